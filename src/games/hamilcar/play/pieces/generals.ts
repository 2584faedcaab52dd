/** Generals: where they are, their rank, who commands, and which troops Consuls must keep. Changes nothing. */
import { found } from '../../../../play/state.ts';
import type { Side } from '../../words.ts';
import type { GeneralCard } from '../content.ts';
import { isSpace, limit } from '../queries.ts';
import type { FrameAt, General, State } from '../state.ts';

export const cardOfGeneral = (s: State, id: string): GeneralCard => found(s.setup.generals[id], 'General', id);

export const nameOf = (s: State, id: string): string => cardOfGeneral(s, id).name;

export const generalOf = (s: State, id: string): General => found(s.generals[id], 'General', id);

export const isWithin = (s: State, id: string): boolean => generalOf(s, id).inside ?? false;

export const holdsOffice = (s: State, id: string, office: General['office']): boolean =>
  generalOf(s, id).office === office;

/** 2.2.E2: the higher commands. */
export function rankOf(s: State, id: string): number {
  const { side, aristocrat } = cardOfGeneral(s, id);
  if (side === 'carthage') return id === 'barca' ? 2 : 1;
  const { office } = generalOf(s, id);
  return office === 'dictator' ? 4 : office === 'consul' ? (aristocrat ? 3 : 2) : 1;
}

/** 2.2.E1: the highest in rank; among equals the one preferred, at sea an Admiral, then the better one. */
export function commanderOf(s: State, ids: readonly string[], atSea = false): string | undefined {
  if (ids.length < 2) return ids[0];
  let [first, most]: [string | undefined, number] = [undefined, -1];
  for (const id of ids) {
    const { admiral, battle } = cardOfGeneral(s, id);
    const worth = rankOf(s, id) * 1000 + (s.preferred.includes(id) ? 100 : 0) + (atSea && admiral ? 10 : 0) + battle;
    if (first === undefined || worth > most || (worth === most && id < first)) [first, most] = [id, worth];
  }
  return first;
}

/** 8.4: of an Intercepting Fleet the first who came aboard, unless a higher rank has followed. */
export const firstAboard = (s: State, ids: readonly string[]): string | undefined =>
  ids.find((id) => ids.every((other) => rankOf(s, other) <= rankOf(s, id)));

const isThere = (s: State, id: string, at: string, inside?: boolean): boolean => {
  const general = s.generals[id];
  return general?.at === at && (inside === undefined || (general.inside ?? false) === inside);
};

/** Generals of a side in a space; only those within the walls, or only those outside, where that is asked. */
export const generalsAt = (s: State, side: Side, at: string, inside?: boolean): string[] =>
  s.setup.roster[side].filter((id) => isThere(s, id, at, inside));

/** Whether there are any. */
export const hasGeneral = (s: State, side: Side, at: string, inside?: boolean): boolean =>
  s.setup.roster[side].some((id) => isThere(s, id, at, inside));

/** Generals of a side on the map. */
export const generalsOnMap = (s: State, side: Side): string[] =>
  s.setup.roster[side].filter((id) => isSpace(s, generalOf(s, id).at));

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** 2.3.E3, 7.1: how many of the CUs there may be taken, so that the Consuls on either side of a parting keep what they must. */
export function consulBounds(s: State, moving: readonly string[], staying: readonly string[], before: number): Bounds {
  const due = Math.min(limit(s, 'consul-cu'), before);
  const isConsul = (id: string): boolean => holdsOffice(s, id, 'consul');
  const free = moving.some((id) => holdsOffice(s, id, 'dictator')) || !staying.some(isConsul);
  return { least: moving.some(isConsul) ? due : 0, most: free ? Number.POSITIVE_INFINITY : before - due };
}

/** Whether so many CUs may be taken. */
export function consulsAllow(
  s: State,
  moving: readonly string[],
  staying: readonly string[],
  taken: number,
  before: number,
): boolean {
  const { least: fewest, most } = consulBounds(s, moving, staying, before);
  return taken >= fewest && taken <= most;
}

/** 13.2: two Consuls of one rank, under no Dictator. */
export function consulsThere(s: State, at: string): string[] {
  const there = generalsAt(s, 'rome', at, false);
  const consuls = there.filter((id) => holdsOffice(s, id, 'consul'));
  const [a, b] = consuls;
  if (!a || !b || rankOf(s, a) !== rankOf(s, b)) return [];
  return there.some((id) => holdsOffice(s, id, 'dictator')) ? [] : consuls;
}

/** 2.2.E1, 13.2: who commands a side in this battle. */
export function leaderIn(s: State, f: FrameAt<'battle'>, side: Side): string | undefined {
  const first = commanderOf(s, generalsAt(s, side, f.at, false));
  if (side === 'carthage' || !f.swapped) return first;
  return consulsThere(s, f.at).find((id) => id !== first) ?? first;
}
