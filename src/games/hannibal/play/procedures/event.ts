/** An Event being resolved (5.2.a): what its player chooses, one thing after another, and a card taken unseen from a hand. */

import { no } from '../../../../play/problem.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { generalOut, spaceOut } from '../answers.ts';
import type { Event } from '../cards/effects.ts';
import { eventOf } from '../cards/events.ts';
import { cardTitle, discard, handOver } from '../cards/strategy.ts';
import { close, waitsWhile } from '../changes.ts';
import { generalName, nameOf, placeOf } from '../queries.ts';
import type { Hannibal, State } from '../state.ts';

export interface EventFrame {
  readonly type: 'event';
  readonly card: string;
  readonly side: Side;
  left: number;
  picked: string[];
}

const eventIn = (f: EventFrame): Event => found(eventOf(f.card), 'Event of', f.card);

const spacesIn = (s: State, f: EventFrame): readonly string[] =>
  (eventIn(f).spaces?.(s, f.side, f.picked) ?? []).filter((at) => !f.picked.includes(at));

const generalsIn = (s: State, f: EventFrame): readonly string[] => eventIn(f).generals?.(s, f.side) ?? [];

const provincesIn = (s: State, f: EventFrame): readonly string[] => eventIn(f).provinces?.(s, f.side) ?? [];

const isOpen = (s: State, f: EventFrame): boolean =>
  f.left > 0 && (spacesIn(s, f).length > 0 || generalsIn(s, f).length > 0 || provincesIn(s, f).length > 0);

/** It befalls what was picked; whatever that begins comes before the next pick. */
function befalls(d: State, f: EventFrame, picked: string): void {
  f.left -= 1;
  f.picked.push(picked);
  if (f.left === 0) close(d, f);
  eventIn(f).happens(d, f.side, picked);
}

export const event: Procedure<Hannibal, EventFrame> = {
  run: waitsWhile(isOpen),
  who: (_, f) => f.side,
  asks: (s, f) => ask('5.2.a', `the target of ${cardTitle(s, f.card)}.`, 'Which target for the Event?'),
  answers: {
    pick: spaceOut('pick', spacesIn, {
      why: (s, f, { at }) => no('5.2.a', `${cardTitle(s, f.card)} cannot target ${nameOf(s, at)}.`),
      apply: (d, f, { at }) => befalls(d, f, at),
    }),
    favour: generalOut('favour', generalsIn, {
      says: (s, _, { general }) =>
        s.where[general] ? `${generalName(s, general)} in ${nameOf(s, placeOf(s, general))}` : generalName(s, general),
      why: (s, f, { general }) =>
        no('5.2.a', `${cardTitle(s, f.card)} cannot be used for ${generalName(s, general)} where he is now.`),
      apply: (d, f, { general }) => befalls(d, f, general),
    }),
    province: {
      options: (s, f) =>
        provincesIn(s, f).flatMap((of) =>
          of === 'Western Numidia' || of === 'Eastern Numidia' ? [{ type: 'province' as const, of }] : [],
        ),
      says: (_s, _f, { of }) => of,
      apply: (d, f, { of }) => befalls(d, f, of),
    },
    done: { when: (_, f) => eventIn(f).upTo === true && f.picked.length > 0, says: 'No more', apply: pop },
  },
};

/** A card drawn at random from a hand: to the other side, or face up on the discards. */
export interface BlindFrame {
  readonly type: 'blind';
  readonly from: Side;
  readonly to: Side | null;
}

export const blind: Procedure<Hannibal, BlindFrame> = {
  asks: (_, f) => ask('5.2.a', `a card is drawn from ${SIDE_NAMES[f.from]}’s hand.`, 'A card is drawn at random'),
  answers: {
    draw: {
      waits: (s, f) => ({ pile: `${f.from}-hand`, from: s.hands[f.from], number: 1 }),
      apply(d, f, { cards }) {
        const card = found(cards[0], 'there is no card drawn');
        pop(d);
        if (f.to === null) {
          discard(d, f.from, card);
          note(d, '5.2.a', () => `${SIDE_NAMES[f.from]} discards ${cardTitle(d, card)} at random.`, {
            facts: { discarded: card },
          });
          return;
        }
        const taker = f.to;
        handOver(d, f.from, card);
        d.hands[taker] = [...d.hands[taker], card];
        // Its old owner knows where it is.
        d.seen[f.from] = [...d.seen[f.from], card];
        note(d, '5.2.a', () => `${SIDE_NAMES[taker]} takes a card from ${SIDE_NAMES[f.from]}’s hand.`);
      },
    },
  },
};
