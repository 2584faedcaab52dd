/** What a battle asks: the two forces, then either the cards revealed or the hands to choose from. */
import { aim, choice, flag, type InputOf, list, number, numberOr, ruling } from '../../../calculator/fields.ts';
import { TABLE, tableFields } from '../sight/fields.ts';
import { LEADER_NAMES, LEADERS, type Leader } from '../words.ts';

const FORCES = 'The two forces';
const CARDS = 'Cards';
const STAKES = 'What it is worth to me';
const SEEN = 'Other cards that I have seen';

export const FOLDED = [STAKES, SEEN, TABLE];

export const AIMS = [
  { id: 'wins', label: 'chance to win' },
  { id: 'value', label: 'worth of the battle' },
] as const;

type Raw = Readonly<Record<string, unknown>>;

const isPlayer = (input: Raw): boolean => input['tribe'] !== true;
const isRevealed = (input: Raw): boolean => input['moment'] === 'revealed';
const isChoosing = (input: Raw): boolean => input['moment'] === 'choose';
const isHidden = (input: Raw): boolean => isChoosing(input) && input['hand'] === 'unknown';

const legions = (label: string, key: string, start: number, when?: (input: Raw) => boolean) =>
  number({ label, key, group: FORCES, rule: '6.2', min: 1, max: 28, default: start, ...(when && { when }) });

const leader = (label: string, key: string, start: Leader, when?: (input: Raw) => boolean) =>
  choice<Leader>({
    label,
    key,
    group: FORCES,
    rule: '6.2',
    options: LEADERS.map((id) => ({ id, label: LEADER_NAMES[id] })),
    default: start,
    ...(when && { when }),
  });

const played = (label: string, key: string, when: (input: Raw) => boolean) =>
  numberOr({
    label,
    key,
    group: CARDS,
    rule: '6.3',
    min: 0,
    max: 20,
    default: 'none',
    words: [{ id: 'none', label: 'none' }],
    when,
  });

const bp = number({ label: 'BP', key: 'b', min: 0, max: 20, default: 4 });

const worth = (label: string, key: string, start: number) =>
  number({ label, key, group: STAKES, rule: '6.4', min: -20, max: 20, default: start, signed: true, when: isChoosing });

const cost = (label: string, key: string, start: number) =>
  number({ label, key, group: STAKES, rule: '6.3', min: 0, max: 20, default: start, when: isChoosing });

export const battleFields = {
  moment: choice({
    label: 'The cards',
    key: 'mo',
    group: FORCES,
    rule: '6.3',
    options: [
      { id: 'choose', label: 'are to be chosen' },
      { id: 'revealed', label: 'lie open' },
    ],
    default: 'choose',
  }),
  side: choice({
    label: 'I am',
    key: 's',
    group: FORCES,
    rule: '6.1',
    options: [
      { id: 'attacker', label: 'the attacker' },
      { id: 'defender', label: 'the defender' },
    ],
    default: 'attacker',
  }),
  attackerLegions: legions('Attacking Legions', 'al', 3),
  attackerLeader: leader("Attacker's Leader", 'ad', 'none'),
  attackerMarker: flag({ label: 'Attacker under a Retreat marker', key: 'am', group: FORCES, rule: '6.3' }),
  tribe: flag({ label: 'The Barbarian Tribe defends', key: 'bt', group: FORCES, rule: '12.0-barbarians' }),
  defenderLegions: legions('Defending Legions', 'dl', 2, isPlayer),
  defenderLeader: leader("Defender's Leader", 'dd', 'contender', isPlayer),
  defenderMarker: flag({
    label: 'Defender under a Retreat marker',
    key: 'dm',
    group: FORCES,
    rule: '6.3',
    when: isPlayer,
  }),
  emperors: number({
    label: 'Emperors in play',
    key: 'em',
    group: CARDS,
    rule: '10.0',
    min: 0,
    max: 2,
    default: 0,
    when: isRevealed,
  }),
  attackerCard: played("BP on the attacker's card", 'ac', isRevealed),
  defenderCard: played("BP on the defender's card", 'dc', (input) => isRevealed(input) && isPlayer(input)),
  used: number({
    label: 'Cards that the attacker has used in this round',
    key: 'u',
    group: CARDS,
    rule: '4.3',
    min: 0,
    max: 4,
    default: 1,
    when: isChoosing,
  }),
  mine: list({
    label: 'BP of my cards',
    key: 'm',
    group: CARDS,
    rule: '6.3',
    item: 'Card',
    min: 0,
    max: 13,
    of: { bp },
    default: [{ bp: 3 }, { bp: 5 }],
    when: isChoosing,
  }),
  hand: choice({
    label: 'I know his cards',
    key: 'k',
    group: CARDS,
    rule: '6.3',
    options: [
      { id: 'unknown', label: 'no, only how many' },
      { id: 'known', label: 'yes' },
    ],
    default: 'unknown',
    when: isChoosing,
  }),
  cards: numberOr({
    label: 'His cards',
    key: 'c',
    group: CARDS,
    rule: '4.2.2',
    min: 0,
    max: 26,
    default: 'dealt',
    words: [{ id: 'dealt', label: 'as dealt' }],
    when: isHidden,
  }),
  known: list({
    label: 'BP of his cards',
    key: 'l',
    group: CARDS,
    rule: '6.3',
    item: 'Card',
    min: 0,
    max: 13,
    of: { bp },
    default: [],
    when: (input) => isChoosing(input) && input['hand'] === 'known',
  }),
  win: worth('A win', 'ww', 1),
  draw: worth('A draw', 'wd', 0),
  loss: worth('A loss', 'wl', -1),
  bpCost: cost('Each BP of a card played, in tenths', 'wb', 1),
  cardCost: cost('Each card played, in tenths', 'wc', 0),
  seen: list({
    label: 'BP of cards that he cannot hold',
    key: 'sn',
    group: SEEN,
    rule: '2.5',
    item: 'Figure',
    min: 0,
    max: 12,
    of: { bp, number: number({ label: 'Cards', key: 'n', min: 1, max: 20, default: 1 }) },
    default: [],
    when: isHidden,
  }),
  ...tableFields,
  aim: aim({ label: 'Rank changes by', key: 'aim', options: AIMS, default: 'wins' }),
  least: ruling({
    label: 'A card under a Retreat marker',
    key: 'r1',
    rule: '6.3',
    ruling: 'least-card-value',
    options: [
      { id: 'zero', label: 'not below 0' },
      { id: 'negative', label: 'may be -1' },
    ],
  }),
  beaten: ruling({
    label: 'Beaten by the Barbarian Tribe',
    key: 'r2',
    rule: '12.0-barbarians',
    ruling: 'beaten-by-barbarians',
    options: [
      { id: 'none', label: 'no Legion lost' },
      { id: 'uncontrolled', label: 'one turns Uncontrolled if fewer than 4 are' },
    ],
  }),
  tribeVp: ruling({
    label: 'Victory over the Barbarian Tribe',
    key: 'r3',
    rule: '13.2',
    ruling: 'victory-over-barbarians',
    options: [
      { id: 'vp', label: '1 VP' },
      { id: 'no-vp', label: 'no VP' },
    ],
  }),
  newEmperor: ruling({
    label: 'VP of a new Emperor',
    key: 'r4',
    rule: '7.3',
    ruling: 'vp-of-a-new-emperor',
    options: [
      { id: 'no', label: 'no VP' },
      { id: 'yes', label: '1 VP' },
    ],
  }),
};

export type Battle = InputOf<typeof battleFields>;
