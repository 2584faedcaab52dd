/** Questions about the state: what a space is to a side, what is there, where the Generals are and who commands. */
import { plural } from '../../../calculator/words.ts';
import { found, underWay } from '../../../play/state.ts';
import { otherSide, type Side } from '../words.ts';
import type { General, LinkKind, Space } from './content.ts';
import { NOBODY, type Pieces, type Stack, type State } from './state.ts';

export const ROMA = 'rome';
export const CARTHAGO = 'carthage';
export const CARTHAGO_NOVA = 'new-carthage';
export const SYRACUSE = 'syracuse';
export const AFRICANUS = 'africanus';
export const HANNIBAL = 'hannibal';
export const MAGO = 'mago';

export const ITALIA = 'Italia';
export const IBERIA = 'Iberia';
export const AFRICA = 'Africa';

export const spaceOf = (s: State, at: string): Space => found(s.setup.spaces[at], 'space', at);

/** Any space by name, or the word itself in quotes where it is none. */
export const nameOf = (s: State, at: string): string => s.setup.spaces[at]?.name ?? `"${at}"`;

export const namesOf = (s: State, places: readonly string[]): string[] => places.map((at) => nameOf(s, at));

export const regionOf = (s: State, at: string): string => spaceOf(s, at).region;

export const isCity = (s: State, at: string): boolean => spaceOf(s, at).kind === 'city';

export const isTribe = (s: State, at: string): boolean => spaceOf(s, at).kind === 'tribe' && s.tribes.includes(at);

/** 12.g: neither a Walled City nor a Tribe that is still there. */
export const isPlain = (s: State, at: string): boolean => {
  const { kind } = spaceOf(s, at);
  return kind === 'plain' || (kind === 'tribe' && !s.tribes.includes(at));
};

/** 5.3: a Tribe that is not a friend of this side. */
export const isUnfriendlyTribe = (s: State, side: Side, at: string): boolean =>
  isTribe(s, at) && s.setup.friends[at] !== side;

export const isOwn = (s: State, side: Side, at: string): boolean => s.control[at] === side;

/** 5.3, 11.10B.d: a space with an enemy PC or city, or an unfriendly Tribe. */
export const isHostile = (s: State, side: Side, at: string): boolean =>
  s.control[at] === otherSide(side) || isUnfriendlyTribe(s, side, at);

/** 12.d: a Walled City with a Siege Point. */
export const isBesieged = (s: State, at: string): boolean => (s.siege[at] ?? 0) > 0 && isCity(s, at);

/** An own Walled City that may be entered. */
export const isOpenCity = (s: State, side: Side, at: string): boolean =>
  isCity(s, at) && isOwn(s, side, at) && !isBesieged(s, at);

/** How two spaces are joined by land. */
export const wayTo = (s: State, from: string, to: string): LinkKind | undefined =>
  spaceOf(s, from).links.find((link) => link.to === to)?.way;

/** 7.2B.b: spaces next to this one by a road. */
export const byRoad = (s: State, at: string): readonly string[] => spaceOf(s, at).roads;

/** All pieces of a side in a space, outside any city. */
export const stackAt = (s: State, side: Side, at: string): Readonly<Stack> => s.stacks[side][at] ?? NOBODY;

export const insideAt = (s: State, at: string): Readonly<Stack> => s.inside[at] ?? NOBODY;

/** CUs outside. */
export const cuAt = (s: State, side: Side, at: string): number => s.stacks[side][at]?.cu ?? 0;

/** CUs of this side in the space, within the walls too. */
export const cuIn = (s: State, side: Side, at: string): number =>
  cuAt(s, side, at) + (s.control[at] === side ? (s.inside[at]?.cu ?? 0) : 0);

/** Of the enemy of this side, outside. */
export const enemyAt = (s: State, side: Side, at: string): Readonly<Stack> => stackAt(s, otherSide(side), at);
export const enemyCuAt = (s: State, side: Side, at: string): number => cuAt(s, otherSide(side), at);
export const enemyCuIn = (s: State, side: Side, at: string): number => cuIn(s, otherSide(side), at);

export const generalOf = (s: State, id: string): General => found(s.setup.generals[id], 'General', id);

/** Any General by name, or the word itself in quotes where there is none such. */
export const generalName = (s: State, id: string): string => s.setup.generals[id]?.name ?? `"${id}"`;

export const generalNames = (s: State, ids: readonly string[]): string[] => ids.map((id) => generalName(s, id));

/** What he is called on his counter: the name that his id ends with. */
export const calledBy = (id: string): string => id.replace(/^.*-/, '').replace(/^./, (first) => first.toUpperCase());

/** The space of a General who is on the map. */
export const placeOf = (s: State, id: string): string => found(s.where[id], 'General on the map', id);

