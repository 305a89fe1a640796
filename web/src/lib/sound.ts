/** Short, dry, wooden sounds, made here from noise and a few partials; nothing is loaded. */
import { impactKnocks, type Impact, type Knock } from './impact'
import { settings } from './settings.svelte'

export type Sound =
  | ('take' | 'slide' | 'place' | 'lift' | 'coin' | 'swap' | 'turn' | 'end' | 'press')
  | ('card' | 'clank' | 'cube' | 'pour' | 'dragon' | 'hurt' | 'thud' | 'tick' | 'signal')

const knocks: Record<Sound, Knock[]> = {
  press: [{ pitch: 420, ring: 0.03, loud: 0.25 }],
  take: [
    { pitch: 620, ring: 0.05, loud: 0.7 },
    { pitch: 480, ring: 0.04, loud: 0.4, at: 0.07 },
  ],
  slide: [
    { pitch: 180, ring: 0.14, loud: 0.3 },
    { pitch: 340, ring: 0.05, loud: 0.5, at: 0.16 },
  ],
  place: [{ pitch: 300, ring: 0.06, loud: 0.8 }],
  lift: [{ pitch: 380, ring: 0.04, loud: 0.45 }],
  coin: [
    { pitch: 1760, ring: 0.2, loud: 0.3 },
    { pitch: 2350, ring: 0.26, loud: 0.24, at: 0.06 },
  ],
  swap: [
    { pitch: 560, ring: 0.05, loud: 0.6 },
    { pitch: 700, ring: 0.05, loud: 0.6, at: 0.11 },
  ],
  turn: [
    { pitch: 520, ring: 0.12, loud: 0.6 },
    { pitch: 780, ring: 0.16, loud: 0.5, at: 0.13 },
  ],
  card: [
    { pitch: 900, ring: 0.02, loud: 0.3 },
    { pitch: 640, ring: 0.03, loud: 0.35, at: 0.05 },
  ],
  clank: [
    { pitch: 1180, ring: 0.3, loud: 0.5 },
    { pitch: 1570, ring: 0.24, loud: 0.35, at: 0.03 },
  ],
  cube: [{ pitch: 740, ring: 0.03, loud: 0.5 }],
  pour: [0, 0.06, 0.11, 0.19, 0.24, 0.33, 0.41].map((at, i) => ({
    pitch: 620 + (i % 3) * 110,
    ring: 0.03,
    loud: 0.4,
    at,
  })),
  dragon: [0, 0.16, 0.3].map((at, i) => ({ pitch: 78 - i * 9, ring: 0.5, loud: 0.9, at })),
  hurt: [
    { pitch: 150, ring: 0.16, loud: 0.8 },
    { pitch: 112, ring: 0.2, loud: 0.6, at: 0.09 },
  ],
  thud: [
    { pitch: 96, ring: 0.16, loud: 1 },
    { pitch: 210, ring: 0.05, loud: 0.7 },
    { pitch: 120, ring: 0.1, loud: 0.3, at: 0.06 },
  ],
  tick: [{ pitch: 560, ring: 0.04, loud: 0.7 }],
  signal: [
    { pitch: 1120, ring: 0.16, loud: 0.7 },
    { pitch: 1680, ring: 0.2, loud: 0.4, at: 0.05 },
  ],
  end: [520, 650, 780, 1040].map((pitch, i) => ({ pitch, ring: 0.22, loud: 0.5, at: i * 0.13 })),
}

/** Overtones of a struck wooden bar: they stand apart like this and die away sooner the higher they are. */
const PARTIALS = [
  { ratio: 1, share: 1 },
  { ratio: 2.76, share: 0.35 },
  { ratio: 5.4, share: 0.12 },
]

/** Milliseconds in which the same sound is not begun again: many moves at once are one knock, not a rattle. */
const APART = 90
/** Of discs that meet at nearly the same time each is heard, up to so many in so many milliseconds. */
const MOST_IMPACTS = 8
const IMPACT_WINDOW = 60

let room: AudioContext | null = null
let waking = false
const begun = new Map<Sound, number>()
let impacts: number[] = []

