import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { standingOf, type Means } from './standing'

const prices: Means['prices'] = [
  ['pickaxe', 4, 2, ''],
  ['the-vault', 3, 1, 'depths'],
  ['crystal-golem', 3, 0, 'cave'],
  ['ogre', 3, 2, ''],
  ['orc-grunt', 2, 1, ''],
]
const means = (change: Partial<Means> = {}): Means => ({ prices, playable: new Set(), gettable: new Set(), ...change })

afterEach(() => (settings.lang = 'de'))

describe('what can be done with a card now', () => {
  it('tells how much is missing', () => {
    settings.lang = 'de'
    expect(standingOf('pickaxe', 'row', means())).toBe('Dir fehlen noch 2 Talent.')
    expect(standingOf('orc-grunt', 'row', means())).toBe('Dir fehlt noch 1 Schwert.')
    settings.lang = 'en'
    expect(standingOf('ogre', 'row', means())).toBe('You lack 2 swords.')
  })
  it('tells where one must be', () => {
    settings.lang = 'de'
    expect(standingOf('the-vault', 'row', means())).toBe('Dir fehlen noch 1 Talent. Dazu musst du in den Tiefen sein.')
    expect(standingOf('crystal-golem', 'row', means())).toBe('Dazu musst du in einer Kristallhöhle sein.')
  })
  it('says what is possible, and nothing in the turns of others', () => {
    settings.lang = 'de'
    const able = means({ gettable: new Set(['pickaxe']), playable: new Set(['burgle']) })
    expect(standingOf('pickaxe', 'row', able)).toBe('Das kannst du dir jetzt leisten.')
    expect(standingOf('burgle', 'hand', able)).toBe('Du kannst sie jetzt ausspielen.')
    expect(standingOf('pickaxe', 'row', means({ prices: [] }))).toBe('')
    expect(standingOf('burgle', 'pile', means())).toBe('')
  })
})