/** Within the walls of his city. */
export const isInside = (s: State, id: string): boolean => {
  const at = s.where[id];
  return at ? insideAt(s, at).generals.includes(id) : false;
};

/** The Generals of a side on the map, by list order. */
export const onMap = (s: State, side: Side): string[] => s.setup.roster[side].filter((id) => s.where[id] !== null);

/** 5.1, 12.b: those of them who are not inside a Besieged city. */
export const reachedBySupplies = (s: State, side: Side): string[] =>
  onMap(s, side).filter((id) => !(isBesieged(s, placeOf(s, id)) && isInside(s, id)));

/** The stack that a General is in, outside or within the walls. */
export const stackOf = (s: State, id: string): Readonly<Stack> =>
  isInside(s, id) ? insideAt(s, placeOf(s, id)) : stackAt(s, generalOf(s, id).side, placeOf(s, id));

/** Within walls that enemy CUs stand before. */
export const isShutIn = (s: State, id: string): boolean => {
  const at = s.where[id];
  return at ? isInside(s, id) && enemyCuAt(s, generalOf(s, id).side, at) > 0 : false;
};

/** How many more CUs the walls take: 5 in Roma and Carthago, 2 elsewhere, as in the edition of 2007. */
export const roomIn = (s: State, at: string): number => {
  const { 'great-city-cu': great, 'city-cu': other } = s.setup.limits;
  return Math.max(0, (at === ROMA || at === CARTHAGO ? great : other) - insideAt(s, at).cu);
};

/** Where pieces that come to a side would stand: within the walls where the enemy is outside. */
export const comesInside = (s: State, side: Side, at: string): boolean =>
  isCity(s, at) && isOwn(s, side, at) && enemyCuAt(s, side, at) > 0;

/** Whether an Army that lands goes straight into its own city, past the enemy outside. */
export const landsInside = (s: State, side: Side, at: string, cu: number): boolean =>
  comesInside(s, side, at) && !isBesieged(s, at) && roomIn(s, at) >= cu;

/** 12.b: whether so many CUs may come to a side there. */
export const takesCu = (s: State, side: Side, at: string, cu: number): boolean =>
  !comesInside(s, side, at) || roomIn(s, at) >= cu;

/** How many Elephants Carthage has on the map. */
export const elephantsOnMap = (s: State): number => {
  let sum = 0;
  for (const at in s.stacks.carthage) sum += s.stacks.carthage[at]?.elephants ?? 0;
  for (const at in s.inside) sum += s.inside[at]?.elephants ?? 0;
  return sum;
};

export const isConsul = (s: State, id: string): boolean => s.consuls.includes(id);

/** Hannibal before all of Carthage, a Consul before a Proconsul, as in the edition of 2007; Africanus is a Proconsul. */
const rankOf = (s: State, id: string): number => (id === HANNIBAL ? 2 : isConsul(s, id) ? 1 : 0);

/** Whether the first General is of higher rank. */
export const isAbove = (s: State, a: string, b: string): boolean => rankOf(s, a) > rankOf(s, b);

/** Who has come to where he is now: the General under way, and the last of those who Intercepted him. */
const hasCome = (s: State, id: string): boolean =>
  underWay(s, 'move')?.general === id || underWay(s, 'entry')?.led === id;

/** Who commands of two: the highest rank, among equals who comes, as in the edition of 2007, then the Consul whom Rome named, then the best rating. */
const outranks = (s: State, a: string, b: string): number =>
  rankOf(s, b) - rankOf(s, a) ||
  Number(hasCome(s, b)) - Number(hasCome(s, a)) ||
  Number(b === s.named) - Number(a === s.named) ||
  generalOf(s, b).battle - generalOf(s, a).battle;

/** 11.4, die: who commands; among equals the first by list order. */
export function commanderOf(s: State, { generals }: Pick<Stack, 'generals'>): string | null {
  const [first, ...others] = generals;
  if (first === undefined || others.length === 0) return first ?? null;
  const order = Object.keys(s.setup.generals);
  return others.reduce(
    (best, id) => ((outranks(s, best, id) || order.indexOf(best) - order.indexOf(id)) > 0 ? id : best),
    first,
  );
}

/** die: the Battle Rating that a stack rolls against; 0 without a General. */
export const ratingOf = (s: State, commander: string | null): number =>
  commander === null ? 0 : generalOf(s, commander).battle;

export const stackRating = (s: State, stack: Readonly<Stack>): number => ratingOf(s, commanderOf(s, stack));

/** die: what he rolls against, where he has a number of his own for it. */
const RATINGS: Readonly<Record<'avoid' | 'intercept' | 'pursue' | 'cancel', Readonly<Record<string, number>>>> = {
  avoid: { fabius: 5, gisgo: 3 },
  intercept: { varro: 4, gisgo: 3 },
  pursue: { flaminius: 4 },
  cancel: { flaminius: 4 },
};

