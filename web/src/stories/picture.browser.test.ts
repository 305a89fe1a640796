/** A fingerprint is coarse. These tests show that it misses nothing that a player would miss, and finds the same again. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { settings } from '../lib/settings.svelte'
import { stories } from './all'
import { extentOf, FEW, fingerprint, picture, squaresApart } from './picture'
import { show } from './show'
import type { Story } from './story'

const TABLES = [
  'klong/table/act',
  'nummerus/table/take',
  'sechserreihe/table/turn',
  'zappzerapp/table/run',
  'zong/table/flick',
]

beforeEach(() => void (settings.light = 'evening'))

function told(name: string): Story {
  const story = stories.find((other) => other.name === name)
  if (!story) throw new Error(`${name}: nobody tells this`)
  return story
}

async function squaresThatChange(name: string, change: (place: HTMLElement) => void): Promise<number> {
  await page.viewport(1280, 800)
  const story = told(name)
  const { place, takeAway } = await show(story)
  const before = await fingerprint(await picture(extentOf(story)))
  change(place)
  const after = await fingerprint(await picture(extentOf(story)))
  await takeAway()
  return squaresApart(before, after).length
}

const strokes = (drawing: Element): number => drawing.querySelectorAll('*').length

test.each(TABLES)('%s is the same to a pixel when it is shown again', async (name) => {
  await page.viewport(1280, 800)
  const story = told(name)
  const first = await show(story)
  const before = await picture(extentOf(story))
  await first.takeAway()
  const second = await show(story)
  expect((await picture(extentOf(story))) === before).toBe(true)
  await second.takeAway()
})

test.each(TABLES)('%s differs without its richest drawing', async (name) => {
  const takeDrawing = (place: HTMLElement): void => {
    const [richest] = [...place.querySelectorAll('svg')].toSorted((one, other) => strokes(other) - strokes(one))
    richest?.remove()
  }
  expect(await squaresThatChange(name, takeDrawing)).toBeGreaterThan(FEW)
})

test.each([
  ['klong/table/act', '[data-zone="row"]'],
  ['klong/table/act', '[data-zone="hand"]'],
  ['klong/table/act', '[data-zone="counters"]'],
  ['nummerus/table/take', '.seat-paper'],
])('%s differs without %s', async (name, selector) => {
  const take = (place: HTMLElement): void => place.querySelector(selector)?.remove()
  expect(await squaresThatChange(name, take)).toBeGreaterThan(FEW)
})

test.each(['kit/button', 'kit/key', 'kit/seat-token', 'kit/switch', 'table/watchers'])(
  '%s differs when nothing is there',
  async (name) => {
    expect(await squaresThatChange(name, (place) => place.replaceChildren())).toBeGreaterThan(FEW)
  },
)
