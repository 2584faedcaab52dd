/** The inputs for the move planner: the force, then its route step by step, or both ends of a route and who is in between. */
import { barIf, barred, choice, flag, grouped, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { LEADER_OPTIONS, optionsOf, PLACES, PROVINCES, TRIBE_OPTIONS } from '../words.ts';

const WAY = 'The route';
export const MORE = 'Before it moves';
export const READINGS = 'Readings';

const step = {
  to: choice({ label: 'Into', key: 'p', rule: '5.0', options: optionsOf(PLACES), default: 'judaea' }),
  meets: choice({
    label: 'There it meets',
    key: 'm',
    rule: '5.5',
    options: {
      nobody: 'nobody to stop it',
      stops: 'enemies, and stops',
      passes: 'enemies who let it pass',
      wins: 'enemies or the tribe: it attacks and wins',
      fails: 'enemies or the tribe: it attacks and does not win',
    },
  }),
  owners: number({ label: 'Players whose Legions it meets', key: 'n', rule: '5.5', min: 1, max: 3 }),
  own: number({ label: 'Your own Legions picked up', key: 'o', rule: '5.4', max: 20 }),
  uncontrolled: number({ label: 'Uncontrolled Legions picked up', key: 'u', rule: '5.4', max: 4 }),
  dropped: number({ label: 'Legions left there', key: 'd', rule: '5.4', max: 28 }),
};

const enemy = {
  at: choice({ label: 'Province', key: 'p', options: optionsOf(PROVINCES), default: 'dalmatia' }),
  lets: flag({ label: 'These Legions let the force pass', key: 'l', rule: '5.5' }),
  owners: number({ label: 'Players', given: true, key: 'n', rule: '5.5', min: 1, max: 3 }),
};

const asked = {
  ask: choice({
    label: 'I want to know',
    key: 'a',
    options: { plan: 'what my route costs', fewest: 'the cheapest route' },
  }),
  from: choice({ label: 'Starts in', key: 'f', rule: '5.0', options: optionsOf(PLACES), default: 'aegyptus' }),
  legions: number({ label: 'Legions', key: 'l', rule: '5.2', max: 28, default: 3, help: '0: a Leader moves alone' }),
  mp: number({ label: 'MP from cards', key: 'mp', rule: '5.1', max: 40, default: 6 }),
  ...grouped(WAY, {
    to: choice({ label: 'Goes to', key: 't', rule: '5.0', options: optionsOf(PLACES), default: 'italia-north' }),
    steps: list({
      label: 'Step by step',
      key: 's',
      rule: '5.0',
      item: 'Step',
      max: 10,
      of: step,
      default: [
        { to: 'judaea', meets: 'nobody', owners: 1, own: 1, uncontrolled: 0, dropped: 0 },
        { to: 'syria', meets: 'nobody', owners: 1, own: 0, uncontrolled: 0, dropped: 0 },
        { to: 'asia-minor', meets: 'nobody', owners: 1, own: 0, uncontrolled: 0, dropped: 0 },
      ],
    }),
    enemies: list({
      label: 'Provinces with enemy Legions',
      key: 'e',
      rule: '5.5',
      item: 'Province',
      max: 12,
      of: enemy,
    }),
    tribe: choice({
      label: 'Barbarian Tribe in',
      key: 'b',
      rule: '12.0-barbarians',
      options: TRIBE_OPTIONS,
      default: 'none',
    }),
  }),
  ...grouped(MORE, {
    leader: choice({
      label: 'Leader who goes along',
      key: 'le',
      rule: '5.7',
      options: LEADER_OPTIONS,
      default: 'none',
    }),
    won: number({ label: 'Attacks won in this round', key: 'w', rule: '5.3', max: 8 }),
    marker: flag({ label: 'Under a Retreat marker', key: 'r', rule: '5.6' }),
    startUncontrolled: number({
      label: 'Uncontrolled Legions taken at the start',
      key: 'su',
      rule: '5.4',
      max: 4,
    }),
    atStart: choice({
      label: 'At the start the force',
      key: 'sa',
      rule: '6.0',
      options: { nobody: 'attacks nobody', wins: 'attacks and wins', fails: 'attacks and does not win' },
    }),
    startOwners: number({ label: 'Players attacked at the start', key: 'sn', rule: '6.0', min: 1, max: 3 }),
  }),
  ...grouped(READINGS, {
    passages: ruling('passage-with-several-players', {
      label: 'Passing several players’ Legions',
      key: 'pa',
      rule: '5.5',
    }),
    leaderAlone: ruling('leader-alone-cost', {
      label: 'A lone Leader meeting the Barbarian Tribe',
      key: 'la',
      rule: '5.7',
    }),
    straitsToTribe: ruling('straits-to-the-barbarians', {
      label: 'Across Straits to the Barbarian Tribe',
      key: 'st',
      rule: '5.2',
    }),
    uncontrolledAtStart: ruling('uncontrolled-at-the-start', {
      label: 'Uncontrolled Legions at the start',
      key: 'us',
      rule: '5.4',
    }),
  }),
};

type Asked = InputOf<typeof asked>;

const isPlan = ({ ask }: Asked): boolean => ask === 'plan';
const isSearch = ({ ask }: Asked): boolean => ask === 'fewest';

export const fields = barred(
  shown(asked, {
    to: isSearch,
    steps: isPlan,
    enemies: isSearch,
    leader: isPlan,
    marker: isPlan,
    startUncontrolled: isPlan,
    atStart: isPlan,
    startOwners: (input) => isPlan(input) && input.atStart === 'wins',
    uncontrolledAtStart: isPlan,
  }),
  {
    legions: (input) =>
      barIf(
        isPlan(input) && input.legions === 0 && input.leader === 'none',
        '5.1',
        'Neither a Legion nor a Leader moves',
      ),
    enemies: ({ enemies }) =>
      barIf(new Set(enemies.map(({ at }) => at)).size < enemies.length, '5.5', 'The same Province is named twice'),
  },
);

export type Move = InputOf<typeof fields>;
