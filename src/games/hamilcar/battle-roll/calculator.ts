/** One Battle Roll at sea (9.2.B): its column and modifiers, its hits, and whatever else its row says. */
import { choice, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { when } from '../../../calculator/ledger.ts';
import { perCase } from '../../../calculator/remember.ts';
import type { Grid } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, mean } from '../../../engine/dist.ts';
import { faceOf, oneDie, settled } from '../dice.ts';
import { ROUNDS } from '../naval-battle/cards.ts';
import { calculator } from '../readings.ts';
import { levelField } from '../seamanship/levels.ts';
import type { Figures, Reader } from '../tables.ts';
import { otherSide, rankedBy, SIDE_NAMES, SIDE_OPTIONS } from '../words.ts';
import { type Rolled, rolledOn, rolledText } from './roll.ts';
import {
  type Broadside,
  COLUMNS,
  columnLine,
  columnOf,
  type Engagement,
  prospectOf,
  TARGETS,
  tableReadings,
} from './rules.ts';
import { admiralField, corviField, READINGS, tableFields } from './table-fields.ts';

const ROLL = 'The roll';

const changedBy = (label: string, key: string) =>
  number({ label, key, group: ROLL, rule: '9.2.A', min: -3, max: 3, default: 0, signed: true });

const all = {
  ...grouped(ROLL, {
    side: choice({ label: 'Who rolls', given: true, key: 'w', rule: '9.2.B', options: SIDE_OPTIONS, default: 'rome' }),
    seamanship: levelField('s', ROLL, 'fair'),
    corvi: corviField(ROLL),
    admiral: admiralField('a', ROLL),
    round: number({ label: 'Round', key: 'r', rule: '9.2.B1', min: 1, max: ROUNDS }),
  }),
  rating: changedBy('Cards change the Battle Rating by', 'cr'),
  cards: changedBy('Cards change the roll by', 'cd'),
  target: choice({
    label: 'Enemy Warships',
    key: 't',
    group: ROLL,
    rule: '9.3.A',
    options: TARGETS.map((id) => ({ id, label: id })),
    default: '2',
  }),
  ...tableFields,
  aim: rankedBy('hit', { hit: 'chance to hit', hits: 'hits on average' }),
};

type BattleRoll = Omit<InputOf<typeof all>, 'aim'>;

const isRome = ({ side }: BattleRoll): boolean => side === 'rome';

/** What a roll brings; with its die, where one is told. */
interface Shot extends Broadside {
  readonly rolled?: Rolled;
}

const figures = figuresOf<Shot, BattleRoll>()(({ chance, amount, fact }) => ({
  hit: chance('At least 1 hit', ({ hits }) => hits > 0, { tone: 'attacker' }),
  miss: chance('No hit', ({ hits }) => hits === 0, { tone: 'faint' }),
  endsBattle: chance('Hits on all enemy Warships', ({ hits }, { target }) => hits >= Number(target)),
  takesPrize: chance('A Prize with Corvi', ({ prize }) => prize),
  takesSupremacy: chance('Takes Naval Supremacy', ({ supremacy }) => supremacy),
  drawsTc: chance('Draws a Tactic Card', ({ drawsTc }) => drawsTc),
  hits: amount('Hits', ({ hits }) => hits, { tone: 'attacker', chart: 'Hits' }),
  modifiedRoll: fact('Modified roll', ({ rolled }) => rolled?.modified),
  row: fact('Row', ({ rolled }) => rolled?.row),
  shipsLeft: fact('Enemy Warships left', shipsLeft),
}));

/** 9.3.A: the Warships that a roll leaves the enemy. */
function shipsLeft({ hits }: Broadside, { target }: BattleRoll): number {
  return Math.max(0, Number(target) - hits);
}

/** 9.2.A, 9.2.B1: cards change the rating of an Admiral only. */
const engagementOf = ({ side, admiral, rating, round, cards }: BattleRoll): Engagement => ({
  side,
  rating: admiral === 'none' ? 'none' : admiral + rating,
  round,
  cards,
});

