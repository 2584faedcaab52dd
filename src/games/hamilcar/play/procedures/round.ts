/** A player's turn in the Strategy Phase (5.2.C): one card as an Event, for its OPs or away, or a special action. */
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { supplyFor } from '../../activation.ts';
import { limitOf } from '../../limits.ts';
import { SIDE_NAMES } from '../../words.ts';
import { beginActivation } from '../activating.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { cardOf, cardProblem, cardTitle, mayPlayEvent, spendCard } from '../cards.ts';
import { figuresOf } from '../figures.ts';
import type { RoundFrame } from '../frames.ts';
import { fieldOf, insideOf, moveGenerals, nameOf, placeName, shift, toField, toInside } from '../pieces.ts';
import { cuPlace, placeCus } from '../placing.ts';
import {
  cardOfGeneral,
  controlOf,
  counts,
  generalsOnMap,
  holderOfProvince,
  isBesieged,
  isOpenCity,
  ownCity,
  spaceOf,
} from '../situation.ts';
import { NONE, type ProcedureOf, type State } from '../state.ts';
import { hireCost } from './reinforce.ts';
import { openWindow } from './window.ts';

/** 5.2.B: who has seized the first play must play that card, and not as a discard. */
const playable = (s: State, f: RoundFrame): readonly string[] => (f.bound ? [f.bound] : s.hands[f.who]);

const boundProblem = (f: RoundFrame, card: string): Problem | undefined =>
  f.bound && f.bound !== card
    ? no('5.2.B', `Found ${card}; the Campaign that seized the first play must be played.`)
    : undefined;

/** 2.3.D1: STs that the General can use for his activation. */
function stsFor(s: State, general: string): number {
  const { at = '', inside = false } = s.generals[general] ?? { at: '' };
  const { side } = cardOfGeneral(s, general);
  const open = isOpenCity(s, side, at);
  return (inside && !open ? 0 : fieldOf(s, side, at).st) + (inside || open ? insideOf(s, at).st : 0);
}

const supply = (s: State, card: string, general: string) =>
  supplyFor({
    by: 'operation',
    cardOp: cardOf(s, card).op,
    strategyRating: cardOfGeneral(s, general).strategy,
    st: stsFor(s, general),
  });

function activateProblem(s: State, f: RoundFrame, card: string, general: string): Problem | undefined {
  const wrong = boundProblem(f, card) ?? cardProblem(s, f.who, card);
  if (wrong) return wrong;
  if (!generalsOnMap(s, f.who).includes(general))
    return no('5.2.C2.1', `Found ${general}, who is no own General on the map.`);
  const { mayActivate, shortfall } = supply(s, card, general);
  if (mayActivate) return undefined;
  return no(
    '5.2.C2.1',
    `${nameOf(s, general)} needs ${shortfall} OP more than the card has, and there are too few STs with him.`,
  );
}

/** 5.2.C2.3, 5.1.D: why this General cannot raise a CU. */
function raiseProblem(s: State, f: RoundFrame, card: string, general: string): Problem | undefined {
  const wrong = boundProblem(f, card) ?? cardProblem(s, f.who, card);
  if (wrong) return wrong;
  if (cardOf(s, card).op < 3) return no('5.2.C2.3', 'It takes a card of 3 OP to raise a CU.');
  if (!generalsOnMap(s, f.who).includes(general))
    return no('5.2.C2.3', `Found ${general}, who is no own General on the map.`);
  const at = s.generals[general]?.at ?? '';
  if (controlOf(s, at) !== f.who || holderOfProvince(s, spaceOf(s, at).province) !== f.who)
    return no('5.2.C2.3', `${placeName(s, at)} and its Province must be under own control.`);
  return cuPlace(s, f.who, at) ? undefined : no('5.1.D', `No CU can be placed in ${placeName(s, at)}.`);
}

function eventProblem(s: State, f: RoundFrame, card: string): Problem | undefined {
  const wrong = boundProblem(f, card) ?? cardProblem(s, f.who, card);
  if (wrong) return wrong;
  const { event } = cardOf(s, card);
  if (event === 'none') return no('2.4.A', 'This card has OPs only.');
  if (event === 'lost') return no('17.1', 'The text of this Event is lost: it has its OPs only.');
  if (!mayPlayEvent(s, f.who, card)) return no('5.2.C1', 'This Event belongs to the other side.');
  return event === 'counter' ? no('5.2.C1', 'A Counter Event is played as an answer.') : undefined;
}

/** 5.2.C4: why there is no Dictator now. */
export function dictatorProblem(s: State): Problem | undefined {
  if (s.dictatorCard !== 'held') return no('2.2.C1', 'There is one Dictator in a game.');
  if (s.turn === 1) return no('5.2.C4', 'There is no Dictator in Game Turn 1.');
  const { rome, carthage } = counts(s);
  if (carthage - rome < limitOf('dictator-lead', figuresOf(s)))
    return no('5.2.C4', `Carthage leads by ${carthage - rome} on the Display, which is too little.`);
  if (generalsOnMap(s, 'rome').includes('calatinus')) return no('5.2.C4', 'Calatinus is on the map.');
  return isBesieged(s, 'roma') || !ownCity(s, 'rome', 'roma') ? no('5.1.D', 'Roma is Besieged.') : undefined;
}

/** 5.2.C3: ports where the next Mercenary may come ashore. */
export function hirePorts(s: State): string[] {
  const [next] = s.mercenaries;
  if (!next || s.miat.length < hireCost(s)) return [];
  return Object.keys(s.setup.spaces).filter((at) => {
    const { port, region } = spaceOf(s, at);
    return (
      port &&
      controlOf(s, at) === 'carthage' &&
      cuPlace(s, 'carthage', at) &&
      (next !== 'xanthippus' || region === 'Africa')
    );
  });
}

function elect(d: State): void {
  d.dictatorCard = 'chest';
  d.chest.rome = [...d.chest.rome, { card: 's57', as: 'event', counts: true }];
  moveGenerals(d, ['calatinus'], 'roma');
  d.generals['calatinus'] = { at: 'roma', office: 'dictator' };
  placeCus(d, 'rome', 'roma', { cu: limitOf('dictator-cu', figuresOf(d)) });
  note(d, '5.2.C4', 'Rome elects A. Atilius Calatinus Dictator.', { facts: { dictator: true } });
}

/** 16.4: Major Ports with an ST, for blockade runners. */
const blockadePorts = (s: State): string[] =>
  s.warships.carthage.ready === 0
    ? []
    : Object.keys(s.setup.spaces).filter(
        (at) =>
          spaceOf(s, at).major &&
          ownCity(s, 'carthage', at) &&
          !isBesieged(s, at) &&
          fieldOf(s, 'carthage', at).st + insideOf(s, at).st > 0,
      );
const blockadedCities = (s: State): string[] => Object.keys(s.sieges).filter((at) => ownCity(s, 'carthage', at));

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
          worked: false,
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
              says: `${nameOf(s, general)} with ${cardTitle(s, card)}${supply(s, card, general).removed ? ` and ${supply(s, card, general).removed} ST` : ''}`,
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
        note(d, '5.2.C2.4', `${SIDE_NAMES[f.who]} builds ${ships} Warships.`);
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
  if (number > 0) note(d, '2.3.D1', `${number} ST make up for what the card lacks.`);
}
