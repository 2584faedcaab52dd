/** What the title by acclaim asks: of a General, whether he may be hailed; of a Contender, whether there is room. */
import { choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { AREA_OPTIONS, optionsOf, PLACES } from '../words.ts';

const asked = {
  leader: choice({
    label: 'My Leader is a',
    key: 'l',
    rule: '7.2',
    options: [
      { id: 'general', label: 'General' },
      { id: 'contender', label: 'Contender' },
    ],
    default: 'general',
  }),
  emperors: number({ label: 'Emperors in play', key: 'e', rule: '10.0', min: 0, max: 2, default: 0 }),
  base: choice({
    label: 'My Base',
    key: 'b',
    rule: '2.6.3',
    options: AREA_OPTIONS,
    default: 'central',
  }),
  at: choice({
    label: 'He is in',
    key: 'a',
    rule: '7.2',
    options: optionsOf(PLACES),
    default: 'germania-superior',
  }),
  legions: number({
    label: 'My Legions with him',
    key: 'n',
    rule: '7.2',
    min: 0,
    max: 28,
    default: 1,
  }),
  controlled: number({
    label: 'Provinces of my Base that I control',
    key: 'c',
    rule: '11.2',
    min: 0,
    max: 5,
    default: 3,
  }),
  roma: flag({
    label: 'He is in Roma when my round begins',
    key: 'r',
    rule: '7.2',
    default: true,
  }),
  ahead: number({
    label: 'Other Contenders in Roma whose round comes first',
    key: 'o',
    rule: '7.2',
    min: 0,
    max: 3,
    default: 0,
  }),
  declares: flag({
    label: 'Another Leader may declare himself in Roma before',
    key: 'd',
    rule: '7.1',
  }),
  cardless: flag({ label: 'I have no cards left', key: 'k', rule: '4.3' }),
  empty: ruling('round-without-cards', { label: 'A player without cards', key: 'em', rule: '4.3' }),
};

type Asked = InputOf<typeof asked>;

const isGeneral = ({ leader }: Asked): boolean => leader === 'general';
const isContender = ({ leader }: Asked): boolean => leader === 'contender';

export const fields = shown(asked, {
  base: isGeneral,
  at: isGeneral,
  legions: isGeneral,
  controlled: isGeneral,
  roma: isContender,
  ahead: isContender,
  declares: isContender,
  cardless: isContender,
  empty: isContender,
});

export type Acclaim = InputOf<typeof fields>;
