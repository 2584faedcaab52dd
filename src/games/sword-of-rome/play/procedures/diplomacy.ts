/** 15.1, 15.5: proposing and breaking alliances. 16.1.1, 18, 20: cards that move a neutral power or raise Carthage's unrest. */

import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import { does, PEOPLES, type Player, POWER_NAMES, type Power } from '../../words.ts';
import { NEUTRAL_DEEDS, NEUTRAL_USES, type Of } from '../actions.ts';
import { type CardFrame, cardOf, isDesperate, missing, playable, spendCard, titleOf, worthOf } from '../cards.ts';
import { ward } from '../changes.ts';
import { isFriend, isNeutral, NEUTRALS, neutralOf, powersOf, seatOf } from '../politics/friends.ts';
import { has, holderAt, isCity, kindAt, loyaltyAt } from '../queries.ts';
import { inRevolt } from '../reinforcement.ts';
import type { AnswerIn, FrameAt, State } from '../state.ts';
import { besieges, price } from './alliances.ts';
import { giveSupport } from './support.ts';
import { capProblem, turnUnrest } from './unrest.ts';

type PlayerFrame = FrameAt<'player'>;

const others = (s: State, seat: Player): Power[] =>
  s.setup.seats.filter((other) => other !== seat && !s.out.includes(other)).flatMap(powersOf);

/** Why these two, of different players, cannot be allied. */
function proposeProblem(s: State, f: PlayerFrame, from: Power, to: Power): Problem | undefined {
  if (isFriend(s, from, to)) return no('15.1.2', 'They are already allied.');
  if (besieges(s, f.seat, to)) return no('15.1', 'You are besieging one of that player’s spaces.');
  if (has(s, 'treaty') && [from, to].includes('romans') && [from, to].includes('greeks'))
    return no('18', 'The treaty with Carthage forbids it.');
  return f.proposed.includes(`${from} ${to}`) ? no('15.1', 'You have already proposed it this turn.') : undefined;
}

export const propose: AnswerIn<PlayerFrame, 'propose'> = {
  *options(s, f) {
    for (const from of powersOf(f.seat))
      for (const to of others(s, f.seat)) if (!proposeProblem(s, f, from, to)) yield { type: 'propose', from, to };
  },
  says: (_s, _f, { from, to }) => ({
    says: `${POWER_NAMES[from]} to ${POWER_NAMES[to]}`,
    group: 'Propose an alliance',
  }),
  why: (s, f, { from, to }) =>
    powersOf(f.seat).includes(from) && others(s, f.seat).includes(to)
      ? proposeProblem(s, f, from, to)
      : no('15.1', 'An alliance must be between one of your powers and another player’s.'),
  apply(d, f, { from, to }) {
    f.proposed.push(`${from} ${to}`);
    note(d, '15.1', () => `The ${PEOPLES[from]} propose an alliance to the ${PEOPLES[to]}.`);
    push(d, { type: 'answer', seat: seatOf(d, to)!, from, to });
  },
};

/** 15.5, 7.3.2: the support that a power could give up: its markers, and the loyalty of its cities. */
const purse = (s: State, power: Power): number =>
  s.setup.spaceIds
    .filter((at) => holderAt(s, at) === power)
    .reduce((sum, at) => sum + (isCity(s, at) ? loyaltyAt(s, at) : Number(kindAt(s, at) === 'plain')), 0);

function breakProblem(s: State, f: PlayerFrame, from: Power, to: Power): Problem | undefined {
  const treaty = from === 'romans' && to === 'carthage' && has(s, 'treaty');
  if (!powersOf(f.seat).includes(from) || !(areAllied(from, to, s.alliances) || treaty))
    return no('15.5', 'You have no such alliance.');
  const barred = s.setup.rulings['breaking-in-want'] === 'barred' && purse(s, from) < price(s);
  return barred
    ? no(
        '15.5',
        `Breaking it costs ${plural(price(s), 'support point')}, and the ${PEOPLES[from]} cannot give up that much.`,
      )
    : undefined;
}

export const breakUp: AnswerIn<PlayerFrame, 'break'> = {
  *options(s, f) {
    for (const from of powersOf(f.seat))
      for (const to of new Set<Power>([...others(s, f.seat), 'carthage']))
        if (!breakProblem(s, f, from, to)) yield { type: 'break', from, to };
  },
  says: (_s, _f, { from, to }) => ({
    says: `${POWER_NAMES[from]} with ${POWER_NAMES[to]}`,
    group: 'Break an alliance',
  }),
  why: (s, f, { from, to }) => breakProblem(s, f, from, to),
  apply(d, f, { from, to }) {
    giveSupport(d, { occasion: 'own', seat: f.seat, powers: [from], points: price(d), breaks: { from, to } });
  },
};

