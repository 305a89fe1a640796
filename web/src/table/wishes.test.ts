import { expect, test } from 'vitest'
import { FakeFeed } from '../feed/fake-feed.svelte'
import type { Command } from '../feed/messages'
import { Refusal } from '../lib/api'
import { Wishes } from './wishes.svelte'

const PLAN: Command = { t: 'plan', options: { order: 'in-turn' } }

/** A line on which answers take their time. */
class SlowFeed extends FakeFeed {
  readonly answers: { grant: () => void; refuse: (reason: Refusal) => void }[] = []
  readonly asked: Command['t'][] = []
  override send(command: Command): Promise<number> {
    this.asked.push(command.t)
    return new Promise((resolve, refuse) => this.answers.push({ grant: () => resolve(1), refuse }))
  }
}

const settled = (): Promise<unknown> => new Promise(setImmediate)

test('a game that is begun right after a choice begins with that choice', async () => {
  const feed = new SlowFeed()
  const wishes = new Wishes(feed)
  void wishes.ask(PLAN)
  void wishes.start()
  await settled()
  expect(feed.asked).toEqual(['plan'])
  feed.answers[0]?.grant()
  await settled()
  expect(feed.asked).toEqual(['plan', 'start'])
})

test('what was refused is read before anything begins', async () => {
  const feed = new SlowFeed()
  const wishes = new Wishes(feed)
  void wishes.ask(PLAN)
  const begun = wishes.start()
  feed.answers[0]?.refuse(new Refusal('no', 'Das geht nicht.'))
  expect(await begun).toBe(false)
  expect(feed.asked).toEqual(['plan'])
  expect(wishes.refused).toBe('Das geht nicht.')
  void wishes.start()
  await settled()
  expect(feed.asked).toEqual(['plan', 'start'])
})

test('beginning twice asks once, until it is answered', async () => {
  const feed = new SlowFeed()
  const wishes = new Wishes(feed)
  void wishes.start()
  void wishes.start()
  await settled()
  expect(feed.asked).toEqual(['start'])
  feed.answers[0]?.refuse(new Refusal('no', 'Das geht nicht.'))
  await settled()
  void wishes.start()
  await settled()
  expect(feed.asked).toEqual(['start', 'start'])
})
