/** Names as large as their banner allows: in one line, or in two where one would be too small to read. */

interface Fitted {
  lines: string[]
  size: number
}

/** Widths in em of the bold text face, on the safe side. */
const WIDTHS: [RegExp, number][] = [
  [/[iljI.,:;!'’]/, 0.33],
  [/[frt1 -]/, 0.38],
  [/[mwMW]/, 0.88],
  [/[A-ZÄÖÜ]/, 0.7],
]
const USUAL = 0.585
const LIGHTER = 0.95

export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL), 0)

/** `size` is what short names get, `least` what one line may shrink to before it is broken. */
export function fitName(name: string, width: number, size: number, least: number): Fitted {
  const single = Math.min(size, width / textWidth(name))
  const broken = halves(name)
  if (single >= least || !broken) return { lines: [name], size: single }
  return { lines: broken, size: Math.min(least, width / Math.max(...broken.map(textWidth))) }
}

/** Broken at the blank or hyphen that makes the longer half shortest. */
function halves(name: string): [string, string] | null {
  const cuts = [...name].flatMap((letter, i) => (letter === ' ' || letter === '-' ? [i] : []))
  const pairs = cuts.map((cut): [string, string] => [name.slice(0, cut + 1).trimEnd(), name.slice(cut + 1)])
  const longer = ([a, b]: [string, string]): number => Math.max(textWidth(a), textWidth(b))
  return pairs.sort((a, b) => longer(a) - longer(b))[0] ?? null
}

/** How many lines of this width a text takes, broken between words. Running text is lighter than names, so narrower. */
export function linesNeeded(text: string, width: number): number {
  let [lines, room] = [0, 0]
  for (const word of text.split(' ').filter(Boolean)) {
    const wide = textWidth(word) * LIGHTER
    if (lines === 0 || wide > room) {
      lines += 1
      room = width
    }
    room -= wide + textWidth(' ') * LIGHTER
  }
  return lines
}
