/** What the deciding seat can ask about this moment: read from new deals, never from the actual hands. */
import { Random } from '../engine/random.ts';
import type { AnyGame } from './machine.ts';
import type { Question } from './question.ts';
import type { AnyState } from './state.ts';

/** As many new deals as must agree before something counts as seen by the seat. */
export const DEALS = 3;

/** What somebody else expects is told only to those who may see all hands. */
export const forSeat = ({ beside: _, ...question }: Question): Question => question;

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The question of this moment as far as the seat that decides can ask it; with chance to fall all can see it. */
export function seenQuestion(game: AnyGame, s: AnyState): Question | undefined {
  const [seat, question] = [game.decider(s), game.question(s)];
  if (!question || seat === undefined || seat === 'chance') return question;
  const random = new Random(1);
  const isSeen = Array.from({ length: DEALS }, () => game.question(game.redeal(s, seat, random))).every((one) =>
    isSame(one && forSeat(one), forSeat(question)),
  );
  return isSeen ? question : undefined;
}
