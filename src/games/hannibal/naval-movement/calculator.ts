/** Naval Movement (7.3): whether a Carthaginian Force arrives, returns or is lost at sea. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, choice, flag, type InputOf, number } from '../../../calculator/fields.ts';
import type { Assumption, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural, signed } from '../../../calculator/words.ts';
import { certain, chance, type Dist, map, uniform } from '../../../engine/dist.ts';
import { type Side, sideOptions } from '../words.ts';
import { LANDINGS, type Landing, landingOn, mpLeft, mustRoll, voyageLedger, voyageModifier } from './rules.ts';

const sails = (input: Readonly<Record<string, unknown>>): boolean => input['who'] === 'carthage';

const fields = {
  who: choice<Side>({
    label: 'Who sails',
    key: 'w',
    rule: '7.3.a',
    options: sideOptions,
    default: 'carthage',
  }),
  cu: number({ label: 'CUs on board', key: 'c', rule: '7.2', min: 0, max: 10, default: 8 }),
  friendlyPort: flag({ label: 'To a friendly port', key: 'f', rule: '7.3.a', when: sails }),
  otherModifiers: number({
    label: 'Cards and abilities on the roll',
    key: 'm',
    rule: '7.3.a',
    min: -5,
    max: 5,
    default: 0,
    signed: true,
    when: sails,
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'arrives', label: 'chance to arrive' },
      { id: 'cuArriving', label: 'CUs that arrive' },
    ],
    default: 'arrives',
  }),
};

type Input = InputOf<typeof fields>;

const arriving = ({ cu }: Input, landing: Landing): number => (landing === 'arrives' ? cu : 0);
const lost = ({ cu }: Input, landing: Landing): number => (landing === 'lost' ? cu : 0);

const readings = (input: Input): Assumption[] => [
  ...(mustRoll(input)
    ? [
        {
          ruling: 'naval-die',
          rule: '7.3.a',
          reading: 'The Naval Die is a plain die on our table: the aid prints neither.',
        },
      ]
    : []),
  {
    ruling: 'sailing-and-marching',
    rule: '7.3',
    reading: 'The MPs that a Naval Move leaves may be marched.',
  },
];

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const landings: Dist<Landing> = mustRoll(input)
    ? map(uniform([1, 2, 3, 4, 5, 6]), (die) => landingOn(die, input, read))
    : certain('arrives');
  const chances = Object.fromEntries(LANDINGS.map((end) => [end, chance(landings, (l) => l === end)]));
  const { expected, distributions } = measure({
    cuArriving: [landings, (l) => arriving(input, l)],
    cuLost: [landings, (l) => lost(input, l)],
  });
  return {
    sentence: mustRoll(input)
      ? `The Force arrives ${percent(chances['arrives']!)} of the time, returns ${percent(chances['returns']!)} and is lost ${percent(chances['lost']!)}; ${decimal(expected['cuArriving']!)} of ${plural(input.cu, 'CU')} arrive on average.`
      : 'Rome arrives: the aid mentions a roll for Carthage only.',
    chances,
    expected,
    distributions,
    facts: { modifier: voyageModifier(input, read), mpLeft: mpLeft(read) },
    ...basis(voyageLedger(input, read), readings(input), read),
  };
}

const rolls = (input: Input): Roll[] =>
  mustRoll(input) ? [{ id: 'naval', label: 'Naval Die', dice: 1, sides: 6 }] : [];

const END_WORDS: Record<Landing, string> = {
  arrives: 'the Force arrives',
  returns: 'the Force returns to port',
  lost: 'the Force is lost',
};

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const die = faces['naval']?.[0];
  const landing = die === undefined ? 'arrives' : landingOn(die, input, read);
  const modifier = voyageModifier(input, read);
  const words = END_WORDS[landing];
  return {
    sentence: `${words[0]!.toUpperCase()}${words.slice(1)}.`,
    facts: {
      modifier,
      mpLeft: mpLeft(read),
      ...Object.fromEntries(LANDINGS.map((end) => [end, end === landing])),
      cuArriving: arriving(input, landing),
      cuLost: lost(input, landing),
    },
    steps:
      die === undefined
        ? [{ rule: '7.3', text: 'Rome sails without a roll.' }]
        : [
            {
              rule: '7.3.a',
              text: `Naval Die: ${die}${modifier ? ` ${signed(modifier)} = ${die + modifier}` : ''}, ${words}.`,
            },
          ],
    ...basis(voyageLedger(input, read), readings(input), read),
  };
}

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval Movement',
  question: 'Will the Carthaginian Force arrive?',
  rules: ['7.2', '7.3', '7.3.a'],
  fields,
  tables: ['naval', 'naval-modifiers', 'limits'],
  terms: {
    arrives: 'Arrives',
    returns: 'Returns to port',
    lost: 'Lost at sea',
    cuArriving: 'CUs that arrive',
    cuLost: 'CUs lost at sea',
    modifier: 'Modifier',
    mpLeft: 'MPs left on arrival',
  },
  headline: ['arrives', 'returns', 'lost'],
  charts: [{ title: 'CUs', keys: ['cuArriving', 'cuLost'] }],
  tones: { arrives: 'attacker', returns: 'plain', lost: 'defender', cuArriving: 'attacker', cuLost: 'defender' },
  aims: {
    arrives: { form: 'chance', worth: (r) => r.chances['arrives']! },
    cuArriving: { form: 'number', worth: (r) => r.expected['cuArriving']! },
  },
  compute,
  rolls,
  resolve,
});
