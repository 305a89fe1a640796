import { chromium } from './puppeteer'
import { suite } from './suite'

suite(chromium)
