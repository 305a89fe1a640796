/** An effect in words, made from its verbs: "2 Schwerter und 2 Gold". */
import { catalogue } from '../../../lib/i18n.svelte'
import { enumerate, say } from '../../../lib/words'
import type { Effect } from '../data'

type Verb = keyof Effect
type Words = (effect: Effect) => string

/** All that happens, as one sentence. */
export const effectSentence = (effect: Effect): string => `${effectTitle(effect)}.`

/** The same to be written on a button. */
export function effectTitle(effect: Effect): string {
  const [first = '', ...rest] = effectWords(effect)
  return first.toLocaleUpperCase() + rest.join('')
}

/** The same to be put into sentences. Conditions and what asks come last. */
export function effectWords(effect: Effect): string {
  const verbs = verbsOf(effect).filter((verb) => verb !== 'take')
  const plain = verbs.filter((verb) => !LONG.has(verb)).map((verb) => WORDS[verb](effect))
  const long = verbs.filter((verb) => LONG.has(verb)).map((verb) => WORDS[verb](effect))
  return [enumerate(plain), ...long].filter(Boolean).join('; ')
}

const verbsOf = (effect: Effect): Verb[] => Object.keys(effect) as Verb[]

/** Verbs that need a clause of their own. */
const LONG: ReadonlySet<Verb> = new Set<Verb>([
  ...(['choose', 'discard', 'with_artifact', 'with_idol', 'with_crown', 'with_companion'] as const),
  ...(['gold_bonus', 'skill_per_clank', 'gems_cheaper', 'caves_free', 'heads_free', 'others_clank'] as const),
])

const t = catalogue({
  de: {
    skill: '{count} Talent',
    swords: '{count} Schwerter',
    swords_one: '1 Schwert',
    boots: '{count} Stiefel',
    boots_one: '1 Stiefel',
    gold: '{count} Gold',
    loud: '{count} Klong machen',
    quiet: '{count} Klong zurücknehmen',
    draw: '{count} Karten ziehen',
    draw_one: '1 Karte ziehen',
    heal: '{count} Herzen heilen',
    heal_one: '1 Herz heilen',
    teleport: '{count}-mal in einen Raum nebenan teleportieren',
    teleport_one: 'in einen Raum nebenan teleportieren',
    others_clank: 'alle anderen machen {count} Klong',
    all_clank: 'alle machen {count} Klong',
    cubes_back: 'bis zu {count} schwarze Würfel zurück in den Beutel legen',
    gold_bonus: 'sooft du in diesem Zug Gold bekommst, ist es {count} mehr',
    skill_per_clank: '{count} Talent für jedes Klong, das du in diesem Zug machst',
    gems_cheaper: 'Juwelen kosten in diesem Zug {count} Talent weniger',
    rage: 'der Drache wird wütender',
    caves_free: 'Kristallhöhlen halten dich in diesem Zug nicht auf',
    heads_free: 'Monster in Tunneln tun dir in diesem Zug nichts',
    attack: 'der Drache greift sofort an',
    discard: 'wirf eine ungespielte Handkarte ab, dafür {effect}',
    trashAny: 'eine gespielte oder abgelegte Karte loswerden',
    trash: '{card} loswerden',
    replace: 'eine Karte der Verliesreihe austauschen',
    reach: 'ein Versteck aus einem Raum nebenan nehmen',
    spring: 'am Ende des Zugs eine Karte loswerden',
    pay: '{count} Gold zahlen und {copies}-mal {card} nehmen',
    or: '{most} oder {last}',
    choose: 'wähle: {choices}',
    with_artifact: 'mit einem Artefakt {effect}',
    with_idol: 'mit einem Affengötzen {effect}',
    with_crown: 'mit einer Krone {effect}',
    with_companion: 'mit einem weiteren Gefährten {effect}',
  },
  en: {
    skill: '{count} skill',
    swords: '{count} swords',
    swords_one: '1 sword',
    boots: '{count} boots',
    boots_one: '1 boot',
    gold: '{count} gold',
    loud: 'make {count} clank',
    quiet: 'take back {count} clank',
    draw: 'draw {count} cards',
    draw_one: 'draw 1 card',
    heal: 'heal {count} hearts',
    heal_one: 'heal 1 heart',
    teleport: 'teleport to a room next door {count} times',
    teleport_one: 'teleport to a room next door',
    others_clank: 'all others make {count} clank',
    all_clank: 'everybody makes {count} clank',
    cubes_back: 'put up to {count} black cubes back into the bag',
    gold_bonus: 'whenever you get gold this turn, it is {count} more',
    skill_per_clank: '{count} skill for each clank you make this turn',
    gems_cheaper: 'gems cost {count} skill less this turn',
    rage: 'the dragon gets angrier',
    caves_free: 'crystal caves do not stop you this turn',
    heads_free: 'monsters in tunnels do not harm you this turn',
    attack: 'the dragon attacks at once',
    discard: 'discard a hand card you have not played, for it {effect}',
    trashAny: 'get rid of a played or discarded card',
    trash: 'get rid of a {card}',
    replace: 'replace a card of the dungeon row',
    reach: 'take a secret from a room next door',
    spring: 'at the end of the turn get rid of a card',
    pay: 'pay {count} gold and take {copies} × {card}',
    or: '{most} or {last}',
    choose: 'choose: {choices}',
    with_artifact: 'with an artifact {effect}',
    with_idol: 'with a monkey idol {effect}',
    with_crown: 'with a crown {effect}',
    with_companion: 'with another companion {effect}',
  },
} as const)

