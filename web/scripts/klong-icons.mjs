// Takes the pictures that Klong! uses out of game-icons.net, so that only these travel to the browser: npm run icons
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'smol-toml'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const cards = new URL('../../src/spieltisch/games/klong/data/cards.toml', import.meta.url)
const target = new URL('../src/games/klong/tokens/icons.ts', import.meta.url)

/** Seen as large as a hand, at times: every card's own picture, and those of the dragon and its bag. */
const large = 'wyvern dragon-head spiked-dragon-head'
const symbols = `crossed-swords leather-boot cube hearts card-discard card-burn card-exchange card-pickup teleport
  three-friends cut-diamond gears goblin-head crystal-growth crown monkey locked-chest swap-bag spell-book`
const pieces = `key knapsack jeweled-chalice big-egg health-potion heart-bottle standing-potion fizzing-flask
  two-coins brainstorm upgrade water-splash`
const map = `padlock crystal-cluster ammonite-fossil trilobite bone-knife fossil rock spiral-shell mushroom-gills
  mushrooms-cluster fish-corpse ribcage skull-in-jar spider-web bat chewed-skull candles mushrooms`

const art = parse(readFileSync(cards, 'utf8')).card.map((card) => card.art)
const pictures = new Set([...art, ...words(large)].sort())
const signs = new Set(
    [symbols, pieces, map]
        .flatMap(words)
        .filter((name) => !pictures.has(name))
        .sort(),
)
/** How many units wide they are, and drawn here: whole numbers are fine enough for the size at which they are seen. */
const FIELD = 512
const PICTURE_FIELD = 384
const SIGN_FIELD = 128

writeFileSync(
    target,
    `/**
 * Made by scripts/klong-icons.mjs; do not edit. Pictures from game-icons.net by Lorc, Delapouite and contributors,
 * CC BY 3.0, see NOTICE. Each is one path on a square field.
 */
export const PICTURE_FIELD = ${PICTURE_FIELD}
export const pictures = {
${[...pictures].map((name) => `  '${name}': '${pathOf(name, PICTURE_FIELD / FIELD)}',`).join('\n')}
}

/** Drawn with less detail, since they are seen small. */
export const SIGN_FIELD = ${SIGN_FIELD}
export const signs = {
${[...signs].map((name) => `  '${name}': '${pathOf(name, SIGN_FIELD / FIELD)}',`).join('\n')}
}

export type IconName = keyof typeof pictures | keyof typeof signs
`,
)
console.log(`${pictures.size} pictures, ${signs.size} signs`)

function words(list) {
    return list.split(/\s+/)
}

function pathOf(name, scale) {
    const [, path] = / d="([^"]+)"/.exec(icons[name]?.body ?? '') ?? []
    if (!path) throw new Error(`game-icons.net has no picture "${name}".`)
    return rounded(path, scale)
}

/** Whole numbers only. Every step starts where the rounded one before it ended, so errors do not add up. */
function rounded(path, scale) {
    let pen = [0, 0]
    let start = pen
    let text = ''
    let last = ''
    const round = (figure) => Math.round(figure * scale)
    const all = steps(path)
    for (const [i, { command, figures }] of all.entries()) {
        const kind = command.toLowerCase()
        const isRelative = command === kind
        const from = isRelative ? pen : [0, 0]
        const horizontal = (i) => ({ h: true, v: false, a: i === 5 })[kind] ?? i % 2 === 0
        const isPlace = (i) => kind !== 'a' || i > 4
        const places = figures.map((figure, i) => (isPlace(i) ? figure + from[horizontal(i) ? 0 : 1] : figure))
        const short = places.map((place, i) => (isPlace(i) ? round(place) - round(pen[horizontal(i) ? 0 : 1]) : place))
        if (kind === 'a') short.splice(0, 2, ...figures.slice(0, 2).map((radius) => Math.max(1, round(radius))))
        // A smooth curve goes on from the curve before it.
        const isNeeded = /[st]/i.test(all[i + 1]?.command)
        const [letter, ...rest] = isNeeded ? [kind, ...short] : simplest(kind, short)
        if (letter) {
            text += ` ${letter === last && letter !== 'm' ? '' : letter}${rest.join(' ')}`
            last = letter
        }
        if (kind === 'z') pen = start
        else if (kind === 'h') pen = [places[0], pen[1]]
        else if (kind === 'v') pen = [pen[0], places[0]]
        else pen = places.slice(-2)
        if (kind === 'm') start = pen
    }
    return text.replace(/ (?=[a-z-])/g, '').trim()
}

/** The same step in fewer figures; nothing where it leads nowhere. */
function simplest(kind, figures) {
    const [x, y] = { h: [figures[0], 0], v: [0, figures[0]] }[kind] ?? figures.slice(-2)
    if ('lhvcsqa'.includes(kind) && x === 0 && y === 0 && (kind === 'a' || figures.every((figure) => figure === 0)))
        return []
    if (kind !== 'l' && !(kind === 'c' && isStraight(figures))) return [kind, ...figures]
    return y === 0 ? ['h', x] : x === 0 ? ['v', y] : ['l', x, y]
}

/** A curve whose handles lie on the line from its beginning to its end, by less than one would see. */
function isStraight([ax, ay, bx, by, x, y]) {
    const length = Math.hypot(x, y)
    const isOnLine = (px, py) => {
        const along = (px * x + py * y) / length ** 2
        return Math.abs(px * y - py * x) / length <= 0.5 && along >= 0 && along <= 1
    }
    return length > 0 && isOnLine(ax, ay) && isOnLine(bx, by)
}

/** The single steps of a path: a letter followed by many figures is that letter many times. */
function steps(path) {
    const FIGURES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
    return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command, text]) => {
        const figures = numbers(text, command.toLowerCase() === 'a')
        const each = FIGURES[command.toLowerCase()]
        if (each === 0) return [{ command, figures }]
        return Array.from({ length: figures.length / each }, (_, i) => ({
            command: i > 0 ? ({ m: 'l', M: 'L' }[command] ?? command) : command,
            figures: figures.slice(i * each, (i + 1) * each),
        }))
    })
}

/** Figures may touch each other, and the two flags of an arc are one digit each. */
function numbers(text, isArc) {
    const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y
    const flag = /[01]/y
    const found = []
    for (let at = 0; (at += /^[\s,]*/.exec(text.slice(at))[0].length) < text.length;) {
        const pattern = isArc && [3, 4].includes(found.length % 7) ? flag : number
        pattern.lastIndex = at
        const [figure] = pattern.exec(text)
        found.push(Number(figure))
        at += figure.length
    }
    return found
}