const planOf = perCase((input: BattleRoll, read: Reader) => {
  const engagement = engagementOf(input);
  const prospect = prospectOf(input, engagement, read);
  const later = Array.from({ length: ROUNDS - input.round }, (_, i) =>
    columnOf({ ...engagement, round: input.round + i + 1 }),
  );
  return {
    prospect,
    facts: { column: prospect.column, laterColumns: later.join(', '), modifier: prospect.modifier },
    grounds: { ledger: [...prospect.lines, columnLine(input.side, [prospect.column])], readings: tableReadings(read) },
  };
});

/** 9.2.B1: the same roll in every column; browsing it is not what the result stands on. */
function gridOf(input: BattleRoll, browse: Figures): Grid {
  const all = COLUMNS.map((column, i) => ({
    column,
    rolls: prospectOf(input, { ...engagementOf(input), rating: i + 1, round: 1 }, browse).all,
  }));
  const most = Math.max(...all.flatMap(({ rolls }) => rolls.outcomes.map(({ hits }) => hits)));
  const amounts = Array.from({ length: most + 1 }, (_, hits) => hits);
  return {
    columns: [
      { id: 'column', label: 'Column', form: 'text' },
      ...amounts.map((hits) => ({ id: `hits${hits}`, label: plural(hits, 'hit'), form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: all.map(({ column, rolls }) => ({
      column,
      ...Object.fromEntries(amounts.map((hits) => [`hits${hits}`, chance(rolls, (roll) => roll.hits === hits)])),
      average: decimal(
        mean(rolls, (roll) => roll.hits),
        2,
      ),
    })),
  };
}

function compute(input: BattleRoll, read: Reader) {
  const { prospect, facts, grounds } = planOf(input, read);
  const { all } = prospect;
  const folded = figures.fold(all, input);
  return {
    sentence: `${SIDE_NAMES[input.side]} hits ${percent(folded.chances.hit)} of the time in column ${facts.column} and scores ${decimal(folded.expected.hits, 2)} hits on average.`,
    ...folded,
    facts,
    grid: gridOf(input, read.aside()),
    outOf: all.total,
    ...grounds,
  };
}

export const battleRoll = calculator({
  id: 'battle-roll',
  title: 'Battle Roll at sea',
  question: 'What does one Battle Roll at sea do?',
  rules: ['9.2.A', '9.2.B', '9.2.B1', '9.2.B2', '9.2.B3', '9.3.A', '15.2', '15.4.B', '15.5'],
  fields: shown(all, { seamanship: isRome, corvi: isRome }),
  folded: [READINGS],
  tables: ['attrition', 'attrition-row-six', 'naval-columns', 'seamanship'],
  figures,
  terms: { column: 'Column', laterColumns: 'Columns in later rounds', modifier: 'Modifier' },
  headline: ['hit', 'miss'],
  luck: { unit: 'hits', gains: ['hits'] },
  compute,
  aims: {
    hit: { form: 'chance', worth: ({ chances }) => chances.hit },
    hits: { form: 'number', worth: ({ expected }) => expected.hits },
  },
  rolls: () => [oneDie('die', 'Battle Roll')],
  resolve: (input, faces, read) => {
    const { prospect, facts, grounds } = planOf(input, read);
    const rolled = rolledOn(prospect, settled(faceOf(faces, 'die'), 'a Battle Roll'));
    const { brings } = rolled;
    const enemy = SIDE_NAMES[otherSide(input.side)];
    const left = shipsLeft(brings, input);
    return {
      sentence: `${SIDE_NAMES[input.side]} scores ${plural(brings.hits, 'hit')} in column ${facts.column}; ${enemy} has ${left} of ${plural(Number(input.target), 'Warship')} left.`,
      facts: { ...facts, ...figures.facts({ ...brings, rolled }, input) },
      steps: [
        { rule: '9.2.B1', text: rolledText(rolled) },
        ...when(left === 0, { rule: '9.3.A', text: `${enemy} has no Warships left: the battle is over.` }),
      ],
      ...grounds,
    };
  },
});
