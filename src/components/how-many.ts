/** How many games there are, as a sentence says it. */
import { GAMES } from '../games/index.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const HOW_MANY: string = NUMBERS[GAMES.length] ?? String(GAMES.length);
