/** All ways to react to an enemy that enters the space, as a report: chances, losses, and what is best. */

import type { Grid, Stage } from '../../../calculator/report.ts';
import { pictureOf } from '../../../calculator/roll/dice-tree.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chanceOf, expectedOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import { lossesOver } from '../battle/fights.ts';
import { capital, labelOf, type Side } from '../words.ts';
import { type AvoidInput, avoidFields } from './fields.ts';
import { type End, enemyLoses, iLose, prepared, type Way } from './plan.ts';
import { type Option, splitFacts, type Threat } from './rules.ts';
import { optionName } from './words.ts';

/** The chance, at this end, that I have nothing left. */
function wipedOut({ cu }: Threat, { fight, lostBefore }: End): number {
  const fighting = fight?.battle.defenderCu ?? 0;
  if (cu - lostBefore - fighting > 0) return 0;
  return fight ? fight.wipedOut.defender : 1;
}

const chancesOf = (threat: Threat, solved: Solved<End>) => {
  const often = (share: (end: End) => number) => chanceOf(solved, share);
  return {
    noBattle: often(({ end }) => (end === 'noBattle' ? 1 : 0)),
    wins: often(({ end }) => (end === 'wins' ? 1 : 0)),
    beaten: often(({ end }) => (end === 'beaten' ? 1 : 0)),
    unbeaten: often(({ end }) => (end === 'beaten' ? 0 : 1)),
    away: often(({ away }) => (away ? 1 : 0)),
    movesOn: often(({ movesOn }) => (movesOn ? 1 : 0)),
    wipedOut: often((end) => wipedOut(threat, end)),
  };
};

const self = (value: number): number => value;

export function avoidOdds(input: AvoidInput, tables: Tables) {
  const { ways, plan, taken, basis, facts } = prepared(input, tables);
  const leaves = leavesOf(plan.solved);
  const losses = (side: Side, besides: (end: End) => number) =>
    lossesOver(
      leaves.map(({ leaf, chance }) => ({ fight: leaf.fight, besides: besides(leaf), chance })),
      side,
    );
  const { expected, distributions } = measure({
    defenderLosses: [losses('defender', (end) => end.lostBefore), self],
    moverLosses: [losses('attacker', () => 0), self],
  });
  const chances = chancesOf(input, plan.solved);
  return {
    sentence: sentence(input, taken, chances, expected),
    chances,
    expected,
    distributions,
    facts: { ...splitFacts(taken), ...facts },
    grid: gridOf(input, ways),
    tree: pictureOf(plan, words),
    ...basis,
  };
}

/** A row an option, each with the best choices that may still follow in it. */
function gridOf(threat: Threat, ways: readonly Way[]): Grid {
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
    rows: ways.map(({ option, plan: { solved } }) => {
      const { noBattle, wins, beaten, movesOn } = chancesOf(threat, solved);
      return {
        option: optionName(option),
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

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

function sentence(
  { plan, aim }: AvoidInput,
  taken: Option,
  chances: ReturnType<typeof chancesOf>,
  expected: Readonly<Record<'defenderLosses' | 'moverLosses', number>>,
): string {
  const name = optionName(taken);
  const lead =
    plan === 'best'
      ? `Best for ${labelOf(avoidFields.aim, aim)}: ${lower(name)}`
      : plan === taken.kind
        ? name
        : `That is not possible here, so ${lower(name)}`;
  const ends = [
    ...(chances.noBattle > 0 ? [`there is no battle ${percent(chances.noBattle)} of the time`] : []),
    `you win ${percent(chances.wins)}`,
  ];
  return `${lead}. ${capital(ends.join(', '))} and are beaten ${percent(chances.beaten)} of the time; on average you lose ${decimal(expected.defenderLosses)} CU and the enemy loses ${decimal(expected.moverLosses)}.`;
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
