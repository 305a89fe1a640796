/** A scene for tests: everything as at the start, everybody before the gate. */
import { drawnBoard } from './boards'
import type { Scene } from './scene'

export const NAMES = ['Du', 'Mara', 'Ben', 'Ida']

export function sceneOf(key: string, change: Partial<Scene> = {}): Scene {
  const { rooms } = drawnBoard(key)
  return {
    board: key,
    seats: NAMES.map(() => ({ room: 1, fate: 'inside', clank: 0 })),
    bag: 24,
    rage: 1,
    strength: 2,
    clock: [],
    artifacts: rooms.filter(({ artifact }) => artifact > 0).map(({ id, artifact }) => [id, artifact]),
    majors: rooms.filter(({ major }) => major > 0).map(({ id }) => id),
    minors: rooms.filter(({ minor }) => minor > 0).map(({ id, minor }) => [id, minor]),
    idols: 3,
    goods: [
      ['master-key', 2, 5],
      ['backpack', 2, 5],
      ['crown', 3, 10],
    ],
    ...change,
  }
}

export const standing = (...rooms: number[]): Scene['seats'] =>
  rooms.map((room) => ({ room, fate: 'inside', clank: 0 }))
