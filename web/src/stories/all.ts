/** All stories there are: those of whole games, and what folders tell of their own parts. */
import type { Story } from './story'
import { tables } from './tables'

const told = import.meta.glob<Story[]>(['../*/stories.ts', '../games/*/stories.ts'], { eager: true, import: 'stories' })

export const stories: Story[] = [...Object.values(told).flat(), ...tables]
