/** What a reader sets for the Greek leaders: whom to keep, and the cities that pay. */
import { barIf, barred, flag, type InputOf, list, number, numberOr, shown } from '../../../calculator/fields.ts';

const NAMED = ['dionysius', 'timoleon'] as const;
type Named = (typeof NAMED)[number];

export const LEADER_NAMES: Readonly<Record<Named, string>> = { dionysius: 'Dionysius', timoleon: 'Timoleon' };

const CITIES = 'Greek walled cities';
export const SICILY = 'Sicily, with five players';

const cities = (loyalty: number, key: string, start: number) =>
  number({ label: `With loyalty ${loyalty}`, key, group: CITIES, rule: '8.2.3', min: 0, max: 20, default: start });

const leader = {
  leader: numberOr<Named>({
    label: 'Penalty in the red circle',
    key: 'l',
    min: 0,
    max: 6,
    words: NAMED.map((id) => ({ id, label: LEADER_NAMES[id] })),
    default: 'dionysius',
  }),
  inSicily: flag({ label: 'In Sicily', key: 's' }),
};

const fields = {
  leaders: list({
    label: 'Named leaders to keep, displaced ones too',
    key: 'l',
    rule: '8.2.3',
    item: 'Leader',
    min: 0,
    max: 6,
    of: leader,
    default: [{ leader: 'dionysius', inSicily: false }],
  }),
  threes: cities(3, 'c3', 1),
  twos: cities(2, 'c2', 1),
  ones: cities(1, 'c1', 2),
  fivePlayers: flag({ label: 'Five players', key: 'p5', group: SICILY, rule: '8.2.3-5p' }),
  sicilyLost: flag({
    label: 'The Greeks have lost a space in Sicily',
    key: 'sl',
    group: SICILY,
    rule: '8.2.3-5p',
  }),
  spaces: number({
    label: 'Carthaginian home spaces in Sicily that the Greeks control',
    key: 'sp',
    group: SICILY,
    rule: '8.2.3-5p',
    min: 0,
    max: 9,
    default: 0,
  }),
};

export type GreekInput = InputOf<typeof fields>;

const five = ({ fivePlayers }: GreekInput): boolean => fivePlayers;

export const greekFields = barred(shown(fields, { sicilyLost: five, spaces: five }), {
  leaders: ({ leaders }) => {
    const twice = NAMED.find((id) => leaders.filter(({ leader }) => leader === id).length > 1);
    return barIf(twice !== undefined, '8.2.3', `${twice ? LEADER_NAMES[twice] : ''} can be kept only once`);
  },
});
