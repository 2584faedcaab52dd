/** The inputs for blockade runners. */
import { flag, type InputOf, number } from '../../../calculator/fields.ts';
import { rankedBy } from '../words.ts';

export const blockadeFields = {
  points: number({ label: 'Siege Points on the city', key: 'p', rule: '14.5.A', min: 1, max: 2 }),
  warships: number({ label: 'Carthage’s Ready Warships', key: 'w', rule: '16.4', min: 1, max: 10, default: 2 }),
  runs: number({
    label: 'Attempts, each costing an ST and a card',
    key: 'n',
    rule: '16.4',
    min: 1,
    max: 8,
    default: 2,
  }),
  supremacy: flag({ label: 'Carthage holds Naval Supremacy', key: 's', rule: '16.4' }),
  aim: rankedBy('lifted', { lifted: 'chance that the city is free', saved: 'fewest Warships lost' }),
};

export type Blockade = Omit<InputOf<typeof blockadeFields>, 'aim'>;
