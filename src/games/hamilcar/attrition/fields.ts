/** The inputs for Attrition. */
import { barIf, barred, choice, flag, type InputOf, list, number } from '../../../calculator/fields.ts';
import { rankedBy } from '../words.ts';
import { rowSixField } from './table.ts';

export const READINGS = 'Rules questions';

const fields = {
  cause: choice({
    label: 'The cause',
    given: true,
    key: 'w',
    rule: '15.2',
    options: {
      winter: 'winter: Forces in enemy or Tribe spaces',
      event: 'Epidemic or Pestilence: one Army, chosen by the opponent',
    },
  }),
  forces: list({
    label: 'Forces of one side',
    key: 'f',
    rule: '5.3.A',
    item: 'Force',
    min: 1,
    max: 12,
    of: {
      cu: number({ label: 'CUs, Elephants included', key: 'c', min: 1, max: 30, default: 5, rule: '15.2' }),
      elephants: number({ label: 'Elephants among the CUs', key: 'e', max: 4, rule: '2.3.C' }),
      sts: number({ label: 'STs', key: 's', max: 10, rule: '2.3.D1' }),
      supplied: flag({
        label: 'Removes an ST instead of rolling',
        key: 'r',
        rule: '5.3.A',
        help: 'In winter only, and only with an ST',
      }),
      ground: choice({
        label: 'The space',
        key: 'g',
        rule: '5.3.A',
        options: {
          enemy: 'has an enemy PC, an enemy city or a Tribe',
          inside: 'is a friendly city, with the Force inside',
          clear: 'has none of these',
        },
        help: 'Counts in winter only',
      }),
    },
    default: [
      { cu: 6, elephants: 0, sts: 1, supplied: false, ground: 'enemy' },
      { cu: 3, elephants: 0, sts: 0, supplied: false, ground: 'enemy' },
    ],
  }),
  rowSix: rowSixField(READINGS, 'Row 6 of the table'),
  aim: rankedBy('saved', { saved: 'fewest CUs lost' }),
};

/** Forces of one side, and what makes them roll. */
export type Attrition = Pick<InputOf<typeof fields>, 'cause' | 'forces' | 'rowSix'>;
export type Force = Attrition['forces'][number];

export const attritionFields = barred(fields, {
  forces: ({ cause, forces }) => {
    const many = forces.find(({ cu, elephants }) => elephants > cu);
    const without = forces.findIndex(({ supplied, sts }) => supplied && sts === 0);
    return (
      barIf(
        many !== undefined,
        '2.3.C',
        `Elephants are CUs, and a Force of ${many?.cu} cannot have ${many?.elephants} of them`,
      ) ?? barIf(cause === 'winter' && without >= 0, '5.3.A', `Force ${without + 1} has no ST to remove`)
    );
  },
});
