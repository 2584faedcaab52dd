/** Traitor (12.0-traitor): one blind card of another hand, or a look at four; a held card is in no hand, so it is safe. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES, type Colour, PAIRS } from '../../words.ts';
import type { Action } from '../actions.ts';
import type { BetrayFrame } from '../frames.ts';
import { changeRound } from '../pieces.ts';
import { clockwise } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 14.0: the other colour of the same person. */
const isOwnOther = (s: State, c: Colour): boolean =>
  s.setup.players === 2 && PAIRS.some((pair) => pair.includes(c) && pair.includes(s.round.active));

/** 12.0-traitor: hands that can be betrayed. */
const others = (s: State): Colour[] =>
  clockwise(s, s.round.active).filter(
    (c) => s.hands[c].length > 0 && !(isOwnOther(s, c) && s.setup.rulings['traitor-on-the-own-side'] === 'no'),
  );

/** 12.0-traitor: a look takes four cards, or all of a smaller hand. */
const mayLook = (s: State, c: Colour): boolean =>
  s.setup.rulings['traitor-and-a-small-hand'] === 'all' || s.hands[c].length >= limitOf('traitor-look', figuresOf(s));

export const readableHands = (s: State): Action<'aim-hand'>[] =>
  others(s).flatMap((colour) => [
    { type: 'aim-hand', colour, look: false } as const,
    ...(mayLook(s, colour) ? [{ type: 'aim-hand', colour, look: true } as const] : []),
  ]);

/** 12.0-traitor: why this hand cannot be betrayed so. */
export function handProblem(s: State, colour: Colour, look: boolean): Problem | undefined {
  const open = others(s);
  if (!open.includes(colour)) return no('12.0-traitor', `Found ${colour}; other hands with cards are ${listed(open)}.`);
  if (!look || mayLook(s, colour)) return undefined;
  const most = limitOf('traitor-look', figuresOf(s));
  return no('12.0-traitor', `The hand has ${plural(s.hands[colour].length, 'card')}; a look takes ${most}.`);
}

const wanted = (s: State, f: BetrayFrame): number =>
  Math.min(f.look ? limitOf('traitor-look', figuresOf(s)) : 1, s.hands[f.of].length);

function show(d: State, f: BetrayFrame, cards: readonly string[]): void {
  const { active } = d.round;
  pop(d);
  if (f.look) changeRound(d, { seen: { of: f.of, cards } });
  else {
    d.hands[f.of] = d.hands[f.of].filter((id) => !cards.includes(id));
    d.hands[active] = [...d.hands[active], ...cards];
  }
  const what = f.look ? `looks at ${plural(cards.length, 'card')}` : 'takes a card';
  note(d, '12.0-traitor', `${AREA_NAMES[active]} ${what} of ${AREA_NAMES[f.of]}.`, { facts: { betrayed: f.of } });
}

export const betray: ProcedureOf<'betray'> = {
  run(d, f) {
    // Nothing is left to chance where all the cards are taken or seen.
    if (wanted(d, f) < d.hands[f.of].length) return 'waits';
    show(d, f, d.hands[f.of]);
    return 'goes-on';
  },
  asks: (s, f) => ({
    rule: '12.0-traitor',
    says: `${plural(wanted(s, f), 'card')} of the hand of ${AREA_NAMES[f.of]}, drawn blindly.`,
  }),
  answers: {
    draw: {
      waits: (s, f) => ({ pile: `the hand of ${AREA_NAMES[f.of]}`, from: s.hands[f.of], number: wanted(s, f) }),
      apply: (d, f, { cards }) => show(d, f, cards),
    },
  },
};
