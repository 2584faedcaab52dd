/** Change of Command (11.2): which Consul leads the Roman Army into battle. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { choice, type InputOf, number } from '../../../calculator/fields.ts';
import type { Assumption, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { total } from '../../../engine/dice.ts';
import { certain, chance, type Dist, map } from '../../../engine/dist.ts';
import { consulsSwap, rollsForCommand } from '../elephant-charge/rules.ts';

const fields = {
  rome: choice({
    label: 'The Roman Army with both Consuls is',
    key: 'r',
    rule: '11.2',
    options: [
      { id: 'attacker', label: 'the Attacker: Carthage may roll' },
      { id: 'defender', label: 'the Defender: Carthage must roll' },
    ],
    default: 'attacker',
  }),
  inCommand: number({ label: 'Rating of the Consul in command', key: 'c', rule: '11.2', min: 0, max: 5, default: 3 }),
  other: number({ label: 'Rating of the other Consul', key: 'o', rule: '11.2', min: 0, max: 5, default: 1 }),
};

type Input = InputOf<typeof fields>;

const mustRoll = ({ rome }: Input): boolean => rome === 'defender';
const isRolled = ({ rome, inCommand, other }: Input): boolean => rollsForCommand(rome === 'attacker', inCommand, other);

/** 11.2: whether the Consuls have changed places. */
const swaps = (input: Input): Dist<boolean> => (isRolled(input) ? map(total(1), consulsSwap) : certain(false));

const ratingOf = ({ inCommand, other }: Input, swapped: boolean): number => (swapped ? other : inCommand);

const ledgerOf = ({ inCommand, other }: Input): Line[] => [
  { who: 'rome', amount: inCommand, why: 'Rating in command, on 1 to 3', rule: '11.2', standing: 'printed' },
  { who: 'rome', amount: other, why: 'Rating in command, on 4 to 6', rule: '11.2', standing: 'printed' },
];

const READINGS: readonly Assumption[] = [
  {
    ruling: 'rating-after-command-roll',
    reading: 'The Consul in command after the roll counts for everything in the Battle.',
    rule: '11.2',
  },
];

const settledFacts = (input: Input) => ({ mustRoll: mustRoll(input), isRolled: isRolled(input) });

function compute(input: Input, tables: Tables): Report {
  const dist = swaps(input);
  const swap = chance(dist, (swapped) => swapped);
  const { expected, distributions } = measure({ rating: [dist, (swapped) => ratingOf(input, swapped)] });
  return {
    sentence: isRolled(input)
      ? `Carthage ${mustRoll(input) ? 'must roll' : 'rolls'}: the Consuls change places with ${percent(swap)}, and the rating in command is ${decimal(expected['rating']!)} on average.`
      : `Carthage does not roll: the other Consul is no worse, so ${input.inCommand} stays the rating in command.`,
    chances: { swap, stay: 1 - swap },
    expected,
    distributions,
    facts: settledFacts(input),
    outOf: 6,
    ...basis(ledgerOf(input), READINGS, new Reader(tables)),
  };
}

const rolls = (input: Input): Roll[] =>
  isRolled(input) ? [{ id: 'command', label: 'Change of Command', dice: 1, sides: 6 }] : [];

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const face = faces['command']?.[0];
  const swap = face !== undefined && consulsSwap(face);
  const rating = ratingOf(input, swap);
  return {
    sentence: swap ? `The Consuls change places: rating ${rating} commands.` : `Rating ${rating} stays in command.`,
    facts: { ...settledFacts(input), swap, stay: !swap, rating },
    steps:
      face === undefined
        ? []
        : [{ rule: '11.2', text: `A ${face}: the Consuls ${swap ? 'change places' : 'stay where they are'}.` }],
    ...basis(ledgerOf(input), READINGS, new Reader(tables)),
  };
}

export const changeOfCommand = calculator({
  id: 'change-of-command',
  title: 'Change of Command',
  question: 'Which Consul will command?',
  rules: ['11.2', '11.1.1', '11.4'],
  fields,
  tables: [],
  terms: {
    swap: 'The Consuls change places',
    stay: 'They stay',
    rating: 'Rating in command',
    mustRoll: 'Carthage must roll',
    isRolled: 'Carthage rolls',
  },
  headline: ['swap', 'stay'],
  charts: [],
  tones: { swap: 'attacker', stay: 'defender' },
  aims: {},
  compute,
  rolls,
  resolve,
});
