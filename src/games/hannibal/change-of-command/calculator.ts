/** Change of Command (11.2): which Consul leads the Roman Army into battle. */
import { choice, type InputOf, named, number, shown } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { DIE } from '../../../engine/dice.ts';
import { certain, map } from '../../../engine/dist.ts';
import { faceOf, MOST_RATING, oneDie } from '../die.ts';
import { calculator } from '../readings.ts';
import { type Commanded, commandOn } from './roll.ts';
import { rollsForCommand } from './rules.ts';

const all = {
  rome: choice({
    label: 'The Roman Army with both Consuls is',
    key: 'r',
    rule: '11.2',
    options: named({ attacker: 'the Attacker: Carthage may roll', defender: 'the Defender: Carthage must roll' }),
  }),
  inCommand: number({
    label: 'Rating of the Consul in command',
    key: 'c',
    rule: '11.2',
    max: MOST_RATING,
    presets: 'leaders',
    default: 3,
  }),
  other: number({
    label: 'Rating of the other Consul',
    key: 'o',
    rule: '11.2',
    max: MOST_RATING,
    presets: 'leaders',
    default: 1,
  }),
  rolls: choice({
    label: 'Carthage rolls',
    given: true,
    key: 'ro',
    rule: '11.2',
    options: named({ best: 'if the other Consul is worse', always: 'in any case' }),
  }),
};

const fields = shown(all, { rolls: ({ rome }) => rome === 'attacker' });

type Input = InputOf<typeof fields>;

const figures = figuresOf<Commanded>()(({ chance, amount }) => ({
  swap: chance('The Consuls change places', (c) => c.swapped, { tone: 'attacker' }),
  stay: chance('The Consuls stay', (c) => !c.swapped, { tone: 'defender' }),
  rating: amount('Commander’s rating', (c) => c.rating),
}));

const settledFacts = ({ rome, inCommand, other, rolls }: Input) => ({
  mustRoll: rome === 'defender',
  isRolled: rolls === 'always' || rollsForCommand(rome === 'attacker', inCommand, other),
});

const groundsOf = ({ inCommand, other }: Input) => ({
  ledger: [
    line('rome', inCommand, 'Commander’s rating, on 1 to 3', '11.2'),
    line('rome', other, 'Commander’s rating, on 4 to 6', '11.2'),
  ],
  readings: { 'rating-after-command-roll': true },
});

function compute(input: Input) {
  const facts = settledFacts(input);
  const { isRolled, mustRoll } = facts;
  const folded = figures.fold(
    isRolled ? map(DIE, (die) => commandOn(die, input)) : certain(commandOn(undefined, input)),
  );
  return {
    sentence: isRolled
      ? `Carthage ${mustRoll ? 'must roll' : 'rolls'}: the Consuls change places ${percent(folded.chances.swap)} of the time, and the commander’s rating averages ${decimal(folded.expected.rating)}.`
      : `Carthage does not roll: the other Consul is no worse, so the commander’s rating stays ${input.inCommand}.`,
    ...folded,
    facts,
    outOf: 6,
    ...groundsOf(input),
  };
}

export const changeOfCommand = calculator({
  id: 'change-of-command',
  title: 'Change of Command',
  question: 'Which Consul will command?',
  rules: ['11.2', '11.1.1', '11.4'],
  fields,
  tables: [],
  figures,
  terms: { mustRoll: 'Carthage must roll', isRolled: 'Carthage rolls' },
  headline: ['swap', 'stay'],
  compute,
  rolls: (input) => (settledFacts(input).isRolled ? [oneDie('command', 'Change of Command')] : []),
  resolve: (input, faces) => {
    const die = faceOf(faces, 'command');
    const commanded = commandOn(die, input);
    const { swapped, rating } = commanded;
    return {
      sentence: swapped
        ? `The Consuls change places: the one with rating ${rating} commands.`
        : `The Consul with rating ${rating} stays in command.`,
      facts: { ...settledFacts(input), ...figures.facts(commanded) },
      steps:
        die === undefined
          ? []
          : [{ rule: '11.2', text: `A ${die}: the Consuls ${swapped ? 'change places' : 'keep their places'}.` }],
      ...groundsOf(input),
    };
  },
});
