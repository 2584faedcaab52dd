/** A game's name and period, short enough for a cover or a tab, and how many games there are. */
import { GAMES } from '../games/index.ts';

/** The name without what follows a colon. */
export const shortName = ({ name }: { readonly name: string }): string => name.replace(/:.*/, '');

/** When it plays: the end of the line under its name. */
export const yearsOf = ({ scope }: { readonly scope: string }): string => scope.replace(/.*, /, '');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** As a sentence says it. */
export const HOW_MANY: string = NUMBERS[GAMES.length] ?? String(GAMES.length);

/** Among its like a sample of the rulebook needs no word of where it is from. */
export const listTitle = (title: string): string =>
  title.replace(/^From the rulebook: ./, (from) => from.slice(-1).toUpperCase());
