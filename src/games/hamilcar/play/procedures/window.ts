/** Windows for Counter Events (5.2.C1): whoever might hold an answer is asked, so that being asked tells nothing; and what an answer does to what is under way. */

import { type Asking, answers, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Course, simply } from '../../../../play/procedure.ts';
import { found, frameOf, note, pop, push, underWay } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { cancel, cardOf, cardTitle, held, type Kind, kindOf, mayHold, spendCard, without } from '../cards.ts';
import { moveGenerals, shift, takeFrom, toField } from '../changes.ts';
import { hasGeneral, leaderIn, nameOf } from '../pieces/generals.ts';
import { bandOf, cusOf, hasCus, hasUnits } from '../pieces/units.ts';
import { limit, placeName } from '../queries.ts';
import type { FrameAt, ProcedureOf, State } from '../state.ts';
import { fall } from './die.ts';
import { enter } from './entered.ts';

/** What a window answers. */
export const WINDOWS = ['corvus', 'faith', 'weather', 'storm', 'naval', 'battle', 'fright'] as const;
type WindowId = (typeof WINDOWS)[number];

interface WindowFrame {
  readonly type: 'window';
  readonly on: WindowId;
  asking: Asking<Side>;
}

const SAYS: Readonly<Record<WindowId, { readonly rule: string; readonly says: string; readonly short?: string }>> = {
  corvus: ask('17.1.#17', 'whether to mount or take down the Corvi.'),
  faith: ask('17.1.#45', 'whether to answer the Roman Event with Punic Faith.', 'Answer with Punic Faith?'),
  weather: ask('17.1.#32', 'whether to answer the move.'),
  storm: ask('17.1.#11', 'whether a storm catches the Fleet before it lands.', 'A storm before it lands?'),
  naval: ask('9.1', 'whether to play a card as the Naval Battle begins.', 'A card for the Naval Battle?'),
  battle: ask('13.1', 'whether to play a card as the Land Battle begins.', 'A card for the Land Battle?'),
  fright: ask('17.1.#1', 'whether to frighten the Elephants.'),
};

/** What a side may answer with. */
function offers(s: State, on: WindowId, side: Side): readonly Kind[] {
  const corvus: readonly Kind[] = side === 'rome' && s.active === 'rome' ? ['corvus'] : [];
  switch (on) {
    case 'corvus':
      return corvus;
    case 'faith':
      return side === 'carthage' ? ['faith'] : [];
    case 'weather':
      return side === s.active || underWay(s, 'activation')?.weathered ? corvus : ['weather'];
    case 'storm': {
      const { stormed } = frameOf(s, 'voyage');
      const left = (kind: Kind, id: string): Kind[] => (stormed.includes(id) ? [] : [kind]);
      return side === 'rome' ? corvus : [...left('cruelSea', 'cruel-sea'), ...left('storms', 'storms-at-sea')];
    }
    case 'naval':
      return side === 'rome' ? ['corvus', 'ambush'] : ['ambush'];
    case 'battle':
      // 17.1.#54: it raises the Battle Rating of a General.
      return leaderIn(s, frameOf(s, 'battle'), side) ? ['ambush'] : [];
    case 'fright':
      return side === 'rome' ? ['fright'] : [];
  }
}

const mayAnswer = (s: State, on: WindowId, side: Side): boolean => offers(s, on, side).some((k) => mayHold(s, side, k));

/** Opens a window for those who might answer, the active player first; at sea the holder of Naval Supremacy. */
export function openWindow(d: State, on: WindowId): void {
  const first = on === 'naval' ? d.supremacy : d.active;
  const order = [first, otherSide(first)].filter((side) => mayAnswer(d, on, side));
  if (order.length > 0) push(d, { type: 'window', on, asking: asking(order) });
}

const who = (f: WindowFrame): Side => found(asked(f.asking), `nobody is asked in the window "${f.on}"`);

/** Windows whose answer changes what is under way beneath them, so that they close with it. */
const CLOSING: readonly WindowId[] = ['faith', 'fright', 'weather', 'storm'];

