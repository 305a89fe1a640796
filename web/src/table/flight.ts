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
