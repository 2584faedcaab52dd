/** The game turn (4.2): who goes first, the deal, and whose player round comes next. */

import { figuresOf } from '../../../../play/figures.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { dealtTo } from '../../deck/rules.ts';
import { hasRoom } from '../../hail-caesar/rules.ts';
import { lastRound } from '../../held-card/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, each, ROMA } from '../../words.ts';
import { makeStatus } from '../changes.ts';
import { clockwise, emperors, firstOf } from '../queries.ts';
import { type Nero, roundOf, type State } from '../state.ts';
import { closeTurn } from './end-of-turn.ts';

interface TurnFrame {
  readonly type: 'turn';
  stage: 'first' | 'shuffle' | 'deal' | 'rounds' | 'end';
}

/** 4.2.1: in the first game turn the one who opens, later the fewest VP. */
function openers(s: State): readonly Colour[] {
  if (s.turn === 1) return [s.first];
  const fewest = Math.min(...s.setup.colours.map((c) => s.vp[c]));
  return s.setup.colours.filter((c) => s.vp[c] === fewest);
}

function open(d: State, f: TurnFrame, first: Colour): void {
  d.first = first;
  f.stage = 'shuffle';
  note(d, '4.2.1', () => `${AREA_NAMES[first]} opens game turn ${d.turn}.`);
}

/** 7.2: a Contender who starts his round in Roma becomes Emperor, if there is room for one. */
function hail(d: State, c: Colour): void {
  const { status, at } = d.leaders[c];
  if (status !== 'contender' || at !== ROMA) return;
  if (hasRoom(emperors(d).length, figuresOf(d))) makeStatus(d, c, 'emperor', '7.2');
}

/** 4.2.3-last: whether the round that begins is the last of the game turn. */
function isLastRound(d: State, active: Colour): boolean {
  const holders = d.setup.colours.filter((c) => d.hands[c].length > 0);
  const alone = holders.length === 1 && holders[0] === active;
  const reading = d.setup.rulings['last-hand-of-four-or-fewer'];
  return lastRound({ cards: d.hands[active].length, alone, reading }, figuresOf(d)).last;
}

/** 4.3: a player round begins. */
function beginRound(d: State, active: Colour): void {
  d.round = roundOf(active, isLastRound(d, active));
  hail(d, active);
  push(d, { type: 'round' });
}

/** 5.4: at the end of a player round all own Legions in a Province are one stack again. */
function closeRound(d: State): void {
  for (const c of d.setup.colours)
    for (const stack of Object.values(d.stacks[c])) {
      stack.done = stack.attacked = stack.fled = 0;
      stack.stuck = false;
    }
}

/** 4.1, 4.2.3: the next round clockwise, until no cards are left or the last player has had his. */
function nextRound(d: State, f: TurnFrame): void {
  closeRound(d);
  if (d.round.last || d.setup.colours.every((c) => d.hands[c].length === 0)) {
    f.stage = 'end';
    return;
  }
  const order = [...clockwise(d, d.round.active), d.round.active];
  const skips = d.setup.rulings['round-without-cards'] === 'skipped';
  beginRound(d, firstOf(order.filter((c) => !skips || d.hands[c].length > 0)));
}

/** 4.2.4 to 4.2.6: the end of the game turn, and perhaps of the game. */
function close(d: State, f: TurnFrame): void {
  d.ending = closeTurn(d) ?? null;
  if (d.ending) pop(d);
  else {
    d.turn += 1;
    f.stage = 'first';
  }
}

const ASKS = {
  first: { rule: '4.2.1', says: 'a blind draw among those with the fewest VP.', short: 'A blind draw: who opens?' },
  shuffle: { rule: '4.2.2', says: 'all cards but those held are shuffled.', short: 'The cards are shuffled' },
  deal: { rule: '4.2.2', says: 'the hands are dealt.' },
} as const;

export const turn: Procedure<Nero, TurnFrame> = {
  run(d, f) {
    if (f.stage === 'first') {
      const [first, ...tied] = openers(d);
      if (!first || tied.length > 0) return 'waits';
      open(d, f, first);
    } else if (f.stage === 'shuffle' || f.stage === 'deal') return 'waits';
    else if (f.stage === 'rounds') nextRound(d, f);
    else close(d, f);
    return 'goes-on';
  },
  asks: (_, f) => ASKS[f.stage === 'shuffle' || f.stage === 'deal' ? f.stage : 'first'],
  answers: {
    draw: {
      when: (_, f) => f.stage === 'first',
      waits: (s) => ({ pile: 'lots', from: openers(s), number: 1 }),
      apply(d, f, { cards: [drawn] }) {
        open(d, f, firstOf(openers(d).filter((c) => c === drawn)));
      },
    },
    shuffle: {
      when: (_, f) => f.stage === 'shuffle',
      waits: () => ({ pile: 'deck' }),
      apply(d, f) {
        const held = Object.values(d.held);
        d.hands = each(() => []);
        // 4.2.2: all cards but those held; of these one may know.
        d.faceDown = Object.keys(d.setup.deck).filter((card) => !held.includes(card));
        d.known = each((c) => d.known[c].filter((card) => held.includes(card)));
        d.faceUp = [];
        f.stage = 'deal';
      },
    },
    deal: {
      when: (_, f) => f.stage === 'deal',
      // 3.0.4, 4.2.2: who holds a card is dealt one less.
      waits: (s) => ({
        pile: 'deck',
        from: s.faceDown,
        hands: Object.fromEntries(s.setup.colours.map((c) => [c, dealtTo(s.setup, figuresOf(s), s.held[c] !== null)])),
      }),
      apply(d, f, { hands }) {
        for (const c of d.setup.colours) {
          const own = d.held[c];
          d.hands[c].push(...(hands[c] ?? []), ...(own ? [own] : []));
          d.held[c] = null;
        }
        const dealt = Object.values(hands).flat();
        d.faceDown = d.faceDown.filter((card) => !dealt.includes(card));
        for (const c of COLOURS) d.wholeTurn[c] = d.leaders[c].status === 'emperor' && d.leaders[c].at === ROMA;
        note(d, '4.2.2', () => `Everybody has ${dealtTo(d.setup, figuresOf(d))} cards.`);
        f.stage = 'rounds';
        beginRound(d, d.first);
      },
    },
  },
};
