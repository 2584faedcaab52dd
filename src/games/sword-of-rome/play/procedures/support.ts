/** 7.3, 12.5, 15.5: support points spent one by one: what they can do to the spaces of this map, and doing it. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { always, type Course, type Procedure } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import type { Space } from '../../support/fields.ts';
import { MINE, menuOf, resultOf, USES, type Use, usesOf } from '../../support/rules.ts';
import { PEOPLES, type Player, POWER_NAMES, type Power } from '../../words.ts';
import type { Of } from '../actions.ts';
import { mark } from '../changes.ts';
import { addPlunder, emptied, fall, keepsPlunder } from '../politics/fall.ts';
import { isFriend } from '../politics/friends.ts';
import {
  allyAtHome,
  enemyCu,
  friendlyCu,
  holderAt,
  insideAt,
  isAlliedHome,
  isSpace,
  kindAt,
  loyaltyAt,
  nameOf,
  ownCu,
  spaceOf,
} from '../queries.ts';
import { HOLDING_BOX } from '../set-up.ts';
import type { State, Sword } from '../state.ts';
import { ended } from './alliances.ts';
import { capProblem, turnUnrest, unrestPoint } from './unrest.ts';

export const isGallic = (power: Power): boolean => power === 'gauls' || power === 'transalpine';

function kindFor(s: State, at: string, power: Power, losers: readonly Power[]): Space['what'] | undefined {
  const kind = kindAt(s, at);
  if (kind === 'box' || kind === 'capital') return undefined;
  if (kind === 'tribe') return 'tribe';
  const holder = holderAt(s, at);
  const city = kind === 'city';
  if (holder === power) return city ? 'ownCity' : 'ownPc';
  if (holder === 'independents') return city ? 'independentCity' : 'independentPc';
  if (losers.includes(holder)) return city ? 'loserCity' : 'loserPc';
  // 15.2.2: nothing is done to a friend's support.
  if (isFriend(s, power, holder)) return undefined;
  return city ? 'otherCity' : 'otherPc';
}

/** 7.3: the space as a point of this power sees it. */
function supportSpace(s: State, at: string, power: Power, f: SupportFrame): Space | undefined {
  const what = kindFor(s, at, power, f.losers);
  if (!what || what === 'tribe' || what === 'otherCity') return undefined;
  // Nothing can be done to a stranger's marker but swap it under CU of one's own.
  if (what === 'otherPc' && ownCu(s, at, power) === 0) return undefined;
  const holder = holderAt(s, at);
  return {
    what,
    loyalty: loyaltyAt(s, at),
    guards: holder === 'independents' ? 0 : friendlyCu(s, at, holder),
    mine: ownCu(s, at, power) > 0,
    enemies: enemyCu(s, at, power) > 0,
    home: spaceOf(s, at).home === power ? 'mine' : isAlliedHome(s, at, power) ? 'ally' : 'other',
    adjacent: f.reach.includes(at),
    siege: s.siege[at]?.level ?? 'none',
  };
}

/** Everything that one point can do there, and for which power. */
export function usesAt(s: State, at: string, f: SupportFrame, menu = menuOf(f.occasion, figuresOf(s))) {
  const found: { use: Use; power: Power }[] = [];
  for (const power of f.powers) {
    const space = supportSpace(s, at, power, f);
    if (!space) continue;
    // Where the winner and an ally who flanked could do the same, the winner does it (12.5).
    for (const use of usesOf(space, menu, isGallic(power), figuresOf(s)))
      if (!found.some((other) => other.use === use)) found.push({ use, power });
  }
  return found;
}

/** The power that a point is spent for. */
const spenderOf = (s: State, f: SupportFrame, use: Use, at: string): Power =>
  found(
    usesAt(s, at, f).find((one) => one.use === use),
    `a point of support cannot ${use} in "${at}"`,
  ).power;

/** What a point would make of the space, in words: as the power says it, or as the table does. */
function resultAt(s: State, f: SupportFrame, use: Use, at: string, voice: 'own' | 'table'): string {
  const power = spenderOf(s, f, use, at);
  const space = found(supportSpace(s, at, power, f), `support does not touch "${at}"`);
  const of = `of the ${PEOPLES[power]}`;
  const own = { marker: `a PC marker ${of}`, home: `home ${of}`, city: `a city ${of}` };
  return resultOf(use, space, voice === 'own' ? MINE : own);
}

