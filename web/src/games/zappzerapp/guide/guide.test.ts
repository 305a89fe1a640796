import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleView } from '../example'
import type { ZappZerappView } from '../view'
import { HEARD, ZappZerappGuide, type Doing } from './guide.svelte'
import { t } from './texts'

const view = (change: Partial<ZappZerappView> = {}): ZappZerappView => exampleView({ round: 1, ...change })

const hands = (left: number, right: number, shaking = false): Doing => ({
  seat: 0,
  listens: true,
  counting: false,
  runs: false,
  held: [left, right],
  shaking,
})
const resting: Doing = { ...hands(-1, -1), listens: false }

describe('the first round', () => {
  let guide: ZappZerappGuide

  beforeEach(() => {
    vi.useFakeTimers()
    guide = new ZappZerappGuide()
    guide.restart()
  })
  afterEach(() => {
    guide.stop()
    vi.useRealTimers()
  })

  function see(doing: Doing, change: Partial<ZappZerappView> = {}) {
    guide.watch(view(change), doing)
    return guide.lesson(view(change), doing)
  }

  it('leads from taking over shaking and comparing to setting down', () => {
    expect(see(hands(-1, -1))).toBe('take')
    expect(see(hands(-1, 4))).toBe('shake')
    see(hands(-1, 4, true))
    vi.advanceTimersByTime(HEARD)
    expect(see(hands(-1, 4))).toBe('compare')
    expect(see(hands(2, 4))).toBe('choose')
    expect(see(hands(2, -1))).toBe('choose')
  })

  it('tells of the signal while the table counts down, and then of the barrels', () => {
    expect(see({ ...resting, counting: true })).toBe('signal')
    expect(see(hands(-1, -1))).toBe('take')
  })

  it('has not heard enough after a short shake', () => {
    see(hands(-1, 4, true))
    vi.advanceTimersByTime(HEARD / 2)
    see(hands(-1, 4))
    vi.advanceTimersByTime(HEARD)
    expect(see(hands(-1, 4))).toBe('shake')
  })

  it('goes on for those who need no second barrel', () => {
    see(hands(-1, 4, true))
    vi.advanceTimersByTime(HEARD)
    guide.skip('compare')
    expect(see(hands(-1, 4))).toBe('choose')
  })

  it('tells what comes after setting down, and then who runs', () => {
    see(hands(-1, 4))
    const chosen = [4, -1, -1, -1]
    expect(see(resting, { chosen })).toBe('wait')
    const turned = { phase: 'run', chosen } as const
    expect(see({ ...resting, runs: true }, turned)).toBe('run')
    expect(see(resting, { ...turned, too_many: [true, false, false, false] })).toBe('tooMany')
    expect(see(resting, turned)).toBeNull()
  })

  it('takes its leave in the second round, at the latest with the first grab', () => {
    see(hands(-1, -1))
    expect(see(hands(-1, -1), { round: 2 })).toBe('again')
    expect(see(hands(3, -1), { round: 2 })).toBeNull()
    expect(guide.wanted).toBe(false)
  })

  it('says nothing to those who know the game, who only watch, or who have not begun', () => {
    expect(see({ ...resting, seat: null })).toBeNull()
    expect(see(resting, { chosen: [-1, -1, -1, -1] })).toBeNull()
    guide.finish()
    expect(see(hands(-1, -1))).toBeNull()
  })

  it('has words for every lesson', () => {
    for (const lesson of ['signal', 'take', 'shake', 'compare', 'choose', 'wait', 'tooMany', 'run', 'again'] as const) {
      expect(t(lesson, { magic: 9 })).not.toMatch(/[{}]/)
    }
  })
})
