/** Parts of the frame that every table has, and the lobby. */
import { FakeFeed, seatOf, tableOf } from '../feed/fake-feed.svelte'
import { facts } from '../lib/facts'
import { story, type Story } from '../stories/story'
import { feedAt, speaking } from '../stories/tables'
import { Undo } from './undo.svelte'

const NUMMERUS = { game: 'nummerus' }
const SEATS = [
  seatOf({ mine: true }),
  seatOf({ name: 'Maximiliane', token: 2 }),
  seatOf({ kind: 'bot', name: 'Kuno', token: 3, level: 'meister' }),
  seatOf({ kind: 'open', name: '', token: 4 }),
]

export const stories: Story[] = [
  story(
    'table/seat-cards',
    () => import('./bench/SeatCards.svelte'),
    () => ({}),
    { room: { width: '100%', height: '1060px' } },
  ),
  story(
    'table/lobby',
    speaking('nummerus', () => import('./Lobby.svelte')),
    () => ({ feed: lobby() }),
    { ...NUMMERUS, isPage: true },
  ),
  story(
    'table/lobby-guest',
    speaking('nummerus', () => import('./Lobby.svelte')),
    () => ({ feed: lobby({ host: false }) }),
    { ...NUMMERUS, isPage: true },
  ),
  story(
    'table/menu',
    speaking('nummerus', () => import('./MenuSheet.svelte')),
    () => {
      const feed = feedAt('nummerus', 'alone')
      return { feed, undo: new Undo(feed), open: true, onlog: () => undefined }
    },
    { ...NUMMERUS, isPage: true },
  ),
  story(
    'table/log',
    speaking('nummerus', () => import('./LogSheet.svelte')),
    () => ({ feed: feedAt('nummerus', 'take-3'), open: true }),
    { ...NUMMERUS, isPage: true },
  ),
  story(
    'table/watchers',
    () => import('./Watchers.svelte'),
    () => ({ feed: watched(), slip: true }),
  ),
  story(
    'table/connection-lost',
    () => import('./ConnectionNotice.svelte'),
    () => ({ feed: withStatus('lost') }),
    { awaited: '[role=status]', isPage: true },
  ),
  story(
    'table/connection-gone',
    () => import('./ConnectionNotice.svelte'),
    () => ({ feed: withStatus('gone') }),
    { isPage: true },
  ),
]

function lobby(given: Parameters<typeof tableOf>[0] = {}): FakeFeed {
  const options = Object.fromEntries((facts.nummerus?.options ?? []).map((option) => [option.key, option.default]))
  const invite = 'https://spieltisch.example/t/ABC234'
  return new FakeFeed({ table: tableOf({ phase: 'lobby', seats: SEATS, code: 'ABC234', invite, options, ...given }) })
}

function watched(): FakeFeed {
  const feed = new FakeFeed({ table: tableOf({ seats: SEATS.map((seat) => ({ ...seat, mine: false })) }) })
  const nobody = SEATS.map(() => null)
  feed.greet({ t: 'presence', online: SEATS.map(() => true), away_since: nobody, waited_until: nobody, watching: 3 })
  return feed
}

function withStatus(status: FakeFeed['status']): FakeFeed {
  const feed = new FakeFeed()
  feed.status = status
  return feed
}
