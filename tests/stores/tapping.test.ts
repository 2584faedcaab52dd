/** What may be tapped: every option of every game can be played through the lines of the sheet and the cards in hand. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/play/machine.ts';
import type { Choice } from '../../src/play/procedure.ts';
import type { Written } from '../../src/play/sample.ts';
import type { AnyState } from '../../src/play/state.ts';
import { type Option, optionsOf } from '../../src/stores/branch/rows.ts';
import { NO_TAPS, optionsIn, type Taps, tappedOn, tappingOf } from '../../src/stores/branch/tapping.ts';
import { playable, sampledStates } from '../play/sampled.ts';

/** All options that a reader gets to who taps everything once, and how deep he must go. */
function reached(game: AnyGame, s: AnyState, all: readonly Option[], hand: readonly string[]): Map<Option, number> {
  const found = new Map<Option, number>();
  const walk = (taps: Taps, depth: number): void => {
    const { groups, movers, steps, cards, begins } = tappingOf(game, s, all, taps, hand);
    const meet = (option: Option) => found.set(option, Math.min(depth + 1, found.get(option) ?? depth + 1));
    if (begins) meet(begins);
    for (const row of [...groups, ...movers, ...steps].flatMap((group) => group.rows)) {
      if (row.type === 'touch') walk(tappedOn(taps, row.touch), depth + 1);
      else for (const option of optionsOf(row)) meet(option);
    }
    if (depth === 0)
      for (const card of cards) if (hand.includes(String(card.id))) walk(tappedOn(taps, card), depth + 1);
  };
  walk(NO_TAPS, 0);
  return found;
}

describe.each(playable)('$id', ({ id, game }) => {
  test('every option of many states can be reached, in four taps at most', () => {
    for (const { s, who } of sampledStates(id, 200)) {
      const all = optionsIn(game, game.choices(s) as Choice<Written>[]);
      const hand = (game.board(s, who).hands[who]?.cards ?? []).map((card: { id: string }) => card.id);
      const found = reached(game, s, all, hand);
      expect([...found.keys()].length).toBe(all.length);
      expect(new Set(found.keys())).toEqual(new Set(all));
      expect(Math.max(0, ...found.values())).toBeLessThanOrEqual(4);
    }
  });
});
