/** 5: the game turn, phase by phase. */

import { figuresOf } from '../../../../play/figures.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { groupsOf } from '../../tie-order/rules.ts';
import { isolate } from '../politics/isolation.ts';
import { contenders, inOrder, orderSeats } from '../politics/order.ts';
import { score } from '../politics/score.ts';
import { has, holderAt, homeOf, limitOf, seatsIn } from '../queries.ts';
import type { State, Sword } from '../state.ts';

interface TurnFrame {
  readonly type: 'turn';
  phase: Phase;
}

/** The phases in their order, by clause. */
export const PHASES = ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10', '5.11'] as const;
export type Phase = (typeof PHASES)[number];

/** 7.2.3: once five Etruscan home spaces are lost the mines are empty for good. */
function mines(d: State): void {
  const own = d.setup.rulings['mines-and-samnites'] === 'lost' ? ['etruscans'] : ['etruscans', 'samnites'];
  const lost = homeOf(d, 'etruscans').filter((at) => !own.includes(holderAt(d, at))).length;
  if (has(d, 'mines-depleted')) return;
  if (lost < limitOf(d, 'mines')) {
    if (lost > 0)
      note(
        d,
        '5.1',
        () => `${lost} Etruscan home ${lost === 1 ? 'space is' : 'spaces are'} lost: the mines still yield.`,
      );
    return;
  }
  d.marks.push('mines-depleted');
  note(
    d,
    '7.2.3',
    () => `The Etruscans have lost ${lost} home spaces: the mines are empty, there are no more bribes.`,
    {
      facts: { 'mines depleted': true },
    },
  );
}

/** What each phase begins with. */
const BEGIN: Readonly<Record<Phase, (d: State) => void>> = {
  '5.1': (d) => {
    note(d, '5', () => `Turn ${d.turn} begins.`, { facts: { turn: d.turn } });
    mines(d);
  },
  '5.2': (d) => {
    const left = seatsIn(d).filter((seat) => d.reshuffle.includes(seat));
    push(d, { type: 'draw', stage: 'shuffle', left, short: false, thrown: [] });
  },
  '5.3': (d) => {
    const { players } = groupsOf(contenders(d), 'fewest', figuresOf(d))[0]!;
    push(d, { type: 'first', tied: [...players], decider: players.length > 1 ? null : players[0]! });
  },
  '5.4': (d) => {
    d.round = 0;
    push(d, { type: 'rounds', queue: [], asked: false, last: null });
  },
  '5.5': (d) => {
    push(d, { type: 'attrition', left: null });
    orderSeats(d, '5.5');
  },
  '5.6': (d) => push(d, { type: 'surrender', left: inOrder(d), rolled: [] }),
  '5.7': (d) => isolate(d, inOrder(d)),
  '5.8': score,
  '5.9': (d) => {
    // By one reading the treaty, too, lapses unless it is renewed.
    const lapses = has(d, 'treaty') && d.setup.rulings['treaty-at-the-end-of-a-turn'] === 'lapses';
    const treaty = { one: 'romans', other: 'carthage' } as const;
    d.order = groupsOf(contenders(d), 'most', figuresOf(d)).flatMap(({ players }) => players);
    push(d, { type: 'renew', left: [...d.alliances, ...(lapses ? [treaty] : [])], agreed: false, settled: [] });
  },
  '5.10': (d) => {
    push(d, { type: 'return', left: null });
    orderSeats(d, '5.10');
  },
  '5.11': (d) => {
    note(d, '5.11', () => `Turn ${d.turn} is over.`);
    d.turn += 1;
    if (d.setup.rulings['wild-beasts'] === 'turn') d.wildBeasts = [];
  },
};

export const turn: Procedure<Sword, TurnFrame> = {
  run(d, f) {
    const { phase } = f;
    d.active = null;
    d.under.named = {};
    f.phase = PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length]!;
    BEGIN[phase](d);
    return 'goes-on';
  },
};
