/** What is printed on a box: the head of its game's text files. */
import { say } from '../lib/words'

export const nameOf = (game: string): string => say(game, 'name')
export const lineOf = (game: string): string => say(game, 'line')
