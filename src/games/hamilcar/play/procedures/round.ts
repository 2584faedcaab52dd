/** A player's turn in the Strategy Phase (5.2.C): one card as an Event, for its OPs or discarded, or a special action. */

import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { ask } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { cardOf, cardTitle, DICTATOR, spendCard, whyNotInHand } from '../cards.ts';
import { bringGeneral, placeCus, placeSt, shift } from '../changes.ts';
import { generalOf, generalsOnMap, nameOf } from '../pieces/generals.ts';
import { fieldOf, insideOf } from '../pieces/units.ts';
import { hireCost, limit, placeName } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { beginActivation } from './activation.ts';
import {
  blockadedCities,
  blockadePorts,
  hirePorts,
  isEvent,
  playable,
  RAISING,
  raisers,
  supply,
  whyNoActivation,
  whyNoDictator,
  whyNoEvent,
  whyNoRaising,
  whyNotPlayable,
} from './plays.ts';
import { openWindow } from './window.ts';

interface RoundFrame {
  readonly type: 'round';
  readonly who: Side;
  /** 5.2.B: the Campaign that must be played first. */
  readonly bound: string | null;
  asked: boolean;
}

function elect(d: State): void {
  d.dictatorCard = 'chest';
  d.chest.rome.push({ card: DICTATOR, as: 'event', counts: true });
  bringGeneral(d, 'rome', 'calatinus', 'roma', 'dictator');
  placeCus(d, 'rome', 'roma', { cu: limit(d, 'dictator-cu') });
  note(d, '5.2.C4', 'Rome plays the Dictator card.', { facts: { dictator: true } });
  note(d, '17.2.B.Calatinus', 'A. Atilius Calatinus is Dictator for this turn.');
}

/** The card is played, and the turn is over but for what it brings. */
function play(d: State, f: RoundFrame, card: string, as: 'event' | 'ops' | 'discard'): void {
  pop(d);
  spendCard(d, f.who, card, as);
}

/** 2.3.D1: STs of his space make up for what the card lacks. */
function paySts(d: State, side: Side, general: string, number: number): void {
  if (number === 0) return;
  const { at } = generalOf(d, general);
  const open = Math.min(number, fieldOf(d, side, at).st);
  placeSt(d, side, at, 'field', -open);
  placeSt(d, side, at, 'inside', open - number);
  note(d, '2.3.D1', () => `${plural(number, 'ST')} ${number === 1 ? 'makes' : 'make'} up for missing OPs.`);
}

/** 5.2.C3, 16.4: what only Carthage may do in place of a card, or with one. */
const isFree = (_: State, f: RoundFrame): boolean => f.who === 'carthage' && !f.bound;

