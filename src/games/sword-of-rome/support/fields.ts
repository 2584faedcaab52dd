/** The inputs for support: where the points come from, and the spaces to look at. */
import { choice, flag, type InputOf, list, number, numberOr, shown } from '../../../calculator/fields.ts';

const LOSSES = 'CU that the loser removed';
const UNREST = 'Unrest, with five players';
const SPACES = 'Spaces to look at';
export const MOST_SPACES = 10;

const removed = (label: string, key: string, start: number) =>
  number({ label, key, group: LOSSES, rule: '12.5', max: 40, default: start });

const space = {
  what: choice({
    label: 'What is there',
    key: 'w',
    options: {
      loserPc: "PC marker of the loser or the event's target",
      loserCity: "city of the loser or the event's target",
      ownPc: 'my PC marker',
      ownCity: 'my city',
      independentPc: 'independent PC marker',
      independentCity: 'independent city',
      otherPc: 'PC marker of another enemy',
      otherCity: 'city of another enemy',
      tribe: 'tribe',
    },
  }),
  loyalty: number({ label: 'Loyalty, for a city', key: 'l', min: 1, max: 3 }),
  guards: number({ label: 'CU friendly to its holder', key: 'g', max: 40, rule: '7.3.3' }),
  mine: flag({ label: 'My CU are there', key: 'm', rule: '7.3.1' }),
  enemies: flag({ label: 'CU of other enemies are there', key: 'e', rule: '7.3.4' }),
  home: choice({
    label: 'Home of',
    key: 'h',
    rule: '15.2.3',
    options: { other: 'somebody else', mine: 'my power', ally: 'an ally' },
  }),
  adjacent: flag({ label: 'I controlled an adjacent space when the battle began', key: 'a', rule: '7.3.4' }),
  siege: numberOr<'none'>({
    label: 'Siege level',
    key: 's',
    rule: '13.5',
    max: 3,
    words: [{ id: 'none', label: 'no siege' }],
    default: 'none',
  }),
};

const fields = {
  occasion: choice({
    label: 'The points come from',
    key: 'o',
    rule: '7.3',
    options: {
      battle: 'a battle won',
      card: 'a card played for its value',
      own: 'an event or a broken alliance: remove my own support',
      other: "an event: remove another power's support",
    },
  }),
  diceCu: removed('By the dice', 'd', 4),
  retreatCu: removed('In the retreat', 'r', 0),
  eventCu: removed('By events', 'e', 0),
  loserCu: numberOr<'enough'>({
    label: 'CU the loser had',
    key: 'lc',
    group: LOSSES,
    rule: '12.5',
    min: 1,
    max: 40,
    words: [{ id: 'enough', label: 'as many or more' }],
    default: 'enough',
  }),
  cardValue: number({ label: 'Card value', key: 'cv', rule: '7.1', min: 1, max: 3, default: 2 }),
  points: number({ label: 'Points to remove', key: 'p', rule: '7.3.2', min: 1, max: 12, default: 3 }),
  parties: choice({
    label: 'Gauls or Carthage',
    key: 'w',
    rule: '12.5.2',
    options: {
      others: 'did not matter',
      gauls: 'Gauls or Transalpine Gauls won',
      carthageWon: 'Carthage won (five players)',
      carthageLost: 'Carthage lost (five players)',
      gaulsBeatCarthage: 'Gauls beat Carthage (five players)',
    },
    help: 'Gauls may plunder, and their cities stay at loyalty 1; the unrest may move if Carthage fought',
  }),
  unrest: number({ label: 'Unrest level', key: 'u', group: UNREST, rule: '12.5.3', max: 10 }),
  garrison: number({ label: 'CU in the Garrison box', key: 'g', group: UNREST, rule: '20.1', max: 40 }),
  spaces: list({ label: SPACES, key: 's', group: SPACES, rule: '7.3', item: 'Space', max: MOST_SPACES, of: space }),
};

export type Supported = InputOf<typeof fields>;
export type Occasion = Supported['occasion'];
/** `guards` are CU friendly to its holder, `mine` and `enemies` say whose other CU are there. */
export type Space = Supported['spaces'][number];

const after =
  (occasion: Occasion) =>
  (input: Supported): boolean =>
    input.occasion === occasion;
export const byEvent = ({ occasion }: Supported): boolean => occasion === 'own' || occasion === 'other';

/** Whether the points may move the unrest level. */
export const aboutUnrest = ({ occasion, parties }: Supported): boolean =>
  occasion === 'battle' && parties !== 'others' && parties !== 'gauls';

export const supportFields = shown(fields, {
  diceCu: after('battle'),
  retreatCu: after('battle'),
  eventCu: after('battle'),
  loserCu: after('battle'),
  cardValue: after('card'),
  points: byEvent,
  parties: (input) => !byEvent(input),
  unrest: aboutUnrest,
  garrison: aboutUnrest,
});
