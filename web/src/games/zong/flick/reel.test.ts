import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { at } from '../../../lib/sure'
import type { Film } from './film'
import { writeFilm } from './film-writer'
import { Footage } from './footage'
import { loudnessOf, Reel } from './reel.svelte'

const heard = vi.hoisted(() => ({
  impacts: [] as { kind: string; loudness: number; pitch: number; at: number }[],
  now: 0,
}))
vi.mock('../../../lib/sound', () => ({
  impact: (kind: string, loudness: number, pitch: number) =>
    heard.impacts.push({ kind, loudness, pitch, at: heard.now }),
}))

/** Piece 1 stands on piece 0, which the ZONG disc (2) drives over a rail; piece 1 drops. */
const film: Film = {
  ways: [
    {
      carrier: -1,
      keys: [
        { at: 0, x: 140, y: 260 },
        { at: 300, x: 140, y: 260 },
        { at: 700, x: 20, y: 260 },
        { at: 900, x: -40, y: 260 },
      ],
    },
    {
      carrier: 0,
      keys: [
        { at: 0, x: 140, y: 260 },
        { at: 300, x: 140, y: 260 },
        { at: 400, x: 138, y: 260 },
      ],
    },
    {
      carrier: -1,
      keys: [
        { at: 0, x: 140, y: 60 },
        { at: 300, x: 160, y: 240 },
      ],
    },
  ],
  moments: [
    { at: 300, kind: 'disc', disc: 2, other: 0, amount: 1210 },
    { at: 420, kind: 'drop', disc: 1, other: -1, amount: 0 },
    { at: 700, kind: 'hop', disc: 0, other: 3, amount: 905 },
  ],
}

describe('footage', () => {
  const footage = new Footage(film)

  it('shows every piece on its way', () => {
    expect(footage.pieces(500)[0]).toMatchObject({ seat: 0, x: 80, y: 260 })
    expect(footage.pieces(500)[1]).toMatchObject({ seat: 1, x: 138 })
    expect(footage.zong(150)).toMatchObject({ x: 150, y: 150 })
  })

  it('lets a rider stand on its carrier until it drops', () => {
    expect(at(footage.pieces(419), 1).level).toBe(1)
    const falling = [430, 460, 500, 530].map((ms) => at(footage.pieces(ms), 1).level)
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    expect(at(footage.pieces(540), 1).level).toBe(0)
  })

  it('lowers whoever stands on a piece that drops, too', () => {
    const tower = new Footage({
      ways: [-1, 0, 1, -1].map((carrier) => ({ carrier, keys: [{ at: 0, x: 0, y: 0 }] })),
      moments: [{ at: 10, kind: 'drop', disc: 1, other: -1, amount: 0 }],
    })
    expect(tower.pieces(0).map(({ level }) => level)).toEqual([0, 1, 2])
    expect(tower.pieces(200).map(({ level }) => level)).toEqual([0, 0, 1])
  })

  it('lifts a piece over the rail and lets it come down beside the board, never too far to be seen', () => {
    expect(footage.pieces(699)[0]).toMatchObject({ lift: 0, gone: 0 })
    expect(at(footage.pieces(800), 0).lift).toBeGreaterThan(10)
    expect(footage.pieces(900)[0]).toMatchObject({ x: -35, lift: 0, gone: 1 })
  })

  it('lasts until everything has come down', () => {
    expect(footage.duration).toBe(900)
    const late: Film = { ways: film.ways, moments: [{ at: 880, kind: 'drop', disc: 1, other: -1, amount: 0 }] }
    expect(new Footage(late).duration).toBe(1000)
  })

  it('knows who was moved, how hard the flick was, and the trail behind a disc', () => {
    expect(footage.moved()).toEqual([0, 1])
    expect(footage.flickSpeed).toBeCloseTo(604, 0)
    expect(footage.trail(0, 500).map(({ x }) => x)).toEqual([140, 140, 80])
  })
})

