/** Cards used as events in the own round (12.0): what each needs, what it is aimed at, and what it does. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import type { Listed } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { hailed, mostEmperors } from '../../hail-caesar/rules.ts';
import { mostUncontrolled } from '../../revolts/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, EVENT_NAMES, type EventId, ROMA } from '../../words.ts';
import type { Action } from '../actions.ts';
import { cardName, cardProblem, eventOf, onceProblem, onceUsed, spendEvent, usable } from '../cards.ts';
import type { EventFrame } from '../frames.ts';
import { makeStatus, placeLeader, rebel } from '../pieces.ts';
import { controlledIn, emperors, legionsOf, placeName, roomForUncontrolled } from '../situation.ts';
import type { Nero, ProcedureOf, State } from '../state.ts';
import { victims } from './assassinate.ts';
import { handProblem, readableHands } from './betray.ts';
import { invade } from './displace.ts';
import { fleetOffers, fleetProblem, sail, sailings, sailProblem } from './fleet.ts';
import { mayRevolt, revolt, revoltProblem } from './muster.ts';
import { legions, PART_SAYS, partProblem, parts } from './rebels.ts';
import { openWindow } from './window.ts';

/** 7.2, 12.0-hail-caesar: the conditions for the active colour. */
function hailing(s: State) {
  const { active } = s.round;
  const { at } = s.leaders[active];
  const area = s.setup.board.places[at]?.area ?? undefined;
  const legions = legionsOf(s, active, at);
  const controlled = controlledIn(s, active, active);
  return hailed({ emperors: emperors(s).length, base: active, area, legions, controlled }, figuresOf(s));
}

const isHailed = (s: State): boolean =>
  s.leaders[s.round.active].status === 'general' && Object.values(hailing(s)).every((met) => met);

/** 7.2, 12.0-hail-caesar: room for an Emperor, the General with a Legion in the Base, the Area controlled. */
function hailProblem(s: State): Problem | undefined {
  const { active } = s.round;
  const { status, at } = s.leaders[active];
  const rule = '12.0-hail-caesar';
  if (status !== 'general') return no(rule, `The Leader is ${status}; the card makes a General a Contender.`);
  const met = hailing(s);
  if (!met.room)
    return no(rule, `${mostEmperors(figuresOf(s))} Emperors are in play; the card needs that there are fewer.`);
  if (!met.home || !met.legion)
    return no(rule, `The General is in ${at}; he must be with an own Legion in a Province of the Base.`);
  return met.control ? undefined : no(rule, `${AREA_NAMES[active]} does not control its own Area; it must.`);
}

/** 12.0-crisis: whether the card may be played for nothing. */
const crisisForNothing = (s: State): boolean => s.setup.rulings['crisis-without-an-emperor'] === 'no-effect';

/** 9.0, 12.0-crisis: the Emperors that an event may be aimed at. */
const concerned = (s: State, event: EventId): Colour[] => (event === 'assassin' ? victims(s) : emperors(s));

const colours = (s: State, event: EventId): Action<'aim-colour'>[] =>
  concerned(s, event).map((colour) => ({ type: 'aim-colour', colour }));

const provinces = (s: State): Action<'aim-province'>[] =>
  s.setup.board.tribe.map((province) => ({ type: 'aim-province', province }));

/** 12.0: everything that an event can be aimed at now. */
const AIMS: Readonly<Partial<Record<EventId, (s: State, event: EventId) => readonly Action[]>>> = {
  assassin: colours,
  barbarians: provinces,
  crisis: colours,
  'galley-fleet': sailings,
  'legion-rebels': legions,
  traitor: readableHands,
};

const aims = (s: State, event: EventId): readonly Action[] => AIMS[event]?.(s, event) ?? [];

/** 4.3, 12.0: the cards that may be played as events now: those that can be aimed at something, or need no aim. */
const playable = (s: State): readonly string[] =>
  usable(s, s.round.active).filter((card) => {
    if (onceUsed(s, s.round.active, card)) return false;
    const event = eventOf(s, card);
    if (event === 'hail-caesar') return isHailed(s);
    if (event === 'revolts') return mayRevolt(s, card);
    return aims(s, event).length > 0 || (event === 'crisis' && crisisForNothing(s));
  });

/** 4.3, 12.0: why a card cannot be played as an event now. */
function eventProblem(s: State, card: string): Problem | undefined {
  const held = cardProblem(s, s.round.active, card) ?? onceProblem(s, s.round.active, card);
  if (held) return held;
  const event = eventOf(s, card);
  const rule = `12.0-${event}`;
  switch (event) {
    case 'assassin':
      return victims(s).length > 0 ? undefined : no(rule, 'No other Emperor is in Roma; an assassination needs one.');
    case 'crisis':
      return emperors(s).length > 0 || crisisForNothing(s)
        ? undefined
        : no(rule, 'There is no Emperor; the card needs one.');
    case 'hail-caesar':
      return hailProblem(s);
    case 'legion-rebels':
      if (roomForUncontrolled(s) <= 0)
        return no(rule, `${mostUncontrolled(figuresOf(s))} Legions are Uncontrolled; no more are allowed.`);
      return COLOURS.every((c) => Object.keys(s.stacks[c]).length === 0)
        ? no(rule, 'No player has a Legion.')
        : undefined;
    case 'galley-fleet':
      return fleetProblem(s);
    case 'revolts':
      return revoltProblem(s, card);
    case 'traitor':
      return readableHands(s).length > 0 ? undefined : no(rule, 'No hand that may be betrayed has a card.');
    case 'barbarians':
      return undefined;
    default:
      return no(rule, `${EVENT_NAMES[event]} is no event of its own; it is played when something can be answered.`);
  }
}

