/** 5.4, 7.1: the active player's turn, and what a card's value can be used for. 7.4.3: Desperate Times, one of these uses. */
import { plural } from '../../../../calculator/words.ts';
import { chosen } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { does, PLAYER_NAMES, type Player } from '../../words.ts';
import type { Action } from '../actions.ts';
import {
  type CardFrame,
  cardOf,
  cardProblem,
  holds,
  playable,
  playCard,
  spendCard,
  spendThree,
  titleOf,
  titleOfEvent,
  worthOf,
} from '../cards.ts';
import { endAction } from '../changes.ts';
import { startMove } from '../movement/campaign.ts';
import { testCarthago } from '../politics/fall.ts';
import { powersOf } from '../politics/friends.ts';
import { has, leaderIn, leaderOf, onMap, under, whereIs } from '../queries.ts';
import { minorAnswer, placesFor } from '../reinforcement.ts';
import type { AnswerIn, State, Sword } from '../state.ts';
import { solidarity } from './alliances.ts';
import { breakUp, neutral, propose } from './diplomacy.ts';
import { EVENTS, eventOf } from './events.ts';
import { isHeld, takeCommand } from './stack.ts';
import { giveSupport } from './support.ts';

type In<T extends Action['type']> = AnswerIn<CardFrame, T>;

/** Activated may be who is on the map, and no minor leader under a named one. */
const activatable = (s: State, leader: string): boolean => onMap(s, leader) && !isHeld(s, leader);

const wakes = (s: State, leader: string, value: number): boolean =>
  figuresOf(s).at('activation-by-initiative', leaderOf(s, leader).initiative, value).value === 'yes';

const ownLeaders = (s: State, seat: Player): string[] => powersOf(seat).flatMap((power) => s.setup.leadersOf[power]);

const activate: In<'activate'> = {
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
    group: `Activate ${leaderIn(s, leader)}`,
  }),
  why(s, f, { card, leader }) {
    const problem = cardProblem(s, f, card);
    if (problem) return problem;
    if (!ownLeaders(s, f.seat).includes(leader) || !onMap(s, leader))
      return no('7.1', 'He is not one of your leaders on the map.');
    const { name, initiative } = leaderOf(s, leader);
    return wakes(s, leader, worthOf(s, card))
      ? no('8.2.1', 'A minor leader cannot command a named one.')
      : no('8.1', `${name} has initiative ${initiative}; the card is a ${worthOf(s, card)}.`);
  },
  apply(d, f, { card, leader }) {
    const value = worthOf(d, card);
    playCard(d, f, card, `to activate ${leaderIn(d, leader)}`);
    takeCommand(d, leader);
    startMove(d, { leader, by: f.seat, value, means: `${value}`, campaign: false, flanks: null });
  },
};

const support: In<'support'> = chosen('support', 'card', {
  of: (s, f) => (f.played ? [] : playable(s, f)),
  why: cardProblem,
  says: (s, _, card) => ({ says: `${titleOf(s, card)}: ${worthOf(s, card)} support`, group: 'Support' }),
  apply(d, f, card) {
    const points = worthOf(d, card);
    playCard(d, f, card, 'for support');
    giveSupport(d, { occasion: 'card', seat: f.seat, powers: powersOf(f.seat), points });
  },
});

const reinforce: In<'reinforce'> = chosen('reinforce', 'card', {
  of(s, f) {
    const cards = f.played ? [] : playable(s, f).filter((card) => worthOf(s, card) === 3);
    return cards.length > 0 && powersOf(f.seat).some((power) => placesFor(s, power).length > 0) ? cards : [];
  },
  why: (s, f, card) =>
    cardProblem(s, f, card) ??
    (worthOf(s, card) === 3
      ? no('5.10', 'You cannot place a CU anywhere.')
      : no('7.1', `${titleOf(s, card)} is a ${worthOf(s, card)}; raising a CU takes a 3.`)),
  says: (s, _, card) => ({ says: `${titleOf(s, card)}: 1 CU`, group: 'Reinforce' }),
  apply(d, f, card) {
    playCard(d, f, card, 'for a CU');
    push(d, { type: 'levy', seat: f.seat, powers: powersOf(f.seat), cu: 1, hired: false });
  },
});

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

