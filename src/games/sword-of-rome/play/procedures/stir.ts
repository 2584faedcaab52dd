/** 16.1.1, 18, 20: cards that move a neutral power, or raise the unrest of Carthage. */

import { no, type Problem } from '../../../../play/problem.ts';
import type { Listed } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { does, PEOPLES, PLAYER_NAMES, POWER_NAMES, type Power } from '../../words.ts';
import { type Action, NEUTRAL_DEEDS, NEUTRAL_USES } from '../actions.ts';
import { holds, isDesperate, spendCard, titleOf, worthOf } from '../cards/cards.ts';
import { capProblem, raiseUnrest } from '../politics/unrest.ts';
import { has, isNeutral, NEUTRALS } from '../queries.ts';
import { inRevolt } from '../reinforcement/places.ts';
import type { State, Sword } from '../state.ts';
import { type CardFrame, playable } from './card-play.ts';

type In<F, T extends Action['type']> = Listed<Sword, F, Extract<Action, { readonly type: T }>>;

/** 20: why the event does not raise the unrest. */
function stirProblem(s: State, f: CardFrame): Problem | undefined {
  if (f.seat === 'carthage') return no('20', 'Carthage does not stir up itself.');
  if (s.neutralUsed.includes('carthage')) return no('20', 'The unrest has been raised in this round.');
  return capProblem(s);
}

/** 16.1.1, 18: the cards that move neutral powers: the event, or under the treaty a Roman 3 for Carthage. */
function neutralProblem(
  s: State,
  f: CardFrame,
  card: string,
  power: string,
  use: (typeof NEUTRAL_USES)[number],
): Problem | undefined {
  if (f.type === 'player' ? !holds(s, f.seat, card) : !s.desperate[f.seat].includes(card))
    return no('7.1', `Found ${card}; it is not there to be played.`);
  const three = has(s, 'treaty') && f.seat === 'romans' && power === 'carthage' && worthOf(s, card) === 3;
  const event = !isDesperate(s, card) && s.setup.cards[card]!.event === 'neutral-power-activates';
  if (!event && !three) return no('16.1.1', `${titleOf(s, card)} does not move a neutral power.`);
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

export const neutral: In<CardFrame, 'neutral'> = {
  choices: (s, f) =>
    (f.type === 'interrupt' && f.played ? [] : playable(s, f)).flatMap((card) =>
      stirs(s)
        .filter(({ power, use }) => neutralProblem(s, f, card, power, use) === undefined)
        .map(({ power, use }) => ({
          action: { type: 'neutral' as const, card, power, use },
          says: `${POWER_NAMES[power]}: ${NEUTRAL_DEEDS[use]} the ${PEOPLES[power]}`,
          group: `${titleOf(s, card)}: a neutral power`,
        })),
    ),
  problem: (s, f, { card, power, use }) =>
    stirs(s).some((stir) => stir.power === power && stir.use === use)
      ? f.type === 'interrupt' && f.played
        ? no('7.4.3', 'Desperate Times has been used.')
        : neutralProblem(s, f, card, power, use)
      : no(use === 'unrest' ? '20' : '16.1.1', `The ${PEOPLES[power]}: that cannot be done.`),
  apply(d, f, { card, power, use }) {
    if (use === 'unrest') {
      spendCard(d, f.seat, card);
      d.neutralUsed.push('carthage');
      note(d, '20', `${does(f.seat, 'play')} ${titleOf(d, card)} to stir up Carthage.`);
      return raiseUnrest(d, '20');
    }
    spendCard(d, f.seat, card);
    if (f.type === 'interrupt') f.played = true;
    else note(d, '7.1.2', `${titleOf(d, card)} is played beside the card of the turn.`);
    d.neutralUsed.push(power);
    // 16.1.2: friendly only while its army moves.
    d.ward = { power, seat: f.seat, friend: use === 'activate' };
    note(d, '16.1.1', `${PLAYER_NAMES[f.seat]}: ${NEUTRAL_DEEDS[use]} the ${PEOPLES[power]}.`, {
      facts: { neutral: power },
    });
    if (f.seat === 'romans' && power === 'carthage') sendEnvoys(d);
    const known = NEUTRALS.find((n) => n === power)!;
    push(d, { type: 'neutral', seat: f.seat, power: known, use, card, done: false });
  },
};
