/** After the Battle (11.9 to 11.11): casualties, Retreat losses and PCs, and what both sides have left. */
import { calculator, type Faces } from '../../../calculator/calculator.ts';
import { aim, choice, type InputOf, number, ruling } from '../../../calculator/fields.ts';
import type { Tables } from '../../../calculator/table.ts';
import { CARD_NAMES, TYPES, type Type } from '../battle-cards/deck.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { afterBattleOdds, afterBattleRoll, afterBattleRolls } from './odds.ts';
import type { Aftermath, Result, Way } from './rules.ts';

const BATTLE = 'The Battle';
const RETREAT = 'The beaten Force';

type Raw = Readonly<Record<string, unknown>>;
const isLost = (input: Raw): boolean => !String(input['result']).endsWith('withdraws');
const leaves = (way: Way) => (input: Raw) => isLost(input) && input['way'] === way;

const cu = (side: Side, key: string) =>
  number({
    label: 'CUs when the Battle began',
    key,
    group: SIDE_NAMES[side],
    rule: '11.10A',
    min: 1,
    max: 40,
    default: 8,
  });
const cards = (side: Side, key: string, standard: number) =>
  number({
    label: 'Battle Cards it played',
    key,
    group: SIDE_NAMES[side],
    rule: '11.9',
    min: 0,
    max: 24,
    default: standard,
    help: 'Reserves count too',
  });

const fields = {
  result: choice<Result>({
    label: 'How it ended',
    key: 'r',
    group: BATTLE,
    rule: '11.5.b',
    options: [
      { id: 'rome-wins', label: 'Rome won' },
      { id: 'carthage-wins', label: 'Carthage won' },
      { id: 'rome-withdraws', label: 'Rome Withdrew' },
      { id: 'carthage-withdraws', label: 'Carthage Withdrew' },
    ],
    default: 'carthage-wins',
  }),
  lastCard: choice<Type>({
    label: 'Last Battle Card played',
    key: 'l',
    group: BATTLE,
    rule: '11.10A',
    options: TYPES.map((id) => ({ id, label: CARD_NAMES[id] })),
    default: 'frontal-assault',
    when: isLost,
    help: 'A Reserve counts as the type it was named',
  }),
  romeCu: cu('rome', 'rc'),
  romeCards: cards('rome', 'rk', 5),
  carthageCu: cu('carthage', 'cc'),
  elephants: number({
    label: 'of them Elephants',
    key: 'e',
    group: SIDE_NAMES.carthage,
    rule: '11.10A',
    min: 0,
    max: 10,
    default: 0,
  }),
  carthageCards: cards('carthage', 'ck', 6),
  way: choice<Way>({
    label: 'It leaves',
    key: 'w',
    group: RETREAT,
    rule: '11.10B',
    options: [
      { id: 'march', label: 'by a Retreat march' },
      { id: 'city', label: 'into its Walled City there' },
      { id: 'eliminated', label: 'not at all: no legal Retreat' },
    ],
    default: 'march',
    when: isLost,
    help: 'An Army that has just landed has no Retreat',
  }),
  marchLoss: number({
    label: 'CUs lost on the march',
    key: 'm',
    group: RETREAT,
    rule: '11.10B.d',
    min: 0,
    max: 40,
    default: 0,
    when: leaves('march'),
    help: 'The Retreat calculator compares ways',
  }),
  pcs: number({
    label: 'PCs of the loser that may be removed',
    key: 'p',
    group: RETREAT,
    rule: '11.11',
    min: 0,
    max: 40,
    default: 12,
    when: isLost,
    help: 'Not Walled Cities, not Tribes',
  }),
  eliminatedCounts: ruling({
    label: 'CUs of a Force that cannot Retreat',
    key: 'ec',
    group: RETREAT,
    rule: '11.11',
    ruling: 'eliminated-force-counts',
    options: [
      { id: 'counted', label: 'count for the PCs' },
      { id: 'not-counted', label: 'do not count' },
    ],
    when: leaves('eliminated'),
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'rome', label: 'CUs that Rome has left' },
      { id: 'carthage', label: 'CUs that Carthage has left' },
    ],
    default: 'rome',
  }),
};

type Input = InputOf<typeof fields>;

const aftermathOf = (input: Input): Aftermath => ({
  ...input,
  cu: { rome: input.romeCu, carthage: input.carthageCu },
  cards: { rome: input.romeCards, carthage: input.carthageCards },
  eliminatedCounts: input.eliminatedCounts === 'counted',
});

export const afterBattle = calculator({
  id: 'after-battle',
  title: 'After the Battle',
  question: 'What does the Battle cost, and who is left?',
  rules: ['11.9', '11.10A', '11.10B', '11.10B.d', '11.11', '11.5.b', '11.7.a', '4.1'],
  fields,
  tables: ['attrition', 'attrition-elephants', 'retreat-small', 'retreat-large', 'limits'],
  terms: {
    stands: 'CUs of the side that left the field remain',
    gone: 'It has no CU left',
    winnerGone: 'The other side has no CU left',
    losesGame: 'More PCs are due than there are: the game is lost',
    elephantLost: 'Carthage loses an Elephant',
    romeLeft: 'CUs that Rome has left',
    carthageLeft: 'CUs that Carthage has left',
    romeLost: 'CUs that Rome loses',
    carthageLost: 'CUs that Carthage loses',
    pcsLost: 'PCs removed',
    cardsPlayed: 'Column: Battle Cards played',
    retreatDie: 'Retreat Die',
  },
  headline: ['stands', 'gone'],
  charts: [
    { title: 'CUs left', keys: ['romeLeft', 'carthageLeft'] },
    { title: 'PCs removed', keys: ['pcsLost'] },
  ],
  tones: {
    stands: 'plain',
    gone: 'faint',
    romeLeft: 'attacker',
    carthageLeft: 'defender',
    romeLost: 'attacker',
    carthageLost: 'defender',
    pcsLost: 'plain',
  },
  aims: {
    rome: { form: 'number', worth: (r) => r.expected['romeLeft']! },
    carthage: { form: 'number', worth: (r) => r.expected['carthageLeft']! },
  },
  compute: (input: Input, tables: Tables) => afterBattleOdds(aftermathOf(input), tables),
  rolls: (input: Input, tables: Tables, fallen: Faces) => afterBattleRolls(aftermathOf(input), tables, fallen),
  resolve: (input: Input, faces: Faces, tables: Tables) => afterBattleRoll(aftermathOf(input), faces, tables),
});
