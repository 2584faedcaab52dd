/** One Strategy Card (5.2.a, 5.2.d): which, and for what. */
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { USES, type Use } from '../actions.ts';
import { cardOf, cardTitle, discard, heldProblem, kindsHeld } from '../cards/strategy.ts';
import { generalName, generalNames, generalOf, onMap, whereIs } from '../generals.ts';
import { mayPlacePc } from '../politics.ts';
import { isBesieged } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 5.2.d: the card's OPs are at least the General's Strategy Rating, as public texts say; a Campaign takes any. */
export function activationProblem(s: State, side: Side, card: string, use: Use, general: string): Problem | undefined {
  if (!onMap(s, side).includes(general))
    return no(
      '7.2',
      `${generalName(s, general)} is not on the map for ${SIDE_NAMES[side]}; there are ${listed(generalNames(s, onMap(s, side)))}.`,
    );
  if (use === 'campaign' || s.setup.rulings['play-activation'] === 'any-card') return undefined;
  const { op } = cardOf(s, card);
  const { strategy, name } = generalOf(s, general);
  if (strategy <= op) return undefined;
  return no('5.2.d', `${name} has Strategy Rating ${strategy}; the card has ${op} OPs.`);
}

/** 5.2.d, 12.b: Generals with whom troops may be raised. */
export const raisers = (s: State, side: Side): string[] =>
  onMap(s, side).filter((id) => {
    const where = whereIs(s, id);
    return where && !(where.inside && isBesieged(s, where.at));
  });

/** 5.2.a, 5.2.d: why a card cannot be played for this. */
function useProblem(s: State, card: string, use: Use): Problem | undefined {
  const side = s.active;
  const { op, troops, generals, title } = cardOf(s, card);
  if (use === 'activate' || use === 'campaign') {
    if (use === 'campaign' && generals === 0) return no('7.2', `${title} is no Campaign.`);
    if (onMap(s, side).some((id) => !activationProblem(s, side, card, use, id))) return undefined;
    return no('5.2.d', `${title} activates none of the Generals of ${SIDE_NAMES[side]}.`);
  }
  if (use === 'political') {
    if (Object.keys(s.setup.spaces).some((at) => mayPlacePc(s, side, at))) return undefined;
    return no('5.2.d', 'No space can take a PC.');
  }
  if (use === 'raise') {
    if (op < 3 || !troops)
      return no('5.2.d', `Troops are raised with a card of 3 OPs that bears the symbol, not ${title}.`);
    if (raisers(s, side).length > 0) return undefined;
    return no('12.b', 'No General is outside a Besieged city.');
  }
  return undefined;
}

const USE_WORDS: Readonly<Record<Use, string>> = {
  activate: 'activate a General',
  campaign: 'as a Campaign',
  political: 'place PCs',
  raise: 'raise troops',
  discard: 'discard it',
};

/** The card leaves the hand, and what it is played for begins; the next card is the other side's. */
export function startCard(d: State, kind: string, use: Use): void {
  const side = d.active;
  const { generals, op, title } = cardOf(d, kind);
  pop(d);
  const card = discard(d, side, kind);
  note(d, '5.2.a', `${SIDE_NAMES[side]} plays ${title}: ${USE_WORDS[use]}.`, { facts: { card, use } });
  if (use === 'discard') {
    d.active = otherSide(side);
    return;
  }
  const left = use === 'campaign' ? generals : use === 'activate' ? 1 : 0;
  push(d, { type: 'card', card, use, left, activated: [], attempted: [], moved: {} });
  if (use === 'political') push(d, { type: 'political', left: op, placed: [] });
  if (use === 'raise') push(d, { type: 'raise' });
}

export const play: ProcedureOf<'play'> = {
  who: (s) => s.active,
  asks: (s) => ({ rule: '5.2.a', says: `which of ${s.hands[s.active].length} Strategy Cards to play, and for what.` }),
  answers: {
    play: {
      choices: (s) =>
        kindsHeld(s, s.active).flatMap((card) =>
          USES.filter((use) => !useProblem(s, card, use)).map((use) => ({
            action: { type: 'play' as const, card, use },
            says: USE_WORDS[use],
            group: cardTitle(s, card),
          })),
        ),
      problem: (s, _, { card, use }) => heldProblem(s, s.active, card) ?? useProblem(s, card, use),
      apply: (d, _, { card, use }) => startCard(d, card, use),
    },
  },
};
