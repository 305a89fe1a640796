/** Cards are printed in a few formats, in units of the drawing; they scale with the width they are given. */

interface Format {
  width: number
  height: number
  /** from the upper edge to the banner, with one line of signs, two, three */
  art: number[]
  /** size of the signs, likewise; none where there is no room for them */
  symbols: number[]
  /** a line whose signs would be smaller is broken */
  leastSymbol: number
  /** size of short names, and the smallest before a name is broken into two lines */
  name: number
  leastName: number
  /** a few words are printed where the signs leave room */
  words: boolean
}

export type FormatKey = 'row' | 'hand' | 'strip' | 'hand-strip' | 'small'

export const FORMATS: Record<FormatKey, Format> = {
  row: {
    width: 126,
    height: 158,
    art: [60],
    symbols: [25, 22, 20],
    leastSymbol: 17,
    name: 15,
    leastName: 12.5,
    words: true,
  },
  hand: {
    width: 114,
    height: 144,
    art: [54],
    symbols: [25, 21, 18],
    leastSymbol: 16,
    name: 15,
    leastName: 12,
    words: true,
  },
  strip: {
    width: 100,
    height: 106,
    art: [54, 46, 39],
    symbols: [22, 17, 13],
    leastSymbol: 14,
    name: 14,
    leastName: 11.5,
    words: false,
  },
  'hand-strip': {
    width: 100,
    height: 118,
    art: [56, 52, 48],
    symbols: [24, 19, 14],
    leastSymbol: 14,
    name: 14,
    leastName: 11.5,
    words: false,
  },
  small: {
    width: 94,
    height: 66,
    art: [45],
    symbols: [],
    leastSymbol: 14,
    name: 14,
    leastName: 12,
    words: false,
  },
}

/** The size for so many lines: the first is for one, the last for all that are more. */
export const forLines = (sizes: number[], lines: number): number =>
  sizes[Math.min(Math.max(lines, 1), sizes.length) - 1] ?? 0
