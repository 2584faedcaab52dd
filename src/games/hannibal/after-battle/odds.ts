/** A finished Battle as a report: the CUs both sides have left, together and apart, and the PCs it costs. */
import type { Grid } from '../../../calculator/report.ts';
import { measure, shares } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { certain, chain, chance, type Dist, map } from '../../../engine/dist.ts';
import { DIE } from '../die.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { aftermathOf, type Input } from './fields.ts';
import { onwardOf } from './onward.ts';
import { basisOf, settledFacts } from './readings.ts';
import { type Cost, suffer } from './roll.ts';
import { type Aftermath, isWithdrawal, leaverOf, lostBy, mustRollRetreat, winnerOf } from './rules.ts';

/** 11.9 to 11.11: all rolls at once. */
const costsOf = (after: Aftermath, figures: Figures): Dist<Cost> =>
  chain(
    map(DIE, (die) => suffer(after, die, undefined, figures)),
    ({ casualties: { die }, cost }) =>
      mustRollRetreat(after, cost) ? map(DIE, (face) => suffer(after, die, face, figures).cost) : certain(cost),
  );

export function afterBattleOdds(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const after = aftermathOf(input);
  const all = costsOf(after, read);
  const { expected, distributions } = measure({
    romeLeft: [all, ({ left }) => left.rome.cu],
    carthageLeft: [all, ({ left }) => left.carthage.cu],
    romeLost: [all, (cost) => lostBy('rome', after, cost)],
    carthageLost: [all, (cost) => lostBy('carthage', after, cost)],
    pcsLost: [isWithdrawal(after) ? undefined : all, ({ pcs }) => pcs],
  });
  const chances = {
    stands: chance(all, ({ isGone }) => !isGone),
    gone: chance(all, ({ isGone }) => isGone),
    winnerGone: chance(all, ({ winnerGone }) => winnerGone),
    losesGame: chance(all, ({ losesGame }) => losesGame),
    ...(after.elephants > 0 && { elephantLost: chance(all, ({ elephantLost }) => elephantLost) }),
  };
  return {
    sentence: sentence(after, expected, chances),
    chances,
    expected,
    distributions,
    facts: settledFacts(after, read),
    grid: leftTogether(all),
    onward: onwardOf(after, distributions[`${leaverOf(after)}Left`]),
    ...basisOf(after, read),
  };
}

/** Both sides' CUs together: a row for what Rome has left, a column for what Carthage has left. */
function leftTogether(all: Dist<Cost>): Grid {
  const values = (side: Side) => shares(map(all, ({ left }) => left[side].cu)).map(({ value }) => value);
  const carthage = values('carthage');
  return {
    columns: [
      { id: 'rome', label: 'Rome has left', form: 'number' },
      ...carthage.map((cu) => ({ id: `c${cu}`, label: `Carthage ${cu}`, form: 'chance' as const })),
    ],
    rows: values('rome').map((rome) => ({
      rome,
      ...Object.fromEntries(
        carthage.map((cu) => [`c${cu}`, chance(all, ({ left }) => left.rome.cu === rome && left.carthage.cu === cu)]),
      ),
    })),
  };
}

function sentence(
  after: Aftermath,
  expected: Readonly<Record<`${Side}Lost`, number>> & { readonly pcsLost?: number },
  { gone, losesGame }: { readonly gone: number; readonly losesGame: number },
): string {
  const [leaver, winner] = [leaverOf(after), winnerOf(after)];
  const lost = (side: Side) => decimal(expected[`${side}Lost`]);
  const both = `${SIDE_NAMES[leaver]} loses ${lost(leaver)} CUs on average, and ${SIDE_NAMES[winner]} loses ${lost(winner)}`;
  if (expected.pcsLost === undefined) return `${both}. Nobody Retreats, and nobody removes a PC.`;
  const pcs = `The loser removes ${decimal(expected.pcsLost)} PCs on average`;
  const game = losesGame > 0 ? ` and loses the game ${percent(losesGame)} of the time` : '';
  const end = gone > 0 ? `; the beaten Force has no CU left ${percent(gone)} of the time` : '';
  return `${both}${end}. ${pcs}${game}.`;
}
