/** Land Reactions (10 to 12): Avoid, intercept, fight or Back up, Overrun and pursue, from the first die to the last. */
import type { Tone } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { mapped } from '../../../calculator/keys.ts';
import { when } from '../../../calculator/ledger.ts';
import type { Grid, Stage } from '../../../calculator/report.ts';
import { follow, pictureOf, planOf as solve } from '../../../calculator/roll/dice-tree.ts';
import { shares } from '../../../calculator/summary.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { type Dist, entriesOf, map, mean, weighted } from '../../../engine/dist.ts';
import { chanceOf, expectedOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import { settled } from '../dice.ts';
import { LEVEL_RULES, LEVEL_TABLES } from '../dice-level/readings.ts';
import { calculator } from '../readings.ts';
import type { Figures, Reader } from '../tables.ts';
import { armyWords } from '../words.ts';
import { type Clashes, type Costs, costsOf, foughtBy } from './battle.ts';
import { FOLDED, type ReactionsInput, reactionsFields, type Situation } from './fields.ts';
import { moverLoses, opponentLoses, planOf, TOLD, WORTHS } from './plan.ts';
import { declarationsOf, declaredName, isBarred, STANCE_WORDS, someoneThere } from './rules.ts';
import { declaredTree, type End } from './tree.ts';

/** How reactions ended, and the CUs that a battle and an Overrun cost. */
interface Reacted {
  readonly end: End;
  readonly costs: Costs;
}

const figures = figuresOf<Reacted>()(({ chance, amount }) => {
  const told = (label: string, name: keyof typeof TOLD, tone?: Tone) =>
    chance(label, ({ end }) => TOLD[name](end), tone && { tone });
  return {
    movesOn: told('The active Army may move on', 'movesOn', 'attacker'),
    stays: told('Stays there; its move is over', 'stays', 'attacker'),
    wins: told('Wins a Land Battle', 'wins', 'attacker'),
    backsUp: told('Backs up', 'backsUp', 'faint'),
    beaten: told('Is beaten', 'beaten', 'defender'),
    displaced: told('The lone active General is displaced', 'displaced', 'defender'),
    barred: told('Cannot enter', 'barred', 'plain'),
    holds: told('The active Army ends in the space', 'holds'),
    battle: told('A Land Battle is fought', 'battle'),
    intercepted: told('At least one Interception succeeds', 'intercepted'),
    avoided: told('Those who Avoid get away', 'avoided'),
    overrun: told('A single CU is overrun', 'overrun'),
    generalLost: told('A lone enemy General is displaced', 'generalLost'),
    moverLosses: amount('The active Army loses (CUs)', ({ costs }) => costs.mover, {
      tone: 'attacker',
      chart: 'Losses',
    }),
    opponentLosses: amount('The opponent loses (CUs)', ({ costs }) => costs.opponent, {
      tone: 'defender',
      chart: 'Losses',
    }),
  };
});

/** What one side loses over all ends. */
const lossesOver = (solved: Solved<End>, of: (costs: Costs) => number, besides: (end: End) => number): Dist<number> =>
  weighted(
    leavesOf(solved).flatMap(({ leaf, chance }) => {
      const { battled } = leaf;
      if (!battled) return [[besides(leaf), chance] as const];
      return [...entriesOf(battled.costs)].map(
        ([costs, weight]) => [of(costs) + besides(leaf), (chance * weight) / battled.costs.total] as const,
      );
    }),
  );

const chancesOf = (solved: Solved<End>) => mapped(TOLD, (holds) => chanceOf(solved, (end) => (holds(end) ? 1 : 0)));

const self = (cu: number): number => cu;

type Chances = ReturnType<typeof chancesOf>;

/** A row for each declaration, with the best choices that may still follow in it. */
function gridOf(input: ReactionsInput, clashes: Clashes, figures: Figures): Grid {
  return {
    columns: [
      { id: 'declared', label: 'The opponent declares', form: 'text' },
      { id: 'holds', label: 'Active Army stays there', form: 'chance' },
      { id: 'movesOn', label: 'May move on', form: 'chance' },
      { id: 'battle', label: 'Land Battle', form: 'chance' },
      { id: 'beaten', label: 'Active Army is beaten', form: 'chance' },
      { id: 'lose', label: 'It loses (CUs)', form: 'text' },
      { id: 'take', label: 'Opponent loses (CUs)', form: 'text' },
    ],
    rows: declarationsOf(input, figures).map((declared) => {
      const { solved } = solve(declaredTree(input, declared, clashes, figures), WORTHS[input.aim], moverLoses);
      const { holds, movesOn, battle, beaten } = chancesOf(solved);
      return {
        declared: declaredName(declared, someoneThere(input)),
        holds,
        movesOn,
        battle,
        beaten,
        lose: decimal(expectedOf(solved, moverLoses), 2),
        take: decimal(expectedOf(solved, opponentLoses), 2),
      };
    }),
  };
}

const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the opponent does, where the reader leaves it the choice, or cannot do, where the reader settles it. */
function answerOf(input: ReactionsInput, solved: Solved<End>, figures: Figures): string {
  const { stance } = input;
  const isOpen = stance === 'best' || declarationsOf(input, figures).some((declared) => declared.stance === stance);
  if (!isOpen && someoneThere(input)) return `The opponent cannot ${STANCE_WORDS[stance]} here, so it stays. `;
  if (solved.type === 'leaf' || !solved.against) return '';
  const best = solved.branches.find((b) => b.best);
  return best ? `Best for the opponent: ${small(best.name)}. ` : '';
}

/** What the active side should do once it is intercepted: the same everywhere, different, or no question. */
function adviceOf(solved: Solved<End>): string {
  const found = new Set<'fight' | 'back up'>();
  const visit = (node: Solved<End>): void => {
    if (node.type === 'leaf') return;
    for (const { best, to } of node.branches) {
      if (best && !node.against) found.add(to.type === 'leaf' && to.leaf.end === 'backsUp' ? 'back up' : 'fight');
      if (best !== false) visit(to);
    }
  };
  visit(solved);
  if (found.size > 1) return ' Whether it should fight or Back up depends on who comes.';
  if (found.has('fight')) return ' If it is intercepted, it should fight.';
  return found.has('back up') ? ' If it is intercepted, it should Back up.' : '';
}

function sentenceOf(s: Situation, { avoided, intercepted, holds }: Chances, answer: string, advice: string): string {
  if (isBarred(s)) return 'A General without CUs cannot enter that space or end his move there.';
  const parts = [
    ...when(avoided > 0, `the opponent slips away ${percent(avoided)} of the time`),
    ...when(intercepted > 0, `somebody intercepts ${percent(intercepted)} of the time`),
    `the active Army ends in the space ${percent(holds)} of the time`,
  ];
  return `${answer}${capital(parts.join(', '))}.${advice}`;
}

const NAMES: Readonly<Record<End['end'], string>> = {
  movesOn: 'May move on',
  stays: 'Stays there; its move is over',
  wins: 'Wins the battle',
  backsUp: 'Backs up to where it came from; its move is over',
  beaten: 'Is beaten',
  displaced: 'The lone General is displaced',
  barred: 'Cannot enter',
};

function words(end: End): Stage {
  const notes = [
    ...when(end.overrun, '1 CU overrun'),
    ...when(end.generalLost, 'the lone enemy General is displaced'),
    ...when(end.battled !== undefined, `loses ${decimal(moverLoses(end))} CUs, kills ${decimal(opponentLoses(end))}`),
  ];
  return { name: NAMES[end.end], note: notes.join('; ') };
}

const ENDED: Readonly<Record<Exclude<End['end'], 'wins' | 'beaten'>, string>> = {
  movesOn: 'The active Army may move on.',
  stays: 'The active Army stays there, and its move is over.',
  backsUp: 'The active Army is intercepted and backs up: its move is over.',
  displaced: 'The General has no CUs and is intercepted: he is displaced.',
  barred: 'A General without CUs cannot enter that space or end his move there.',
};

function endSentence({ end, overrun }: End, costs: Costs): string {
  if (end !== 'wins' && end !== 'beaten') return `${overrun ? '1 CU is overrun. ' : ''}${ENDED[end]}`;
  const lost = `${plural(costs.mover, 'CU')}; the opponent loses ${plural(costs.opponent, 'CU')}`;
  return `A Land Battle: the active Army ${end === 'wins' ? 'wins' : 'is beaten'} and loses ${lost}.`;
}

/** 10 to 13: all rolls at once; every choice is the best one. */
function compute(input: ReactionsInput, read: Reader) {
  const { plan, facts, grounds, beside } = planOf(input, read);
  const { solved } = plan;
  const chances = chancesOf(solved);
  const losses = {
    moverLosses: lossesOver(
      solved,
      ({ mover }) => mover,
      () => 0,
    ),
    opponentLosses: lossesOver(
      solved,
      ({ opponent }) => opponent,
      ({ overrun }) => (overrun ? 1 : 0),
    ),
  };
  return {
    sentence: sentenceOf(input, chances, answerOf(input, solved, read.aside()), adviceOf(solved)),
    chances,
    expected: mapped(losses, (lost) => mean(lost, self)),
    distributions: mapped(losses, (lost) => shares(map(lost, self))),
    facts,
    ...(!isBarred(input) && { grid: gridOf(input, beside, read.aside()) }),
    tree: pictureOf(plan, words),
    ...grounds,
  };
}

export const reactions = calculator({
  id: 'reactions',
  title: 'Land Reactions',
  question: 'An Army enters this space: who slips away, who intercepts, and what then?',
  says: {
    fields: ['moverCu', 'moverRating', 'moverAllies', 'cu', 'rating', 'allies'],
    words: ({ moverCu, moverRating, moverAllies, cu, rating, allies }) =>
      `${armyWords(moverCu, moverRating, moverAllies)}, against ${armyWords(cu, rating, allies)}`,
  },
  rules: [
    '10',
    '10.1',
    '10.2',
    '10.3',
    '11.1',
    '11.2',
    '11.3',
    '12.1',
    '12.2',
    '12.3',
    '12.4',
    '7.2.A',
    '7.2.C',
    '7.2.E',
    '2.3.E3',
    ...LEVEL_RULES,
    '13.4',
    '17.1.#49',
    '5.2.C3.1',
  ],
  fields: reactionsFields,
  folded: FOLDED,
  tables: ['limits', ...LEVEL_TABLES],
  figures,
  terms: {
    mayAvoid: 'The opponent may try to Avoid',
    mayGoInside: 'The opponent may go inside',
    mayDoBoth: 'Some may go inside while the rest Avoid',
    stances: 'Ways to react with those in the space',
    attempts: 'Attempts that may be declared',
    overrunStrength: 'The active Army is strong enough to Overrun',
  },
  figure: 'holds',
  headline: ['movesOn', 'stays', 'wins', 'backsUp', 'beaten', 'displaced', 'barred'],
  luck: { unit: 'CU', gains: ['opponentLosses'], loses: ['moverLosses'] },
  compute,
  aims: {
    swing: { form: 'number', worth: ({ expected }) => expected.opponentLosses - expected.moverLosses },
    saved: { form: 'number', worth: ({ expected }) => -expected.moverLosses },
    holds: { form: 'chance', worth: ({ chances }) => chances.holds },
    onward: { form: 'chance', worth: ({ chances }) => chances.movesOn },
  },
  rolls: (input, read, fallen) => follow(planOf(input, read).plan, fallen).rolls,
  resolve: (input, faces, read) => {
    const { clashes, plan, facts, grounds } = planOf(input, read);
    const { steps, leaf } = follow(plan, faces);
    const end = settled(leaf, 'a Land Reaction');
    const costs = end.battled
      ? costsOf(input, foughtBy(clashes(end.battled.enemy), faces))
      : { mover: 0, opponent: end.overrun ? 1 : 0 };
    return {
      sentence: endSentence(end, costs),
      facts: { ...figures.facts({ end, costs }), ...facts },
      steps: steps(),
      ...grounds,
    };
  },
});
