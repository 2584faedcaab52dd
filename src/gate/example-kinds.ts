/** What a worked example is about, for the filter of the index: by the calculator that runs it, and whose it is. */
import type { Example, Game } from './game.ts';

export const KINDS = {
  battles: 'Battles',
  sieges: 'Sieges',
  sea: 'The sea',
  cards: 'Cards',
  scoring: 'Scoring',
  moves: 'Moves',
  ours: 'Ours',
  book: 'The book’s',
} as const;
export type Kind = keyof typeof KINDS;

/** The first that fits; what fits none is about moves and reactions. */
const BY_CALCULATOR: readonly (readonly [RegExp, Kind])[] = [
  [/naval|fleet|seamanship|storm|galley|blockade|battle-roll/, 'sea'],
  [/siege|city-capacity|raid|unrest/, 'sieges'],
  [/scoring|victory|control|province|tie-order|truce|war-chest|pc-loss|greek-leaders/, 'scoring'],
  [/battle|dice-level|reroll|charge|counterattack|retreat|support|assassination/, 'battles'],
  [/card|hand|holds|once|activation|declare|hail-caesar|player-turn|revolts|hire|miat|reinforcements/, 'cards'],
];

export function kindsOf(game: Game, { id, run }: Pick<Example, 'id' | 'run'>): Kind[] {
  const about = BY_CALCULATOR.find(([pattern]) => pattern.test(run.calculator))?.[1] ?? 'moves';
  return [about, game.constructed || game.ours.some((one) => id === one || id.startsWith(`${one}-`)) ? 'ours' : 'book'];
}
