/** What a reader sets for the winter: the Forces of a side, and what stands in their spaces. */
import { aim, barred, choice, type InputOf, list, number } from '../../../calculator/fields.ts';
import { elephantsBar } from '../limits.ts';
import type { Ground } from './rules.ts';

/** 11.10A: Elephants among CUs that suffer Attrition. */
export const elephantsAmong = number({
  label: 'Elephants among them',
  key: 'e',
  rule: '11.10A',
  min: 0,
  max: 10,
  default: 0,
  help: 'Carthage only',
});

const asked = {
  forces: list({
    label: 'Forces of the side',
    key: 'f',
    rule: '5.3',
    item: 'Force',
    min: 1,
    max: 12,
    of: {
      cu: number({ label: 'CUs', key: 'c', rule: '5.3', min: 1, max: 30, default: 6 }),
      ground: choice<Ground>({
        label: 'In the space is',
        key: 'g',
        rule: '5.3',
        options: [
          { id: 'enemy', label: 'an enemy PC or city' },
          { id: 'tribe', label: 'a Tribe that is not friendly' },
          { id: 'spared', label: 'neither of these' },
        ],
        default: 'enemy',
      }),
      elephants: elephantsAmong,
    },
    default: [{ cu: 8, ground: 'enemy', elephants: 0 }],
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [{ id: 'saved', label: 'fewest CUs lost' }],
    default: 'saved',
  }),
};

export type Input = InputOf<typeof asked>;

export const fields = barred(asked, {
  forces: ({ forces }) => {
    const found = forces.find(({ elephants, cu }) => elephants > cu);
    return found && elephantsBar(found.elephants, found.cu);
  },
});
