/** A player's turn in the Strategy Phase (5.2.C): one card as an Event, for its OPs or away, or a special action. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { SIDE_NAMES } from '../../words.ts';
import { beginActivation } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { cardOf, cardProblem, cardTitle, spendCard } from '../cards.ts';
import type { RoundFrame } from '../frames.ts';
import { NONE } from '../parts.ts';
import { fieldOf, insideOf, nameOf, placeName, shift, toField, toInside } from '../changes.ts';
import { bringGeneral, placeCus } from '../placing.ts';
import {
  activateProblem,
  blockadedCities,
  blockadePorts,
  boundProblem,
  dictatorProblem,
  eventProblem,
  hirePorts,
  playable,
  raiseProblem,
  supply,
} from './plays.ts';
import { hireCost } from './reinforcements.ts';
import { generalsOnMap } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { openWindow } from './window.ts';

function elect(d: State): void {
  d.dictatorCard = 'chest';
  d.chest.rome = [...d.chest.rome, { card: 's57', as: 'event', counts: true }];
  bringGeneral(d, 'rome', 'calatinus', 'roma', 'dictator');
  placeCus(d, 'rome', 'roma', { cu: limitOf('dictator-cu', figuresOf(d)) });
  note(d, '5.2.C4', 'Rome plays the Dictator card.', { facts: { dictator: true } });
  note(d, '17.2.B.Calatinus', 'A. Atilius Calatinus is Dictator for this turn.');
}

const over = (d: State): void => pop(d);

export const round: ProcedureOf<'round'> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      openWindow(d, 'corvus');
      return 'goes-on';
    }
    if (d.hands[f.who].length === 0) {
      over(d);
      return 'goes-on';
    }
    return 'waits';
  },
  who: (_, f) => f.who,
  asks: () => ({ rule: '5.2.C', says: 'which card to play, and how.' }),
  answers: {
    event: listedAnswer(
      'event',
      '5.2.C1',
      (s, f: RoundFrame) =>
        playable(s, f)
          .filter((card) => !eventProblem(s, f, card))
          .map((card) => ({ action: { type: 'event' as const, card }, says: cardTitle(s, card), group: 'Events' })),
      (d, f, { card }) => {
        over(d);
        spendCard(d, f.who, card, 'event');
        note(d, '5.2.C1', `${SIDE_NAMES[f.who]} plays ${cardTitle(d, card)} as an Event.`);
        push(d, {
          type: 'event',
          who: f.who,
          card,
          stage: 'window',
          left: 0,
          beside: null,
          cancelled: false,
        });
      },
      { why: (s, f, { card }) => eventProblem(s, f, card) },
    ),
    activate: listedAnswer(
      'activate',
      '5.2.C2.1',
      (s, f: RoundFrame) =>
        playable(s, f).flatMap((card) =>
          generalsOnMap(s, f.who)
            .filter((general) => supply(s, card, general).mayActivate)
            .map((general) => ({
              action: { type: 'activate' as const, card, general },
              says: `${nameOf(s, general)} with ${cardTitle(s, card)}${supply(s, card, general).removed ? ` and ${plural(supply(s, card, general).removed, 'ST')}` : ''}`,
              group: 'Activate a General',
            })),
        ),
      (d, f, { card, general }) => {
        const { removed } = supply(d, card, general);
        over(d);
        spendCard(d, f.who, card, 'ops');
        paySts(d, f, general, removed);
        beginActivation(d, { who: f.who, general, card, by: 'operation' });
      },
      { why: (s, f, { card, general }) => activateProblem(s, f, card, general) },
    ),
    spend: listedAnswer(
      'spend',
      '5.2.C2',
      (s, f: RoundFrame) =>
        playable(s, f).map((card) => ({
          action: { type: 'spend' as const, card },
          says: `Spend the OPs of ${cardTitle(s, card)} one by one`,
          group: 'Spend OPs',
        })),
      (d, f, { card }) => {
        over(d);
        spendCard(d, f.who, card, 'ops');
        note(d, '5.2.C2', `${SIDE_NAMES[f.who]} spends the OPs of ${cardTitle(d, card)}.`);
        push(d, { type: 'spend', who: f.who, from: 'card', left: cardOf(d, card).op });
      },
      { why: (s, f, { card }) => boundProblem(f, card) ?? cardProblem(s, f.who, card) },
    ),
    raise: listedAnswer(
      'raise',
      '5.2.C2.3',
      (s, f: RoundFrame) =>
        playable(s, f).flatMap((card) =>
          generalsOnMap(s, f.who)
            .filter((general) => !raiseProblem(s, f, card, general))
            .map((general) => ({
              action: { type: 'raise' as const, card, general },
              says: `A CU for ${nameOf(s, general)} with ${cardTitle(s, card)}`,
              group: 'Raise a CU',
            })),
        ),
      (d, f, { card, general }) => {
        over(d);
        spendCard(d, f.who, card, 'ops');
        const at = d.generals[general]?.at ?? '';
        placeCus(d, f.who, at, { cu: 1 });
        note(d, '5.2.C2.3', `${nameOf(d, general)} raises a CU in ${placeName(d, at)}.`);
      },
      { why: (s, f, { card, general }) => raiseProblem(s, f, card, general) },
    ),
    build: listedAnswer(
      'build',
      '5.2.C2.4',
      (s, f: RoundFrame) =>
        playable(s, f)
          .filter((card) => cardOf(s, card).ships > 0 && s.warships[f.who].supply > 0)
          .map((card) => ({
            action: { type: 'build' as const, card },
            says: `${cardOf(s, card).ships} Ready Warships with ${cardTitle(s, card)}`,
            group: 'Build Warships',
          })),
      (d, f, { card }) => {
        over(d);
        spendCard(d, f.who, card, 'ops');
        const ships = Math.min(cardOf(d, card).ships, d.warships[f.who].supply);
        shift(d, f.who, 'supply', 'ready', ships);
        note(d, '5.2.C2.4', `${SIDE_NAMES[f.who]} builds ${plural(ships, 'Warship')}.`);
      },
      { why: (s, f, { card }) => boundProblem(f, card) ?? cardProblem(s, f.who, card) },
    ),
    discard: listedAnswer(
      'discard',
      '5.2.C5',
      (s, f: RoundFrame) =>
        f.bound
          ? []
          : s.hands[f.who].map((card) => ({
              action: { type: 'discard' as const, card },
              says: `Discard ${cardTitle(s, card)}`,
              group: 'Discard',
            })),
      (d, f, { card }) => {
        over(d);
        spendCard(d, f.who, card, 'discard');
        note(d, '5.2.C5', `${SIDE_NAMES[f.who]} discards a card to the War Chest.`);
      },
      {
        why: (s, f, { card }) =>
          f.bound ? no('5.2.B', 'The Campaign must be played, not discarded.') : cardProblem(s, f.who, card),
      },
    ),
    hire: listedAnswer(
      'hire',
      '5.2.C3',
      (s, f: RoundFrame) =>
        f.who === 'rome' || f.bound
          ? []
          : hirePorts(s).map((port) => ({
              action: { type: 'hire' as const, port },
              says: `Hire ${nameOf(s, s.mercenaries[0] ?? '')}, to ${placeName(s, port)}`,
              group: 'Hire',
            })),
      (d, _, { port }) => {
        over(d);
        push(d, { type: 'pay', port, left: hireCost(d) });
      },
    ),
    dictator: {
      ...plainAnswer('dictator', 'Elect a Dictator', (d: State) => {
        over(d);
        elect(d);
      }),
      choices: (s, f: RoundFrame) =>
        f.who === 'rome' && !f.bound && !dictatorProblem(s)
          ? [{ action: { type: 'dictator' as const }, says: 'Elect a Dictator' }]
          : [],
      problem: (s, f: RoundFrame) =>
        f.who === 'rome' && !f.bound
          ? dictatorProblem(s)
          : no('5.2.C4', 'Only Rome elects a Dictator, in place of a card.'),
    },
    'run-blockade': listedAnswer(
      'run-blockade',
      '16.4',
      (s, f: RoundFrame) =>
        f.who === 'rome' || f.bound || !s.setup.optional.includes('16.4')
          ? []
          : s.hands.carthage.flatMap((card) =>
              blockadePorts(s).flatMap((port) =>
                blockadedCities(s).map((city) => ({
                  action: { type: 'run-blockade' as const, card, port, city },
                  says: `${cardTitle(s, card)}: run the blockade of ${placeName(s, city)} from ${placeName(s, port)}`,
                  group: 'Run a blockade',
                })),
              ),
            ),
      (d, f, { card, port, city }) => {
        over(d);
        spendCard(d, f.who, card, 'ops');
        const st = { ...NONE, st: 1 };
        if (insideOf(d, port).st > 0) toInside(d, port, st, -1);
        else toField(d, 'carthage', port, st, -1);
        push(d, { type: 'blockade', city });
      },
    ),
  },
};

/** 2.3.D1: STs of his space make up for what the card lacks. */
function paySts(d: State, f: RoundFrame, general: string, number: number): void {
  const { at = '' } = d.generals[general] ?? { at: '' };
  const open = Math.min(number, fieldOf(d, f.who, at).st);
  toField(d, f.who, at, { ...NONE, st: open }, -1);
  if (number > open) toInside(d, at, { ...NONE, st: number - open }, -1);
  if (number > 0) note(d, '2.3.D1', `${plural(number, 'ST')} make up for what the card lacks.`);
}
