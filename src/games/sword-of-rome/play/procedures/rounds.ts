/** 5.4: five rounds, clockwise from the first player; Desperate Times before each seat and after the last round. */
import { some } from '../../../../calculator/words.ts';
import { chosen } from '../../../../play/answer.ts';
import { type Asking, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { always, type Course, type Procedure } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { groupsOf } from '../../tie-order/rules.ts';
import { does, PLAYER_NAMES, type Player, partnerOf } from '../../words.ts';
import { isDesperate, throwAway, titleOf } from '../cards.ts';
import { clockwise, placesFrom } from '../politics/friends.ts';
import { limitOf } from '../queries.ts';
import type { Slot } from '../set-up.ts';
import type { State, Sword } from '../state.ts';
import { reshuffled, takeCards } from './draw.ts';
import { contenders, orderSeats } from './order.ts';

interface RedrawFrame {
  readonly type: 'redraw';
  readonly seat: Player;
  discarded: number;
  drawing: boolean;
}

interface DesperateFrame {
  readonly type: 'desperate';
  /** Null after the last round. */
  readonly before: Player | null;
  asking: Asking<Player>;
  announced: Player[];
  /** 7.4.2: everybody has been asked once more. */
  again: boolean;
}

interface RoundsFrame {
  readonly type: 'rounds';
  queue: Slot[];
  /** Desperate Times has been asked for before the first of the queue. */
  asked: boolean;
  /** 7.4.5: the seats that may still play one after the last round. */
  last: Player[] | null;
}

function nextRound(d: State, f: RoundsFrame): void {
  d.round += 1;
  d.neutralUsed = [];
  d.siegeRolled = [];
  d.calm = false;
  f.queue = placesFrom(d, d.first!);
  note(d, '5.4', () => `Round ${d.round}.`, { facts: { round: d.round } });
}

/** With two players, by one reading, a person has two of these cards for both seats. */
function hasHadBoth(s: State, seat: Player): boolean {
  if (s.setup.players !== '2' || s.setup.rulings['desperate-times-with-two'] === 'each-seat') return false;
  const played = [seat, partnerOf(seat)].flatMap((one) => s.removed[one].filter((id) => isDesperate(s, id)));
  return played.length >= 2;
}

/** By one reading all say at once whether they announce one, and nobody answers another. */
const isSealed = (s: State): boolean => s.setup.rulings['contested-desperate-times'] === 'sealed';

/** 7.4.1: everyone with a card left is asked, from whom it would delay. */
function askDesperate(d: State, before: Player | null, seats: readonly Player[]): void {
  const able = seats.filter((seat) => d.desperate[seat].length > 0 && !hasHadBoth(d, seat));
  const again = before === null || isSealed(d);
  if (able.length > 0) push(d, { type: 'desperate', before, asking: asking(able), announced: [], again });
}

export const rounds: Procedure<Sword, RoundsFrame> = {
  run(d, f) {
    const next = f.queue[0];
    if (next === 'gallic-event') {
      f.queue.shift();
      d.active = null;
      push(d, { type: 'gallic', event: null, led: false });
    } else if (next !== undefined && !f.asked) {
      f.asked = true;
      d.active = null;
      askDesperate(d, next, clockwise(d, next));
    } else if (next !== undefined) {
      f.queue.shift();
      f.asked = false;
      d.active = next;
      push(d, { type: 'player', seat: next, played: false, hired: false, proposed: [], shifted: [] });
    } else if (d.round < limitOf(d, 'rounds')) nextRound(d, f);
    else if (f.last === null) {
      f.last = [];
      f.asked = false;
      d.active = null;
      orderSeats(d, '7.4.5');
    } else if (!f.asked) {
      f.asked = true;
      f.last = [...d.order];
    } else if (f.last.length > 0) askDesperate(d, null, [f.last.shift()!]);
    else pop(d);
  },
};

const tellAnnounced = (d: State, seat: Player): void =>
  note(d, '7.4', () => `${does(seat, 'announce')} Desperate Times.`);

/** 7.4.2: of all who have announced, the one with the fewest VP plays. */
function resolve(d: State, f: DesperateFrame): void {
  pop(d);
  if (isSealed(d)) for (const seat of f.announced) tellAnnounced(d, seat);
  const seat = groupsOf(contenders(d, f.announced), 'fewest', figuresOf(d))[0]?.players[0];
  if (seat === undefined) return;
  note(d, '7.4.2', () => `${does(seat, 'play')} Desperate Times.`, { facts: { interrupts: seat } });
  d.active = seat;
  push(d, { type: 'interrupt', seat, played: false, shifted: [] });
}

/** Who may announce one now. */
const announcing = ({ asking: order }: DesperateFrame): Player =>
  found(asked(order), 'all have been asked for Desperate Times');

export const desperate: Procedure<Sword, DesperateFrame> = {
  run(d, f): Course {
    if (asked(f.asking)) return 'waits';
    const rest = f.asking.order.filter((seat) => !f.announced.includes(seat));
    if (f.announced.length > 0 && !f.again && rest.length > 0) {
      f.again = true;
      f.asking = asking(rest);
      return 'waits';
    }
    resolve(d, f);
  },
  who: (_, f) => announcing(f),
  asks: (_, f) => ({
    rule: f.before ? '7.4.1' : '7.4.5',
    says: 'announce Desperate Times, or pass.',
    after: askedNext(f.asking),
  }),
  answers: {
    desperate: always({ type: 'desperate' }, 'Announce Desperate Times', (d, f) => {
      const seat = announcing(f);
      f.announced.push(seat);
      if (!isSealed(d)) tellAnnounced(d, seat);
      f.asking = passes(f.asking);
    }),
    pass: always({ type: 'pass' }, 'Keep the card', (_, f) => {
      f.asking = passes(f.asking);
    }),
  },
};

/** 7.4.3: as many cards as were thrown away. */
export const redraw: Procedure<Sword, RedrawFrame> = {
  run(d, f) {
    const left = f.discarded > 0 && d.deck[f.seat].length + d.discard[f.seat].length > 0;
    return !f.drawing || left ? 'waits' : pop(d);
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({ rule: '7.4.3', says: f.drawing ? 'the new cards.' : 'discard cards, then draw as many.' }),
  answers: {
    discard: chosen('discard', 'card', {
      when: (_, f) => !f.drawing,
      of: (s, f) => s.hand[f.seat],
      says: (s, _, card) => `Discard ${titleOf(s, card)}`,
      apply(d, f, card) {
        throwAway(d, f.seat, card);
        f.discarded += 1;
      },
    }),
    done: {
      when: (_, f) => !f.drawing,
      ...always({ type: 'done' }, 'Draw', (_, f: RedrawFrame) => {
        f.drawing = true;
      }),
    },
    // 6.4.2: a deck that runs out is made anew of the discards.
    shuffle: {
      when: (s, f) => f.drawing && s.deck[f.seat].length === 0,
      waits: (_, f) => ({ pile: `deck ${f.seat}` }),
      apply: (d, f) => reshuffled(d, f.seat),
    },
    draw: {
      when: (s, f) => f.drawing && s.deck[f.seat].length > 0,
      waits({ deck }, { seat, discarded }) {
        const from = deck[seat];
        return { pile: `deck ${seat}`, from, number: Math.min(discarded, from.length) };
      },
      apply(d, f, { cards }) {
        takeCards(d, f.seat, cards);
        note(d, '7.4.3', () => `${PLAYER_NAMES[f.seat]}: ${some(cards.length, 'new card')} drawn.`);
        f.discarded -= cards.length;
      },
    },
  },
};
