/** How a hand lies on the table: chains touch and lie straight, the longest in a tray, single chips lie loose. */
import { at, first } from '../../../lib/sure'

interface LaidChip {
  chip: number
  x: number
  y: number
  turn: number
}

interface LaidChain {
  /** lowest chip: stays the same while the chain grows upwards, so it can glide */
  key: number
  chain: number[]
  x: number
  y: number
  width: number
  height: number
  tray: boolean
}

interface LaidHand {
  chips: LaidChip[]
  chains: LaidChain[]
  size: number
  height: number
}

export interface Room {
  width: number
  /** largest chip first; the first size that fits `height` is taken, else the last */
  sizes: number[]
  height?: number
  /** chips to be tapped lie apart */
  apart?: boolean
}

const TRAY_PAD = 5
const CHAIN_GAP = 13
const LOOSE_GAP = 7
const ROW_GAP = 12
const OVERLAP = 0.07
const LABEL = 24
const LOOSE_TURNS = [-5, 4, -2, 6]

export function layHand(chains: number[][], room: Room, inTray: (chain: number[]) => boolean): LaidHand {
  const trials = room.sizes.map((size) => layAt(size, chains, room, inTray))
  return trials.find((laid) => laid.height <= (room.height ?? Infinity)) ?? first(trials.toReversed())
}

/** Tells the longest chains from the others. */
export const longest = (chains: number[][]) => {
  const top = Math.max(...chains.map((chain) => chain.length))
  return (chain: number[]): boolean => chain.length === top
}

function layAt(size: number, chains: number[][], room: Room, inTray: (chain: number[]) => boolean): LaidHand {
  const step = room.apart ? size + 3 : Math.round(size * (1 - OVERLAP))
  const rowHeight = size + ROW_GAP
  const laid: LaidHand = { chips: [], chains: [], size, height: 0 }
  let x = 0
  let y = 0
  const makeRoomFor = (width: number): void => {
    if (x === 0 || x + width <= room.width) return
    x = 0
    y += rowHeight
  }
  const perRow = Math.max(1, Math.floor((room.width - LABEL - 2 * TRAY_PAD - size) / step) + 1)

  for (const chain of chains.filter((chain) => chain.length > 1)) {
    const rows = Math.ceil(chain.length / perRow)
    const width = TRAY_PAD + (Math.min(chain.length, perRow) - 1) * step + size + LABEL
    makeRoomFor(width)
    laid.chains.push({ key: first(chain), chain, x, y, width, height: (rows - 1) * step + size, tray: inTray(chain) })
    chain.forEach((chip, i) =>
      laid.chips.push({
        chip,
        x: x + TRAY_PAD + (i % perRow) * step,
        y: y + Math.floor(i / perRow) * step,
        turn: 0,
      }),
    )
    y += (rows - 1) * step
    x += width + CHAIN_GAP
  }
  for (const chip of chains.filter((chain) => chain.length === 1).flat()) {
    makeRoomFor(TRAY_PAD + size)
    laid.chips.push({ chip, x: x + TRAY_PAD, y, turn: at(LOOSE_TURNS, chip % LOOSE_TURNS.length) })
    x += size + LOOSE_GAP
  }
  laid.height = laid.chips.length ? y + size : 0
  return laid
}
