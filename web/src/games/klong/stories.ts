/** Scenes of Klong! that lie over its table. */
import { seatOf } from '../../feed/fake-feed.svelte'
import { story, type Story } from '../../stories/story'
import { speaking } from '../../stories/tables'
import { Attack } from './dragon/attack.svelte'

const SEATS = [seatOf({ mine: true }), seatOf({ kind: 'bot', name: 'Kuno', token: 2, level: 'meister' })]

export const stories: Story[] = [
  story(
    'klong/attack',
    speaking('klong', () => import('./dragon/Attack.svelte')),
    () => ({ attack: halfway(), seats: SEATS, mine: [0] }),
    { game: 'klong', isPage: true },
  ),
]

/** One cube of the other was drawn, one of the own, and a third is to come. */
function halfway(): Attack {
  const drawn: [number, number][] = [
    [1, 1],
    [0, 1],
    [-1, 0],
  ]
  const seats = [
    { clank: 4, damage: 2 },
    { clank: 3, damage: 4 },
  ]
  const attack = new Attack({ cause: 'countdown', extra: 1, drawn }, { bag: 20, seats })
  attack.phase = 'draw'
  attack.shown = 2
  return attack
}
