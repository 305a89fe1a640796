/** Named screens in styles: `@media (--phone)` becomes the query of that name, in .css files and in components alike. */
import type { Plugin } from 'vite'
import { queries } from '../src/styles/screens.ts'

export function screens(): Plugin {
  return {
    name: 'screens',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(css|svelte)$/, code: '@media' },
      handler: (source) => ({ code: withQueries(source), map: null }),
    },
  }
}

/** As long as before in lines, so that a browser's tools still show the right place. */
export function withQueries(source: string): string {
  return source.replace(/@media[^{;]*/g, (rule) => rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => queryOf(name)))
}

function queryOf(name: string): string {
  const query = new Map<string, string>(Object.entries(queries)).get(name)
  if (!query) throw new Error(`There is no screen "--${name}"; there are ${Object.keys(queries).join(', ')}.`)
  return / (and|or) /.test(query) ? `(${query})` : query
}
