/** Drawing by numbers: repeatable chance and short coordinates. */
export type Random = () => number

/** Mulberry32: the same seed always draws the same picture. */
export function random(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const short = (n: number): number => +n.toFixed(1)

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** A point at an angle in degrees, 0 to the right, clockwise. */
export function polar(degrees: number, radius: number, [x, y]: [number, number] = [0, 0]): [number, number] {
  const a = (degrees * Math.PI) / 180
  return [short(x + Math.cos(a) * radius), short(y + Math.sin(a) * radius)]
}

export const path = (points: [number, number][]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
