/** The Reinforcement Phase (5.1), stage by stage: arrivals and departures that need no decision. */

import { keysOf } from '../../../../calculator/keys.ts';
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import type { Course } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { arrivalsOf } from '../../miat/rules.ts';
import { SIDES, type Side } from '../../words.ts';
import { placeCus, retire, shift } from '../changes.ts';
import { cardOfGeneral, consulsAllow, generalOf, generalsAt, generalsOnMap, holdsOffice } from '../pieces/generals.ts';
import { carthageCuSpaces, carthageGeneralSpaces, carthagePorts, cuPlace } from '../pieces/placing.ts';
import { cusOf, fieldOf, insideOf } from '../pieces/units.ts';
import { hireCost, isBesieged, italian, ownCity } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

type ReinforceFrame = FrameAt<'reinforce'>;
type Stage = ReinforceFrame['stage'];

/** 15.3.A: symbols whose two slots are filled. */
export function symbols(s: State, what: 'CU' | 'General'): number {
  const slots = Object.keys(s.setup.miat);
  return slots.filter((slot, i) => {
    const next = slots[i + 1];
    return s.setup.miat[slot]?.symbol === what && s.miat.includes(slot) && next !== undefined && s.miat.includes(next);
  }).length;
}

const arrivals = (s: State) =>
  arrivalsOf(
    {
      turn: s.turn,
      cuSymbols: symbols(s, 'CU'),
      generalSymbols: symbols(s, 'General'),
      admirals: 0,
      barca: s.mercenaries.includes('barca'),
    },
    figuresOf(s),
  );

export const poolOf = (s: State, side: Side): string[] =>
  s.setup.roster[side].filter((id) => generalOf(s, id).at === 'pool');

export const consuls = (s: State): string[] => s.setup.roster.rome.filter((id) => holdsOffice(s, id, 'consul'));

/** 5.1.C, 17.2.B.Duilius: Consuls of the last turn who may become Proconsul. */
export const proconsuls = (s: State): string[] => consuls(s).filter((id) => id !== 'duilius' || s.duiliusPaid);

/** 5.1.A: Warships on the track return to supply. */
function returnWarships(d: State): void {
  if (SIDES.some((side) => d.warships[side].track > 0)) note(d, '5.1.A', 'Warships return from the Turn Track.');
  for (const side of SIDES) shift(d, side, 'track', 'supply', d.warships[side].track);
  if (d.warships.carthage.supply > 0) {
    shift(d, 'carthage', 'supply', 'ready', 1);
    note(d, '5.1.B', 'Carthage gets a Ready Warship.');
  }
}

/** 5.1.B: all but Barca go to the pool. */
export function recall(d: State): void {
  const stays = (id: string): boolean => id === 'barca' || id === 'xanthippus';
  for (const id of generalsOnMap(d, 'carthage')) if (!stays(id)) retire(d, id, 'pool');
  note(d, '5.1.B', 'The Carthaginian Generals return to the pool.');
}

/** 5.1.C: CUs for Roma. */
export function roma(d: State): void {
  if (isBesieged(d, 'roma')) return;
  const fixed = d.setup.optional.includes('16.1');
  const cu = fixed ? Number(figuresOf(d).at('reinforcements', 'rome-fixed', 'cu').value) : italian(d);
  if (ownCity(d, 'rome', 'roma')) placeCus(d, 'rome', 'roma', { cu });
  note(d, fixed ? '16.1' : '5.1.C', () => `Rome places ${plural(cu, 'CU')} in Roma.`, { facts: { romanCu: cu } });
}

/** CUs in Roma that the Admiral may turn into Warships. */
export function convertible(s: State, f: ReinforceFrame): number {
  const id = f.admirals[0];
  if (!id) return 0;
  const there = cusOf(fieldOf(s, 'rome', 'roma')) + cusOf(insideOf(s, 'roma'));
  const most = Math.min(cardOfGeneral(s, id).battle, there, s.warships.rome.supply);
  const staying = generalsAt(s, 'rome', 'roma');
  for (let ships = most; ships > 0; ships--) if (consulsAllow(s, [], staying, ships, there)) return ships;
  return 0;
}

