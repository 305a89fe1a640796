/** What grows on the hill: the same blades and flowers every time. */
import { random, short, times } from '../../../lib/draw'
import type { Plan } from './plans'
import { at } from '../../../lib/sure'

interface Meadow {
  /** dark and light blades, as paths */
  dark: string
  light: string
  flowers: { x: number; y: number; fill: string }[]
}

const TUFTS = 120
const FLOWERS = 16
const PETALS = ['#f2c230', '#fff6d8']

export function meadowOf({ cx, cy, rx, ry, bandX, bandY }: Plan): Meadow {
  const chance = random(3)
  const [wide, high] = [rx - bandX, ry - bandY]
  const spot = (far: number): [number, number] => {
    const angle = chance() * 2 * Math.PI
    return [cx + Math.cos(angle) * wide * far, cy + Math.sin(angle) * high * far]
  }
  const blades = { dark: '', light: '' }
  for (let i = 0; i < TUFTS; i++) {
    const [x, y] = spot(Math.sqrt(chance()) * 0.93)
    const long = short(4 + chance() * 4)
    const tuft = `M${short(x)} ${short(y)}l-2 ${-long}M${short(x + 1.5)} ${short(y)}l.5 ${short(-long - 2)}M${short(x + 3)} ${short(y)}l2.5 ${-long}`
    blades[chance() < 0.5 ? 'dark' : 'light'] += tuft
  }
  const flowers = times(FLOWERS, (i) => {
    const [x, y] = spot(0.6 + chance() * 0.32)
    return { x: short(x), y: short(y), fill: at(PETALS, i % PETALS.length) }
  })
  return { ...blades, flowers }
}
