/** Measures for a board how much of its lower edge is covered while it is played on. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCovered } from '../use-covered.ts';

/** What lies over a board that is played on: the sheet, and at a desk the hand. */
const OVER = '.branch-sheet, .hand-fan';

interface Props {
  readonly frame: RefObject<HTMLElement>;
  /** It is looked for anew with each. */
  readonly moment: readonly unknown[];
  readonly onCovered: (px: number) => void;
}

export function Covered({ frame, moment, onCovered }: Props) {
  const covered = useCovered(frame, OVER, moment);
  useEffect(() => onCovered(covered), [covered]);
  useEffect(() => () => onCovered(0), []);
  return null;
}
