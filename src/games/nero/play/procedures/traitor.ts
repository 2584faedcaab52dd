/** Traitor (12.0-traitor): one blind card of another hand, or a look at four. */
import { plural } from '../../../../calculator/words.ts';
import { draw, shuffled } from '../../../../engine/shuffle.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import type { Action } from '../actions.ts';
import { clockwise } from '../board.ts';
import { figuresOf } from '../figures.ts';
import { changeRound } from '../pieces.ts';
import { list, no, note, type Problem } from '../procedure.ts';
import type { State } from '../state.ts';

/** 12.0-traitor: hands that can be betrayed. */
const others = (s: State): Colour[] => clockwise(s, s.round.active).filter((c) => s.hands[c].length > 0);

/** 12.0-traitor: a look takes four cards, or all of a smaller hand. */
const mayLook = (s: State, c: Colour): boolean =>
  s.setup.rulings['traitor-and-a-small-hand'] === 'all' || s.hands[c].length >= limitOf('traitor-look', figuresOf(s));

export const readableHands = (s: State): Action[] =>
  others(s).flatMap((colour) => [
    { type: 'aim-hand', colour, look: false } as const,
    ...(mayLook(s, colour) ? [{ type: 'aim-hand', colour, look: true } as const] : []),
  ]);

/** 12.0-traitor: why this hand cannot be betrayed so. */
export function handProblem(s: State, colour: Colour, look: boolean): Problem | undefined {
  const open = others(s);
  if (!open.includes(colour)) return no('12.0-traitor', `Found ${colour}; other hands with cards are ${list(open)}.`);
  if (!look || mayLook(s, colour)) return undefined;
  const most = limitOf('traitor-look', figuresOf(s));
  return no('12.0-traitor', `The hand has ${plural(s.hands[colour].length, 'card')}; a look takes ${most}.`);
}

/** 12.0-traitor: a held card is in no hand, so it is safe. */
export function betray(d: State, from: Colour, look: boolean): void {
  const { active } = d.round;
  const hand = d.hands[from];
  if (look) {
    const { list: order, seed } = shuffled(hand, d.seed);
    d.seed = seed;
    const cards = order.slice(0, limitOf('traitor-look', figuresOf(d)));
    changeRound(d, { seen: { of: from, cards } });
    note(d, '12.0-traitor', `${AREA_NAMES[active]} looks at ${plural(cards.length, 'card')} of ${AREA_NAMES[from]}.`);
    return;
  }
  const drawn = draw(d.seed);
  d.seed = drawn.seed;
  const card = hand[Math.floor(drawn.value * hand.length)]!;
  d.hands[from] = hand.filter((id) => id !== card);
  d.hands[active] = [...d.hands[active], card];
  note(d, '12.0-traitor', `${AREA_NAMES[active]} takes a card of ${AREA_NAMES[from]}.`);
}
