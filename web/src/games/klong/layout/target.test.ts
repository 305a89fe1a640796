import { describe, expect, it } from 'vitest'
import { targetOf } from './target'

describe('what a hint speaks of', () => {
  it('is a card of the hand', () => {
    expect(targetOf({ kind: 'play', card: 'burgle' })).toMatchObject({ hand: 'burgle', offer: null, zone: 'hand' })
    expect(targetOf({ kind: 'discard', card: 'stumble' })).toMatchObject({ hand: 'stumble', zone: 'hand' })
  })

  it('is a card of the row or the reserve', () => {
    expect(targetOf({ kind: 'get', card: 'pickaxe' })).toMatchObject({ offer: 'pickaxe', hand: null, zone: 'row' })
    expect(targetOf({ kind: 'get', card: 'explore' })).toMatchObject({ offer: 'explore', zone: 'reserve' })
    expect(targetOf({ kind: 'get', card: 'goblin' })).toMatchObject({ offer: 'goblin', zone: 'reserve' })
  })

  it('is a room', () => {
    expect(targetOf({ kind: 'walk', room: 14, swords: 1 })).toMatchObject({ room: 14, zone: null })
    expect(targetOf({ kind: 'reach', room: 3 })).toMatchObject({ room: 3 })
  })

  it('is nothing that lies on the table where a button says it', () => {
    expect(targetOf({ kind: 'end' })).toEqual(targetOf(null))
  })
})
