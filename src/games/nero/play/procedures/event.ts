/** Cards used as events in a player's own round (12.0): what each requires, its target, and its effect. */
import { plural } from '../../../../calculator/words.ts';
import type { Random } from '../../../../engine/random.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { type Answer, ask, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { hailed, mostEmperors } from '../../hail-caesar/rules.ts';
import { mostUncontrolled } from '../../revolts/rules.ts';
import { AREA_NAMES, EVENT_NAMES, type EventId, ROMA } from '../../words.ts';
import type { Action } from '../actions.ts';
import { byCard, cardName, eventOf, spendEvent, whyOnce } from '../cards.ts';
import { makeStatus, placeLeader, rebel } from '../changes.ts';
import { controlledIn, emperors, legionsOf, nameOf, placeOf, roomForUncontrolled } from '../queries.ts';
import type { Nero, State } from '../state.ts';
import {
  invade,
  legions,
  PART_SAYS,
  parts,
  readableHands,
  revolt,
  whyNoRevolt,
  whyNotApart,
  whyNotRead,
} from './effects.ts';
import { victims } from './emperor.ts';
import { sail, sailing, sailings, whyNoFleet, whyNoSailing } from './fleet.ts';
import { type Answerable, isStruck, openWindow, type Reply, stopOffers } from './window.ts';

/** The ways to name what an event is aimed at. */
type Aiming = Action<'aim-colour' | 'aim-province' | 'aim-legion' | 'aim-which' | 'aim-hand' | 'sail'>;
type Without<A> = A extends unknown ? Omit<A, 'type'> : never;

interface EventFrame extends Answerable {
  readonly type: 'event';
  readonly card: string;
  /** What the event is aimed at. */
  aim: Without<Aiming> | null;
  asked: boolean;
}

/** 7.2, 12.0-hail-caesar: why not: room for an Emperor, the General with a Legion in the Base, the Area controlled. */
function whyNotHailed(s: State): Problem | undefined {
  const { active } = s.round;
  const { status, at } = s.leaders[active];
  const rule = '12.0-hail-caesar';
  if (status !== 'general')
    return no(
      rule,
      `The Leader is ${status === 'emperor' ? 'Emperor' : 'a Contender'}; the card makes a General a Contender.`,
    );
  const area = placeOf(s, at).area ?? undefined;
  const legions = legionsOf(s, active, at);
  const controlled = controlledIn(s, active, active);
  const met = hailed({ emperors: emperors(s).length, base: active, area, legions, controlled }, figuresOf(s));
  if (!met.room) return no(rule, `${mostEmperors(figuresOf(s))} Emperors are in play; the card needs fewer.`);
  if (!met.home || !met.legion)
    return no(rule, `The General is in ${nameOf(s, at)}; he must be with a Legion of yours in a Province of the Base.`);
  return met.control ? undefined : no(rule, `${AREA_NAMES[active]} must control its own Area.`);
}

/** 9.0, 12.0-crisis: the Emperors that an event may be aimed at. */
const colours = (s: State, event: EventId): Action<'aim-colour'>[] =>
  (event === 'assassin' ? victims(s) : emperors(s)).map((colour) => ({ type: 'aim-colour', colour }));

const provinces = (s: State): Action<'aim-province'>[] =>
  s.setup.board.tribe.map((province) => ({ type: 'aim-province', province }));

/** 12.0: everything that an event can be aimed at now. */
const AIMS: Readonly<Partial<Record<EventId, (s: State, event: EventId) => Iterable<Aiming>>>> = {
  assassin: colours,
  barbarians: provinces,
  crisis: colours,
  'galley-fleet': sailings,
  'legion-rebels': legions,
  traitor: readableHands,
};

const canAim = (s: State, event: EventId): boolean => {
  const aims = AIMS[event]?.(s, event);
  return aims !== undefined && !aims[Symbol.iterator]().next().done;
};

/** 12.0: why an event has nothing to be aimed at. */
const AIMLESS: Readonly<Partial<Record<EventId, (s: State) => string>>> = {
  assassin: () => 'No other Emperor is in Roma; an assassination needs one.',
  crisis: () => 'There is no Emperor; the card needs one.',
  'legion-rebels': (s) =>
    roomForUncontrolled(s) > 0
      ? 'No player has a Legion.'
      : `${mostUncontrolled(figuresOf(s))} Legions are Uncontrolled; no more are allowed.`,
  traitor: () => 'No opponent has a card.',
};

/** 4.3, 12.0: why a card cannot be played as an event now; one that is aimed at something must find it. */
function whyUnplayable(s: State, card: string): Problem | undefined {
  const once = whyOnce(s, s.round.active, card);
  if (once) return once;
  const event = eventOf(s, card);
  if (event === 'hail-caesar') return whyNotHailed(s);
  if (event === 'revolts') return whyNoRevolt(s, card);
  const forNothing = event === 'crisis' && s.setup.rulings['crisis-without-an-emperor'] === 'no-effect';
  if (forNothing || canAim(s, event)) return undefined;
  if (event === 'galley-fleet') return whyNoFleet(s);
  const alone = `You cannot play ${EVENT_NAMES[event]} by itself; it answers or supports another card.`;
  return no(`12.0-${event}`, AIMLESS[event]?.(s) ?? alone);
}

