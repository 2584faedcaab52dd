/** Naval movement (9.6.4): whether a force arrives, returns or suffers, and what each card of Carthage buys. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, flag, number } from '../../../calculator/fields.ts';
import { CARD_NAMES, sailingOdds } from './odds.ts';
import { sailingRoll, sailingRolls } from './roll.ts';
import { CARDS, type Card, type Sailing } from './rules.ts';

const VOYAGE = 'The voyage';
const DANGER = 'What may stop it';

type Raw = Readonly<Record<string, unknown>>;
const isFive = (input: Raw): boolean => input['players'] === 'five';
const isFewer = (input: Raw): boolean => !isFive(input);

const fields = {
  players: choice<Sailing['players']>({
    label: 'Players',
    key: 'p',
    group: VOYAGE,
    rule: '9.6.4',
    options: [
      { id: 'five', label: 'five' },
      { id: 'two-to-four', label: 'two to four' },
    ],
    default: 'five',
  }),
  who: choice<Sailing['who']>({
    label: 'Who sails',
    key: 'w',
    group: VOYAGE,
    rule: '9.6.3',
    options: [
      { id: 'greeks', label: 'Greeks' },
      { id: 'romans', label: 'Romans' },
      { id: 'etruscans', label: 'Etruscans' },
      { id: 'carthage', label: 'Carthage' },
      { id: 'ally', label: 'an ally of Carthage' },
    ],
    default: 'greeks',
  }),
  cu: number({ label: 'CU on board', key: 'c', group: VOYAGE, rule: '9.6.3', min: 1, max: 10, default: 6 }),
  friendlyPort: flag({ label: 'To a friendly port (−2)', key: 'fp', group: VOYAGE, rule: '9.6.4-5p' }),
  contest: choice<Card>({
    label: 'Carthage contests with',
    key: 'k',
    group: DANGER,
    rule: '9.6.4-5p',
    options: CARDS.map((id) => ({ id, label: CARD_NAMES[id] })),
    default: '2',
    when: isFive,
    help: 'A move, an attempt to avoid battle or a retreat; not its own and not an ally’s',
  }),
  carthaginianPort: flag({
    label: 'Carthage controls the port of destination',
    key: 'cp',
    group: DANGER,
    rule: '9.6.4',
    when: isFewer,
  }),
  romanTreaty: flag({ label: 'Carthage is allied with Rome', key: 't', group: DANGER, rule: '18', when: isFewer }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'arrives', label: 'chance to arrive' },
      { id: 'cuArriving', label: 'CU that arrive' },
      { id: 'returns', label: 'chance that it returns' },
      { id: 'damage', label: 'CU lost at sea' },
    ],
    default: 'arrives',
  }),
};

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval movement',
  question: 'Will the force arrive, and is it worth a card to contest it?',
  rules: ['9.6.3', '9.6.4', '9.6.4-5p', '15.2.4', '18', '7.4.6-5p', '5.5'],
  fields,
  tables: ['naval-combat', 'naval-combat-modifiers', 'attrition'],
  terms: {
    success: 'Success',
    returns: 'Return',
    attrition: 'Attrition',
    arrives: 'Arrives',
    wipedOut: 'Loses its last CU at sea',
    cuLost: 'CU lost at sea',
    cuArriving: 'CU that arrive',
    rollDue: 'A roll is due',
    modifier: 'Modifier',
    modifiedRoll: 'Modified roll',
    result: 'Result',
  },
  figure: 'arrives',
  headline: ['success', 'attrition', 'returns'],
  charts: [{ title: 'CU', keys: ['cuArriving', 'cuLost'] }],
  tones: {
    success: 'attacker',
    attrition: 'plain',
    returns: 'defender',
    cuArriving: 'attacker',
    cuLost: 'defender',
  },
  aims: {
    arrives: { form: 'chance', worth: (r) => r.chances['arrives']! },
    cuArriving: { form: 'number', worth: (r) => r.expected['cuArriving']! },
    returns: { form: 'chance', worth: (r) => r.chances['returns']! },
    damage: { form: 'number', worth: (r) => r.expected['cuLost']! },
  },
  compute: sailingOdds,
  rolls: sailingRolls,
  resolve: sailingRoll,
});