/** 17.1.#45: the Event below the window is cancelled. */
function strike(d: State): void {
  pop(d);
  const under = d.frames.at(-1);
  if (under?.type !== 'event' && under?.type !== 'counter') throw new RangeError('no Event is there to be cancelled');
  under.cancelled = true;
  cancel(d, 'rome', under.card);
}

export const window: ProcedureOf<WindowFrame> = {
  run(d, f): Course {
    for (let side = asked(f.asking); side && !mayAnswer(d, f.on, side); side = asked(f.asking))
      f.asking = passes(f.asking);
    if (asked(f.asking)) return 'waits';
    pop(d);
  },
  who: (_, f) => who(f),
  asks: (_, f) => ({ ...SAYS[f.on], after: askedNext(f.asking) }),
  answers: {
    counter: {
      *options(s, f) {
        for (const kind of offers(s, f.on, who(f)))
          for (const card of held(s, who(f), kind)) yield { type: 'counter', card };
      },
      says: (s, _, { card }) =>
        kindOf(card) === 'faith' ? `${cardTitle(s, card)}: cancel the Event` : cardTitle(s, card),
      why: (_s, _f, { card }) => no('5.2.C1', `Found ${card}, which answers nothing here, or is not in the hand.`),
      apply(d, f, { card }) {
        const side = who(f);
        spendCard(d, side, card, 'counter');
        f.asking = answers(f.asking);
        if (f.on === 'faith') {
          note(d, '17.1.#45', 'Punic Faith cancels the Event.');
          strike(d);
          return;
        }
        // 17.1.#17: Corvi answer nothing, so that the others are still asked.
        if (CLOSING.includes(f.on) && kindOf(card) !== 'corvus') pop(d);
        push(d, { type: 'counter', who: side, card, face: null, cancelled: false, asked: false });
      },
    },
    expose: {
      when: (_, f) => f.on === 'faith',
      options: (s, f) => held(s, who(f), 'faith').map((card) => ({ type: 'expose', card })),
      says: (s, _, { card }) => `${cardTitle(s, card)}: open Rome’s hand for this turn`,
      apply(d, f, { card }) {
        spendCard(d, 'carthage', card, 'counter');
        d.open = true;
        note(d, '17.1.#45', 'Rome’s hand lies open for this turn.');
        f.asking = answers(f.asking);
      },
    },
    pass: simply('No answer', (_, f) => {
      f.asking = passes(f.asking);
    }),
  },
};

type ActivationFrame = FrameAt<'activation'>;
type VoyageFrame = FrameAt<'voyage'>;

/** The frames above an activation end; a voyage among them is given back. */
function unwind(d: State): VoyageFrame | undefined {
  let voyage: VoyageFrame | undefined;
  for (let f = d.frames.at(-1); f && f.type !== 'activation'; f = d.frames.at(-1)) {
    if (f.type === 'voyage') voyage = f;
    pop(d);
  }
  return voyage;
}

/** 17.1.#32b: of several Generals of one Event it holds back only this one. */
function tell(d: State, f: ActivationFrame, where: string): void {
  note(d, '17.1.#32', () => `Bad Weather: ${nameOf(d, f.general)} ${where} ${f.mp} MP left.`);
  if (f.by === 'event')
    note(d, '17.1.#32b', 'It holds back this General, not the others of the Event, nor his Units under them.');
}

