/** Handing the table's link to others. */

/** Copies by the clipboard where the page may use it, else (a house network has no https) by an old-fashioned selection. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    if (copied) return true
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // inside an open dialog everything outside it is inert and cannot be selected
  const ground = document.querySelector('dialog[open]') ?? document.body
  ground.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}

export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator && isTouch()

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** The device's own way of sending a link; nothing happens when the person thinks better of it. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason
  }
}
