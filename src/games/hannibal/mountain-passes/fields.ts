/** What a reader sets for a march over passes. */
import { aim, barred, choice, type InputOf, list, number } from '../../../calculator/fields.ts';
import { elephantsAmong } from '../attrition/fields.ts';
import { elephantsBar, LED } from '../limits.ts';
import { PASS_NAMES, PASSES, type Pass } from './rules.ts';

const asked = {
  cu: number({ label: 'CUs that set out', key: 'c', rule: '7.2', min: 1, max: LED, limit: '7.2', default: 8 }),
  elephants: elephantsAmong,
  passes: list({
    label: 'Passes, in the order of the march',
    key: 'p',
    rule: '7.2B',
    item: 'Pass',
    min: 1,
    max: 6,
    of: {
      pass: choice<Pass>({
        label: 'Where',
        key: 'w',
        rule: '7.2B',
        options: PASSES.map((id) => ({ id, label: PASS_NAMES[id] })),
        default: 'alpine',
      }),
    },
    default: [{ pass: 'alpine' }],
  }),
  wanted: number({
    label: 'CUs that should arrive',
    key: 'n',
    rule: '7.2B',
    min: 1,
    max: 10,
    default: 6,
    help: 'For the chance that at least so many do',
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'cuLeft', label: 'CUs that arrive' },
      { id: 'enough', label: 'chance that enough arrive' },
    ],
    default: 'cuLeft',
  }),
};

export type Input = InputOf<typeof asked>;

export const fields = barred(asked, { elephants: ({ elephants, cu }) => elephantsBar(elephants, cu) });

export const passesOf = ({ passes }: Input): Pass[] => passes.map(({ pass }) => pass);
