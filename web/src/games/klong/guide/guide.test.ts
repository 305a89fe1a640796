import { beforeEach, describe, expect, it } from 'vitest'
import type { Move } from '../moves'
import { example, question } from '../example'
import { KlongGuide, lessonsFor } from './guide.svelte'

const play: Move = { kind: 'play', card: 'burgle' }
const buy: Move = { kind: 'get', card: 'explore' }
const fight: Move = { kind: 'get', card: 'goblin' }
const walk: Move = { kind: 'walk', room: 2, swords: 0 }
const end: Move = { kind: 'end' }
const view = example()

describe('the first turn', () => {
  let guide: KlongGuide

  beforeEach(() => {
    guide = new KlongGuide()
    guide.restart()
  })

  it('asks to play the hand before anything else', () => {
    expect(lessonsFor(view, [play, buy, walk])).toEqual(['hand'])
  })

  it('tells of a question while one is open', () => {
    expect(lessonsFor({ question: question({ kind: 'take' }) }, [{ kind: 'take' }])).toEqual(['question'])
  })

  it('goes on from buying to fighting, walking and the end', () => {
    const moves = [buy, fight, walk, end]
    const shown = [0, 1, 2, 3].map(() => {
      const lesson = guide.lesson(view, moves)!
      guide.learn(lesson)
      return lesson
    })
    expect(shown).toEqual(['buy', 'fight', 'walk', 'end'])
  })

  it('does not ask again for what was done', () => {
    guide.watch(buy)
    guide.watch(walk)
    expect(guide.lesson(view, [buy, walk, end])).toBe('end')
  })

  it('tells of the dragon when the turn is over, and then is silent', () => {
    guide.watch(end)
    expect(guide.lesson(view, [])).toBe('dragon')
    guide.learn('dragon')
    expect(guide.lesson(view, [play])).toBeNull()
    expect(new KlongGuide().wanted).toBe(false)
  })

  it('leaves those alone who know the game', () => {
    guide.finish()
    expect(guide.lesson(view, [play])).toBeNull()
  })
})
