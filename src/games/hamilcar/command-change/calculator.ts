/** Change of Command (13.2): which Consul commands, and how he compares with the enemy General. */
import { calculator, type Faces } from '../../../calculator/calculator.ts';
import { aim, choice, flag, type InputOf, number } from '../../../calculator/fields.ts';
import type { Assumption, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { certain, chance, type Dist, map, uniform } from '../../../engine/dist.ts';
import { isRolled, swapsOn } from './rules.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;

const rating = (label: string, key: string, byDefault: number, rule: string) =>
  number({ label, key, rule, min: 0, max: 6, default: byDefault, presets: 'leaders' });

const fields = {
  rome: choice({
    label: 'Rome is the',
    key: 's',
    rule: '13.2',
    options: [
      { id: 'attacker', label: 'Attacker' },
      { id: 'defender', label: 'Defender' },
    ],
    default: 'defender',
  }),
  commander: rating('Battle Rating of the Commanding Consul', 'c', 2, '13.2'),
  subordinate: rating('Battle Rating of the Subordinate Consul', 'b', 1, '13.2'),
  enemy: rating('Battle Rating of the Carthaginian General', 'e', 2, '13.3.C'),
  outranked: flag({
    label: 'One Consul is an Aristocrat, the other is not',
    key: 'a',
    rule: '2.2.D2',
    help: 'The Aristocrat then commands, and there is no roll',
  }),
  dictator: flag({ label: 'The Dictator commands', key: 'd', rule: '5.2.C4' }),
  choice: choice({
    label: 'Carthage rolls',
    key: 'r',
    rule: '13.2',
    options: [
      { id: 'best', label: 'if that can only help it' },
      { id: 'always', label: 'in any case' },
      { id: 'never', label: 'not at all' },
    ],
    default: 'best',
    when: (input) => input['rome'] === 'attacker',
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'rating', label: 'Rome’s Battle Rating' },
      { id: 'notLower', label: 'Rome not behind in Battle Rating' },
    ],
    default: 'rating',
  }),
};

type Input = InputOf<typeof fields>;

interface End {
  readonly swaps: boolean;
  readonly rating: number;
}

/** 13.2: who commands after this face; without a roll nothing changes. */
const endOf = (input: Input, face: number | undefined, read: Reader): End => {
  const swaps = face !== undefined && swapsOn(face, read);
  return { swaps, rating: swaps ? input.subordinate : input.commander };
};

const factsOf = ({ swaps, rating }: End, { enemy }: Input) => ({
  swaps,
  stays: !swaps,
  romeHigher: rating > enemy,
  equal: rating === enemy,
  carthageHigher: rating < enemy,
});

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const rolled = isRolled(input);
  const ends: Dist<End> = rolled
    ? map(uniform(DIE), (face) => endOf(input, face, read))
    : certain(endOf(input, undefined, read));
  const chances = Object.fromEntries(
    Object.keys(factsOf(ends.outcomes[0]!, input)).map((key) => [
      key,
      chance(ends, (end) => factsOf(end, input)[key as keyof ReturnType<typeof factsOf>]),
    ]),
  );
  const { expected, distributions } = measure({ rating: [ends, (end: End) => end.rating] });
  return {
    sentence: rolled
      ? `The Consuls change places ${percent(chances['swaps']!)} of the time; Rome's commander then has Battle Rating ${decimal(expected['rating']!)} on average.`
      : `There is no roll: the commander's Battle Rating is ${input.commander}.`,
    chances,
    expected,
    distributions,
    facts: { rolled },
    outOf: rolled ? DIE.length : 1,
    ...basis(ledgerOf(input), assumptionsOf(input), read),
  };
}

function ledgerOf(input: Input): Line[] {
  const line = (who: string, amount: number, why: string, rule: string): Line => ({
    who,
    amount,
    why,
    rule,
    standing: 'printed',
  });
  return [
    line('Rome', input.commander, 'Commanding Consul', '13.2'),
    line('Rome', input.subordinate, 'Subordinate Consul', '13.2'),
    line('Carthage', input.enemy, 'Commanding General', '13.3.C'),
    ...(input.outranked ? [line('Rome', 0, 'An Aristocrat outranks the other Consul', '2.2.D2')] : []),
    ...(input.dictator ? [line('Rome', 0, 'No roll under the Dictator', '5.2.C4')] : []),
  ];
}

const assumptionsOf = (input: Input): Assumption[] =>
  input.rome === 'attacker' && input.choice === 'best' && !input.outranked && !input.dictator
    ? [
        {
          ruling: 'command-roll-choice',
          rule: '13.2',
          reading: 'Carthage rolls only if the Subordinate Consul is the worse one for Rome.',
        },
      ]
    : [];

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const face = isRolled(input) ? faces['command']![0]! : undefined;
  const end = endOf(input, face, read);
  const what = end.swaps ? 'the Consuls change places' : 'the commander stays';
  return {
    sentence: `${face === undefined ? 'No roll' : `Roll ${face}`}: ${what}, and Rome fights with Battle Rating ${end.rating}.`,
    facts: { ...factsOf(end, input), rating: end.rating, rolled: face !== undefined },
    steps: face === undefined ? [] : [{ rule: '13.2', text: `Carthage rolls ${face}: ${what}.` }],
    ...basis(ledgerOf(input), assumptionsOf(input), read),
  };
}

export const commandChange = calculator({
  id: 'command-change',
  title: 'Change of Command',
  question: 'Which Consul will command, and is he better than the enemy General?',
  rules: ['13.2', '13.1', '13.3.C', '2.2.D2', '2.2.E2', '5.2.C4'],
  fields,
  tables: ['change-of-command'],
  terms: {
    stays: 'The Commanding Consul stays',
    swaps: 'The Consuls change places',
    rolled: 'The Die is rolled',
    rating: 'Battle Rating of Rome’s commander',
    romeHigher: 'Rome has the higher Battle Rating',
    equal: 'Equal Battle Ratings',
    carthageHigher: 'Carthage has the higher Battle Rating',
  },
  headline: ['stays', 'swaps'],
  charts: [{ title: 'Battle Rating of Rome’s commander', keys: ['rating'] }],
  tones: { stays: 'plain', swaps: 'faint', romeHigher: 'attacker', carthageHigher: 'defender', rating: 'plain' },
  aims: {
    rating: { form: 'number', worth: (r) => r.expected['rating']! },
    notLower: {
      form: 'chance',
      worth: (r) => 1 - r.chances['carthageHigher']!,
    },
  },
  compute,
  rolls: (input) => (isRolled(input) ? [{ id: 'command', label: 'Change of Command', dice: 1, sides: 6 }] : []),
  resolve,
});
