/** The inputs for a voyage: the route, the Fleets, and what the interceptor does. */
import { aim, barred, choice, flag, grouped, type InputOf, list, numberOr } from '../../../calculator/fields.ts';
import { FLEET_BARS, fleetFields, GROUPS, warshipsField } from '../naval-battle/fleet-fields.ts';
import { ruling } from '../rulings.ts';
import { symbolsField } from '../seamanship/levels.ts';
import { SIDE_OPTIONS } from '../words.ts';

const VOYAGE = 'The voyage';

const EMPTY = 'A moving Fleet may have none; an interceptor with none Ready cannot intercept';

const fields = {
  ...grouped(VOYAGE, {
    mover: choice({ label: 'Who sails', given: true, key: 'm', rule: '7.3.A', options: SIDE_OPTIONS, default: 'rome' }),
    ports: list({
      label: 'Ports that the Fleet enters, in order',
      key: 'p',
      rule: '8.1',
      item: 'Port',
      min: 1,
      max: 4,
      of: {
        distance: numberOr<'no'>({
          label: 'MPs from an enemy Major Port',
          key: 'd',
          rule: '8.1',
          words: [{ id: 'no', label: 'no route except across Mare Tyrrhenum' }],
          max: 6,
          default: 2,
        }),
        noGeneral: flag({ label: 'No enemy General can come aboard', key: 'g', rule: '8.4' }),
      },
      default: [{ distance: 2, noGeneral: false }],
    }),
    declares: choice({
      label: 'The enemy declares an Interception',
      key: 'i',
      rule: '8.1',
      options: {
        best: 'where that is best for him',
        first: 'at the first port that qualifies',
        last: 'at the last port that qualifies',
        never: 'nowhere',
      },
    }),
    slips: choice({
      label: 'The Fleet tries to slip past',
      key: 'av',
      rule: '8.2',
      options: { best: 'where that is best for it', always: 'wherever it can' },
      help: 'Takes Naval Supremacy',
    }),
    truce: flag({ label: 'Truce', key: 't', rule: '17.1.#49' }),
  }),
  romeWarships: warshipsField('rome', 'rw', 0, 2, EMPTY),
  carthageWarships: warshipsField('carthage', 'cw', 0, 2, EMPTY),
  ...fleetFields,
  symbols: symbolsField(GROUPS.readings),
  ...grouped(GROUPS.readings, {
    admiralCounts: ruling('which-admiral-counts', { label: 'Which Admiral counts', key: 'ac', rule: '8.5' }),
    unguardedAristocrat: ruling('aristocrat-in-unguarded-fleet', {
      label: 'An Aristocrat lost with an unguarded Fleet',
      key: 'ua',
      rule: '8.5',
    }),
  }),
  aim: aim({
    label: 'Aim',
    key: 'aim',
    options: {
      arrives: 'chance to get through',
      swing: 'balance of Warships',
      saved: 'fewest Units lost',
      supremacy: 'Naval Supremacy afterwards',
      pcs: 'balance of PCs',
    },
  }),
};

export const voyageFields = barred(fields, FLEET_BARS);

export type VoyageInput = InputOf<typeof voyageFields>;

/** A voyage without the Fleets that sail. */
export type Voyage = Pick<
  VoyageInput,
  'mover' | 'ports' | 'truce' | 'declares' | 'seamanship' | 'symbols' | 'admiralCounts' | 'unguardedAristocrat'
>;