/** The clause that forbids it. */
function supportProblem(s: State, f: SupportFrame, use: Use, at: string): Problem {
  const name = nameOf(s, at);
  const power = f.powers[0]!;
  const holder = holderAt(s, at);
  if (use === 'plunder' || use === 'unrest') return no('14.5', 'You do not choose a space for that.');
  if (kindAt(s, at) === 'tribe') return no('7.3', `${name} is a tribe: support has no effect on it.`);
  if (holder !== power && holder !== 'independents' && isFriend(s, power, holder))
    return f.occasion === 'card'
      ? no('15.2-note', `An ally controls ${name}: a card cannot support an ally.`)
      : no('15.2.2', `An ally controls ${name}.`);
  if (use === 'raise' && s.siege[at]) return no('13.3', `${name} is besieged: its loyalty cannot rise.`);
  if (use === 'raise' && isGallic(power)) return no('7.3.1-exception-gauls', 'Gallic cities stay at loyalty 1.');
  if ((use === 'take-pc' || use === 'take-city') && isAlliedHome(s, at, power))
    return no('15.2.3', `${name} is in an ally's home area.`);
  if (use === 'take-pc' && power === 'transalpine' && spaceOf(s, HOLDING_BOX).ways.some((way) => way.to === at))
    return no('7.3.4-exception', `${name} is adjacent only to the holding box, which does not count.`);
  return no(USES[use].rule, `${USES[use].name}: not possible in ${name}.`);
}

/** 13.5, 7.3.2: a city brought down: to its besieger by a siege marker, else to nobody. */
function lower(d: State, at: string): void {
  const loyalty = loyaltyAt(d, at) - 1;
  d.loyalty[at] = loyalty;
  const siege = d.siege[at];
  if (siege && siege.level >= loyalty) {
    note(d, '13.5-note', () => `${nameOf(d, at)}: loyalty ${loyalty} is no more than the siege level.`);
    fall(d, at);
  } else if (loyalty <= 0) {
    // 9.3.1, 15.3: those inside can neither stay in a city that is not theirs nor stack with the others outside.
    if (insideAt(d, at) > 0) emptied(d, at);
    d.loyalty[at] = 1;
    mark(d, at, 'independents');
  }
}

/** 7.3: points to spend, one by one. */
export const giveSupport = (
  d: State,
  given: Pick<SupportFrame, 'occasion' | 'seat' | 'powers' | 'points'> & Partial<SupportFrame>,
): void => push(d, { type: 'support', losers: [], reach: [], ...given });

/** `result` says in words what becomes of the space. */
export function spendPoint(d: State, use: Use, at: string, power: Power, result: () => string): void {
  // 7.3.1-exception-ally: in an ally's home a marker only comes off.
  const ally = use === 'replace' ? allyAtHome(d, at, power) : undefined;
  note(d, ally ? '7.3.1-exception-ally' : USES[use].rule, () => `${nameOf(d, at)}: ${result()}.`);
  if (use === 'raise') d.loyalty[at] = loyaltyAt(d, at) + 1;
  else if (use === 'give-up-loyalty' || use === 'lower') lower(d, at);
  else mark(d, at, use === 'give-up-pc' || use === 'remove-pc' ? 'independents' : (ally ?? power));
  if (use === 'restore-city' || use === 'take-city') d.loyalty[at] = 1;
}

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

export const supporting: Procedure<Sword, SupportFrame> = {
  run(d, f): Course {
    if (f.points > 0 && (plunders(d, f) || unrestOf(d, f) || !uses(d, f).next().done)) return 'waits';
    if (f.points > 0) note(d, '7.3', 'There is nothing left to spend support on.');
    pop(d);
    if (f.breaks) ended(d, f.breaks.from, f.breaks.to, '15.5');
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({
    rule: f.occasion === 'battle' ? '12.5' : f.occasion === 'card' ? '7.3.1' : '15.5',
    says: `spend ${plural(f.points, 'support point')} for the ${f.powers.map((p) => POWER_NAMES[p]).join(' or ')}${f.breaks ? '' : ', or stop'}.`,
    short: `${f.points} support: tap a space`,
  }),
  answers: {
    spend: {
      options: uses,
      says: (s, f, { use, space }) => ({
        says: `${nameOf(s, space)}: ${resultAt(s, f, use, space, 'own')}`,
        group: USES[use].name,
      }),
      why: (s, f, { use, space }) =>
        isSpace(s, space) ? supportProblem(s, f, use, space) : no('7.3', `There is no such space.`),
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
        note(d, '14.5', '1 support point is taken as plunder.');
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
        turnUnrest(d, unrestOf(d, f) === 'raise', '12.5.3');
        f.points -= 1;
      },
    },
    // Only an own price has to be paid to the end (15.5).
    done: { when: (_, f) => !f.breaks, ...always({ type: 'done' }, 'Leave it at that', (d) => pop(d)) },
  },
};