/** 4.3, 12.0: a card as an event, in the round or between two steps; Bad Augury cannot answer Hail Caesar! or an attempt. */
export const playing = byCard('event', {
  who: (s) => s.round.active,
  why: (s, _, card) => whyUnplayable(s, card),
  says: (s, card) => ({ says: cardName(s, card), group: 'Play a card as an event' }),
  apply(d, _: unknown, card) {
    const { active } = d.round;
    const event = eventOf(d, card);
    // The name of Hail Caesar! ends its sentence itself.
    note(d, `12.0-${event}`, () => `${AREA_NAMES[active]} plays ${cardName(d, card)}.`.replace('!.', '!'));
    spendEvent(d, active, card);
    if (event === 'hail-caesar') makeStatus(d, active, 'contender', '7.2');
    else push(d, { type: 'event', card, aim: null, asked: false, struck: [] });
  },
});

/** 12.0: what the event does, once nobody has cancelled it; a crisis without an Emperor does nothing. */
function takeEffect(d: State, f: EventFrame): void {
  const { aim } = f;
  if (eventOf(d, f.card) === 'revolts') revolt(d, f.card);
  else if (!aim) return;
  else if ('from' in aim) sail(d, aim, f);
  else if ('look' in aim) push(d, { type: 'betray', of: aim.colour, look: aim.look });
  else if (!('colour' in aim)) invade(d, aim.province);
  else if ('province' in aim) rebel(d, aim.colour, aim.province, 'which' in aim ? aim.which : undefined);
  else placeLeader(d, aim.colour, ROMA);
}

/** 12.0: naming what an event is aimed at. */
const aiming = <A extends Aiming>(
  open: (s: State, event: EventId) => Iterable<A>,
  says: (s: State, a: A) => string,
  why?: (s: State, a: A) => Problem,
): Answer<Nero, EventFrame, A> => ({
  when: (s, f) => AIMS[eventOf(s, f.card)] === open,
  options: (s, f) => open(s, eventOf(s, f.card)),
  says: (s, _, a) => says(s, a),
  ...(why && { why: (s, _, a) => why(s, a) }),
  apply(_, f, { type: _type, ...aim }) {
    f.aim = aim as Without<Aiming>;
  },
});

const load = ({ legions, leader }: Action<'sail'>): string =>
  [...(legions > 0 ? [plural(legions, 'Legion')] : []), ...(leader ? ['the Leader'] : [])].join(' and ');

/** 12.0: Bad Augury answers every event; what sails can be stopped too. */
function offers(s: State, { card, aim }: EventFrame): Reply[] {
  const augury = { event: 'bad-augury', target: card } as const;
  if (!aim || !('from' in aim)) return [augury];
  return [augury, ...stopOffers(s, s.round.active, 'fleet', aim.legions > 0, aim.leader)];
}

export const event: Procedure<Nero, EventFrame> = {
  run(d, f): Course {
    const what = eventOf(d, f.card);
    if (f.aim === null && canAim(d, what)) return 'waits';
    if (what === 'assassin' && f.aim && 'colour' in f.aim) {
      pop(d);
      const none = { guards: 0, bribes: 0, guardsAgainst: 0, bribesAgainst: 0 };
      push(d, { type: 'assassinate', target: f.aim.colour, ...none, ready: false, waiting: [] });
    } else if (f.asked) {
      pop(d);
      if (isStruck(f, 'bad-augury')) note(d, '12.0-bad-augury', () => `${cardName(d, f.card)} is cancelled.`);
      else takeEffect(d, f);
    } else {
      f.asked = true;
      openWindow(d, what === 'galley-fleet' ? 'fleet' : 'event', d.round.active, offers(d, f));
    }
  },
  who: (s) => s.round.active,
  asks: (s, f) =>
    ask(`12.0-${eventOf(s, f.card)}`, `what ${cardName(s, f.card)} is aimed at.`, 'What is the event aimed at?'),
  answers: {
    'aim-colour': aiming(colours, (_, { colour }) => `The Emperor of ${AREA_NAMES[colour]}`),
    'aim-province': aiming(provinces, (s, { province }) => nameOf(s, province)),
    'aim-legion': aiming(
      legions,
      (s, { colour, province }) => `A Legion of ${AREA_NAMES[colour]} in ${nameOf(s, province)}`,
      () => no('12.0-legion-rebels', 'No such Legion is there.'),
    ),
    'aim-which': {
      ...aiming(
        parts,
        (s, { colour, province, which }) =>
          `A Legion of ${AREA_NAMES[colour]} in ${nameOf(s, province)} ${PART_SAYS[which]}`,
        whyNotApart,
      ),
      when: (s, f) => eventOf(s, f.card) === 'legion-rebels' && !parts(s).next().done,
    },
    'aim-hand': aiming(
      readableHands,
      (_, { colour, look }) => `${look ? 'Look at cards of' : 'Take a card from'} ${AREA_NAMES[colour]}`,
      whyNotRead,
    ),
    sail: {
      ...aiming(sailings, (s, a) => `${nameOf(s, a.from)} to ${nameOf(s, a.to)}: ${load(a)}`, whyNoSailing),
      draw: (s: State, _: EventFrame, random: Random) => sailing(s, random),
    },
  },
};
