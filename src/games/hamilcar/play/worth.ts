/** What a position is judged by: the space count, Provinces and PCs, Units, Generals, Fleets, sieges, cards. Knows no weight. */
import type { Worth } from '../../../play/worth.ts';
import { SIDES, type Side } from '../words.ts';
import { cardOfGeneral, generalOf } from './pieces/generals.ts';
import { unitsOf } from './pieces/units.ts';
import { counts, isCity, italian, limit, pcsOf } from './queries.ts';
import { type Heap, NONE, type State } from './state.ts';

const FEATURES = {
  count: 'the count of the Victory Check',
  ahead: 'being ahead in the count',
  italia: 'Provinces to spare in Italia',
  close: 'spaces short of a Province',
  spaces: 'spaces',
  cities: 'cities',
  pcs: 'PCs that can be removed',
  cu: 'CUs',
  elephants: 'Elephants',
  st: 'STs',
  inside: 'Units inside cities',
  army: 'the largest Army',
  lead: 'CUs under good Generals',
  generals: 'Generals on the map',
  abroad: 'CUs on enemy ground',
  sieges: 'Siege Points',
  besieged: 'Enemy Siege Points on its cities',
  warships: 'Warships',
  ready: 'Ready Warships',
  seamanship: 'Roman Seamanship',
  miat: 'PCs on the Miat',
  cards: 'cards in hand',
  ops: 'OPs in hand',
  chest: 'cards in the War Chest',
  supremacy: 'Naval Supremacy',
  moves: 'the move',
} as const;

type Measured = Record<keyof typeof FEATURES, number>;

/** Of each Province that scores: how far a side has come to more than half of its spaces. */
function closeness(s: State, side: Side): number {
  let sum = 0;
  for (const id in s.setup.provinces) {
    const province = s.setup.provinces[id];
    if (!province?.scores) continue;
    let own = 0;
    for (const at of province.spaces) if (s.control[at] === side) own++;
    sum += Math.min(1, own / (Math.floor(province.spaces.length / 2) + 1));
  }
  return sum;
}

interface Forces {
  readonly all: Heap;
  readonly inside: number;
  readonly army: number;
  readonly abroad: number;
}

function forcesOf(s: State, side: Side): Forces {
  const all = { ...NONE };
  let [inside, army, abroad] = [0, 0, 0];
  const add = ({ cu, elephants, st }: Readonly<Heap>): void => {
    all.cu += cu + elephants;
    all.elephants += elephants;
    all.st += st;
  };
  for (const at in s.field[side]) {
    const heap = s.field[side][at] ?? NONE;
    add(heap);
    army = Math.max(army, heap.cu + heap.elephants);
    if (s.control[at] !== side) abroad += heap.cu + heap.elephants;
  }
  for (const at in s.inside) {
    if (s.control[at] !== side) continue;
    const heap = s.inside[at] ?? NONE;
    add(heap);
    inside += unitsOf(heap);
  }
  return { all, inside, army, abroad };
}

function measured(s: State, side: Side, count: number, other: number): Measured {
  const { all, inside, army, abroad } = forcesOf(s, side);
  let [spaces, cities, lead, generals, sieges, besieged] = [0, 0, 0, 0, 0, 0];
  for (const at in s.control) {
    if (s.control[at] !== side) continue;
    spaces++;
    if (isCity(s, at)) cities++;
  }
  for (const id of s.setup.roster[side]) {
    const { at } = generalOf(s, id);
    if (!s.setup.spaces[at]) continue;
    generals++;
    const heap = s.field[side][at] ?? NONE;
    lead += cardOfGeneral(s, id).battle * Math.min(10, heap.cu + heap.elephants);
  }
  for (const at in s.sieges) {
    const siege = s.sieges[at];
    if (siege?.by === side) sieges += siege.points;
    else besieged += siege?.points ?? 0;
  }
  const { ready, spent, atSea } = s.warships[side];
  const isRome = side === 'rome';
  return {
    count,
    ahead: Math.max(-1.5, Math.min(1.5, count - other - (isRome ? 0.5 : -0.5))),
    italia: isRome ? italian(s) - limit(s, 'italian-provinces') : 0,
    close: closeness(s, side),
    spaces,
    cities,
    pcs: Math.min(6, pcsOf(s, side, 'other')),
    cu: all.cu,
    elephants: all.elephants,
    st: all.st,
    inside,
    army,
    lead,
    generals,
    abroad,
    sieges,
    besieged,
    warships: ready + spent + atSea,
    ready,
    seamanship: isRome ? s.seamanship : 0,
    miat: isRome ? 0 : s.miat.length,
    cards: s.hands[side].length,
    ops: s.hands[side].reduce((sum, card) => sum + (s.setup.deck[card]?.op ?? 0), 0),
    chest: s.chest[side].length,
    supremacy: Number(s.supremacy === side),
    moves: Number(s.active === side),
  };
}

const ALONE: readonly (readonly Side[])[] = SIDES.map((side) => [side]);

export const worth: Worth<State> = {
  features: FEATURES,
  sides: () => ALONE,
  measure(s) {
    const count = counts(s);
    return [
      Object.values(measured(s, 'rome', count.rome, count.carthage)),
      Object.values(measured(s, 'carthage', count.carthage, count.rome)),
    ];
  },
  score: (s) => Object.values(counts(s)),
  progress: (s) => (s.turn - 1) / (limit(s, 'turns') - 1),
  rests: ['round'],
  good: [
    ...['count', 'ahead', 'italia', 'close', 'spaces', 'cities', 'pcs', 'cu', 'elephants', 'st', 'lead', 'generals'],
    ...['sieges', 'warships', 'ready', 'seamanship', 'cards', 'ops', 'chest', 'supremacy'],
  ],
  bad: ['besieged'],
};
