/** One Battle Roll at sea (9.2.B): its column and modifiers, the hits, and what else the row brings. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, choice, flag, type InputOf, number } from '../../../calculator/fields.ts';
import type { Grid, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance, mean } from '../../../engine/dist.ts';
import { rowOf } from '../attrition/rules.ts';
import { fleetFields, GROUPS, sideField } from '../naval-battle/fields.ts';
import { ROUNDS } from '../naval-battle/moment.ts';
import { tableReadings } from '../naval-battle/readings.ts';
import { tellRoll } from '../naval-battle/roll.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import { type Broadside, COLUMNS, columnOf, type Engagement, type Prospect, prospectOf } from './rules.ts';

const ROLL = 'The roll';
const isRome = (input: Readonly<Record<string, unknown>>): boolean => input['side'] === 'rome';

const fields = {
  side: sideField('Who rolls', 'w', ROLL, '9.2.B'),
  seamanship: { ...fleetFields.seamanship, group: ROLL, when: isRome },
  corvi: flag({ label: 'Corvi mounted', key: 'k', group: ROLL, rule: '15.5', when: isRome }),
  admiral: { ...fleetFields.romeAdmiral, key: 'a', group: ROLL },
  round: number({ label: 'Round', key: 'r', group: ROLL, rule: '9.2.B1', min: 1, max: ROUNDS, default: 1 }),
  rating: number({
    label: 'Cards change the Battle Rating by',
    key: 'cr',
    group: ROLL,
    rule: '9.2.A',
    min: -3,
    max: 3,
    default: 0,
    signed: true,
  }),
  cards: number({
    label: 'Cards change the roll by',
    key: 'cd',
    group: ROLL,
    rule: '9.2.A',
    min: -3,
    max: 3,
    default: 0,
    signed: true,
  }),
  target: choice<'1' | '2' | '3' | '4' | '5'>({
    label: 'Enemy Warships',
    key: 't',
    group: ROLL,
    rule: '9.3.A',
    options: (['1', '2', '3', '4', '5'] as const).map((id) => ({ id, label: id })),
    default: '2',
  }),
  navalColumns: fleetFields.navalColumns,
  rowSix: fleetFields.rowSix,
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'hit', label: 'chance to hit' },
      { id: 'hits', label: 'hits on average' },
    ],
    default: 'hit',
  }),
};

type Input = InputOf<typeof fields>;

const engagementOf = ({ side, admiral, rating, round, cards }: Input): Engagement => ({
  side,
  rating: admiral === 'none' ? 'none' : admiral + rating,
  round,
  cards,
});

/** 9.3.A: what the roll means for the enemy's Warships. */
const meaningOf = ({ hits, prize, supremacy, drawsTc }: Broadside, target: number) => ({
  hit: hits > 0,
  miss: hits === 0,
  endsBattle: hits >= target,
  takesPrize: prize,
  takesSupremacy: supremacy,
  drawsTc,
});

const KEYS = ['hit', 'miss', 'endsBattle', 'takesPrize', 'takesSupremacy', 'drawsTc'] as const;

function ledgerOf({ engagement, lines }: Prospect): Line[] {
  const column = columnOf(engagement);
  return [
    ...lines,
    {
      who: SIDE_NAMES[engagement.side],
      amount: COLUMNS.indexOf(column) + 1,
      why: `Column ${column}`,
      rule: '9.2.B1',
      standing: 'printed',
      in: 'Column',
    },
  ];
}

const factsOf = (input: Input, { engagement, modifier }: Prospect) => ({
  column: columnOf(engagement),
  laterColumns: Array.from({ length: ROUNDS - input.round }, (_, i) =>
    columnOf({ ...engagement, round: input.round + i + 1 }),
  ).join(', '),
  modifier,
});

