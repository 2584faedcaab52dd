/** The inputs for a battle: the two forces, then either the cards revealed or the hands to choose from. */
import {
  aim,
  barIf,
  barred,
  choice,
  flag,
  grouped,
  type InputOf,
  list,
  number,
  numberOr,
  shown,
} from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { handFields, TABLE, tableFields } from '../sight/fields.ts';
import { LEADER_OPTIONS, type Leader } from '../words.ts';

const FORCES = 'The two forces';
const CARDS = 'Cards';
const STAKES = 'What the battle is worth to me';
const SEEN = 'Other cards that I have seen';

export const FOLDED = [STAKES, SEEN, TABLE];

/** 6.6: so many there are, and none leaves the game. */
const LEGIONS = 28;

const legions = (label: string, key: string, start: number) =>
  number({ label, key, group: FORCES, rule: '6.2', min: 1, max: LEGIONS, limit: '6.6', default: start });

const leader = (label: string, key: string, start: Leader) =>
  choice({ label, key, group: FORCES, rule: '6.2', options: LEADER_OPTIONS, default: start });

const played = (label: string, key: string) =>
  numberOr({ label, key, group: CARDS, rule: '6.3', max: 20, default: 'none', words: [{ id: 'none', label: 'none' }] });

const bp = number({ label: 'BP', key: 'b', max: 20, default: 4 });

const worth = (label: string, key: string, start: number) =>
  number({ label, key, group: STAKES, rule: '6.4', min: -20, max: 20, default: start, signed: true });

const cost = (label: string, key: string, start: number) =>
  number({ label, key, group: STAKES, rule: '6.3', max: 20, default: start });

const asked = {
  ...grouped(FORCES, {
    moment: choice({
      label: 'The cards',
      given: true,
      key: 'mo',
      rule: '6.3',
      options: { choose: 'are still to be chosen', revealed: 'are revealed' },
    }),
    side: choice({
      label: 'I am',
      given: true,
      key: 's',
      rule: '6.1',
      options: { attacker: 'the attacker', defender: 'the defender' },
    }),
  }),
  attackerLegions: legions('Attacking Legions', 'al', 3),
  attackerLeader: leader("Attacker's Leader", 'ad', 'none'),
  ...grouped(FORCES, {
    attackerMarker: flag({ label: 'Attacker under a Retreat marker', key: 'am', rule: '6.3' }),
    tribe: flag({ label: 'The Barbarian Tribe defends', key: 'bt', rule: '12.0-barbarians' }),
  }),
  defenderLegions: legions('Defending Legions', 'dl', 2),
  defenderLeader: leader("Defender's Leader", 'dd', 'contender'),
  defenderMarker: flag({ label: 'Defender under a Retreat marker', key: 'dm', group: FORCES, rule: '6.3' }),
  emperors: number({ label: 'Emperors in play', key: 'em', group: CARDS, rule: '10.0', max: 2 }),
  attackerCard: played("BP on the attacker's card", 'ac'),
  defenderCard: played("BP on the defender's card", 'dc'),
  ...grouped(CARDS, {
    used: number({
      label: 'Cards that the attacker has used in this round',
      key: 'u',
      rule: '4.3',
      max: 4,
      default: 1,
    }),
    mine: list({
      label: 'BP of my cards',
      key: 'm',
      rule: '6.3',
      item: 'Card',
      max: 13,
      of: { bp },
      default: [{ bp: 3 }, { bp: 5 }],
    }),
  }),
  ...handFields(CARDS, '6.3'),
  known: list({ label: 'BP of his cards', key: 'l', group: CARDS, rule: '6.3', item: 'Card', max: 13, of: { bp } }),
  win: worth('A win', 'ww', 1),
  draw: worth('A draw', 'wd', 0),
  loss: worth('A loss', 'wl', -1),
  bpCost: cost('Cost per BP of a card played, in tenths', 'wb', 1),
  cardCost: cost('Cost per card played, in tenths', 'wc', 0),
  seen: list({
    label: 'BP of cards that he cannot hold',
    key: 'sn',
    group: SEEN,
    rule: '2.5',
    item: 'Figure',
    max: 12,
    of: { bp, number: number({ label: 'Cards', key: 'n', min: 1, max: 20 }) },
  }),
  ...tableFields,
  aim: aim({ options: { wins: 'chance to win', value: 'value of the battle' } }),
  least: ruling('least-card-value', { label: 'A card under a Retreat marker', key: 'r1', rule: '6.3' }),
  beaten: ruling('beaten-by-barbarians', {
    label: 'Beaten by the Barbarian Tribe',
    key: 'r2',
    rule: '12.0-barbarians',
  }),
  tribeVp: ruling('victory-over-barbarians', { label: 'Victory over the Barbarian Tribe', key: 'r3', rule: '13.2' }),
  newEmperor: ruling('vp-of-a-new-emperor', { label: 'VP of a new Emperor', key: 'r4', rule: '7.3' }),
};

type Asked = InputOf<typeof asked>;

const isPlayer = ({ tribe }: Asked): boolean => !tribe;
const isRevealed = ({ moment }: Asked): boolean => moment === 'revealed';
const isChoosing = ({ moment }: Asked): boolean => moment === 'choose';
const isHidden = (input: Asked): boolean => isChoosing(input) && input.hand === 'unknown';

export const fields = barred(
  shown(asked, {
    defenderLegions: isPlayer,
    defenderLeader: isPlayer,
    defenderMarker: isPlayer,
    emperors: isRevealed,
    attackerCard: isRevealed,
    defenderCard: (input) => isRevealed(input) && isPlayer(input),
    used: isChoosing,
    mine: isChoosing,
    hand: isChoosing,
    cards: isHidden,
    known: (input) => isChoosing(input) && input.hand === 'known',
    win: isChoosing,
    draw: isChoosing,
    loss: isChoosing,
    bpCost: isChoosing,
    cardCost: isChoosing,
    seen: isHidden,
  }),
  {
    defenderLegions: ({ attackerLegions, defenderLegions, tribe }) =>
      barIf(
        !tribe && attackerLegions + defenderLegions > LEGIONS,
        '6.6',
        `There are ${LEGIONS} Legions on the board, but you entered ${attackerLegions + defenderLegions}`,
      ),
    side: ({ side, tribe, moment }) =>
      barIf(
        moment === 'choose' && tribe && side === 'defender',
        '12.0-barbarians',
        'Nobody plays the Barbarian Tribe, so I can only be the attacker',
      ),
  },
);

export type Battle = InputOf<typeof fields>;