export function play(sound: Sound): void {
  if (settings.volume > 0 && canBeHeard() && !isRattle(sound)) ring(knocks[sound])
}

/** Something strikes something: the loudness (0 to 1) follows the blow, and a hard one sounds brighter. */
export function impact(kind: Impact, loudness: number, pitch = 1): void {
  if (settings.volume > 0 && loudness > 0 && canBeHeard() && !isTooMuch()) ring(impactKnocks(kind, loudness, pitch))
}

/** The audio context, for parts that bring their own sounds; null while nothing may be heard. */
export function soundRoom(): AudioContext | null {
  if (!canBeHeard()) return null
  room ??= new AudioContext()
  if (room.state !== 'running') void room.resume()
  return room
}

/** Browsers stay silent until the first touch. What was to sound before would all come at once with it. */
function canBeHeard(): boolean {
  if (typeof AudioContext === 'undefined' || document.visibilityState === 'hidden') return false
  return navigator.userActivation?.hasBeenActive ?? true
}

function isRattle(sound: Sound): boolean {
  const now = performance.now()
  if (now - (begun.get(sound) ?? -Infinity) < APART) return true
  begun.set(sound, now)
  return false
}

function isTooMuch(): boolean {
  const now = performance.now()
  impacts = impacts.filter((time) => now - time < IMPACT_WINDOW)
  if (impacts.length >= MOST_IMPACTS) return true
  impacts.push(now)
  return false
}

function ring(struck: Knock[]): void {
  room ??= new AudioContext()
  if (room.state === 'running') strikeAll(room, struck)
  else void wake(room, struck)
}

async function wake(room: AudioContext, struck: Knock[]): Promise<void> {
  if (waking) return
  waking = true
  await room.resume().finally(() => (waking = false))
  strikeAll(room, struck)
}

function strikeAll(room: AudioContext, struck: Knock[]): void {
  for (const knock of struck) (knock.hiss ? rush : strike)(room, knock)
}

function strike(room: AudioContext, { pitch, ring, loud, at = 0, bright = 1 }: Knock): void {
  const start = room.currentTime + at
  for (const { ratio, share } of PARTIALS) {
    const tone = new OscillatorNode(room, { type: 'sine', frequency: pitch * ratio })
    const fading = fade(room, start, loud * share * settings.volume * 0.5, ring / ratio + 0.02)
    tone.connect(fading).connect(room.destination)
    tone.start(start)
    tone.stop(start + ring + 0.2)
  }
  const tap = new AudioBufferSourceNode(room, { buffer: noise(room) })
  const body = new BiquadFilterNode(room, { type: 'bandpass', frequency: pitch * 2.2 * bright, Q: 1.4 })
  tap
    .connect(body)
    .connect(fade(room, start, loud * settings.volume * 0.6, 0.018))
    .connect(room.destination)
  tap.start(start)
}

/** Air or felt: noise that rises and dies away while it darkens. */
function rush(room: AudioContext, { pitch, ring, loud, at = 0 }: Knock): void {
  const start = room.currentTime + at
  const air = new AudioBufferSourceNode(room, { buffer: noise(room), loop: true })
  const body = new BiquadFilterNode(room, { type: 'bandpass', frequency: pitch, Q: 0.9 })
  body.frequency.setValueAtTime(pitch, start)
  body.frequency.exponentialRampToValueAtTime(pitch / 3, start + ring)
  const gain = new GainNode(room, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud * settings.volume * 0.5, start + ring * 0.2)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + ring)
  air.connect(body).connect(gain).connect(room.destination)
  air.start(start)
  air.stop(start + ring)
}

function fade(room: AudioContext, start: number, peak: number, length: number): GainNode {
  const gain = new GainNode(room, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(peak, start + 0.002)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.002 + length * 1.6)
  return gain
}

let grit: AudioBuffer | null = null

function noise(room: AudioContext): AudioBuffer {
  if (grit) return grit
  grit = room.createBuffer(1, room.sampleRate * 0.06, room.sampleRate)
  const samples = grit.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return grit
}