/** 9.2.B1: the same roll in every column; browsing it is not what the result stands on. */
function gridOf(input: Input, engagement: Engagement, tables: Tables): Grid {
  const browse = new Reader(tables);
  const all = COLUMNS.map((_, i) => prospectOf(input, { ...engagement, rating: i + 1, round: 1 }, browse).all);
  const most = Math.max(...all.flatMap(({ outcomes }) => outcomes.map(({ hits }) => hits)));
  const amounts = Array.from({ length: most + 1 }, (_, hits) => hits);
  return {
    columns: [
      { id: 'column', label: 'Column', form: 'text' },
      ...amounts.map((hits) => ({ id: `hits${hits}`, label: `${hits} hits`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: all.map((rolls, i) => ({
      column: COLUMNS[i]!,
      ...Object.fromEntries(amounts.map((hits) => [`hits${hits}`, chance(rolls, (roll) => roll.hits === hits)])),
      average: decimal(
        mean(rolls, (roll) => roll.hits),
        2,
      ),
    })),
  };
}

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const engagement = engagementOf(input);
  const prospect = prospectOf(input, engagement, read);
  const { all: rolls } = prospect;
  const target = Number(input.target);
  const chances = Object.fromEntries(KEYS.map((key) => [key, chance(rolls, (roll) => meaningOf(roll, target)[key])]));
  const { expected, distributions } = measure({ hits: [rolls, (roll) => roll.hits] });
  const facts = factsOf(input, prospect);
  return {
    sentence: `${SIDE_NAMES[input.side]} hits ${percent(chances['hit']!)} of the time in column ${facts.column}, ${decimal(expected['hits']!, 2)} hits on average.`,
    chances,
    expected,
    distributions,
    facts,
    grid: gridOf(input, engagement, tables),
    outOf: rolls.total,
    ...basis(ledgerOf(prospect), tableReadings(input, read), read),
  };
}

const rolls = (): Roll[] => [{ id: 'die', label: 'Battle Roll', dice: 1, sides: 6 }];

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const prospect = prospectOf(input, engagementOf(input), read);
  const facts = factsOf(input, prospect);
  const die = faces['die']![0]!;
  const modifiedRoll = die + facts.modifier;
  const brings = prospect.faces[die - 1]!;
  const target = Number(input.target);
  const enemy = SIDE_NAMES[otherSide(input.side)];
  const shipsLeft = Math.max(0, target - brings.hits);
  return {
    sentence: `${SIDE_NAMES[input.side]} scores ${brings.hits} in column ${facts.column}; ${enemy} has ${shipsLeft} of ${target} Warships left.`,
    facts: {
      ...facts,
      modifiedRoll,
      row: rowOf(modifiedRoll),
      hits: brings.hits,
      ...meaningOf(brings, target),
      shipsLeft,
    },
    steps: [
      {
        rule: '9.2.B1',
        text: tellRoll(die, prospect),
      },
      ...(shipsLeft ? [] : [{ rule: '9.3.A', text: `${enemy} has no Warships left: the battle is over.` }]),
    ],
    ...basis(ledgerOf(prospect), tableReadings(input, read), read),
  };
}

export const battleRoll = calculator({
  id: 'battle-roll',
  title: 'Battle Roll at sea',
  question: 'What does one Battle Roll at sea bring?',
  rules: ['9.2.A', '9.2.B', '9.2.B1', '9.2.B2', '9.2.B3', '9.3.A', '15.2', '15.4.B', '15.5'],
  fields,
  folded: [GROUPS.readings],
  tables: ['attrition', 'attrition-row-six', 'naval-columns', 'seamanship'],
  terms: {
    hit: 'At least 1 hit',
    miss: 'No hit',
    endsBattle: 'Hits on all enemy Warships',
    takesPrize: 'A Prize by the Corvus',
    takesSupremacy: 'Takes Naval Supremacy',
    drawsTc: 'Draws a Tactic Card',
    hits: 'Hits',
    column: 'Column',
    laterColumns: 'Columns of later rounds',
    modifier: 'Modifier',
    modifiedRoll: 'Modified roll',
    row: 'Row',
    shipsLeft: 'Enemy Warships left',
  },
  headline: ['hit', 'miss'],
  charts: [{ title: 'Hits', keys: ['hits'] }],
  tones: { hit: 'attacker', miss: 'faint', hits: 'attacker' },
  aims: {
    hit: { form: 'chance', worth: (r) => r.chances['hit']! },
    hits: { form: 'number', worth: (r) => r.expected['hits']! },
  },
  compute,
  rolls,
  resolve,
});
