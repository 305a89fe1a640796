/** A position to show and to test with: four thieves, your turn, three of five cards played. */
import type { EventOf } from '../../feed/typed'
import type { Places } from './tokens/flights'
import type { KlongHappening, KlongSeat, KlongView, Question } from './view'

export const seat = (change: Partial<KlongSeat> = {}): KlongSeat => ({
  room: 1,
  fate: 'inside',
  damage: 0,
  supply: 30,
  clank: 0,
  aside: 0,
  gold: 0,
  cards: ['burgle', 'burgle', 'burgle', 'burgle', 'burgle', 'burgle', 'stumble', 'stumble', 'sidestep', 'scramble'],
  play: [],
  discard: [],
  trashed: [],
  shown: [],
  hand: 5,
  draw: 5,
  artifacts: [],
  idols: 0,
  chalices: 0,
  eggs: 0,
  keys: 0,
  backpacks: 0,
  crowns: [],
  potions: [0, 0, 0, 0],
  mastery: false,
  points: 0,
  ...change,
})

export const example = (change: Partial<KlongView> = {}): KlongView => ({
  board: 'a',
  artifact: 'enter',
  first: 0,
  phase: 'act',
  turn: 0,
  round: 5,
  turns: 16,
  seats: [
    seat({
      room: 15,
      damage: 3,
      clank: 3,
      supply: 24,
      gold: 6,
      hand: 2,
      play: ['burgle', 'mercenary', 'explore'],
      discard: ['burgle', 'burgle'],
      points: 6,
    }),
    seat({ room: 8, damage: 1, clank: 2, supply: 27, gold: 2, points: 2 }),
    seat({ room: 26, damage: 5, clank: 3, supply: 22, gold: 11, artifacts: [10], points: 21 }),
    seat({ room: 4, damage: 2, clank: 1, supply: 27, gold: 4, points: 4 }),
  ],
  hand: ['stumble', 'scramble'],
  skill: 4,
  swords: 2,
  boots: 1,
  teleports: 0,
  quiet: 0,
  made: 0,
  gains: 0,
  bonus: 0,
  swaggers: 0,
  cheaper: 0,
  caves_free: false,
  heads_free: false,
  stopped: false,
  springs: 0,
  waiting: [],
  question: null,
  later: [],
  row: ['pickaxe', 'tunnel-guide', 'ruby', 'ladder', 'orc-grunt', 'elven-cloak'],
  reserve: [9, 12, 12],
  deck: 80,
  gone: [],
  removed: [],
  bag: 31,
  black_aside: 2,
  rage: 3,
  attacks: 2,
  strength: 3,
  clock: [],
  artifacts: [
    [18, 5],
    [21, 7],
    [23, 15],
    [31, 20],
    [33, 25],
    [35, 30],
  ],
  majors: [5, 6, 7, 9, 25, 28, 29, 37, 39],
  minors: [
    [4, 2],
    [10, 2],
    [13, 1],
    [16, 2],
    [19, 2],
    [20, 2],
    [22, 2],
    [30, 2],
    [32, 2],
  ],
  idols: 3,
  goods: [
    ['master-key', 2, 5],
    ['backpack', 2, 5],
    ['crown', 3, 10],
  ],
  found: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
  prices: [
    ['mercenary', 2, 0, ''],
    ['explore', 3, 0, ''],
    ['secret-tome', 7, 3, ''],
    ['goblin', 2, 0, ''],
    ['elven-cloak', 4, 0, ''],
    ['pickaxe', 4, 0, ''],
    ['tunnel-guide', 1, 0, ''],
    ['ruby', 6, 2, ''],
    ['ladder', 3, 0, ''],
    ['orc-grunt', 2, 0, ''],
  ],
  walks: [
    [10, 1, 1],
    [14, 1, 0],
    [16, 1, 0],
  ],
  fights: [
    [183, 0, 1],
    [184, 1, 0],
  ],
  winners: [],
  reason: '',
  sheet: [],
  ...change,
})

export const question = (change: Partial<Question> = {}): Question => ({
  kind: 'choose',
  card: '',
  choices: 0,
  allowed: [],
  only: '',
  marker: '',
  program: 0,
  ...change,
})

type Seatless<Happening> = Happening extends unknown ? Omit<Happening, 'seat'> : never

/** Something that happens to a seat, the first one unless told. */
export const told = (happening: Seatless<KlongHappening>, seat: number | null = 0): KlongHappening => ({
  ...happening,
  seat,
})

/** A walk through a tunnel that costs a boot, different in what is given. */
export const walked = (change: Partial<EventOf<'klong', 'walked'>['values']>): KlongHappening => ({
  kind: 'walked',
  seat: 0,
  values: { from: 15, to: 14, place: 'room', zone: 'upper', boots: 1, swords: 0, damage: 0, ...change },
})

/** Where things would lie on a screen. */
const rect = (x: number): DOMRect => new DOMRect(x, 0, 40, 40)
export const places: Places = {
  hand: () => rect(1),
  dealt: (index) => rect(100 + index),
  pile: () => rect(2),
  discard: () => rect(3),
  seat: (seat) => rect(10 + seat),
  played: () => rect(4),
  offer: () => rect(5),
  purse: () => rect(7),
  room: (room) => rect(200 + room),
  lair: () => rect(6),
}
