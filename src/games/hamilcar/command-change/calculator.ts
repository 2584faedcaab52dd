/** Change of Command (13.2): which Consul commands, and how he compares with the enemy General. */
import { figuresOf } from '../../../calculator/figures.ts';
import { line, when } from '../../../calculator/ledger.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { certain, map } from '../../../engine/dist.ts';
import { DIE, faceOf, oneDie, SIDED, settled } from '../dice.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { type Command, commandFields } from './fields.ts';
import { type Commanding, commanding, commandReadings, isRolled } from './rules.ts';

const RATING = 'Battle Rating of Rome’s commander';

const figures = figuresOf<Commanding, Command>()(({ chance, amount }) => ({
  swaps: chance('The Consuls change places', ({ swaps }) => swaps, { tone: 'faint' }),
  stays: chance('The Commanding Consul stays', ({ swaps }) => !swaps, { tone: 'plain' }),
  romeHigher: chance('Rome has the higher Battle Rating', ({ rating }, { enemy }) => rating > enemy, {
    tone: 'attacker',
  }),
  equal: chance('Equal Battle Ratings', ({ rating }, { enemy }) => rating === enemy),
  carthageHigher: chance('Carthage has the higher Battle Rating', ({ rating }, { enemy }) => rating < enemy, {
    tone: 'defender',
  }),
  rating: amount(RATING, ({ rating }) => rating, { tone: 'plain', chart: RATING }),
}));

const groundsOf = (command: Command) => ({
  ledger: [
    line('Rome', command.commander, 'Commanding Consul', '13.2'),
    line('Rome', command.subordinate, 'Subordinate Consul', '13.2'),
    line('Carthage', command.enemy, 'Commanding General', '13.3.C'),
    ...when(command.outranked, line('Rome', 0, 'An Aristocrat outranks the other Consul', '2.2.D2')),
    ...when(command.dictator, line('Rome', 0, 'A Dictator commands: no roll', '5.2.C4')),
  ],
  readings: commandReadings(command),
});

function compute(command: Command, read: Reader) {
  const rolled = isRolled(command);
  const ends = rolled
    ? map(DIE, (face) => commanding(command, face, read))
    : certain(commanding(command, undefined, read));
  const folded = figures.fold(ends, command);
  const { chances, expected } = folded;
  return {
    sentence: rolled
      ? `The Consuls change places ${percent(chances.swaps)} of the time; on average Rome's commander has Battle Rating ${decimal(expected.rating)}.`
      : `No roll: Rome's commander has Battle Rating ${command.commander}.`,
    ...folded,
    facts: { rolled },
    outOf: rolled ? SIDED : 1,
    ...groundsOf(command),
  };
}

export const commandChange = calculator({
  id: 'command-change',
  title: 'Change of Command',
  question: 'Which Consul will command, and is he better than the enemy General?',
  rules: ['13.2', '13.1', '13.3.C', '2.2.D2', '2.2.E2', '5.2.C4'],
  fields: commandFields,
  tables: ['change-of-command'],
  figures,
  terms: { rolled: 'Carthage rolls' },
  headline: ['stays', 'swaps'],
  compute,
  aims: {
    rating: { form: 'number', worth: ({ expected }) => expected.rating },
    notLower: { form: 'chance', worth: ({ chances }) => 1 - chances.carthageHigher },
  },
  rolls: (command) => when(isRolled(command), oneDie('command', 'Change of Command')),
  resolve: (command, faces, read) => {
    const face = isRolled(command) ? settled(faceOf(faces, 'command'), 'a Change of Command') : undefined;
    const end = commanding(command, face, read);
    const what = end.swaps ? 'the Consuls change places' : 'the commander stays';
    return {
      sentence: `${face === undefined ? 'No roll' : `Roll ${face}`}: ${what}, and Rome fights with Battle Rating ${end.rating}.`,
      facts: { ...figures.facts(end, command), rolled: face !== undefined },
      steps: face === undefined ? [] : [{ rule: '13.2', text: `Carthage rolls ${face}: ${what}.` }],
      ...groundsOf(command),
    };
  },
});
