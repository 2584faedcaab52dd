/** Scoring (5.8, 4.2, 4.3): where VP stand after the next Scoring Phases, and whether someone has won. */
import { calculator } from '../../../calculator/calculator.ts';
import { type InputOf, number, numberOr, ruling } from '../../../calculator/fields.ts';
import type { Assumption, Fact, Grid, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { signed } from '../../../calculator/words.ts';
import { hasSeat, KEYS, playerCount, vpOf } from '../player-fields.ts';
import { PAIRS, PLAYER_NAMES, PLAYERS, type Player, seatsOf, the } from '../words.ts';
import { type Course, courseOf, MOST_TURNS, type ScoredGame } from './course.ts';
import { type Ending, pairTotals } from './rules.ts';

const PAIR_NAMES = { gallicGreek: 'Gallic-Greek side', romanEtruscan: 'Roman-Etruscan side' } as const;

const foreign = (player: Player) =>
  number({
    label: 'Victory spaces it controls beyond home',
    key: `${KEYS[player]}f`,
    group: PLAYER_NAMES[player],
    rule: '5.8.1',
    min: 0,
    max: 20,
    default: 0,
    when: hasSeat(player),
  });
const homeLost = (player: Player) =>
  number({
    label: 'Home victory spaces it does not control',
    key: `${KEYS[player]}h`,
    group: PLAYER_NAMES[player],
    rule: '5.8.1',
    min: 0,
    max: 20,
    default: 0,
    when: hasSeat(player),
  });
const vp = (player: Player) => vpOf(player, PLAYER_NAMES[player], '5.8.1');

const fields = {
  players: playerCount('4.3'),
  turn: number({ label: 'Turn', key: 't', rule: '4.2', min: 1, max: MOST_TURNS, default: 1 }),
  turns: number({
    label: 'Scoring Phases to count',
    key: 'ts',
    rule: '5.8.1',
    min: 1,
    max: MOST_TURNS,
    default: 1,
    help: 'More than 1: as if the map stayed like this',
  }),
  automaticLevel: numberOr<'table'>({
    label: 'VP for an automatic victory',
    key: 'av',
    rule: '4.2',
    min: 1,
    max: 12,
    words: [{ id: 'table', label: 'from the table' }],
    default: 'table',
    help: 'Your VP track prints a level for each turn',
  }),
  romans: vp('romans'),
  romansForeign: foreign('romans'),
  romansHome: homeLost('romans'),
  greeks: vp('greeks'),
  greeksForeign: foreign('greeks'),
  greeksHome: homeLost('greeks'),
  gauls: vp('gauls'),
  gaulsHome: homeLost('gauls'),
  etruscans: vp('etruscans'),
  etruscansForeign: foreign('etruscans'),
  etruscansHome: homeLost('etruscans'),
  carthage: vp('carthage'),
  carthageForeign: foreign('carthage'),
  carthageHome: homeLost('carthage'),
  unrest: number({
    label: 'Unrest level',
    key: 'u',
    group: PLAYER_NAMES.carthage,
    rule: '20.2',
    min: 0,
    max: 10,
    default: 0,
    when: hasSeat('carthage'),
  }),
  limits: ruling({
    label: 'The limits of 0 and 12 VP apply',
    key: 'li',
    rule: '5.8.1',
    ruling: 'vp-limits-when',
    options: [
      { id: 'net', label: 'once, after all gains and losses' },
      { id: 'stepwise', label: 'after the gains, and again after the losses' },
    ],
  }),
};

type Input = InputOf<typeof fields>;

const gameOf = (input: Input): ScoredGame => ({
  ...input,
  totals: Object.fromEntries(seatsOf(input.players).map((player) => [player, input[player]])),
  holdings: (player) => ({
    foreign: player === 'gauls' ? 0 : input[`${player}Foreign`],
    homeLost: input[`${player}Home`],
    unrest: input.unrest,
  }),
});

const nameOf = (winner: Ending['winner']): string =>
  winner in PAIRS ? `the ${PAIR_NAMES[winner as keyof typeof PAIRS]}` : the(winner as Player);

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const course = courseOf(gameOf(input), read);
  const { totals, turn, level } = course.scored.at(-1)!;
  const seats = seatsOf(input.players);
  const facts: Record<string, Fact> = {};
  for (const player of seats) {
    facts[`${player}After`] = totals[player]!;
    facts[`${player}Change`] = totals[player]! - input[player];
  }
  if (input.players === '2') Object.assign(facts, pairTotals(totals));
  const { ending } = course;
  const yours: Line[] =
    input.automaticLevel === 'table'
      ? []
      : [{ who: 'automatic victory', amount: level, why: 'VP as you typed it', rule: '4.2', standing: 'yours' }];
  return {
    sentence: sentence(input, course),
    ...SETTLED,
    facts: {
      ...facts,
      automaticLevel: level,
      gameOver: ending !== undefined,
      ...(ending && {
        winner: nameOf(ending.winner).replace(/^the /, ''),
        automaticVictory: ending.automatic,
        endsInTurn: turn,
      }),
    },
    grid: gridOf(input, course),
    ...basis([...course.ledger, ...yours], readings(input, course), read),
  };
}

