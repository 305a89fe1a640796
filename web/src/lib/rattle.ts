/** Things that are shaken: pieces of sound from the server, laid one after the other, heard, seen and felt. */
import { settings } from './settings.svelte'
import { soundRoom } from './sound'

/** How a game's pieces of sound are made, from its facts. */
export interface Pieces {
  /** samples a second */
  rate: number
  /** from the beginning of a piece to that of the next one, which is laid over its dying away */
  seconds: number
}

/** A frame with sound: the length of its id in one byte, the id, then 16-bit samples, the low byte first. */
export function readSound(frame: ArrayBuffer): { id: string; samples: Int16Array } {
  const bytes = new Uint8Array(frame)
  const start = 1 + (bytes[0] ?? 0)
  const id = String.fromCharCode(...bytes.subarray(1, start))
  return { id, samples: readSamples(frame, start) }
}

export function readSamples(bytes: ArrayBuffer, start = 0): Int16Array {
  const words = new DataView(bytes, start)
  return Int16Array.from({ length: words.byteLength >> 1 }, (_, i) => words.getInt16(2 * i, true))
}

const LOUDEST = 32_768

/** How loud the samples are, from 0 to 1, in so many equal parts of a piece; what is left over dies away after them. */
export function envelope(samples: Int16Array, { rate, seconds }: Pieces, parts: number): number[] {
  const width = (rate * seconds) / parts
  return Array.from({ length: Math.ceil(samples.length / width) }, (_, part) => {
    const heard = samples.subarray(Math.floor(part * width), Math.floor((part + 1) * width))
    return heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / LOUDEST
  })
}

/** From which loudness on something is felt. */
const FELT = 0.08

/** The same as a pattern for a device that vibrates: milliseconds of on, off, on and so forth. */
export function vibration(loudness: number[], partMs: number): number[] {
  const pattern: number[] = []
  let isOn = true
  let length = 0
  for (const each of loudness) {
    if (each >= FELT !== isOn) {
      pattern.push(Math.round(length))
      length = 0
      isOn = !isOn
    }
    length += partMs
  }
  return isOn ? [...pattern, Math.round(length)] : pattern
}

/** Seconds in which a sound that is broken off fades away. */
const FADE = 0.07
/** Milliseconds: what would be heard later than this, because the room was still shut, is not heard at all. */
const LATEST = 200

/** What one hand lets be heard. Times are those of `performance.now()`. */
export class Rattle {
  #next = -Infinity
  #nextInRoom = 0
  #out: GainNode | null = null

  /** `side`: from -1, all left, to 1, all right. */
  constructor(
    readonly pieces: Pieces,
    readonly side: number,
  ) {}

  /** Lays a piece where the last one ends, or now if that is over. Says when it begins. */
  lay(samples: Int16Array): number {
    const now = performance.now()
    const follows = this.#next >= now
    const begin = follows ? this.#next : now
    this.#play(samples, follows)
    this.#next = begin + this.pieces.seconds * 1000
    return begin
  }

  /** Breaks off. What is laid next begins anew. */
  hush(): void {
    const out = this.#out
    this.#next = -Infinity
    this.#out = null
    if (!out) return
    const { currentTime } = out.context
    out.gain.setValueAtTime(out.gain.value, currentTime)
    out.gain.linearRampToValueAtTime(0, currentTime + FADE)
    setTimeout(() => out.disconnect(), FADE * 2000)
  }

  #play(samples: Int16Array, follows: boolean): void {
    const room = settings.volume > 0 ? soundRoom() : null
    if (!room) return
    if (room.state === 'running') return this.#start(room, samples, follows)
    const asked = performance.now()
    void room.resume().then(() => {
      const isWanted = this.#next > -Infinity && performance.now() - asked < LATEST
      if (isWanted) this.#start(room, samples, false)
    })
  }

  #start(room: AudioContext, samples: Int16Array, follows: boolean): void {
    const begin = follows && this.#nextInRoom >= room.currentTime ? this.#nextInRoom : room.currentTime
    this.#nextInRoom = begin + this.pieces.seconds
    const buffer = room.createBuffer(1, samples.length, this.pieces.rate)
    buffer.getChannelData(0).set(Float32Array.from(samples, (sample) => sample / LOUDEST))
    const source = new AudioBufferSourceNode(room, { buffer })
    source.connect(this.#outlet(room))
    source.start(begin)
  }

  #outlet(room: AudioContext): GainNode {
    this.#out ??= this.#open(room)
    this.#out.gain.value = settings.volume
    return this.#out
  }

  #open(room: AudioContext): GainNode {
    const gain = new GainNode(room)
    gain.connect(new StereoPannerNode(room, { pan: this.side })).connect(room.destination)
    return gain
  }
}
