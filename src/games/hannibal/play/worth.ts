/** What a position is judged by: Provinces, PCs, CUs, Generals, sieges, cards. Knows no weight. */
import { figuresOf } from '../../../play/figures.ts';
import type { Worth } from '../../../play/worth.ts';
import { otherSide, SIDES, type Side } from '../words.ts';
import { removablePcs, significantOf } from './politics.ts';
import { CARTHAGO, generalOf, insideAt, isCity, ROMA, regionOf } from './queries.ts';
import type { State } from './state.ts';

const FEATURES = {
  provinces: 'Provinces that count',
  ahead: 'being ahead in Provinces',
  close: 'spaces short of a Province',
  spaces: 'spaces',
  cities: 'Walled Cities',
  pcs: 'PCs that can be removed',
  short: 'PCs to pay for the next check',
  italia: 'spaces in Italia',
  africa: 'CUs near the enemy’s capital',
  capital: 'Siege Points against the capital',
  cu: 'CUs',
  elephants: 'Elephants',
  inside: 'CUs within walls',
  army: 'the largest Army',
  lead: 'CUs under good Generals',
  generals: 'Generals on the map',
  abroad: 'CUs on enemy ground',
  sieges: 'Siege Points',
  besieged: 'Enemy Siege Points on its cities',
  cards: 'cards in hand',
  moves: 'the move',
} as const;

type Measured = Record<keyof typeof FEATURES, number>;

/** How far a side has come in the Provinces that count to more than half of their spaces. */
function closeness(s: State, side: Side): number {
  let sum = 0;
  for (const name in s.setup.provinces) {
    const province = s.setup.provinces[name];
    if (!province?.counts) continue;
    let own = 0;
    for (const at of province.spaces) if (s.control[at] === side) own++;
    sum += Math.min(1, own / (Math.floor(province.spaces.length / 2) + 1));
  }
  return sum;
}

const CAPITALS: Readonly<Record<Side, string>> = { rome: ROMA, carthage: CARTHAGO };

function measured(s: State, side: Side, provinces: number, other: number): Measured {
  let [spaces, cities, italia, cu, elephants, inside, army, lead, abroad, near] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const at in s.control) {
    if (s.control[at] !== side) continue;
    spaces++;
    if (isCity(s, at)) cities++;
    if (regionOf(s, at) === 'Italia') italia++;
    inside += insideAt(s, at).cu;
  }
  const target = CAPITALS[otherSide(side)];
  const region = regionOf(s, target);
  for (const at in s.stacks[side]) {
    const stack = s.stacks[side][at];
    if (!stack) continue;
    cu += stack.cu;
    elephants += stack.elephants;
    army = Math.max(army, stack.cu);
    if (s.control[at] !== side) abroad += stack.cu;
    if (regionOf(s, at) === region) near += stack.cu;
    let best = 0;
    for (const id of stack.generals) best = Math.max(best, generalOf(s, id).battle);
    lead += best * Math.min(10, stack.cu);
  }
  let [sieges, besieged, generals] = [0, 0, 0];
  for (const at in s.siege) {
    if (!isCity(s, at)) continue;
    if (s.control[at] === side) besieged += s.siege[at] ?? 0;
    else sieges += s.siege[at] ?? 0;
  }
  for (const id of s.setup.roster[side]) if (s.where[id] !== null) generals++;
  const pcs = removablePcs(s, side).length;
  return {
    provinces,
    ahead: Math.max(-1.5, Math.min(1.5, provinces - other + (side === 'carthage' ? 0.5 : -0.5))),
    close: closeness(s, side),
    spaces,
    cities,
    pcs: Math.min(12, pcs),
    short: Math.min(3, pcs - Math.max(0, other - provinces)),
    italia,
    africa: near,
    capital: s.control[target] === side ? 0 : (s.siege[target] ?? 0),
    cu: cu + inside,
    elephants,
    inside,
    army,
    lead,
    generals,
    abroad,
    sieges,
    besieged,
    cards: s.hands[side].length,
    moves: Number(s.active === side),
  };
}

const ALONE: readonly (readonly Side[])[] = SIDES.map((side) => [side]);

export const worth: Worth<State> = {
  features: FEATURES,
  sides: () => ALONE,
  measure(s) {
    const all = SIDES.map((side) => significantOf(s, side));
    return SIDES.map((side, i) => Object.values(measured(s, side, all[i] ?? 0, all[1 - i] ?? 0)));
  },
  score: (s) => SIDES.map((side) => significantOf(s, side)),
  progress: (s) => (s.turn - 1) / (Number(figuresOf(s).at('game-length', 'turns', 'number').value) - 1),
  rests: ['play'],
  good: [
    ...['provinces', 'ahead', 'close', 'spaces', 'cities', 'pcs', 'short', 'capital', 'cu', 'elephants', 'lead'],
    ...['generals', 'sieges', 'cards'],
  ],
  bad: ['besieged'],
};
