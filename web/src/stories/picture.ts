/** Pictures of what is on the screen, and small fingerprints of them that can be kept and compared. */
import { cdp } from 'vitest/browser'
import { at } from '../lib/sure'
import { frame } from './frame'
import type { Story } from './story'

interface Extent {
  width: number
  height: number
}

const LANDSCAPE = [32, 20] as const
const UPRIGHT = [16, 34] as const
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export const FULL = 1
/** A fingerprint needs no more of a picture; what is painted small from the beginning is painted soon. */
const SMALL = 0.25

/** Steps of brightness by which a square may differ: another version of the browser smooths edges in its own way. */
const TOLERANCE = 4

/** An edge may lie a few pixels further on, too: this part of the contrast around a square is no difference. */
const SHIFT = 1 / 8

/** Squares of a fingerprint that may differ: fewer than the smallest thing that somebody could miss. */
export const FEW = 3

/** How much of the screen a story needs: a part that is smaller than its room would be lost on the whole of it. */
export function extentOf({ isPage, room }: Pick<Story, 'isPage' | 'room'>): Extent {
  return isPage || room ? { width: innerWidth, height: innerHeight } : { width: 480, height: 300 }
}

/** What is drawn there now, as the text of a PNG file: the same text means the same pixels. The page stays that small. */
export async function picture({ width, height }: Extent, scale = SMALL): Promise<string> {
  drawAt(scale)
  await frame()
  await frame()
  const clip = { x: 0, y: 0, width: width * scale, height: height * scale, scale: FULL }
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
  return data
}

/** Layout knows nothing of it: a transform of the frame in which tests run. */
export function drawAt(scale: number): void {
  const tests = parent.document.querySelector('iframe')
  if (tests) Object.assign(tests.style, { transform: `scale(${scale})`, transformOrigin: '0 0' })
}

/** How bright the picture is in a few coarse squares, row by row, a letter each. */
export async function fingerprint(png: string): Promise<string> {
  const image = await decoded(png)
  const [columns, rows] = gridOf(image)
  const context = contextOf(new OffscreenCanvas(columns, rows))
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, columns, rows)
  const { data } = context.getImageData(0, 0, columns, rows)
  return Array.from({ length: columns * rows }, (_, square) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * square)
    return DIGITS[(0.3 * red + 0.59 * green + 0.11 * blue) >> 2]
  }).join('')
}

/** The squares that differ so that one would see it. */
export function squaresApart(kept: string, now: string): number[] {
  const [before, after] = [brightnessOf(kept), brightnessOf(now)]
  const columns = after.length === LANDSCAPE[0] * LANDSCAPE[1] ? LANDSCAPE[0] : UPRIGHT[0]
  return [...after.keys()].filter((square) => {
    const was = before[square]
    if (was === undefined) return true
    return Math.abs(at(after, square) - was) > TOLERANCE + SHIFT * contrastAround(square, before, columns)
  })
}

const brightnessOf = (print: string): number[] => [...print].map((digit) => DIGITS.indexOf(digit))

function contrastAround(square: number, brightness: number[], columns: number): number {
  const column = square % columns
  const around = [-columns, 0, columns].flatMap((row) => {
    const middle = square + row
    if (middle < 0) return []
    return brightness.slice(column > 0 ? middle - 1 : middle, column < columns - 1 ? middle + 2 : middle + 1)
  })
  return Math.max(...around) - Math.min(...around)
}

/** The same picture with frames around some squares, as the text of a PNG file. */
export async function marked(png: string, squares: number[]): Promise<string> {
  const image = await decoded(png)
  const [columns, rows] = gridOf(image)
  const [width, height] = [image.width / columns, image.height / rows]
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = contextOf(canvas)
  context.drawImage(image, 0, 0)
  context.strokeStyle = 'magenta'
  for (const square of squares) {
    context.strokeRect((square % columns) * width, Math.floor(square / columns) * height, width, height)
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

async function decoded(png: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
}

function gridOf({ width, height }: ImageBitmap): readonly [columns: number, rows: number] {
  return width > height ? LANDSCAPE : UPRIGHT
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  return context
}
