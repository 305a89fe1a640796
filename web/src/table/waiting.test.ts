import { beforeEach, expect, test } from 'vitest'
import { settings } from '../lib/settings.svelte'
import type { Seat } from '../feed/messages'
import { waitedFor, waitingWords } from './waiting'

beforeEach(() => {
  settings.lang = 'de'
})

const seat = (name: string, waited_until: number | null = null): Seat => ({
  kind: 'person',
  name,
  token: 1,
  level: null,
  mine: false,
  online: waited_until === null,
  away_since: null,
  waited_until,
})

test('each who is gone is told of once', () => {
  const seats = [seat('Lene'), seat('Mira', 1060), seat('Ben', 1042)]
  expect(waitingWords([seat('Lene'), seat('Mira'), seat('Ben')], [], 1000)).toBe('')
  expect(waitingWords(seats, [1], 1000)).toBe('Ben ist gerade nicht verbunden. Der Tisch wartet noch 42 Sekunden.')
  expect(waitingWords(seats, waitedFor(seats), 1001)).toBe('')
  expect(waitingWords(seats, [], 1000)).toContain('Mira')
})
