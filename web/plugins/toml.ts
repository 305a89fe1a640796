/** Facts and data of the games are TOML files beside their rules; the client imports the very same files. */
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

export function toml(): Plugin {
  return {
    name: 'toml',
    transform(source, id) {
      if (id.endsWith('.toml')) return { code: `export default ${JSON.stringify(parse(source))}`, map: null }
    },
  }
}
