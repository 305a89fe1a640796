/** Writes films for tests: the counterpart of film.ts, as the rules write them. */
import { zong } from '../../../generated/constants'
import type { Film } from './film'

const { units_a_mm: UNIT, moments: KINDS } = zong.film

export function writeFilm({ ways, moments }: Film): string {
  const numbers: number[] = [ways.length]
  for (const { carrier, keys } of ways) {
    numbers.push(carrier + 1, keys.length)
    let [at, x, y] = [0, 0, 0]
    for (const key of keys) {
      const [toX, toY] = [Math.round(key.x * UNIT), Math.round(key.y * UNIT)]
      numbers.push(key.at - at, zigzag(toX - x), zigzag(toY - y))
      ;[at, x, y] = [key.at, toX, toY]
    }
  }
  numbers.push(moments.length)
  let at = 0
  for (const { kind, disc, other, amount, ...moment } of moments) {
    numbers.push(moment.at - at, KINDS.indexOf(kind), disc, kind === 'drop' ? other + 1 : other, amount)
    at = moment.at
  }
  return asText(numbers.flatMap(varint))
}

export const asText = (bytes: number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

function varint(value: number): number[] {
  const bytes: number[] = []
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128)
  return [...bytes, value]
}
