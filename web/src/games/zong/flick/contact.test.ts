import { describe, expect, it } from 'vitest'
import { at } from '../../../lib/sure'
import examples from './aim-examples.json'
import { boardOf } from '../board/board'
import { firstContact, reachOf } from './contact'
import { spotAt, STRENGTHS, wayOf } from './flick'

const board = boardOf('classic')
const disc = { x: 140, y: 60, radius: board.large }
const ahead = { x: 0, y: 1 }
const piece = (seat: number, x: number, y: number, level = 0) => ({ seat, x, y, level })

describe('what a flicked disc meets first', () => {
  it.each(examples)(
    'is what it really meets: $written',
    ({ board: key, size, u, v, d, s, pieces, met, seat, at: place }) => {
      const data = boardOf(key)
      const radius = data[size as 'large' | 'small']
      const lying = pieces.map((each, index) => piece(index, at(each, 0), at(each, 1)))
      const contact = firstContact(
        data,
        { ...spotAt(data, radius, u, v), radius },
        wayOf(d),
        reachOf(data, s / STRENGTHS),
        lying,
      )
      expect(contact).toMatchObject({ met, seat })
      expect(Math.abs(contact.at.x - at(place, 0) / 100)).toBeLessThan(0.1)
      expect(Math.abs(contact.at.y - at(place, 1) / 100)).toBeLessThan(0.1)
    },
  )

  it('is the nearer of two pieces, and the disc stops where the rims touch', () => {
    const contact = firstContact(board, disc, ahead, 1000, [piece(0, 140, 400), piece(1, 140, 300)])
    expect(contact).toMatchObject({ met: 'piece', seat: 1, at: { x: 140, y: 300 - board.large - board.piece } })
  })

  it('sends the piece away along the line of centres', () => {
    const { at: place, sent } = firstContact(board, disc, ahead, 1000, [piece(2, 156, 300)])
    expect(sent?.from).toEqual({ x: 156, y: 300 })
    expect(sent?.way.x).toBeCloseTo(16 / 26)
    expect(Math.hypot(sent!.way.x, sent!.way.y)).toBeCloseTo(1)
    expect(Math.hypot(156 - place.x, 300 - place.y)).toBeCloseTo(board.large + board.piece)
  })

  it('passes pieces that ride on others, that lie beside the way or behind the disc', () => {
    const beside = [piece(0, 140, 300, 1), piece(1, 167, 300), piece(2, 140, 30)]
    expect(firstContact(board, disc, ahead, 1000, beside)).toMatchObject({ met: 'rail', seat: -1, sent: null })
  })

  it('is a rail at the distance of the radius, on every side', () => {
    expect(firstContact(board, disc, ahead, 1000, []).at).toEqual({ x: 140, y: 560 - board.large })
    expect(firstContact(board, disc, { x: 3, y: 0 }, 1000, []).at).toEqual({ x: 280 - board.large, y: 60 })
    expect(firstContact(board, disc, { x: 0, y: -2 }, 1000, []).at).toEqual({ x: 140, y: board.large })
  })

  it('is nothing where the strength does not reach', () => {
    const short = firstContact(board, disc, ahead, 50, [piece(0, 140, 300)])
    expect(short).toMatchObject({ met: 'nothing', seat: -1, sent: null, at: { x: 140, y: 110 } })
  })

  it('reaches four times as far with twice the strength', () => {
    expect(reachOf(board, 1)).toBeCloseTo(4 * reachOf(board, 0.5))
    expect(reachOf({ topSpeed: 2000, friction: 1000 }, 1)).toBe(2000)
  })
})