export const round: ProcedureOf<RoundFrame> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      return openWindow(d, 'corvus');
    }
    if (d.hands[f.who].length > 0) return 'waits';
    pop(d);
  },
  who: (_, f) => f.who,
  asks: () => ask('5.2.C', 'which card to play, and how.'),
  answers: {
    event: {
      options: (s, f) =>
        playable(s, f)
          .filter((card) => isEvent(s, f, card))
          .map((card) => ({ type: 'event', card })),
      says: (s, _, { card }) => ({ says: cardTitle(s, card), group: 'Events' }),
      why: (s, f, { card }) => whyNoEvent(s, f, card),
      apply(d, f, { card }) {
        play(d, f, card, 'event');
        note(d, '5.2.C1', () => `${SIDE_NAMES[f.who]} plays ${cardTitle(d, card)} as an Event.`);
        push(d, { type: 'event', who: f.who, card, stage: 'window', left: 0, beside: null, cancelled: false });
      },
    },
    activate: {
      *options(s, f) {
        const generals = generalsOnMap(s, f.who);
        for (const card of playable(s, f))
          for (const general of generals)
            if (supply(s, card, general).mayActivate) yield { type: 'activate', card, general };
      },
      says(s, _, { card, general }) {
        const { removed } = supply(s, card, general);
        const paid = removed ? ` and ${plural(removed, 'ST')}` : '';
        return { says: `${nameOf(s, general)} with ${cardTitle(s, card)}${paid}`, group: 'Activate a General' };
      },
      why: (s, f, { card, general }) => whyNoActivation(s, f, card, general),
      apply(d, f, { card, general }) {
        const { removed } = supply(d, card, general);
        play(d, f, card, 'ops');
        paySts(d, f.who, general, removed);
        beginActivation(d, { who: f.who, general, card, by: 'operation' });
      },
    },
    spend: {
      options: (s, f) => playable(s, f).map((card) => ({ type: 'spend', card })),
      says: (s, _, { card }) => ({ says: `Spend the OPs of ${cardTitle(s, card)} one by one`, group: 'Spend OPs' }),
      why: (s, f, { card }) => whyNotPlayable(s, f, card),
      apply(d, f, { card }) {
        play(d, f, card, 'ops');
        note(d, '5.2.C2', () => `${SIDE_NAMES[f.who]} spends the OPs of ${cardTitle(d, card)}.`);
        push(d, { type: 'spend', who: f.who, from: 'card', left: cardOf(d, card).op });
      },
    },
    raise: {
      *options(s, f) {
        const cards = playable(s, f).filter((card) => cardOf(s, card).op >= RAISING);
        const generals = cards.length > 0 ? raisers(s, f) : [];
        for (const card of cards) for (const general of generals) yield { type: 'raise', card, general };
      },
      says: (s, _, { card, general }) => ({
        says: `A CU for ${nameOf(s, general)} with ${cardTitle(s, card)}`,
        group: 'Raise a CU',
      }),
      why: (s, f, { card, general }) => whyNoRaising(s, f, card, general),
      apply(d, f, { card, general }) {
        play(d, f, card, 'ops');
        const { at } = generalOf(d, general);
        placeCus(d, f.who, at, { cu: 1 });
        note(d, '5.2.C2.3', () => `${nameOf(d, general)} raises a CU in ${placeName(d, at)}.`);
      },
    },
    build: {
      options: (s, f) =>
        s.warships[f.who].supply === 0
          ? []
          : playable(s, f)
              .filter((card) => cardOf(s, card).ships > 0)
              .map((card) => ({ type: 'build', card })),
      says: (s, _, { card }) => ({
        says: `${plural(cardOf(s, card).ships, 'Ready Warship')} with ${cardTitle(s, card)}`,
        group: 'Build Warships',
      }),
      why: (s, f, { card }) =>
        whyNotPlayable(s, f, card) ?? no('5.2.C2.4', 'You cannot build anything with this card now.'),
      apply(d, f, { card }) {
        play(d, f, card, 'ops');
        const ships = Math.min(cardOf(d, card).ships, d.warships[f.who].supply);
        shift(d, f.who, 'supply', 'ready', ships);
        note(d, '5.2.C2.4', () => `${SIDE_NAMES[f.who]} builds ${plural(ships, 'Warship')}.`);
      },
    },
    discard: {
      options: (s, f) => (f.bound ? [] : s.hands[f.who].map((card) => ({ type: 'discard', card }))),
      says: (s, _, { card }) => ({ says: `Discard ${cardTitle(s, card)}`, group: 'Discard' }),
      why: (s, f, { card }) =>
        f.bound ? no('5.2.B', 'The Campaign must be played, not discarded.') : whyNotInHand(s, f.who, card),
      apply(d, f, { card }) {
        play(d, f, card, 'discard');
        note(d, '5.2.C5', () => `${SIDE_NAMES[f.who]} discards a card to the War Chest.`);
      },
    },
    hire: {
      options: (s, f) => (isFree(s, f) ? hirePorts(s) : []).map((port) => ({ type: 'hire', port })),
      says: (s, _, { port }) => ({
        says: `Hire ${s.mercenaries.slice(0, 1).map((id) => nameOf(s, id))} in ${placeName(s, port)}`,
        group: 'Hire',
      }),
      why: () =>
        no('5.2.C3', 'A Mercenary needs a friendly port to arrive in, and enough PCs on the Miat to pay for him.'),
      apply(d, _, { port }) {
        pop(d);
        push(d, { type: 'pay', port, left: hireCost(d) });
      },
    },
    dictator: {
      options: (s, f) => (whyNoDictator(s, f) ? [] : [{ type: 'dictator' }]),
      says: () => 'Elect a Dictator',
      why: whyNoDictator,
      apply(d) {
        pop(d);
        elect(d);
      },
    },
    'run-blockade': {
      *options(s, f) {
        if (!isFree(s, f) || !s.setup.optional.includes('16.4')) return;
        for (const card of s.hands.carthage)
          for (const port of blockadePorts(s))
            for (const city of blockadedCities(s)) yield { type: 'run-blockade', card, port, city };
      },
      says: (s, _, { card, port, city }) => ({
        says: `${cardTitle(s, card)}: run the blockade of ${placeName(s, city)} from ${placeName(s, port)}`,
        group: 'Run a blockade',
      }),
      apply(d, f, { card, port, city }) {
        play(d, f, card, 'ops');
        placeSt(d, 'carthage', port, insideOf(d, port).st > 0 ? 'inside' : 'field', -1);
        push(d, { type: 'blockade', city });
      },
    },
  },
};