type Counted =
  | ('skill' | 'swords' | 'boots' | 'gold' | 'draw' | 'heal' | 'teleport' | 'others_clank' | 'all_clank' | 'cubes_back')
  | ('gold_bonus' | 'skill_per_clank' | 'gems_cheaper')
type Inner = 'discard' | 'with_artifact' | 'with_idol' | 'with_crown' | 'with_companion'

const counted = (verb: Counted): Words => (effect) => t(verb, { count: effect[verb] })
const inner = (verb: Inner): Words => (effect) => t(verb, { effect: effectWords(effect[verb] ?? {}) })
const card = (key: string): string => say('klong', `card.${key}.name`)

const WORDS: Record<Verb, Words> = {
  skill: counted('skill'),
  swords: counted('swords'),
  boots: counted('boots'),
  gold: counted('gold'),
  clank: ({ clank = 0 }) => t(clank > 0 ? 'loud' : 'quiet', { count: Math.abs(clank) }),
  draw: counted('draw'),
  heal: counted('heal'),
  teleport: counted('teleport'),
  others_clank: counted('others_clank'),
  all_clank: counted('all_clank'),
  cubes_back: counted('cubes_back'),
  gold_bonus: counted('gold_bonus'),
  skill_per_clank: counted('skill_per_clank'),
  gems_cheaper: counted('gems_cheaper'),
  rage: () => t('rage'),
  caves_free: () => t('caves_free'),
  heads_free: () => t('heads_free'),
  attack: () => t('attack'),
  choose: ({ choose = [] }) => t('choose', { choices: either(choose.map(effectWords)) }),
  discard: inner('discard'),
  trash: ({ trash = '' }) => (trash === 'any' ? t('trashAny') : t('trash', { card: card(trash) })),
  replace: () => t('replace'),
  reach: () => t('reach'),
  spring: () => t('spring'),
  pay_gold: ({ pay_gold, take }) => t('pay', { count: pay_gold, copies: take?.copies, card: card(take?.card ?? '') }),
  take: () => '',
  with_artifact: inner('with_artifact'),
  with_idol: inner('with_idol'),
  with_crown: inner('with_crown'),
  with_companion: inner('with_companion'),
}

const either = (choices: string[]): string => t('or', { most: choices.slice(0, -1).join(', '), last: choices.at(-1) })
