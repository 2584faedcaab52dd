/** 7.3, 12.5, 15.5: points of support spent one by one. */
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { menuOf, USES } from '../../support/rules.ts';
import { type Player, POWER_NAMES, type Power } from '../../words.ts';
import type { Of } from '../actions.ts';
import { ended } from '../politics/alliances.ts';
import { addPlunder, keepsPlunder } from '../politics/fall.ts';
import { isGallic, resultAt, spenderOf, spendPoint, supportProblem, usesAt } from '../politics/support.ts';
import { isSpace, nameOf } from '../queries.ts';
import type { State, Sword } from '../state.ts';
import { capProblem, lowerUnrest, raiseUnrest, unrestPoint } from './unrest.ts';

interface SupportFrame {
  readonly type: 'support';
  readonly occasion: 'battle' | 'card' | 'own';
  readonly seat: Player;
  readonly powers: readonly Power[];
  readonly losers: Power[];
  readonly reach: string[];
  points: number;
  /** 15.5: what follows once the price is paid. */
  readonly breaks?: { readonly from: Power; readonly to: Power };
}

/** Only an own price has to be paid to the end (15.5). */
const mustPay = (f: SupportFrame): boolean => f.breaks !== undefined;

const plunders = (s: State, f: SupportFrame): boolean =>
  keepsPlunder(s) && f.occasion === 'battle' && f.powers.some(isGallic);

/** 12.5.3 */
const unrestOf = (s: State, f: SupportFrame) =>
  f.occasion === 'battle' ? unrestPoint(s, f.powers[0]!, f.losers) : undefined;

function* uses(s: State, f: SupportFrame): Generator<Of<'spend'>> {
  const menu = menuOf(f.occasion, figuresOf(s));
  for (const space of s.setup.spaceIds)
    for (const { use } of usesAt(s, space, f, menu)) yield { type: 'spend', use, space };
}

const anyUse = (s: State, f: SupportFrame): boolean => !uses(s, f).next().done;

export const supporting: Procedure<Sword, SupportFrame> = {
  run(d, f) {
    if (f.points > 0 && (plunders(d, f) || unrestOf(d, f) || anyUse(d, f))) return 'waits';
    if (f.points > 0) note(d, '7.3', 'There is nothing left that support could do.');
    pop(d);
    if (f.breaks) ended(d, f.breaks.from, f.breaks.to, '15.5');
    return 'goes-on';
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({
    rule: f.occasion === 'battle' ? '12.5' : f.occasion === 'card' ? '7.3.1' : '15.5',
    says: `spend ${f.points} of support for the ${f.powers.map((p) => POWER_NAMES[p]).join(' or ')}${mustPay(f) ? '' : ', or end it'}.`,
    short: `${f.points} of support: tap a space`,
  }),
  answers: {
    spend: {
      options: uses,
      says: (s, f, { use, space }) => ({
        says: `${nameOf(s, space)}: ${resultAt(s, f, use, space, 'own')}`,
        group: USES[use].name,
      }),
      why: (s, f, { use, space }) =>
        isSpace(s, space) ? supportProblem(s, f, use, space) : no('7.3', `Found ${space}; there is no such space.`),
      apply(d, f, { use, space }) {
        spendPoint(d, use, space, spenderOf(d, f, use, space), () => resultAt(d, f, use, space, 'table'));
        f.points -= 1;
      },
    },
    plunder: {
      when: (_, f) => f.occasion === 'battle',
      options: (s, f) => (plunders(s, f) ? [{ type: 'plunder' }] : []),
      says: () => 'Take a plunder marker instead',
      why: (_, f) =>
        f.powers.some(isGallic)
          ? no('5.4-3p', 'Nobody plays the Gauls: no plunder is kept.')
          : no('12.5.2', 'Only Gauls and Transalpine Gauls take plunder.'),
      apply(d, f) {
        note(d, '14.5', 'A point of support is taken as plunder.');
        addPlunder(d, f.powers.find(isGallic)!, 1);
        f.points -= 1;
      },
    },
    unrest: {
      when: (s, f) => s.setup.players === '5' && f.occasion === 'battle',
      options: (s, f) => (unrestOf(s, f) ? [{ type: 'unrest' }] : []),
      says: (s, f) => `${unrestOf(s, f) === 'raise' ? 'Raise' : 'Lower'} the unrest by 1`,
      why: (s, f) =>
        f.powers[0] !== 'carthage' && !f.losers.includes('carthage')
          ? no('12.5.3', 'Carthage has not fought here.')
          : (capProblem(s) ?? no('12.5.3', 'There is no unrest to lower.')),
      apply(d, f) {
        if (unrestOf(d, f) === 'raise') raiseUnrest(d, '12.5.3');
        else lowerUnrest(d, '12.5.3');
        f.points -= 1;
      },
    },
    done: {
      when: (_, f) => !mustPay(f),
      options: () => [{ type: 'done' }],
      says: () => 'Leave it at that',
      apply: (d) => pop(d),
    },
  },
};
