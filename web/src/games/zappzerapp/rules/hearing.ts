/** How hard hearing is, from the very document that was measured. */
import listening from '../../../../../docs/listening.md?raw'

export interface Table {
  /** what the columns are about, without the first */
  head: string[]
  /** what a row is about, and how many of 100 were heard rightly; null where nothing is */
  rows: { of: number; right: (number | null)[] }[]
}

/** One of the tables of the document, by the name of its marks. */
export function measured(name: string): Table {
  const [, found = ''] = listening.split(new RegExp(`<!-- /?${name} -->`))
  const [[, ...head] = [], , ...rows] = found.trim().split('\n').map(cells)
  return { head, rows: rows.map(([of, ...right]) => ({ of: Number(of), right: right.map(percent) })) }
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The first number of a cell: what a listener reached. The one in brackets nobody can. */
function percent(cell: string): number | null {
  const value = parseFloat(cell)
  return Number.isNaN(value) ? null : Math.round(value)
}
