import { suite } from './suite'
import { webkit } from './webkit'

suite(webkit)
