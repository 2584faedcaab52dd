/** What Revolts and Legion Rebels ask: the event, the Legions there and elsewhere, and what was played before. */
import { barred, choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { onceField } from '../once/fields.ts';
import { ruling } from '../rulings.ts';
import { optionsOf, type Province } from '../words.ts';

const REVOLT_PROVINCES = ['judaea', 'britannia', 'germania-superior', 'achaea'] as const satisfies readonly Province[];

const asked = {
  event: choice({
    label: 'Event',
    key: 'e',
    rule: '12.0',
    options: [
      { id: 'revolts', label: '(Province) Revolts' },
      { id: 'rebels', label: 'Legion Rebels' },
    ],
    default: 'revolts',
  }),
  province: choice({
    label: 'The card names',
    key: 'p',
    rule: '12.0-revolts',
    options: optionsOf(REVOLT_PROVINCES),
    default: 'judaea',
  }),
  legions: number({
    label: 'Legions of players there',
    key: 'l',
    rule: '12.0-revolts',
    min: 0,
    max: 28,
    default: 1,
  }),
  uncontrolled: number({
    label: 'Uncontrolled Legions in the Province',
    key: 'u',
    rule: '2.2-uncontrolled',
    min: 0,
    max: 4,
    default: 0,
  }),
  elsewhere: number({
    label: 'Uncontrolled Legions elsewhere',
    key: 'o',
    rule: '2.2-uncontrolled',
    min: 0,
    max: 4,
    default: 2,
  }),
  baseLegions: number({
    label: 'Legions that the player of its Base has elsewhere',
    key: 'b',
    rule: '12.0-revolts',
    min: 0,
    max: 28,
    default: 6,
  }),
  vacant: flag({ label: 'Three players, and its Area is vacant', key: 'va', rule: '3.2' }),
  used: flag({ label: 'A Legion Rebels was played in this round', key: 'd', rule: '12.0' }),
  byMe: flag({ label: 'It was mine', key: 'm', rule: '12.0' }),
  once: onceField,
  short: ruling('revolt-without-legions', { label: 'If he has too few Legions', key: 'sh', rule: '12.0-revolts' }),
};

type Asked = InputOf<typeof asked>;

const isRevolt = ({ event }: Asked): boolean => event === 'revolts';
const isRebels = ({ event }: Asked): boolean => event === 'rebels';

const asking = shown(asked, {
  province: isRevolt,
  legions: isRevolt,
  baseLegions: isRevolt,
  vacant: isRevolt,
  used: isRebels,
  byMe: isRebels,
  once: isRebels,
  short: isRevolt,
});

/** 2.2-uncontrolled: so many pieces there are. */
export const fields = barred(asking, {
  elsewhere: ({ uncontrolled, elsewhere }) =>
    uncontrolled + elsewhere > 4
      ? {
          says: `There are 4 Uncontrolled Legions, but you entered ${uncontrolled + elsewhere}`,
          rule: '2.2-uncontrolled',
        }
      : undefined,
});

export type Uprising = InputOf<typeof fields>;
