/** The inputs for the end of a Battle: who won, what both sides had and played, and how the beaten Force leaves. */
import { aim, barred, choice, flag, grouped, type InputOf, named, number, shown } from '../../../calculator/fields.ts';
import { elephantsBar } from '../limits.ts';
import { ruling } from '../rulings.ts';
import { SIDE_NAMES, type Side, type Type, typeOptions } from '../words.ts';
import { type Aftermath, type Fate, LEAVING, NO_CARD, type Result, type Room } from './rules.ts';

const BATTLE = 'The Battle';
const RETREAT = 'The beaten Force';

const isLost = ({ result }: { readonly result: Result }): boolean => !LEAVING[result].withdraws;

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
    label: 'Battle Cards played',
    key,
    group: SIDE_NAMES[side],
    rule: '11.9',
    max: 24,
    default: standard,
    help: 'Reserves count too',
  });

const asked = shown(
  {
    ...grouped(BATTLE, {
      result: choice<Result>({
        label: 'How it ended',
        given: true,
        key: 'r',
        rule: '11.5.b',
        options: named({
          'rome-wins': 'Rome won',
          'carthage-wins': 'Carthage won',
          'rome-withdraws': 'Rome Withdrew',
          'carthage-withdraws': 'Carthage Withdrew',
        }),
        default: 'carthage-wins',
      }),
      lastCard: choice<Type>({
        label: 'Last Battle Card played',
        given: true,
        key: 'l',
        rule: '11.10A',
        options: typeOptions,
        default: 'frontal-assault',
        help: 'A Reserve counts as the type you named',
      }),
      ranOut: flag({
        label: 'The loser had no card to lead',
        given: true,
        key: 'ro',
        rule: '11.5.b',
        help: 'The loser was the Attacker when its cards ran out',
      }),
    }),
    romeCu: cu('rome', 'rc'),
    romeCards: cards('rome', 'rk', 5),
    carthageCu: cu('carthage', 'cc'),
    elephants: number({
      label: 'Elephants among the CUs',
      key: 'e',
      group: SIDE_NAMES.carthage,
      rule: '11.10A',
      max: 10,
    }),
    carthageCards: cards('carthage', 'ck', 6),
    ...grouped(RETREAT, {
      way: choice<Fate>({
        label: 'The loser leaves',
        key: 'w',
        rule: '11.10B',
        options: named({
          march: 'by retreating',
          city: 'into its Walled City there',
          eliminated: 'not at all: no legal Retreat',
        }),
        help: 'An Army that has just landed cannot Retreat',
      }),
      room: choice<Room>({
        label: 'The city can hold',
        key: 'rm',
        rule: '11.10B.e',
        options: named({ all: 'all CUs', city: '2 CUs', 'great-city': '5 CUs: Rome or Carthage' }),
        help: 'In the 2007 edition an Army that has just landed loses the CUs for which there is no room',
      }),
      marchLoss: number({
        label: 'CUs lost on the Retreat itself',
        key: 'm',
        rule: '11.10B.d',
        max: 40,
        help: 'The Retreat calculator compares routes',
      }),
      pcs: number({
        label: 'PCs of the loser that may be removed',
        key: 'p',
        rule: '11.11',
        max: 40,
        default: 12,
        help: 'Do not count Walled Cities or Tribes',
      }),
      elephantRow: ruling('elephant-row', {
        label: 'An Elephant is lost first',
        key: 'er',
        rule: '11.10A',
      }),
      ranOutCard: ruling('ran-out-of-cards', {
        label: 'If a side had no card to lead, its Retreat Die is read',
        key: 'rr',
        rule: '11.10A',
      }),
      eliminatedCounts: ruling('eliminated-force-counts', {
        label: 'CUs of a Force that cannot Retreat',
        key: 'ec',
        rule: '11.11',
      }),
    }),
    aim: aim({ options: named({ rome: 'CUs Rome still has', carthage: 'CUs Carthage still has' }) }),
  },
  {
    lastCard: isLost,
    ranOut: isLost,
    elephantRow: (input) => input.result === 'rome-wins' && input.elephants > 0,
    ranOutCard: (input) => isLost(input) && input.ranOut,
    way: isLost,
    room: (input) => isLost(input) && input.way === 'city',
    marchLoss: (input) => isLost(input) && input.way === 'march',
    pcs: isLost,
    eliminatedCounts: (input) =>
      isLost(input) && (input.way === 'eliminated' || (input.way === 'city' && input.room !== 'all')),
  },
);

export type Input = InputOf<typeof asked>;

export const fields = barred(asked, { elephants: ({ elephants, carthageCu }) => elephantsBar(elephants, carthageCu) });

export const aftermathOf = (input: Input): Aftermath => ({
  ...input,
  cu: { rome: input.romeCu, carthage: input.carthageCu },
  cards: { rome: input.romeCards, carthage: input.carthageCards },
  lastCard: input.ranOut && input.ranOutCard === 'no-modifier' ? NO_CARD : input.lastCard,
  elephantsFirst: input.elephantRow === 'every-retreat',
  eliminatedCounts: input.eliminatedCounts === 'counted',
});
