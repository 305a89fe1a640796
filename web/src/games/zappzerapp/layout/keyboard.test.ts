import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { Keyboard } from './keyboard'
import { LEFT, RIGHT } from '../moves'

const { said } = vi.hoisted(() => ({ said: [] as string[] }))
vi.mock('../../../lib/announce.svelte', () => ({ announce: (text: string) => said.push(text) }))

class FakeElement {
  dataset: Record<string, string> = {}
  constructor(
    place: number | null,
    readonly x: number,
  ) {
    if (place !== null) this.dataset.barrel = String(place)
  }
  getBoundingClientRect() {
    return { x: this.x, y: 0 }
  }
  focus(): void {
    Object.assign(document, { activeElement: this })
  }
  closest = () => this
  matches = () => 'barrel' in this.dataset
}

const near = new FakeElement(3, 0)
const barrels = [near, new FakeElement(5, 100), new FakeElement(8, 10)]
const hands = { ready: RIGHT, shake: vi.fn(), take: vi.fn(() => true), putBack: vi.fn(), choose: vi.fn() }
let moving: boolean
let keyboard: Keyboard

function press(code: string, more: object = {}): boolean {
  let prevented = false
  const held = { repeat: false, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
  const preventDefault = (): void => void (prevented = true)
  keyboard.press({ code, target: document.activeElement, preventDefault, ...held, ...more })
  return prevented
}

beforeEach(() => {
  settings.lang = 'de'
  vi.clearAllMocks()
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('HTMLInputElement', class {})
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null, querySelectorAll: () => barrels })
  moving = false
  keyboard = new Keyboard(
    { hands, counting: false },
    () => ({ enter: () => near.focus() }),
    () => moving,
  )
})
afterEach(() => vi.unstubAllGlobals())

test('each hand has its own keys', () => {
  press('KeyZ')
  press('KeyC')
  press('Digit1')
  press('Digit2')
  expect(hands.putBack.mock.calls).toEqual([[LEFT], [RIGHT]])
  expect(hands.choose.mock.calls).toEqual([[LEFT], [RIGHT]])
})

test('a held key shakes until it is let go, with Shift harder', () => {
  press('KeyQ')
  press('KeyE', { shiftKey: true })
  keyboard.release({ code: 'KeyQ' })
  expect(hands.shake.mock.calls).toEqual([
    [LEFT, 3],
    [RIGHT, 5],
    [LEFT, 0],
  ])
})

test('whoever looks elsewhere lets go of all keys', () => {
  press('KeyQ')
  keyboard.drop()
  keyboard.release({ code: 'KeyQ' })
  expect(hands.shake.mock.calls).toEqual([
    [LEFT, 3],
    [LEFT, 0],
  ])
})

test('the space bar shakes what was taken last, and first of all ends what moves', () => {
  expect(press('Space')).toBe(true)
  moving = true
  press('Space')
  expect(hands.shake.mock.calls).toEqual([[RIGHT, 3]])
})

test('the space bar presses a button that has the focus', () => {
  new FakeElement(null, 0).focus()
  expect(press('Space')).toBe(false)
  expect(hands.shake).not.toHaveBeenCalled()
})

test('the barrel under the focus is taken, and the focus goes to the one beside it', () => {
  press('ArrowLeft')
  press('KeyD')
  expect(hands.take).toHaveBeenCalledExactlyOnceWith(RIGHT, 3)
  expect(document.activeElement).toBe(barrels[2])
})

test('before the signal a hand is told to wait', () => {
  keyboard = new Keyboard(
    { hands, counting: true },
    () => ({ enter: () => near.focus() }),
    () => moving,
  )
  expect([press('KeyA'), press('KeyD')]).toEqual([true, true])
  expect(said).toEqual(['Warte auf „Zapp!“', 'Warte auf „Zapp!“'])
  expect(hands.take).not.toHaveBeenCalled()
})

test('without a focus the first barrel is found', () => {
  press('KeyA')
  expect(hands.take).toHaveBeenCalledExactlyOnceWith(LEFT, 3)
})

test('a key that is held down takes and sets down only once', () => {
  press('KeyA', { repeat: true })
  press('Digit1', { repeat: true })
  expect(hands.take).not.toHaveBeenCalled()
  expect(hands.choose).not.toHaveBeenCalled()
})

test('keys with Ctrl belong to the browser', () => {
  expect(press('KeyA', { ctrlKey: true })).toBe(false)
})
