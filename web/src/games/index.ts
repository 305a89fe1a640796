/** The games that can be played here. A game is a folder beside this file whose index.ts exports its GameUi as default. */
import type { Component } from 'svelte'
import type { LiveTable } from '../lib/live.svelte'

export type View = Record<string, unknown>
type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

export interface GameUi {
  key: string
  /** The table while playing and after the end; loaded when needed. */
  table: Lazy<{ live: LiveTable }>
  /** The rules, opened at a place named by `at`. */
  rules: Lazy<{ at?: string }>
  /** A small picture of a position, for the shelf's continue slip. */
  mini: Lazy<{ view: View }>
  /** What there is to say of a running game in half a sentence, e.g. "noch 24 Chips". */
  standing: (view: View) => string
}

const folders = import.meta.glob<GameUi>('./*/index.ts', { eager: true, import: 'default' })

export const games: Record<string, GameUi | undefined> = Object.fromEntries(Object.values(folders).map((game) => [game.key, game]))
