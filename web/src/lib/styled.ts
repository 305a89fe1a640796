/** Waits for stylesheets: WebKit may run scripts before them, and whoever asks for a colour then gets none. */
export async function styled(links: Iterable<HTMLLinkElement>): Promise<void> {
  await Promise.all(Array.from(links, hasCome))
}

/** A page without its styles is better than none. */
const hasCome = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.sheet) return resolve()
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
  })
