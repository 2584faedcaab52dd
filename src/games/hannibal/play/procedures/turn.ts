/** The game turn (5): its phases in order, the deal, and whose Strategy Card comes next. */

import { figuresOf } from '../../../../play/figures.ts';
import { note, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, SIDES } from '../../words.ts';
import { SOURCES } from '../actions.ts';
import type { TurnFrame } from '../frames.ts';
import { fallsShort, removeIsolated, significantOf, verdict, win } from '../politics.ts';
import type { Stage } from '../stages.ts';
import type { ProcedureOf, State } from '../state.ts';
import { levyDue } from './levy.ts';
import { wintering } from './winter.ts';

/** 5.2: cards dealt to each side. */
const handSize = (s: State): number => Number(figuresOf(s).at('turn-track', s.turn, 'cards').value);

/** 5.2: the side to play has a card; who has none is passed over. */
function nextPlay(d: State, f: TurnFrame): void {
  if (d.hands[d.active].length === 0) d.active = otherSide(d.active);
  if (d.hands[d.active].length > 0) push(d, { type: 'play' });
  else f.stage = 'winter';
}

/** 5.4: Rome first. */
function isolation(d: State, f: TurnFrame): void {
  for (const side of SIDES) removeIsolated(d, side);
  f.stage = 'victory';
}

/** 5.5: the count, who has won, and what the lower side removes. */
function victory(d: State, f: TurnFrame): void {
  const { winner, why, rule, removes, due } = verdict(d);
  const counts = { 'provinces rome': significantOf(d, 'rome'), 'provinces carthage': significantOf(d, 'carthage') };
  note(d, '5.5', `Provinces that count: Rome ${counts['provinces rome']}, Carthage ${counts['provinces carthage']}.`, {
    facts: counts,
  });
  f.stage = 'end';
  if (winner) win(d, winner, why ?? '', rule ?? '5.5');
  else if (removes && due > 0 && !fallsShort(d, removes, due, '5.5')) {
    note(d, '5.5', `${SIDE_NAMES[removes]} has fewer and removes ${due}.`);
    push(d, { type: 'removal', side: removes, rule: '5.5', left: due });
  }
}

const NEXT: Readonly<Partial<Record<Stage, Stage>>> = {
  reinforce: 'return',
  return: 'levy',
  levy: 'offices',
  offices: 'shuffle',
};

/** 5.1: the next part of the Reinforcements. */
function reinforcements(d: State, f: TurnFrame): void {
  const { stage } = f;
  f.stage = NEXT[stage] ?? 'shuffle';
  if (stage === 'reinforce') push(d, { type: 'reinforce', left: SOURCES });
  else if (stage === 'return') push(d, { type: 'return', left: d.displaced.filter((id) => id !== 'africanus') });
  else if (stage === 'levy') push(d, { type: 'levy', ...levyDue(d) });
  else push(d, { type: 'offices', stage: 'proconsul', left: [] });
}

export const turn: ProcedureOf<'turn'> = {
  run(d, f) {
    switch (f.stage) {
      case 'shuffle':
        // 5.2.e: only where the deck cannot give two full hands.
        if (d.deck.length < 2 * handSize(d)) return 'waits';
        f.stage = 'deal';
        return 'waits';
      case 'deal':
        return 'waits';
      case 'first':
        f.stage = 'strategy';
        push(d, { type: 'first', stage: 'carthage' });
        return 'goes-on';
      case 'strategy':
        nextPlay(d, f);
        return 'goes-on';
      case 'winter':
        f.stage = 'isolation';
        push(d, { type: 'winter', side: 'carthage', left: [] });
        push(d, { type: 'winter', side: 'rome', left: wintering(d, 'rome') });
        return 'goes-on';
      case 'isolation':
        isolation(d, f);
        return 'goes-on';
      case 'victory':
        victory(d, f);
        return 'goes-on';
      case 'end':
        d.turn += 1;
        f.stage = 'reinforce';
        note(d, '5', `Turn ${d.turn} begins.`, { facts: { turn: d.turn } });
        return 'goes-on';
      default:
        reinforcements(d, f);
        return 'goes-on';
    }
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
        for (const side of SIDES) d.hands[side] = hands[side] ?? [];
        const dealt = Object.values(hands).flat();
        d.deck = d.deck.filter((card) => !dealt.includes(card));
        f.stage = 'first';
        note(d, '5.2', `Both sides have ${handSize(d)} Strategy Cards.`);
      },
    },
  },
};
