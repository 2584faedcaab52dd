/** 5.4: the active player's turn: alliances, minor leaders, neutral powers, and one card. 7.4.3: Desperate Times. */
import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { type Answer, always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { areAllied } from '../../control/rules.ts';
import { PEOPLES, PLAYER_NAMES, type Player, POWER_NAMES, type Power } from '../../words.ts';
import { type Action, NEUTRAL_DEEDS, NEUTRAL_USES } from '../actions.ts';
import { besieges, price } from '../alliances.ts';
import { has, holderAt, isCity, isNeutral, kindAt, loyaltyAt, NEUTRALS, powersOf, seatOf } from '../board.ts';
import { cardOf, holds, spendCard, titleOf, worthOf } from '../cards.ts';
import { endAction, testCarthago } from '../end-of-action.ts';
import { EVENTS, eventOf } from '../events.ts';
import type { InterruptFrame, PlayerFrame, SupportFrame } from '../frames.ts';
import { minorAnswer } from '../minor.ts';
import { placesFor } from '../placing.ts';
import type { State, Sword } from '../state.ts';
import { raiseUnrest } from '../unrest.ts';
import {
  activate,
  type CardFrame,
  cardProblem,
  neutralProblem,
  playable,
  playCard,
  reinforce,
  solidarity,
  support,
} from './card-play.ts';

type In<F, T extends Action['type']> = Answer<Sword, F, Extract<Action, { readonly type: T }>>;

const others = (s: State, seat: Player): Power[] =>
  s.setup.seats.filter((other) => other !== seat && !s.out.includes(other)).flatMap(powersOf);

function proposeProblem(s: State, f: PlayerFrame, from: Power, to: Power): Problem | undefined {
  if (!powersOf(f.seat).includes(from) || !others(s, f.seat).includes(to))
    return no('15.1', 'An alliance joins a power of yours and one of another player.');
  if (areAllied(from, to, s.alliances)) return no('15.1.2', 'They are allied.');
  if (besieges(s, from, to)) return no('15.1', 'You besiege a place of that player.');
  if (has(s, 'treaty') && [from, to].includes('romans') && [from, to].includes('greeks'))
    return no('18', 'The treaty with Carthage forbids it.');
  return f.proposed.includes(`${from} ${to}`) ? no('15.1', 'They have been asked in this turn.') : undefined;
}

const propose: In<PlayerFrame, 'propose'> = {
  choices: (s, f) =>
    powersOf(f.seat).flatMap((from) =>
      others(s, f.seat)
        .filter((to) => proposeProblem(s, f, from, to) === undefined)
        .map((to) => ({
          action: { type: 'propose' as const, from, to },
          says: `${POWER_NAMES[from]} to ${POWER_NAMES[to]}`,
          group: 'Propose an alliance',
        })),
    ),
  problem: (s, f, { from, to }) => proposeProblem(s, f, from, to),
  apply(d, f, { from, to }) {
    f.proposed.push(`${from} ${to}`);
    note(d, '15.1', `The ${PEOPLES[from]} propose an alliance to the ${PEOPLES[to]}.`);
    push(d, { type: 'answer', matter: 'alliance', seat: seatOf(d, to)!, from, to });
  },
};

const breaking = (s: State, f: PlayerFrame, from: Power, to: Power): SupportFrame => ({
  type: 'support',
  occasion: 'own',
  seat: f.seat,
  powers: [from],
  losers: [],
  reach: [],
  points: price(s),
  breaks: { from, to },
});

/** 15.5, 7.3.2: the support that a power could give up: its markers, and the loyalty of its cities. */
const purse = (s: State, power: Power): number =>
  Object.keys(s.setup.spaces).reduce((sum, at) => {
    if (holderAt(s, at) !== power) return sum;
    return sum + (isCity(s, at) ? loyaltyAt(s, at) : kindAt(s, at) === 'plain' ? 1 : 0);
  }, 0);

function breakProblem(s: State, f: PlayerFrame, from: Power, to: Power): Problem | undefined {
  const treaty = has(s, 'treaty') && from === 'romans' && to === 'carthage';
  if (!powersOf(f.seat).includes(from) || !(areAllied(from, to, s.alliances) || treaty))
    return no('15.5', 'There is no such alliance of yours.');
  if (s.setup.rulings['breaking-in-want'] === 'barred' && purse(s, from) < price(s))
    return no('15.5', `It costs ${price(s)} of support, and they have less.`);
  return undefined;
}

const breakUp: In<PlayerFrame, 'break'> = {
  choices: (s, f) =>
    powersOf(f.seat).flatMap((from) =>
      [...new Set([...others(s, f.seat), 'carthage' as const])]
        .filter((to) => breakProblem(s, f, from, to) === undefined)
        .map((to) => ({
          action: { type: 'break' as const, from, to },
          says: `${POWER_NAMES[from]} with ${POWER_NAMES[to]}`,
          group: 'Break an alliance',
        })),
    ),
  problem: (s, f, { from, to }) => breakProblem(s, f, from, to),
  apply(d, f, { from, to }) {
    push(d, breaking(d, f, from, to));
  },
};

/** 7.1: whether the card's event may be played now. */
function eventProblem(s: State, f: PlayerFrame, card: string): Problem | undefined {
  const known = holds(s, f.seat, card) ? EVENTS[cardOf(s, card).event ?? ''] : undefined;
  const problem = cardProblem(s, known?.free ? { ...f, played: false } : f, card);
  if (problem) return problem;
  return known ? known.problem(s) : no('7.1', `${titleOf(s, card)} has no event for a card play.`);
}

const event: In<PlayerFrame, 'event'> = {
  choices: (s, f) =>
    playable(s, f)
      .filter((card) => eventProblem(s, f, card) === undefined)
      .map((card) => ({ action: { type: 'event' as const, card }, says: titleOf(s, card), group: 'Event' })),
  problem: (s, f, { card }) => eventProblem(s, f, card),
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
const hire: In<PlayerFrame, 'hire'> = {
  when: (_, f) => f.seat === 'carthage',
  choices: (s, f) =>
    purses(s)
      .filter((card) => hireProblem(s, f, card) === undefined)
      .map((card) => ({
        action: { type: 'hire' as const, card },
        says: `${titleOf(s, card)}: ${plural(worthOf(s, card), 'mercenary', 'mercenaries')}`,
        group: 'Hire mercenaries',
      })),
  problem: (s, f, { card }) => hireProblem(s, f, card),
  apply(d, f, { card }) {
    const cu = worthOf(d, card);
    f.hired = true;
    spendCard(d, f.seat, card);
    note(d, '7.2.4', `Carthage hires ${plural(cu, 'mercenary', 'mercenaries')} with ${titleOf(d, card)}.`, {
      facts: { hired: cu },
    });
    push(d, { type: 'levy', seat: f.seat, powers: ['carthage'], cu, hired: true });
  },
};

const neutrals = (s: State) => NEUTRALS.filter((power) => isNeutral(s, power) && s.setup.powers.includes(power));
/** What an event may do with whom: act for a neutral power, or with five players stir up Carthage (20). */
const stirs = (s: State): { power: Power; use: (typeof NEUTRAL_USES)[number] }[] => [
  ...neutrals(s).flatMap((power) => ACTS.map((use) => ({ power, use }))),
  ...(s.setup.players === '5' ? [{ power: 'carthage' as const, use: 'unrest' as const }] : []),
];
const ACTS = NEUTRAL_USES.filter((use) => use !== 'unrest');

const neutral: In<CardFrame, 'neutral'> = {
  choices: (s, f) =>
    (f.type === 'interrupt' && f.played ? [] : playable(s, f)).flatMap((card) =>
      stirs(s)
        .filter(({ power, use }) => neutralProblem(s, f, card, power, use) === undefined)
        .map(({ power, use }) => ({
          action: { type: 'neutral' as const, card, power, use },
          says: `${POWER_NAMES[power]}: ${NEUTRAL_DEEDS[use]} the ${PEOPLES[power]}`,
          group: `${titleOf(s, card)}: a neutral power`,
        })),
    ),
  problem: (s, f, { card, power, use }) =>
    stirs(s).some((stir) => stir.power === power && stir.use === use)
      ? f.type === 'interrupt' && f.played
        ? no('7.4.3', 'Desperate Times has been used.')
        : neutralProblem(s, f, card, power, use)
      : no(use === 'unrest' ? '20' : '16.1.1', `The ${PEOPLES[power]}: that cannot be done.`),
  apply(d, f, { card, power, use }) {
    if (use === 'unrest') {
      spendCard(d, f.seat, card);
      d.neutralUsed.push('carthage');
      note(d, '20', `${PLAYER_NAMES[f.seat]} play ${titleOf(d, card)} to stir up Carthage.`);
      return raiseUnrest(d, '20');
    }
    spendCard(d, f.seat, card);
    if (f.type === 'interrupt') f.played = true;
    d.neutralUsed.push(power);
    d.ward = { power, seat: f.seat, friend: true };
    note(d, '16.1.1', `${PLAYER_NAMES[f.seat]} ${NEUTRAL_DEEDS[use]} the ${PEOPLES[power]}.`, {
      facts: { neutral: power },
    });
    const known = NEUTRALS.find((n) => n === power)!;
    push(d, { type: 'neutral', seat: f.seat, power: known, use, card, done: false });
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
    solidarity: solidarity as In<PlayerFrame, 'solidarity'>,
    activate: activate as In<PlayerFrame, 'activate'>,
    support: support as In<PlayerFrame, 'support'>,
    reinforce: reinforce as In<PlayerFrame, 'reinforce'>,
    event,
    neutral: neutral as In<PlayerFrame, 'neutral'>,
    hire,
    done: always({ type: 'done' as const }, 'End the turn', (d: State) => {
      pop(d);
      testCarthago(d);
    }),
  },
};

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

const fetch: In<InterruptFrame, 'fetch'> = {
  choices: (s, f) =>
    s.desperate[f.seat]
      .filter((card) => fetchProblem(s, f, card) === undefined)
      .map((card) => ({
        action: { type: 'fetch' as const, card },
        says: `Fetch ${s.setup.events[s.setup.desperate[card]!]!.title}`,
      })),
  problem: (s, f, { card }) => fetchProblem(s, f, card),
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
    return 'goes-on';
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({ rule: '7.4.3', says: `${PLAYER_NAMES[f.seat]}: use Desperate Times.` }),
  answers: {
    solidarity: solidarity as In<InterruptFrame, 'solidarity'>,
    activate: activate as In<InterruptFrame, 'activate'>,
    support: support as In<InterruptFrame, 'support'>,
    reinforce: reinforce as In<InterruptFrame, 'reinforce'>,
    neutral: {
      ...(neutral as In<InterruptFrame, 'neutral'>),
      when: (s, f) => has(s, 'treaty') && f.seat === 'romans',
    },
    redraw: {
      choices: (s, f) =>
        s.desperate[f.seat].map((card) => ({
          action: { type: 'redraw', card },
          says: 'Discard cards and draw as many',
        })),
      problem: (s, f, { card }) => cardProblem(s, f, card),
      apply(d, f, { card }) {
        playCard(d, f, card, 'to draw anew');
        push(d, { type: 'redraw', seat: f.seat, discarded: 0, drawing: false });
      },
    },
    fetch,
  },
};
