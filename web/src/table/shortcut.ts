/** Keys that mean something anywhere at the table. */

/** Whether a key was meant for the table: nobody is writing, and no sheet lies over it. */
export function isForTable(event: KeyboardEvent): boolean {
  const writing = event.target instanceof HTMLInputElement && event.target.type === 'text'
  return !writing && !document.querySelector('dialog[open]')
}

/** "u" alone, or what undoes everywhere else. */
export const meansUndo = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === 'z' && !event.shiftKey && !event.altKey
    : isPlain(event, 'u')

export const meansHint = (event: KeyboardEvent): boolean => isPlain(event, 'h')

/** A letter by itself. */
export const isPlain = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter && !event.ctrlKey && !event.metaKey && !event.altKey
