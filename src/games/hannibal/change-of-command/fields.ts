/** What a reader sets for a Change of Command. */

import { choice, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { MOST_RATING } from '../die.ts';

const all = {
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
  inCommand: number({
    label: 'Rating of the Consul in command',
    key: 'c',
    rule: '11.2',
    min: 0,
    max: MOST_RATING,
    presets: 'leaders',
    default: 3,
  }),
  other: number({
    label: 'Rating of the other Consul',
    key: 'o',
    rule: '11.2',
    min: 0,
    max: MOST_RATING,
    presets: 'leaders',
    default: 1,
  }),
  rolls: choice({
    label: 'Carthage rolls',
    given: true,
    key: 'ro',
    rule: '11.2',
    options: [
      { id: 'best', label: 'if the other Consul is worse' },
      { id: 'always', label: 'in any case' },
    ],
    default: 'best',
  }),
};

export const fields = shown(all, { rolls: ({ rome }) => rome === 'attacker' });

export type Input = InputOf<typeof fields>;
