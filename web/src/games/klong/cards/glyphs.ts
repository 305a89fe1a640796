/** A card's effects as signs: short lines of symbols and numbers, made from its data. */
import { klong } from '../../../generated/constants'
import type { Card, Effect, Worth } from '../data'
import { giftOf } from '../data'
import { at } from '../../../lib/sure'
import type { SymbolKey } from './symbols'

export type Glyph =
  /** a sign and how much of it; `spared`: it does nothing to you */
  | { symbol: SymbolKey; amount?: string; spared?: boolean; picture?: string }
  /** between signs */
  | { joint: 'or' | 'gives' }

export interface Line {
  /** happens not when played, used or defeated but at another time */
  lead?: 'acquire' | 'arrive'
  glyphs: Glyph[]
}

const OR: Glyph = { joint: 'or' }
const GIVES: Glyph = { joint: 'gives' }

/** The main line first, then whatever needs a line of its own. */
export function linesOf(card: Card): Line[] {
  return [
    ...effectLines(giftOf(card)),
    ...(card.acquire ? effectLines(card.acquire).map((line) => ({ ...line, lead: 'acquire' as const })) : []),
    ...(card.arrive ? effectLines(card.arrive).map((line) => ({ ...line, lead: 'arrive' as const })) : []),
    ...worthLines(card),
  ]
}

/** Every sign printed on the card, once. */
export function signsOn(card: Card): SymbolKey[] {
  const price: SymbolKey[] = card.cost === undefined ? [] : [card.type === 'monster' ? 'swords' : 'skill']
  const kind: SymbolKey[] = card.type === 'basic' || card.type === 'item' ? [] : [card.type]
  const marks = (['dragon', 'danger'] as const).filter((mark) => card[mark])
  const printed = linesOf(card)
    .flatMap(({ glyphs }) => glyphs)
    .flatMap((glyph) => (isSign(glyph) ? [glyph.symbol] : []))
  const worth: SymbolKey[] = card.points || card.worth ? ['points'] : []
  return [...new Set([...price, ...printed, ...worth, ...kind, ...marks, ...(card.only ? [card.only] : [])])]
}

/** How wide a line is, in symbols. */
export function widthOf({ glyphs, lead }: Line): number {
  const gaps = glyphs.slice(1).map((glyph, i) => (isSign(glyph) && isSign(at(glyphs, i)) ? GAP + APART : GAP))
  return [...glyphs.map(glyphWidth), ...gaps].reduce((sum, width) => sum + width, lead ? LEAD : 0)
}

/** A line too wide to be read is broken at its first joint: an arrow stays behind, a stroke comes along. */
export function wrapped(line: Line, most: number): Line[] {
  const joint = line.glyphs.findIndex((glyph) => !isSign(glyph))
  const glyph = line.glyphs[joint]
  if (!glyph || widthOf(line) <= most) return [line]
  const end = isSign(glyph) || glyph.joint === 'or' ? joint : joint + 1
  return [{ ...line, glyphs: line.glyphs.slice(0, end) }, { glyphs: line.glyphs.slice(end) }]
}

const GAP = 0.22
const APART = 0.18
const LEAD = 2.1
const DIGIT = 0.48

const isSign = (glyph: Glyph): glyph is Exclude<Glyph, { joint: string }> => !('joint' in glyph)

function glyphWidth(glyph: Glyph): number {
  if (!isSign(glyph)) return glyph.joint === 'or' ? 0.32 : 0.6
  return 1 + (glyph.amount ? 0.1 + glyph.amount.length * DIGIT : 0) + (glyph.spared ? 0.5 : 0) + (glyph.picture ? 1 : 0)
}

function effectLines(effect: Effect): Line[] {
  const plain = plainGlyphs(effect)
  return [...(plain.length > 0 ? [{ glyphs: plain }] : []), ...ownLines(effect)]
}

