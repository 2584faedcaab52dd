/** What the Reinforcement Phase brings (5.1): who arrives, who leaves, and where. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note } from '../../../../play/state.ts';
import { arrivalsOf } from '../../miat/rules.ts';
import { SIDES } from '../../words.ts';
import type { ReinforceFrame } from '../frames.ts';
import { cusOf, fieldOf, insideOf, retire, shift, sum } from '../changes.ts';
import { cuPlace, placeCus } from '../placing.ts';
import { cardOfGeneral, consulsAllow, generalsAt, generalsOnMap, isBesieged, italian, ownCity } from '../queries.ts';
import type { State } from '../state.ts';

/** 15.3.A: symbols whose two slots are filled. */
export function symbols(s: State, what: 'CU' | 'General'): number {
  const slots = Object.keys(s.setup.miat);
  return slots.filter((slot, i) => {
    const next = slots[i + 1];
    return s.setup.miat[slot]?.symbol === what && s.miat.includes(slot) && next !== undefined && s.miat.includes(next);
  }).length;
}

export const arrivals = (s: State) =>
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

export const poolOf = (s: State, side: 'rome' | 'carthage'): string[] =>
  Object.keys(s.generals).filter((id) => s.generals[id]?.at === 'pool' && cardOfGeneral(s, id).side === side);

export const consuls = (s: State): string[] =>
  Object.keys(s.generals).filter((id) => s.generals[id]?.office === 'consul');

/** 5.1.A: Warships on the track return to supply. */
export function returnWarships(d: State): void {
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
  const cu = d.setup.optional.includes('16.1')
    ? Number(figuresOf(d).at('reinforcements', 'rome-fixed', 'cu').value)
    : italian(d);
  if (ownCity(d, 'rome', 'roma')) placeCus(d, 'rome', 'roma', { cu });
  note(d, d.setup.optional.includes('16.1') ? '16.1' : '5.1.C', `Rome places ${plural(cu, 'CU')} in Roma.`, {
    facts: { romanCu: cu },
  });
}

/** 5.1.C: the Consuls of the last turn leave. */
export function retireConsuls(d: State): void {
  for (const id of consuls(d)) retire(d, id, 'gone');
}

export const proconsulProblem = (s: State, id: string): Problem | undefined => {
  if (!consuls(s).includes(id)) return no('5.1.C', `Found ${id}; a Consul of the last turn may become Proconsul.`);
  if (id === 'duilius' && !s.duiliusPaid) return no('17.2.B.Duilius', 'C. Duilius was not paid for.');
  return undefined;
};

/** CUs in Roma that the Admiral may turn into Warships. */
export function convertible(s: State, f: ReinforceFrame): number {
  const id = f.admirals[0];
  if (!id) return 0;
  const there = sum(fieldOf(s, 'rome', 'roma'), insideOf(s, 'roma'));
  const most = Math.min(cardOfGeneral(s, id).battle, cusOf(there), s.warships.rome.supply);
  const staying = generalsAt(s, 'rome', 'roma');
  for (let ships = most; ships > 0; ships--) if (consulsAllow(s, [], staying, ships, cusOf(there))) return ships;
  return 0;
}

/** 5.1.B: as many refits as the ratings of the Admirals placed in Carthago. */
export const refits = (s: State, f: ReinforceFrame): number =>
  Math.min(s.warships.carthage.spent, f.admirals.reduce((n, id) => n + cardOfGeneral(s, id).battle, 0) - f.left);

export const levies = (s: State): ('carthago' | 'warship')[] => [
  ...(ownCity(s, 'carthage', 'carthago') && cuPlace(s, 'carthage', 'carthago') ? (['carthago'] as const) : []),
  ...(s.warships.carthage.supply > 0 ? (['warship'] as const) : []),
];

export const hireCost = (s: State): number => Number(figuresOf(s).at('hire-cost', s.turn, 'cost').value);

/** 5.2.C3.2: own ports that are not Besieged. */
export const barcaPorts = (s: State): string[] =>
  Object.keys(s.setup.spaces).filter(
    (at) => s.setup.spaces[at]?.port && s.control[at] === 'carthage' && cuPlace(s, 'carthage', at),
  );
