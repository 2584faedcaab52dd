/** The inputs for a naval move on its own. */
import { aim, barIf, barred, choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';

export const CARDS = ['none', '1', '2', '3'] as const;
type Card = (typeof CARDS)[number];

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  none: 'no card',
  '1': 'a 1-value card',
  '2': 'a 2-value card',
  '3': 'a 3-value card or Desperate Times',
};

const VOYAGE = 'The voyage';
const DANGER = 'What may stop it';

const fields = {
  ...grouped(VOYAGE, {
    players: choice({
      label: 'Players',
      given: true,
      key: 'p',
      rule: '9.6.4',
      options: { five: 'five', 'two-to-four': 'two to four' },
    }),
    who: choice({
      label: 'Who sails',
      given: true,
      key: 'w',
      rule: '9.6.3',
      options: {
        greeks: 'Greeks',
        romans: 'Romans',
        etruscans: 'Etruscans',
        carthage: 'Carthage',
        ally: 'an ally of Carthage',
      },
    }),
    cu: number({ label: 'CU on board', key: 'c', rule: '9.6.3', min: 1, max: 10, limit: '9.1.1', default: 6 }),
    friendlyPort: flag({ label: 'To a friendly port (−2)', key: 'fp', rule: '9.6.4-5p' }),
  }),
  ...grouped(DANGER, {
    contest: choice({
      label: 'Carthage contests with',
      key: 'k',
      rule: '9.6.4-5p',
      options: CARDS.map((id) => ({ id, label: CARD_NAMES[id] })),
      default: '2',
      help: 'A move, an attempt to avoid battle or a retreat; never its own or an ally’s',
    }),
    carthaginianPort: flag({ label: 'Carthage controls the destination port', key: 'cp', rule: '9.6.4' }),
    romanTreaty: flag({ label: 'Carthage is allied with Rome', key: 't', rule: '18', given: true }),
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: {
      arrives: 'chance to arrive',
      cuArriving: 'CU that arrive',
      returns: 'chance that it returns',
      damage: 'CU lost at sea',
    },
  }),
};

export type Sailing = Omit<InputOf<typeof fields>, 'aim'>;

const isFive = ({ players }: Sailing): boolean => players === 'five';
const isFewer = (sailing: Sailing): boolean => !isFive(sailing);

/** 9.6.3: what no card, port or ally of these allows. */
function mostAboard({ who, players, romanTreaty }: Sailing): number {
  if (who === 'etruscans') return 3;
  if (who === 'romans') return players === 'two-to-four' && romanTreaty ? 10 : 3;
  return who === 'greeks' && players === 'two-to-four' ? 6 : 10;
}

export const navalFields = barred(shown(fields, { contest: isFive, carthaginianPort: isFewer, romanTreaty: isFewer }), {
  cu: (sailing) => {
    const most = mostAboard(sailing);
    return barIf(
      sailing.cu > most,
      '9.6.3',
      `The ships never carry more than ${most} CU here, but you entered ${sailing.cu}`,
    );
  },
});
