import { describe, expect, it } from 'vitest'
import { times } from '../../../lib/draw'
import type { Point } from '../../../lib/plane'
import { boardKeys, PIECES } from '../data'
import { drawnBoard, type Area } from './boards'
import { areaOf, bowsOf, farFrom, overlap, samples, signsOf, TUNNEL_WIDTH } from './geometry'
import { battlement, castleGate, dragonArea, findsOf, labelAreas, marketsOf, RAGE_RADIUS, rageSpace } from './layout'

const met = (area: Area, others: Area[]): string[] =>
  others.filter((other) => overlap(other, area) > 0).map(({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`)

const dug = (area: Area, digs: Point[]): string[] =>
  digs
    .filter((point) => farFrom(area, point) < TUNNEL_WIDTH / 2)
    .map(({ x, y }) => `tunnel ${Math.round(x)}, ${Math.round(y)}`)

const rage = PIECES.rage.map((_, i): Area => ({ ...rageSpace(i + 1), width: 2 * RAGE_RADIUS, height: 2 * RAGE_RADIUS }))
const wall = times(PIECES.countdown.length + 1, (i) => battlement(i + 1))

describe.each(boardKeys)('side %s', (key) => {
  const board = drawnBoard(key)
  const rooms = board.rooms.map((room) => areaOf(board, room))
  const digs = board.tunnels.flatMap((tunnel) => bowsOf(board, tunnel)).flatMap((bow) => samples(bow, 60))
  const touched = (area: Area): string[] => [...met(area, [...rooms, ...signsOf(board)]), ...dug(area, digs)]

  it('covers neither rooms nor tunnels with the lair', () => {
    expect(touched(board.lair)).toEqual([])
  })

  it('covers neither rooms nor tunnels with the rage track and the dragon on it', () => {
    expect([...rage, ...times(rage.length, (i) => dragonArea(i + 1))].flatMap(touched)).toEqual([])
  })

  it('covers neither rooms nor tunnels with the battlements', () => {
    expect(wall.flatMap(touched)).toEqual([])
  })

  it('keeps rage track, battlements and castle apart', () => {
    const outside = areaOf(board, castleGate(board))
    expect(wall.flatMap((merlon) => met(merlon, [...rage, outside]))).toEqual([])
  })

  it('prints "Verlies" and "Tiefen" where there is only earth', () => {
    expect(labelAreas(board).flatMap(touched)).toEqual([])
    expect(labelAreas(board).filter((label) => overlap(label, board.lair) > 0)).toEqual([])
  })

  it('lays finds into the earth and nowhere else', () => {
    const finds = findsOf(board)
    expect(finds.length).toBeGreaterThan(10)
    expect(finds.flatMap((find) => touched({ ...find, width: 20, height: 20 }))).toEqual([])
  })

  it('has every market room on one square, and no other room on it', () => {
    const squares = marketsOf(board)
    const markets = board.rooms.filter(({ market }) => market)
    expect(squares.flatMap(({ rooms: on }) => on).toSorted((a, b) => a.id - b.id)).toEqual(markets)
    for (const square of squares.filter(({ rooms: on }) => on.length > 1)) {
      const strangers = board.rooms
        .filter(({ market }) => !market)
        .filter((room) => overlap(areaOf(board, room), square) > 0)
      expect(strangers).toEqual([])
    }
  })

  it('keeps everything inside the picture', () => {
    for (const { x, y, width, height } of [...rooms, ...signsOf(board), ...rage, ...wall, board.lair]) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0)
      expect(x + width / 2).toBeLessThanOrEqual(board.width)
      expect(y - height / 2).toBeGreaterThanOrEqual(0)
      expect(y + height / 2).toBeLessThanOrEqual(board.height)
    }
  })
})
