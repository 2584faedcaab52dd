/** Mountain Passes (7.2B): how many CUs survive the crossing of one or more passes. */
import type { Faces } from '../../../calculator/calculator.ts';
import { aim, barred, choice, flag, type InputOf, list, named, number } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chain, type Dist } from '../../../engine/dist.ts';
import { attritionResults } from '../attrition/results.ts';
import { type Force, forceOf } from '../attrition/rules.ts';
import { facesInRow, modifiedDie, oneDie } from '../die.ts';
import { elephantsAmong, elephantsBar, LED } from '../limits.ts';
import { calculator } from '../readings.ts';
import type { Keys, Reader } from '../tables.ts';
import { type Crossed, cross, PASS_NAMES, PASSES, type Pass, passModifier, passMp } from './rules.ts';

const asked = {
  cu: number({ label: 'CUs that set out', key: 'c', rule: '7.2', min: 1, max: LED, limit: '7.2', default: 8 }),
  elephants: elephantsAmong,
  passes: list({
    label: 'Passes, in the order you cross them',
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
  guided: flag({ label: 'With a Native Guide (card 5)', key: 'g', rule: '7.2B' }),
  wanted: number({
    label: 'CUs that should arrive',
    key: 'n',
    rule: '7.2B',
    min: 1,
    max: 10,
    default: 6,
    help: 'We show the chance that at least this many arrive',
  }),
  aim: aim({ options: named({ cuLeft: 'CUs that arrive', enough: 'chance that enough arrive' }) }),
};

type Input = InputOf<typeof asked>;

const fields = barred(asked, { elephants: ({ elephants, cu }) => elephantsBar(elephants, cu) });

const passesOf = ({ passes }: Input): Pass[] => passes.map(({ pass }) => pass);

/** The Force in the end; with its last crossing, where one march is told. */
interface Arrived extends Force {
  readonly last?: Crossed | undefined;
}

interface Climb {
  readonly start: Force;
  readonly wanted: number;
}

const figures = figuresOf<Arrived, Climb>()(({ chance, amount, fact }) => ({
  enough: chance('Enough CUs arrive', (f, { wanted }) => f.cu >= wanted, { tone: 'attacker' }),
  tooFew: chance('Too few CUs arrive', (f, { wanted }) => f.cu < wanted, { tone: 'defender' }),
  unharmed: chance('No CUs are lost', (f, { start }) => f.cu === start.cu, { tone: 'plain' }),
  gone: chance('No CUs arrive', (f) => f.cu === 0),
  cuLeft: amount('CUs that arrive', (f) => f.cu, { tone: 'attacker', chart: 'CUs' }),
  cuLost: amount('CUs lost', (f, { start }) => start.cu - f.cu, { tone: 'defender', chart: 'CUs' }),
  elephantsLeft: amount('Elephants that arrive', (f) => f.elephants, { given: (_, { start }) => start.elephants > 0 }),
  modifiedRoll: fact('Last roll, modified', ({ last }) => last && last.die + last.modifier),
}));

/** 7.2B: the Force after each crossing. */
function crossings(start: Force, input: Input, read: Reader): Dist<Force>[] {
  let here = certain(start);
  return passesOf(input).map((pass) => {
    const modifier = passModifier(pass, read, input.guided);
    here = chain(here, (force) => (force.cu > 0 ? attritionResults(force, modifier, read) : certain(force)));
    return here;
  });
}

const settledFacts = ({ passes }: Input, read: Reader) => ({ mp: passMp(passes.length, read) });

const groundsOf = (input: Input, read: Reader) => ({
  /** 7.2B: what each crossing adds to its roll. */
  ledger: passesOf(input).flatMap((pass, i) => {
    const counts = (reason: Keys['mountain-pass'][0], why: string) => {
      const { value, standing } = read.at('mountain-pass', reason, 'roll');
      return line('roll', Number(value), `Pass ${i + 1}, ${why}`, '7.2B', standing);
    };
    return [
      counts(pass, pass === 'alpine' ? 'in the Alps' : 'not in the Alps'),
      ...(input.guided ? [counts('guide', 'with the guide')] : []),
    ];
  }),
  readings: {
    'pass-attrition-before-reactions': true,
    'attrition-below-one': passesOf(input).some((pass) => passModifier(pass, read, input.guided) < 0),
    'elephant-row': input.elephants > 0,
  },
});

function compute(input: Input, read: Reader) {
  const { wanted } = input;
  const [start, passes] = [forceOf(input), passesOf(input)];
  const facts = settledFacts(input, read);
  const course = crossings(start, input, read);
  const after = (force: Dist<Force>) => figures.fold(force, { start, wanted });
  const folded = after(course.at(-1) ?? certain(start));
  const over = passes.length === 1 ? 'the pass' : `${passes.length} passes`;
  const { enough } = folded.chances;
  const often =
    enough === 0
      ? `never ${wanted === start.cu ? 'all ' : ''}${wanted}`
      : enough === 1
        ? `always at least ${wanted}`
        : `and ${percent(enough)} of the time at least ${wanted}`;
  return {
    sentence: `On average ${decimal(folded.expected.cuLeft)} of ${plural(start.cu, 'CU')} get across ${over}, ${often}.`,
    ...folded,
    facts,
    series: {
      title: 'Pass by pass',
      step: 'Pass',
      points: course.map((force, i) => {
        const { enough, unharmed } = after(force).chances;
        return { at: i + 1, chances: { enough, unharmed } };
      }),
    },
    ...groundsOf(input, read),
  };
}

const idOf = (i: number): string => `pass${i + 1}`;

/** The march as far as the faces go. */
function march(input: Input, faces: Faces, read: Reader) {
  const [start, passes] = [forceOf(input), passesOf(input)];
  const crossed = cross(start, passes, facesInRow(faces, idOf, passes.length), read, input.guided);
  const last = crossed.at(-1);
  const force = last?.after ?? start;
  return { start, crossed, last, force, waits: crossed.length < passes.length && force.cu > 0 };
}

export const mountainPasses = calculator({
  id: 'mountain-passes',
  title: 'Mountain Passes',
  question: 'How many of my CUs get across the Alps?',
  rules: ['7.2B', '7.2', '11.10A', '7.2B.b'],
  fields,
  tables: ['attrition', 'attrition-elephants', 'mountain-pass', 'limits'],
  figures,
  terms: { mp: 'MPs for the passes' },
  headline: ['enough', 'tooFew'],
  luck: { unit: 'CU', gains: ['cuLeft'] },
  compute,
  rolls: (input, read, faces) => {
    const { crossed, waits } = march(input, faces, read);
    return Array.from({ length: crossed.length + (waits ? 1 : 0) }, (_, i) => oneDie(idOf(i), `Pass ${i + 1}`));
  },
  resolve: (input, faces, read) => {
    const facts = settledFacts(input, read);
    const { start, crossed, last, force } = march(input, faces, read);
    return {
      sentence: `${plural(force.cu, 'CU')} of ${start.cu} ${force.cu === 1 ? 'arrives' : 'arrive'}.`,
      facts: { ...facts, ...figures.facts({ ...force, last }, { start, wanted: input.wanted }) },
      steps: crossed.map(({ die, modifier, before, after }, i) => ({
        rule: '7.2B',
        text: `Pass ${i + 1}: ${modifiedDie(die, modifier)} costs ${plural(before.cu - after.cu, 'CU')}; ${after.cu} left.`,
      })),
      ...groundsOf(input, read),
    };
  },
  aims: {
    cuLeft: { form: 'number', worth: (r) => r.expected.cuLeft },
    enough: { form: 'chance', worth: (r) => r.chances.enough },
  },
});
