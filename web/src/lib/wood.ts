/** Walnut, shelf boards and felt: drawn once for each light as images and handed to CSS as custom properties. */
import { random, short, times, type Random } from './draw'

/** The colours of the current light, by the name of their token. */
type Palette = (token: string) => string

/** What wood is lined with. */
interface Ink {
  dark: string
  light: string
}

/** A piece of wood; `dark` and `light` are how strong its lines are. */
interface Plank {
  width: number
  height: number
  seed: number
  gap?: number
  knots?: number
  sway?: number
  dark?: number
  light?: number
}

/** Draws everything for the colours now in force; call it again when the light changes. */
export function drawRoom(root: HTMLElement): void {
  const style = getComputedStyle(root)
  const palette: Palette = (token) => style.getPropertyValue(`--${token}`).trim()
  const images = {
    'walnut-table': svg(1280, 860, planks(palette, 1280, 860, ['3', '2', '3', '4', '3'], 93)),
    'walnut-desk': svg(1280, 250, planks(palette, 1280, 250, ['3', '2'], 248), true),
    'walnut-back': svg(1280, 860, uprights(palette, 1280, 860, 9)),
    'walnut-strip': svg(1280, 126, strip(palette, 1280, 126, 'wood-2', 7)),
    'walnut-ledge': svg(1280, 13, strip(palette, 1280, 13, 'wood-1', 5)),
    'felt-fibres': svg(160, 160, fibres()),
  }
  for (const [name, image] of Object.entries(images)) root.style.setProperty(`--${name}`, image)
}

function planks(palette: Palette, width: number, height: number, tones: string[], seed: number): string {
  const plank = height / tones.length
  const one = (tone: string, i: number): string =>
    `<svg y="${short(i * plank)}" width="${width}" height="${short(plank)}">` +
    ground(palette, width, plank, `wood-${tone}`) +
    grain(inkOf(palette), { width, height: plank, seed: seed + i, gap: 7, knots: 2 }) +
    line(`M0 .5H${width}`, palette('wood-6'), 2, 0.75) +
    line(`M0 2H${width}`, palette('grain-light'), 1, 0.35) +
    '</svg>'
  return tones.map(one).join('')
}

function uprights(palette: Palette, width: number, height: number, count: number): string {
  const board = width / count
  const one = (i: number): string =>
    `<svg x="${short(i * board)}" width="${short(board)}" height="${height}">` +
    ground(palette, board, height, i % 3 === 1 ? 'wood-4' : 'wood-5') +
    `<g transform="translate(${short(board)}) rotate(90)">` +
    grain(inkOf(palette), {
      width: height,
      height: board,
      seed: 40 + i,
      gap: 8,
      knots: 1,
      sway: 2,
      dark: 0.5,
      light: 0.1,
    }) +
    `</g>${line(`M.8 0V${height}`, '#000', 1.8, 0.55)}${line(`M2.3 0V${height}`, palette('grain-light'), 1, 0.18)}</svg>`
  return times(count, one).join('')
}

function strip(palette: Palette, width: number, height: number, tone: string, seed: number): string {
  const knots = height > 60 ? 7 : 0
  return (
    ground(palette, width, height, tone) +
    grain(inkOf(palette), { width, height, seed, gap: 5, knots, sway: 2, dark: 0.42 })
  )
}

const inkOf = (palette: Palette): Ink => ({ dark: palette('grain-dark'), light: palette('grain-light') })

/** Long lines that run round a few knots, as SVG. */
export function grain(ink: Ink, plank: Plank): string {
  const { width, height, seed, gap = 7, knots = 2, sway = 3, dark = 0.34, light = 0.16 } = plank
  const chance = random(seed)
  const swirls = times(knots, () => knot(chance, width, height))
  const flow = wave(chance, sway)
  let lines = ''
  for (let y = -4; y < height + 4; y += gap * (0.45 + chance() * 1.1)) {
    const points = times(Math.ceil(width / 40) + 1, (i) => {
      const x = Math.min(i * 40, width)
      return `${short(x)} ${short(y + flow(x, y) + swirls.reduce((sum, bend) => sum + bend.push(x, y), 0))}`
    })
    const pale = chance() < 0.3
    const thick = short(0.5 + chance() * chance() * 2)
    const strong = +((pale ? light : dark) * (0.3 + chance())).toFixed(2)
    lines += line(`M${points.join('L')}`, pale ? ink.light : ink.dark, thick, strong)
  }
  return lines + swirls.map((bend) => bend.heart(ink)).join('')
}

function knot(chance: Random, width: number, height: number) {
  const [x, y] = [chance() * width, height * (0.2 + 0.6 * chance())]
  const [size, reachX, reachY] = [5 + chance() * 7, 50 + chance() * 70, 16 + chance() * 16]
  return {
    push: (px: number, py: number): number =>
      (py < y ? -1 : 1) * size * Math.exp(-(((px - x) / reachX) ** 2)) * Math.exp(-Math.abs(py - y) / reachY),
    heart: ({ dark }: Ink): string =>
      size > 8
        ? `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(size * 1.4)}" ry="${short(size * 0.42)}" ` +
          `fill="${dark}" opacity=".35"/>`
        : '',
  }
}

function wave(chance: Random, sway: number): (x: number, y: number) => number {
  const [phase, phase2, long, brief] = [chance() * 9, chance() * 9, 240 + chance() * 200, 90 + chance() * 80]
  return (x, y) => sway * (Math.sin(x / long + phase + y / 60) + 0.4 * Math.sin(x / brief + phase2 + y / 25))
}

/** Short curled fibres over fine noise, as a tile of felt; black and white, so that it fits every colour of felt. */
function fibres(): string {
  const chance = random(12)
  const curl = (): string => {
    const [x, y] = [Math.floor(chance() * 160), Math.floor(chance() * 160)]
    const [angle, length, bend] = [chance() * 6.28, 2 + chance() * 2.6, (chance() - 0.5) * 1.6]
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    return `M${x} ${y}q${short(dx / 2 - dy * bend * 0.3)} ${short(dy / 2 + dx * bend * 0.3)} ${short(dx)} ${short(dy)}`
  }
  const some = (): string => times(380, curl).join('')
  return (
    '<filter id="n" x="0" y="0" width="100%" height="100%">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="5" stitchTiles="stitch"/>' +
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.2 0 0 0 -.52"/></filter>' +
    '<rect width="160" height="160" filter="url(#n)" opacity=".24"/>' +
    line(some(), '#000', 0.6, 0.16) +
    line(some(), '#fff', 0.6, 0.085)
  )
}

const ground = (palette: Palette, width: number, height: number, tone: string): string =>
  `<rect width="${short(width)}" height="${short(height)}" fill="${palette(tone)}"/>`

const line = (d: string, colour: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`

const drawn = new Map<string, string>()

function svg(width: number, height: number, content: string, stretched = false): string {
  const ratio = stretched ? ' preserveAspectRatio="none"' : ''
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${ratio}>` +
    `${content}</svg>`
  let image = drawn.get(text)
  if (!image) {
    image = `url("${URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))}")`
    drawn.set(text, image)
  }
  return image
}
