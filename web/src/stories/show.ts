/** Shows a story on this page as it would stand in the client: in the room, in the colours of its game, with its fonts. */
import './in-browser'
import { mount, unmount } from 'svelte'
import { games } from '../games'
import { settings } from '../lib/settings.svelte'
import { frame } from './frame'
import Stage from './Stage.svelte'
import type { Story } from './story'

const CALM_FRAMES = 3
const FILLED = 'minmax(0, 1fr) / minmax(0, 1fr)'

export interface Shown {
  place: HTMLElement
  takeAway: () => Promise<void>
}

/** Resolves when everything is there to be seen. Nothing moves or makes a sound, and nobody is a newcomer. */
export async function show(story: Story): Promise<Shown> {
  settings.calm = true
  settings.volume = 0
  for (const game of Object.keys(games)) settings.setGuided(game, true)
  const stage = mount(Stage, { target: document.body })
  const place = document.createElement('div')
  if (story.game) place.dataset.game = story.game
  if (!story.isPage) Object.assign(place.style, { padding: '24px', boxSizing: 'border-box' })
  if (story.room)
    Object.assign(place.style, { display: 'grid', gridTemplate: FILLED, containerType: 'size', ...story.room })
  document.body.append(place)
  const takeStoryAway = await story.show(place)
  await fontsLoaded()
  while (story.awaited && !place.querySelector(story.awaited)) await frame()
  await drawn()
  const takeAway = async (): Promise<void> => {
    await takeStoryAway()
    place.remove()
    await unmount(stage)
  }
  return { place, takeAway }
}

/** What was awaited has come, and what it changed is on the screen: nothing has happened for some frames. */
async function drawn(): Promise<void> {
  let calm = 0
  const watcher = new MutationObserver(() => (calm = 0))
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  while (calm++ < CALM_FRAMES) await frame()
  watcher.disconnect()
}

/** The house answers at once, and always the same. */
const ANSWERS = {
  '/api/best': { today: 12, ever: 12, games: 5 },
  '/api/me': { id: 'guest', name: 'Lene' },
  '/api/tables/mine': [],
}
const ask = globalThis.fetch
globalThis.fetch = (input, init) => {
  const answer = Object.entries(ANSWERS).find(([path]) => String(input).startsWith(path))
  return answer ? Promise.resolve(Response.json(answer[1])) : ask(input, init)
}

/** A font is asked for when something is first drawn with it. */
async function fontsLoaded(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()))
  await document.fonts.ready
}