const event: AnswerIn<PlayerFrame, 'event'> = chosen('event', 'card', {
  of: playable,
  bars(s, f, card) {
    const id = holds(s, f.seat, card) ? cardOf(s, card).event : null;
    const known = id === null ? undefined : EVENTS[id];
    const problem = cardProblem(s, known?.free ? { ...f, played: false } : f, card);
    if (problem) return problem;
    return known ? known.problem(s) : no('7.1', `${titleOf(s, card)} has no event you can play this way.`);
  },
  says: (s, _, card) => ({ says: titleOf(s, card), group: 'Event' }),
  apply(d, f, card) {
    const { event: id, remove } = cardOf(d, card);
    const event = eventOf(id);
    const { played } = f;
    playCard(d, f, card, 'as an event', remove);
    if (event.free) f.played = played;
    event.apply(d, f.seat);
  },
});

/** 7.4.6-5p: Desperate Times pays mercenaries too. */
const purses = (s: State): string[] => [...s.hand.carthage, ...s.desperate.carthage];

/** 7.2.4: beside the card play, one card for as many mercenaries as it is worth. */
const hire: AnswerIn<PlayerFrame, 'hire'> = chosen('hire', 'card', {
  when: (_, f) => f.seat === 'carthage',
  of: purses,
  bars(s, f, card) {
    if (f.hired) return no('7.2.4', 'Mercenaries have already been hired this turn.');
    if (!purses(s).includes(card)) return no('7.2.4', 'Carthage does not hold this card.');
    return placesFor(s, 'carthage').length > 0 ? undefined : no('5.10', 'No space can take mercenaries.');
  },
  says: (s, _, card) => ({
    says: `${titleOf(s, card)}: ${plural(worthOf(s, card), 'mercenary', 'mercenaries')}`,
    group: 'Hire mercenaries',
  }),
  apply(d, f, card) {
    const cu = worthOf(d, card);
    f.hired = true;
    f.shifted = [];
    spendThree(d, f.seat, card);
    note(d, '7.2.4', () => `Carthage hires ${plural(cu, 'mercenary', 'mercenaries')} with ${titleOf(d, card)}.`, {
      facts: { hired: cu },
    });
    push(d, { type: 'levy', seat: f.seat, powers: ['carthage'], cu, hired: true });
  },
});

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
    done: always({ type: 'done' }, 'End the turn', (d) => {
      pop(d);
      testCarthago(d);
    }),
  },
};

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

const fetch: AnswerIn<InterruptFrame, 'fetch'> = chosen('fetch', 'card', {
  of: playable,
  bars(s, f, card) {
    const problem = cardProblem(s, f, card);
    if (problem) return problem;
    if (fetched(s, f, card) === undefined) return no('7.4.3', 'The event it names is out of the game.');
    return eventOf(s.setup.desperate[card]).problem(s);
  },
  says: (s, _, card) => `Fetch ${titleOfEvent(s, s.setup.desperate[card])}`,
  apply(d, f, card) {
    const found = fetched(d, f, card)!;
    playCard(d, f, card, `to fetch ${titleOf(d, found)}`);
    for (const pile of [d.deck, d.discard]) pile[f.seat] = pile[f.seat].filter((id) => id !== found);
    if (!d.hand[f.seat].includes(found)) d.hand[f.seat].push(found);
    const { event: id, remove } = cardOf(d, found);
    spendCard(d, f.seat, found, remove);
    eventOf(id).apply(d, f.seat);
  },
});

export const interrupt: Procedure<Sword, InterruptFrame> = {
  run(d, f): Course {
    endAction(d);
    if (!f.played) return 'waits';
    pop(d);
    testCarthago(d);
    d.active = null;
    const next = under(d, 'rounds')?.queue[0];
    if (next !== undefined && next !== 'gallic-event')
      note(d, '7.4.4', () => `${does(next, 'play')} next, and nobody can interrupt again.`);
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
    neutral: { ...neutral, when: (s, f) => has(s, 'treaty') && f.seat === 'romans' },
    redraw: chosen('redraw', 'card', {
      of: (s, f) => (f.played ? [] : playable(s, f)),
      why: cardProblem,
      says: () => 'Discard cards and draw as many',
      apply(d, f, card) {
        playCard(d, f, card, 'to draw anew');
        push(d, { type: 'redraw', seat: f.seat, discarded: 0, drawing: false });
      },
    }),
    fetch,
  },
};
