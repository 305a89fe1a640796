import { afterEach, expect, test, vi } from 'vitest'
import { isForTable, meansHint, meansUndo } from './shortcut'

const pressed = (key: string, more: object = {}): KeyboardEvent => ({ key, ...more }) as KeyboardEvent

afterEach(() => vi.unstubAllGlobals())

test('u undoes, and so does what undoes everywhere else', () => {
  expect(
    [pressed('u'), pressed('U'), pressed('z', { ctrlKey: true }), pressed('z', { metaKey: true })].every(meansUndo),
  ).toBe(true)
  const others = [
    pressed('z'),
    pressed('u', { ctrlKey: true }),
    pressed('Z', { ctrlKey: true, shiftKey: true }),
    pressed('Backspace'),
  ]
  expect(others.some(meansUndo)).toBe(false)
})

test('h asks for a hint', () => {
  expect(meansHint(pressed('h'))).toBe(true)
  expect(meansHint(pressed('h', { ctrlKey: true }))).toBe(false)
})

test('keys are for the table unless somebody writes or a sheet is open', () => {
  class Input {
    type = 'text'
  }
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('document', { querySelector: () => null })
  expect(isForTable(pressed('u', { target: null }))).toBe(true)
  expect(isForTable(pressed('u', { target: new Input() }))).toBe(false)
  vi.stubGlobal('document', { querySelector: () => ({}) })
  expect(isForTable(pressed('u', { target: null }))).toBe(false)
})