describe('a reel', () => {
  let frames: ((now: number) => void)[] = []
  const seen = Object.assign(new EventTarget(), { visibilityState: 'visible' })

  /** Lets pictures come, 16 ms apart, for so long. */
  function watch(ms: number): void {
    for (const end = heard.now + ms; heard.now < end;) {
      heard.now += 16
      for (const frame of frames.splice(0)) frame(heard.now)
    }
  }

  beforeEach(() => {
    frames = []
    heard.impacts = []
    heard.now = 0
    seen.visibilityState = 'visible'
    settings.calm = false
    vi.stubGlobal('document', seen)
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame))
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('reads a film from its text', () => {
    expect(new Reel(writeFilm(film)).lying(900)).toEqual(new Footage(film).pieces(900))
  })

  it('plays to the end in its own time, and each moment is heard when it passes', async () => {
    const reel = new Reel(film)
    const over = reel.play()
    watch(320)
    expect(reel.at).toBeCloseTo(304)
    expect(heard.impacts.map(({ kind }) => kind)).toEqual(['swish', 'wood'])
    watch(1000)
    await over
    expect(reel.at).toBe(reel.duration)
    expect(reel.playing).toBe(false)
    expect(heard.impacts.map(({ kind }) => kind)).toEqual(['swish', 'wood', 'tap', 'clatter'])
  })

  it('is slower, lower and softer in slow motion', () => {
    const slow = new Reel(film)
    void slow.play({ speed: 0.2 })
    watch(1700)
    const reel = new Reel(film)
    void reel.play()
    watch(400)
    const [slowly, quickly] = [at(heard.impacts, 1), at(heard.impacts, 3)]
    expect([slowly.kind, quickly.kind]).toEqual(['wood', 'wood'])
    expect(slowly.at).toBeGreaterThan(1500)
    expect(slowly.loudness).toBeLessThan(quickly.loudness * 0.6)
    expect(slowly.pitch).toBeLessThan(quickly.pitch * 0.7)
  })

  it('can be silent', async () => {
    const reel = new Reel(film, 'large', false)
    const over = reel.play()
    watch(1500)
    await over
    expect(heard.impacts).toEqual([])
  })

  it('can be halted and goes on from there, and begins again once it is over', async () => {
    const reel = new Reel(film)
    const halted = reel.play()
    watch(160)
    reel.pause()
    await halted
    const at = reel.at
    watch(160)
    expect(reel.at).toBe(at)
    void reel.play()
    watch(32)
    expect(reel.at).toBeCloseTo(at + 16)
    reel.hurry()
    void reel.play()
    expect(reel.at).toBe(0)
  })

  it('hurried, is over at once and says nothing more', async () => {
    const reel = new Reel(film)
    const over = reel.play()
    watch(50)
    reel.hurry()
    await over
    expect(reel.at).toBe(reel.duration)
    expect(heard.impacts.map(({ kind }) => kind)).toEqual(['swish'])
  })

  it('is over at once where things keep still, and in a page nobody sees', async () => {
    settings.calm = true
    const calm = new Reel(film)
    await calm.play()
    expect(calm.at).toBe(calm.duration)
    settings.calm = false
    const reel = new Reel(film)
    const over = reel.play()
    watch(50)
    seen.visibilityState = 'hidden'
    seen.dispatchEvent(new Event('visibilitychange'))
    await over
    expect(reel.at).toBe(reel.duration)
    expect(heard.impacts.map(({ kind }) => kind)).toEqual(['swish'])
  })

  it('does not leap when the browser was busy for long', () => {
    const reel = new Reel(film)
    void reel.play()
    watch(32)
    const before = reel.at
    heard.now += 5_000
    watch(16)
    expect(reel.at - before).toBeLessThanOrEqual(100)
  })
})

describe('loudness', () => {
  it('follows the blow', () => {
    expect(loudnessOf(0)).toBe(0)
    expect(loudnessOf(100)).toBeLessThan(loudnessOf(400) * 0.6)
    expect(loudnessOf(9_000)).toBe(1)
  })
})
