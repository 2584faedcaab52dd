/** Clauses that the reader opened lately, and those kept at hand. */
import type { Document } from '../find/document.ts';
import { hasTexts, kept } from './kept.ts';

/** Enough to show and open one without the index. */
export type Slip = Pick<Document, 'game' | 'label' | 'title' | 'address'>;

const MOST_RECENT = 8;
const isSlip = (value: unknown): value is Slip => hasTexts(value, ['game', 'label', 'title', 'address']);

const recent = kept('recent', isSlip);
const pinned = kept('clauses', isSlip);

export const $recent = recent.$list;
export const $pinned = pinned.$list;

export function openShelf(): void {
  recent.open();
  pinned.open();
}

const slipOf = ({ game, label, title, address }: Slip): Slip => ({ game, label, title, address });
const without = (list: readonly Slip[], { address }: Slip): Slip[] => list.filter((s) => s.address !== address);

export const visit = (slip: Slip): void =>
  recent.set([slipOf(slip), ...without($recent.get(), slip)].slice(0, MOST_RECENT));

export const isPinned = (list: readonly Slip[], { address }: Slip): boolean => list.some((s) => s.address === address);

export const togglePin = (slip: Slip): void =>
  pinned.set(isPinned($pinned.get(), slip) ? without($pinned.get(), slip) : [...$pinned.get(), slipOf(slip)]);
