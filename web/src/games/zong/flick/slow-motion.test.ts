import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogEntry } from '../../../feed/messages'
import type { EventOf } from '../../../feed/typed'
import { settings } from '../../../lib/settings.svelte'
import type { Size, ZongHappening } from '../view'
import type { Film } from './film'
import { writeFilm } from './film-writer'
import { lastFlick, reelOf, SlowMotion } from './slow-motion.svelte'

vi.mock('../../../lib/sound', () => ({ impact: () => {} }))

const still = { carrier: -1, keys: [{ at: 0, x: 100, y: 300 }] }
const flickOver = (ms: number): Film => ({
  ways: [
    still,
    {
      carrier: -1,
      keys: [
        { at: 0, x: 140, y: 60 },
        { at: ms, x: 140, y: 200 },
      ],
    },
  ],
  moments: [],
})
const filmed = (film: string, disc: Size = 'large'): EventOf<'zong', 'flicked'> => ({
  kind: 'flicked',
  seat: 0,
  values: { film, disc, u: 500, v: 300, dx: 0, dy: 2500, strength: 680, number: 1, of: 1 },
})
const flicked = (ms: number, disc?: Size): EventOf<'zong', 'flicked'> => filmed(writeFilm(flickOver(ms)), disc)
const entry = (...happenings: ZongHappening[]): LogEntry => ({
  seq: 1,
  at: 0,
  kind: 'move',
  happenings,
  thought: null,
})
const other: ZongHappening = { kind: 'missed', seat: 0, values: {} }

describe('the last flick', () => {
  it('is found in the log, however long ago', () => {
    const log = [entry(flicked(100)), entry(other, flicked(300), other), entry(other)]
    expect(lastFlick(log)).toEqual(flicked(300))
    expect(reelOf(flicked(300))?.duration).toBe(300)
  })

  it('is nothing before the first one, and nothing when its film cannot be read', () => {
    expect(lastFlick([entry(other)])).toBeNull()
    expect(reelOf(filmed('!'))).toBeNull()
  })

  it('knows how large the disc was', () => {
    expect(reelOf(flicked(100, 'small'))?.zong(0)).toMatchObject({ x: 140, y: 60, size: 'small' })
  })
})

describe('slow motion', () => {
  beforeEach(() => {
    settings.calm = false
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    vi.stubGlobal('requestAnimationFrame', () => 1)
    vi.stubGlobal('cancelAnimationFrame', () => {})
  })
  afterEach(() => vi.unstubAllGlobals())

  it('begins slowly, and keeps the speed that was chosen', () => {
    const slow = new SlowMotion()
    slow.open([entry(flicked(100))])
    expect(slow.reel).toMatchObject({ playing: true, speed: 0.2 })
    slow.slowTo(0.5)
    expect(slow.reel?.speed).toBe(0.5)
    slow.close()
    slow.open([entry(flicked(100))])
    expect(slow.reel?.speed).toBe(0.5)
  })

  it('halts where one looks closely', () => {
    const slow = new SlowMotion()
    slow.open([entry(flicked(100))])
    slow.seek(40)
    expect(slow.reel).toMatchObject({ playing: false, at: 40 })
    slow.toggle()
    expect(slow.reel?.playing).toBe(true)
    slow.toggle()
    expect(slow.reel?.playing).toBe(false)
  })

  it('waits to be moved by hand where things keep still', () => {
    settings.calm = true
    const slow = new SlowMotion()
    slow.open([entry(flicked(100))])
    expect(slow.reel).toMatchObject({ playing: false, at: 0 })
    settings.calm = false
  })

  it('lets others wait until it is closed', async () => {
    const slow = new SlowMotion()
    await slow.closed
    slow.open([entry(flicked(100))])
    let waited = false
    const waiting = slow.closed.then(() => (waited = true))
    await Promise.resolve()
    expect(waited).toBe(false)
    slow.close()
    await waiting
    expect(slow.reel).toBeNull()
  })

  it('stays shut without a flick', () => {
    const slow = new SlowMotion()
    slow.open([entry(other)])
    expect(slow.reel).toBeNull()
  })
})
