/** Naval Movement (7.3): whether a Carthaginian Force arrives, returns or is lost at sea. */
import {
  aim,
  barIf,
  barred,
  choice,
  flag,
  grouped,
  type InputOf,
  named,
  number,
  shown,
} from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { DIE } from '../../../engine/dice.ts';
import { certain, map } from '../../../engine/dist.ts';
import { faceOf, modifiedDie, oneDie } from '../die.ts';
import { LED } from '../limits.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { capital, type Side, sideOptions } from '../words.ts';
import { PORT_NAMES, type Port } from './ports.ts';
import { type Sailed, sail } from './roll.ts';
import { type Landing, mpLeft, mustRoll, voyageLedger, voyageModifier } from './rules.ts';

/** 7.3.a: only for Carthage is there anything to say of the roll. */
const rolls = ({ who }: { readonly who: Side }): boolean => who === 'carthage';

const CARTHAGE = 'What else counts';

const port = (label: string, key: string, standard: Port) =>
  choice<Port>({ label, key, rule: '7.3', options: named(PORT_NAMES), default: standard });

const asked = shown(
  {
    who: choice<Side>({
      label: 'Who sails',
      given: true,
      key: 'w',
      rule: '7.3.a',
      options: sideOptions,
      default: 'carthage',
    }),
    cu: number({
      label: 'CUs on board',
      key: 'c',
      rule: '7.2',
      max: LED,
      limit: '7.2',
      default: 8,
      help: 'In the 2007 edition at most 5, or 10 with a Campaign card',
    }),
    from: port('From', 'o', 'carthage'),
    to: port('To', 'd', 'carales'),
    romanFrom: flag({ label: 'A Roman PC or city is in the port of departure', key: 'ro', rule: '7.3.a' }),
    romanTo: flag({ label: 'A Roman PC or city is in the port of arrival', key: 'rd', rule: '7.3.a', default: true }),
    ...grouped(CARTHAGE, {
      syracuse: flag({ label: 'Carthage controls Syracuse', key: 's', rule: '7.3.a' }),
      macedon: flag({ label: 'Macedon is an ally (card 9)', key: 'p', rule: '7.3.a' }),
      victory: flag({ label: 'Naval Victory this turn (card 29)', key: 'nv', rule: '7.3.a' }),
      mago: flag({ label: 'Mago commands', key: 'mg', rule: '7.3.a' }),
      otherModifiers: number({
        label: 'Added to the roll by other cards and abilities',
        key: 'm',
        rule: '7.3.a',
        min: -5,
        max: 5,
        default: 0,
        signed: true,
      }),
    }),
    aim: aim({ options: named({ arrives: 'chance to arrive', cuArriving: 'CUs that arrive' }) }),
  },
  {
    from: rolls,
    to: rolls,
    romanFrom: rolls,
    romanTo: rolls,
    syracuse: rolls,
    macedon: rolls,
    victory: rolls,
    mago: rolls,
    otherModifiers: rolls,
  },
);

type Input = InputOf<typeof asked>;

const fields = barred(asked, {
  to: ({ from, to }) => barIf(from === to, '7.3', `The voyage begins in ${PORT_NAMES[from]}: choose another port`),
});

const figures = figuresOf<Sailed>()(({ chance, amount }) => ({
  arrives: chance('Arrives', (v) => v.landing === 'arrives', { tone: 'attacker' }),
  returns: chance('Returns to port', (v) => v.landing === 'returns', { tone: 'plain' }),
  lost: chance('Lost at sea', (v) => v.landing === 'lost', { tone: 'defender' }),
  cuArriving: amount('CUs that arrive', (v) => v.cuArriving, { tone: 'attacker', chart: 'CUs' }),
  cuLost: amount('CUs lost at sea', (v) => v.cuLost, { tone: 'defender', chart: 'CUs' }),
}));

/** What is settled before the roll. */
const settledFacts = (input: Input, read: Reader) => ({ modifier: voyageModifier(input, read), mpLeft: mpLeft(read) });

const groundsOf = (input: Input, read: Reader) => ({
  ledger: voyageLedger(input, read),
  readings: { 'naval-die': mustRoll(input), 'sailing-and-marching': true },
});

function compute(input: Input, read: Reader) {
  const folded = figures.fold(
    mustRoll(input) ? map(DIE, (die) => sail(input, die, read)) : certain(sail(input, undefined, read)),
  );
  const { arrives, returns, lost } = folded.chances;
  return {
    sentence: mustRoll(input)
      ? `The Force arrives ${percent(arrives)} of the time, returns ${percent(returns)} and is lost ${percent(lost)}; on average ${decimal(folded.expected.cuArriving)} of ${plural(input.cu, 'CU')} arrive.`
      : 'Rome’s Force arrives: the aid has no roll.',
    ...folded,
    facts: settledFacts(input, read),
    ...groundsOf(input, read),
  };
}

const LANDING_WORDS: Readonly<Record<Landing, string>> = {
  arrives: 'the Force arrives',
  returns: 'the Force returns to port',
  lost: 'the Force is lost',
};

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval Movement',
  question: 'Will the Carthaginian Force arrive?',
  rules: ['7.2', '7.3', '7.3.a'],
  fields,
  tables: ['naval', 'naval-modifiers', 'ports', 'limits'],
  figures,
  terms: { modifier: 'Modifier', mpLeft: 'MPs left on arrival' },
  headline: ['arrives', 'returns', 'lost'],
  luck: { unit: 'CU', gains: ['cuArriving'] },
  compute,
  rolls: (input) => (mustRoll(input) ? [oneDie('naval', 'The Naval Die')] : []),
  resolve: (input, faces, read) => {
    const die = faceOf(faces, 'naval');
    const sailed = sail(input, die, read);
    const facts = settledFacts(input, read);
    const words = LANDING_WORDS[sailed.landing];
    return {
      sentence: `${capital(words)}.`,
      facts: { ...facts, ...figures.facts(sailed) },
      steps:
        die === undefined
          ? [{ rule: '7.3', text: 'In the aid, Rome does not roll.' }]
          : [{ rule: '7.3.a', text: `At sea: ${modifiedDie(die, facts.modifier)}, ${words}.` }],
      ...groundsOf(input, read),
    };
  },
  aims: {
    arrives: { form: 'chance', worth: (r) => r.chances.arrives },
    cuArriving: { form: 'number', worth: (r) => r.expected.cuArriving },
  },
});