/** 4.3, 12.0: a card as an event, in the round or between two steps; Bad Augury cannot answer Hail Caesar! or an attempt. */
export const playing: Listed<Nero, unknown, Action<'event'>> = {
  choices: (s) =>
    playable(s).map((card) => ({
      action: { type: 'event', card },
      says: cardName(s, card),
      group: 'Play a card as an event',
    })),
  problem: (s, _, { card }) => eventProblem(s, card),
  apply(d, _, { card }) {
    const { active } = d.round;
    const event = eventOf(d, card);
    note(d, `12.0-${event}`, `${AREA_NAMES[active]} plays ${cardName(d, card)}.`);
    spendEvent(d, active, card);
    if (event === 'hail-caesar') makeStatus(d, active, 'contender', '7.2');
    else push(d, { type: 'event', card, aim: null, asked: false, struck: [] });
  },
};

/** 12.0: what the event does, once nobody has cancelled it. */
function takeEffect(d: State, f: EventFrame): void {
  const { colour, province, which, look = false } = f.aim ?? {};
  const event = eventOf(d, f.card);
  if (event === 'galley-fleet') sail(d, f.aim ?? {}, f.struck);
  else if (event === 'revolts') revolt(d, f.card);
  else if (event === 'barbarians' && province) invade(d, province);
  else if (event === 'crisis' && colour) placeLeader(d, colour, ROMA);
  else if (event === 'legion-rebels' && colour && province) rebel(d, colour, province, which);
  else if (event === 'traitor' && colour) push(d, { type: 'betray', of: colour, look });
}

/** 12.0: naming what an event is aimed at. */
const aiming = <A extends Action>(
  open: (s: State, event: EventId) => readonly A[],
  says: (s: State, a: A) => string,
  problem: (s: State, a: A, rule: string, event: EventId) => Problem | undefined,
): Listed<Nero, EventFrame, A> => ({
  when: (s, f) => AIMS[eventOf(s, f.card)] === open,
  choices: (s, f) => open(s, eventOf(s, f.card)).map((action) => ({ action, says: says(s, action) })),
  problem: (s, f, a) => problem(s, a, `12.0-${eventOf(s, f.card)}`, eventOf(s, f.card)),
  apply(_, f, { type: _type, ...aim }) {
    f.aim = aim;
  },
});

const aboard = ({ legions, leader }: Action<'sail'>): string =>
  [...(legions > 0 ? [plural(legions, 'Legion')] : []), ...(leader ? ['the Leader'] : [])].join(' and ');

export const event: ProcedureOf<'event'> = {
  run(d, f) {
    const what = eventOf(d, f.card);
    const colour = f.aim?.colour;
    if (f.aim === null && aims(d, what).length > 0) return 'waits';
    if (what === 'assassin' && colour) {
      pop(d);
      const none = { guards: 0, bribes: 0, guardsAgainst: 0, bribesAgainst: 0 };
      push(d, { type: 'assassinate', target: colour, ...none, ready: false, waiting: [] });
    } else if (f.asked) {
      pop(d);
      if (f.struck.some((s) => s.event === 'bad-augury'))
        note(d, '12.0-bad-augury', `${cardName(d, f.card)} is cancelled.`);
      else takeEffect(d, f);
    } else {
      f.asked = true;
      const fleet = what === 'galley-fleet';
      const augury = { event: 'bad-augury', target: f.card } as const;
      openWindow(d, fleet ? 'fleet' : 'event', d.round.active, [augury, ...fleetOffers(d, f.aim ?? {})]);
    }
    return 'goes-on';
  },
  who: (s) => s.round.active,
  asks: (s, f) => ({ rule: `12.0-${eventOf(s, f.card)}`, says: `what ${cardName(s, f.card)} is aimed at.` }),
  answers: {
    'aim-colour': aiming(
      colours,
      (_, { colour }) => `The Emperor of ${AREA_NAMES[colour]}`,
      (s, { colour }, rule, what) => {
        const open = concerned(s, what);
        return open.includes(colour) ? undefined : no(rule, `Found ${colour}; Emperors concerned are ${listed(open)}.`);
      },
    ),
    'aim-province': aiming(
      provinces,
      (s, { province }) => placeName(s, province),
      (s, { province }, rule) => {
        const { tribe } = s.setup.board;
        return tribe.includes(province) ? undefined : no(rule, `Found ${province}; allowed are ${listed(tribe)}.`);
      },
    ),
    'aim-legion': aiming(
      legions,
      (s, { colour, province }) => `A Legion of ${AREA_NAMES[colour]} in ${placeName(s, province)}`,
      (s, { colour, province }, rule) =>
        s.stacks[colour][province] ? undefined : no(rule, `Found ${colour} in ${province}; no such Legion is there.`),
    ),
    'aim-which': {
      ...aiming(
        parts,
        (s, { colour, province, which }) =>
          `A Legion of ${AREA_NAMES[colour]} in ${placeName(s, province)} ${PART_SAYS[which]}`,
        (s, a) => partProblem(s, a),
      ),
      when: (s, f) => eventOf(s, f.card) === 'legion-rebels' && parts(s).length > 0,
    },
    'aim-hand': aiming(
      readableHands,
      (_, { colour, look }) => `${look ? 'Look at cards' : 'Take a card'} of ${AREA_NAMES[colour]}`,
      (s, { colour, look }) => handProblem(s, colour, look),
    ),
    sail: aiming(
      sailings,
      (s, a) => `${placeName(s, a.from)} to ${placeName(s, a.to)}: ${aboard(a)}`,
      (s, a) => sailProblem(s, a),
    ),
  },
};
