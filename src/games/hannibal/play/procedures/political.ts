/**
 * Placing PCs and raising troops with a card's OPs (5.2.d), and removing PCs (5.5, 11.11). The aid describes neither in
 * full; where we follow public texts, the page says so.
 */

import { listed, plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { generalOut, spaceOut } from '../answers.ts';
import { arrive, waitsWhile } from '../changes.ts';
import { mayPlacePc, raisers, removablePcs, takesPc } from '../politics.ts';
import { generalName, generalNames, isPlain, nameOf, placeOf } from '../queries.ts';
import { type Hannibal, NOBODY, type State } from '../state.ts';

export interface PoliticalFrame {
  readonly type: 'political';
  left: number;
  placed: string[];
}
export interface RaiseFrame {
  readonly type: 'raise';
}

/** Why a space takes no PC. */
function barred(s: State, at: string): string {
  if (!isPlain(s, at)) return 'you cannot place a PC on a Walled City or a Tribe';
  if (s.control[at] === s.active) return 'you already have a PC there';
  if (s.control[at] && s.truce) return 'there is a Truce';
  return s.control[at] ? 'you can replace an enemy PC only where you have CUs' : 'enemy CUs are there';
}

/** Where a PC may still be placed with this card. */
const open = (s: State, f: PoliticalFrame): string[] =>
  s.setup.places.filter((at) => mayPlacePc(s, s.active, at) && !f.placed.includes(at));

export const political: Procedure<Hannibal, PoliticalFrame> = {
  run: waitsWhile((s, f) => f.left > 0 && takesPc(s, s.active)),
  who: (s) => s.active,
  asks: (_, f) => ask('5.2.d', `where to place ${plural(f.left, 'more PC')}.`),
  answers: {
    'place-pc': spaceOut('place-pc', open, {
      why(s, f, { at }) {
        if (!s.setup.spaces[at]) return no('5.2.d', 'There is no such space.');
        if (f.placed.includes(at))
          return no('5.2.d', `You have already placed a PC in ${nameOf(s, at)} with this card.`);
        return no('5.2.d', `${nameOf(s, at)}: ${barred(s, at)}.`);
      },
      apply(d, f, { at }) {
        const turned = d.control[at] !== undefined;
        d.control[at] = d.active;
        f.left -= 1;
        f.placed.push(at);
        const does = turned ? 'flips the PC' : 'places a PC';
        note(d, '5.2.d', () => `${SIDE_NAMES[d.active]} ${does} in ${nameOf(d, at)}.`);
      },
    }),
    done: { says: 'Place no more', apply: pop },
  },
};

/** 5.2.d: 1 CU with a General, as a public review has it. */
export const raise: Procedure<Hannibal, RaiseFrame> = {
  who: (s) => s.active,
  asks: ask('5.2.d', 'which General raises troops.'),
  answers: {
    raise: generalOut('raise', (s) => raisers(s, s.active), {
      why: (s) => {
        const able = listed(generalNames(s, raisers(s, s.active)));
        return no('12.b', `Only ${able} can raise troops now.`);
      },
      apply(d, _, { general }) {
        const at = placeOf(d, general);
        arrive(d, d.active, at, { ...NOBODY, cu: 1 });
        pop(d);
        note(d, '5.2.d', () => `${generalName(d, general)} raises 1 CU in ${nameOf(d, at)}.`);
      },
    }),
  },
};

/** 11.11, 5.5: PCs that a side must remove, of its own choice. */
export interface RemovalFrame {
  readonly type: 'removal';
  readonly side: Side;
  readonly rule: string;
  left: number;
}

export const removal: Procedure<Hannibal, RemovalFrame> = {
  run: waitsWhile((_, f) => f.left > 0),
  who: (_, f) => f.side,
  asks: (_, f) => ask(f.rule, f.left === 1 ? 'which PC to remove.' : `which ${plural(f.left, 'PC')} to remove.`),
  answers: {
    remove: spaceOut('remove', (s, f) => removablePcs(s, f.side), {
      why(s, f, { at }) {
        const why =
          s.setup.spaces[at] && !isPlain(s, at) ? 'Walled Cities and Tribes are never removed' : 'you have no PC there';
        return no(f.rule, `${nameOf(s, at)}: ${why}.`);
      },
      apply(d, f, { at }) {
        delete d.control[at];
        f.left -= 1;
        note(d, f.rule, () => `${SIDE_NAMES[f.side]} removes the PC in ${nameOf(d, at)}.`);
      },
    }),
  },
};