/** 5.1.B: as many refits as the ratings of the Admirals placed in Carthago. */
export const refits = (s: State, f: ReinforceFrame): number =>
  Math.min(s.warships.carthage.spent, f.admirals.reduce((n, id) => n + cardOfGeneral(s, id).battle, 0) - f.left);

export function levies(s: State): ('carthago' | 'warship')[] {
  const found: ('carthago' | 'warship')[] = [];
  if (ownCity(s, 'carthage', 'carthago') && cuPlace(s, 'carthage', 'carthago')) found.push('carthago');
  if (s.warships.carthage.supply > 0) found.push('warship');
  return found;
}

export const toDraw = (s: State, f: ReinforceFrame): number =>
  f.stage === 'draw-generals'
    ? Math.min(poolOf(s, 'carthage').length, arrivals(s).generals - 1)
    : Math.min(poolOf(s, 'rome').length, 2 - f.waiting.length);

/** What a stage does by itself, and whether somebody then decides. */
const STAGES: Readonly<Record<Exclude<Stage, 'done'>, (d: State, f: ReinforceFrame) => boolean>> = {
  warships(d) {
    returnWarships(d);
    return false;
  },
  prolong(d) {
    const there = d.setup.optional.includes('16.3') && generalsOnMap(d, 'carthage').includes('xanthippus');
    if (!there || d.hired === d.turn) return false;
    if (d.miat.length >= hireCost(d)) return true;
    retire(d, 'xanthippus', 'gone');
    return false;
  },
  cu(d, f) {
    f.left = arrivals(d).standardCu;
    return f.left > 0 && carthageCuSpaces(d).length > 0;
  },
  // 5.1.B, 15.3.A: CUs of the Miat one after the other.
  levy(d, f) {
    if (f.left === 0) f.left = symbols(d, 'CU') + 1;
    if (f.left > 1 && levies(d).length > 0) return true;
    f.left = 0;
    return false;
  },
  recall(d) {
    recall(d);
    return false;
  },
  'draw-generals'(d, f) {
    const boxed = d.setup.track[d.turn - 1]?.general;
    if (boxed && generalOf(d, boxed).at === 'track' && !f.waiting.includes(boxed)) f.waiting = [boxed];
    return toDraw(d, f) > 0;
  },
  generals(d, f) {
    if (f.waiting.length > 0 && carthageGeneralSpaces(d).length > 0) return true;
    for (const id of f.waiting) retire(d, id, 'pool');
    f.waiting = [];
    return false;
  },
  barca(d, f) {
    if (arrivals(d).barca && carthagePorts(d).length > 0) return true;
    f.left = 0;
    return false;
  },
  refit(d, f) {
    if (refits(d, f) > 0) return true;
    f.admirals = [];
    f.left = 0;
    return false;
  },
  roma(d) {
    roma(d);
    return false;
  },
  proconsul: (d) => proconsuls(d).length > 0,
  // 5.1.C: the Consuls of the last turn leave.
  retire(d, f) {
    for (const id of consuls(d)) retire(d, id, 'gone');
    d.duiliusPaid = false;
    f.waiting = [];
    return false;
  },
  elect: (d, f) =>
    d.setup.optional.includes('16.2') && f.waiting.length < 2 && poolOf(d, 'rome').length > f.waiting.length,
  'draw-consuls': (d, f) => toDraw(d, f) > 0,
  consuls: (_, f) => f.waiting.length > 0,
  reforms: (_, f) => f.admirals.length > 0,
};

/** The stages in their order. */
const ORDER = keysOf(STAGES);

export function goOn(f: ReinforceFrame): void {
  f.stage = ORDER.find((_, i) => i > 0 && ORDER[i - 1] === f.stage) ?? 'done';
}

/** Goes through a stage as far as nobody decides. */
export function course(d: State, f: ReinforceFrame): Course {
  if (f.stage === 'done') pop(d);
  else if (STAGES[f.stage](d, f)) return 'waits';
  else goOn(f);
}
