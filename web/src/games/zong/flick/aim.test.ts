import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Aim } from './aim.svelte'
import { boardOf } from '../board/board'
import { flickIn } from '../moves'
import { planOf } from '../board/geometry'

const board = boardOf('classic')
const wide = planOf(board, false)
const FULL = 120
const FINGER = 12
const piece = { seat: 4, x: 140, y: 260, level: 0 }
const onflick = vi.fn()
let aim: Aim

const press = (key: string, held: Partial<{ shiftKey: boolean; altKey: boolean; ctrlKey: boolean }> = {}): boolean =>
  aim.press({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held }, wide)

beforeEach(() => {
  onflick.mockReset()
  aim = new Aim(board, 'large', () => [piece], onflick)
})

describe('a pointer at the disc', () => {
  it('finds it where the board offers it first, with a slack cord', () => {
    expect(aim.spot.x).toBeCloseTo(140)
    expect(aim.spot.y).toBeCloseTo(60, 0)
    expect(aim.move).toBeNull()
  })

  it('pulls it back, and letting go flicks straight against the pull', () => {
    expect(aim.grab(aim.spot, FINGER, null)).toBe(true)
    aim.drag({ x: aim.spot.x, y: aim.spot.y - FULL }, FULL)
    expect(aim.strength).toBe(1000)
    expect(aim.degrees).toBe(0)
    expect(aim.contact).toMatchObject({ met: 'piece', seat: 4 })
    expect(onflick).not.toHaveBeenCalled()
    aim.letGo()
    expect(onflick).toHaveBeenCalledExactlyOnceWith(aim.move)
    expect(flickIn(onflick.mock.lastCall?.[0])).toEqual({ u: aim.u, v: aim.v, d: 2500, s: 1000 })
  })

  it('is as strong as the pull is long, from the rim of the disc to the full pull and no further', () => {
    aim.grab(aim.spot, FINGER, null)
    aim.drag({ x: aim.spot.x, y: aim.spot.y - (aim.radius + (FULL - aim.radius) / 2) }, FULL)
    expect(aim.strength).toBe(500)
    aim.drag({ x: aim.spot.x, y: aim.spot.y - 3 * FULL }, FULL)
    expect(aim.strength).toBe(1000)
  })

  it('flicks nothing when it goes back to the disc, or when somebody thinks better of it', () => {
    aim.grab(aim.spot, FINGER, null)
    aim.drag({ x: 150, y: -20 }, FULL)
    aim.drag({ x: aim.spot.x, y: aim.spot.y - aim.radius }, FULL)
    expect(aim.strength).toBe(0)
    aim.letGo()
    aim.grab(aim.spot, FINGER, null)
    aim.drag({ x: 150, y: -20 }, FULL)
    press('Escape')
    aim.letGo()
    expect(onflick).not.toHaveBeenCalled()
    expect(aim.strength).toBe(0)
  })

  it('flicks only once', () => {
    aim.grab(aim.spot, FINGER, null)
    aim.drag({ x: 140, y: -60 }, FULL)
    aim.letGo()
    expect(aim.grab(aim.spot, FINGER, null)).toBe(false)
    aim.flick()
    expect(press('Enter')).toBe(false)
    expect(onflick).toHaveBeenCalledTimes(1)
  })

  it('elsewhere on the target brings the disc there, and off the target holds nothing', () => {
    expect(aim.grab({ x: 200, y: 40 }, FINGER, null)).toBe(true)
    expect(aim.held).toBe('disc')
    expect(aim.spot.x).toBeCloseTo(200, 0)
    aim.drag({ x: 210, y: 50 }, FULL)
    aim.letGo()
    expect(aim.spot.x).toBeCloseTo(210, 0)
    expect(aim.spot.y).toBeCloseTo(50, 0)
    expect(aim.grab({ x: 140, y: 400 }, FINGER, null)).toBe(false)
    expect(onflick).not.toHaveBeenCalled()
  })

  it('moves the disc itself while it is to be placed, once', () => {
    aim.placing = true
    aim.grab(aim.spot, FINGER, null)
    aim.drag({ x: 100, y: 30 }, FULL)
    expect(aim.spot.x).toBeCloseTo(100, 0)
    aim.letGo()
    expect(aim.placing).toBe(false)
    aim.grab(aim.spot, FINGER, null)
    expect(aim.held).toBe('cord')
  })

  it('takes up the grip of a cord that was pulled by keys', () => {
    press('ArrowUp')
    const grip = { x: 140, y: -10 }
    expect(aim.grab({ x: 145, y: -12 }, FINGER, grip)).toBe(true)
    expect(aim.held).toBe('cord')
  })

  it('is one at a time', () => {
    aim.grab(aim.spot, FINGER, null)
    expect(aim.grab({ x: 200, y: 40 }, FINGER, null)).toBe(false)
    expect(aim.held).toBe('cord')
  })
})

describe('keys', () => {
  it('pull the cord first, then turn by a degree, with Shift by a twentieth', () => {
    press('ArrowLeft')
    expect(aim.strength).toBe(500)
    expect(aim.degrees).toBeCloseTo(1, 1)
    press('ArrowLeft', { shiftKey: true })
    expect(aim.degrees).toBeCloseTo(1.05, 1)
    for (let i = 0; i < 20; i++) press('ArrowRight', { shiftKey: true })
    expect(aim.degrees).toBeCloseTo(0.05, 1)
  })

  it('change the strength by two percent, with Shift by a tenth, never beyond what there is', () => {
    press('ArrowUp')
    press('ArrowUp')
    expect(aim.strength).toBe(520)
    press('ArrowDown', { shiftKey: true })
    expect(aim.strength).toBe(519)
    for (let i = 0; i < 60; i++) press('ArrowUp')
    expect(aim.strength).toBe(1000)
    for (let i = 0; i < 60; i++) press('ArrowDown')
    expect(aim.strength).toBe(1)
  })

  it('move the disc as the screen shows it: left is up the board where the target is right', () => {
    const { x, y } = aim.spot
    press('a')
    expect(aim.spot.y).toBeCloseTo(y + 2, 0)
    press('w')
    expect(aim.spot.x).toBeLessThan(x)
    const before = { u: aim.u, v: aim.v }
    press('S', { shiftKey: true })
    expect(aim.u - before.u).toBe(1)
    press('ArrowRight', { altKey: true })
    expect(aim.spot.y).toBeCloseTo(y, 0)
  })

  it('always get the disc to a next spot, also in the finest steps', () => {
    for (const key of ['W', 'A', 'S', 'D']) {
      const before = `${aim.u} ${aim.v}`
      press(key, { shiftKey: true })
      expect(`${aim.u} ${aim.v}`).not.toBe(before)
    }
  })

  it('flick with Enter or the space bar, but never with a slack cord', () => {
    press('Enter')
    expect(onflick).not.toHaveBeenCalled()
    press(' ')
    expect(onflick).toHaveBeenCalledExactlyOnceWith(aim.move)
  })

  it('leave other keys to others', () => {
    expect(press('u')).toBe(false)
    expect(press('?')).toBe(false)
    expect(press('s', { ctrlKey: true })).toBe(false)
    expect(aim.strength).toBe(0)
  })
})

it('can be aimed as a known flick, to show advice', () => {
  const advised = 78 + ((300 * 501 + 100) * 20000 + 3000) * 1000 + 679
  aim.take(advised)
  expect(aim.move).toBe(advised)
  aim.take(3)
  expect(aim.move).toBe(advised)
})
