/** The game turn (5): its phases in order, the deal, and whose Strategy Card comes next. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { ask, inStage, type Procedure } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, SIDES } from '../../words.ts';
import { SOURCES } from '../actions.ts';
import { tell } from '../answers.ts';
import { cardTitle, handFor } from '../cards/strategy.ts';
import { decide, fallsShort, removeIsolated, significantOf, verdict } from '../politics.ts';
import { generalOf } from '../queries.ts';
import type { Stage } from '../set-up.ts';
import type { Hannibal, State } from '../state.ts';
import { levyDue } from './reinforce.ts';
import { wintering } from './winter.ts';

export interface TurnFrame {
  readonly type: 'turn';
  stage: Stage;
}

/** 5.2: cards dealt to each side. */
const handSize = (s: State): number => Number(figuresOf(s).at('turn-track', s.turn, 'cards').value);

/** 5.2: the side to play has a card; who has none is passed over. */
function nextPlay(d: State, f: TurnFrame): void {
  if (d.hands[d.active].length === 0) d.active = otherSide(d.active);
  if (d.hands[d.active].length > 0) push(d, { type: 'play' });
  else f.stage = 'winter';
}

/** 5.5: the count, who has won, and what the lower side removes. */
function victory(d: State): void {
  const check = verdict(d);
  const [rome, carthage] = [significantOf(d, 'rome'), significantOf(d, 'carthage')];
  note(d, '5.5', () => `Provinces that count: Rome ${rome}, Carthage ${carthage}.`, {
    facts: { 'provinces rome': rome, 'provinces carthage': carthage },
  });
  const { removes, due } = check;
  if (decide(d, check) || !removes || due === 0 || fallsShort(d, removes, due, '5.5')) return;
  note(d, '5.5', () => `${SIDE_NAMES[removes]} has fewer Provinces and removes ${plural(due, 'PC')}.`);
  push(d, { type: 'removal', side: removes, rule: '5.5', left: due });
}

/** 5: what lasted for the turn is over, and so is a ban that waited for it. */
function nextTurn(d: State): void {
  d.turn += 1;
  d.navalVictory = false;
  tell(d, '5', { turn: d.turn }, () => `Turn ${d.turn} begins.`);
  for (const side of SIDES) {
    const ban = d.bans[side];
    if (!ban || ban.ends === null || ban.ends > d.turn) continue;
    delete d.bans[side];
    d.discards.push(ban.card);
    note(d, '5.2.a', () => `${cardTitle(d, ban.card)} is no longer in force.`);
  }
}

/** 5.2.e: the discards are in the deck again; the bans end with the turn after this one. */
function shuffle(d: State): void {
  d.deck = [...d.deck, ...d.discards];
  d.discards = [];
  d.shuffleDue = false;
  for (const side of SIDES) {
    const ban = d.bans[side];
    if (ban) ban.ends ??= d.turn + 1;
  }
  note(d, '5.2.e', 'The discards are shuffled into the deck.');
}

/** What begins with a phase that goes on by itself, and the phase after it. */
const PHASES: Readonly<Partial<Record<Stage, readonly [Stage, (d: State) => void]>>> = {
  reinforce: ['return', (d) => push(d, { type: 'reinforce', left: [...SOURCES] })],
  return: [
    'levy',
    (d) => push(d, { type: 'return', left: d.displaced.filter((id) => generalOf(d, id).side === 'carthage') }),
  ],
  levy: ['offices', (d) => push(d, { type: 'levy', ...levyDue(d) })],
  offices: ['shuffle', (d) => push(d, { type: 'offices', stage: 'africanus', left: [] })],
  first: ['strategy', (d) => push(d, { type: 'first', stage: 'carthage' })],
  winter: [
    'isolation',
    (d) => {
      push(d, { type: 'winter', side: 'carthage', left: [] });
      push(d, { type: 'winter', side: 'rome', left: wintering(d, 'rome') });
    },
  ],
  // 5.4: Rome first.
  isolation: [
    'victory',
    (d) => {
      for (const side of SIDES) removeIsolated(d, side);
    },
  ],
  victory: ['reshuffle', victory],
  end: ['reinforce', nextTurn],
};

export const turn: Procedure<Hannibal, TurnFrame> = {
  run(d, f) {
    const phase = PHASES[f.stage];
    if (phase) {
      f.stage = phase[0];
      phase[1](d);
      return 'goes-on';
    }
    if (f.stage === 'strategy') {
      nextPlay(d, f);
      return 'goes-on';
    }
    // 5.2.e: only where the deck cannot give two full hands.
    if (f.stage === 'shuffle' && d.deck.length >= 2 * handSize(d)) f.stage = 'deal';
    if (f.stage === 'reshuffle' && !d.shuffleDue) {
      f.stage = 'end';
      return 'goes-on';
    }
    return 'waits';
  },
  asks(_, f) {
    if (f.stage === 'deal') return ask('5.2', 'the Strategy Cards are dealt.');
    const why = f.stage === 'shuffle' ? 'the deck is too short for both hands' : 'a Truce has been played';
    const short = 'Deck and discards are shuffled';
    return { rule: '5.2.e', says: `${why}: the deck is shuffled with the discards.`, short };
  },
  answers: {
    shuffle: {
      when: inStage('shuffle', 'reshuffle'),
      waits: () => ({ pile: 'deck' }),
      apply(d, f) {
        shuffle(d);
        f.stage = f.stage === 'shuffle' ? 'deal' : 'end';
      },
    },
    deal: {
      when: inStage('deal'),
      waits: (s) => ({ pile: 'deck', from: s.deck, hands: { rome: handSize(s), carthage: handSize(s) } }),
      apply(d, f, { hands }) {
        for (const side of SIDES) d.hands[side] = handFor(hands, side);
        const dealt = new Set(Object.values(hands).flat());
        d.deck = d.deck.filter((card) => !dealt.has(card));
        f.stage = 'first';
        note(d, '5.2', () => `Each side has ${handSize(d)} Strategy Cards.`);
      },
    },
  },
};