/** What can stand beside others. */
function plainGlyphs(effect: Effect): Glyph[] {
  const { clank, others_clank, all_clank, cubes_back, trash, pay_gold, take } = effect
  const counted = (symbol: SymbolKey, count: number | undefined): Glyph[] =>
    count ? [{ symbol, amount: String(count) }] : []
  const loud = (count: number): Glyph => ({ symbol: 'clank', amount: signed(count) })
  return [
    ...counted('skill', effect.skill),
    ...counted('swords', effect.swords),
    ...counted('boots', effect.boots),
    ...counted('gold', effect.gold),
    ...(clank ? [loud(clank)] : []),
    ...counted('draw', effect.draw),
    ...counted('heal', effect.heal),
    ...counted('teleport', effect.teleport),
    ...(effect.heads_free ? [{ symbol: 'monster' as const, spared: true }] : []),
    ...(effect.caves_free ? [{ symbol: 'cave' as const, spared: true }] : []),
    ...(others_clank ? [{ symbol: 'others' as const }, loud(others_clank)] : []),
    ...(all_clank ? [{ symbol: 'everybody' as const }, loud(all_clank)] : []),
    ...(cubes_back ? [...counted('clank', cubes_back), GIVES, { symbol: 'bag' as const }] : []),
    ...(effect.attack ? [{ symbol: 'dragon' as const }] : []),
    ...(trash ? [{ symbol: 'trash' as const, ...(trash === klong.effects.any_card ? {} : { picture: trash }) }] : []),
    ...(effect.replace ? [{ symbol: 'replace' as const }] : []),
    ...(effect.reach ? [{ symbol: 'secret' as const }] : []),
    ...(pay_gold && take
      ? [{ symbol: 'gold' as const, amount: signed(-pay_gold) }, GIVES, ...counted('tome', take.copies)]
      : []),
  ]
}

/** What reads "for this you get that". */
function ownLines(effect: Effect): Line[] {
  const { gold_bonus, skill_per_clank, gems_cheaper, choose, discard } = effect
  const gives = (sign: SymbolKey, given: Glyph[]): Line => ({ glyphs: [{ symbol: sign }, GIVES, ...given] })
  return [
    ...(gold_bonus ? [gives('gold', [{ symbol: 'gold', amount: signed(gold_bonus) }])] : []),
    ...(skill_per_clank ? [gives('clank', [{ symbol: 'skill', amount: String(skill_per_clank) }])] : []),
    ...(gems_cheaper ? [gives('gem', [{ symbol: 'skill', amount: signed(-gems_cheaper) }])] : []),
    ...(choose ? [{ glyphs: eitherOf(choose) }] : []),
    ...(discard ? [gives('discard', innerGlyphs(discard))] : []),
    ...(effect.with_artifact ? [gives('artifact', innerGlyphs(effect.with_artifact))] : []),
    ...(effect.with_idol ? [gives('idol', innerGlyphs(effect.with_idol))] : []),
    ...(effect.with_crown ? [gives('crown', innerGlyphs(effect.with_crown))] : []),
    ...(effect.with_companion ? [gives('companion', innerGlyphs(effect.with_companion))] : []),
  ]
}

function worthLines({ worth }: Card): Line[] {
  if (!worth) return []
  const points = (count: number | undefined): Glyph[] => [GIVES, { symbol: 'points', amount: String(count) }]
  if (worth.tome) return [{ glyphs: [{ symbol: 'tome' }, ...points(worth.tome)] }]
  if (worth.gold) return [{ glyphs: [{ symbol: 'gold', amount: String(worth.gold) }, ...points(1)] }]
  if (worth.mastery) return [{ glyphs: [{ symbol: 'mastery' }, ...points(worth.mastery)] }]
  const things = (worth.two_of ?? []).map((thing): Glyph => ({ symbol: THINGS[thing] }))
  return [{ glyphs: [...things, ...points(worth.points)] }]
}

const THINGS: Record<NonNullable<Worth['two_of']>[number], SymbolKey> = {
  chalice: 'chalice',
  'dragon-egg': 'egg',
  'monkey-idol': 'idol',
}

const innerGlyphs = (effect: Effect): Glyph[] => [...plainGlyphs(effect), ...eitherOf(effect.choose ?? [])]

const eitherOf = (choices: Effect[]): Glyph[] =>
  choices.flatMap((choice, i) => (i === 0 ? innerGlyphs(choice) : [OR, ...innerGlyphs(choice)]))

/** With its sign: "+2", "−2". */
export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`)
