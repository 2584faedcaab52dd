/** 16.1.1, 18, 20: cards that move a neutral power, or raise the unrest of Carthage. */

import { no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { does, PEOPLES, PLAYER_NAMES, POWER_NAMES, type Power } from '../../words.ts';
import { NEUTRAL_DEEDS, NEUTRAL_USES } from '../actions.ts';
import { cardOf, holds, isDesperate, spendCard, titleOf, worthOf } from '../cards/cards.ts';
import { ward } from '../changes.ts';
import { capProblem, raiseUnrest } from '../politics/unrest.ts';
import { has, isNeutral, NEUTRALS, neutralOf } from '../queries.ts';
import { inRevolt } from '../reinforcement/places.ts';
import type { AnswerIn, State } from '../state.ts';
import { type CardFrame, playable } from './card-play.ts';

/** 20: why the event does not raise the unrest. */
function stirProblem(s: State, f: CardFrame): Problem | undefined {
  if (f.seat === 'carthage') return no('20', 'Carthage does not stir up itself.');
  if (s.neutralUsed.includes('carthage')) return no('20', 'The unrest has been raised in this round.');
  return capProblem(s);
}

/** 16.1.1 */
const isEvent = (s: State, card: string): boolean =>
  !isDesperate(s, card) && cardOf(s, card).event === 'neutral-power-activates';

/** 18: under the treaty a Roman 3 moves Carthage. */
const isRomanThree = (s: State, f: CardFrame, card: string): boolean =>
  f.seat === 'romans' && has(s, 'treaty') && worthOf(s, card) === 3;

/** Whether a card could move any neutral power at all. */
const stirsAny = (s: State, f: CardFrame, card: string): boolean => isEvent(s, card) || isRomanThree(s, f, card);

/** Why a card does not move this power so. */
function neutralProblem(
  s: State,
  f: CardFrame,
  card: string,
  power: string,
  use: (typeof NEUTRAL_USES)[number],
): Problem | undefined {
  if (f.type === 'player' ? !holds(s, f.seat, card) : !s.desperate[f.seat].includes(card))
    return no('7.1', `Found ${card}; it is not there to be played.`);
  if (!isEvent(s, card) && !(power === 'carthage' && isRomanThree(s, f, card)))
    return no('16.1.1', `${titleOf(s, card)} does not move a neutral power.`);
  if (use === 'unrest') return stirProblem(s, f);
  if (power === 'rebels' && f.seat === 'carthage') return no('16.4', 'Carthage does not lead its rebels.');
  if (power === 'rebels' && !inRevolt(s)) return no('16.4', 'There is no insurrection.');
  if (power === 'carthage' && has(s, 'carthage-broken')) return no('17.2.2', 'Carthage is broken.');
  if (power === 'carthage' && has(s, 'treaty') && f.seat !== 'romans')
    return no('18', 'Under the treaty only Rome moves Carthage.');
  if (s.neutralUsed.some((used) => used === power)) return no('16.1.1', 'That power has acted in this round.');
  return undefined;
}

/** 18: by one reading the first Roman card for Carthage brings its envoys. */
function sendEnvoys(d: State): void {
  const { rulings } = d.setup;
  if (rulings['punic-envoys'] === 'from-the-start' || has(d, 'punic-envoys') || has(d, 'treaty')) return;
  d.marks.push('punic-envoys');
  note(d, '18', 'Envoys of Carthage come to Rome.');
}

const neutrals = (s: State) => NEUTRALS.filter((power) => isNeutral(s, power) && s.setup.powers.includes(power));
/** What an event may do with whom: act for a neutral power, or with five players stir up Carthage (20). */
const stirs = (s: State): { power: Power; use: (typeof NEUTRAL_USES)[number] }[] => [
  ...neutrals(s).flatMap((power) => ACTS.map((use) => ({ power, use }))),
  ...(s.setup.players === '5' ? [{ power: 'carthage' as const, use: 'unrest' as const }] : []),
];
const ACTS = NEUTRAL_USES.filter((use) => use !== 'unrest');

export const neutral: AnswerIn<CardFrame, 'neutral'> = {
  *options(s, f) {
    if (f.type === 'interrupt' && f.played) return;
    for (const card of playable(s, f))
      if (stirsAny(s, f, card))
        for (const { power, use } of stirs(s))
          if (!neutralProblem(s, f, card, power, use)) yield { type: 'neutral', card, power, use };
  },
  says: (s, _, { card, power, use }) => ({
    says: `${POWER_NAMES[power]}: ${NEUTRAL_DEEDS[use]} the ${PEOPLES[power]}`,
    group: `${titleOf(s, card)}: a neutral power`,
  }),
  why(s, f, { card, power, use }) {
    if (!stirs(s).some((stir) => stir.power === power && stir.use === use))
      return no(use === 'unrest' ? '20' : '16.1.1', `The ${PEOPLES[power]}: that cannot be done.`);
    if (f.type === 'interrupt' && f.played) return no('7.4.3', 'Desperate Times has been used.');
    return neutralProblem(s, f, card, power, use);
  },
  apply(d, f, { card, power, use }) {
    if (use === 'unrest') {
      spendCard(d, f.seat, card);
      d.neutralUsed.push('carthage');
      note(d, '20', () => `${does(f.seat, 'play')} ${titleOf(d, card)} to stir up Carthage.`);
      return raiseUnrest(d, '20');
    }
    spendCard(d, f.seat, card);
    f.shifted = [];
    if (f.type === 'interrupt') f.played = true;
    else note(d, '7.1.2', () => `${titleOf(d, card)} is played beside the card of the turn.`);
    d.neutralUsed.push(power);
    // 16.1.2: friendly only while its army moves.
    ward(d, { power, seat: f.seat, friend: use === 'activate' });
    note(d, '16.1.1', () => `${PLAYER_NAMES[f.seat]}: ${NEUTRAL_DEEDS[use]} the ${PEOPLES[power]}.`, {
      facts: { neutral: power },
    });
    if (f.seat === 'romans' && power === 'carthage') sendEnvoys(d);
    push(d, { type: 'neutral', seat: f.seat, power: neutralOf(d, power), use, card, done: false, shifted: [] });
  },
};
