/** The inputs for a declaration: Italy and the Areas, the cards for DP, the answers so far, and what I have seen of the rest. */
import { barIf, barred, choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { plural } from '../../../calculator/words.ts';
import { ruling } from '../rulings.ts';
import { heldBar, SEEN, sightFields } from '../sight/fields.ts';

const BOARD = 'Italy and Areas';
const CARDS = 'Cards that I play';
export const ANSWERS = 'Answers so far';

const asked = {
  ...grouped(BOARD, {
    own: number({ label: 'My Legions in Italy', key: 'l', rule: '7.1', max: 28, default: 4 }),
    others: number({ label: 'Legions of other players in Italy', key: 'e', rule: '7.1', max: 28, default: 3 }),
    uncontrolled: number({ label: 'Uncontrolled Legions in Italy', key: 'u', rule: '7.1', max: 4 }),
    areas: number({ label: 'Areas that I control', key: 'a', rule: '11.2', max: 4, default: 1 }),
    vacant: flag({ label: 'One of them is the vacant Area', key: 'va', rule: '3.2' }),
  }),
  ...grouped(CARDS, {
    senate: number({ label: 'Senate Influence', key: 's', rule: '12.0-senate-influence', max: 4, default: 2 }),
    guard: number({ label: 'Praetorian Guard', key: 'g', rule: '12.0-praetorian-guard', max: 4, default: 1 }),
    used: number({ label: 'Cards used earlier in this round', key: 'c', rule: '4.3', max: 4 }),
    ownAugury: flag({
      label: 'I keep a Bad Augury for one of their answers',
      key: 'oa',
      rule: '12.0-bad-augury',
      help: 'That Bad Augury is one of my 4 cards',
    }),
  }),
  ...grouped(ANSWERS, {
    bribesPlayed: number({ label: 'Bribes played against me', key: 'bp', rule: '12.0-bribe', max: 4 }),
    auguriesPlayed: number({
      label: 'Bad Auguries played against my cards',
      key: 'ap',
      rule: '12.0-bad-augury',
      max: 3,
      help: 'We assume they cancelled Praetorian Guards first',
    }),
    auguryUsed: flag({ label: 'Bad Augury was used for something else this round', key: 'au', rule: '12.0' }),
    answerable: choice({
      label: 'What can still answer these cards',
      key: 'op',
      rule: '12.0',
      options: { all: 'Bribe and Bad Augury', bribe: 'Bribe alone', nothing: 'nothing' },
      help: 'Once everybody has let a card pass, it is too late for Bad Augury',
    }),
  }),
  ...sightFields(),
  ...grouped(SEEN, {
    bribesSeen: number({ label: 'Bribes that I hold or have seen', key: 'bs', rule: '12.0-bribe', max: 8 }),
    auguriesSeen: number({
      label: 'Bad Auguries that I hold or have seen',
      key: 'as',
      rule: '12.0-bad-augury',
      max: 4,
    }),
  }),
  once: ruling('once-for-the-table', { label: 'Once', key: 'ro', rule: '12.0' }),
  italy: ruling('uncontrolled-in-italy', { label: 'Uncontrolled Legions in Italy', key: 'ri', rule: '7.1' }),
  vacantArea: ruling('vacant-area', { label: 'The vacant Area', key: 'rv', rule: '3.2' }),
};

export const fields = barred(
  shown(asked, { vacant: ({ players }) => players === '3', auguryUsed: ({ once }) => once !== 'player' }),
  {
    senate: ({ mine, senate, guard }) => heldBar(mine, senate + guard),
    auguriesPlayed: ({ auguriesPlayed, senate, guard }) =>
      barIf(
        auguriesPlayed > senate + guard,
        '12.0-bad-augury',
        `Each Bad Augury cancels one of your cards, but you entered ${plural(auguriesPlayed, 'Bad Augury', 'Bad Auguries')} against ${plural(senate + guard, 'card')}`,
      ),
    vacant: ({ vacant, areas }) =>
      barIf(vacant && areas === 0, '11.2', 'If you control no Area, the vacant Area cannot be one of them'),
  },
);

export type Declaration = InputOf<typeof fields>;