/** die: the number that he rolls against for this; 0 without a General. */
export const ratingFor = (s: State, id: string | null, deed: keyof typeof RATINGS): number =>
  id === null ? 0 : (RATINGS[deed][id] ?? generalOf(s, id).battle);

/** 11.6: for a Counterattack: Longus where his side attacked first, Paulus where it defended. */
export function counterRating(s: State, id: string | null, attackedFirst: boolean): number {
  if (id === null) return 0;
  if (id === 'longus' && attackedFirst) return 2;
  return id === 'paulus' && !attackedFirst ? 3 : generalOf(s, id).battle;
}

/** 5.2.d: what a card must have to activate him: P. Scipio is quicker in Iberia. */
export const strategyOf = (s: State, id: string): number => {
  const at = s.where[id];
  return id === 'p-scipio' && at && regionOf(s, at) === IBERIA ? 2 : generalOf(s, id).strategy;
};

/** 11.2: where both Consuls are together, outside. */
export function consulsTogether(s: State): string | undefined {
  const [a, b] = s.consuls;
  const at = a && b && s.where[a];
  return at && s.where[b] === at && [a, b].every((id) => stackAt(s, 'rome', at).generals.includes(id)) ? at : undefined;
}

/** Whether so many CUs with so many Elephants among them can be picked out of these. */
export const holds = ({ cu, elephants }: Readonly<Pieces>, part: Readonly<Pieces>): boolean =>
  part.cu >= 1 &&
  part.elephants <= part.cu &&
  part.elephants <= elephants &&
  part.cu - part.elephants <= cu - elephants;

/** All numbers of CUs and Elephants that can be picked out of these, up to so many CUs. */
export function pickings({ cu, elephants }: Readonly<Pieces>, most: number): Readonly<Pieces>[] {
  const parts: Pieces[] = [];
  for (let e = 0; e <= elephants; e++)
    for (let n = e === 0 ? 1 : e; n <= cu - elephants + e && n <= most; n++) parts.push({ cu: n, elephants: e });
  return parts;
}

export const piecesSaid = ({ cu, elephants }: Readonly<Pieces>): string => {
  if (elephants === 0) return plural(cu, 'CU');
  return elephants === cu ? plural(cu, 'Elephant CU') : `${plural(cu, 'CU')} (${plural(elephants, 'Elephant')})`;
};

/** The Region that a General never leaves, as in the edition of 2007. */
const BOUND: Readonly<Record<string, string>> = { hanno: AFRICA, fabius: ITALIA };

export const boundTo = (id: string): string | undefined => BOUND[id];

/** Whether he may go there without leaving the Region that he is bound to. */
export const isFreeToEnter = (s: State, id: string, to: string): boolean =>
  (boundTo(id) ?? regionOf(s, to)) === regionOf(s, to);

const mayEnter = (s: State, generals: readonly string[], to: string): boolean =>
  generals.every((id) => isFreeToEnter(s, id, to));

/** A space that an Army may slip away to: without enemy CUs or PCs and no unfriendly Tribe. */
const isFree = (s: State, side: Side, to: string): boolean => enemyCuIn(s, side, to) === 0 && !isHostile(s, side, to);

/** 9, 7.2B.b: where an Army may Avoid Battle to: by a road, no enemy CUs, not where the enemy came from; or the own city. */
export function flights(
  s: State,
  side: Side,
  at: string,
  barred: string | null,
  { generals }: Pick<Stack, 'generals'> = stackAt(s, side, at),
): string[] {
  const allowed = s.setup.rulings['play-avoid-goal'] === 'allowed';
  const isOpen = (to: string): boolean =>
    allowed ? enemyCuIn(s, side, to) === 0 && !isUnfriendlyTribe(s, side, to) : isFree(s, side, to);
  const goals = byRoad(s, at).filter((to) => to !== barred && isOpen(to) && mayEnter(s, generals, to));
  return isOpenCity(s, side, at) && (roomIn(s, at) > 0 || cuAt(s, side, at) === 0) ? [at, ...goals] : goals;
}

/** A Battle as far as it tells where its Armies came from. */
export interface Field {
  readonly at: string;
  readonly attacker: Side;
  readonly from: string | null;
  readonly way: LinkKind | null;
  readonly sortie: boolean;
}

/** 11.7.a, 7.2B.b: where an Army may Withdraw to; as in the edition of 2007 an Attacker goes back where he came from, and nobody there after him. */
export function withdrawals(s: State, side: Side, { at, attacker, from, way, sortie }: Field): string[] {
  const { generals } = stackAt(s, side, at);
  if (side !== attacker)
    return byRoad(s, at).filter((to) => to !== from && isFree(s, side, to) && mayEnter(s, generals, to));
  if (sortie) return [at];
  return from && way === 'road' && isFree(s, side, from) && mayEnter(s, generals, from) ? [from] : [];
}
