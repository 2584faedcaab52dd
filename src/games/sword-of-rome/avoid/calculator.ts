/** Avoid or stand (chapter 11): what happens to an army when an enemy enters its space, option by option. */
import { figuresOf } from '../../../calculator/figures.ts';
import type { Grid, Stage } from '../../../calculator/report.ts';
import { follow, pictureOf } from '../../../calculator/roll/dice-tree.ts';
import { spread } from '../../../calculator/summary.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chanceOf, expectedOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import { lossesOver } from '../battle/fights.ts';
import { fightSentence } from '../battle/roll.ts';
import { FIGHT_RULES } from '../battle/rules.ts';
import { calculator } from '../naval-movement/readings.ts';
import type { Reader } from '../tables.ts';
import { armyWords, capital, labelOf, type Side } from '../words.ts';
import { type AvoidInput, avoidFields, FOLDED } from './fields.ts';
import { type End, enemyLoses, iLose, prepared, type Reacted, type Reaction, react } from './plan.ts';
import { type Option, optionName, splitFacts, type Threat } from './rules.ts';

const figures = figuresOf<Reacted>()(({ chance, amount }) => ({
  noBattle: chance('No battle', ({ end }) => end === 'noBattle', { tone: 'plain' }),
  wins: chance('I win a battle', ({ end }) => end === 'wins', { tone: 'defender' }),
  beaten: chance('I am beaten', ({ end }) => end === 'beaten', { tone: 'attacker' }),
  unbeaten: chance('I am not beaten', ({ end }) => end !== 'beaten'),
  away: chance('Those who avoid get away', (r) => r.away),
  movesOn: chance('The enemy may move on', (r) => r.movesOn),
  wipedOut: chance('My army wiped out', (r) => r.wipedOut),
  defenderLosses: amount('I lose (CU)', (r) => r.defenderLosses, { tone: 'defender', chart: 'Losses' }),
  moverLosses: amount('The enemy loses (CU)', (r) => r.moverLosses, { tone: 'attacker', chart: 'Losses' }),
}));

/** The chance, at this end, that I have nothing left. */
function wipedOut({ cu }: Threat, { fight, lostBefore }: End): number {
  const fighting = fight?.battle.defenderCu ?? 0;
  if (cu - lostBefore - fighting > 0) return 0;
  return fight ? fight.wipedOut('defender') : 1;
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

function compute(input: AvoidInput, read: Reader) {
  const { ways, plan, taken, facts, ledger, readings } = prepared(input, read);
  const leaves = leavesOf(plan.solved);
  const lost = (side: Side, besides: (end: End) => number) =>
    lossesOver(
      leaves.map(({ leaf, chance }) => ({ fight: leaf.fight, besides: besides(leaf), chance })),
      side,
    );
  const losses = { defenderLosses: lost('defender', (end) => end.lostBefore), moverLosses: lost('attacker', () => 0) };
  const amounts = spread(losses);
  const chances = chancesOf(input, plan.solved);
  return {
    sentence: sentence(input, taken, chances, amounts.expected),
    chances,
    ...amounts,
    facts: { ...splitFacts(taken), ...facts },
    grid: gridOf(input, ways),
    tree: pictureOf(plan, words),
    ledger,
    readings,
  };
}

/** A row an option, each with the best choices that may still follow in it. */
function gridOf(threat: Threat, ways: readonly Reaction[]): Grid {
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
        : `That is not possible here, so you ${lower(name)}`;
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
            ? 'The others got away'
            : 'Gets away without a battle'
          : 'Inside, no battle';
  const cost =
    end.fight || end.lostBefore > 0 ? [`loses ${decimal(iLose(end))} CU, kills ${decimal(enemyLoses(end))}`] : [];
  return { name, note: [...cost, ...(end.movesOn ? ['the enemy may move on'] : [])].join('; ') };
}

function told({ option, fight: battle, fought, away, lostBefore }: Reacted): string {
  const lost = lostBefore > 0 ? `; ${lostBefore} CU ${lostBefore === 1 ? 'is' : 'are'} lost on the way` : '';
  if (battle && fought) return `${away ? 'The others get away. ' : ''}${fightSentence(battle.battle, fought)}`;
  if (away)
    return `${option.avoidingCu} CU ${option.avoidingCu === 1 ? 'avoids battle and gets' : 'avoid battle and get'} away${lost}.`;
  return option.insideCu === 1
    ? 'The only CU is inside: there is no battle.'
    : `All ${option.insideCu} CU are inside: there is no battle.`;
}

export const avoid = calculator({
  id: 'avoid',
  title: 'Avoid or stand',
  question: 'An enemy enters my space: avoid, go inside or stand?',
  says: {
    fields: ['cu', 'tactics', 'moverCu', 'moverTactics'],
    words: ({ cu, tactics, moverCu, moverTactics }) =>
      `${armyWords(cu, tactics)}, against ${armyWords(moverCu, moverTactics)}`,
  },
  rules: [
    '11.1',
    '11.1.1',
    '11.1.1-5p',
    '11.2',
    '11.3',
    '11.4',
    '9.3.1',
    '9.3.2',
    '9.4.1',
    '9.4.2',
    '9.6.4',
    '9.6.4-5p',
    '10.6',
    ...FIGHT_RULES,
    '12.4.1',
    '12.5',
  ],
  fields: avoidFields,
  folded: FOLDED,
  tables: [
    'force-ratio',
    'combat-loss',
    'limits',
    'movement-cost',
    'naval-capacity',
    'naval-combat',
    'naval-combat-modifiers',
    'attrition',
  ],
  figures,
  terms: {
    insideCu: 'CU inside',
    avoidingCu: 'CU that avoid',
    stayingCu: 'CU that stay outside',
    seaCapacity: 'CU the ships carry',
  },
  figure: 'unbeaten',
  headline: ['noBattle', 'wins', 'beaten'],
  luck: { unit: 'CU', gains: ['moverLosses'], loses: ['defenderLosses'] },
  compute,
  aims: {
    swing: { form: 'number', worth: (r) => r.expected.moverLosses - r.expected.defenderLosses },
    saved: { form: 'number', worth: (r) => -r.expected.defenderLosses },
    unbeaten: { form: 'chance', worth: (r) => r.chances.unbeaten },
    wins: { form: 'chance', worth: (r) => r.chances.wins },
    halts: { form: 'chance', worth: (r) => 1 - r.chances.movesOn },
  },
  rolls: (input, read, fallen) => follow(prepared(input, read).plan, fallen).rolls,
  resolve: (input, faces, read) => {
    const { facts, ledger, readings } = prepared(input, read);
    const reacted = react(input, faces, read);
    return {
      sentence: told(reacted),
      facts: { ...figures.facts(reacted), ...splitFacts(reacted.option), ...facts },
      steps: reacted.steps,
      ledger,
      readings,
    };
  },
});
