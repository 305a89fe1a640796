/** The games that can be played here. A game is a folder beside this file whose index.ts exports its GameUi as default. */
import type { Component } from 'svelte'
import type { TableFeed } from '../feed/feed'
import type { GameKey, Views } from '../feed/messages'

export type View = Record<string, unknown>
type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>

/** The board as a picture: a view in. A table gives more, and listens to touches; miniature and ending do not. */
export interface BoardProps<Game extends GameKey> {
  view: Views[Game]
  /** by seat: colour and shape */
  tokens: number[]
  /** seen small or from afar: no words, no fine lines */
  small?: boolean
}

/** What belongs to one seat: cards, chips, coins, discs, barrels. */
export interface HandProps<Game extends GameKey> {
  view: Views[Game]
  seat: number
  token: number
}

export interface GameUi<Game extends GameKey = GameKey> {
  key: Game
  /** The table while playing and after the end; loaded when needed, like everything here, and then its texts: `withTexts`. */
  table: Lazy<{ feed: TableFeed }>
  /** The rules, opened at a place named by `at`. */
  rules: Lazy<{ at?: string }>
  board: Lazy<BoardProps<Game>>
  hand: Lazy<HandProps<Game>>
  /** What there is to say of a running game in half a sentence, e.g. "noch 24 Chips". */
  standing: (view: Views[Game]) => string
}

type AnyGame = { [Game in GameKey]: GameUi<Game> }[GameKey]

const folders = import.meta.glob<AnyGame>('./*/index.ts', { eager: true, import: 'default' })

export const games: Record<string, GameUi | undefined> = Object.fromEntries(
  // What a game is given comes from a table of that very game.
  Object.values(folders).map((game) => [game.key, game as unknown as GameUi]),
)
