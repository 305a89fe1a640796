// What the server says of itself (openapi.json) becomes src/generated/: the types of messages, views and events, and the
// constants of the games; the text files become the types of their keys.
import openapiTS, { astToString, oapiRef } from 'openapi-typescript'
import ts from 'typescript'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeTextTypes } from '../plugins/text-types.js'

const MADE = '// Made from openapi.json by `npm run types`: change the rules, not this file.\n'
const web = new URL('../', import.meta.url)
const generated = new URL('src/generated/', web)
const { 'x-constants': constants, ...described } = JSON.parse(readFileSync(new URL('openapi.json', web), 'utf8'))

mkdirSync(generated, { recursive: true })
write('schema.d.ts', astToString(await openapiTS(described, { defaultNonNullable: false, transform: asRow })))
mkdirSync(new URL('constants/', generated), { recursive: true })
for (const [game, values] of Object.entries(constants)) write(`constants/${game}.ts`, asModule(game, values))
write('constants.ts', Object.keys(constants).map(asExport).join(''))
writeTextTypes()

function write(name, text) {
    writeFileSync(new URL(name, generated), `${MADE}${text}`)
}

function asModule(game, values) {
    return `export const ${game} = ${JSON.stringify(values, null, 2)} as const\n`
}

/** Each game's are a module of their own, so that nobody loads those of the others. */
function asExport(game) {
    return `export { ${game} } from './constants/${game}'\n`
}

/** A list whose places have names becomes a tuple with labels: `[room: number, boots: number]`, `[field: number, ...seats: number[]]`. */
function asRow({ prefixItems: places, items, minItems, 'x-rest': rest }) {
    if (!places) return undefined
    const members = places.map((place) => member(place.title, placeType(place)))
    if (rest) members.push(member(rest, ts.factory.createArrayTypeNode(placeType(items)), true))
    const tuple = ts.factory.createTupleTypeNode(members)
    return minItems > 0 ? tuple : ts.factory.createUnionTypeNode([ts.factory.createTupleTypeNode([]), tuple])
}

function member(name, type, isRest = false) {
    const dots = isRest ? ts.factory.createToken(ts.SyntaxKind.DotDotDotToken) : undefined
    return ts.factory.createNamedTupleMember(dots, ts.factory.createIdentifier(name), undefined, type)
}

function placeType({ $ref, type }) {
    if ($ref) return oapiRef($ref)
    const { StringKeyword, NumberKeyword } = ts.SyntaxKind
    return ts.factory.createKeywordTypeNode(type === 'string' ? StringKeyword : NumberKeyword)
}
