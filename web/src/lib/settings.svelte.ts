/** What a person has chosen for this device: light, language, sound, motion, what to be told. Kept in the browser, never sent. */
import { mediaQuery } from '../styles/screens'
import { lookInDrawer, putInDrawer } from './drawer'
import { preferredLang, type Lang } from './language'

export type { Lang } from './language'
export type Light = 'evening' | 'day' | 'auto'

interface Kept {
  light: Light
  lang: Lang | null
  volume: number
  calm: boolean | null
  thoughts: boolean
  stillPossible: boolean
  threats: boolean
  seen: boolean
  felt: boolean
  guided: string[]
}

const usual: Kept = {
  light: 'evening',
  lang: null,
  volume: 0.5,
  calm: null,
  thoughts: false,
  stillPossible: false,
  threats: false,
  seen: true,
  felt: false,
  guided: [],
}

class Settings {
  #kept = $state<Kept>({ ...usual, ...lookInDrawer() })
  #prefersDay = mediaQuery('(prefers-color-scheme: light)')
  #prefersCalm = mediaQuery('(prefers-reduced-motion: reduce)')

  get light(): Light {
    return this.#kept.light
  }
  set light(light: Light) {
    this.#keep({ light })
  }
  get theme(): 'evening' | 'day' {
    return this.light === 'auto' ? (this.#prefersDay.current ? 'day' : 'evening') : this.light
  }

  get lang(): Lang {
    return this.#kept.lang ?? preferredLang()
  }
  set lang(lang: Lang) {
    this.#keep({ lang })
  }

  /** 0 is silence, 1 is as loud as it gets. */
  get volume(): number {
    return this.#kept.volume
  }
  set volume(volume: number) {
    this.#keep({ volume: Math.min(1, Math.max(0, volume)) })
  }

  /** True: nothing travels, things are simply there. */
  get calm(): boolean {
    return this.#kept.calm ?? this.#prefersCalm.current
  }
  set calm(calm: boolean) {
    this.#keep({ calm })
  }

  /** What somebody has chosen about that, for styles; without a choice they follow the device by themselves. */
  get motion(): 'calm' | 'lively' | null {
    const { calm } = this.#kept
    return calm === null ? null : calm ? 'calm' : 'lively'
  }

  /** True: what bots saw when they moved is shown. */
  get thoughts(): boolean {
    return this.#kept.thoughts
  }
  set thoughts(thoughts: boolean) {
    this.#keep({ thoughts })
  }

  /** True: whoever plays alone is told after each move whether it can still come out. */
  get stillPossible(): boolean {
    return this.#kept.stillPossible
  }
  set stillPossible(stillPossible: boolean) {
    this.#keep({ stillPossible })
  }

  /** True: what could be completed or taken in the next move is marked on the board. */
  get threats(): boolean {
    return this.#kept.threats
  }
  set threats(threats: boolean) {
    this.#keep({ threats })
  }

  /** True: what rattles is also shown as a strip, and felt where the device can vibrate. */
  get seen(): boolean {
    return this.#kept.seen
  }
  set seen(seen: boolean) {
    this.#keep({ seen })
  }
  get felt(): boolean {
    return this.#kept.felt
  }
  set felt(felt: boolean) {
    this.#keep({ felt })
  }

  /** Whether the first turn of this game has been explained here, or nobody wants that. */
  isGuided(game: string): boolean {
    return this.#kept.guided.includes(game)
  }
  setGuided(game: string, guided: boolean): void {
    const others = this.#kept.guided.filter((each) => each !== game)
    this.#keep({ guided: guided ? [...others, game] : others })
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    putInDrawer(this.#kept)
  }
}

export const settings = new Settings()
