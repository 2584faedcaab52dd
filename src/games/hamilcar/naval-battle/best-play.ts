/**
 * A Naval Battle solved for an aim: each side Evades, pursues or fights on as suits it best, one side for the aim and the
 * other against it.
 */
import { type Dist, part } from '../../../engine/dist.ts';
import { type Option, type Policy, policy } from '../../../engine/policy.ts';
import type { Reader } from '../tables.ts';
import type { Side } from '../words.ts';
import { type Aftermath, aftermathOf, stakesOf, WORTHS } from './end.ts';
import type { AimId } from './fleet-fields.ts';
import {
  type Chase,
  chooserOf,
  isOver,
  keyOfMoment,
  type Moment,
  type NavalBattle,
  type Over,
  type Window,
} from './moment.ts';
import { type NavalOption, NavalRules } from './rules.ts';

/** Whose aim it is, and which. */
export interface Purpose {
  readonly side: Side;
  readonly aim: AimId;
}

export interface BestPlay {
  readonly battle: NavalBattle;
  readonly purpose: Purpose;
  readonly rules: NavalRules;
  /** What it was solved by, and nothing else. */
  readonly read: Reader;
  readonly policy: Policy<Moment>;
  readonly start: Moment;
  readonly after: (end: Over) => Aftermath;
  /** What whoever decides had better do. */
  readonly choose: (moment: Window | Chase) => NavalOption;
  /** The chance that Rome wins from a moment on. */
  readonly romeWins: (moment: Moment) => number;
}

const isNaval = (option: Option<Moment> | undefined): option is NavalOption => option !== undefined && 'id' in option;

export function bestPlay(battle: NavalBattle, purpose: Purpose, read: Reader): BestPlay {
  const rules = new NavalRules(battle, read);
  const after = (end: Over): Aftermath => aftermathOf(end, battle);
  const worth = (moment: Moment): number =>
    isOver(moment) ? WORTHS[purpose.aim](stakesOf(after(moment), purpose.side)) : Number.NaN;
  const decides = (moment: Moment): boolean =>
    (moment.type === 'window' || moment.type === 'chase') && chooserOf(moment) === purpose.side;
  const solved = policy((moment) => rules.options(moment), worth, {
    key: keyOfMoment,
    wants: (moment) => (decides(moment) ? 'more' : 'less'),
    cost: (moment) => (isOver(moment) ? -WORTHS.saved(stakesOf(after(moment), purpose.side)) : Number.NaN),
  });
  const choose = (moment: Window | Chase): NavalOption => {
    const chosen = solved.choose(moment);
    if (!isNaval(chosen)) throw new RangeError(`${moment.type} of round ${moment.round}: has nothing to choose`);
    return chosen;
  };
  const winsOf = (side: Side) => solved.expected((end) => (isOver(end) && end.winner === side ? 1 : 0));
  const [rome, carthage] = [winsOf('rome'), winsOf('carthage')];
  const romeWins = (moment: Moment): number => part(rome(moment), carthage(moment), 1);
  const start = rules.start();
  // Solved at once, so that the tables used do not depend on what is asked first.
  solved.worth(start);
  return { battle, purpose, rules, read, after, start, policy: solved, choose, romeWins };
}

type Reached = readonly { readonly state: Moment; readonly chance: number }[];

/** Every end among the moments that best play reaches; they differ already, so nothing is left to merge. */
export function endsAmong(reached: Reached): Dist<Over> {
  const ends = reached.flatMap(({ state, chance }) => (isOver(state) ? [{ state, chance }] : []));
  return {
    outcomes: ends.map(({ state }) => state),
    weights: ends.map(({ chance }) => chance),
    total: ends.reduce((sum, { chance }) => sum + chance, 0),
  };
}

/** Every end that best play can lead to. */
export const endsOf = ({ policy, start }: BestPlay): Dist<Over> => endsAmong(policy.reached(start));

/** How a battle ended, and what that leaves behind. */
export interface NavalResult {
  readonly end: Over;
  readonly after: Aftermath;
}

export const resultsOf = ({ after }: BestPlay, ends: Dist<Over>): Dist<NavalResult> => ({
  ...ends,
  outcomes: ends.outcomes.map((end) => ({ end, after: after(end) })),
});
