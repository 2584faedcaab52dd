/** A Naval Battle solved for an aim: each side Evades, pursues or fights on as serves it best, one for the aim and one against. */
import { Reader, type Tables } from '../../../calculator/table.ts';
import type { Dist } from '../../../engine/dist.ts';
import { type Policy, policy } from '../../../engine/policy.ts';
import type { Side } from '../words.ts';
import { type Aftermath, type AimId, aftermathOf, worthOf } from './end.ts';
import { chooserOf, keyOfMoment, type Moment, type NavalBattle, type Over } from './moment.ts';
import { NavalRules } from './rules.ts';

/** Whose aim it is, and which. */
export interface Purpose {
  readonly side: Side;
  readonly aim: AimId;
}

export interface NavalPlan {
  readonly battle: NavalBattle;
  readonly purpose: Purpose;
  readonly rules: NavalRules;
  readonly read: Reader;
  readonly policy: Policy<Moment>;
  readonly start: Moment;
  readonly after: (end: Over) => Aftermath;
  /** The chance that Rome wins from a moment on. */
  readonly romeWins: (moment: Moment) => number;
}

export function navalPlan(battle: NavalBattle, purpose: Purpose, tables: Tables): NavalPlan {
  const read = new Reader(tables);
  const rules = new NavalRules(battle, read);
  const after = (end: Over): Aftermath => aftermathOf(end, battle);
  const worth = (moment: Moment): number => worthOf(purpose.aim, after(moment as Over), purpose.side);
  const solved = policy((moment) => rules.options(moment), worth, {
    key: keyOfMoment,
    wants: (moment) => (chooserOf(moment) === purpose.side ? 'more' : 'less'),
  });
  const romeWins = solved.expected((end) => (isOver(end) && end.winner === 'rome' ? 1 : 0));
  const start = rules.start();
  // Solved at once, so that the tables used do not depend on what is asked first.
  solved.worth(start);
  return { battle, purpose, rules, read, after, start, policy: solved, romeWins };
}

export const isOver = (moment: Moment): moment is Over => moment.type === 'over';

/** Every end that best play can lead to. */
export const endsOf = ({ policy, start }: NavalPlan): Dist<Over> => ends(policy.reached(start));

export const ends = (reached: readonly { readonly state: Moment; readonly chance: number }[]): Dist<Over> =>
  distinct(reached.flatMap(({ state, chance }) => (isOver(state) ? [[state, chance] as const] : [])));

/** Ends differ already, so nothing is left to merge. */
function distinct(entries: readonly (readonly [Over, number])[]): Dist<Over> {
  const weights = entries.map(([, chance]) => chance);
  return { outcomes: entries.map(([end]) => end), weights, total: weights.reduce((a, b) => a + b, 0) };
}
