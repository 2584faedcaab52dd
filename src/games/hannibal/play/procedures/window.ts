/** 5.2.b: Counter Events during a march: the other side is asked whenever it could hold one, whatever it really holds. */
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, pop, push } from '../../../../play/state.ts';
import { otherSide, type Side } from '../../words.ts';
import { counterOut } from '../answers.ts';
import { TRIBES_COLUMN } from '../cards/effects.ts';
import { couldHold } from '../cards/strategy.ts';
import { blow, waitsWhile } from '../changes.ts';
import { generalName, nameOf } from '../queries.ts';
import type { Hannibal, State } from '../state.ts';

interface Window {
  readonly cards: readonly string[];
  readonly says: string;
  readonly short: string;
  readonly answered: (d: State) => void;
}

/** Attrition of the Force under way. */
const thins = (d: State, how: { readonly column?: number; readonly modifier?: number }): void =>
  blow(d, d.active, [frameOf(d, 'move').at], { ...how, moving: true });

const STORM = 2;

const WINDOWS = {
  weather: {
    cards: ['s41'],
    says: 'whether bad weather stops % on the way to @.',
    short: 'Bad weather before @?',
    answered(d) {
      frameOf(d, 'entry').stage = 'off';
    },
  },
  storm: {
    cards: ['s60'],
    says: 'whether a storm hits % on the way to @.',
    short: 'A storm before @?',
    answered: (d) => thins(d, { modifier: STORM }),
  },
  tribes: {
    cards: ['s07', 's08'],
    says: 'whether hostile Tribes attack % in @.',
    short: 'Hostile Tribes in @?',
    answered: (d) => thins(d, { column: TRIBES_COLUMN }),
  },
} as const satisfies Readonly<Record<string, Window>>;

export interface WindowFrame {
  readonly type: 'window';
  readonly id: keyof typeof WINDOWS;
  readonly side: Side;
}

/** A window opens where somebody could answer, as far as all can see. */
export function openWindow(d: State, id: WindowFrame['id']): void {
  const side = otherSide(d.active);
  if (couldHold(d, side, WINDOWS[id].cards)) push(d, { type: 'window', id, side });
}

export const window: Procedure<Hannibal, WindowFrame> = {
  run: waitsWhile(
    (s, f) =>
      couldHold(s, f.side, WINDOWS[f.id].cards) &&
      (f.id === 'weather' ? frameOf(s, 'entry').stage !== 'off' : frameOf(s, 'move').force.cu > 0),
  ),
  who: (_, f) => f.side,
  asks(s, f) {
    const { says, short } = WINDOWS[f.id];
    const to = nameOf(s, frameOf(s, 'entry').at);
    const who = generalName(s, frameOf(s, 'move').general);
    return ask('5.2.b', says.replace('%', who).replace('@', to), short.replace('@', to));
  },
  answers: {
    counter: counterOut(
      (f) => f.side,
      (_, f) => WINDOWS[f.id].cards,
      'does not apply to a march like this',
      (d, f) => WINDOWS[f.id].answered(d),
    ),
    pass: { says: 'Play nothing', apply: pop },
  },
};
