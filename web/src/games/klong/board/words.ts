/** The map in words: for screen readers, and for whoever taps a room to know what it is. */
import { klong } from '../../../generated/constants'
import { enumerate, say } from '../../../lib/words'
import type { Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'
import { PIECES } from '../data'
import type { Board, Room, Tunnel } from './boards'
import { roomOf } from './geometry'
import type { Destination, Scene } from './scene'
import { t } from './texts'

/** All there is to say about a room. */
export interface RoomWords {
  /** "Kristallhöhle 14" */
  title: string
  /** "in den Tiefen" */
  place: string
  rule: string
  /** what can be taken, who stands there */
  lying: string
  here: string
  /** what whoever is to move can do there now */
  offers: string[]
  /** one line for each tunnel */
  ways: string[]
}

export function roomWords(board: Board, scene: Scene, names: string[], glow: Destination[], id: number): RoomWords {
  const room = roomOf(board, id)
  const here = names.filter((_, seat) => scene.seats[seat]?.room === id && scene.seats[seat].fate === 'inside')
  return {
    title: nameWords(room),
    place: zoneWords(room),
    rule: ruleWords(scene, room),
    lying: lyingWords(scene, room),
    here: here.length > 0 ? t('here', { names: enumerate(here) }) : '',
    offers: glow.filter((way) => way.room === id).map(offerWords),
    ways: board.tunnels.filter(({ ends }) => ends.includes(id)).map((tunnel) => wayWords(board, room, tunnel)),
  }
}

/** A room in one breath, the most important first. */
export function roomLabel(words: RoomWords): string {
  const { offers, title, place, lying, here } = words
  return [[title, place].join(', '), ...offers, lying, here].filter(Boolean).join('. ')
}

/** All of it, read out. */
export const roomTold = (words: RoomWords): string =>
  [roomLabel(words), words.rule, ...words.ways].filter(Boolean).join('. ')

/** The sky and the lair in words: dragon, bag, clank, countdown. */
export function dangerWords(scene: Scene, names: string[]): string[] {
  const noisy = scene.seats.flatMap(({ clank }, seat) =>
    clank > 0 ? [t('clankOf', { name: names[seat] ?? '', count: clank })] : [],
  )
  const [seat, space] = scene.clock
  return [
    t('rage', { count: scene.strength }),
    t('bag', { count: scene.bag }),
    noisy.length > 0 ? t('clankArea', { list: noisy.join(', ') }) : t('quiet'),
    ...(seat === undefined ? [] : [t('countdown', { name: names[seat] ?? '', space, spaces: klong.last_countdown })]),
  ]
}

function priceWords({ boots, heads }: { boots: number; heads: number }): string {
  return [boots > 0 ? t('boots', { count: boots }) : '', heads > 0 ? t('heads', { count: heads }) : '']
    .filter(Boolean)
    .join(', ')
}

/** Where somebody goes who goes there, as the story tells it: "in Kristallhöhle 14 im Verlies". */
export const towardsWords = (room: Room): string =>
  say('klong', `place.${kindOf(room)}.name`, { values: { to: room.id, zone: room.zone } })

function nameWords(room: Room): string {
  const kind = room.cave && room.fountain ? 'caveFountain' : kindOf(room)
  return kind === 'castle' ? t(kind) : `${t(kind)} ${room.id}`
}

function kindOf({
  zone,
  market,
  shrine,
  cave,
  fountain,
}: Room): 'castle' | 'market' | 'shrine' | 'cave' | 'fountain' | 'room' {
  if (zone === 'outside') return 'castle'
  if (market) return 'market'
  if (shrine) return 'shrine'
  if (cave) return 'cave'
  return fountain ? 'fountain' : 'room'
}

function zoneWords({ zone }: Room): string {
  if (zone === 'outside') return t('outside')
  return t(zone === 'depths' ? 'inDepths' : 'aboveDepths')
}

function ruleWords(scene: Scene, { zone, market, cave, fountain }: Room): string {
  const rules = [
    zone === 'outside' ? t('castleRule') : '',
    cave ? t('caveRule') : '',
    fountain ? t('fountainRule') : '',
    market ? t('marketRule', { price: PIECES.price, goods: enumerate(scene.goods.map(goodsWords)) }) : '',
  ]
  return rules.filter(Boolean).join(' ')
}

const goodsWords = ([key, left]: Scene['goods'][number]): string =>
  t('goods', { goods: say('klong', `goods.${key}.name`), left })

function lyingWords(scene: Scene, { id, shrine }: Room): string {
  const artifact = scene.artifacts.find(([room]) => room === id)
  const minors = scene.minors.find(([room]) => room === id)
  const lying = [
    artifact ? t('artifact', { value: artifact[1] }) : '',
    scene.majors.includes(id) ? t('major') : '',
    minors && minors[1] > 0 ? t('minor', { count: minors[1] }) : '',
    shrine && scene.idols > 0 ? t('idols', { count: scene.idols }) : '',
  ].filter(Boolean)
  return lying.length > 0 ? enumerate(lying) : t('nothing')
}

function offerWords(way: Destination): string {
  return way.kind === 'walk' ? t('way.go', { price: priceWords(way) }) : t(`way.${way.kind}`)
}

function wayWords(board: Board, from: Room, tunnel: Tunnel): string {
  const [first, second] = tunnel.ends
  const to = roomOf(board, first === from.id ? second : first)
  const where = tunnel.wrap ? t('way.edge') : whereWords(from, to)
  const values = { where: capital(where), room: nameWords(to) }
  if (tunnel.oneway && second === from.id) return t('way.in', values)
  const asks = [priceWords(tunnel), tunnel.lock ? t('lock') : '', tunnel.oneway ? t('oneway') : ''].filter(Boolean)
  return `${t('way.out', values)}: ${asks.join(', ')}`
}

const COMPASS = ['right', 'downRight', 'down', 'downLeft', 'left', 'upLeft', 'up', 'upRight'] as const

function whereWords(from: Point, to: Point): string {
  const eighths = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4)
  return t(at(COMPASS, (eighths + COMPASS.length) % COMPASS.length))
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
