/** The languages that are spoken here. */
export type Lang = 'de' | 'en'

export const isLang = (tag: unknown): tag is Lang => tag === 'de' || tag === 'en'

/** The first of our languages that the browser asks for; whoever asks for none of them reads English. */
export function preferredLang(wished: readonly string[] = globalThis.navigator?.languages ?? []): Lang {
  return wished.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLang) ?? 'en'
}
