import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { longPress } from './long-press'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function button(options?: Parameters<typeof longPress>[1]) {
  const node = new EventTarget()
  const seen = { held: 0, clicks: 0 }
  const stop = longPress(() => seen.held++, options)(node as HTMLElement)
  node.addEventListener('click', () => seen.clicks++)
  const tell = (kind: string, facts: object = {}): Event => {
    const usual = { pointerType: 'touch', button: 0, clientX: 50, clientY: 50, detail: 1 }
    const event = new Event(kind, { cancelable: true })
    for (const [name, value] of Object.entries({ ...usual, ...facts })) Object.defineProperty(event, name, { value })
    node.dispatchEvent(event)
    return event
  }
  return { seen, tell, stop }
}

it('is told while the finger is still down, and its click is none', () => {
  const { seen, tell } = button()
  tell('pointerdown')
  vi.advanceTimersByTime(500)
  expect(seen.held).toBe(1)
  expect(tell('contextmenu').defaultPrevented).toBe(true)
  tell('pointerup')
  tell('click')
  expect(seen).toEqual({ held: 1, clicks: 0 })
  tell('click')
  expect(seen.clicks).toBe(1)
})

it('is none when the finger is lifted, moves on or is not alone', () => {
  const { seen, tell } = button()
  for (const [kind, facts] of [
    ['pointerup', {}],
    ['pointermove', { clientX: 80 }],
    ['pointerleave', {}],
    ['pointerdown', {}],
  ] as const) {
    tell('pointerdown')
    tell(kind, facts)
    vi.advanceTimersByTime(1000)
  }
  tell('click')
  expect(seen).toEqual({ held: 0, clicks: 1 })
})

it('survives a trembling finger', () => {
  const { seen, tell } = button()
  tell('pointerdown')
  tell('pointermove', { clientX: 54 })
  vi.advanceTimersByTime(500)
  expect(seen.held).toBe(1)
})

it('is for fingers, and for a mouse where it may', () => {
  const [withFingers, withAll] = [button(), button({ mouse: true })]
  for (const { tell } of [withFingers, withAll]) tell('pointerdown', { pointerType: 'mouse' })
  vi.advanceTimersByTime(500)
  expect([withFingers.seen.held, withAll.seen.held]).toEqual([0, 1])
})

it('leaves the keyboard alone', () => {
  const { seen, tell } = button()
  tell('pointerdown')
  vi.advanceTimersByTime(500)
  tell('click', { detail: 0 })
  expect(seen.clicks).toBe(1)
})

it('says while it is pressed', () => {
  const pressing: boolean[] = []
  const { tell } = button({ onpressing: (isPressing) => pressing.push(isPressing) })
  tell('pointerdown')
  tell('pointerup')
  tell('pointerdown')
  vi.advanceTimersByTime(500)
  expect(pressing).toEqual([true, false, true, false])
})

it('is forgotten with its element', () => {
  const { seen, tell, stop } = button()
  tell('pointerdown')
  stop?.()
  vi.advanceTimersByTime(500)
  expect(seen.held).toBe(0)
})
