/** 5.2.a: the Events that are played in place of a card's OPs, after the cards of 2007: when one occurs, what is picked, what happens. */
import { plural } from '../../../../calculator/words.ts';
import { note, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { NUMIDIAS } from '../actions.ts';
import { arrive, fallsTo, replaceProconsul, shiftSiege } from '../changes.ts';
import { exposedPcs, provinceOwner, provincesIn, removablePcs } from '../politics.ts';
import {
  AFRICA,
  boundTo,
  CARTHAGO,
  cuAt,
  cuIn,
  elephantsOnMap,
  enemyCuAt,
  enemyCuIn,
  generalName,
  HANNIBAL,
  ITALIA,
  insideAt,
  isBesieged,
  isCity,
  isOwn,
  isPlain,
  isTribe,
  nameOf,
  namesOf,
  placeOf,
  ROMA,
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

const RULE = '5.2.a';

const inProvince =
  (s: State, ...provinces: readonly string[]) =>
  (at: string): boolean =>
    provinces.includes(spaceOf(s, at).province);

function removePcs(d: State, side: Side, places: readonly string[]): void {
  for (const at of places) delete d.control[at];
  note(d, RULE, () => `${SIDE_NAMES[side]} loses its PCs in ${namesOf(d, places).join(', ')}.`, {
    facts: { 'pcs lost': places.length },
  });
}

function turnPc(d: State, side: Side, at: string): void {
  d.control[at] = side;
  note(d, RULE, () => `${nameOf(d, at)} goes over to ${SIDE_NAMES[side]}.`, { facts: { turned: at } });
}

function placeCu(d: State, side: Side, at: string, cu: number, elephants = 0): void {
  arrive(d, side, at, { ...NOBODY, cu, elephants });
  note(d, RULE, () => `${plural(cu, 'CU')} of ${SIDE_NAMES[side]} in ${nameOf(d, at)}.`, {
    facts: { [`placed ${at}`]: cu },
  });
}

const NOT_HELD = (province: string): string => `The enemy does not control ${province}.`;

/** A whole Province of the enemy rises, but where CUs of his stand. */
const revolt = (province: string): Event => ({
  bar(s, side) {
    const enemy = otherSide(side);
    if (provinceOwner(s, province) !== enemy) return NOT_HELD(province);
    return exposedPcs(s, enemy, [province]).length > 0 ? undefined : 'CUs stand on all PCs of the enemy there.';
  },
  happens: (d, side) => removePcs(d, otherSide(side), exposedPcs(d, otherSide(side), [province])),
});

/** CUs with one General in some place. */
const recruits = (
  cu: number,
  fits: (s: State, side: Side, at: string) => boolean,
  bar?: (s: State, side: Side) => string | undefined,
): Event => ({
  ...(bar && { bar }),
  generals: (s, side) =>
    reachedBySupplies(s, side).filter((id) => takesCu(s, side, placeOf(s, id), cu) && fits(s, side, placeOf(s, id))),
  happens: (d, side, general) => placeCu(d, side, placeOf(d, general), cu),
});

const recruitsIn = (...provinces: readonly string[]): Event =>
  recruits(2, (s, _, at) => inProvince(s, ...provinces)(at));

/** Allies of Rome send CUs to a General in Italia as long as Rome controls their Province. */
const auxiliaries = (province: string): Event =>
  recruits(
    2,
    (s, _, at) => regionOf(s, at) === ITALIA,
    (s) => (provinceOwner(s, province) === 'rome' ? undefined : `Rome does not control ${province}.`),
  );

/** Ports of a side without enemy CUs before or in them. */
const openPorts = (s: State, side: Side): string[] =>
  s.setup.ports.filter((at) => isOwn(s, side, at) && enemyCuIn(s, side, at) === 0);

const AT_LEAST = 3;

const italianRevolt = (s: State): string | undefined =>
  provincesIn(s, 'carthage', ITALIA) >= AT_LEAST
    ? undefined
    : `Carthage controls fewer than ${AT_LEAST} Provinces of Italia.`;

/** PCs placed or turned in one of these Provinces, where no CUs of the enemy are. */
const kings = (...provinces: readonly string[]): Event => ({
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
const turnable = (s: State, side: Side): string[] => {
  const enemy = otherSide(side);
  return removablePcs(s, enemy).filter((at) => cuIn(s, enemy, at) === 0);
};

const diplomacy: Event = { spaces: turnable, happens: turnPc };

/** 12.e: points taken off a place that is besieged, or Subjugated. */
const relief = (off: number, fits: (s: State, at: string) => boolean): Event => ({
  spaces: (s) => Object.keys(s.siege).filter((at) => fits(s, at)),
  happens(d, _, at) {
    shiftSiege(d, at, -off);
    note(d, RULE, () => `${nameOf(d, at)} has ${plural(d.siege[at] ?? 0, 'point')} left against it.`);
  },
});

const ALL_POINTS = 9;

/** A city opens its gates to Carthage. */
const opens = (city: string, bar?: (s: State) => string | undefined): Event => ({
  bar: (s) => (isOwn(s, 'rome', city) ? bar?.(s) : `${nameOf(s, city)} is not Roman.`),
  happens: (d) => fallsTo(d, 'carthage', city, RULE),
});

/** An Army of the enemy that a die thins. */
const sickness = (modifier: number, fits: (s: State, at: string) => boolean): Event => ({
  spaces(s, side) {
    const enemy = otherSide(side);
    return s.setup.places.filter((at) => hasArmy(s, enemy, at) && fits(s, at));
  },
  happens: (d, side, at) =>
    push(d, {
      type: 'attrition',
      side: otherSide(side),
      left: [at],
      column: null,
      modifier,
      saves: false,
      moving: false,
    }),
});

const hasArmy = (s: State, side: Side, at: string): boolean => {
  const isArmy = ({ cu, generals }: { readonly cu: number; readonly generals: readonly string[] }): boolean =>
    cu > 0 && generals.length > 0;
  return isArmy(stackAt(s, side, at)) || (isOwn(s, side, at) && isArmy(insideAt(s, at)));
};

/** The column that Hostile Tribes are read in, whatever the size of the Force. */
export const TRIBES_COLUMN = 5;

export const TRIBAL_LANDS = ['Gallia Transalpinia', 'Liguria'] as const;

const tribes: Event = {
  spaces: (s, side) => s.setup.places.filter((at) => enemyCuIn(s, side, at) > 0 && inProvince(s, ...TRIBAL_LANDS)(at)),
  happens: (d, side, at) =>
    push(d, {
      ...{ type: 'attrition', side: otherSide(side), left: [at], modifier: 0, saves: false, moving: false },
      column: TRIBES_COLUMN,
    }),
};

/** CUs that may not go by sea to or from Africa, until the turn after the next shuffle. */
const ban = (side: Side, card: string): Event => ({
  bar: (s) => (s.bans[side] ? 'It is in force already.' : undefined),
  happens(d) {
    d.discards = d.discards.filter((id) => id !== card);
    d.bans[side] = { card, ends: null };
    note(d, RULE, () => `${cardOf(d, card).title}: in force until the turn after the next shuffle.`);
  },
});

const removedFromGame = (d: State, card: string): void => {
  d.discards = d.discards.filter((id) => id !== card);
  d.out.push(card);
};

/** Philip allies with Carthage, and later makes his peace with Rome: then the card leaves the game. */
const macedon: Event = {
  bar(s, side) {
    if (s.macedon === 'none') return side === 'carthage' ? undefined : 'There is no alliance that Rome could end.';
    return s.macedon === 'allied' && side === 'rome' ? undefined : 'Macedon has chosen its side.';
  },
  happens(d, side) {
    d.macedon = d.macedon === 'none' ? 'allied' : 'peace';
    if (d.macedon === 'peace') removedFromGame(d, 's09');
    note(d, RULE, () => (d.macedon === 'allied' ? 'Macedon allies with Carthage.' : 'Macedon makes peace with Rome.'), {
      facts: { macedon: d.macedon },
    });
    const loser = otherSide(side);
    if (d.hands[loser].length > 0) push(d, { type: 'blind', from: loser, to: null });
  },
};

/** Roman Generals who could follow the Proconsul in his command. */
const successors = (s: State): string[] => {
  const at = s.proconsul && s.where[s.proconsul];
  if (!at) return [];
  return s.pool.filter((id) => (boundTo(id) ?? regionOf(s, at)) === regionOf(s, at));
};

/** By the number on the card. */
const EVENTS: Readonly<Record<string, Event>> = {
  s01: revolt('Corsica / Sardinia'),
  s02: revolt('Sicilia'),
  s03: {
    provinces: (s, side) => NUMIDIAS.filter((province) => exposedPcs(s, otherSide(side), [province]).length > 0),
    happens: (d, side, province) => removePcs(d, otherSide(side), exposedPcs(d, otherSide(side), [province])),
  },
  s04: revolt('Celtiberia'),
  s07: tribes,
  s08: tribes,
  s09: macedon,
  s10: {
    bar: (s) => (s.macedon === 'allied' ? undefined : 'Macedon is not allied with Carthage.'),
    spaces: (s, side) => openPorts(s, side).filter((at) => [AFRICA, ITALIA].includes(regionOf(s, at))),
    happens: (d, side, at) => placeCu(d, side, at, 2),
  },
  s11: {
    bar: (s, side) => (isOwn(s, side, 'baleares') ? undefined : 'The Baleares are not held.'),
    spaces: openPorts,
    happens: (d, side, at) => placeCu(d, side, at, 1),
  },
  s12: {
    bar: (s) =>
      isOwn(s, 'carthage', CARTHAGO) && !isBesieged(s, CARTHAGO) && takesCu(s, 'carthage', CARTHAGO, 2)
        ? undefined
        : 'Carthago cannot take them in.',
    happens: (d) =>
      placeCu(d, 'carthage', CARTHAGO, 2, Math.min(2, Math.max(0, d.setup.limits.elephants - elephantsOnMap(d)))),
  },
  s13: recruitsIn('Lucania'),
  s14: recruitsIn('Liguria', 'Gallia Cisalpinia', 'Etruria'),
  s15: recruits(2, (s, side, at) => {
    const { province } = spaceOf(s, at);
    return regionOf(s, at) === 'Iberia' && provinceOwner(s, province) === side;
  }),
  s16: recruitsIn('Gallia Transalpinia', 'Gallia Cisalpinia'),
  s17: relief(1, isCity),
  s19: {
    bar: (s) => (s.proconsul ? undefined : 'Rome has no Proconsul who could be dismissed.'),
    generals: successors,
    happens: (d, _, general) => replaceProconsul(d, general, RULE),
  },
  s21: {
    bar: (s) => (deserters(s).length > 0 ? undefined : 'All of Carthage stand at Walled Cities of their own.'),
    happens: (d) =>
      push(d, {
        ...{ type: 'attrition', side: 'carthage', left: deserters(d), column: null, modifier: 0 },
        ...{ saves: true, moving: false },
      }),
  },
  s22: {
    spaces: (s) =>
      s.setup.places.filter((at) => inProvince(s, 'Sicilia')(at) && isPlain(s, at) && cuAt(s, 'rome', at) === 0),
    happens(d, side, at) {
      if (!isOwn(d, side, at)) turnPc(d, side, at);
      placeCu(d, side, at, 1);
    },
  },
  s23: kings('Eastern Numidia'),
  s24: kings(...NUMIDIAS),
  s25: opens('capua', italianRevolt),
  s26: opens('syracuse'),
  s27: {
    bar: (s) => {
      const at = s.where[HANNIBAL];
      return at && regionOf(s, at) === ITALIA ? undefined : 'Hannibal is not in Italia.';
    },
    number: 2,
    spaces: (s, side) => turnable(s, side).filter((at) => regionOf(s, at) === ITALIA),
    happens: turnPc,
  },
  s29: {
    bar: (s) => (s.navalVictory ? 'It is in force already.' : undefined),
    happens(d) {
      d.navalVictory = true;
      note(d, RULE, 'Carthage rules the sea for the rest of the turn.');
    },
  },
  s30: {
    generals: (s, side) => reachedBySupplies(s, side).filter((id) => placeOf(s, id) !== s.train),
    happens(d, _, general) {
      d.train = placeOf(d, general);
      note(d, RULE, () => `The siege train is with ${generalName(d, general)} in ${nameOf(d, placeOf(d, general))}.`);
    },
  },
  s35: diplomacy,
  s36: diplomacy,
  s43: {
    bar: (s) => italianRevolt(s) ?? (cuAt(s, 'carthage', ROMA) > 0 ? 'CUs of Carthage are in Latium.' : undefined),
    happens: (d) => placeCu(d, 'rome', ROMA, 4),
  },
  s44: auxiliaries('Apulia'),
  s45: auxiliaries('Etruria'),
  s46: auxiliaries('Samnium'),
  s47: auxiliaries('Lucania'),
  s48: auxiliaries('Campania'),
  s49: relief(ALL_POINTS, (s, at) => isCity(s, at) && spaceOf(s, at).port),
  s51: sickness(0, () => true),
  s52: sickness(1, isBesieged),
  s53: relief(ALL_POINTS, isTribe),
  s55: {
    bar: (s, side) => (s.hands[otherSide(side)].length > 0 ? undefined : 'The enemy holds no card.'),
    happens: (d, side) => push(d, { type: 'blind', from: otherSide(side), to: side }),
  },
  s56: {
    bar: (s) => (provinceOwner(s, 'Sicilia') === 'carthage' ? undefined : 'Carthage does not control Sicilia.'),
    number: 3,
    spaces: (s) => removablePcs(s, 'rome'),
    happens: (d, _, at) => removePcs(d, 'rome', [at]),
  },
  s57: ban('carthage', 's57'),
  s58: ban('rome', 's58'),
  s64: {
    bar: (s) => (s.truce ? 'There is a Truce already.' : undefined),
    happens(d) {
      d.truce = true;
      note(d, RULE, 'A Truce: nobody enters what is the enemy’s.');
    },
  },
};

/** Where Forces of Carthage stand that are not at a Walled City of their own. */
const deserters = (s: State): string[] =>
  s.setup.places.filter((at) => cuAt(s, 'carthage', at) > 0 && !(isCity(s, at) && isOwn(s, 'carthage', at)));

/** The Event of a card, where it has one to play in place of its OPs. */
export const eventOf = (card: string): Event | undefined => EVENTS[card];

/** What is there to pick. */
const hasTarget = (s: State, side: Side, { spaces, generals, provinces }: Event): boolean => {
  const list = spaces?.(s, side, []) ?? generals?.(s, side) ?? provinces?.(s, side);
  return list === undefined || list.length > 0;
};

/** Why an Event does not occur now. */
export const eventBar = (s: State, side: Side, event: Event): string | undefined =>
  event.bar?.(s, side) ?? (hasTarget(s, side, event) ? undefined : 'There is nobody and nothing that it could befall.');

/** 5.2.a: what an Event leaves behind: a Truce that it breaks, a card that leaves the game. */
export function occurs(d: State, card: string): void {
  const { breaksTruce, gone } = cardOf(d, card);
  if (breaksTruce && d.truce) {
    d.truce = false;
    note(d, RULE, 'The Truce is over.');
  }
  if (gone === 'event') removedFromGame(d, card);
}
