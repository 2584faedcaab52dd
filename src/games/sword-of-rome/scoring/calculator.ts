/** Scoring (5.8, 4.2, 4.3): how many VP everyone has after the next Scoring Phases, and whether anybody has won. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { signed } from '../../../calculator/words.ts';
import type { Figures } from '../tables.ts';
import { TIE_RANK } from '../tie-order/rules.ts';
import { isPair, PLAYER_NAMES, type Player, seatsOf, the } from '../words.ts';
import { type Scored, scoringFields } from './fields.ts';
import { type Course, courseOf, type Ending, pairTotals, type ScoredGame } from './rules.ts';

const PAIR_NAMES = { gallicGreek: 'Gallic-Greek side', romanEtruscan: 'Roman-Etruscan side' } as const;

const gameOf = (input: Scored): ScoredGame => ({
  ...input,
  totals: Object.fromEntries(seatsOf(input.players).map((player) => [player, input[player]])),
  holdings: (player) => ({
    foreign: player === 'gauls' ? 0 : input[`${player}Foreign`],
    homeLost: input[`${player}Home`],
    unrest: input.unrest,
  }),
});

const nameOf = (winner: Ending['winner']): string => (isPair(winner) ? PAIR_NAMES[winner] : PLAYER_NAMES[winner]);

/** The name inside a sentence. */
const theWinner = (winner: Ending['winner']): string => (isPair(winner) ? `the ${PAIR_NAMES[winner]}` : the(winner));

/** VP of each player who has a seat, and how they changed. */
type Facts = Partial<Record<`${Player}After` | `${Player}Change`, number>>;

function compute(input: Scored, read: Figures) {
  const course = courseOf(gameOf(input), read);
  const { totals, turn, level, ending } = course.last;
  const facts: Facts = {};
  for (const player of seatsOf(input.players)) {
    const after = totals[player] ?? 0;
    facts[`${player}After`] = after;
    facts[`${player}Change`] = after - input[player];
  }
  const yours: Line[] =
    input.automaticLevel === 'table'
      ? []
      : [line('automatic victory', level, 'The VP that you entered', '4.2', 'yours')];
  return {
    sentence: sentence(input, course),
    facts: {
      ...facts,
      ...(input.players === '2' && pairTotals(totals)),
      automaticLevel: level,
      gameOver: ending !== undefined,
      ...(ending && {
        winner: nameOf(ending.winner),
        automaticVictory: ending.automatic,
        endsInTurn: turn,
      }),
    },
    grid: gridOf(input, course),
    ledger: [...course.phases.flatMap((phase) => phase.lines), ...yours],
    readings: readingsOf(input, course),
  };
}

function sentence(input: Scored, { last }: Course): string {
  const { turn, totals, level, ending } = last;
  const each = seatsOf(input.players)
    .map((p) => {
      const change = (totals[p] ?? 0) - input[p];
      return `${PLAYER_NAMES[p]} ${totals[p]}${change ? ` (${signed(change)})` : ''}`;
    })
    .join(', ');
  const after = `After the Scoring Phase of turn ${turn}: ${each}.`;
  if (!ending) return `${after} Nobody reaches ${level} VP, so the game goes on.`;
  const tie = ending.tied.length ? ', winning the tie' : '';
  const how = ending.automatic ? `Somebody has reached ${level} VP` : 'The last turn is over';
  return `${after} ${how}: victory goes to ${theWinner(ending.winner)} with ${ending.vp} VP${tie}.`;
}

/** VP of each after every Scoring Phase counted. */
const gridOf = (input: Scored, { phases }: Course): Grid => ({
  columns: [
    { id: 'who', label: 'VP', form: 'text' },
    { id: 'before', label: 'Before', form: 'number' },
    ...phases.map(({ turn }) => ({ id: `turn${turn}`, label: `Turn ${turn}`, form: 'number' as const })),
  ],
  rows: seatsOf(input.players).map((player) => ({
    who: PLAYER_NAMES[player],
    before: input[player],
    ...Object.fromEntries(phases.map(({ turn, totals }) => [`turn${turn}`, totals[player] ?? 0])),
  })),
});

function readingsOf(input: Scored, { phases, last: { ending } }: Course) {
  const five = input.players === '5';
  return {
    'vp-limits-when': phases.some((phase) => phase.limitsMatter),
    'vp-ceiling': phases.some((phase) => phase.overMost),
    'unrest-vp-in-scoring': five && input.unrest >= 3,
    'carthaginian-home-victory-spaces': five && input.carthageHome > 0,
    'two-player-automatic-tie': Boolean(ending?.automatic && ending.tied.includes('gallicGreek')),
    'etruscan-samnite-tie-rank': Boolean(ending?.tied.includes('etruscans')),
  };
}

const after = (player: Player): string => `${PLAYER_NAMES[player]}: VP afterwards`;
const change = (player: Player): string => `${PLAYER_NAMES[player]}: change`;

const calculator = calculatorWith({
  ...TIE_RANK,
  'vp-limits-when': {
    rule: '5.8.1',
    says: {
      net: 'All gains and losses are added up, and then the limits apply once.',
      stepwise: 'The limits apply after the gains, and again after the losses.',
    },
  },
  'vp-ceiling': { rule: '5.8.1', says: 'No total goes above 12 VP.' },
  'unrest-vp-in-scoring': {
    rule: '20.2',
    says: 'Unrest costs its VP while VP are adjusted, before victory is checked.',
  },
  'carthaginian-home-victory-spaces': {
    rule: '5.8.1',
    says: 'Home victory spaces of Carthage: Carthago, Kerkouane, Lilybaeum, Panormus, Caralis, Olbia.',
  },
  'two-player-automatic-tie': {
    rule: '4.2-note',
    says: 'Tied totals go to the Gallic-Greek side in an automatic victory too.',
  },
});

export const scoring = calculator({
  id: 'scoring',
  title: 'Scoring',
  question: 'Where will the VP stand after scoring, and does someone win?',
  rules: ['5.8.1', '5.8.1-exception', '5.8.2', '4.2', '4.2-note', '4.3', '4.3-2p', '4.4', '20.2'],
  fields: scoringFields,
  tables: ['vp-scoring', 'unrest-track', 'limits', 'automatic-victory-levels', 'game-length', 'tie-order'],
  terms: {
    gaulsAfter: after('gauls'),
    gaulsChange: change('gauls'),
    etruscansAfter: after('etruscans'),
    etruscansChange: change('etruscans'),
    greeksAfter: after('greeks'),
    greeksChange: change('greeks'),
    carthageAfter: after('carthage'),
    carthageChange: change('carthage'),
    romansAfter: after('romans'),
    romansChange: change('romans'),
    gallicGreek: 'Gallic-Greek side together',
    romanEtruscan: 'Roman-Etruscan side together',
    automaticLevel: 'VP for an automatic victory',
    gameOver: 'The game is over',
    winner: 'Winner',
    automaticVictory: 'By automatic victory',
    endsInTurn: 'In turn',
  },
  compute,
});
