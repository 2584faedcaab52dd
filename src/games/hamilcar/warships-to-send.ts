/** Warships to send (8.3, 7.3.C): the Naval Battle with each number of Warships that I could take along. */
import { calculator } from '../../calculator/calculator.ts';
import { aim, type InputOf, number } from '../../calculator/fields.ts';
import type { Grid, Report } from '../../calculator/report.ts';
import type { Tables } from '../../calculator/table.ts';
import { decimal, percent, plural } from '../../calculator/words.ts';
import { mean } from '../../engine/dist.ts';
import { endsOf, type NavalPlan, navalPlan } from './naval-battle/best-play.ts';
import { AIMS, aimsOf } from './naval-battle/end.ts';
import { battleOf, type FleetInput, FOLDED, fleetFields, sideField } from './naval-battle/fields.ts';
import { navalBasis, tcsOf } from './naval-battle/readings.ts';
import { chancesOver, type NavalResult, navalNumbers, resultsOf } from './naval-battle/result.ts';
import { NAVAL_RULES, NAVAL_TABLES, navalWorth } from './naval-battle/terms.ts';
import { otherSide, SIDE_NAMES } from './words.ts';

const SHIPS = 'Warships';

const fields = {
  side: sideField('I play', 'me', SHIPS),
  ready: number({
    label: 'Ready Warships that I could send',
    key: 'w',
    group: SHIPS,
    rule: '8.3',
    min: 1,
    max: 5,
    default: 5,
  }),
  enemy: number({ label: 'Enemy Warships', key: 'n', group: SHIPS, rule: '2.3.G', min: 1, max: 5, default: 3 }),
  ...fleetFields,
  aim: aim({ label: 'Aim', key: 'aim', options: AIMS, default: 'wins' }),
};

type Input = InputOf<typeof fields>;

interface Sent {
  readonly ships: number;
  readonly input: FleetInput;
  readonly plan: NavalPlan;
  readonly worth: number;
  readonly figures: { readonly chances: Record<string, number>; readonly expected: Record<string, number> };
}

/** The battle with this many Warships of mine, played by both sides as well as they can. */
function send(ships: number, input: Input, tables: Tables): Sent {
  const { side, aim: of } = input;
  const fleets = side === 'rome' ? [ships, input.enemy] : [input.enemy, ships];
  const fleet: FleetInput = { ...input, romeWarships: fleets[0]!, carthageWarships: fleets[1]! };
  const plan = navalPlan(battleOf(fleet), { side, aim: of }, tables);
  const results = resultsOf(plan, endsOf(plan));
  const average = (key: keyof ReturnType<typeof navalNumbers>): number =>
    mean(results, (result: NavalResult) => navalNumbers(result)[key]);
  const { romeWins, carthageWins, romeSupremacy, carthageSupremacy } = chancesOver(results);
  const [me, enemy] = [side, otherSide(side)];
  return {
    ships,
    input: fleet,
    plan,
    worth: plan.policy.worth(plan.start),
    figures: {
      chances: {
        wins: side === 'rome' ? romeWins : carthageWins,
        beaten: side === 'rome' ? carthageWins : romeWins,
        supremacy: side === 'rome' ? romeSupremacy : carthageSupremacy,
      },
      expected: {
        shipsLost: average(`${me}ShipsLost`),
        enemyShipsLost: average(`${enemy}ShipsLost`),
        unitsLost: average(`${me}UnitsLost`),
        prizes: average(`${me}Prizes`),
        enemyPrizes: average(`${enemy}Prizes`),
        pcs: average(`${me}Pcs`),
        enemyPcs: average(`${enemy}Pcs`),
      },
    },
  };
}

