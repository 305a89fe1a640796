// Takes the pictures that Klong! uses out of game-icons.net, so that only these travel to the browser: npm run icons
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'smol-toml'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const cards = new URL('../../src/spieltisch/games/klong/data/cards.toml', import.meta.url)
const target = new URL('../src/games/klong/icons.ts', import.meta.url)

const symbols = `crossed-swords leather-boot cube hearts card-discard card-burn card-exchange card-pickup teleport
  spiked-dragon-head three-friends cut-diamond gears goblin-head crystal-growth crown monkey locked-chest
  swap-bag spell-book`
const pieces = `key knapsack jeweled-chalice big-egg health-potion heart-bottle standing-potion round-potion fizzing-flask
  two-coins brainstorm upgrade water-splash`
const map = `padlock wyvern dragon-head crystal-cluster ammonite-fossil trilobite bone-knife fossil rock
  spiral-shell mushroom-gills mushrooms-cluster fish-corpse ribcage skull-in-jar spider-web bat chewed-skull candles
  mushrooms`

const art = parse(readFileSync(cards, 'utf8')).card.map((card) => card.art)
const names = [...new Set([...art, ...[symbols, pieces, map].flatMap((list) => list.split(/\s+/))])].sort()

writeFileSync(
  target,
  `/**
 * Made by scripts/klong-icons.mjs; do not edit. Pictures from game-icons.net by Lorc, Delapouite and contributors,
 * CC BY 3.0, see NOTICE. Each is one path on a field of 512 by 512.
 */
export const icons = {
${names.map((name) => `  '${name}': '${pathOf(name)}',`).join('\n')}
}

export type IconName = keyof typeof icons
`,
)
console.log(`${names.length} icons`)

function pathOf(name) {
  const [, path] = / d="([^"]+)"/.exec(icons[name]?.body ?? '') ?? []
  if (!path) throw new Error(`game-icons.net has no picture "${name}".`)
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command, figures) => command + shortened(command, figures))
}

/** Tenths are fine enough on a field of 512, and nearly halve what travels. */
function shortened(command, figures) {
  const isArc = command.toLowerCase() === 'a'
  const number = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/
  const flag = /^[\s,]*([01])/
  let text = ''
  for (let rest = figures.trim(), i = 0; rest; i++) {
    const isFlag = isArc && (i % 7 === 3 || i % 7 === 4)
    const [matched, figure] = (isFlag ? flag : number).exec(rest)
    const short = String(Math.round(figure * 10) / 10).replace(/^(-?)0\./, '$1.')
    text += text && !short.startsWith('-') ? ` ${short}` : short
    rest = rest.slice(matched.length).trim()
  }
  return text
}
