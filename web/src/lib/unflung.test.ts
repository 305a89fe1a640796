import { expect, test } from 'vitest'
import { unflung } from './unflung'

test.each([true, false])('a finger moves the page only while it drags nothing (dragging: %s)', (isDragging) => {
  const board = new EventTarget()
  unflung(() => isDragging)(board as HTMLElement)
  const moved = new Event('touchmove', { cancelable: true })
  board.dispatchEvent(moved)
  expect(moved.defaultPrevented).toBe(isDragging)
})
