/** The numbers of the moves. Which throw and which attack is which, the view itself says. */
import { zong } from '../../generated/constants'
import type { Size } from './view'

const { moves, disc_sizes: SIZES } = zong
const { across: ACROSS, along: ALONG, ways: DIRECTIONS, strengths: STRENGTHS } = zong.flick

/** One number for spot, direction and strength, none finer than the others can feel. */
interface Flick {
  /** the spot: 0..1000 across, as far as the disc has room there */
  u: number
  /** 0..500 away from the rail behind the target */
  v: number
  /** a step on the way round a square: see `directionOf` */
  d: number
  /** per mille of the top speed, from 1 */
  s: number
}

/** Takes this disc to flick with. */
export const pick = (size: Size): number => moves.disc.first + SIZES.indexOf(size)
export const sizeIn = (move: number): Size | undefined => SIZES[move - moves.disc.first]

/** Judges a piece: by the reading of this number, the measured one first. */
export const vote = (reading: number): number => moves.vote.first + reading

export const flick = ({ u, v, d, s }: Flick): number =>
  moves.flick.first + ((u * (ALONG + 1) + v) * DIRECTIONS + d) * STRENGTHS + (s - 1)

export function flickIn(move: number): Flick | null {
  if (move < moves.flick.first) return null
  const [way, s] = split(move - moves.flick.first, STRENGTHS)
  const [spot, d] = split(way, DIRECTIONS)
  const [u, v] = split(spot, ALONG + 1)
  return u > ACROSS ? null : { u, v, d, s: s + 1 }
}

const split = (number: number, by: number): [number, number] => [Math.floor(number / by), number % by]
