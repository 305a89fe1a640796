/** The next time that the browser draws. */
export const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
