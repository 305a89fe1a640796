/** Scores of whoever plays alone, in the game's own words. */
import { knows, say } from '../lib/words'

export const scoreWords = (game: string, score: number): string =>
  knows(game, 'best') ? say(game, 'best', { values: { score } }) : String(score)
