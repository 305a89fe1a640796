import { afterEach, describe, expect, it } from 'vitest'
import { details } from './details.svelte'

const EDGES = { x: 0, y: 0, width: 10, height: 10, left: 0, top: 0, right: 10, bottom: 10 }
const SOMEWHERE: DOMRect = { ...EDGES, toJSON: () => EDGES }

afterEach(() => details.close())

describe('the card that is looked at', () => {
  it('is shown beside the mouse as long as that rests on it', () => {
    details.peek('ruby', 'row', SOMEWHERE)
    expect(details.card).toBe('ruby')
    details.endPeek()
    expect(details.card).toBe(null)
  })
  it('stays on its sheet, whatever the mouse does', () => {
    details.open('ogre', 'row')
    details.peek('ruby', 'row', SOMEWHERE)
    details.endPeek()
    expect([details.card, details.beside]).toEqual(['ogre', null])
  })
  it('moves from the mouse onto the sheet when it is asked for', () => {
    details.peek('ruby', 'row', SOMEWHERE)
    details.open('ruby', 'row')
    expect(details.beside).toBe(null)
  })
})
