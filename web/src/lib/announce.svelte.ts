/** What a screen reader is told, politely; shown by the live region in App. */
class Announcer {
  text = $state('')
  #unsaid: string[] = []

  /** What is said in one breath is told together: the region keeps only its last words. */
  say(text: string): void {
    this.#unsaid.push(text)
    if (this.#unsaid.length === 1) setTimeout(() => this.#tell())
  }

  #tell(): void {
    const words = this.#unsaid.join(' ')
    this.#unsaid = []
    this.text = words === this.text ? `${words}\u00a0` : words
  }
}

export const announcer = new Announcer()
export const announce = (text: string): void => announcer.say(text)
