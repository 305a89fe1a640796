import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { Camera } from './camera.svelte'

const MAP = { width: 1090, height: 740 }
const WIDE = { width: 840, height: 570 }
const PHONE = { width: 390, height: 352 }
const PAWN = { x: 600, y: 345 }

function camera(window: { width: number; height: number }): Camera {
  const made = new Camera(MAP)
  made.resize(window, PAWN)
  return made
}

beforeEach(() => {
  settings.calm = true
})

describe('a wide window', () => {
  it('shows the whole map in its middle', () => {
    const { isWhole, isExcerpt, middle, seen } = camera(WIDE)
    expect([isWhole, isExcerpt]).toEqual([true, false])
    expect(middle).toEqual({ x: 545, y: 370 })
    expect(seen.width).toBeGreaterThanOrEqual(MAP.width)
    expect(seen.height).toBeGreaterThanOrEqual(MAP.height)
  })

  it('goes no further away than that', () => {
    const wide = camera(WIDE)
    const before = wide.zoom
    wide.step(0.5)
    expect(wide.zoom).toBe(before)
  })

  it('fits again when it changes its size', () => {
    const wide = camera(WIDE)
    wide.resize({ width: 1200, height: 900 }, PAWN)
    expect(wide.isWhole).toBe(true)
  })
})

describe('a phone', () => {
  it('shows an excerpt round the own pawn', () => {
    const phone = camera(PHONE)
    expect(phone.isExcerpt).toBe(true)
    expect(phone.middle).toEqual(PAWN)
  })

  it('shows nothing beyond the edges', () => {
    const phone = camera(PHONE)
    phone.pan(100_000, 100_000)
    expect(phone.seen.x).toBeCloseTo(0)
    expect(phone.seen.y).toBeCloseTo(0)
    phone.pan(-100_000, -100_000)
    expect(phone.seen.x + phone.seen.width).toBeCloseTo(MAP.width)
    expect(phone.seen.y + phone.seen.height).toBeCloseTo(MAP.height)
  })

  it('pans as far as the finger goes', () => {
    const phone = camera(PHONE)
    const under = phone.under({ x: 100, y: 100 })
    phone.pan(30, -20)
    const now = phone.under({ x: 130, y: 80 })
    expect(now.x).toBeCloseTo(under.x)
    expect(now.y).toBeCloseTo(under.y)
  })

  it('zooms round what lies between the fingers', () => {
    const phone = camera(PHONE)
    const place = { x: 250, y: 120 }
    const under = phone.under(place)
    phone.zoomAt(1.4, place)
    expect(phone.under(place).x).toBeCloseTo(under.x)
    expect(phone.under(place).y).toBeCloseTo(under.y)
  })

  it('comes nearer by a double tap and goes back by another', async () => {
    const phone = camera(PHONE)
    const usual = phone.zoom
    await phone.nearOrUsual({ x: 200, y: 170 })
    expect(phone.zoom).toBeGreaterThan(usual)
    await phone.nearOrUsual({ x: 200, y: 170 })
    expect(phone.zoom).toBe(usual)
  })

  it('shows everything at a wish', async () => {
    const phone = camera(PHONE)
    await phone.showAll()
    expect(phone.isWhole).toBe(true)
  })

  it('leaves the picture alone for what is seen already, and brings the rest into sight', async () => {
    const phone = camera(PHONE)
    const before = phone.middle
    await phone.reveal([{ x: 640, y: 360 }], 70)
    expect(phone.middle).toEqual(before)
    await phone.reveal([{ x: 1000, y: 600 }], 70)
    const { x, y, width, height } = phone.seen
    expect(1000).toBeGreaterThan(x)
    expect(1000).toBeLessThan(x + width)
    expect(600).toBeGreaterThan(y)
    expect(600).toBeLessThan(y + height)
  })

  it('shows several places at once if they fit, and the first one in any case', async () => {
    const phone = camera(PHONE)
    const sees = ({ x }: { x: number }): boolean => x > phone.seen.x && x < phone.seen.x + phone.seen.width
    const [pawn, near, far] = [PAWN, { x: 800, y: 345 }, { x: 1060, y: 345 }]
    await phone.reveal([pawn, near], 70)
    expect([pawn, near].every(sees)).toBe(true)
    await phone.reveal([pawn, near, far], 70)
    expect(sees(pawn)).toBe(true)
  })

  it('brings a place out from under what lies over the window, at the very edge of the map, too', async () => {
    const phone = camera(PHONE)
    phone.covered = { top: 40, bottom: 160 }
    await phone.reveal([{ x: 300, y: 700 }], 30)
    const seen = (700 - phone.seen.y) * phone.zoom
    expect(seen).toBeLessThanOrEqual(PHONE.height - 160)
    expect(seen).toBeGreaterThan(40)
  })

  it('keeps what was chosen when its size changes', () => {
    const phone = camera(PHONE)
    phone.pan(-100, 0)
    const { middle, zoom } = phone
    phone.resize({ width: 390, height: 340 }, { x: 0, y: 0 })
    expect(phone.zoom).toBe(zoom)
    expect(phone.middle.x).toBeCloseTo(middle.x)
  })
})
