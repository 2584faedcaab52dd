/** All rolls of a Land Battle as a report: who wins, what both sides lose, what the charge is worth. */
import { remember } from '../../../calculator/remember.ts';
import type { Fact, Grid, JointRow, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, points } from '../../../calculator/words.ts';
import { chance, type Dist, entriesOf, given, map, mean } from '../../../engine/dist.ts';
import { levelFacts } from '../dice-level/readings.ts';
import { mayCharge, RIGHTS, type Right } from '../dice-level/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../words.ts';
import { type Battle, mannerOf, type Stage, stageOf } from './plan.ts';
import { battleReadings } from './readings.ts';
import { type Result, resultOf } from './rules.ts';

/** Hits settle everything else, so fights with the same hits are one outcome. */
function outcomesOf(battle: Battle, stage: Stage): (weights: readonly number[]) => Dist<Result> {
  const manner = mannerOf(battle, stage);
  const known = new Map<number, number>();
  const results: Result[] = [];
  const groups = stage.melee.fights.map((fight) => {
    const key = fight.hits.carthage * 1024 + fight.hits.rome;
    const group = known.get(key) ?? results.push(resultOf(battle, manner, fight)) - 1;
    known.set(key, group);
    return group;
  });
  return (weights) => {
    const sums = results.map(() => 0);
    groups.forEach((group, place) => {
      sums[group]! += weights[place]!;
    });
    const reached = [...results.keys()].filter((group) => sums[group]! > 0);
    return {
      outcomes: reached.map((group) => results[group]!),
      weights: reached.map((group) => sums[group]!),
      total: sums.reduce((sum, weight) => sum + weight, 0),
    };
  };
}

/** 13.3.D: the fights under all rights together, each as often as the charge brings it. */
const mixed = ({ weights }: Stage, rights: Stage['rights']): number[] =>
  weights.nobody.map((_, place) => RIGHTS.reduce((sum, right) => sum + rights[right] * weights[right][place]!, 0));

const wins = (results: Dist<Result>, side: Side): number => chance(results, (r) => r.winner === side);

/** 13.3.D: the battle under each right, how often a charge brings it, and the charge as a whole. */
function gridOf(stage: Stage, resultsOf: (weights: readonly number[]) => Dist<Result>): Grid {
  const row = (right: string, chance: number, results: Dist<Result>) => ({
    right,
    chance,
    carthageWins: wins(results, 'carthage'),
    romeWins: wins(results, 'rome'),
    carthageCu: decimal(mean(results, (r) => r.lost.carthage)),
    romeCu: decimal(mean(results, (r) => r.lost.rome)),
  });
  const names: Readonly<Record<Right, string>> = {
    carthage: 'Carthage re-rolls',
    nobody: 'Nobody, as without a charge',
    rome: 'Rome re-rolls',
  };
  return {
    columns: [
      { id: 'right', label: 'Elephant Charge', form: 'text' },
      { id: 'chance', label: 'If it is made', form: 'chance' },
      { id: 'carthageWins', label: 'Carthage wins', form: 'chance' },
      { id: 'romeWins', label: 'Rome wins', form: 'chance' },
      { id: 'carthageCu', label: 'Carthage loses (CU)', form: 'text' },
      { id: 'romeCu', label: 'Rome loses (CU)', form: 'text' },
    ],
    rows: [
      ...RIGHTS.map((right) => row(names[right], stage.ifCharged[right] / 36, resultsOf(stage.weights[right]))),
      row('The charge as a whole', 1, resultsOf(mixed(stage, stage.ifCharged))),
    ],
  };
}

/** What is settled before the dice, made once for all faces that are asked for. */
export const prepared = remember((battle: Battle, tables: Tables) => {
  const read = new Reader(tables);
  const stage = stageOf(battle, read);
  const facts: Record<string, Fact> = {
    ...levelFacts(battle, stage.rungs, read),
    ...(mayCharge(battle) && { charged: stage.charged, chargeModifier: stage.modifier }),
  };
  return { read, stage, facts };
});

export function battleOdds(battle: Battle, tables: Tables): Report {
  const { read, stage, facts } = prepared(battle, tables);
  const resultsOf = outcomesOf(battle, stage);
  const results = resultsOf(mixed(stage, stage.rights));
  const grid = mayCharge(battle) ? gridOf(stage, resultsOf) : undefined;
  const won = {
    carthage: given(results, (r) => r.winner === 'carthage'),
    rome: given(results, (r) => r.winner === 'rome'),
  };
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
    sentence: sentence(battle, stage, chances, expected),
    chances,
    expected,
    distributions,
    facts: {
      ...facts,
      ...(grid && { chargeWorth: points(chargeWorth(grid)) }),
    },
    joint: jointOf(results),
    ...(grid && { grid }),
    ...basis(stage.ledger, battleReadings(battle, stage, results), read),
  };
}

/** 13.3.D: how much more often Carthage wins with the charge than without. */
const chargeWorth = ({ rows }: Grid): number =>
  Number(rows.at(-1)!['carthageWins']) - Number(rows[RIGHTS.indexOf('nobody')]!['carthageWins']);

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

function sentence(
  battle: Battle,
  { rungs, charged }: Stage,
  chances: Record<string, number>,
  expected: Record<string, number>,
): string {
  const [us, them] = [battle.attacker, otherSide(battle.attacker)];
  const { levels } = rungs.at(-1)!;
  const odds = `${SIDE_NAMES[us]} attacks at dice level ${levels[us]} against ${levels[them]} and wins ${percent(chances[`${us}Wins`]!)}.`;
  const cost = `On average ${SIDE_NAMES[us]} loses ${decimal(expected[`${us}CuLost`]!)} CU and ${SIDE_NAMES[them]} ${decimal(expected[`${them}CuLost`]!)}.`;
  const charge = !mayCharge(battle) ? '' : charged ? ' The Elephants charge.' : ' The Elephants do not charge.';
  return `${odds}${charge} ${cost}`;
}
