/** Printing inks of the cards: two tones for each kind, and for each sign one on paper and one on dark ground. */
import type { CardType } from '../data'
import type { SymbolKey } from './symbols'

export const BANNER: Record<CardType, { lit: string; deep: string }> = {
  basic: { lit: '#7a6a50', deep: '#4e4230' },
  item: { lit: '#2c5f93', deep: '#17395f' },
  companion: { lit: '#2a6f86', deep: '#134453' },
  gem: { lit: '#3a5aa6', deep: '#1f3270' },
  device: { lit: '#71509c', deep: '#432c66' },
  monster: { lit: '#a5352e', deep: '#611714' },
}

export type Ground = 'paper' | 'dark'
const PLAIN: Record<Ground, string> = { paper: '#2b2018', dark: '#f6e8cf' }
const INKS: Partial<Record<SymbolKey, Record<Ground, string>>> = {
  swords: { paper: '#8f2a24', dark: '#ffb9a6' },
  boots: { paper: '#5f3d1f', dark: '#f0d3a4' },
  heal: { paper: '#b3322c', dark: '#ff9d8a' },
  teleport: { paper: '#4d3a94', dark: '#c9bcff' },
  gem: { paper: '#2f4f9e', dark: '#b7c9ff' },
  cave: { paper: '#1f6b86', dark: '#bfeaf5' },
  companion: { paper: '#1c5d72', dark: '#a8dcea' },
  device: { paper: '#5f408a', dark: '#d8c2f5' },
  monster: { paper: '#8f2a24', dark: '#ffb9a6' },
  idol: { paper: '#6b4119', dark: '#f0d084' },
  crown: { paper: '#8a5f12', dark: '#f0d084' },
  chalice: { paper: '#8a5f12', dark: '#f0d084' },
  egg: { paper: '#2f6b4a', dark: '#a8dcb8' },
}

export const inkOf = (symbol: SymbolKey, ground: Ground): string => (INKS[symbol] ?? PLAIN)[ground]
