import { describe } from 'vitest'
import { lookAt } from './look'

describe.each(['kit', 'pages', 'table'])('%s', lookAt)
