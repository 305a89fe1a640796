/** Who plays with a piece: the name and the token of colour and shape that goes with it. */
export interface Who {
  name: string
  token: number
}
