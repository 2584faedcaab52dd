/** The inputs for a Change of Command. */
import { choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { rankedBy } from '../words.ts';

/** 13.2: against a Roman Attacker Carthage may roll and need not. */
export const COMMAND_ROLLS = [
  { id: 'best', label: 'if that can only help it' },
  { id: 'always', label: 'in any case' },
  { id: 'never', label: 'not at all' },
] as const;

const rating = (label: string, key: string, byDefault: number, rule: string) =>
  number({ label, key, rule, max: 6, default: byDefault, presets: 'leaders' });

const all = {
  rome: choice({
    label: 'Rome is the',
    given: true,
    key: 's',
    rule: '13.2',
    options: { attacker: 'Attacker', defender: 'Defender' },
    default: 'defender',
  }),
  commander: rating('Battle Rating of the Commanding Consul', 'c', 2, '13.2'),
  subordinate: rating('Battle Rating of the Subordinate Consul', 'b', 1, '13.2'),
  enemy: rating('Battle Rating of the Carthaginian General', 'e', 2, '13.3.C'),
  outranked: flag({
    label: 'One Consul is an Aristocrat, the other is not',
    given: true,
    key: 'a',
    rule: '2.2.D2',
    help: 'The Aristocrat then commands, and there is no roll',
  }),
  dictator: flag({ label: 'The Dictator commands', key: 'd', rule: '5.2.C4', given: true }),
  choice: choice({ label: 'Carthage rolls', key: 'r', rule: '13.2', options: COMMAND_ROLLS, default: 'best' }),
  aim: rankedBy('rating', { rating: 'Rome’s Battle Rating', notLower: 'chance that Rome’s rating is no lower' }),
};

export const commandFields = shown(all, { choice: ({ rome }) => rome === 'attacker' });

export type Command = Omit<InputOf<typeof all>, 'aim'>;
