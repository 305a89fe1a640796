import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { Aim } from '../flick/aim.svelte'
import { boardOf } from './board'
import { aimWords, percent, placeWords } from './board-speech'
import { aimKeys } from './board-texts'
import { lyingOf, planOf } from './geometry'
import type { Tower, ZongView } from '../view'

const board = boardOf('classic')
const names = ['Lene', 'Mara', 'Ben', 'Ida', 'Jo', 'Tom']
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

beforeEach(() => {
  settings.lang = 'de'
})
afterEach(() => {
  settings.lang = 'de'
})

describe('an aim in words', () => {
  const aim = (x = 140) =>
    new Aim(
      board,
      'large',
      () => [{ seat: 4, x, y: 220, level: 0 }],
      () => {},
    )
  const press = (aimed: Aim, key: string, shiftKey = false) =>
    aimed.press({ key, shiftKey, altKey: false, ctrlKey: false, metaKey: false }, planOf(board, false))

  it('tells where the disc lies while the cord is slack, seen from whoever flicks', () => {
    const aimed = aim()
    aimed.put({ x: 100, y: 50 })
    expect(aimWords(aimed, names)).toMatch(/Scheibe 180,0 mm von links, 50,\d mm vor der Bande/)
  })

  it('tells direction, strength and who is hit first', () => {
    const aimed = aim()
    press(aimed, 'ArrowUp')
    expect(plain(aimWords(aimed, names))).toBe('Richtung geradeaus, Stärke 50 %, trifft zuerst Jo.')
    press(aimed, 'ArrowLeft')
    press(aimed, 'ArrowUp', true)
    expect(plain(aimWords(aimed, names))).toBe('Richtung 1° nach links, Stärke 50,1 %, trifft zuerst Jo.')
  })

  it('tells of the rail, or that the strength does not reach', () => {
    const aimed = aim(20)
    press(aimed, 'ArrowRight')
    expect(aimWords(aimed, names)).toContain('nach rechts')
    for (let i = 0; i < 30; i++) press(aimed, 'ArrowUp')
    expect(aimWords(aimed, names)).toContain('trifft zuerst die Bande')
    for (let i = 0; i < 49; i++) press(aimed, 'ArrowDown')
    expect(aimWords(aimed, names)).toContain('bleibt vorher liegen')
  })

  it('speaks English, too', () => {
    settings.lang = 'en'
    const aimed = aim()
    press(aimed, 'ArrowUp')
    expect(aimWords(aimed, names)).toBe('Direction straight ahead, strength 50%, first hits Jo.')
    expect(percent(685)).toBe('68.5%')
    expect(percent(685, 0)).toBe('69%')
  })
})

describe('the board in words', () => {
  const told = (fields: Tower[], lying: ZongView['lying'] = []) =>
    placeWords(lyingOf({ start: 3, fields, lying }, board), board, 3, names)

  it('names everybody, the start first, towers from top to bottom', () => {
    expect(
      told([
        [3, 0, 5],
        [14, 2],
        [33, 1, 3, 4],
      ]),
    ).toEqual(['Start: Lene, Tom', 'Feld 11: Ben', 'Feld 30: Jo auf Ida auf Mara'])
  })

  it('tells who is in the target and who lies loose', () => {
    expect(
      told([
        [3, 0],
        [37, 1],
      ]),
    ).toEqual(['Start: Lene', 'Im Ziel: Mara'])
    expect(
      told(
        [
          [3, 0],
          [14, 2],
        ],
        [[10000, 30000, -1], [], [14000, 5000, -1]],
      ),
    ).toEqual(['Lene liegt frei auf dem Brett', 'Im Ziel: Ben'])
  })
})

it('lists its keys for the menu', () => {
  expect(aimKeys().map(({ key }) => key)).toEqual(['← →', '↑ ↓', 'W A S D', 'Umschalt', 'Eingabe'])
})
