/** Pages that are no table. */
import { storiesOf, type Story } from '../stories/story'

const page = { isPage: true }

export const stories: Story[] = [
  ...storiesOf(() => import('./Shelf.svelte'), { 'pages/shelf': {} }, page),
  ...storiesOf(() => import('./Lost.svelte'), { 'pages/lost': {} }, page),
  ...storiesOf(() => import('./Fallen.svelte'), { 'pages/fallen': { onagain: () => undefined } }, page),
]
