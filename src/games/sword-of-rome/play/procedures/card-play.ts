/** 7.1: the uses of a card's value, for the active player and for Desperate Times alike. */

import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { does, type Player } from '../../words.ts';
import type { Action } from '../actions.ts';
import { holds, isDesperate, spendCard, titleOf, worthOf } from '../cards/cards.ts';
import { startMove } from '../movement/activation.ts';
import { leaderOf, onMap, powersOf, whereIs } from '../queries.ts';
import { placesFor } from '../reinforcement/places.ts';
import type { AnswerIn, FrameAt, State } from '../state.ts';
import { isHeld, takeCommand } from './command.ts';

type InterruptFrame = FrameAt<'interrupt'>;
type PlayerFrame = FrameAt<'player'>;

export type CardFrame = PlayerFrame | InterruptFrame;
type In<T extends Action['type']> = AnswerIn<CardFrame, T>;

/** The cards that may be played: the hand, or for an interruption Desperate Times. */
export const playable = (s: State, f: CardFrame): string[] =>
  f.type === 'player' ? s.hand[f.seat] : s.desperate[f.seat];

export function cardProblem(s: State, f: CardFrame, card: string): Problem | undefined {
  if (f.type === 'player' ? !holds(s, f.seat, card) : !s.desperate[f.seat].includes(card))
    return no('7.1', `Found ${card}; it is not there to be played.`);
  return f.played ? no('5.4', 'One card is played in a turn, and it has been.') : undefined;
}

/** Activated may be who is on the map, and no minor leader under a named one. */
const activatable = (s: State, leader: string): boolean => onMap(s, leader) && !isHeld(s, leader);

const wakes = (s: State, leader: string, value: number): boolean =>
  figuresOf(s).at('activation-by-initiative', leaderOf(s, leader).initiative, value).value === 'yes';

const ownLeaders = (s: State, seat: Player): string[] => powersOf(seat).flatMap((power) => s.setup.leadersOf[power]);

export function playCard(d: State, f: CardFrame, card: string, use: string, remove = false): void {
  f.played = true;
  f.shifted = [];
  spendCard(d, f.seat, card, remove);
  note(
    d,
    isDesperate(d, card) ? '7.4.3' : '7.1',
    () => `${does(f.seat, 'play')} ${titleOf(d, card)} (${worthOf(d, card)}) ${use}.`,
  );
}

export const activate: In<'activate'> = {
  *options(s, f) {
    if (f.played) return;
    for (const card of playable(s, f)) {
      const value = worthOf(s, card);
      for (const leader of ownLeaders(s, f.seat))
        if (wakes(s, leader, value) && activatable(s, leader)) yield { type: 'activate', card, leader };
    }
  },
  says: (s, _, { card, leader }) => ({
    says: `${titleOf(s, card)} (${worthOf(s, card)}): ${whereIs(s, leader)}`,
    group: `Activate ${leaderOf(s, leader).name}`,
  }),
  why(s, f, { card, leader }) {
    const problem = cardProblem(s, f, card);
    if (problem) return problem;
    if (!ownLeaders(s, f.seat).includes(leader) || !onMap(s, leader))
      return no('7.1', `Found ${leader}; he is no leader of yours on the map.`);
    const { name, initiative } = leaderOf(s, leader);
    return wakes(s, leader, worthOf(s, card))
      ? no('8.2.1', 'A minor leader does not command a named one.')
      : no('8.1', `${name} has initiative ${initiative}; the card is a ${worthOf(s, card)}.`);
  },
  apply(d, f, { card, leader }) {
    const value = worthOf(d, card);
    playCard(d, f, card, `to activate ${leaderOf(d, leader).name}`);
    takeCommand(d, leader);
    startMove(d, { leader, by: f.seat, value, means: `${value}`, campaign: false, flanks: null });
  },
};

export const support: In<'support'> = {
  options: (s, f) => (f.played ? [] : playable(s, f).map((card) => ({ type: 'support', card }))),
  says: (s, _, { card }) => ({ says: `${titleOf(s, card)}: ${worthOf(s, card)} of support`, group: 'Support' }),
  why: (s, f, { card }) => cardProblem(s, f, card),
  apply(d, f, { card }) {
    const points = worthOf(d, card);
    playCard(d, f, card, 'for support');
    push(d, {
      type: 'support',
      occasion: 'card',
      seat: f.seat,
      powers: powersOf(f.seat),
      losers: [],
      reach: [],
      points,
    });
  },
};

const levies = (s: State, seat: Player): boolean => powersOf(seat).some((power) => placesFor(s, power).length > 0);

export const reinforce: In<'reinforce'> = {
  options(s, f) {
    const cards = f.played ? [] : playable(s, f).filter((card) => worthOf(s, card) === 3);
    return cards.length > 0 && levies(s, f.seat) ? cards.map((card) => ({ type: 'reinforce', card })) : [];
  },
  says: (s, _, { card }) => ({ says: `${titleOf(s, card)}: 1 CU`, group: 'Reinforce' }),
  why(s, f, { card }) {
    const problem = cardProblem(s, f, card);
    if (problem) return problem;
    return worthOf(s, card) === 3
      ? no('5.10', 'There is no space where a CU could be placed.')
      : no('7.1', `${titleOf(s, card)} is a ${worthOf(s, card)}; a CU takes a 3.`);
  },
  apply(d, f, { card }) {
    playCard(d, f, card, 'for a CU');
    push(d, { type: 'levy', seat: f.seat, powers: powersOf(f.seat), cu: 1, hired: false });
  },
};
