/** An effect in words, made from its verbs: "2 Schwerter und 2 Gold". */
import { klong } from '../../../generated/constants'
import { enumerate, say, texts } from '../../../lib/words'
import type { Amount, Effect, Inner } from '../data'

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
function effectWords(effect: Effect): string {
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

const t = texts('klong/cards', 'effect')

type Counted = Exclude<Amount, 'clank' | 'rage' | 'pay_gold'>

const counted =
  (verb: Counted): Words =>
  (effect) =>
    t(verb, { count: effect[verb] })
const inner =
  (verb: Inner): Words =>
  (effect) =>
    t(verb, { effect: effectWords(effect[verb] ?? {}) })
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
  trash: ({ trash = '' }) => (trash === klong.effects.any_card ? t('trashAny') : t('trash', { card: card(trash) })),
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
