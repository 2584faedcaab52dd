/** Counter Events (5.2.C1): one of Rome can be cancelled by Punic Faith; then it works on what is under way below. */
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { cancel, cardOf, cardTitle, kindOf } from '../cards.ts';
import { frameOf, type ProcedureOf, type State } from '../state.ts';
import { fall } from './die.ts';
import { weather } from './weather.ts';
import { openWindow } from './window.ts';

/** 5.2.C1: a Counter Event that is about to work; one of Rome waits for Punic Faith. */
interface CounterFrame {
  readonly type: 'counter';
  readonly who: Side;
  readonly card: string;
  /** 17.1.#50: what the Die is set to. */
  readonly face: number | null;
  cancelled: boolean;
  asked: boolean;
}

/** 17.1.#17, 15.5 */
function corvus(d: State): void {
  d.corvi = !d.corvi;
  note(d, '17.1.#17', `The Corvi are ${d.corvi ? 'mounted' : 'taken down'}.`, { facts: { corvi: d.corvi } });
}

/** 9.2.C: Evades from a Naval Battle, unless Pursuit follows. */
function evasion(d: State, f: CounterFrame): void {
  const naval = frameOf(d, 'naval');
  naval.means = 'evasion';
  naval.evader = f.who;
  naval.stage = 'chase';
}

/** 17.1.#54 */
function ambush(d: State, f: CounterFrame): void {
  const by = cardOf(d, f.card).amount;
  const fight = d.frames.findLast((frame) => frame.type === 'battle' || frame.type === 'naval');
  if (fight?.type === 'battle') fight.raises[f.who] += by;
  if (fight?.type === 'naval') fight.rating[f.who] += by;
  note(d, '17.1.#54', () => `${SIDE_NAMES[f.who]} lays an Ambush: Battle Rating +${by}.`);
}

function work(d: State, f: CounterFrame): void {
  switch (kindOf(f.card)) {
    case 'corvus':
      corvus(d);
      return;
    case 'weather':
      weather(d);
      return;
    case 'cruelSea':
      frameOf(d, 'voyage').storm = 'cruel-sea';
      return;
    case 'storms':
      frameOf(d, 'voyage').storm = 'storms-at-sea';
      return;
    case 'fright':
      frameOf(d, 'battle').fright = true;
      note(d, '17.1.#1', 'The Elephants are frightened.');
      return;
    case 'evasion':
      evasion(d, f);
      return;
    case 'ambush':
      ambush(d, f);
      return;
    case 'omen': {
      const die = d.frames.at(-1);
      if (die?.type === 'die' && f.face !== null) fall(d, die, f.face, 'sets');
    }
  }
}

export const counter: ProcedureOf<CounterFrame> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      note(d, '5.2.C1', () => `${SIDE_NAMES[f.who]} answers with ${cardTitle(d, f.card)}.`);
      if (f.who === 'rome') openWindow(d, 'faith');
      return 'goes-on';
    }
    pop(d);
    if (f.cancelled) cancel(d, f.who, f.card);
    else work(d, f);
    return 'goes-on';
  },
};
