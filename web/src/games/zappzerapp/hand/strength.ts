/** How hard something is shaken, from how it is moved. */

/** Milliseconds of movement that count: longer than the moment in which a shaking hand turns round. */
const WINDOW = 220
/** A movement that has just begun is not taken for a quick one. */
const LEAST = 50

/** From these speeds on a shake is of strength 1, 2, …: pixels a second for pointers, m/s² for the phone itself. */
export const POINTER = [45, 260, 560, 950, 1500]
export const PHONE = [1.5, 5, 9, 14, 20]

export const strengthOf = (speed: number, steps: number[]): number => steps.filter((step) => speed >= step).length

/** Movement of the last moments. */
export class Stirring {
  #moved: { at: number; amount: number }[] = []

  /** `amount`: how far it went since the last time. */
  add(amount: number, at: number): void {
    this.#forget(at)
    this.#moved.push({ at, amount })
  }

  /** A second's worth of it. */
  speed(now: number): number {
    this.#forget(now)
    const [oldest] = this.#moved
    if (!oldest) return 0
    const lasted = Math.min(WINDOW, Math.max(LEAST, now - oldest.at))
    return (this.#moved.reduce((sum, { amount }) => sum + amount, 0) / lasted) * 1000
  }

  /** The mean of what was added, for what is a speed by itself. */
  mean(now: number): number {
    this.#forget(now)
    return this.#moved.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, this.#moved.length)
  }

  #forget(now: number): void {
    this.#moved = this.#moved.filter(({ at }) => now - at < WINDOW)
  }
}
