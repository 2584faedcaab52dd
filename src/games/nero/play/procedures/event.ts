/** Cards used as events in the own round (12.0): what each needs, what it is aimed at, and what it does. */

import { hailed, mostEmperors } from '../../hail-caesar/rules.ts';
import { mostUncontrolled } from '../../revolts/rules.ts';
import { AREA_NAMES, COLOURS, EVENT_NAMES, type EventId, ROMA } from '../../words.ts';
import type { Action, ActionType } from '../actions.ts';
import { controlledIn, emperors, legionsOf, roomForUncontrolled } from '../board.ts';
import { cardProblem, eventOf, onceProblem, spendEvent } from '../cards.ts';
import { figuresOf } from '../figures.ts';
import type { Aim, EventFrame } from '../frames.ts';
import { makeStatus, placeLeader, turnUncontrolled } from '../pieces.ts';
import { list, no, note, type Problem, type Procedure, pop, push } from '../procedure.ts';
import type { State } from '../state.ts';
import { victims } from './assassinate.ts';
import { invade } from './displace.ts';
import { galleyOffers, galleyProblem, sail, sailings, sailProblem } from './galley.ts';
import { revolt, revoltProblem } from './muster.ts';
import { betray, handProblem, readableHands } from './traitor.ts';
import { openWindow } from './window.ts';

/** The action that names what an event is aimed at; none where the card says it all. */
const AIMS: Readonly<Partial<Record<EventId, ActionType>>> = {
  assassin: 'aim-colour',
  barbarians: 'aim-province',
  crisis: 'aim-colour',
  'galley-fleet': 'sail',
  'legion-rebels': 'aim-legion',
  traitor: 'aim-hand',
};

/** 7.2, 12.0-hail-caesar: room for an Emperor, the General with a Legion in the Base, the Area controlled. */
function hailProblem(s: State): Problem | undefined {
  const { active } = s.round;
  const { status, at } = s.leaders[active];
  const rule = '12.0-hail-caesar';
  if (status !== 'general') return no(rule, `The Leader is ${status}; the card makes a General a Contender.`);
  const figures = figuresOf(s);
  const area = s.setup.board.places[at]?.area ?? undefined;
  const legions = legionsOf(s, active, at);
  const controlled = controlledIn(s, active, active);
  const met = hailed({ emperors: emperors(s).length, base: active, area, legions, controlled }, figures);
  if (!met.room) return no(rule, `${mostEmperors(figures)} Emperors are in play; the card needs that there are fewer.`);
  if (!met.home || !met.legion)
    return no(rule, `The General is in ${at}; he must be with an own Legion in a Province of the Base.`);
  return met.control ? undefined : no(rule, `${AREA_NAMES[active]} does not control its own Area; it must.`);
}

/** 4.3, 12.0: why a card cannot be played as an event now. */
export function eventProblem(s: State, card: string): Problem | undefined {
  const held = cardProblem(s, s.round.active, card);
  if (held) return held;
  const event = eventOf(s, card);
  const rule = `12.0-${event}`;
  const once = onceProblem(s, s.round.active, card);
  if (once) return once;
  switch (event) {
    case 'assassin':
      return victims(s).length > 0 ? undefined : no(rule, 'No other Emperor is in Roma; an assassination needs one.');
    case 'crisis':
      return emperors(s).length > 0 ? undefined : no(rule, 'There is no Emperor; the card needs one.');
    case 'hail-caesar':
      return hailProblem(s);
    case 'legion-rebels':
      return roomForUncontrolled(s) > 0
        ? undefined
        : no(rule, `${mostUncontrolled(figuresOf(s))} Legions are Uncontrolled; no more are allowed.`);
    case 'galley-fleet':
      return galleyProblem(s);
    case 'revolts':
      return revoltProblem(s, card);
    case 'traitor':
      return readableHands(s).length > 0 ? undefined : no(rule, 'No other player has a card in hand.');
    case 'barbarians':
      return undefined;
    default:
      return no(rule, `${EVENT_NAMES[event]} is no event of its own; it is played when something can be answered.`);
  }
}

