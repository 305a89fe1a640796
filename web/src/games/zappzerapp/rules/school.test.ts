import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soundOf } from '../../../lib/facts'
import { LESSON, School } from './school.svelte'

const sound = soundOf('zappzerapp')
const silence = new Int16Array(sound.rate * sound.seconds)

describe('the school for ears', () => {
  let asked: [stones: number, strength: number][]
  let school: School
  let luck = 0

  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    school = new School(
      sound,
      async (stones, strength) => {
        asked.push([stones, strength])
        return silence
      },
      () => luck,
    )
  })
  afterEach(() => {
    school.stop()
    vi.useRealTimers()
  })

  it('shakes the barrel that is pressed for a while, with the strength that is set', async () => {
    school.strength = 5
    school.press(8)
    await vi.advanceTimersByTimeAsync(100)
    expect(school.shaking.strength).toBe(5)
    await vi.advanceTimersByTimeAsync(LESSON + 100)
    expect(school.shaking.strength).toBe(0)
    expect(new Set(asked.map(String))).toEqual(new Set(['8,5']))
    expect(asked.length).toBeGreaterThan(2)
  })

  it('goes over to another barrel at once', async () => {
    school.press(1)
    await vi.advanceTimersByTimeAsync(600)
    school.press(13)
    await vi.advanceTimersByTimeAsync(LESSON - 200)
    expect(school.shaking.strength).toBeGreaterThan(0)
    expect(asked.at(-1)?.[0]).toBe(13)
  })

  it('asks for the stones of a barrel it does not name, and counts what was right', () => {
    luck = 0.99
    school.pose()
    expect(school.isOpen).toBe(true)
    school.press(5)
    expect([school.guessed, school.barrel, school.asked, school.right]).toEqual([5, 13, 1, 0])
    school.pose()
    school.press(13)
    expect([school.isOpen, school.asked, school.right]).toEqual([false, 2, 1])
  })

  it('lets barrels be heard again once the riddle is solved', () => {
    school.pose()
    school.press(2)
    school.press(3)
    expect([school.isRiddle, school.barrel, school.asked]).toEqual([false, 3, 1])
  })
})
