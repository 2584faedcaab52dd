/** 5.2, 6.2, 6.4: reshuffle, discard what you like, refill the hand. */

import { plural } from '../../../../calculator/words.ts';
import { chosen } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { always, inStage, type Procedure } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { baseHand, discardsAll, fromPortsAndUnrest } from '../../hand-size/rules.ts';
import { capital, PEOPLES, PLAYER_NAMES, type Player, the } from '../../words.ts';
import { cardOf, isDesperate, spendCard, titleOf } from '../cards.ts';
import { seatsIn } from '../politics/friends.ts';
import { holderAt, spaceOf } from '../queries.ts';
import type { State, Sword } from '../state.ts';

interface DrawFrame {
  readonly type: 'draw';
  stage: 'shuffle' | 'discard' | 'draw';
  left: Player[];
  /** 6.4.2: the deck ran out in the middle of a draw. */
  short: boolean;
  /** 6.2.1: what will be discarded once all have decided. */
  thrown: string[];
}

/** Whose cards are seen to now. */
const nextIn = ({ left: [seat] }: DrawFrame): Player => found(seat, 'nobody is left to draw');

/** 6.2.2, 6.2.2-5p: cards after drawing; Carthage's by the ports that it holds in Sicily. */
function handSize(s: State, seat: Player): number {
  const base = Number(baseHand(seat, s.setup.players, figuresOf(s)).value);
  if (seat !== 'carthage') return base;
  const ports = s.setup.ports.filter((at) => spaceOf(s, at).region === 'Sicily' && holderAt(s, at) === seat).length;
  return base + fromPortsAndUnrest(ports, s.unrest, figuresOf(s)).cards;
}

const wanted = (s: State, seat: Player): number =>
  Math.min(Math.max(0, handSize(s, seat) - s.hand[seat].length), s.deck[seat].length);

/** What is left of the hand beside that which is to be discarded. */
const kept = (s: State, f: DrawFrame): string[] => s.hand[nextIn(f)].filter((id) => !f.thrown.includes(id));

export function reshuffled(d: State, seat: Player): void {
  d.deck[seat].push(...d.discard[seat]);
  d.discard[seat] = [];
  d.reshuffle = d.reshuffle.filter((own) => own !== seat);
}

export function takeCards(d: State, seat: Player, cards: readonly string[]): void {
  d.hand[seat].push(...cards);
  d.deck[seat] = d.deck[seat].filter((id) => !cards.includes(id));
}

function drawn(d: State, f: DrawFrame, cards: readonly string[]): void {
  const seat = nextIn(f);
  takeCards(d, seat, cards);
  note(
    d,
    seat === 'carthage' ? '6.2.2-5p' : '6.2.2',
    () => `${PLAYER_NAMES[seat]}: ${plural(cards.length, 'card')} drawn.`,
  );
  f.short = d.hand[seat].length < handSize(d, seat) && d.discard[seat].length > 0;
  if (!f.short) f.left.shift();
}

export const drawing: Procedure<Sword, DrawFrame> = {
  run(d, f) {
    if (f.stage === 'shuffle' && f.left.length === 0) {
      f.stage = 'discard';
      f.left = seatsIn(d).filter((seat) => d.hand[seat].length > 0);
    }
    // 6.2.1: what has to be given up is not asked for.
    while (f.stage === 'discard' && f.left[0] && discardsAll(f.left[0], d.setup.players)) {
      const seat = nextIn(f);
      f.left.shift();
      for (const card of [...d.hand[seat]]) spendCard(d, seat, card);
      note(d, '6.2.1', () => `${capital(the(seat))} discard the rest of their hand.`);
    }
    if (f.stage === 'discard' && f.left.length === 0) {
      // Nobody sees what others discard before all have decided.
      for (const card of f.thrown) spendCard(d, cardOf(d, card).seat, card);
      f.stage = 'draw';
      f.left = seatsIn(d).filter((seat) => handSize(d, seat) > d.hand[seat].length);
    }
    while (f.stage === 'draw' && f.left[0] && wanted(d, f.left[0]) === 0 && d.discard[f.left[0]].length === 0)
      f.left.shift();
    if (f.stage === 'draw' && f.left[0] && wanted(d, f.left[0]) === 0) f.short = true;
    if (f.stage === 'draw' && f.left.length === 0) return pop(d);
    return 'waits';
  },
  who: (_, f) => nextIn(f),
  asks: (s, f) =>
    f.stage === 'discard'
      ? { rule: '6.2.1', says: 'discard cards, or pass to keep what is left.', short: 'Discard cards, or pass' }
      : f.stage === 'shuffle' || f.short
        ? {
            rule: f.short ? '6.4.2' : '6.4.1',
            says: `shuffle the ${PEOPLES[nextIn(f)]}’ discards into their deck.`,
            short: 'Shuffle in the discards',
          }
        : { rule: s.turn === 1 ? '5.2' : '6.2.2', says: `cards for the ${PEOPLES[nextIn(f)]}.` },
  answers: {
    shuffle: {
      when: (_, f) => f.stage === 'shuffle' || f.short,
      waits: (_, f) => ({ pile: `deck ${f.left[0]}` }),
      apply(d, f) {
        reshuffled(d, nextIn(f));
        if (f.short) f.short = false;
        else f.left.shift();
      },
    },
    discard: chosen('discard', 'card', {
      when: inStage('discard'),
      of: kept,
      why: (s, _, card) =>
        isDesperate(s, card)
          ? no('6.1-note-dt', 'Desperate Times is not part of a hand.')
          : no('6.2.1', 'This card is not in your hand.'),
      says: (s, _, card) => `Discard ${titleOf(s, card)}`,
      apply(d, f, card) {
        f.thrown.push(card);
        if (kept(d, f).length === 0) f.left.shift();
      },
    }),
    pass: {
      // 20.2: cards that a smaller hand may have to give up, by one reading.
      when: (s, f) =>
        f.stage === 'discard' &&
        (s.setup.rulings['hand-too-large'] === 'kept' || kept(s, f).length <= handSize(s, nextIn(f))),
      ...always({ type: 'pass' }, 'Keep the rest', (_, f: DrawFrame) => void f.left.shift()),
    },
    deal: {
      when: (s, f) => f.stage === 'draw' && !f.short && s.turn === 1,
      waits: (s, f) => ({
        pile: `deck ${f.left[0]}`,
        from: s.deck[nextIn(f)],
        hands: { [nextIn(f)]: wanted(s, nextIn(f)) },
      }),
      apply: (d, f, { hands }) => drawn(d, f, hands[nextIn(f)] ?? []),
    },
    draw: {
      when: (s, f) => f.stage === 'draw' && !f.short && s.turn > 1,
      waits: (s, f) => ({ pile: `deck ${f.left[0]}`, from: s.deck[nextIn(f)], number: wanted(s, nextIn(f)) }),
      apply: (d, f, { cards }) => drawn(d, f, cards),
    },
  },
};
