/** The lines of a barrel, in hundredths of its width. It stands with the middle of its foot in the origin. */
import { short } from '../../../lib/draw'

export const HEIGHT = 132
/** The ellipse of lid and foot. */
export const TOP = 40
export const TILT = 17
const BELLY = 56
const BROADEST = 48

export const side = `M${-TOP}-${HEIGHT}C${-BELLY}-87 ${-BELLY}-45 ${-TOP} 0A${TOP} ${TILT} 0 0 0 ${TOP} 0C${BELLY}-45 ${BELLY}-87 ${TOP}-${HEIGHT}Z`

/** Side and lid together, for whatever shines round a barrel. */
export const silhouette = `M${-TOP}-${HEIGHT}C${-BELLY}-87 ${-BELLY}-45 ${-TOP} 0A${TOP} ${TILT} 0 0 0 ${TOP} 0C${BELLY}-45 ${BELLY}-87 ${TOP}-${HEIGHT}A${TOP} ${TILT} 0 0 0 ${-TOP}-${HEIGHT}Z`

export const staves = [-0.62, -0.28, 0.06, 0.4, 0.7]
  .map((part) => {
    const round = TILT * Math.sqrt(1 - part * part)
    const x = short(TOP * part)
    return `M${x} ${short(round * 0.9 - HEIGHT)}Q${short(54 * part)} ${-HEIGHT / 2} ${x} ${short(round)}`
  })
  .join('')

export const hoops = [hoop(0.9, 8.5), hoop(0.66, 7), hoop(0.3, 7), hoop(0.07, 8.5)].join('')

export const lidBoards = [-0.4, 0, 0.4].map((part) => `M${TOP * part}-${HEIGHT + 6.5}V-${HEIGHT - 13.6}`).join('')

/** An iron hoop at a part of the height. */
function hoop(at: number, broad: number): string {
  const bulge = 1 - ((at - 0.5) / 0.5) ** 2
  const half = short(TOP + (BROADEST - TOP) * bulge * 0.93 + 1.2)
  const [upper, lower] = [short(-HEIGHT * at - broad / 2), short(-HEIGHT * at + broad / 2)]
  return `M${-half} ${upper}A${half} ${TILT} 0 0 0 ${half} ${upper}V${lower}A${half} ${TILT} 0 0 1 ${-half} ${lower}Z`
}
