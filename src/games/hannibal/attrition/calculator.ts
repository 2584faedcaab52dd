/** Winter Attrition (5.3): what the phase costs a side in all the spaces where its Forces stand. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, choice, type InputOf, list, number } from '../../../calculator/fields.ts';
import type { Assumption, Grid, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, combine, type Dist, map, mean } from '../../../engine/dist.ts';
import { afterAttrition, attritionResults, ELEPHANT_ROW, type Force, forceOf } from './rules.ts';

const fields = {
  forces: list({
    label: 'Forces of the side',
    key: 'f',
    rule: '5.3',
    item: 'Force',
    min: 1,
    max: 12,
    of: {
      cu: number({ label: 'CUs', key: 'c', rule: '5.3', min: 1, max: 30, default: 6 }),
      ground: choice({
        label: 'In the space is',
        key: 'g',
        rule: '5.3',
        options: [
          { id: 'enemy', label: 'an enemy PC or city' },
          { id: 'tribe', label: 'a Tribe that is not friendly' },
          { id: 'spared', label: 'neither of these' },
        ],
        default: 'enemy',
      }),
      elephants: number({
        label: 'of them Elephants',
        key: 'e',
        rule: '11.10A',
        min: 0,
        max: 10,
        default: 0,
        help: 'Carthage only',
      }),
    },
    default: [{ cu: 8, ground: 'enemy', elephants: 0 }],
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [{ id: 'saved', label: 'fewest CUs lost' }],
    default: 'saved',
  }),
};

type Input = InputOf<typeof fields>;
type Stand = Input['forces'][number];

/** 5.3: only a Force beside an enemy PC or an unfriendly Tribe rolls. */
const mustRoll = ({ ground }: Stand): boolean => ground !== 'spared';

interface Toll {
  readonly cuLost: number;
  readonly elephantsLost: number;
  /** Some Force has no CU left. */
  readonly emptied: boolean;
}

const NOTHING: Toll = { cuLost: 0, elephantsLost: 0, emptied: false };

const tollOf = (before: Force, after: Force): Toll => ({
  cuLost: before.cu - after.cu,
  elephantsLost: before.elephants - after.elephants,
  emptied: after.cu === 0,
});

const together = (a: Toll, b: Toll): Toll => ({
  cuLost: a.cuLost + b.cuLost,
  elephantsLost: a.elephantsLost + b.elephantsLost,
  emptied: a.emptied || b.emptied,
});

const ledgerOf = ({ forces }: Input): Line[] =>
  forces.map((stand, i) => ({
    who: 'rolls',
    amount: mustRoll(stand) ? 1 : 0,
    why: mustRoll(stand)
      ? `Roll for Force ${i + 1}, ${plural(stand.cu, 'CU')}`
      : `No roll for Force ${i + 1}: no enemy PC and no unfriendly Tribe`,
    rule: '5.3',
    standing: 'printed',
  }));

const readings = ({ forces }: Input): Assumption[] => [
  ...(forces.some(mustRoll)
    ? [
        {
          ruling: 'friendly-tribes',
          rule: '5.3',
          reading: 'Which Tribes are friendly is taken from the fields: the aid has no list.',
        },
      ]
    : []),
  ...(forces.some((f) => mustRoll(f) && f.elephants > 0) ? [ELEPHANT_ROW] : []),
];

const hasElephants = ({ forces }: Input): boolean => forces.some((f) => f.elephants > 0);

