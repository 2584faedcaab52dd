/** Naval Movement (7.3): whether a Carthaginian Force arrives, returns or is lost at sea. */
import { aim, choice, flag, type InputOf, named, number, shown } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import type { Reader } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, map } from '../../../engine/dist.ts';
import { DIE, faceOf, modifiedDie, oneDie } from '../die.ts';
import { LED } from '../limits.ts';
import { calculator } from '../readings.ts';
import { capital, type Side, sideOptions } from '../words.ts';
import { type Sailed, sail } from './roll.ts';
import { type Landing, mpLeft, mustRoll, voyageLedger, voyageModifier } from './rules.ts';

const fields = shown(
  {
    who: choice<Side>({
      label: 'Who sails',
      given: true,
      key: 'w',
      rule: '7.3.a',
      options: sideOptions,
      default: 'carthage',
    }),
    cu: number({ label: 'CUs on board', key: 'c', rule: '7.2', max: LED, limit: '7.2', default: 8 }),
    friendlyPort: flag({ label: 'To a friendly port', key: 'f', rule: '7.3.a' }),
    otherModifiers: number({
      label: 'Cards and abilities on the roll',
      key: 'm',
      rule: '7.3.a',
      min: -5,
      max: 5,
      default: 0,
      signed: true,
    }),
    aim: aim({ options: named({ arrives: 'chance to arrive', cuArriving: 'CUs that arrive' }) }),
  },
  { friendlyPort: ({ who }) => who === 'carthage', otherModifiers: ({ who }) => who === 'carthage' },
);

type Input = InputOf<typeof fields>;

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
      : 'Rome arrives without a roll: the aid mentions a roll only for Carthage.',
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
  tables: ['naval', 'naval-modifiers', 'limits'],
  figures,
  terms: { modifier: 'Modifier', mpLeft: 'MPs left on arrival' },
  headline: ['arrives', 'returns', 'lost'],
  compute,
  rolls: (input) => (mustRoll(input) ? [oneDie('naval', 'Naval Die')] : []),
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
          ? [{ rule: '7.3', text: 'Rome sails without a roll.' }]
          : [{ rule: '7.3.a', text: `Naval Die: ${modifiedDie(die, facts.modifier)}, ${words}.` }],
      ...groundsOf(input, read),
    };
  },
  aims: {
    arrives: { form: 'chance', worth: (r) => r.chances.arrives },
    cuArriving: { form: 'number', worth: (r) => r.expected.cuArriving },
  },
});
