/** What single events do (12.0): Legion Rebels, Revolts, Barbarian Tribe Attacks, Traitor. */

import { listed, plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { ask, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, noteMove, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { mostUncontrolled, type Revolted, revolted } from '../../revolts/rules.ts';
import { AREA_NAMES, COLOURS, type Colour } from '../../words.ts';
import type { Action, Part } from '../actions.ts';
import { cardOf, leaveUnseen } from '../cards.ts';
import { gain, lose, moveStack, placeLeader, takeUncontrolled, turnUncontrolled } from '../changes.ts';
import {
  allUncontrolled,
  clockwise,
  coloursOf,
  firstOf,
  freshAt,
  legionsOf,
  nameOf,
  placeOf,
  roomForUncontrolled,
} from '../queries.ts';
import type { Nero, State } from '../state.ts';

/** 12.0-legion-rebels: the stacks of which a Legion may be taken. */
export function* legions(s: State): Generator<Action<'aim-legion'>> {
  if (roomForUncontrolled(s) <= 0) return;
  for (const colour of COLOURS)
    for (const province of Object.keys(s.stacks[colour])) yield { type: 'aim-legion', colour, province };
}

/** 5.4, 6.0: what tells some Legions of a stack from the others, if anything. */
function partsOf(s: State, colour: Colour, province: string): Part[] {
  const { active, force } = s.round;
  const stack = s.stacks[colour][province];
  if (!stack) return [];
  const mixed = (some: number): boolean => some > 0 && some < stack.n;
  if (colour !== active) return mixed(stack.attacked) ? ['attacked'] : [];
  const moving = force?.at === province && force.legions > 0 && freshAt(s, province) > 0;
  return [...(mixed(stack.done) ? (['moved'] as const) : []), ...(moving ? (['moving'] as const) : [])];
}

/** 12.0-legion-rebels: any one Legion, so that where they differ it is said which. */
export function* parts(s: State): Generator<Action<'aim-which'>> {
  for (const { colour, province } of legions(s))
    for (const which of partsOf(s, colour, province)) yield { type: 'aim-which', colour, province, which };
}

export const PART_SAYS: Readonly<Record<Part, string>> = {
  moved: 'that has moved',
  moving: 'of the force that moves',
  attacked: 'that has been attacked',
};

export const whyNotApart = (): Problem =>
  no('12.0-legion-rebels', 'You need not say which Legion: those there are all alike.');

interface MusterFrame {
  readonly type: 'muster';
  readonly who: Colour;
  readonly province: string;
  need: number;
}

const elsewhere = (s: State, c: Colour, province: string): string[] =>
  Object.keys(s.stacks[c]).filter((at) => at !== province);

/** What the revolt would find and bring. */
function revoltOf(s: State, province: string, base: Colour): Revolted {
  const owned = s.setup.colours.reduce((sum, c) => sum + legionsOf(s, c, province), 0);
  const there = owned + (s.uncontrolled[province] ?? 0);
  const baseLegions = elsewhere(s, base, province).reduce((sum, at) => sum + legionsOf(s, base, at), 0);
  const uncontrolledElsewhere = allUncontrolled(s) - (s.uncontrolled[province] ?? 0);
  return revolted({ there, uncontrolledElsewhere, baseLegions });
}

/** 12.0-revolts: the Province on the card, and the colour whose Base it is. */
function seatOf(s: State, card: string): { province: string; base: Colour | null } {
  const { province } = cardOf(s, card);
  if (!province) throw new RangeError(`card "${card}" names no Province`);
  return { province, base: placeOf(s, province).area };
}

/** 3.2, 12.0-revolts: why the Province cannot revolt now: no Base in play, or more Uncontrolled Legions than may be. */
export function whyNoRevolt(s: State, card: string): Problem | undefined {
  const rule = '12.0-revolts';
  const { rulings, colours } = s.setup;
  const { province, base } = seatOf(s, card);
  if (!base) return no(rule, `The card must name a Province of an Area.`);
  if (!colours.includes(base)) return no('3.2', `${nameOf(s, province)} is in the vacant Area.`);
  if (s.barbarian === province && rulings['revolt-beside-the-barbarians'] === 'no')
    return no(rule, `The Barbarian Tribe is in ${nameOf(s, province)}.`);
  const { missing, added, short, total } = revoltOf(s, province, base);
  const most = mostUncontrolled(figuresOf(s));
  if (total > most) return no(rule, `${total} Legions would be Uncontrolled; at most ${most} are allowed.`);
  if (short && rulings['revolt-without-legions'] === 'not-playable')
    return no(
      rule,
      `${AREA_NAMES[base]} has ${plural(added, 'Legion')} to bring; ${missing} ${missing === 1 ? 'is' : 'are'} needed.`,
    );
  return undefined;
}

/** 12.0-revolts: the player of the Base picks the Legions that he must bring. */
export function revolt(d: State, card: string): void {
  const { province, base } = seatOf(d, card);
  if (base) push(d, { type: 'muster', who: base, province, need: revoltOf(d, province, base).added });
}

export const muster: Procedure<Nero, MusterFrame> = {
  run(d, f): Course {
    if (f.need > 0) return 'waits';
    pop(d);
    for (const c of d.setup.colours) {
      const n = legionsOf(d, c, f.province);
      if (n > 0) turnUncontrolled(d, c, f.province, n);
    }
    note(d, '12.0-revolts', () => `${nameOf(d, f.province)} revolts; all Legions there become Uncontrolled.`);
  },
  who: (_, f) => f.who,
  asks: (s, f) =>
    ask(
      '12.0-revolts',
      `which Legion to bring to ${nameOf(s, f.province)}; ${f.need} still to bring.`,
      `Bring ${plural(f.need, 'Legion')}: from where?`,
    ),
  answers: {
    muster: {
      options: (s, f) => elsewhere(s, f.who, f.province).map((from) => ({ type: 'muster', from })),
      says: (s, _, { from }) => `A Legion from ${nameOf(s, from)}`,
      apply(d, f, { from }) {
        lose(d, f.who, from, 1);
        gain(d, f.who, f.province, 1);
        f.need -= 1;
        const says = (): string => `${AREA_NAMES[f.who]} brings a Legion from ${nameOf(d, from)}.`;
        noteMove(d, '12.0-revolts', f.who, [from, f.province], says);
      },
    },
  },
};

interface DisplaceFrame {
  readonly type: 'displace';
  readonly at: string;
  readonly waiting: (Colour | 'uncontrolled')[];
}

/** 12.0-barbarians: owners clockwise from the one who played the card; he also moves Uncontrolled Legions. */
export function invade(d: State, at: string): void {
  const { active } = d.round;
  const there = (c: Colour): boolean => legionsOf(d, c, at) > 0 || d.leaders[c].at === at;
  const waiting = [active, ...clockwise(d, active)].filter(there);
  push(d, { type: 'displace', at, waiting: d.uncontrolled[at] ? [...waiting, 'uncontrolled'] : waiting });
}

/** 12.0-barbarians: where the pieces may be driven. */
const exits = (s: State, at: string): readonly string[] => {
  const { borders, straits } = placeOf(s, at);
  return s.setup.rulings['driven-out-over-straits'] === 'straits' ? [...borders, ...straits] : borders;
};

/** What was on the move has finished. */
function drive(d: State, who: Colour, from: string, to: string): void {
  const { active, force } = d.round;
  const moving = who === active && force?.at === from ? force.legions : 0;
  moveStack(d, who, from, to, { marker: true, done: (d.stacks[who][from]?.done ?? 0) + moving });
  if (d.leaders[who].at === from) placeLeader(d, who, to);
  noteMove(d, '12.0-barbarians', who, [from, to], () => `${AREA_NAMES[who]} is driven out to ${nameOf(d, to)}.`);
}

export const displace: Procedure<Nero, DisplaceFrame> = {
  run(d, f): Course {
    if (f.waiting.length > 0 && exits(d, f.at).length > 0) return 'waits';
    pop(d);
    d.barbarian = f.at;
    note(d, '12.0-barbarians', () => `The Barbarian Tribe is now in ${nameOf(d, f.at)}.`);
  },
  who(s, f) {
    const first = firstOf(f.waiting);
    return first === 'uncontrolled' ? s.round.active : first;
  },
  asks(s, f) {
    const who = f.waiting[0] === 'uncontrolled' ? 'the Uncontrolled Legions' : 'the pieces';
    return ask('12.0-barbarians', `where ${who} driven out of ${nameOf(s, f.at)} go.`, 'Driven out: where to?');
  },
  answers: {
    displace: {
      options: (s, f) => exits(s, f.at).map((to) => ({ type: 'displace', to })),
      says: (s, _, { to }) => `To ${nameOf(s, to)}`,
      apply(d, f, { to }) {
        const who = firstOf(f.waiting);
        f.waiting.shift();
        if (who === 'uncontrolled') {
          const n = d.uncontrolled[f.at] ?? 0;
          takeUncontrolled(d, f.at, n);
          d.uncontrolled[to] = (d.uncontrolled[to] ?? 0) + n;
        } else drive(d, who, f.at, to);
      },
    },
  },
};

interface BetrayFrame {
  readonly type: 'betray';
  readonly of: Colour;
  readonly look: boolean;
}

const mostSeen = (s: State): number => limitOf('traitor-look', figuresOf(s));

/** 12.0-traitor, 14.0: hands that can be betrayed; perhaps not that of the other colour of the same person. */
function others(s: State): Colour[] {
  const { active } = s.round;
  const safe = s.setup.rulings['traitor-on-the-own-side'] === 'no' ? coloursOf(s, active) : [active];
  return clockwise(s, active).filter((c) => s.hands[c].length > 0 && !safe.includes(c));
}

/** 12.0-traitor: a look takes four cards, or all of a smaller hand. */
const mayLook = (s: State, c: Colour): boolean =>
  s.setup.rulings['traitor-and-a-small-hand'] === 'all' || s.hands[c].length >= mostSeen(s);

export function* readableHands(s: State): Generator<Action<'aim-hand'>> {
  for (const colour of others(s)) {
    yield { type: 'aim-hand', colour, look: false };
    if (mayLook(s, colour)) yield { type: 'aim-hand', colour, look: true };
  }
}

/** 12.0-traitor: why this hand cannot be betrayed so. */
export function whyNotRead(s: State, { colour }: Action<'aim-hand'>): Problem {
  const open = others(s);
  if (!open.includes(colour))
    return no(
      '12.0-traitor',
      `Of the other players, only ${listed(open.map((c) => AREA_NAMES[c]))} ${open.length === 1 ? 'has' : 'have'} cards.`,
    );
  const cards = plural(s.hands[colour].length, 'card');
  return no('12.0-traitor', `The hand has ${cards}; you can look only if it has at least ${mostSeen(s)}.`);
}

const wanted = (s: State, f: BetrayFrame): number => Math.min(f.look ? mostSeen(s) : 1, s.hands[f.of].length);

function show(d: State, f: BetrayFrame, cards: readonly string[]): void {
  const { active } = d.round;
  pop(d);
  if (f.look) {
    d.round.seen = { of: f.of, cards: [...cards] };
    d.known[active] = [...new Set([...d.known[active], ...cards])];
  } else
    for (const card of cards) {
      leaveUnseen(d, f.of, card, active);
      d.hands[active].push(card);
    }
  const what = f.look ? `looks at ${plural(cards.length, 'card')} held by` : 'takes a card from';
  const facts = { betrayed: f.of };
  note(d, '12.0-traitor', () => `${AREA_NAMES[active]} ${what} ${AREA_NAMES[f.of]}.`, { facts });
}

export const betray: Procedure<Nero, BetrayFrame> = {
  run(d, f): Course {
    // Nothing is left to chance where all the cards are taken or seen.
    if (wanted(d, f) < d.hands[f.of].length) return 'waits';
    show(d, f, [...d.hands[f.of]]);
  },
  asks: (s, f) =>
    ask(
      '12.0-traitor',
      `${plural(wanted(s, f), 'card')} from ${AREA_NAMES[f.of]}’s hand, drawn at random.`,
      'Cards are drawn at random',
    ),
  answers: {
    draw: {
      waits: (s, f) => ({ pile: `the hand of ${AREA_NAMES[f.of]}`, from: s.hands[f.of], number: wanted(s, f) }),
      apply: (d, f, { cards }) => show(d, f, cards),
    },
  },
};
