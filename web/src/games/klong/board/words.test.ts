import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { drawnBoard } from './boards'
import { NAMES, sceneOf, standing } from './example'
import type { Destination } from './scene'
import { dangerWords, roomLabel, roomWords } from './words'

const board = drawnBoard('a')
const scene = sceneOf('a', { seats: standing(15, 8, 10, 10) })
const walk: Destination = { room: 10, boots: 1, heads: 1, kind: 'walk', moves: [] }

beforeEach(() => {
  settings.lang = 'de'
})

describe('a room in words', () => {
  it('says what it is, what lies there, who stands there and what the way costs', () => {
    expect(roomLabel(roomWords(board, scene, NAMES, [walk], 10))).toBe(
      'Kristallhöhle 10, im Verlies. Du kannst hin: 1 Stiefel, 1 Monster. 2 kleine Verstecke. Hier: Ben und Ida',
    )
  })

  it('says where its tunnels lead and what they ask', () => {
    const { ways } = roomWords(board, scene, NAMES, [], 7)
    expect(ways).toEqual([
      'Oben rechts zu Raum 3: 2 Stiefel, nur hin',
      'Unten links zu Heilbrunnen 12: 1 Stiefel, 1 Monster',
    ])
  })

  it('says where one can only come in, where a lock hangs, and what leads round the edge', () => {
    expect(roomWords(board, scene, NAMES, [], 36).ways).toContain('Oben links kommt man von Affenschrein 24 nur herein')
    expect(roomWords(board, scene, NAMES, [], 9).ways).toContain('Oben zu Raum 4: 1 Stiefel, Schloss')
    expect(roomWords(board, scene, NAMES, [], 22).ways).toContain('Um den Rand herum zu Raum 17: 1 Stiefel')
  })

  it('names artifacts, idols and goods', () => {
    expect(roomWords(board, scene, NAMES, [], 27).lying).toBe('Artefakt 10')
    expect(roomWords(board, scene, NAMES, [], 24).lying).toBe('3 Affengötzen')
    expect(roomWords(board, scene, NAMES, [], 26).rule).toContain('Generalschlüssel (2)')
    expect(roomWords(board, sceneOf('a', { idols: 0 }), NAMES, [], 24).lying).toBe('Hier liegt nichts')
  })

  it('tells teleport and reach from a walk', () => {
    const far = (kind: 'teleport' | 'reach'): Destination => ({ ...walk, kind, boots: 0, heads: 0 })
    expect(roomWords(board, scene, NAMES, [far('teleport'), far('reach')], 10).offers).toEqual([
      'Du kannst dich hinteleportieren',
      'Von hier kannst du ein Versteck holen',
    ])
  })

  it('speaks English, too', () => {
    settings.lang = 'en'
    expect(roomLabel(roomWords(board, scene, NAMES, [walk], 10))).toBe(
      'Crystal cave 10, in the dungeon. You can go there: 1 boot, 1 monster. 2 minor secrets. Here: Ben and Ida',
    )
  })
})

describe('dangers in words', () => {
  it('tells what the dragon draws, what is in the bag, and who was noisy', () => {
    const seats = standing(2, 3).map((seat, i) => ({ ...seat, clank: i * 3 }))
    expect(dangerWords(sceneOf('a', { seats, strength: 3, bag: 31 }), NAMES)).toEqual([
      'Der Drache zieht 3 Steine.',
      '31 Steine im Beutel.',
      'Klong!-Bereich: Mara: 3.',
    ])
  })

  it('tells how far the countdown is', () => {
    expect(dangerWords(sceneOf('a', { clock: [2, 3] }), NAMES).at(-1)).toBe('Ben ist draußen, Zinne 3 von 5.')
  })
})
