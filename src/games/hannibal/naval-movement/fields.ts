/** What a reader sets for a Naval Move. */
import { aim, choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { LED } from '../limits.ts';
import { type Side, sideOptions } from '../words.ts';

export const fields = shown(
  {
    who: choice<Side>({
      label: 'Who sails',
      given: true,
      key: 'w',
      rule: '7.3.a',
      options: sideOptions,
      default: 'carthage',
    }),
    cu: number({ label: 'CUs on board', key: 'c', rule: '7.2', min: 0, max: LED, limit: '7.2', default: 8 }),
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
    aim: aim({
      label: 'Rank changes by',
      key: 'aim',
      options: [
        { id: 'arrives', label: 'chance to arrive' },
        { id: 'cuArriving', label: 'CUs that arrive' },
      ],
      default: 'arrives',
    }),
  },
  {
    friendlyPort: ({ who }) => who === 'carthage',
    otherModifiers: ({ who }) => who === 'carthage',
  },
);

export type Input = InputOf<typeof fields>;