/** 5.3: Force by Force, the chance of each loss. */
function gridOf({ forces }: Input, tolls: readonly Dist<Toll>[]): Grid {
  const most = Math.max(...tolls.flatMap((dist) => dist.outcomes.map((t) => t.cuLost)));
  const amounts = Array.from({ length: most + 1 }, (_, lost) => lost);
  return {
    columns: [
      { id: 'force', label: 'Force', form: 'number' },
      { id: 'cu', label: 'CUs', form: 'number' },
      ...amounts.map((lost) => ({ id: `lost${lost}`, label: `Loses ${lost}`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: forces.map(({ cu }, i) => ({
      force: i + 1,
      cu,
      ...Object.fromEntries(amounts.map((lost) => [`lost${lost}`, chance(tolls[i]!, (t) => t.cuLost === lost)])),
      average: decimal(
        mean(tolls[i]!, (t) => t.cuLost),
        2,
      ),
    })),
  };
}

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const tolls = input.forces.map((stand) => {
    const force = forceOf(stand);
    return mustRoll(stand) ? map(attritionResults(force, 0, read), (after) => tollOf(force, after)) : certain(NOTHING);
  });
  const all = tolls.reduce((sum, dist) => combine(sum, dist, together), certain(NOTHING));
  const { expected, distributions } = measure({
    cuLost: [all, (t) => t.cuLost],
    elephantsLost: [hasElephants(input) ? all : undefined, (t) => t.elephantsLost],
  });
  const chances = {
    anyLoss: chance(all, (t) => t.cuLost > 0),
    noLoss: chance(all, (t) => t.cuLost === 0),
    emptied: chance(all, (t) => t.emptied),
  };
  return {
    sentence: sentence(input, chances.anyLoss, expected['cuLost']!),
    chances,
    expected,
    distributions,
    facts: { rolls: input.forces.filter(mustRoll).length },
    grid: gridOf(input, tolls),
    ...basis(ledgerOf(input), readings(input), read),
  };
}

function sentence({ forces }: Input, anyLoss: number, cuLost: number): string {
  const rolling = forces.filter(mustRoll);
  if (!rolling.length) return 'No Force stands by an enemy PC or an unfriendly Tribe: nobody rolls in winter.';
  const cu = rolling.reduce((sum, stand) => sum + stand.cu, 0);
  return `Winter costs ${decimal(cuLost)} of ${plural(cu, 'CU')} on average; ${percent(anyLoss)} of the time there is a loss.`;
}

const rolls = ({ forces }: Input): Roll[] => {
  const dice = forces.filter(mustRoll).length;
  return dice ? [{ id: 'attrition', label: 'Attrition, Force by Force', dice, sides: 6, ordered: true }] : [];
};

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const dice = [...(faces['attrition'] ?? [])];
  const steps: { rule: string; text: string }[] = [];
  let toll = NOTHING;
  input.forces.forEach((stand, i) => {
    if (!mustRoll(stand)) return;
    const [force, die] = [forceOf(stand), dice.shift()!];
    const own = tollOf(force, afterAttrition(force, die, read));
    toll = together(toll, own);
    const first = own.elephantsLost ? `, ${plural(own.elephantsLost, 'Elephant')} among them` : '';
    steps.push({
      rule: '5.3',
      text: `Force ${i + 1}, ${plural(force.cu, 'CU')}: a ${die} costs ${plural(own.cuLost, 'CU')}${first}.`,
    });
  });
  return {
    sentence: `Winter costs ${plural(toll.cuLost, 'CU')}.`,
    facts: {
      rolls: steps.length,
      noLoss: toll.cuLost === 0,
      anyLoss: toll.cuLost > 0,
      emptied: toll.emptied,
      cuLost: toll.cuLost,
      ...(hasElephants(input) && { elephantsLost: toll.elephantsLost }),
    },
    steps,
    ...basis(ledgerOf(input), readings(input), read),
  };
}

export const attrition = calculator({
  id: 'attrition',
  title: 'Winter Attrition',
  question: 'What does the winter in enemy land cost me?',
  rules: ['5.3', '11.10A'],
  fields,
  tables: ['attrition', 'attrition-elephants'],
  terms: {
    anyLoss: 'At least 1 CU is lost',
    noLoss: 'No CU is lost',
    emptied: 'Some Force loses its last CU',
    cuLost: 'CUs lost',
    elephantsLost: 'Elephants lost',
    rolls: 'Rolls',
  },
  headline: ['anyLoss', 'noLoss'],
  charts: [{ title: 'CUs lost in all', keys: ['cuLost'] }],
  tones: { anyLoss: 'defender', noLoss: 'plain', cuLost: 'defender' },
  aims: { saved: { form: 'number', worth: (r) => -r.expected['cuLost']! } },
  compute,
  rolls,
  resolve,
});
