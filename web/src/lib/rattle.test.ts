import { expect, test } from 'vitest'
import { envelope, readSound, vibration } from './rattle'

const PIECES = { rate: 100, seconds: 1 }

test('a frame of sound has an id and samples with the low byte first', () => {
  const frame = new Uint8Array([3, ...new TextEncoder().encode('a1f'), 0x01, 0x00, 0xff, 0xff, 0x00, 0x80]).buffer
  const { id, samples } = readSound(frame)
  expect(id).toBe('a1f')
  expect([...samples]).toEqual([1, -1, -32768])
})

test('the envelope is the loudest sample of each part, and goes on while it dies away', () => {
  const samples = new Int16Array(120)
  samples[0] = 16384
  samples[55] = -32768
  samples[110] = 8192
  expect(envelope(samples, PIECES, 4)).toEqual([0.5, 0, 1, 0, 0.25])
})

test('silence is a flat envelope', () => {
  expect(envelope(new Int16Array(100), PIECES, 2)).toEqual([0, 0])
})

test.each([
  [[1, 1, 0, 1], [50, 25, 25]],
  [[0, 0, 1], [0, 50, 25]],
  [[1, 0, 0], [25]],
  [[0, 0], [0]],
])('loudness %j is felt as %j', (loudness, pattern) => {
  expect(vibration(loudness, 25)).toEqual(pattern)
})