/** What happened on the way stands; only he and those with him go back. */
export function weather(d: State): void {
  const cap = limit(d, 'mp-bad-weather');
  const f = frameOf(d, 'activation');
  if (f.spent <= cap) {
    f.weathered = true;
    f.mp = Math.min(f.mp, cap - f.spent);
    tell(d, f, 'has');
    return;
  }
  const voyage = unwind(d);
  const here = f.path.at(-1);
  // A port that the Fleet only passed may hold an enemy Army; by one reading he lands in front of it, if he has CUs.
  const lands = d.setup.rulings['weather-ashore'] === 'lands' && cusOf(voyage?.fleet ?? f.band) > 0;
  const back =
    f.path.findLast(({ at, spent }) => spent <= cap && (lands || !hasCus(d, otherSide(f.who), at))) ?? f.path[0];
  if (!here || !back) throw new RangeError('an activation begins somewhere');
  const generals = [f.general, ...f.band.generals];
  const stood = hasUnits(d, f.who, back.at);
  if (voyage) {
    // 9.3.B1: what has sailed on after a battle is Spent.
    shift(d, f.who, 'atSea', voyage.weary ? 'spent' : 'ready', voyage.fleet.warships);
    toField(d, f.who, back.at, voyage.fleet);
    f.band = bandOf(voyage.fleet, without(voyage.fleet.generals, f.general));
    moveGenerals(d, voyage.fleet.generals, back.at);
  } else if (back.at !== here.at) {
    takeFrom(d, f.who, here.at, f.band);
    toField(d, f.who, back.at, f.band);
    moveGenerals(d, generals, back.at);
  }
  f.weathered = true;
  f.path = f.path.slice(0, f.path.indexOf(back) + 1);
  f.spent = back.spent;
  f.mp = Math.max(0, cap - back.spent);
  f.grouped = true;
  tell(d, f, `is in ${placeName(d, back.at)} with`);
  // 7.3.B, 10: whoever is there may react.
  const met = hasCus(d, otherSide(f.who), back.at) || hasGeneral(d, otherSide(f.who), back.at, false);
  // 11.2, 12.3: by sea he has come from the port of embarkation, not from one that he passed.
  const from = back.embarked ?? f.path.at(-2)?.at ?? back.at;
  if (met && cusOf(f.band) > 0) enter(d, f.who, from, back.at, back.embarked !== undefined, stood);
}

/** 5.2.C1: a Counter Event that is about to work; one of Rome waits for Punic Faith. */
interface CounterFrame {
  readonly type: 'counter';
  readonly who: Side;
  readonly card: string;
  /** 17.1.#50: what the Die is set to. */
  readonly face: number | null;
  cancelled: boolean;
  asked: boolean;
}

/** 17.1.#17, 15.5 */
function corvus(d: State): void {
  d.corvi = !d.corvi;
  note(d, '17.1.#17', `The Corvi are ${d.corvi ? 'mounted' : 'taken down'}.`, { facts: { corvi: d.corvi } });
}

/** 17.1.#11, 17.1.#39: a storm rages. */
const rage = (storm: 'cruel-sea' | 'storms-at-sea') => (d: State) => {
  frameOf(d, 'voyage').storm = storm;
};

/** 9.2.C: Evades from a Naval Battle, unless Pursuit follows. */
function evasion(d: State, f: CounterFrame): void {
  const naval = frameOf(d, 'naval');
  naval.means = 'evasion';
  naval.evader = f.who;
  naval.stage = 'chase';
}

/** 17.1.#54 */
function ambush(d: State, f: CounterFrame): void {
  const by = cardOf(d, f.card).amount;
  const fight = d.frames.findLast((frame) => frame.type === 'battle' || frame.type === 'naval');
  if (fight?.type === 'battle') fight.raises[f.who] += by;
  if (fight?.type === 'naval') fight.rating[f.who] += by;
  note(d, '17.1.#54', () => `${SIDE_NAMES[f.who]} lays an Ambush: Battle Rating +${by}.`);
}

/** What each Counter Event does to what is under way below it. */
const WORKS: Readonly<Partial<Record<Kind, (d: State, f: CounterFrame) => void>>> = {
  corvus,
  weather,
  evasion,
  ambush,
  cruelSea: rage('cruel-sea'),
  storms: rage('storms-at-sea'),
  fright(d) {
    frameOf(d, 'battle').fright = true;
    note(d, '17.1.#1', 'The Elephants are frightened.');
  },
  omen(d, f) {
    const die = d.frames.at(-1);
    if (die?.type === 'die' && f.face !== null) fall(d, die, f.face, 'sets');
  },
};

export const counter: ProcedureOf<CounterFrame> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      note(d, '5.2.C1', () => `${SIDE_NAMES[f.who]} answers with ${cardTitle(d, f.card)}.`);
      if (f.who === 'rome') openWindow(d, 'faith');
      return;
    }
    pop(d);
    if (f.cancelled) cancel(d, f.who, f.card);
    else WORKS[found(kindOf(f.card), 'kind of the card', f.card)]?.(d, f);
  },
};
