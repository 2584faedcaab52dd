/** What a board tells without a word of ours: pieces, tracks, cards, who decides; and in four letters for each action. */
import type { Board } from '../../src/play/board.ts';
import { factsOf } from '../../src/play/board-facts.ts';
import { fingerprint } from '../../src/play/sample.ts';

/** The facts of a board by name, and which cards lie where. */
function seenOn(board: Board): Readonly<Record<string, unknown>> {
  const held = Object.entries(board.hands).map(([who, { cards = [] }]) => [
    `cards ${who}`,
    cards.map(({ id }) => id).sort(),
  ]);
  const open = Object.entries(board.piles).map(([id, { open: cards = [] }]) => [
    `open ${id}`,
    cards.map((card) => card.id),
  ]);
  return Object.fromEntries([...Object.entries(factsOf(board)), ...held, ...open]);
}

/** A board in four letters: to see after which action it is another. */
export const signOf = (board: Board): string =>
  fingerprint(JSON.stringify(Object.entries(seenOn(board)).sort(([a], [b]) => (a < b ? -1 : 1)))).slice(-4);

/** The facts that have changed from one board to another; null for what is gone. */
export function changedSince(start: Board, end: Board): Readonly<Record<string, unknown>> {
  const [before, after] = [factsOf(start), factsOf(end)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name] ?? null]),
  );
}