/** 12.0: the card is on the table; an assassination and Hail Caesar! cannot be answered by Bad Augury. */
export function beginEvent(d: State, card: string): void {
  const { active } = d.round;
  const event = eventOf(d, card);
  note(d, `12.0-${event}`, `${AREA_NAMES[active]} plays ${EVENT_NAMES[event]}.`);
  spendEvent(d, active, card);
  if (event === 'hail-caesar') makeStatus(d, active, 'contender', '7.2');
  else push(d, { type: 'event', card, aim: null, asked: false, struck: [] });
}

/** 12.0: everything that an event can be aimed at now. */
function aims(s: State, event: EventId): Action[] {
  if (event === 'assassin') return victims(s).map((colour) => ({ type: 'aim-colour', colour }) as const);
  if (event === 'crisis') return emperors(s).map((colour) => ({ type: 'aim-colour', colour }) as const);
  if (event === 'barbarians')
    return s.setup.board.tribe.map((province) => ({ type: 'aim-province', province }) as const);
  if (event === 'galley-fleet') return sailings(s);
  if (event === 'traitor') return readableHands(s);
  return COLOURS.flatMap((colour) =>
    Object.keys(s.stacks[colour]).map((province) => ({ type: 'aim-legion', colour, province }) as const),
  );
}

/** 12.0: why an event cannot be aimed so. */
function aimProblem(s: State, event: EventId, a: Action): Problem | undefined {
  const rule = `12.0-${event}`;
  if (a.type !== AIMS[event]) return no(rule, `Found "${a.type}"; ${EVENT_NAMES[event]} takes "${AIMS[event]}".`);
  if (a.type === 'sail') return sailProblem(s, a);
  if (a.type === 'aim-hand') return handProblem(s, a.colour, a.look);
  if (a.type === 'aim-colour') {
    const open = event === 'assassin' ? victims(s) : emperors(s);
    return open.includes(a.colour) ? undefined : no(rule, `Found ${a.colour}; Emperors concerned are ${list(open)}.`);
  }
  if (a.type === 'aim-province') {
    const { tribe } = s.setup.board;
    return tribe.includes(a.province) ? undefined : no(rule, `Found ${a.province}; allowed are ${list(tribe)}.`);
  }
  if (a.type !== 'aim-legion' || s.stacks[a.colour]?.[a.province]) return undefined;
  return no(rule, `Found ${a.colour} in ${a.province}; no such Legion is there.`);
}

/** 12.0: what the event does, once nobody has cancelled it. */
function takeEffect(d: State, f: EventFrame): void {
  const aim = f.aim ?? {};
  const event = eventOf(d, f.card);
  if (event === 'galley-fleet') sail(d, aim, f.struck);
  else if (event === 'barbarians') invade(d, aim.province!);
  else if (event === 'crisis') placeLeader(d, aim.colour!, ROMA);
  else if (event === 'legion-rebels') turnUncontrolled(d, aim.colour!, aim.province!, 1);
  else if (event === 'revolts') revolt(d, f.card);
  else if (event === 'traitor') betray(d, aim.colour!, aim.look!);
}

export const event: Procedure<EventFrame> = {
  accepts: ['aim-colour', 'aim-province', 'aim-legion', 'aim-hand', 'sail'],
  run(d, f) {
    const what = eventOf(d, f.card);
    if (f.aim === null && AIMS[what]) return true;
    if (what === 'assassin') {
      pop(d);
      const against = { guardsAgainst: 0, bribesAgainst: 0 };
      push(d, {
        type: 'assassinate',
        target: f.aim!.colour!,
        guards: 0,
        bribes: 0,
        ...against,
        ready: false,
        waiting: [],
      });
    } else if (f.asked) {
      pop(d);
      if (f.struck.some((s) => s.event === 'bad-augury'))
        note(d, '12.0-bad-augury', `${EVENT_NAMES[what]} is cancelled.`);
      else takeEffect(d, f);
    } else {
      f.asked = true;
      const galley = what === 'galley-fleet';
      openWindow(
        d,
        galley ? 'W10' : 'W1',
        d.round.active,
        galley ? galleyOffers(d, f.aim!) : [{ event: 'bad-augury', target: 0 }],
      );
    }
    return false;
  },
  who: (s) => s.round.active,
  choices: (s, f) => aims(s, eventOf(s, f.card)),
  problem: (s, f, a) => aimProblem(s, eventOf(s, f.card), a),
  apply(_, f, { type: _type, ...aim }) {
    f.aim = aim as Aim;
  },
};
