/** What a screen reader is told, politely; shown by the live region in App. */
class Announcer {
  text = $state('')

  say(text: string): void {
    this.text = text === this.text ? `${text}\u00a0` : text
  }
}

export const announcer = new Announcer()
export const announce = (text: string): void => announcer.say(text)
