/** The inputs for a lost battle. */
import { barIf, barred, choice, type InputOf, number, numberOr, shown } from '../../../calculator/fields.ts';
import { plural } from '../../../calculator/words.ts';
import { ruling } from '../rulings.ts';
import { SIDE_OPTIONS } from '../words.ts';

const units = (label: string, key: string, start: number) =>
  number({ label, key, rule: '13.6', max: 20, default: start });

const all = {
  side: choice({ label: 'Loser', key: 's', rule: '13.6', options: SIDE_OPTIONS, default: 'rome' }),
  cause: choice({
    label: 'Lost',
    key: 'w',
    rule: '13.6',
    options: { land: 'a Land Battle', naval: 'a Naval Battle', unguarded: 'a Fleet without Warships' },
  }),
  cu: units('CUs lost, including on the Retreat', 'c', 3),
  st: units('STs lost or captured', 't', 1),
  warships: units('Warships lost', 'n', 0),
  aristocrat: numberOr<'none'>({
    label: 'Battle Rating of a displaced Aristocrat',
    key: 'a',
    rule: '2.2.D2',
    max: 6,
    words: [{ id: 'none', label: 'none' }],
    default: 'none',
    presets: 'leaders',
  }),
  pcs: number({
    label: 'Loser’s PCs on the map, without Walled Cities',
    key: 'p',
    rule: '4.1',
    max: 40,
    default: 14,
    help: 'For Carthage, count those on the Miat too',
  }),
  miatPcs: number({ label: 'Of these, on the Miat', key: 'm', rule: '2.1.G', max: 12, default: 3 }),
  unguardedAristocrat: ruling(
    'aristocrat-in-unguarded-fleet',
    { label: 'An Aristocrat lost with an unguarded Fleet', key: 'u', rule: '8.5' },
    { none: 'costs no PCs', removed: 'costs PCs equal to his Battle Rating' },
  ),
};

/** A battle that has been lost. */
export type Defeat = InputOf<typeof all>;

const isRoman = ({ side }: Defeat): boolean => side === 'rome';

export const defeatFields = barred(
  shown(all, {
    warships: ({ cause }) => cause === 'naval',
    aristocrat: isRoman,
    miatPcs: (defeat) => !isRoman(defeat),
    unguardedAristocrat: (defeat) => isRoman(defeat) && defeat.cause === 'unguarded' && defeat.aristocrat !== 'none',
  }),
  {
    miatPcs: ({ miatPcs, pcs }) =>
      barIf(miatPcs > pcs, '15.3', `Carthage has ${plural(pcs, 'PC')}, so ${miatPcs} cannot be on the Miat`),
  },
);
