/** What is heard when things strike each other: a blow becomes knocks, louder and brighter the harder it was. */

/** A knock: pitch in Hz, how long it rings in seconds, how loud, and when it comes. */
export interface Knock {
  pitch: number
  ring: number
  loud: number
  at?: number
  /** Above 1 the blow itself sounds sharper than the pitch alone. */
  bright?: number
  /** No knock at all but a rush of air. */
  hiss?: boolean
}

/** Wood on wood, wood on rubber, off the table, a soft landing, the start of a flick. */
export type Impact = 'wood' | 'rubber' | 'clatter' | 'tap' | 'swish'

const RECIPES: Record<Impact, Knock[]> = {
  wood: [
    { pitch: 760, ring: 0.045, loud: 1 },
    { pitch: 1_190, ring: 0.02, loud: 0.35 },
  ],
  rubber: [
    { pitch: 165, ring: 0.1, loud: 1 },
    { pitch: 310, ring: 0.03, loud: 0.4 },
  ],
  clatter: [
    { pitch: 420, ring: 0.07, loud: 1 },
    { pitch: 640, ring: 0.04, loud: 0.55, at: 0.21 },
    { pitch: 560, ring: 0.04, loud: 0.42, at: 0.33 },
    { pitch: 680, ring: 0.03, loud: 0.3, at: 0.41 },
    { pitch: 600, ring: 0.03, loud: 0.2, at: 0.46 },
    { pitch: 660, ring: 0.02, loud: 0.12, at: 0.5 },
  ],
  tap: [{ pitch: 360, ring: 0.035, loud: 0.6 }],
  swish: [{ pitch: 2_400, ring: 0.2, loud: 0.7, hiss: true }],
}

/** A gentle touch is a little lower and duller than the hardest blow. */
const GENTLEST = { loud: 0.05, pitch: 0.86, bright: 0.7 }
const HARDEST = { loud: 1, pitch: 1.1, bright: 1.6 }

/** The loudness goes from 0 to 1; `pitch` makes everything lower or higher, and slower or faster with it. */
export function impactKnocks(kind: Impact, loudness: number, pitch: number): Knock[] {
  const blow = Math.min(1, Math.max(0, loudness))
  const between = (what: keyof typeof HARDEST): number => GENTLEST[what] + (HARDEST[what] - GENTLEST[what]) * blow
  return RECIPES[kind].map((knock) => ({
    ...knock,
    pitch: knock.pitch * between('pitch') * pitch,
    ring: knock.ring / pitch,
    at: (knock.at ?? 0) / pitch,
    loud: knock.loud * between('loud'),
    bright: between('bright'),
  }))
}
