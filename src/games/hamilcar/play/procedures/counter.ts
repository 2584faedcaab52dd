/** Counter Events (5.2.C1): one of Rome can be cancelled by Punic Faith; then it works on what is under way below. */
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES } from '../../words.ts';
import { cancel, cardOf, cardTitle, kindOf } from '../cards.ts';
import type { CounterFrame, Frame } from '../frames.ts';
import type { ProcedureOf, State } from '../state.ts';
import { weather } from './weather.ts';
import { fall } from './die.ts';
import { openWindow } from './window.ts';

const below = <T extends Frame['type']>(d: State, type: T): Extract<Frame, { type: T }> | undefined =>
  d.frames.findLast((f): f is Extract<Frame, { type: T }> => f.type === type);

/** 17.1.#17, 15.5 */
function corvus(d: State): void {
  d.corvi = !d.corvi;
  note(d, '17.1.#17', `The Corvi are ${d.corvi ? 'mounted' : 'taken down'}.`, { facts: { corvi: d.corvi } });
}

/** 9.2.C: Evades from a Naval Battle, unless Pursuit follows. */
function evasion(d: State, f: CounterFrame): void {
  const naval = below(d, 'naval');
  if (!naval) return;
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
  note(d, '17.1.#54', `${SIDE_NAMES[f.who]} lays an Ambush: Battle Rating +${by}.`);
}

function work(d: State, f: CounterFrame): void {
  const voyage = below(d, 'voyage');
  const battle = below(d, 'battle');
  switch (kindOf(d, f.card)) {
    case 'corvus':
      corvus(d);
      return;
    case 'weather':
      weather(d);
      return;
    case 'cruelSea':
    case 'storms':
      if (voyage) voyage.storm = kindOf(d, f.card) === 'cruelSea' ? 'cruel-sea' : 'storms-at-sea';
      return;
    case 'fright':
      if (battle) battle.fright = true;
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

export const counter: ProcedureOf<'counter'> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      note(d, '5.2.C1', `${SIDE_NAMES[f.who]} answers with ${cardTitle(d, f.card)}.`);
      if (f.who === 'rome') openWindow(d, 'faith');
      return 'goes-on';
    }
    pop(d);
    if (f.cancelled) cancel(d, f.who, f.card);
    else work(d, f);
    return 'goes-on';
  },
};
