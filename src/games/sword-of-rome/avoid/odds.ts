/** All ways to react to an enemy that enters the space, as a report: chances, losses, and what is best. */
import { type Plan, type Procedure, pictureOf, planOf } from '../../../calculator/procedure.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Basis, Fact, Grid, Report, Stage } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { expectedOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import { fieldOf, lossesOver } from '../battle/fights.ts';
import type { Side } from '../battle/rules.ts';
import { shipCapacity } from '../ships/rules.ts';
import { AIMS, type AvoidInput, threatOf } from './fields.ts';
import { type End, optionTree } from './plan.ts';
import { avoidBasis } from './readings.ts';
import { type Option, optionsOf, type Threat } from './rules.ts';
import { optionName } from './words.ts';

const iLose = ({ fight, lostBefore }: End): number => (fight?.meanLosses.defender ?? 0) + lostBefore;
const enemyLoses = ({ fight }: End): number => fight?.meanLosses.attacker ?? 0;

const WORTH: Record<AvoidInput['aim'], (end: End) => number> = {
  swing: (end) => enemyLoses(end) - iLose(end),
  saved: (end) => -iLose(end),
  unbeaten: ({ end }) => (end === 'beaten' ? 0 : 1),
  wins: ({ end }) => (end === 'wins' ? 1 : 0),
  halts: ({ movesOn }) => (movesOn ? 0 : 1),
};

interface Prepared {
  readonly threat: Threat;
  readonly options: readonly Option[];
  /** Every option with what follows from it. */
  readonly all: readonly Plan<End>[];
  /** What is played: the option planned, or the best. */
  readonly plan: Plan<End>;
  readonly basis: Basis;
  readonly facts: Readonly<Record<string, Fact>>;
}

export const prepared = remember((input: AvoidInput, tables: Tables): Prepared => {
  const threat = threatOf(input);
  const field = fieldOf(tables, new Reader(tables));
  const options = optionsOf(threat, field.read);
  const trees = options.map((option) => optionTree(threat, option, field));
  const wanted = options.flatMap(({ kind }, i) => (kind === input.plan ? [i] : []));
  const open = input.plan === 'best' ? [...options.keys()] : wanted.length ? wanted : [0];
  const procedure: Procedure<End> = {
    type: 'choice',
    name: 'What to do',
    branches: open.map((i) => ({ name: optionName(options[i]!), to: trees[i]! })),
  };
  const room = shipCapacity(threat, threat.cu, 'avoiding', field.read);
  return {
    threat,
    options,
    all: trees.map((tree) => planOf(tree, WORTH[input.aim])),
    plan: planOf(procedure, WORTH[input.aim]),
    basis: avoidBasis(threat, options, field),
    facts: room ? { seaCapacity: room.cu } : {},
  };
});

/** The chance, at this end, that I have nothing left. */
function wipedOut({ cu }: Threat, { fight, lostBefore }: End): number {
  const fighting = fight?.battle.defenderCu ?? 0;
  if (cu - lostBefore - fighting > 0) return 0;
  return fight ? fight.wipedOut.defender : 1;
}

const chancesOf = (threat: Threat, solved: Solved<End>) => {
  const chanceOf = (share: (end: End) => number) => Math.min(1, expectedOf(solved, share));
  return {
    noBattle: chanceOf(({ end }) => (end === 'noBattle' ? 1 : 0)),
    wins: chanceOf(({ end }) => (end === 'wins' ? 1 : 0)),
    beaten: chanceOf(({ end }) => (end === 'beaten' ? 1 : 0)),
    unbeaten: chanceOf(({ end }) => (end === 'beaten' ? 0 : 1)),
    away: chanceOf(({ away }) => (away ? 1 : 0)),
    movesOn: chanceOf(({ movesOn }) => (movesOn ? 1 : 0)),
    wipedOut: chanceOf((end) => wipedOut(threat, end)),
  };
};

const self = (value: number): number => value;

export function avoidOdds(input: AvoidInput, tables: Tables): Report {
  const { threat, options, all, plan, basis, facts } = prepared(input, tables);
  const leaves = leavesOf(plan.solved);
  const taken = leaves[0]!.leaf.option;
  const losses = (side: Side, besides: (end: End) => number) =>
    lossesOver(
      leaves.map(({ leaf, chance }) => ({ fight: leaf.fight, besides: besides(leaf), chance })),
      side,
    );
  const { expected, distributions } = measure({
    defenderLosses: [losses('defender', (end) => end.lostBefore), self],
    moverLosses: [losses('attacker', () => 0), self],
  });
  const chances = chancesOf(threat, plan.solved);
  return {
    sentence: sentence(input, taken, chances, expected),
    chances,
    expected,
    distributions,
    facts: { ...splitFacts(taken), ...facts },
    grid: gridOf(threat, options, all),
    tree: pictureOf(plan, words),
    ...basis,
  };
}

export const splitFacts = ({ insideCu, avoidingCu, stayingCu }: Option) => ({ insideCu, avoidingCu, stayingCu });

/** A row an option, each with the best choices that may still follow in it. */
function gridOf(threat: Threat, options: readonly Option[], all: readonly Plan<End>[]): Grid {
  return {
    columns: [
      { id: 'option', label: 'I', form: 'text' },
      { id: 'noBattle', label: 'No battle', form: 'chance' },
      { id: 'wins', label: 'I win', form: 'chance' },
      { id: 'beaten', label: 'I am beaten', form: 'chance' },
      { id: 'lose', label: 'I lose (CU)', form: 'text' },
      { id: 'take', label: 'Enemy loses (CU)', form: 'text' },
      { id: 'movesOn', label: 'Enemy may move on', form: 'chance' },
    ],
    rows: all.map(({ solved }, i) => {
      const { noBattle, wins, beaten, movesOn } = chancesOf(threat, solved);
      return {
        option: optionName(options[i]!),
        noBattle,
        wins,
        beaten,
        lose: decimal(expectedOf(solved, iLose), 2),
        take: decimal(expectedOf(solved, enemyLoses), 2),
        movesOn,
      };
    }),
  };
}

const lower = (text: string): string => text[0]!.toLowerCase() + text.slice(1);

function sentence(
  { plan, aim }: AvoidInput,
  taken: Option,
  chances: Record<string, number>,
  expected: Record<string, number>,
): string {
  const name = optionName(taken);
  const lead =
    plan === 'best'
      ? `Best for ${AIMS.find((a) => a.id === aim)!.label}: ${lower(name)}`
      : plan === taken.kind
        ? name
        : `That cannot be done here, so ${lower(name)}`;
  const ends = [
    ...(chances['noBattle']! > 0 ? [`no battle ${percent(chances['noBattle']!)}`] : []),
    `won ${percent(chances['wins']!)}`,
    `beaten ${percent(chances['beaten']!)}`,
  ];
  return `${lead}. That means ${ends.join(', ')}, and costs me ${decimal(expected['defenderLosses']!)} CU against ${decimal(expected['moverLosses']!)} of the enemy’s.`;
}

function words(end: End): Stage {
  const name =
    end.end === 'wins'
      ? 'Wins the battle'
      : end.fight
        ? 'Is beaten'
        : end.away
          ? end.end === 'beaten'
            ? 'The others are away'
            : 'Away without a battle'
          : 'Inside, no battle';
  const cost =
    end.fight || end.lostBefore > 0 ? [`loses ${decimal(iLose(end))} CU, takes ${decimal(enemyLoses(end))}`] : [];
  return { name, note: [...cost, ...(end.movesOn ? ['the enemy may move on'] : [])].join('; ') };
}
