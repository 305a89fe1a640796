/** A piece on its way through the air. */
export interface Flight {
  /** what flies, unlike everything else in the air */
  key: string | number
  from: DOMRect
  to: DOMRect
  ms: number
  /** it drops and is seen no more */
  falls?: boolean
}

/** A square with sides of this length, in the middle of something larger. */
export function squareIn({ x, y, width, height }: DOMRect, side: number): DOMRect {
  return new DOMRect(x + (width - side) / 2, y + (height - side) / 2, side, side)
}
