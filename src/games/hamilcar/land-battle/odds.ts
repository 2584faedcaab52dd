/** All rolls of a Land Battle as a report: who wins, what both sides lose, what the charge is worth. */
import type { Grid, JointRow, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, percent, points } from '../../../calculator/words.ts';
import { chance, type Dist, entriesOf, given, map, mean } from '../../../engine/dist.ts';
import { mayCharge, type Right } from '../dice-level/rules.ts';
import { both, otherSide, SIDE_NAMES, type Side } from '../words.ts';
import type { Battle } from './fields.ts';
import { onwardOf } from './onward.ts';
import { planOf } from './plan.ts';
import { battleReadings } from './readings.ts';
import { mixed, type ResultsOf, resultsOf } from './results.ts';
import type { Result } from './rules.ts';
import type { Stage } from './stage.ts';

const wins = (results: Dist<Result>, side: Side): number => chance(results, (r) => r.winner === side);

const GRID_NAMES: Readonly<Record<Right, string>> = {
  carthage: 'Carthage re-rolls',
  nobody: 'Nobody, as without a charge',
  rome: 'Rome re-rolls',
};

/** 13.3.D: the battle under each right, how often a charge brings it, and the charge as a whole. */
function chargeGrid(stage: Stage, resultsBy: ResultsOf): { grid: Grid; worth: number } {
  const row = (right: string, chance: number, results: Dist<Result>) => ({
    right,
    chance,
    carthageWins: wins(results, 'carthage'),
    romeWins: wins(results, 'rome'),
    carthageCu: decimal(mean(results, (r) => r.lost.carthage)),
    romeCu: decimal(mean(results, (r) => r.lost.rome)),
  });
  const under = (right: Right) => row(GRID_NAMES[right], stage.ifCharged[right] / 36, resultsBy(stage.weights[right]));
  const whole = row('The charge as a whole', 1, resultsBy(mixed(stage, stage.ifCharged)));
  const without = under('nobody');
  return {
    grid: {
      columns: [
        { id: 'right', label: 'Elephant Charge', form: 'text' },
        { id: 'chance', label: 'If it is made', form: 'chance' },
        { id: 'carthageWins', label: 'Carthage wins', form: 'chance' },
        { id: 'romeWins', label: 'Rome wins', form: 'chance' },
        { id: 'carthageCu', label: 'Carthage loses (CU)', form: 'text' },
        { id: 'romeCu', label: 'Rome loses (CU)', form: 'text' },
      ],
      rows: [under('carthage'), without, under('rome'), whole],
    },
    worth: whole.carthageWins - without.carthageWins,
  };
}

export function battleOdds(battle: Battle, tables: Tables) {
  const { read, stage, facts } = planOf(battle, tables);
  const resultsBy = resultsOf(battle, stage);
  const results = resultsBy(mixed(stage, stage.rights));
  const charge = mayCharge(battle) ? chargeGrid(stage, resultsBy) : undefined;
  const won = both((side) => given(results, (r) => r.winner === side));
  const { expected, distributions } = measure({
    carthageCuLost: [results, (r) => r.lost.carthage],
    romeCuLost: [results, (r) => r.lost.rome],
    carthageCuLostIfCarthageWins: [won.carthage, (r) => r.lost.carthage],
    romeCuLostIfCarthageWins: [won.carthage, (r) => r.lost.rome],
    carthageCuLostIfRomeWins: [won.rome, (r) => r.lost.carthage],
    romeCuLostIfRomeWins: [won.rome, (r) => r.lost.rome],
    romePcsLostIfCarthageWins: [won.carthage, (r) => r.pcsLost],
    carthagePcsLostIfRomeWins: [won.rome, (r) => r.pcsLost],
    carthageHits: [results, (r) => r.hits.carthage],
    romeHits: [results, (r) => r.hits.rome],
    elephantsLost: [battle.elephants > 0 ? results : undefined, (r) => r.elephantsLost],
  });
  const loses = (side: Side, what: (result: Result) => boolean): number =>
    chance(results, (r) => r.loser === side && what(r));
  const chances = {
    carthageWins: wins(results, 'carthage'),
    romeWins: wins(results, 'rome'),
    tied: chance(results, (r) => r.tied),
    carthageDestroyed: chance(results, (r) => r.destroyed.carthage),
    romeDestroyed: chance(results, (r) => r.destroyed.rome),
    carthageDisplaced: loses('carthage', (r) => r.displaced),
    romeDisplaced: loses('rome', (r) => r.displaced),
    carthageOutOfPcs: loses('carthage', (r) => r.outOfPcs),
    romeOutOfPcs: loses('rome', (r) => r.outOfPcs),
    carthageRerolls: stage.rights.carthage / 36,
    romeRerolls: stage.rights.rome / 36,
  };
  return {
    sentence: sentence(battle, stage, { chances, expected }),
    chances,
    expected,
    distributions,
    facts: { ...facts, ...(charge && { chargeWorth: points(charge.worth) }) },
    joint: jointOf(results),
    ...(charge && { grid: charge.grid }),
    onward: onwardOf(battle),
    ...basis(stage.ledger, battleReadings(battle, stage, results.outcomes), read),
  } satisfies Report;
}

function jointOf(results: Dist<Result>): JointRow[] {
  const pairs = map(results, ({ lost, winner }) => ({
    carthageCuLost: lost.carthage,
    romeCuLost: lost.rome,
    winner,
  }));
  return [...entriesOf(pairs)]
    .map(([pair, weight]) => ({ ...pair, chance: weight / pairs.total }))
    .sort((a, b) => a.carthageCuLost - b.carthageCuLost || a.romeCuLost - b.romeCuLost);
}

interface Averages {
  readonly chances: Readonly<Record<`${Side}Wins`, number>>;
  readonly expected: Readonly<Record<`${Side}CuLost`, number>>;
}

function sentence(battle: Battle, { steps, charged }: Stage, { chances, expected }: Averages): string {
  const [us, them] = [battle.attacker, otherSide(battle.attacker)];
  const { levels } = steps;
  const odds = `${SIDE_NAMES[us]} attacks at dice level ${levels[us]} against ${levels[them]} and wins ${percent(chances[`${us}Wins`])}.`;
  const cost = `On average ${SIDE_NAMES[us]} loses ${decimal(expected[`${us}CuLost`])} CUs and ${SIDE_NAMES[them]} ${decimal(expected[`${them}CuLost`])}.`;
  const charge = !mayCharge(battle) ? '' : charged ? ' The Elephants charge.' : ' The Elephants do not charge.';
  return `${odds}${charge} ${cost}`;
}
