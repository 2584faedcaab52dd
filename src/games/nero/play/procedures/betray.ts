/** Traitor (12.0-traitor): one blind card of another hand, or a look at four; a held card is in no hand, so it is safe. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import type { Action } from '../actions.ts';
import { leaveUnseen } from '../cards.ts';
import { clockwise, coloursOf } from '../queries.ts';
import type { Nero, State } from '../state.ts';

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
  if (!open.includes(colour)) return no('12.0-traitor', `Found ${colour}; other hands with cards are ${listed(open)}.`);
  const cards = plural(s.hands[colour].length, 'card');
  return no('12.0-traitor', `The hand has ${cards}; a look takes ${mostSeen(s)}.`);
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
  note(
    d,
    '12.0-traitor',
    () => {
      const what = f.look ? `looks at ${plural(cards.length, 'card')}` : 'takes a card';
      return `${AREA_NAMES[active]} ${what} of ${AREA_NAMES[f.of]}.`;
    },
    { facts: { betrayed: f.of } },
  );
}

export const betray: Procedure<Nero, BetrayFrame> = {
  run(d, f) {
    // Nothing is left to chance where all the cards are taken or seen.
    if (wanted(d, f) < d.hands[f.of].length) return 'waits';
    show(d, f, [...d.hands[f.of]]);
    return 'goes-on';
  },
  asks: (s, f) => ({
    rule: '12.0-traitor',
    says: `${plural(wanted(s, f), 'card')} of the hand of ${AREA_NAMES[f.of]}, drawn blindly.`,
    short: 'Cards are drawn blindly',
  }),
  answers: {
    draw: {
      waits: (s, f) => ({ pile: `the hand of ${AREA_NAMES[f.of]}`, from: s.hands[f.of], number: wanted(s, f) }),
      apply: (d, f, { cards }) => show(d, f, cards),
    },
  },
};
