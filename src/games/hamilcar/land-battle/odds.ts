/** All rolls of a Land Battle as a report: who wins, what both sides lose, what the charge is worth. */
import type { Assumption, Grid, JointRow, Line, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, percent, points } from '../../../calculator/words.ts';
import { chain, chance, type Dist, entriesOf, given, map, mean, weighted } from '../../../engine/dist.ts';
import { SIDED } from '../dice.ts';
import { mayCharge, RIGHT_NAMES, type Right } from '../dice-level/rules.ts';
import { both, otherSide, SIDE_NAMES, type Side } from '../words.ts';
import { commandLines, isCommandRolled, rollReadings } from './command.ts';
import type { Battle, LandBattle } from './fields.ts';
import { onwardOf } from './onward.ts';
import { type Case, caseName, planOf } from './plan.ts';
import { battleReadings } from './readings.ts';
import { mixed, type ResultsOf, resultsOf, resultsOver } from './results.ts';
import type { Result } from './rules.ts';
import type { Stage } from './stage.ts';

/** 13.2: both battles, each as often as the Die brings it. */
const together = (cases: readonly Case[], each: readonly Dist<Result>[]): Dist<Result> =>
  chain(weighted(cases.map(({ faces }, i) => [i, faces.length] as const)), (i) => each[i]!);

const ledgerOf = (cases: readonly Case[]): Line[] => [
  ...cases[0]!.ledger,
  ...cases.slice(1).flatMap(({ ledger }) => ledger.filter((l) => l.in !== undefined)),
];

function readingsOf(battle: LandBattle, cases: readonly Case[], each: readonly Dist<Result>[]): Assumption[] {
  const all = cases.flatMap(({ battle: led, stage }, i) => battleReadings(led, stage, each[i]!.outcomes));
  return [...rollReadings(battle), ...all.filter((a, i) => all.findIndex((b) => b.ruling === a.ruling) === i)];
}

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
        { id: 'carthageCu', label: 'Carthage loses (CUs)', form: 'text' },
        { id: 'romeCu', label: 'Rome loses (CUs)', form: 'text' },
      ],
      rows: [under('carthage'), without, under('rome'), whole],
    },
    worth: whole.carthageWins - without.carthageWins,
  };
}

/** 13.2: the battle under either Consul. */
function commandGrid(cases: readonly Case[], results: readonly Dist<Result>[]): Grid {
  return {
    columns: [
      { id: 'command', label: 'Change of Command', form: 'text' },
      { id: 'chance', label: 'Chance', form: 'chance' },
      { id: 'levels', label: 'Dice levels, Carthage v Rome', form: 'text' },
      { id: 'carthageWins', label: 'Carthage wins', form: 'chance' },
      { id: 'romeWins', label: 'Rome wins', form: 'chance' },
    ],
    rows: cases.map((led, i) => ({
      command: caseName(led),
      chance: led.faces.length / SIDED,
      levels: led.facts.levelsAfterC,
      carthageWins: wins(results[i]!, 'carthage'),
      romeWins: wins(results[i]!, 'rome'),
    })),
  };
}

/** What stands under the result: the battle under either Consul, or what a charge is worth under the one who commands. */
function besides(cases: readonly Case[], each: readonly Dist<Result>[]) {
  const [only] = cases;
  if (!only || cases.length > 1) return { grid: commandGrid(cases, each), facts: {} };
  if (!mayCharge(only.battle)) return { facts: only.facts };
  const { grid, worth } = chargeGrid(only.stage, resultsOf(only.battle, only.stage));
  return { grid, facts: { ...only.facts, chargeWorth: points(worth) } };
}

export function battleOdds(battle: LandBattle, tables: Tables) {
  const { read, cases } = planOf(battle, tables);
  const rolled = isCommandRolled(cases);
  const each = cases.map(({ battle: led, stage }) => resultsOver(led, stage));
  const results = cases.length > 1 ? together(cases, each) : each[0]!;
  const right = (side: Side): number =>
    cases.reduce((sum, { stage, faces }) => sum + (stage.rights[side] / 36) * (rolled ? faces.length / SIDED : 1), 0);
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
    carthageRerolls: right('carthage'),
    romeRerolls: right('rome'),
    ...(rolled && { swaps: cases.reduce((sum, { swaps, faces }) => sum + (swaps ? faces.length / SIDED : 0), 0) }),
  };
  return {
    sentence: sentence(battle, cases, each, { chances, expected }),
    chances,
    expected,
    distributions,
    ...besides(cases, each),
    joint: jointOf(results),
    onward: onwardOf(battle),
    ...basis(ledgerOf(cases), readingsOf(battle, cases, each), read),
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

/** 13.3.D: a charge that was asked for and cannot be. */
const cannotCharge = ({ charge }: Battle): string =>
  charge === 'yes' ? ' The Elephants cannot charge: there are fewer than the Roman Battle Rating.' : '';

function sentence(
  led: LandBattle,
  cases: readonly Case[],
  each: readonly Dist<Result>[],
  { chances, expected }: Averages,
): string {
  const { attacker: us } = led;
  const them = otherSide(us);
  const cost = `On average ${SIDE_NAMES[us]} loses ${decimal(expected[`${us}CuLost`])} CUs and ${SIDE_NAMES[them]} ${decimal(expected[`${them}CuLost`])}.`;
  const won = percent(chances[`${us}Wins`]);
  if (cases.length > 1) {
    const under = cases.map(
      ({ battle }, i) => `${percent(wins(each[i]!, us))} under the Consul with Battle Rating ${battle.romeRating}`,
    );
    return `${SIDE_NAMES[us]} attacks and wins ${won}: ${under.join(', ')}. ${cost}`;
  }
  const { battle, stage } = cases[0]!;
  const { levels } = stage.steps;
  const odds = `${SIDE_NAMES[us]} attacks at dice level ${levels[us]} against ${levels[them]} and wins ${won}.`;
  const charge = !mayCharge(battle)
    ? cannotCharge(battle)
    : stage.charged
      ? stage.fallen
        ? ` The charge has favoured ${RIGHT_NAMES[stage.fallen]}.`
        : ' The Elephants charge.'
      : ' The Elephants do not charge.';
  const command = commandLines(led).length && !isCommandRolled(cases) ? ' Nobody rolls for a Change of Command.' : '';
  return `${odds}${command}${charge} ${cost}`;
}
