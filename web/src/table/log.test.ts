import { expect, test } from 'vitest'
import { pieces } from './log'

test('numbers of the game stand out', () => {
  expect(pieces('Kuno nahm die 25.')).toEqual([
    { text: 'Kuno nahm die ', strong: false },
    { text: '25', strong: true },
    { text: '.', strong: false },
  ])
})

test("numbers in people's names do not", () => {
  expect(pieces('\u2060Gast 2\u2060 nahm die 25.')).toEqual([
    { text: 'Gast 2 nahm die ', strong: false },
    { text: '25', strong: true },
    { text: '.', strong: false },
  ])
})
