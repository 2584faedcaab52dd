/** Windows for Counter Events (5.2.C1): every player who might hold an answer is asked, so that being asked gives nothing away. */

import { type Asking, answers, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Course, simply } from '../../../../play/procedure.ts';
import { found, frameOf, note, pop, push, underWay } from '../../../../play/state.ts';
import { otherSide, type Side } from '../../words.ts';
import { cancel, cardTitle, held, type Kind, kindOf, mayHold, spendCard } from '../cards.ts';
import { leaderIn } from '../pieces/generals.ts';
import type { ProcedureOf, State } from '../state.ts';

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
  weather: ask('17.1.#32', 'whether to answer the move with Bad Weather.'),
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
      why: () => no('5.2.C1', 'This card cannot be played here, or you do not hold it.'),
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
      says: (s, _, { card }) => `${cardTitle(s, card)}: see Rome’s hand for this turn`,
      apply(d, f, { card }) {
        spendCard(d, 'carthage', card, 'counter');
        d.open = true;
        note(d, '17.1.#45', 'Rome’s hand is face up for this turn.');
        f.asking = answers(f.asking);
      },
    },
    pass: simply('No answer', (_, f) => {
      f.asking = passes(f.asking);
    }),
  },
};
