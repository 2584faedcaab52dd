/** The game turn (5): its phases in order, the deal, and whose Strategy Card comes next. */
import { figuresOf } from '../../../../play/figures.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, SIDES } from '../../words.ts';
import { SOURCES } from '../actions.ts';
import { handFor } from '../cards/strategy.ts';
import { decide, fallsShort, removeIsolated, significantOf, verdict } from '../politics.ts';
import { AFRICANUS } from '../queries.ts';
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
  note(d, '5.5', () => `${SIDE_NAMES[removes]} has fewer and removes ${due}.`);
  push(d, { type: 'removal', side: removes, rule: '5.5', left: due });
}

/** What begins with a phase that goes on by itself, and the phase after it. */
const PHASES: Readonly<Partial<Record<Stage, readonly [Stage, (d: State) => void]>>> = {
  reinforce: ['return', (d) => push(d, { type: 'reinforce', left: [...SOURCES] })],
  return: ['levy', (d) => push(d, { type: 'return', left: d.displaced.filter((id) => id !== AFRICANUS) })],
  levy: ['offices', (d) => push(d, { type: 'levy', ...levyDue(d) })],
  offices: ['shuffle', (d) => push(d, { type: 'offices', stage: 'proconsul', left: [] })],
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
  victory: ['end', victory],
  end: [
    'reinforce',
    (d) => {
      d.turn += 1;
      note(d, '5', () => `Turn ${d.turn} begins.`, { facts: { turn: d.turn } });
    },
  ],
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
    return 'waits';
  },
  asks: (_, f) =>
    f.stage === 'shuffle'
      ? { rule: '5.2.e', says: 'the deck is too short for both hands: it is shuffled with the discards.' }
      : { rule: '5.2', says: 'the Strategy Cards are dealt.' },
  answers: {
    shuffle: {
      when: (_, f) => f.stage === 'shuffle',
      waits: () => ({ pile: 'deck' }),
      apply(d, f) {
        d.deck = [...d.deck, ...d.discards];
        d.discards = [];
        f.stage = 'deal';
        note(d, '5.2.e', 'The discards are shuffled into the deck.');
      },
    },
    deal: {
      when: (_, f) => f.stage === 'deal',
      waits: (s) => ({ pile: 'deck', from: s.deck, hands: { rome: handSize(s), carthage: handSize(s) } }),
      apply(d, f, { hands }) {
        for (const side of SIDES) d.hands[side] = handFor(hands, side);
        const dealt = new Set(Object.values(hands).flat());
        d.deck = d.deck.filter((card) => !dealt.has(card));
        f.stage = 'first';
        note(d, '5.2', () => `Both sides have ${handSize(d)} Strategy Cards.`);
      },
    },
  },
};
