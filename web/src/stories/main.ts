/** The page of the stories: one of them where the address names it, else the list with frames in which they are shown. */
import { mount } from 'svelte'
import { settings } from '../lib/settings.svelte'
import { speak } from '../lib/text-store.svelte'
import { stories } from './all'
import { show } from './show'

const wish = new URLSearchParams(location.search)
const story = stories.find(({ name }) => name === wish.get('story'))

if (story) {
  settings.light = wish.get('light') === 'day' ? 'day' : 'evening'
  await speak(wish.get('lang') === 'en' ? 'en' : 'de')
  await show(story)
} else {
  const { default: Viewer } = await import('./Viewer.svelte')
  mount(Viewer, { target: document.body, props: { stories } })
}
