import { at } from '../../../lib/sure'

/** Hands as different as people; which one is a seat's is by chance of its token. */
interface Skin {
  lit: string
  edge: string
}

const skins: Skin[] = [
  { lit: '#e9b890', edge: '#b67a50' },
  { lit: '#b57a4e', edge: '#7d4b2a' },
  { lit: '#f0c9a5', edge: '#c08a5f' },
  { lit: '#8a5a3a', edge: '#573320' },
]

export const skinOf = (token: number): Skin => at(skins, (token - 1) % skins.length)