function sentence(input: Input, { scored, ending }: Course): string {
  const { turn, totals, level } = scored.at(-1)!;
  const each = seatsOf(input.players)
    .map((p) => {
      const change = totals[p]! - input[p];
      return `${PLAYER_NAMES[p]} ${totals[p]}${change ? ` (${signed(change)})` : ''}`;
    })
    .join(', ');
  const after = `After the Scoring Phase of turn ${turn}: ${each}.`;
  if (!ending) return `${after} Nobody reaches ${level} VP, so the game goes on.`;
  const tie = ending.tied.length ? ', winning the tie' : '';
  const how = ending.automatic ? `Somebody has reached ${level} VP` : 'The last turn is over';
  return `${after} ${how}: victory goes to ${nameOf(ending.winner)} with ${ending.vp} VP${tie}.`;
}

/** VP of each after every Scoring Phase counted. */
const gridOf = (input: Input, { scored }: Course): Grid => ({
  columns: [
    { id: 'who', label: 'VP', form: 'text' },
    { id: 'before', label: 'Before', form: 'number' },
    ...scored.map(({ turn }) => ({ id: `turn${turn}`, label: `Turn ${turn}`, form: 'number' as const })),
  ],
  rows: seatsOf(input.players).map((player) => ({
    who: PLAYER_NAMES[player],
    before: input[player],
    ...Object.fromEntries(scored.map(({ turn, totals }) => [`turn${turn}`, totals[player]!])),
  })),
});

interface Reading extends Assumption {
  readonly holds: boolean;
}

function readings(input: Input, { ending, limitsMatter, overMost }: Course): Assumption[] {
  const five = input.players === '5';
  const list: Reading[] = [
    {
      holds: limitsMatter,
      ruling: 'vp-limits-when',
      rule: '5.8.1',
      field: 'limits',
      reading:
        input.limits === 'net'
          ? 'All gains and losses are netted, then the limits apply once.'
          : 'The limits apply after the gains, and again after the losses.',
    },
    { holds: overMost, ruling: 'vp-ceiling', rule: '5.8.1', reading: 'No total goes above 12 VP.' },
    {
      holds: five && input.unrest >= 3,
      ruling: 'unrest-vp-in-scoring',
      rule: '20.2',
      reading: 'Unrest costs its VP while VP are adjusted, before victory is checked.',
    },
    {
      holds: five && input.carthageHome > 0,
      ruling: 'carthaginian-home-victory-spaces',
      rule: '5.8.1',
      reading: 'Home victory spaces of Carthage: Carthago, Kerkouane, Lilybaeum, Panormus, Caralis, Olbia.',
    },
    {
      holds: Boolean(ending?.automatic && ending.tied.includes('gallicGreek')),
      ruling: 'two-player-automatic-tie',
      rule: '4.2-note',
      reading: 'Equal sums go to the Gallic-Greek side at an automatic victory too.',
    },
    {
      holds: Boolean(ending?.tied.includes('etruscans')),
      ruling: 'etruscan-samnite-tie-rank',
      rule: '4.4',
      reading: 'The Etruscan/Samnite player has one VP total and the Etruscan place in ties.',
    },
  ];
  return list.filter((r) => r.holds).map(({ holds: _, ...reading }) => reading);
}

export const scoring = calculator({
  id: 'scoring',
  title: 'Scoring',
  question: 'Where will the VP stand after scoring, and does someone win?',
  rules: ['5.8.1', '5.8.1-exception', '5.8.2', '4.2', '4.2-note', '4.3', '4.3-2p', '4.4', '20.2'],
  fields,
  tables: ['vp-scoring', 'unrest-track', 'limits', 'automatic-victory-levels', 'game-length', 'tie-order'],
  terms: {
    ...Object.fromEntries(
      PLAYERS.flatMap((player) => [
        [`${player}After`, `${PLAYER_NAMES[player]}: VP afterwards`],
        [`${player}Change`, `${PLAYER_NAMES[player]}: change`],
      ]),
    ),
    gallicGreek: 'Gallic-Greek side together',
    romanEtruscan: 'Roman-Etruscan side together',
    automaticLevel: 'VP for an automatic victory',
    gameOver: 'The game is over',
    winner: 'Winner',
    automaticVictory: 'By automatic victory',
    endsInTurn: 'In turn',
  },
  ...NO_DICE,
  compute,
});
