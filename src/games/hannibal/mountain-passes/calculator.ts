/** Mountain Passes (7.2B): how many CUs come down on the other side of one pass or of several. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, choice, type InputOf, list, number } from '../../../calculator/fields.ts';
import type { Assumption, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural, signed } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { BELOW_ONE, ELEPHANT_ROW, type Force, forceOf } from '../attrition/rules.ts';
import { afterCrossing, crossings, PASS_NAMES, PASSES, type Pass, passLedger, passModifier, passMp } from './rules.ts';

const fields = {
  cu: number({ label: 'CUs that set out', key: 'c', rule: '7.2', min: 1, max: 10, default: 8 }),
  elephants: number({
    label: 'of them Elephants',
    key: 'e',
    rule: '11.10A',
    min: 0,
    max: 10,
    default: 0,
    help: 'Carthage only',
  }),
  passes: list({
    label: 'Passes, in the order of the march',
    key: 'p',
    rule: '7.2B',
    item: 'Pass',
    min: 1,
    max: 6,
    of: {
      pass: choice<Pass>({
        label: 'Where',
        key: 'w',
        rule: '7.2B',
        options: PASSES.map((id) => ({ id, label: PASS_NAMES[id] })),
        default: 'alpine',
      }),
    },
    default: [{ pass: 'alpine' }],
  }),
  wanted: number({
    label: 'CUs that should arrive',
    key: 'n',
    rule: '7.2B',
    min: 1,
    max: 10,
    default: 6,
    help: 'For the chance that at least so many do',
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'cuLeft', label: 'CUs that arrive' },
      { id: 'enough', label: 'chance that enough arrive' },
    ],
    default: 'cuLeft',
  }),
};

type Input = InputOf<typeof fields>;

const passesOf = ({ passes }: Input) => passes.map((p) => p.pass);

function prepared(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const passes = passesOf(input);
  const start = forceOf(input);
  return { read, passes, start, facts: { mp: passMp(passes.length, read) } };
}

const readings = (input: Input, read: Reader): Assumption[] => [
  {
    ruling: 'pass-attrition-before-reactions',
    rule: '7.2B',
    reading: 'Attrition is rolled as soon as the pass is crossed, before the enemy can react.',
  },
  ...(passesOf(input).some((pass) => passModifier(pass, read) < 0) ? [BELOW_ONE] : []),
  ...(input.elephants > 0 ? [ELEPHANT_ROW] : []),
];

function compute(input: Input, tables: Tables): Report {
  const { read, passes, start, facts } = prepared(input, tables);
  const course = crossings(start, passes, read);
  const end = course.at(-1)!;
  const enough = (force: Force): boolean => force.cu >= input.wanted;
  const { expected, distributions } = measure({
    cuLeft: [end, (f) => f.cu],
    cuLost: [end, (f) => start.cu - f.cu],
    elephantsLeft: [start.elephants > 0 ? end : undefined, (f) => f.elephants],
  });
  const chances = {
    enough: chance(end, enough),
    tooFew: chance(end, (f) => !enough(f)),
    unharmed: chance(end, (f) => f.cu === start.cu),
    gone: chance(end, (f) => f.cu === 0),
  };
  const over = passes.length === 1 ? 'the pass' : `${passes.length} passes`;
  return {
    sentence: `Of ${plural(start.cu, 'CU')} ${decimal(expected['cuLeft']!)} arrive beyond ${over} on average; ${percent(chances.enough)} of the time at least ${input.wanted} do.`,
    chances,
    expected,
    distributions,
    facts,
    series: {
      title: 'Pass by pass',
      step: 'Pass',
      points: course.slice(1).map((dist, i) => ({
        at: i + 1,
        chances: { enough: chance(dist, enough), unharmed: chance(dist, (f) => f.cu === start.cu) },
      })),
    },
    ...basis(passLedger(passes, read), readings(input, read), read),
  };
}

const idOf = (i: number): string => `pass${i + 1}`;

/** 7.2B: crossing by crossing as far as the faces go. */
function walk(input: Input, faces: Faces, tables: Tables) {
  const { read, passes, start, facts } = prepared(input, tables);
  const crossed: { die: number; modifier: number; before: Force; after: Force }[] = [];
  let force = start;
  let waiting: number | undefined;
  for (const [i, pass] of passes.entries()) {
    if (force.cu === 0) break;
    const die = faces[idOf(i)]?.[0];
    if (die === undefined) {
      waiting = i;
      break;
    }
    const before = force;
    force = afterCrossing(before, pass, die, read);
    crossed.push({ die, modifier: passModifier(pass, read), before, after: force });
  }
  return { read, passes, start, facts, crossed, force, waiting };
}

function rolls(input: Input, tables: Tables, fallen: Faces): Roll[] {
  const { crossed, waiting } = walk(input, fallen, tables);
  const due = crossed.length + (waiting === undefined ? 0 : 1);
  return Array.from({ length: due }, (_, i) => ({ id: idOf(i), label: `Pass ${i + 1}`, dice: 1, sides: 6 }));
}

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const { read, passes, start, facts, crossed, force } = walk(input, faces, tables);
  const last = crossed.at(-1)!;
  return {
    sentence: `${force.cu} of ${plural(start.cu, 'CU')} arrive.`,
    facts: {
      ...facts,
      enough: force.cu >= input.wanted,
      tooFew: force.cu < input.wanted,
      unharmed: force.cu === start.cu,
      gone: force.cu === 0,
      cuLeft: force.cu,
      cuLost: start.cu - force.cu,
      ...(start.elephants > 0 && { elephantsLeft: force.elephants }),
      modifiedRoll: last.die + last.modifier,
    },
    steps: crossed.map(({ die, modifier, before, after }, i) => ({
      rule: '7.2B',
      text: `Pass ${i + 1}: ${die}${modifier ? ` ${signed(modifier)} = ${die + modifier}` : ''} costs ${plural(before.cu - after.cu, 'CU')}; ${after.cu} left.`,
    })),
    ...basis(passLedger(passes, read), readings(input, read), read),
  };
}

export const mountainPasses = calculator({
  id: 'mountain-passes',
  title: 'Mountain Passes',
  question: 'How many of my CUs come over the Alps?',
  rules: ['7.2B', '7.2', '11.10A', '7.2B.b'],
  fields,
  tables: ['attrition', 'attrition-elephants', 'mountain-pass', 'limits'],
  terms: {
    enough: 'Enough CUs arrive',
    tooFew: 'Too few CUs arrive',
    unharmed: 'No CU is lost',
    gone: 'No CU arrives',
    cuLeft: 'CUs that arrive',
    cuLost: 'CUs lost',
    elephantsLeft: 'Elephants that arrive',
    mp: 'MPs for the passes',
    modifiedRoll: 'Last roll, modified',
  },
  headline: ['enough', 'tooFew'],
  charts: [{ title: 'CUs', keys: ['cuLeft', 'cuLost'] }],
  tones: { enough: 'attacker', tooFew: 'defender', cuLeft: 'attacker', cuLost: 'defender', unharmed: 'plain' },
  aims: {
    cuLeft: { form: 'number', worth: (r) => r.expected['cuLeft']! },
    enough: { form: 'chance', worth: (r) => r.chances['enough']! },
  },
  compute,
  rolls,
  resolve,
});