function gridOf(all: readonly Sent[], aim: string): Grid {
  const two = (value: number): string => decimal(value, 2);
  return {
    columns: [
      { id: 'ships', label: 'I send', form: 'number' },
      { id: 'wins', label: 'I win', form: 'chance' },
      { id: 'more', label: 'One more brought', form: 'change' },
      { id: 'supremacy', label: 'Naval Supremacy afterwards', form: 'chance' },
      { id: 'lose', label: 'Warships I lose', form: 'text' },
      { id: 'sink', label: 'Enemy loses', form: 'text' },
      { id: 'prizes', label: 'Prizes I claim', form: 'text' },
      { id: 'pcs', label: 'PCs, mine : theirs', form: 'text' },
      ...(aim === 'wins' || aim === 'supremacy' ? [] : [{ id: 'worth', label: labelOf(aim), form: 'text' as const }]),
    ],
    rows: all.map(({ ships, worth, figures: { chances, expected } }, i) => ({
      ships,
      wins: chances['wins']!,
      more: i ? chances['wins']! - all[i - 1]!.figures.chances['wins']! : 0,
      supremacy: chances['supremacy']!,
      lose: two(expected['shipsLost']!),
      sink: two(expected['enemyShipsLost']!),
      prizes: two(expected['prizes']!),
      pcs: `${two(expected['pcs']!)} : ${two(expected['enemyPcs']!)}`,
      ...(aim === 'wins' || aim === 'supremacy' ? {} : { worth: two(worth) }),
    })),
  };
}

const labelOf = (aim: string): string => {
  const { label } = AIMS.find(({ id }) => id === aim)!;
  return label[0]!.toUpperCase() + label.slice(1);
};

/** Worths nearer than this differ only by rounding. */
const EQUAL = 1e-12;

function compute(input: Input, tables: Tables): Report {
  const all = Array.from({ length: input.ready }, (_, i) => send(i + 1, input, tables));
  // Among equals the fewest: what stays at port is not at risk.
  const best = all.reduce((top, sent) => (sent.worth > top.worth + EQUAL ? sent : top));
  const { chances, expected } = best.figures;
  const { label } = AIMS.find(({ id }) => id === input.aim)!;
  return {
    sentence: `Best for the ${label}: send ${plural(best.ships, 'Warship')} against ${input.enemy}. ${SIDE_NAMES[input.side]} then wins ${percent(chances['wins']!)} of the time and loses ${decimal(expected['shipsLost']!)} Warships on average against ${decimal(expected['enemyShipsLost']!)}.`,
    chances,
    expected,
    distributions: {},
    facts: { send: best.ships, tcs: tcsOf(best.input, input.side) },
    grid: gridOf(all, input.aim),
    ...navalBasis(best.input, best.plan),
  };
}

/** The same measures as a Naval Battle's, under the names of this report. */
const worthOf = (aim: (typeof AIMS)[number]['id'], { chances, expected, facts }: Report): number =>
  navalWorth(aim, {
    chances: { romeWins: chances['wins']!, romeSupremacy: chances['supremacy']! },
    expected: {
      romeUnitsLost: expected['unitsLost']!,
      romeShipsLost: expected['shipsLost']!,
      carthageShipsLost: expected['enemyShipsLost']!,
      romePrizes: expected['prizes']!,
      carthagePrizes: expected['enemyPrizes']!,
      romePcs: expected['pcs']!,
      carthagePcs: expected['enemyPcs']!,
    },
    facts: { ...facts, side: 'Rome' },
  });

export const warshipsToSend = calculator({
  id: 'warships-to-send',
  title: 'Warships to send',
  question: 'How many Warships should I send?',
  rules: [...NAVAL_RULES, '7.3.C', '8.3'],
  fields,
  folded: FOLDED,
  tables: NAVAL_TABLES,
  terms: {
    wins: 'I win',
    beaten: 'The enemy wins',
    supremacy: 'I have Naval Supremacy afterwards',
    shipsLost: 'Warships I lose',
    enemyShipsLost: 'Warships the enemy loses',
    unitsLost: 'Units I lose',
    prizes: 'Prizes I claim',
    enemyPrizes: 'Prizes the enemy claims',
    pcs: 'PCs I lose',
    enemyPcs: 'PCs the enemy loses',
    send: 'Warships to send',
    tcs: 'Tactic Cards I draw',
  },
  headline: ['wins', 'beaten'],
  charts: [],
  tones: { wins: 'attacker', beaten: 'defender' },
  aims: aimsOf(worthOf),
  compute,
});
