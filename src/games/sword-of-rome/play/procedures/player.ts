/** 5.4: the active player's turn: alliances, minor leaders, neutral powers, mercenaries, and one card. */

import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { PLAYER_NAMES, type Player } from '../../words.ts';
import { cardOf, holds, spendThree, titleOf, worthOf } from '../cards/cards.ts';
import { EVENTS, eventOf } from '../cards/events.ts';
import { endAction } from '../changes.ts';
import { testCarthago } from '../politics/carthago.ts';
import { solidarity } from '../politics/solidarity.ts';
import { powersOf } from '../queries.ts';
import { minorAnswer } from '../reinforcement/minor-leaders.ts';
import { placesFor } from '../reinforcement/places.ts';
import type { AnswerIn, State, Sword } from '../state.ts';
import { activate, cardProblem, playable, playCard, reinforce, support } from './card-play.ts';
import { breakUp, propose } from './diplomacy.ts';
import { neutral } from './stir.ts';

interface PlayerFrame {
  readonly type: 'player';
  readonly seat: Player;
  played: boolean;
  /** 7.2.4: mercenaries have been hired in this turn. */
  hired: boolean;
  proposed: string[];
  /** 8.3 */
  shifted: string[];
}

/** 7.1: whether the card's event may be played now. */
function eventProblem(s: State, f: PlayerFrame, card: string): Problem | undefined {
  const known = holds(s, f.seat, card) ? EVENTS[cardOf(s, card).event ?? ''] : undefined;
  const problem = cardProblem(s, known?.free ? { ...f, played: false } : f, card);
  if (problem) return problem;
  return known ? known.problem(s) : no('7.1', `${titleOf(s, card)} has no event for a card play.`);
}

const event: AnswerIn<PlayerFrame, 'event'> = {
  options: (s, f) =>
    playable(s, f)
      .filter((card) => !eventProblem(s, f, card))
      .map((card) => ({ type: 'event', card })),
  says: (s, _, { card }) => ({ says: titleOf(s, card), group: 'Event' }),
  why: (s, f, { card }) => eventProblem(s, f, card),
  apply(d, f, { card }) {
    const { event: id, remove } = cardOf(d, card);
    const event = eventOf(id);
    const { played } = f;
    playCard(d, f, card, 'as an event', remove);
    if (event.free) f.played = played;
    event.apply(d, f.seat);
  },
};

function hireProblem(s: State, f: PlayerFrame, card: string): Problem | undefined {
  if (f.seat !== 'carthage') return no('7.2.4', 'Only Carthage hires mercenaries.');
  if (f.hired) return no('7.2.4', 'Mercenaries have been hired in this turn.');
  if (!purses(s).includes(card)) return no('7.2.4', `Found ${card}; Carthage does not hold it.`);
  return placesFor(s, 'carthage').length > 0 ? undefined : no('5.10', 'There is no space for mercenaries.');
}

/** 7.4.6-5p: Desperate Times pays mercenaries too. */
const purses = (s: State): string[] => [...s.hand.carthage, ...s.desperate.carthage];

/** 7.2.4: beside the card play, one card for as many mercenaries as it is worth. */
const hire: AnswerIn<PlayerFrame, 'hire'> = {
  when: (_, f) => f.seat === 'carthage',
  options: (s, f) =>
    purses(s)
      .filter((card) => !hireProblem(s, f, card))
      .map((card) => ({ type: 'hire', card })),
  says: (s, _, { card }) => ({
    says: `${titleOf(s, card)}: ${plural(worthOf(s, card), 'mercenary', 'mercenaries')}`,
    group: 'Hire mercenaries',
  }),
  why: (s, f, { card }) => hireProblem(s, f, card),
  apply(d, f, { card }) {
    const cu = worthOf(d, card);
    f.hired = true;
    f.shifted = [];
    spendThree(d, f.seat, card);
    note(d, '7.2.4', () => `Carthage hires ${plural(cu, 'mercenary', 'mercenaries')} with ${titleOf(d, card)}.`, {
      facts: { hired: cu },
    });
    push(d, { type: 'levy', seat: f.seat, powers: ['carthage'], cu, hired: true });
  },
};

export const player: Procedure<Sword, PlayerFrame> = {
  run(d) {
    endAction(d);
    return 'waits';
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({ rule: '5.4', says: `${PLAYER_NAMES[f.seat]}: play a card, or end the turn.` }),
  answers: {
    propose,
    break: breakUp,
    minor: minorAnswer((f: PlayerFrame) => powersOf(f.seat)),
    solidarity,
    activate,
    support,
    reinforce,
    event,
    neutral,
    hire,
    done: always({ type: 'done' as const }, 'End the turn', (d: State) => {
      pop(d);
      testCarthago(d);
    }),
  },
};
