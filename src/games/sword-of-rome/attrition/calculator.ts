/** Attrition (5.5): what the phase costs a power in all the spaces where its CU stand. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, choice, type InputOf, list, number } from '../../../calculator/fields.ts';
import type { Grid, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, combine, type Dist, map, mean } from '../../../engine/dist.ts';
import { attritionLoss } from '../naval-movement/voyage.ts';
import { attritionLosses, type Ground, mustRoll } from './rules.ts';

const fields = {
  spaces: list({
    label: "Spaces where the power's CU stand",
    key: 's',
    rule: '5.5',
    item: 'Space',
    min: 1,
    max: 12,
    of: {
      cu: number({ label: 'CU', key: 'c', min: 1, max: 40, default: 5, rule: '5.5' }),
      ground: choice<Ground>({
        label: 'The space is',
        key: 'g',
        rule: '15.2',
        options: [
          { id: 'enemy', label: 'enemy or independent' },
          { id: 'own', label: 'its own' },
          { id: 'allied', label: "an ally's" },
        ],
        default: 'enemy',
      }),
    },
    default: [
      { cu: 6, ground: 'enemy' },
      { cu: 3, ground: 'enemy' },
    ],
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [{ id: 'saved', label: 'fewest CU lost' }],
    default: 'saved',
  }),
};

type Input = InputOf<typeof fields>;

interface Toll {
  readonly cuLost: number;
  /** Some space has no CU left. */
  readonly emptied: boolean;
}

const tollOf = (cu: number, lost: number): Toll => ({ cuLost: lost, emptied: lost === cu });

const together = (a: Toll, b: Toll): Toll => ({ cuLost: a.cuLost + b.cuLost, emptied: a.emptied || b.emptied });

const NOTHING: Toll = { cuLost: 0, emptied: false };

/** 5.5, 15.2: who rolls, and who is spared. */
const ledgerOf = ({ spaces }: Input): Line[] =>
  spaces.map((stand, i) => ({
    who: 'rolls',
    amount: mustRoll(stand) ? 1 : 0,
    why: mustRoll(stand)
      ? `Roll for space ${i + 1}, ${stand.cu} CU`
      : `No roll for space ${i + 1}: it is ${stand.ground === 'own' ? 'its own' : "an ally's"}`,
    rule: stand.ground === 'allied' ? '15.2' : '5.5',
    standing: 'printed',
  }));

/** 5.5: space by space, the chance of each loss. */
function gridOf({ spaces }: Input, losses: readonly Dist<number>[]): Grid {
  const most = Math.max(...losses.flatMap((dist) => dist.outcomes));
  const amounts = Array.from({ length: most + 1 }, (_, lost) => lost);
  return {
    columns: [
      { id: 'space', label: 'Space', form: 'number' },
      { id: 'cu', label: 'CU', form: 'number' },
      ...amounts.map((lost) => ({ id: `lost${lost}`, label: `Loses ${lost}`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: spaces.map(({ cu }, i) => ({
      space: i + 1,
      cu,
      ...Object.fromEntries(amounts.map((lost) => [`lost${lost}`, chance(losses[i]!, (n) => n === lost)])),
      average: decimal(
        mean(losses[i]!, (n) => n),
        2,
      ),
    })),
  };
}

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const losses = input.spaces.map((stand) => (mustRoll(stand) ? attritionLosses(stand.cu, read) : certain(0)));
  const tolls = losses.reduce<Dist<Toll>>(
    (sum, dist, i) =>
      combine(
        sum,
        map(dist, (lost) => tollOf(input.spaces[i]!.cu, lost)),
        together,
      ),
    certain(NOTHING),
  );
  const { expected, distributions } = measure({ cuLost: [tolls, (t) => t.cuLost] });
  const chances = {
    noLoss: chance(tolls, (t) => t.cuLost === 0),
    anyLoss: chance(tolls, (t) => t.cuLost > 0),
    emptied: chance(tolls, (t) => t.emptied),
  };
  return {
    sentence: sentence(input, chances, expected['cuLost']!),
    chances,
    expected,
    distributions,
    facts: { rolls: input.spaces.filter(mustRoll).length },
    grid: gridOf(input, losses),
    ...basis(ledgerOf(input), [], read),
  };
}

function sentence({ spaces }: Input, chances: Record<string, number>, cuLost: number): string {
  const rolling = spaces.filter(mustRoll);
  if (!rolling.length) return 'No CU stands in an enemy space: nobody rolls for attrition.';
  const cu = rolling.reduce((sum, stand) => sum + stand.cu, 0);
  return `Attrition costs ${decimal(cuLost)} of ${cu} CU in ${plural(rolling.length, 'enemy space')} on average; ${percent(chances['anyLoss']!)} of the time there is a loss.`;
}

function rolls({ spaces }: Input): Roll[] {
  const dice = spaces.filter(mustRoll).length;
  return dice ? [{ id: 'attrition', label: 'Attrition, space by space', dice, sides: 6, ordered: true }] : [];
}

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const dice = [...(faces['attrition'] ?? [])];
  const steps: { rule: string; text: string }[] = [];
  let toll = NOTHING;
  input.spaces.forEach((stand, i) => {
    if (!mustRoll(stand)) return;
    const die = dice.shift()!;
    const lost = attritionLoss(die, stand.cu, read);
    toll = together(toll, tollOf(stand.cu, lost));
    steps.push({ rule: '5.5', text: `Space ${i + 1}, ${stand.cu} CU: a ${die} costs ${lost} CU.` });
  });
  return {
    sentence: `Attrition costs ${toll.cuLost} CU.`,
    facts: {
      rolls: steps.length,
      noLoss: toll.cuLost === 0,
      anyLoss: toll.cuLost > 0,
      emptied: toll.emptied,
      cuLost: toll.cuLost,
    },
    steps,
    ...basis(ledgerOf(input), [], read),
  };
}

export const attrition = calculator({
  id: 'attrition',
  title: 'Attrition',
  question: 'What does the Attrition Phase cost me?',
  rules: ['5.5', '15.2'],
  fields,
  tables: ['attrition'],
  terms: {
    noLoss: 'No CU is lost',
    anyLoss: 'At least 1 CU is lost',
    emptied: 'Some space loses its last CU',
    cuLost: 'CU lost',
    rolls: 'Rolls',
  },
  headline: ['anyLoss', 'noLoss'],
  charts: [{ title: 'CU lost in all', keys: ['cuLost'] }],
  tones: { anyLoss: 'defender', noLoss: 'plain', cuLost: 'defender' },
  aims: { saved: { form: 'number', worth: (r) => -r.expected['cuLost']! } },
  compute,
  rolls,
  resolve,
});
