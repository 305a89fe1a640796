/**
 * Stories of the games, from moments that the rules have written down: the table at each of them, board and hand once a
 * phase, and the rules.
 */
import { FakeFeed } from '../feed/fake-feed.svelte'
import type { Position, Snapshot } from '../feed/messages'
import { viewOf } from '../feed/typed'
import { games, type GameUi } from '../games'
import { named } from '../lib/sure'
import { learn } from '../lib/text-store.svelte'
import { story, type Story } from './story'

const ROOM_FOR_BOARD = { width: 'min(100%, 90dvh)', height: '100dvh' }
const ROOM_FOR_HAND = { width: 'min(100%, 720px)', height: '260px' }

type Moments = Record<string, Snapshot>

/** A moment at which something lies on the table. */
interface Moment extends Snapshot {
  name: string
  position: Position
}

const written = import.meta.glob<Moments>('../games/*/stories.json', { eager: true, import: 'default' })

export const tables: Story[] = Object.entries(written).flatMap(([path, moments]) => {
  const game = games[path.split('/').at(-2) ?? '']
  if (!game) throw new Error(`${path}: there is no such game`)
  const all = Object.entries(moments).flatMap(([name, moment]) => played(name, moment))
  return [
    ...all.map((moment) => table(game, moment)),
    ...onceAPhase(all).flatMap((moment) => parts(game, moment)),
    rules(game),
  ]
})

function played(name: string, moment: Snapshot): Moment[] {
  return moment.position ? [{ ...moment, name, position: moment.position }] : []
}

function onceAPhase(moments: Moment[]): Moment[] {
  const phaseOf = ({ position }: Moment): unknown => position.view.phase
  return moments.filter((moment, i) => moments.findIndex((other) => phaseOf(other) === phaseOf(moment)) === i)
}

/** The moments of a game by name, e.g. `take` of Nummerus Zahlus. */
export const momentsOf = (game: string): Moments => named(written, `../games/${game}/stories.json`)

export const feedAt = (game: string, name: string): FakeFeed => feedOf(named(momentsOf(game), name))

export function feedOf({ now, ...known }: Snapshot): FakeFeed {
  const feed = new FakeFeed(known)
  feed.now = () => now
  return feed
}

function table({ key, table: load }: GameUi, { name, ...moment }: Moment): Story {
  const props = () => ({ feed: feedOf(moment) })
  return story(`${key}/table/${name}`, speaking(key, load), props, { game: key, isPage: true })
}

function parts({ key, board, hand }: GameUi, { name, table: { seats }, position }: Moment): Story[] {
  const view = viewOf(key, position)
  const tokens = seats.map(({ token }) => token)
  const seat = position.to_move[0] ?? 0
  const inHand = { view, seat, token: tokens[seat] ?? 1 }
  const room = (room: Story['room']) => ({ game: key, room })
  return [
    story(`${key}/board/${name}`, speaking(key, board), () => ({ view, tokens }), room(ROOM_FOR_BOARD)),
    story(`${key}/hand/${name}`, speaking(key, hand), () => inHand, room(ROOM_FOR_HAND)),
  ]
}

function rules({ key, rules: pages }: GameUi): Story {
  const load = async () => (await Promise.all([import('../table/RulesSheet.svelte'), pages()]))[0]
  return story(`${key}/rules`, speaking(key, load), () => ({ game: key, open: true }), { game: key, isPage: true })
}

/** Nothing of a game is shown before what it says is there. */
export function speaking<Part>(game: string, load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), learn(game)]))[0]
}
