/** Pages that are no table. */
import { story, type Story } from '../stories/story'

export const stories: Story[] = [
  story(
    'pages/shelf',
    () => import('./Shelf.svelte'),
    () => ({}),
    { isPage: true },
  ),
  story(
    'pages/lost',
    () => import('./Lost.svelte'),
    () => ({}),
    { isPage: true },
  ),
  story(
    'pages/fallen',
    () => import('./Fallen.svelte'),
    () => ({ onagain: () => undefined }),
    { isPage: true },
  ),
]
