/** A whole game with its fitted weights, as the terminal needs it. */
import { instead } from '../calculator/quoted.ts';
import { type GameId, playOf, worthOf } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';
import { freshSetup } from '../opponent/match.ts';
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import type { Worth } from '../play/worth.ts';
import { Refusal } from './refusal.ts';

export interface JudgedGame {
  readonly game: AnyGame;
  readonly worth: Worth;
  /** The position with which a fresh game begins. */
  readonly start: AnyState;
}

export async function judgedGame(id: GameId): Promise<JudgedGame> {
  const [game, worth] = await Promise.all([playOf(id), worthOf(id)]);
  if (!game || !worth) throw new Refusal(`The computer cannot judge positions of ${id} yet.`);
  return { game, worth, start: game.start(freshSetup(game), gameOf(id)) };
}

/** A whole number from a call. */
export function numberIn(
  given: ReadonlyMap<string, string | undefined>,
  option: string,
  usual: number,
  least = 1,
): number {
  if (!given.has(option)) return usual;
  const found = given.get(option);
  const number = Number(found);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new Refusal(`${option} must be a whole number, at least ${least}${instead(found)}.`);
}
