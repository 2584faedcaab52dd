/**
 * What each option leads to before anybody must choose again: the roll that decides it, or nothing at all. Read from new
 * deals, never from the actual hands.
 */
import { everyFall } from '../calculator/roll/falls.ts';
import { Random } from '../engine/random.ts';
import type { Rolled } from './chance.ts';
import { type AnyAction, sameAction } from './frames.ts';
import type { AnyGame } from './machine.ts';
import { rollersOf } from './odds.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import type { Question } from './question.ts';
import { passAside } from './reach.ts';
import type { Search } from './search.ts';
import { DEALS, forSeat, isSame } from './seen.ts';
import type { AnyState } from './state.ts';

export interface Asking {
  /** What a calculator is asked, or else the best that this roll can bring. */
  readonly asks: Question | Outcome;
  /** Whose dice they are: who rolls first, and who rolls against him. */
  readonly rolls?: readonly string[];
}

type Ahead =
  | (Asking & {
      readonly type: 'roll';
      /** Somebody else is asked first: it holds where they pass. */
      readonly unanswered: boolean;
    })
  /** Nothing is rolled and nobody else is asked. */
  | { readonly type: 'quiet' }
  /** Others decide first, or it is not for this seat to know. */
  | { readonly type: 'open' };

export type Foreseen = Ahead & { readonly action: AnyAction };

/** More than goes by itself in a row. */
const ENDLESS = 60;
/** A roll that comes to more than this is not told by one outcome. */
const FEW = 3;
/** Frames under way where something is being done, and not only a turn run through. */
const WITHIN = 3;
/** Of a roll that a battle or a siege makes there are fewer falls. */
const FALLS = 500;

/** The best that a roll can bring to whoever rolls, where it comes to few things. */
function bestOf(rolled: Rolled): Outcome | undefined {
  const { worth, reads, dice } = rolled;
  const falls = worth && reads && everyFall(dice, FALLS);
  const outcomes = falls && outcomesOf(rolled);
  if (!outcomes || outcomes.length > FEW) return undefined;
  const [first, ...rest] = falls;
  if (!first) return undefined;
  const best = rest.reduce((most, one) => (worth(one.faces) > worth(most.faces) ? one : most), first);
  return outcomes.find(({ says }) => says === reads(best.faces));
}

/** The roll that waits, as far as it belongs to what was decided with so many frames under way, in a frame of this type. */
function rollAt(game: AnyGame, s: AnyState, depth: number, within: string | undefined): Asking | undefined {
  const waits = game.chance(s);
  if (waits?.type !== 'roll' || s.frames.length < Math.max(depth, WITHIN)) return undefined;
  if (s.frames[depth - 2]?.type !== within) return undefined;
  const question = game.question(s);
  if (question?.isAftermath) return undefined;
  const asks = question ? forSeat(question) : bestOf(waits);
  return asks && { asks, rolls: rollersOf(waits) };
}

const OPEN: Ahead = { type: 'open' };

/** Where an option leads in one deal. */
function followed(game: AnyGame, search: Search, seat: string, action: AnyAction): Ahead {
  const depth = search.state.frames.length;
  const within = search.state.frames[depth - 2]?.type;
  const asked = game.question(search.state);
  let unanswered = false;
  search.play(action);
  for (let i = 0; i < ENDLESS && !search.state.ending; i++) {
    const who = search.decider();
    if (who === 'chance') {
      const found = rollAt(game, search.state, depth, within);
      return found ? { type: 'roll', ...found, unanswered } : OPEN;
    }
    const only = search.only();
    if (who === seat && !only) {
      const { frames } = search.state;
      // What the option itself has raised.
      const question = frames.length >= depth ? game.question(search.state) : undefined;
      if (question?.shows !== undefined && !isSame(question, asked))
        return { type: 'roll', asks: forSeat(question), unanswered };
      return unanswered || frames.length >= depth ? OPEN : { type: 'quiet' };
    }
    const next = only ?? passAside(search);
    if (!next) return OPEN;
    if (!only) unanswered = true;
    search.play(next);
  }
  return OPEN;
}

/** What follows each option of the seat that decides now, in their order. */
export function foreseen(game: AnyGame, s: AnyState): Foreseen[] {
  const seat: string = game.decider(s) ?? '';
  const random = new Random(1);
  const deals = Array.from({ length: DEALS }, () => {
    const dealt = game.redeal(s, seat, random) as AnyState;
    return { search: game.search(dealt) as Search, choices: game.choices(dealt) };
  });
  return (game.search(s) as Search).options().map((action): Foreseen => {
    const [first = OPEN, ...others] = deals.map(({ search, choices }): Ahead => {
      const question = choices.find((one) => sameAction(one.action, action))?.question;
      if (question?.shows !== undefined) return { type: 'roll', asks: forSeat(question), unanswered: false };
      return followed(game, search.copy(), seat, action);
    });
    return { action, ...(others.every((other) => isSame(other, first)) ? first : OPEN) };
  });
}