/** 16.1.1 */
const isEvent = (s: State, card: string): boolean =>
  !isDesperate(s, card) && cardOf(s, card).event === 'neutral-power-activates';

/** 18: under the treaty a Roman 3 moves Carthage. */
const isRomanThree = (s: State, f: CardFrame, card: string): boolean =>
  f.seat === 'romans' && has(s, 'treaty') && worthOf(s, card) === 3;

/** Why a card does not move this power so. */
function neutralProblem(s: State, f: CardFrame, { card, power, use }: Of<'neutral'>): Problem | undefined {
  const absent = missing(s, f, card);
  if (absent) return absent;
  if (!isEvent(s, card) && !(power === 'carthage' && isRomanThree(s, f, card)))
    return no('16.1.1', `${titleOf(s, card)} cannot activate a neutral power.`);
  if (use === 'unrest' && f.seat === 'carthage') return no('20', 'Carthage cannot stir up its own unrest.');
  if (use === 'unrest' && s.neutralUsed.includes('carthage'))
    return no('20', 'The unrest has already been raised this round.');
  if (use === 'unrest') return capProblem(s);
  if (power === 'rebels' && f.seat === 'carthage') return no('16.4', 'Carthage cannot lead the rebels.');
  if (power === 'rebels' && !inRevolt(s)) return no('16.4', 'There is no insurrection.');
  if (power === 'carthage' && has(s, 'carthage-broken')) return no('17.2.2', 'Carthage has fallen.');
  if (power === 'carthage' && has(s, 'treaty') && f.seat !== 'romans')
    return no('18', 'Under the treaty only Rome can activate Carthage.');
  return s.neutralUsed.includes(power) ? no('16.1.1', 'That power has already acted this round.') : undefined;
}

/** 18: by one reading the first Roman card for Carthage brings its envoys. */
function sendEnvoys(d: State): void {
  const { rulings } = d.setup;
  if (rulings['punic-envoys'] === 'from-the-start' || has(d, 'punic-envoys') || has(d, 'treaty')) return;
  d.marks.push('punic-envoys');
  note(d, '18', 'Carthaginian envoys come to Rome.');
}

const ACTS = NEUTRAL_USES.filter((use) => use !== 'unrest');
/** What an event may do with whom: act for a neutral power, or with five players stir up Carthage (20). */
function stirs(s: State): Pick<Of<'neutral'>, 'power' | 'use'>[] {
  const neutrals = NEUTRALS.filter((power) => isNeutral(s, power) && s.setup.powers.includes(power));
  const acts = neutrals.flatMap((power) => ACTS.map((use) => ({ power, use })));
  return s.setup.players === '5' ? [...acts, { power: 'carthage', use: 'unrest' }] : acts;
}

export const neutral: AnswerIn<CardFrame, 'neutral'> = {
  *options(s, f) {
    if (f.type === 'interrupt' && f.played) return;
    for (const card of playable(s, f).filter((one) => isEvent(s, one) || isRomanThree(s, f, one)))
      for (const stir of stirs(s)) {
        const action = { type: 'neutral' as const, card, ...stir };
        if (!neutralProblem(s, f, action)) yield action;
      }
  },
  says: (s, _, { card, power, use }) => ({
    says: `${POWER_NAMES[power]}: ${NEUTRAL_DEEDS[use].join(' ')} the ${PEOPLES[power]}`,
    group: `${titleOf(s, card)}: a neutral power`,
  }),
  why(s, f, action) {
    const { power, use } = action;
    if (!stirs(s).some((stir) => stir.power === power && stir.use === use))
      return no(use === 'unrest' ? '20' : '16.1.1', `You cannot do this with the ${PEOPLES[power]}.`);
    if (f.type === 'interrupt' && f.played) return no('7.4.3', 'Desperate Times has already been used.');
    return neutralProblem(s, f, action);
  },
  apply(d, f, { card, power, use }) {
    spendCard(d, f.seat, card);
    d.neutralUsed.push(power);
    if (use === 'unrest') {
      note(d, '20', () => `${does(f.seat, 'play')} ${titleOf(d, card)} to stir up Carthage.`);
      return turnUnrest(d, true, '20');
    }
    f.shifted = [];
    if (f.type === 'interrupt') f.played = true;
    else note(d, '7.1.2', () => `${titleOf(d, card)} is played in addition to the normal card play.`);
    // 16.1.2: friendly only while its army moves.
    ward(d, { power, seat: f.seat, friend: use === 'activate' });
    const [verb, what] = NEUTRAL_DEEDS[use];
    note(d, '16.1.1', () => `${does(f.seat, verb)} ${what} the ${PEOPLES[power]}.`, {
      facts: { neutral: power },
    });
    if (f.seat === 'romans' && power === 'carthage') sendEnvoys(d);
    push(d, { type: 'neutral', seat: f.seat, power: neutralOf(d, power), use, card, done: false, shifted: [] });
  },
};
