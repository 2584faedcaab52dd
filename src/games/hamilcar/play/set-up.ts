/** The pieces before the first move: the set-up of chapter 3, or a position of one's own laid over it. */

import { allKnown, noneTwice } from '../../../play/position.ts';
import { both, otherSide, SIDES, type Side } from '../words.ts';
import { type Heap, NONE, type Office } from './parts.ts';
import type { SetUp } from './kept.ts';
import { type General, noneMoved, type State, type Warships } from './state.ts';
import type { Position, PositionSpace } from './written.ts';

const OFFICE_WORDS: readonly Office[] = ['consul', 'proconsul'];

/** 3.1 to 3.3: where a General is at the start. */
function generalAt(start: string, spaces: SetUp['spaces']): General {
  const [place = '', office] = start.toLowerCase().split(', ');
  if (spaces[place]) {
    const held = OFFICE_WORDS.find((word) => word === office);
    return { at: place, ...(held && { office: held }) };
  }
  if (start.startsWith('Turn')) return { at: 'track' };
  if (start.startsWith('Mercenary')) return { at: 'mercenary' };
  return { at: start === 'set aside' ? 'aside' : 'pool' };
}

const warshipsOf = (ready: number, spent: number, track = 0): Warships => ({
  ready,
  spent,
  atSea: 0,
  captured: 0,
  track,
  supply: 10 - ready - spent - track,
});

/** 3: the table as the set-up has it, before anything runs. */
export function setOut(setup: SetUp): State {
  const field: Record<Side, Record<string, Heap>> = { rome: {}, carthage: {} };
  const inside: Record<string, Heap> = {};
  for (const { space, side, cu, elephants, st, led } of setup.forces) {
    const garrison = !led && setup.spaces[space]?.kind === 'city';
    (garrison ? inside : field[side])[space] = { cu, elephants, st };
  }
  const generals = Object.fromEntries(
    Object.entries(setup.generals).map(([id, { start }]) => [id, generalAt(start, setup.spaces)]),
  );
  const tribes = Object.keys(setup.spaces).filter(
    (id) => setup.spaces[id]?.kind === 'tribe' && !(setup.optional.includes('16.5') && id === 'madauros'),
  );
  return {
    setup,
    turn: 1,
    active: 'carthage',
    passed: { rome: false, carthage: false },
    supremacy: 'carthage',
    seamanship: 1,
    reformed: false,
    corvi: false,
    forgotten: true,
    miat: Object.keys(setup.miat).filter((slot) => setup.miat[slot]?.start),
    mercenaries: ['xanthippus', 'barca'],
    truce: false,
    deck: Object.keys(setup.deck).filter((id) => id !== 's57'),
    discards: [],
    hands: { rome: [], carthage: [] },
    chest: { rome: [], carthage: [] },
    open: false,
    warships: {
      rome: warshipsOf(setup.fleet.rome.ready, setup.fleet.rome.spent),
      carthage: warshipsOf(setup.fleet.carthage.ready, setup.fleet.carthage.spent),
    },
    generals,
    preferred: [],
    dictatorCard: 'held',
    consulBefore: Object.keys(generals).filter((id) => generals[id]?.office === 'consul'),
    duiliusPaid: false,
    flamen: null,
    control: { ...setup.start },
    tribes,
    field,
    inside,
    sieges: {},
    moved: noneMoved(),
    hired: null,
    frames: [{ type: 'turn', stage: 'shuffle' }],
    happened: [],
    ending: null,
  };
}

function check(p: Position, setup: SetUp): void {
  allKnown('space', Object.keys(p.spaces ?? {}), Object.keys(setup.spaces));
  allKnown('General', Object.keys(p.generals ?? {}), Object.keys(setup.generals));
  allKnown('slot', p.miat ?? [], Object.keys(setup.miat));
  const cards = SIDES.flatMap((side) => [...(p.hands?.[side] ?? []), ...(p.chest?.[side] ?? [])]);
  allKnown('card', cards, Object.keys(setup.deck));
  noneTwice('card', cards);
}

function clear(d: State): void {
  d.field = { rome: {}, carthage: {} };
  d.inside = {};
  for (const [id, general] of Object.entries(d.generals))
    if (d.setup.spaces[general.at]) d.generals[id] = { at: 'pool' };
}

function laySpace(d: State, id: string, space: PositionSpace): void {
  if (space.control === 'nobody') delete d.control[id];
  else if (space.control) d.control[id] = space.control;
  for (const side of SIDES) if (space[side]) d.field[side][id] = { ...NONE, ...space[side] };
  if (space.inside) d.inside[id] = { ...NONE, ...space.inside };
  if (space.siege) d.sieges[id] = { ...space.siege };
}

/** A position laid over the set-up. */
export function placed(d: State, p: Position): State {
  check(p, d.setup);
  if (p.bare) clear(d);
  for (const [id, space] of Object.entries(p.spaces ?? {})) laySpace(d, id, space);
  for (const [id, given] of Object.entries(p.generals ?? {}))
    d.generals[id] = typeof given === 'string' ? { ...d.generals[id], at: given } : { ...given };
  for (const side of SIDES) {
    const w = p.warships?.[side];
    if (w) d.warships[side] = warshipsOf(w.ready ?? 0, w.spent ?? 0, w.track ?? 0);
  }
  const hands = both((side) => p.hands?.[side] ?? []);
  const chest = both((side) => (p.chest?.[side] ?? []).map((card) => ({ card, as: 'ops' as const, counts: true })));
  const dealt = SIDES.flatMap((side) => [...hands[side], ...(p.chest?.[side] ?? [])]);
  const active = p.active ?? 'rome';
  const { rome, carthage } = hands;
  return {
    ...d,
    turn: p.turn ?? d.turn,
    active: otherSide(active),
    supremacy: p.supremacy ?? d.supremacy,
    seamanship: p.seamanship ?? d.seamanship,
    corvi: p.corvi ?? d.corvi,
    forgotten: p.forgotten ?? d.forgotten,
    truce: p.truce ?? d.truce,
    miat: p.miat ?? d.miat,
    dictatorCard: p.dictatorCard ?? d.dictatorCard,
    consulBefore: p.consulBefore ?? d.consulBefore,
    duiliusPaid: p.duiliusPaid ?? d.duiliusPaid,
    hands: { rome, carthage },
    chest: { rome: chest.rome, carthage: chest.carthage },
    deck: d.deck.filter((card) => !dealt.includes(card)),
    preferred: p.preferred ?? d.preferred,
    mercenaries: d.mercenaries.filter((id) => d.generals[id]?.at === 'mercenary'),
    frames: [{ type: 'turn', stage: p.moment ?? 'rounds' }],
  };
}
