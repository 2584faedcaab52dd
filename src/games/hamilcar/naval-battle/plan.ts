/** A Naval Battle as a reader sets it, solved once for all faces that are asked for. */
import { remember } from '../../../calculator/remember.ts';
import type { Basis } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { both, SIDE_NAMES, SIDES } from '../words.ts';
import { type BestPlay, bestPlay } from './best-play.ts';
import type { NavalInput } from './fields.ts';
import { battleOf, isOver, type NavalBattle } from './moment.ts';
import { navalBasis } from './readings.ts';
import { columnsOf } from './rules.ts';
import { tcsOf } from './tactics.ts';

/** A battle under way, or about to begin. */
function battleFrom(input: NavalInput): NavalBattle {
  const { next, round, decides } = input;
  const battle = battleOf(input);
  const by = SIDES.find((side) => decides.startsWith(side));
  return {
    ...battle,
    round,
    ...(next !== 'round' && { last: next }),
    ...(by && { decides: { by, own: decides === by } }),
    played: both((side) => ({ every: input[`${side}Every`], next: input[`${side}Next`] })),
    fleets: both((side) => ({
      ...battle.fleets[side],
      prizes: input[`${side}Held`],
      lost: input[`${side}Lost`],
    })),
  };
}

/** What is settled before the first roll. */
const factsOf = (input: NavalInput, { battle, purpose, start }: BestPlay) => ({
  side: SIDE_NAMES[purpose.side],
  goesFirst: SIDE_NAMES[isOver(start) ? start.winner : start.roller],
  romeColumns: columnsOf(battle, 'rome').join(', '),
  carthageColumns: columnsOf(battle, 'carthage').join(', '),
  romeTcs: tcsOf(input, 'rome'),
  carthageTcs: tcsOf(input, 'carthage'),
});

export interface NavalPlan {
  readonly play: BestPlay;
  readonly facts: ReturnType<typeof factsOf>;
  readonly basis: Basis;
}

export const planOf = remember((input: NavalInput, tables: Tables): NavalPlan => {
  const play = bestPlay(battleFrom(input), { side: input.side, aim: input.aim }, tables);
  return { play, facts: factsOf(input, play), basis: navalBasis(input, play) };
});
