/** PCs placed with a card's OPs, and troops raised (5.2.d). The aid tells neither in full; where we go by public texts, the page says so. */
import { plural } from '../../../../calculator/words.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES } from '../../words.ts';
import { add, insideAt, putInside } from '../changes.ts';
import { NOBODY, plus } from '../forces.ts';
import type { PoliticalFrame } from '../frames.ts';
import { generalName, generalNames, whereIs } from '../generals.ts';
import { mayPlacePc } from '../politics.ts';
import { isPlain, nameOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { raisers } from './play.ts';

function problem(s: State, f: PoliticalFrame, at: string): Problem | undefined {
  const side = s.active;
  if (!s.setup.spaces[at]) return no('5.2.d', `Found ${at}; it is no space of the map.`);
  if (f.placed.includes(at)) return no('5.2.d', `A PC has been placed in ${nameOf(s, at)} with this card.`);
  if (mayPlacePc(s, side, at)) return undefined;
  const why = !isPlain(s, at)
    ? 'a Walled City or a Tribe takes no PC'
    : s.control[at] === side
      ? 'it has a PC of your own'
      : s.control[at]
        ? 'an enemy PC is replaced only where your own CUs are'
        : 'enemy CUs are there';
  return no('5.2.d', `${nameOf(s, at)}: ${why}.`);
}

export const political: ProcedureOf<'political'> = {
  run(d, f) {
    if (f.left > 0 && Object.keys(d.setup.spaces).some((at) => mayPlacePc(d, d.active, at))) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (s) => s.active,
  asks: (_, f) => ({ rule: '5.2.d', says: `where to place ${plural(f.left, 'more PC')}.` }),
  answers: {
    'place-pc': {
      choices: (s, f) =>
        Object.keys(s.setup.spaces)
          .filter((at) => !f.placed.includes(at) && mayPlacePc(s, s.active, at))
          .map((at) => ({ action: { type: 'place-pc', at }, says: nameOf(s, at) })),
      problem: (s, f, { at }) => problem(s, f, at),
      apply(d, f, { at }) {
        const turned = d.control[at] !== undefined;
        d.control[at] = d.active;
        f.left -= 1;
        f.placed = [...f.placed, at];
        note(d, '5.2.d', `${SIDE_NAMES[d.active]} ${turned ? 'turns the PC' : 'places a PC'} in ${nameOf(d, at)}.`);
      },
    },
    done: always({ type: 'done' }, 'Place no more', (d) => pop(d)),
  },
};

/** 5.2.d: 1 CU with a General, as a public review has it. */
export const raise: ProcedureOf<'raise'> = {
  who: (s) => s.active,
  asks: () => ({ rule: '5.2.d', says: 'which General raises troops.' }),
  answers: {
    raise: {
      choices: (s) =>
        raisers(s, s.active).map((general) => ({ action: { type: 'raise', general }, says: generalName(s, general) })),
      problem(s, _, { general }) {
        const able = raisers(s, s.active);
        if (able.includes(general)) return undefined;
        return no(
          '12.b',
          `Found ${generalName(s, general)}; troops can be raised with ${listed(generalNames(s, able))}.`,
        );
      },
      apply(d, _, { general }) {
        const where = whereIs(d, general);
        if (!where) return;
        const one = { ...NOBODY, cu: 1 };
        if (where.inside) putInside(d, where.at, plus(insideAt(d, where.at), one));
        else add(d, d.active, where.at, one);
        pop(d);
        note(d, '5.2.d', `${generalName(d, general)} raises 1 CU in ${nameOf(d, where.at)}.`);
      },
    },
  },
};
