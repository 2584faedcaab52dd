/** A player round (4.3): what the active colour may do next, in any order, until it ends. */
import { plural } from '../../../../calculator/words.ts';
import { AREA_NAMES } from '../../words.ts';
import type { Action } from '../actions.ts';
import { freshAt, leaderFree, placeName } from '../board.ts';
import { cardOf, cardProblem, cardsLeft, spend } from '../cards.ts';
import type { RoundFrame } from '../frames.ts';
import { changeRound } from '../pieces.ts';
import { list, no, note, type Problem, type Procedure, pop, push } from '../procedure.ts';
import type { State } from '../state.ts';
import { beginDeclaration, declareProblem } from './declare.ts';
import { beginEvent, eventProblem } from './event.ts';

/** 5.1: places whose pieces may still be given MP. */
function startingPlaces(s: State): string[] {
  const { active } = s.round;
  const at = Object.keys(s.stacks[active]).filter((p) => unallotted(s, p) > 0);
  const home = s.leaders[active].at;
  return !at.includes(home) && leaderUnallotted(s, home) ? [...at, home] : at;
}

const unallotted = (s: State, at: string): number =>
  freshAt(s, at) - s.round.waiting.reduce((sum, w) => sum + (w.at === at ? w.legions : 0), 0);

const leaderUnallotted = (s: State, at: string): boolean => leaderFree(s, at) && !s.round.waiting.some((w) => w.leader);

/** 5.1: why a card cannot be laid for movement there. */
function layProblem(s: State, card: string, at: string): Problem | undefined {
  const held = cardProblem(s, s.round.active, card);
  if (held) return held;
  if (cardOf(s, card).mp < 1) return no('5.1', `${card} gives ${cardOf(s, card).mp} MP; movement takes 1 at least.`);
  if (unallotted(s, at) > 0 || leaderUnallotted(s, at)) return undefined;
  return no('5.0', `Found ${at}; pieces that may still move are in ${list(startingPlaces(s))}.`);
}

/** 4.3: one card at least must be used. */
function endProblem(s: State): Problem | undefined {
  const { active, used, discarded } = s.round;
  if (used > 0 || discarded || s.hands[active].length === 0) return undefined;
  return no('4.3', `${AREA_NAMES[active]} has used no card; 1 must be played or discarded.`);
}

/** 4.3: why a card cannot be discarded or held. */
function discardProblem(s: State, card: string, hold: boolean): Problem | undefined {
  const { active, used } = s.round;
  const held = cardProblem(s, active, card);
  if (held) return held;
  if (used > 0)
    return no(
      '4.3',
      `${plural(used, 'card has', 'cards have')} been used; a card is discarded in place of all others.`,
    );
  if (!hold || s.hands[active].length === 1) return undefined;
  return no('4.3', `${s.hands[active].length} cards are left; only the last one may be held.`);
}

export const round: Procedure<RoundFrame> = {
  accepts: ['lay', 'march', 'event', 'declare', 'discard', 'end'],
  run(d) {
    const { active, waiting } = d.round;
    if (d.hands[active].length > 0 || waiting.length > 0 || !declareProblem(d)) return true;
    pop(d);
    return false;
  },
  who: (s) => s.round.active,
  choices(s) {
    const { active, waiting, used } = s.round;
    const found: Action[] = waiting.map(({ id }) => ({ type: 'march', force: id }));
    if (!declareProblem(s)) found.push({ type: 'declare' });
    if (!endProblem(s)) found.push({ type: 'end' });
    if (cardsLeft(s, active) <= 0) return found;
    const places = startingPlaces(s);
    for (const card of s.hands[active]) {
      if (cardOf(s, card).mp >= 1) for (const at of places) found.push({ type: 'lay', card, at });
      if (!eventProblem(s, card)) found.push({ type: 'event', card });
      if (used === 0) found.push({ type: 'discard', card, hold: false });
    }
    const [last, ...more] = s.hands[active];
    if (used === 0 && last && more.length === 0) found.push({ type: 'discard', card: last, hold: true });
    return found;
  },
  problem(s, _, a) {
    if (a.type === 'lay') return layProblem(s, a.card, a.at);
    if (a.type === 'event') return eventProblem(s, a.card);
    if (a.type === 'declare') return declareProblem(s);
    if (a.type === 'discard') return discardProblem(s, a.card, a.hold);
    if (a.type === 'end') return endProblem(s);
    if (a.type !== 'march' || s.round.waiting.some((w) => w.id === a.force)) return undefined;
    return no('5.0', `Found force ${a.force}; waiting are ${list(s.round.waiting.map((w) => `${w.id} in ${w.at}`))}.`);
  },
  apply(d, _, a) {
    const { active, waiting } = d.round;
    const who = AREA_NAMES[active];
    if (a.type === 'lay') {
      const { mp } = cardOf(d, a.card);
      spend(d, active, a.card);
      note(d, '5.1', `${who} plays ${mp} MP for ${placeName(d, a.at)}.`);
      push(d, { type: 'allot', at: a.at, mp, forces: [], ready: false, struck: [] });
    } else if (a.type === 'march') {
      const { id, at, legions, leader, mp } = waiting.find((w) => w.id === a.force)!;
      const marked = legions > 0 && d.stacks[active][at]!.marker;
      changeRound(d, {
        waiting: waiting.filter((w) => w.id !== id),
        force: {
          ...{ id, at, legions, leader, marked, left: mp },
          ...{ came: null, fatigue: 0, tired: 0, steps: 0, fought: false },
          ...{ free: [], passes: 0, asked: false, over: false },
        },
      });
      push(d, { type: 'march', to: null, struck: [] });
    } else if (a.type === 'event') {
      beginEvent(d, a.card);
    } else if (a.type === 'declare') {
      beginDeclaration(d);
    } else if (a.type === 'discard') {
      d.hands[active] = d.hands[active].filter((id) => id !== a.card);
      if (a.hold) d.held[active] = a.card;
      else d.faceDown = [...d.faceDown, a.card];
      changeRound(d, { discarded: true });
      note(d, '4.3', `${who} ${a.hold ? 'holds its last card' : 'discards a card'}.`);
    } else {
      pop(d);
    }
  },
};
