import { firefox } from './puppeteer'
import { suite } from './suite'

suite(firefox)
