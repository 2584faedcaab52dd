/**
 * The effects of Events, kind by kind (5.2.a): who is affected, what is chosen, what changes hands. Which card does what
 * is in events.ts.
 */
import { plural, some } from '../../../../calculator/words.ts';
import { note, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { tell } from '../answers.ts';
import { arrive, blow, fallsTo, shiftSiege } from '../changes.ts';
import { exposedPcs, provinceOwner, provincesIn, removablePcs } from '../politics.ts';
import {
  boundTo,
  cuAt,
  cuIn,
  enemyCuAt,
  enemyCuIn,
  ITALIA,
  insideAt,
  isCity,
  isOwn,
  isPlain,
  nameOf,
  namesOf,
  placeOf,
  reachedBySupplies,
  regionOf,
  spaceOf,
  stackAt,
  takesCu,
} from '../queries.ts';
import { NOBODY, type State } from '../state.ts';
import { cardOf } from './strategy.ts';

export interface Event {
  /** What keeps it from occurring; where something is picked, there must be something to pick too. */
  readonly bar?: (s: State, side: Side) => string | undefined;
  /** Spaces that may be picked, after those that have been. */
  readonly spaces?: (s: State, side: Side, picked: readonly string[]) => readonly string[];
  readonly generals?: (s: State, side: Side) => readonly string[];
  readonly provinces?: (s: State, side: Side) => readonly string[];
  /** How many are picked; 1 where nothing is said. */
  readonly number?: number;
  /** Fewer may be picked than that. */
  readonly upTo?: true;
  /** To what was picked, or at once. */
  readonly happens: (d: State, side: Side, picked: string) => void;
}

export const RULE = '5.2.a';

export const inProvince =
  (s: State, ...provinces: readonly string[]) =>
  (at: string): boolean =>
    provinces.includes(spaceOf(s, at).province);

export function removePcs(d: State, side: Side, places: readonly string[]): void {
  for (const at of places) delete d.control[at];
  note(
    d,
    RULE,
    () => `${SIDE_NAMES[side]} loses its ${places.length === 1 ? 'PC' : 'PCs'} in ${namesOf(d, places).join(', ')}.`,
    {
      facts: { 'pcs lost': places.length },
    },
  );
}

export function turnPc(d: State, side: Side, at: string): void {
  d.control[at] = side;
  tell(d, RULE, { turned: at }, () => `${nameOf(d, at)} goes over to ${SIDE_NAMES[side]}.`);
}

export function placeCu(d: State, side: Side, at: string, cu: number, elephants = 0): void {
  arrive(d, side, at, { ...NOBODY, cu, elephants });
  note(d, RULE, () => `${SIDE_NAMES[side]} places ${plural(cu, 'CU')} in ${nameOf(d, at)}.`, {
    facts: { [`placed ${at}`]: cu },
  });
}

const NOT_HELD = (province: string): string => `The enemy does not control ${province}.`;

/** A whole Province of the enemy rises, but where CUs of his stand. */
export const revolt = (province: string): Event => ({
  bar(s, side) {
    const enemy = otherSide(side);
    if (provinceOwner(s, province) !== enemy) return NOT_HELD(province);
    return exposedPcs(s, enemy, [province]).length > 0 ? undefined : 'All enemy PCs there have CUs on them.';
  },
  happens: (d, side) => removePcs(d, otherSide(side), exposedPcs(d, otherSide(side), [province])),
});

/** CUs with one General in some place. */
export const recruits = (
  cu: number,
  fits: (s: State, side: Side, at: string) => boolean,
  bar?: (s: State, side: Side) => string | undefined,
): Event => ({
  ...(bar && { bar }),
  generals: (s, side) =>
    reachedBySupplies(s, side).filter((id) => takesCu(s, side, placeOf(s, id), cu) && fits(s, side, placeOf(s, id))),
  happens: (d, side, general) => placeCu(d, side, placeOf(d, general), cu),
});

export const recruitsIn = (...provinces: readonly string[]): Event =>
  recruits(2, (s, _, at) => inProvince(s, ...provinces)(at));

/** Allies of Rome send CUs to a General in Italia as long as Rome controls their Province. */
export const auxiliaries = (province: string): Event =>
  recruits(
    2,
    (s, _, at) => regionOf(s, at) === ITALIA,
    (s) => (provinceOwner(s, province) === 'rome' ? undefined : `Rome does not control ${province}.`),
  );

/** Ports of a side without enemy CUs before or in them. */
export const openPorts = (s: State, side: Side): string[] =>
  s.setup.ports.filter((at) => isOwn(s, side, at) && enemyCuIn(s, side, at) === 0);

const AT_LEAST = 3;

export const italianRevolt = (s: State): string | undefined =>
  provincesIn(s, 'carthage', ITALIA) >= AT_LEAST
    ? undefined
    : `Carthage controls fewer than ${AT_LEAST} Provinces of Italia.`;

/** PCs placed or turned in one of these Provinces, where there are no enemy CUs. */
export const kings = (...provinces: readonly string[]): Event => ({
  number: 3,
  upTo: true,
  spaces(s, side, picked) {
    const [first] = picked;
    const fits = inProvince(s, ...(first ? [spaceOf(s, first).province] : provinces));
    return s.setup.places.filter(
      (at) => fits(at) && isPlain(s, at) && !isOwn(s, side, at) && enemyCuAt(s, side, at) === 0,
    );
  },
  happens: turnPc,
});

/** Enemy PCs that no CU of his holds. */
export const turnable = (s: State, side: Side): string[] => {
  const enemy = otherSide(side);
  return removablePcs(s, enemy).filter((at) => cuIn(s, enemy, at) === 0);
};

export const diplomacy: Event = { spaces: turnable, happens: turnPc };

/** 12.e: points taken off a place that is besieged, or Subjugated. */
export const relief = (off: number, fits: (s: State, at: string) => boolean): Event => ({
  spaces: (s) => Object.keys(s.siege).filter((at) => fits(s, at)),
  happens(d, _, at) {
    shiftSiege(d, at, -off);
    note(d, RULE, () => `${nameOf(d, at)} is left with ${some(d.siege[at] ?? 0, 'point')}.`);
  },
});

export const ALL_POINTS = 9;

/** A city opens its gates to Carthage. */
export const opens = (city: string, bar?: (s: State) => string | undefined): Event => ({
  bar: (s) => (isOwn(s, 'rome', city) ? bar?.(s) : `${nameOf(s, city)} is not Roman.`),
  happens: (d) => fallsTo(d, 'carthage', city, RULE),
});

/** An enemy Army that a die thins. */
export const sickness = (modifier: number, fits: (s: State, at: string, enemy: Side) => boolean): Event => ({
  spaces(s, side) {
    const enemy = otherSide(side);
    return s.setup.places.filter((at) => hasArmy(s, enemy, at) && fits(s, at, enemy));
  },
  happens: (d, side, at) => blow(d, otherSide(side), [at], { modifier }),
});

const hasArmy = (s: State, side: Side, at: string): boolean => {
  const isArmy = ({ cu, generals }: { readonly cu: number; readonly generals: readonly string[] }): boolean =>
    cu > 0 && generals.length > 0;
  return isArmy(stackAt(s, side, at)) || (isOwn(s, side, at) && isArmy(insideAt(s, at)));
};

/** The column that Hostile Tribes are read in, whatever the size of the Force. */
export const TRIBES_COLUMN = 5;

export const TRIBAL_LANDS = ['Gallia Transalpinia', 'Liguria'] as const;

export const tribes: Event = {
  spaces: (s, side) => s.setup.places.filter((at) => enemyCuIn(s, side, at) > 0 && inProvince(s, ...TRIBAL_LANDS)(at)),
  happens: (d, side, at) => blow(d, otherSide(side), [at], { column: TRIBES_COLUMN }),
};

/** CUs that may not go by sea to or from Africa, until the turn after the next shuffle. */
export const ban = (side: Side, card: string): Event => ({
  bar: (s) => (s.bans[side] ? 'This Event is already in force.' : undefined),
  happens(d) {
    d.discards = d.discards.filter((id) => id !== card);
    d.bans[side] = { card, ends: null };
    note(d, RULE, () => `${cardOf(d, card).title}: in force until the turn after the next shuffle.`);
  },
});

export const removedFromGame = (d: State, card: string): void => {
  d.discards = d.discards.filter((id) => id !== card);
  d.out.push(card);
};

/** Philip allies with Carthage, and later makes his peace with Rome: then the card leaves the game. */
export const macedon: Event = {
  bar(s, side) {
    if (s.macedon === 'none') return side === 'carthage' ? undefined : 'Macedon has no alliance to end.';
    if (s.macedon === 'peace') return 'Macedon has made peace with Rome.';
    return side === 'rome' ? undefined : 'Macedon is already an ally of Carthage.';
  },
  happens(d, side) {
    d.macedon = d.macedon === 'none' ? 'allied' : 'peace';
    if (d.macedon === 'peace') removedFromGame(d, 's09');
    tell(d, RULE, { macedon: d.macedon }, () =>
      d.macedon === 'allied' ? 'Macedon allies with Carthage.' : 'Macedon makes peace with Rome.',
    );
    const loser = otherSide(side);
    if (d.hands[loser].length > 0) push(d, { type: 'blind', from: loser, to: null });
  },
};

/** Roman Generals who could follow the Proconsul in his command. */
export const successors = (s: State): string[] => {
  const at = s.proconsul && s.where[s.proconsul];
  if (!at) return [];
  return s.pool.filter((id) => (boundTo(id) ?? regionOf(s, at)) === regionOf(s, at));
};

/** Where Forces of Carthage stand that are not at a Walled City of their own. */
export const deserters = (s: State): string[] =>
  s.setup.places.filter((at) => cuAt(s, 'carthage', at) > 0 && !(isCity(s, at) && isOwn(s, 'carthage', at)));
