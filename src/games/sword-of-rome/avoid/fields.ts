/** The inputs for the choice between avoiding and standing. */
import {
  aim,
  barIf,
  barred,
  choice,
  flag,
  grouped,
  type InputOf,
  number,
  numberOr,
  shown,
} from '../../../calculator/fields.ts';
import { sharedFields } from '../battle/fields.ts';
import { leavesSyracuse, shipsField } from '../naval-capacity/ships.ts';
import { contestField } from '../naval-movement/voyage.ts';
import { alliedCityField, cityField } from '../retreat/shelter.ts';
import { ruling, syracuseField } from '../rulings.ts';

/** The ways to react: who goes inside, and what the others do. */
const KINDS = ['stand', 'avoid', 'sea', 'inside', 'inside-avoid', 'inside-sea'] as const;
export type Kind = (typeof KINDS)[number];

const MINE = 'My army';
const ENEMY = 'The enemy that enters';
const SPACE = 'The space';
const SEA = 'By sea';
const READINGS = 'Rules questions';

export const FOLDED = [SEA, READINGS];

const PLANS: Record<'best' | Kind, string> = {
  best: 'do what is best for my aim',
  stand: 'stand and fight',
  avoid: 'avoid by land',
  sea: 'avoid by sea',
  inside: 'go inside while the rest fights',
  'inside-avoid': 'go inside while the rest avoids by land',
  'inside-sea': 'go inside while the rest avoids by sea',
};

const fields = {
  ...grouped(MINE, {
    cu: number({ label: 'My CU', key: 'c', rule: '11.1', min: 1, max: 40, default: 6 }),
    tactics: number({
      label: 'My tactics',
      key: 't',
      rule: '11.1',
      max: 6,
      default: 3,
      presets: 'leaders',
      help: '0: no leader, so nobody can avoid',
    }),
    second: numberOr<'none'>({
      label: 'A subordinate’s tactics',
      key: 's',
      rule: '11.1',
      min: 1,
      max: 6,
      words: [{ id: 'none', label: 'none here' }],
      default: 'none',
      presets: 'leaders',
      help: 'He may avoid instead of his commander, who then keeps 1 CU; otherwise he leads those who stay',
    }),
    under: choice({
      label: 'Those who avoid are led by',
      given: true,
      key: 'u',
      rule: '11.1',
      options: { best: 'the better one for me', commander: 'the commander', second: 'the subordinate' },
    }),
    rearguard: number({ label: 'CU that stay and fight in any case', key: 'rg', rule: '11.1', max: 40 }),
  }),
  ...grouped(ENEMY, {
    moverCu: number({ label: 'Enemy CU', key: 'm', rule: '9.4.1', min: 1, max: 10, limit: '9.1.1', default: 8 }),
    moverTactics: number({ label: 'Enemy tactics', key: 'mt', rule: '11.3', max: 6, default: 3, presets: 'leaders' }),
    mpLeft: number({
      label: 'MP left',
      key: 'mp',
      rule: '11.3',
      max: 5,
      default: 1,
      help: 'After entering my space',
    }),
    follows: choice({
      label: 'If the enemy may move on, it',
      key: 'fo',
      rule: '11.3',
      options: { me: 'follows me', elsewhere: 'goes elsewhere' },
    }),
    letGo: flag({ label: 'The enemy would let me go without a roll', key: 'lg', rule: '11.1' }),
  }),
  friendlyTo: choice({
    label: 'The space is friendly to',
    key: 'fr',
    group: SPACE,
    rule: '12.2.3',
    options: { none: 'neither', attacker: 'the enemy', defender: 'me', both: 'both' },
    default: 'defender',
  }),
  acrossRough: flag({ label: 'The enemy enters across rough or a strait', key: 'r', group: SPACE, rule: '12.2.3' }),
  city: cityField('w', SPACE, '9.3.1'),
  fallBacks: number({
    label: 'Spaces to fall back to in succession',
    key: 'fb',
    group: SPACE,
    rule: '11.2',
    max: 5,
    default: 1,
    help: 'Friendly, free of enemy CU, over clear connections; 0: none',
  }),
  triedToIntercept: flag({
    label: 'I have tried to intercept the enemy',
    key: 'ti',
    group: SPACE,
    rule: '10.6',
    given: true,
  }),
  ships: shipsField('sh', SEA, '11.1.1', ['landed']),
  contest: contestField('Naval combat on the voyage', 'n', SEA),
  plan: choice({
    label: 'I will',
    key: 'pl',
    group: 'Aim',
    rule: '9.3.2',
    options: (['best', ...KINDS] as const).map((id) => ({ id, label: PLANS[id] })),
    default: 'best',
  }),
  alliedCity: alliedCityField('ac', READINGS),
  syracuse: syracuseField('sy', READINGS, '11.1.1'),
  seaReturn: ruling('naval-roll-when-reacting', {
    label: 'If the ships return',
    key: 'sr',
    group: READINGS,
    rule: '11.1.1',
  }),
  ...sharedFields,
  inside: numberOr<'most' | 'best'>({
    label: 'CU that go inside',
    key: 'in',
    group: SPACE,
    rule: '9.3.1',
    min: 1,
    max: 3,
    words: [
      { id: 'most', label: 'as many as there is room for' },
      { id: 'best', label: 'as many as is best for me' },
    ],
    default: 'most',
    help: 'CU that stay and fight in any case remain outside',
  }),
  aim: aim({
    label: 'What I want most',
    key: 'aim',
    group: 'Aim',
    options: {
      swing: 'CU swing in my favour',
      saved: 'fewest CU lost',
      unbeaten: 'not being beaten',
      wins: 'winning a battle',
      halts: 'stopping the enemy here',
    },
  }),
};

export type AvoidInput = InputOf<typeof fields>;

const hasShips = ({ ships }: AvoidInput): boolean => ships !== 'none';

export const avoidFields = barred(
  shown(fields, {
    under: ({ second }) => second !== 'none',
    follows: ({ mpLeft }) => mpLeft !== 0,
    contest: hasShips,
    inside: ({ city }) => city !== 'none',
    alliedCity: ({ city }) => city === 'ally',
    syracuse: leavesSyracuse,
    seaReturn: (input) => hasShips(input) && input.contest !== 'none',
  }),
  {
    rearguard: ({ rearguard, cu }) =>
      barIf(rearguard > cu, '11.1', `${rearguard} CU cannot stay behind: the army has ${cu}`),
  },
);
