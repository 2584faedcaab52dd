/** Clauses the reader opened recently, and those that are pinned. */
import type { Document } from '../find/document.ts';
import { kept, listOf } from './kept/kept.ts';

/** Enough to show and open one without the index. */
export type Slip = Pick<Document, 'game' | 'label' | 'title' | 'address'>;

const MOST_RECENT = 8;
const SLIPS = listOf<Slip>(['game', 'label', 'title', 'address']);

const recent = kept<readonly Slip[]>('recent', [], SLIPS);
const pinned = kept<readonly Slip[]>('clauses', [], SLIPS);

export const $recent = recent.$value;
export const $pinned = pinned.$value;

export function openShelf(): void {
  recent.open();
  pinned.open();
}

const slipOf = ({ game, label, title, address }: Slip): Slip => ({ game, label, title, address });
const without = (list: readonly Slip[], { address }: Slip): Slip[] => list.filter((s) => s.address !== address);

export const visit = (slip: Slip): string =>
  recent.change((list) => [slipOf(slip), ...without(list, slip)].slice(0, MOST_RECENT));

export const isPinned = (list: readonly Slip[], { address }: Slip): boolean => list.some((s) => s.address === address);

export const togglePin = (slip: Slip): string =>
  pinned.change((list) => (isPinned(list, slip) ? without(list, slip) : [...list, slipOf(slip)]));
