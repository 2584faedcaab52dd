/** Land Battles brought to the end that a test wants. */
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { underWay } from '../../../../src/play/state.ts';
import { next } from './table.ts';

const DOUBLE = 'double-envelopment';

/** Both sides hold a Double Envelopment, and of the others what comes first in the deck. */
export function dealt(s: State): State {
  const shuffled = next(s, { type: 'shuffle', pile: 'battle-cards' });
  const waits = hannibal.chance(shuffled);
  if (waits?.type !== 'deal') throw new Error('no deal is due');
  const rest = shuffled.setup.battleDeck.filter((card) => !card.startsWith(DOUBLE));
  const { rome = 0, carthage = 0 } = waits.hands;
  return next(shuffled, {
    type: 'deal',
    hands: {
      rome: [`${DOUBLE}-1`, ...rest.slice(0, rome - 1)],
      carthage: [`${DOUBLE}-2`, ...rest.slice(rome, rome + carthage - 1)],
    },
  });
}

const lead = { type: 'lead', card: DOUBLE, as: DOUBLE };

/** The Attacker's first card is not matched: 1 card was played. */
export const attackerWins = (s: State): State => next(dealt(s), lead, { type: 'pass' });

/** The Defender matches, seizes the initiative, and leads a card that is not matched: he played 2. */
export function defenderWins(s: State): State {
  const seized = next(dealt(s), lead, { type: 'match', card: DOUBLE }, { type: 'seize' });
  const duel = underWay(seized, 'duel');
  const card = duel?.hands[duel.attacker][0]?.replace(/-\d+$/, '');
  return next(seized, { type: 'lead', card, as: card }, { type: 'pass' });
}

/** Battle Casualties by this die, and the loser's Retreat Die. */
export const losses = (casualties: number, retreat?: number) => ({
  type: 'roll',
  faces: { casualties: [casualties], ...(retreat !== undefined && { retreat: [retreat] }) },
});
