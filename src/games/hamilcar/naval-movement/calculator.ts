/** Naval Movement (7.3, 8): where a Fleet can be intercepted, whether it slips past, and what follows if not. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, flag, list, numberOr, ruling } from '../../../calculator/fields.ts';
import { remember } from '../../../calculator/remember.ts';
import { FOLDED, fleetFields, GROUPS, sideField, symbolsField, warships } from '../naval-battle/fields.ts';
import { NAVAL_RULES, NAVAL_TABLES } from '../naval-battle/terms.ts';
import { voyageOdds } from './odds.ts';
import { type VoyageInput, voyagePlan } from './plan.ts';
import { voyageRoll, voyageRolls } from './roll.ts';
import { AIMS, type Declares } from './rules.ts';

const VOYAGE = 'The voyage';

const EMPTY = 'A moving Fleet may have none; an interceptor with none Ready cannot intercept';

const fields = {
  mover: sideField('Who sails', 'm', VOYAGE, '7.3.A'),
  ports: list({
    label: 'Ports that the Fleet enters, in order',
    key: 'p',
    group: VOYAGE,
    rule: '8.1',
    item: 'Port',
    min: 1,
    max: 4,
    of: {
      distance: numberOr<'no'>({
        label: 'MPs from an enemy Major Port',
        key: 'd',
        rule: '8.1',
        words: [{ id: 'no', label: 'no way, or only by Mare Tyrrhenum' }],
        min: 0,
        max: 6,
        default: 2,
      }),
      noGeneral: flag({ label: 'No enemy General can come aboard', key: 'g', rule: '8.4' }),
    },
    default: [{ distance: 2, noGeneral: false }],
  }),
  declares: choice<Declares>({
    label: 'The enemy declares an Interception',
    key: 'i',
    group: VOYAGE,
    rule: '8.1',
    options: [
      { id: 'best', label: 'where it serves him best' },
      { id: 'first', label: 'at the first port that qualifies' },
      { id: 'last', label: 'at the last port that qualifies' },
      { id: 'never', label: 'nowhere' },
    ],
    default: 'best',
  }),
  truce: flag({ label: 'Truce', key: 't', group: VOYAGE, rule: '17.1.#49' }),
  romeWarships: warships('rome', 'rw', 0, 2, EMPTY),
  carthageWarships: warships('carthage', 'cw', 0, 2, EMPTY),
  ...fleetFields,
  symbols: symbolsField(GROUPS.readings),
  admiralCounts: ruling<'commander' | 'any'>({
    label: 'Which Admiral counts',
    key: 'ac',
    group: GROUPS.readings,
    rule: '8.5',
    ruling: 'which-admiral-counts',
    options: [
      { id: 'commander', label: 'against an unguarded Fleet, only an Admiral in command' },
      { id: 'any', label: 'against an unguarded Fleet, any Admiral aboard' },
    ],
  }),
  unguardedAristocrat: ruling<'none' | 'removed'>({
    label: 'An Aristocrat lost with an unguarded Fleet',
    key: 'ua',
    group: GROUPS.readings,
    rule: '8.5',
    ruling: 'aristocrat-in-unguarded-fleet',
    options: [
      { id: 'none', label: 'costs no PCs' },
      { id: 'removed', label: 'costs PCs equal to his Battle Rating' },
    ],
  }),
  aim: aim({ label: 'Aim', key: 'aim', options: AIMS, default: 'arrives' }),
};

const planOf = remember((input: VoyageInput, tables) => voyagePlan(input, tables));

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval Movement and Interception',
  question: 'Does my Fleet get through, and what if it is intercepted?',
  rules: [...NAVAL_RULES, '2.1.H', '7.3.A', '7.3.C', '8.1', '8.2', '8.3', '8.4', '8.5', '15.4.A', '17.1.#49'],
  fields,
  folded: FOLDED,
  tables: [...NAVAL_TABLES, 'naval-die', 'sea-costs'],
  terms: {
    unopposed: 'Nobody intercepts',
    avoids: 'Slips past',
    wins: 'Intercepted and wins',
    beaten: 'Intercepted and beaten',
    arrives: 'Gets through',
    supremacy: 'Has Naval Supremacy afterwards',
    displaced: 'Its Generals are displaced',
    shipsLost: 'Warships the mover loses',
    enemyShipsLost: 'Warships the interceptor loses',
    unitsLost: 'Units the mover loses',
    enemyUnitsLost: 'Units the interceptor loses',
    prizes: 'Prizes the mover claims',
    enemyPrizes: 'Prizes the interceptor claims',
    pcs: 'PCs the mover loses',
    enemyPcs: 'PCs the interceptor loses',
    qualifying: 'Ports that qualify',
    range: 'Range of the interceptor in MPs',
    interceptedAt: 'Intercepted at',
    mayAvoid: 'May try to avoid it',
    symbols: 'Carthaginian symbols of the level',
    net: 'Roman symbols less Carthaginian ones',
  },
  figure: 'arrives',
  headline: ['unopposed', 'avoids', 'wins', 'beaten'],
  charts: [
    { title: 'Units lost', keys: ['unitsLost', 'enemyUnitsLost'] },
    { title: 'PCs lost', keys: ['pcs', 'enemyPcs'] },
  ],
  tones: {
    unopposed: 'plain',
    avoids: 'faint',
    wins: 'attacker',
    beaten: 'defender',
    unitsLost: 'attacker',
    enemyUnitsLost: 'defender',
    pcs: 'attacker',
    enemyPcs: 'defender',
  },
  aims: {
    arrives: { form: 'chance', worth: (r) => r.chances['arrives']! },
    swing: {
      form: 'number',
      worth: ({ expected: e }) => e['enemyShipsLost']! - e['shipsLost']! + e['prizes']! - e['enemyPrizes']!,
    },
    saved: { form: 'number', worth: (r) => -r.expected['unitsLost']! },
    supremacy: { form: 'chance', worth: (r) => r.chances['supremacy']! },
    pcs: { form: 'number', worth: (r) => r.expected['enemyPcs']! - r.expected['pcs']! },
  },
  compute: (input, tables) => voyageOdds(planOf(input, tables), tables),
  rolls: (input, tables, fallen) => voyageRolls(planOf(input, tables), fallen),
  resolve: (input, faces, tables) => voyageRoll(planOf(input, tables), faces),
});
