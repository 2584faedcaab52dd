/** 5.2.a: the Events played instead of a card's OPs, as on the 2007 cards: when one may be played, what is chosen, what happens. */
import { note, push } from '../../../../play/state.ts';
import { otherSide, type Side } from '../../words.ts';
import { NUMIDIAS } from '../actions.ts';
import { blow, replaceProconsul } from '../changes.ts';
import { exposedPcs, provinceOwner, removablePcs } from '../politics.ts';
import {
  AFRICA,
  CARTHAGO,
  cuAt,
  elephantsOnMap,
  generalName,
  HANNIBAL,
  ITALIA,
  isBesieged,
  isCity,
  isOwn,
  isPlain,
  isTribe,
  nameOf,
  placeOf,
  ROMA,
  reachedBySupplies,
  regionOf,
  spaceOf,
  takesCu,
} from '../queries.ts';
import type { State } from '../state.ts';
import {
  ALL_POINTS,
  auxiliaries,
  ban,
  deserters,
  diplomacy,
  type Event,
  inProvince,
  italianRevolt,
  kings,
  macedon,
  openPorts,
  opens,
  placeCu,
  RULE,
  recruits,
  recruitsIn,
  relief,
  removedFromGame,
  removePcs,
  revolt,
  sickness,
  successors,
  tribes,
  turnable,
  turnPc,
} from './effects.ts';
import { cardOf } from './strategy.ts';

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
    bar: (s, side) => (isOwn(s, side, 'baleares') ? undefined : 'You do not control the Baleares.'),
    spaces: openPorts,
    happens: (d, side, at) => placeCu(d, side, at, 1),
  },
  s12: {
    bar: (s) =>
      isOwn(s, 'carthage', CARTHAGO) && !isBesieged(s, CARTHAGO) && takesCu(s, 'carthage', CARTHAGO, 2)
        ? undefined
        : 'Carthago cannot take in 2 more CUs.',
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
    bar: (s) => (s.proconsul ? undefined : 'Rome has no Proconsul to dismiss.'),
    generals: successors,
    happens: (d, _, general) => replaceProconsul(d, general, RULE),
  },
  s21: {
    bar: (s) => (deserters(s).length > 0 ? undefined : 'All Carthaginian CUs are in their own Walled Cities.'),
    happens: (d) => blow(d, 'carthage', deserters(d), { saves: true }),
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
    bar: (s) => (s.navalVictory ? 'This Event is already in force.' : undefined),
    happens(d) {
      d.navalVictory = true;
      note(d, RULE, 'This turn Carthage rolls at −1 at sea, and Rome sails only with a Campaign.');
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
    bar: (s) => italianRevolt(s) ?? (cuAt(s, 'carthage', ROMA) > 0 ? 'Carthaginian CUs are in Latium.' : undefined),
    happens: (d) => placeCu(d, 'rome', ROMA, 4),
  },
  s44: auxiliaries('Apulia'),
  s45: auxiliaries('Etruria'),
  s46: auxiliaries('Samnium'),
  s47: auxiliaries('Lucania'),
  s48: auxiliaries('Campania'),
  s49: relief(ALL_POINTS, (s, at) => isCity(s, at) && spaceOf(s, at).port),
  s51: sickness(0, () => true),
  s52: sickness(1, (s, at, enemy) => isBesieged(s, at) && !isOwn(s, enemy, at)),
  s53: relief(ALL_POINTS, isTribe),
  s55: {
    bar: (s, side) => (s.hands[otherSide(side)].length > 0 ? undefined : 'The enemy has no cards.'),
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
    bar: (s) => (s.truce ? 'A Truce is already in force.' : undefined),
    happens(d) {
      d.truce = true;
      note(d, RULE, 'A Truce: neither side may enter a space with enemy PCs or CUs, Intercept or besiege a city.');
    },
  },
};

/** The Event of a card, where it has one to play in place of its OPs. */
export const eventOf = (card: string): Event | undefined => EVENTS[card];

/** What is there to pick. */
const hasTarget = (s: State, side: Side, { spaces, generals, provinces }: Event): boolean => {
  const list = spaces?.(s, side, []) ?? generals?.(s, side) ?? provinces?.(s, side);
  return list === undefined || list.length > 0;
};

/** Why an Event does not occur now. */
export const eventBar = (s: State, side: Side, event: Event): string | undefined =>
  event.bar?.(s, side) ?? (hasTarget(s, side, event) ? undefined : 'This Event has no possible target.');

/** 5.2.a: what an Event leaves behind: a Truce that it breaks, a card that leaves the game. */
export function occurs(d: State, card: string): void {
  const { breaksTruce, gone } = cardOf(d, card);
  if (breaksTruce && d.truce) {
    d.truce = false;
    note(d, RULE, 'The Truce is over.');
  }
  if (gone === 'event') removedFromGame(d, card);
}
