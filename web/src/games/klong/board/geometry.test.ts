import { describe, expect, it } from 'vitest'
import { at, first } from '../../../lib/sure'
import { distance, type Point } from '../../../lib/plane'
import { boardKeys } from '../data'
import { drawnBoard, type Board, type Tunnel } from './boards'
import {
  areaOf,
  bowsOf,
  farFrom,
  overlap,
  pointOn,
  roomOf,
  towardsRoom,
  samples,
  signsOf,
  TUNNEL_WIDTH,
  walkPath,
} from './geometry'

const boards = boardKeys.map(drawnBoard)
const named = (tunnel: Tunnel): string => tunnel.ends.join('–')
const dig = (board: Board, tunnel: Tunnel): Point[] => bowsOf(board, tunnel).flatMap((bow) => samples(bow, 60))

const bothWays = ([a, b]: [number, number]): [number, number][] => [
  [a, b],
  [b, a],
]

describe.each(boards.map((board) => [board.key, board] as const))('side %s', (_, board) => {
  it('has a sign for everything that a tunnel asks', () => {
    const signs = signsOf(board)
    const count = (kind: string): number => signs.filter((sign) => sign.kind === kind).length
    const { tunnels } = board
    expect(count('boots')).toBe(tunnels.filter(({ boots }) => boots > 1).length)
    expect(count('head')).toBe(tunnels.reduce((sum, { heads }) => sum + heads, 0))
    expect(count('lock')).toBe(tunnels.filter(({ lock }) => lock).length)
    expect(count('oneway')).toBe(tunnels.filter(({ oneway }) => oneway).length)
    expect([count('left'), count('right')]).toEqual([1, 1])
  })

  it('keeps every sign clear of rooms and of other signs', () => {
    const signs = signsOf(board)
    const touching = signs.flatMap((sign, i) => [
      ...board.rooms
        .filter((room) => overlap(areaOf(board, room), sign) > 0)
        .map(({ id }) => `${named(sign.tunnel)} on ${id}`),
      ...signs
        .slice(i + 1)
        .filter((other) => overlap(other, sign) > 1)
        .map((other) => `${named(sign.tunnel)} on ${named(other.tunnel)}`),
    ])
    expect(touching).toEqual([])
  })

  it('leads no tunnel through a room that it does not join', () => {
    const through = board.tunnels.flatMap((tunnel) =>
      board.rooms
        .filter(({ id }) => !tunnel.ends.includes(id))
        .filter((room) => dig(board, tunnel).some((point) => farFrom(areaOf(board, room), point) < TUNNEL_WIDTH / 2))
        .map(({ id }) => `${named(tunnel)} through ${id}`),
    )
    expect(through).toEqual([])
  })

  it('crosses no tunnels', () => {
    const lines = board.tunnels.flatMap((tunnel) =>
      bowsOf(board, tunnel).map((bow) => ({ tunnel, points: samples(bow, 30) })),
    )
    const crossing = lines.flatMap(({ tunnel, points }, i) =>
      lines
        .slice(i + 1)
        .filter(({ tunnel: other }) => !other.ends.some((end) => tunnel.ends.includes(end)))
        .filter(({ points: others }) => points.some((a) => others.some((b) => distance(a, b) < TUNNEL_WIDTH / 2)))
        .map(({ tunnel: other }) => `${named(tunnel)} and ${named(other)}`),
    )
    expect(crossing).toEqual([])
  })

  it('walks from the middle of one room to the middle of the other, both ways', () => {
    for (const { ends, wrap } of board.tunnels.filter(({ ends: [a] }) => a !== 1)) {
      for (const [from, to] of bothWays(ends)) {
        const legs = walkPath(board, from, to)
        expect(legs).toHaveLength(wrap ? 2 : 1)
        expect(distance(first(first(legs)), roomOf(board, from))).toBeLessThan(1)
        expect(distance(legs.at(-1)!.at(-1)!, roomOf(board, to))).toBeLessThan(1)
      }
    }
  })

  it('leaves the board on one side and comes back on the other where a tunnel leads round the edge', () => {
    const wrap = board.tunnels.find((tunnel) => tunnel.wrap)!
    const [out = [], back = []] = walkPath(board, ...wrap.ends)
    const sides = [out.at(-1)!.x, first(back).x]
    expect(Math.min(...sides)).toBeLessThan(0)
    expect(Math.max(...sides)).toBeGreaterThan(board.width)
  })

  it('stays on the bow of its tunnel', () => {
    const tunnel = board.tunnels.find(({ wrap }) => !wrap)!
    const bow = first(bowsOf(board, tunnel))
    const leg = first(walkPath(board, ...tunnel.ends))
    const middle = at(leg, Math.floor(leg.length / 2))
    expect(distance(middle, pointOn(bow, 0.5))).toBeLessThan(0.01)
  })

  it('has no way where there is no tunnel', () => {
    expect(walkPath(board, 2, 36)).toEqual([])
  })

  it('leads to every room by arrow keys', () => {
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    const reached = new Set([roomOf(board, 1)])
    for (const room of reached) for (const key of arrows) reached.add(towardsRoom(room, board.rooms, key))
    expect([...reached].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(board.rooms.map(({ id }) => id))
  })
})
