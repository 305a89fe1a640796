import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import SeatCards, { SIZES } from './bench/SeatCards.svelte'

/** Pixels that four letters need. */
const LEGIBLE = 24

let cards: [name: string, card: Element][]

beforeEach(async () => {
  await page.viewport(1280, 1400)
  const { container } = await render(SeatCards)
  const places = [...container.querySelectorAll<HTMLElement>('[data-card]')]
  cards = places.map((place) => [place.dataset.card!, place.firstElementChild!])
})
afterEach(() => page.viewport(1280, 800))

test('nothing that may be the matter with a seat changes the height of its card', () => {
  const heights = Object.values(SIZES).map(([, height]) => height)
  expect(cards.length).toBeGreaterThan(40)
  for (const [i, [name, card]] of cards.entries()) {
    expect([name, card.getBoundingClientRect().height]).toEqual([name, heights[i % heights.length]])
  }
})

test('whatever a card says stays on it, and the name can always be read', () => {
  for (const [name, card] of cards) {
    const outer = card.getBoundingClientRect()
    const parts = [...card.querySelectorAll('.name, .words, .things, .sand')]
    const sticking = parts.filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      return left < outer.left - 1 || top < outer.top - 1 || right > outer.right + 1 || bottom > outer.bottom + 1
    })
    expect([name, sticking.map((part) => part.textContent)]).toEqual([name, []])
    expect(card.querySelector('.name')!.getBoundingClientRect().width).toBeGreaterThan(LEGIBLE)
  }
})
