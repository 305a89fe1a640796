/** Made by plugins/texts.ts from the text files: what is to be said, in chunks that are loaded when they are needed. */
declare module 'virtual:texts' {
  type Lang = import('./lib/settings.svelte').Lang
  type TextsBySet = import('./lib/text-store.svelte').TextsBySet
  /** In which bundle a set lies. */
  export const bundles: Record<string, string>
  type Loader = Record<Lang, () => Promise<{ default: TextsBySet }>>
  /** By bundle; that of the shelf is there always. */
  export const loaders: { shelf: Loader; [bundle: string]: Loader }
}

/** For tests, which speak every language at once. */
declare module 'virtual:texts/everything' {
  const everything: Record<import('./lib/settings.svelte').Lang, import('./lib/text-store.svelte').TextsBySet>
  export default everything
}
