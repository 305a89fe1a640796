/** Short, dry, wooden sounds, made here from noise and a few partials; nothing is loaded. */
import { settings } from './settings.svelte'

export type Sound = 'take' | 'slide' | 'place' | 'lift' | 'coin' | 'swap' | 'turn' | 'end' | 'press'

/** A knock: pitch in Hz, how long it rings in seconds, how loud, and when it comes. */
interface Knock {
  pitch: number
  ring: number
  loud: number
  at?: number
}

const knocks: Record<Sound, Knock[]> = {
  press: [{ pitch: 420, ring: 0.03, loud: 0.25 }],
  take: [{ pitch: 620, ring: 0.05, loud: 0.7 }, { pitch: 480, ring: 0.04, loud: 0.4, at: 0.07 }],
  slide: [{ pitch: 180, ring: 0.14, loud: 0.3 }, { pitch: 340, ring: 0.05, loud: 0.5, at: 0.16 }],
  place: [{ pitch: 300, ring: 0.06, loud: 0.8 }],
  lift: [{ pitch: 380, ring: 0.04, loud: 0.45 }],
  coin: [{ pitch: 1760, ring: 0.2, loud: 0.3 }, { pitch: 2350, ring: 0.26, loud: 0.24, at: 0.06 }],
  swap: [{ pitch: 560, ring: 0.05, loud: 0.6 }, { pitch: 700, ring: 0.05, loud: 0.6, at: 0.11 }],
  turn: [{ pitch: 520, ring: 0.12, loud: 0.6 }, { pitch: 780, ring: 0.16, loud: 0.5, at: 0.13 }],
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

let room: AudioContext | null = null
let waking = false
const begun = new Map<Sound, number>()

export function play(sound: Sound): void {
  if (settings.volume === 0 || !canBeHeard() || isRattle(sound)) return
  room ??= new AudioContext()
  if (room.state === 'running') strikeAll(room, sound)
  else void wake(room, sound)
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

async function wake(room: AudioContext, sound: Sound): Promise<void> {
  if (waking) return
  waking = true
  await room.resume().finally(() => (waking = false))
  strikeAll(room, sound)
}

function strikeAll(room: AudioContext, sound: Sound): void {
  for (const knock of knocks[sound]) strike(room, knock)
}

function strike(room: AudioContext, { pitch, ring, loud, at = 0 }: Knock): void {
  const start = room.currentTime + at
  for (const { ratio, share } of PARTIALS) {
    const tone = new OscillatorNode(room, { type: 'sine', frequency: pitch * ratio })
    const fading = fade(room, start, loud * share * settings.volume * 0.5, ring / ratio + 0.02)
    tone.connect(fading).connect(room.destination)
    tone.start(start)
    tone.stop(start + ring + 0.2)
  }
  const tap = new AudioBufferSourceNode(room, { buffer: noise(room) })
  const body = new BiquadFilterNode(room, { type: 'bandpass', frequency: pitch * 2.2, Q: 1.4 })
  tap.connect(body).connect(fade(room, start, loud * settings.volume * 0.6, 0.018)).connect(room.destination)
  tap.start(start)
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
