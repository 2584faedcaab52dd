/** Naval Battle (chapter 9): who wins, what it costs, and when to Evade. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, type InputOf, number } from '../../../calculator/fields.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Tables } from '../../../calculator/table.ts';
import { navalPlan } from './best-play.ts';
import { AIMS, aimsOf } from './end.ts';
import { battleOf, FOLDED, fleetFields, GROUPS, sideField, warships } from './fields.ts';
import { type NavalBattle, ROUNDS } from './moment.ts';
import { navalOdds } from './odds.ts';
import { navalRoll, navalRolls } from './roll.ts';
import { NAVAL_RULES, NAVAL_TABLES, NAVAL_TERMS, navalWorth } from './terms.ts';

const UNDER_WAY = 'A battle under way';

const so = (label: string, key: string, rule: string, max: number) =>
  number({ label, key, group: UNDER_WAY, rule, min: 0, max, default: 0 });

const fields = {
  romeWarships: warships('rome', 'rw', 1, 3),
  carthageWarships: warships('carthage', 'cw', 1, 3),
  ...fleetFields,
  side: sideField('I play', 'me', GROUPS.battle),
  round: number({
    label: 'Round to come',
    key: 'r',
    group: UNDER_WAY,
    rule: '9.2',
    min: 1,
    max: ROUNDS,
    default: 1,
  }),
  next: choice<'round' | 'rome' | 'carthage'>({
    label: 'Next',
    key: 'n',
    group: UNDER_WAY,
    rule: '9.2',
    options: [
      { id: 'round', label: 'the round begins' },
      { id: 'rome', label: 'Rome rolls, last in its round' },
      { id: 'carthage', label: 'Carthage rolls, last in its round' },
    ],
    default: 'round',
  }),
  romeHeld: so('Prizes in the Roman At Sea box', 'rh', '9.2.B3', 5),
  carthageHeld: so('Prizes in the Carthaginian At Sea box', 'ch', '9.2.B3', 5),
  romeLost: so('Units that Rome has lost, Prizes among them', 'rl', '9.4', 10),
  carthageLost: so('Units that Carthage has lost, Prizes among them', 'cl', '9.4', 10),
  aim: aim({ label: 'Aim', key: 'aim', options: AIMS, default: 'wins' }),
};

type Input = InputOf<typeof fields>;

function battleFrom(input: Input): NavalBattle {
  const battle = battleOf(input);
  const { rome, carthage } = battle.fleets;
  const { next, round } = input;
  return {
    ...battle,
    round,
    ...(next !== 'round' && { last: next }),
    fleets: {
      rome: { ...rome, prizes: input.romeHeld, lost: input.romeLost },
      carthage: { ...carthage, prizes: input.carthageHeld, lost: input.carthageLost },
    },
  };
}

const planOf = remember((input: Input, tables: Tables) =>
  navalPlan(battleFrom(input), { side: input.side, aim: input.aim }, tables),
);

export const navalBattle = calculator({
  id: 'naval-battle',
  title: 'Naval Battle',
  question: 'Who wins at sea, what does it cost, and when should I Evade?',
  rules: NAVAL_RULES,
  fields,
  folded: [...FOLDED, UNDER_WAY],
  tables: NAVAL_TABLES,
  terms: NAVAL_TERMS,
  headline: ['romeWins', 'carthageWins'],
  charts: [
    { title: 'Warships lost', keys: ['romeShipsLost', 'carthageShipsLost'] },
    { title: 'Prizes claimed', keys: ['romePrizes', 'carthagePrizes'] },
    { title: 'PCs lost', keys: ['romePcs', 'carthagePcs'] },
    { title: 'All Units lost', keys: ['romeUnitsLost', 'carthageUnitsLost'] },
  ],
  tones: {
    romeWins: 'attacker',
    carthageWins: 'defender',
    romeShipsLost: 'attacker',
    carthageShipsLost: 'defender',
    romePrizes: 'attacker',
    carthagePrizes: 'defender',
    romePcs: 'attacker',
    carthagePcs: 'defender',
    romeUnitsLost: 'attacker',
    carthageUnitsLost: 'defender',
  },
  aims: aimsOf(navalWorth),
  joint: {
    rows: 'romeShipsLost',
    columns: 'carthageShipsLost',
    split: 'winner',
    wins: { rome: 'romeWins', carthage: 'carthageWins' },
  },
  compute: (input, tables) => navalOdds(input, planOf(input, tables)),
  rolls: (input, tables, fallen) => navalRolls(planOf(input, tables), fallen),
  resolve: (input, faces, tables) => navalRoll(input, planOf(input, tables), faces),
});
