/** 7.4.3: Desperate Times: one of its uses, before a seat becomes active or after the last round. */

import { no, type Problem } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { does, PLAYER_NAMES, type Player } from '../../words.ts';
import { cardOf, spendCard, titleOf, titleOfEvent } from '../cards/cards.ts';
import { eventOf } from '../cards/events.ts';
import { endAction } from '../changes.ts';
import { testCarthago } from '../politics/carthago.ts';
import { solidarity } from '../politics/solidarity.ts';
import { has, powersOf, under } from '../queries.ts';
import { minorAnswer } from '../reinforcement/minor-leaders.ts';
import type { AnswerIn, State, Sword } from '../state.ts';
import { activate, cardProblem, playCard, reinforce, support } from './card-play.ts';
import { neutral } from './stir.ts';

interface InterruptFrame {
  readonly type: 'interrupt';
  readonly seat: Player;
  played: boolean;
  /** 8.3 */
  shifted: string[];
}

/** 7.4.3: the event that a card names, from hand, deck or discards. */
const fetched = (s: State, f: InterruptFrame, card: string): string | undefined => {
  const wanted = s.setup.desperate[card];
  const all = [...s.hand[f.seat], ...s.deck[f.seat], ...s.discard[f.seat]];
  return all.find((id) => cardOf(s, id).event === wanted);
};

function fetchProblem(s: State, f: InterruptFrame, card: string): Problem | undefined {
  const problem = cardProblem(s, f, card);
  if (problem) return problem;
  if (fetched(s, f, card) === undefined) return no('7.4.3', 'The event that it names is out of the game.');
  return eventOf(s.setup.desperate[card]).problem(s);
}

const fetch: AnswerIn<InterruptFrame, 'fetch'> = {
  options: (s, f) =>
    s.desperate[f.seat].filter((card) => !fetchProblem(s, f, card)).map((card) => ({ type: 'fetch', card })),
  says: (s, _, { card }) => `Fetch ${titleOfEvent(s, s.setup.desperate[card])}`,
  why: (s, f, { card }) => fetchProblem(s, f, card),
  apply(d, f, { card }) {
    const found = fetched(d, f, card)!;
    playCard(d, f, card, `to fetch ${titleOf(d, found)}`);
    for (const pile of [d.deck, d.discard]) pile[f.seat] = pile[f.seat].filter((id) => id !== found);
    if (!d.hand[f.seat].includes(found)) d.hand[f.seat].push(found);
    const { event: id, remove } = cardOf(d, found);
    spendCard(d, f.seat, found, remove);
    eventOf(id).apply(d, f.seat);
  },
};

export const interrupt: Procedure<Sword, InterruptFrame> = {
  run(d, f) {
    endAction(d);
    if (!f.played) return 'waits';
    pop(d);
    testCarthago(d);
    d.active = null;
    const next = under(d, 'rounds')?.queue[0];
    if (next !== undefined && next !== 'gallic-event')
      note(d, '7.4.4', () => `${does(next, 'play')} next, and nobody interrupts again.`);
    return 'goes-on';
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({ rule: '7.4.3', says: `${PLAYER_NAMES[f.seat]}: use Desperate Times.` }),
  answers: {
    solidarity,
    minor: {
      ...minorAnswer((f: InterruptFrame) => powersOf(f.seat)),
      when: (s) => s.setup.rulings['minor-leaders-in-desperate-times'] === 'shift',
    },
    activate,
    support,
    reinforce,
    neutral: {
      ...neutral,
      when: (s, f) => has(s, 'treaty') && f.seat === 'romans',
    },
    redraw: {
      options: (s, f) => (f.played ? [] : s.desperate[f.seat].map((card) => ({ type: 'redraw', card }))),
      says: () => 'Discard cards and draw as many',
      why: (s, f, { card }) => cardProblem(s, f, card),
      apply(d, f, { card }) {
        playCard(d, f, card, 'to draw anew');
        push(d, { type: 'redraw', seat: f.seat, discarded: 0, drawing: false });
      },
    },
    fetch,
  },
};
