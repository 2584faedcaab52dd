/** The inputs for an assassination: which side I am on, both sides' cards, and what I have seen of the rest. */
import { aim, barred, choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { copiesBar, heldBar, SEEN, sightFields } from '../sight/fields.ts';

const CARDS = 'Cards';
export const AGAINST = 'Played against the attempt so far';

const asked = {
  ...grouped(CARDS, {
    side: choice({
      label: 'I am',
      given: true,
      key: 's',
      rule: '9.0',
      options: { assassin: 'the assassin', emperor: 'the Emperor in Roma' },
    }),
    guards: number({
      label: 'My Praetorian Guards',
      key: 'g',
      rule: '12.0-praetorian-guard',
      max: 6,
      default: 1,
      help: 'Assassin: those you play with it. Emperor: those in hand',
    }),
    bribes: number({
      label: 'My Bribes',
      key: 'b',
      rule: '12.0-bribe',
      max: 8,
      default: 2,
      help: 'Assassin: those you play with it. Emperor: those in hand',
    }),
    used: number({ label: 'Cards used earlier in this round', key: 'c', rule: '4.3', max: 3 }),
    opposing: choice({
      label: 'Who opposes',
      key: 'op',
      rule: '9.0',
      options: { all: 'all the others', victim: 'only the victim' },
    }),
    attackers: number({ label: 'Opponents who act before me', key: 'at', rule: '4.2.3', min: 1, max: 3, default: 3 }),
    inTurn: flag({
      label: 'Everyone who holds an Assassin tries, one after another',
      given: true,
      key: 'it',
      rule: '9.0',
      help: 'You stop each attempt with as few cards as you can',
    }),
  }),
  ...grouped(AGAINST, {
    guardsAgainst: number({ label: 'Praetorian Guards', key: 'ga', rule: '12.0-praetorian-guard', max: 6 }),
    bribesAgainst: number({ label: 'Bribes', key: 'ba', rule: '12.0-bribe', max: 8 }),
  }),
  ...sightFields('Cards of the victim, or of the next player'),
  ...grouped(SEEN, {
    otherGuards: number({
      label: 'Other Guards that I hold or have seen',
      key: 'og',
      rule: '12.0-praetorian-guard',
      max: 6,
    }),
    otherBribes: number({ label: 'Other Bribes that I hold or have seen', key: 'ob', rule: '12.0-bribe', max: 8 }),
    assassinsSeen: number({ label: 'Assassins that I hold or have seen', key: 'as', rule: '12.0-assassin', max: 4 }),
  }),
  aim: aim({ options: { succeeds: 'chance that an attempt gets through', fails: 'chance that none does' } }),
};

type Asked = InputOf<typeof asked>;

const asAssassin = ({ side }: Asked): boolean => side === 'assassin';
const asEmperor = ({ side }: Asked): boolean => side === 'emperor';

/** Cards laid against an attempt, which only an assassin sees. */
const laid = (input: Asked, cards: number): number => (asAssassin(input) ? cards : 0);

export const fields = barred(
  shown(asked, {
    used: asAssassin,
    opposing: asAssassin,
    attackers: asEmperor,
    inTurn: asEmperor,
    guardsAgainst: asAssassin,
    bribesAgainst: asAssassin,
    assassinsSeen: asEmperor,
  }),
  {
    guards: ({ mine, guards, bribes }) => heldBar(mine, guards + bribes),
    otherGuards: (input) => copiesBar('guards', input.guards + laid(input, input.guardsAgainst) + input.otherGuards),
    otherBribes: (input) => copiesBar('bribes', input.bribes + laid(input, input.bribesAgainst) + input.otherBribes),
  },
);

export type Attempt = InputOf<typeof fields>;
