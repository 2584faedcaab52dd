/** The computer at work: that it thinks, what it did and why, and why it cannot go on. */
import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../../play/shown.ts';
import type { Computer } from '../../../stores/branch/computer.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';

interface Props {
  readonly computer: Computer;
  readonly sides: readonly Side[];
}

/** So long nothing is said of it, in milliseconds. */
const QUIET = 800;

export function Thinking({ computer, sides }: Props) {
  const thinking = useStore(computer.$thinking);
  const trouble = useStore(computer.$trouble);
  const [isLong, setLong] = useState(false);
  const seat = thinking?.seat;
  useEffect(() => {
    setLong(false);
    const timer = setTimeout(() => setLong(true), QUIET);
    return () => clearTimeout(timer);
  }, [seat]);
  if (trouble)
    return (
      <p class="player-problem" role="status">
        {trouble}{' '}
        <button type="button" onClick={computer.wake}>
          Try again
        </button>
      </p>
    );
  const side = sideOf(sides, seat);
  return (
    <div class="thinking" role="status">
      {side && <Badge side={side} />} <span>{side?.name ?? 'The computer'} is thinking</span>
      {isLong && thinking && (
        <>
          <progress max="1" value={thinking.share} aria-label="How far it has come" />
          <button type="button" onClick={computer.hurry}>
            Play now
          </button>
        </>
      )}
    </div>
  );
}

/** What it decided since the reader last did: the newest first, each to be looked at on the board. */
export function WhatTheyDid({ computer, sides, sitting }: Props & { readonly sitting: Sitting }) {
  const did = useStore(computer.$did).filter(({ says }) => says);
  const looks = useStore(sitting.$looks);
  if (did.length === 0) return null;
  return (
    <ol class="they-did" reversed aria-label="What the computer did">
      {[...did].reverse().map(({ seat, at, says, why }) => {
        const side = sideOf(sides, seat);
        return (
          <li key={at}>
            <button
              type="button"
              class="bare"
              aria-pressed={looks === at}
              onClick={() => sitting.$looks.set(looks === at ? undefined : at)}
            >
              {side && <Badge side={side} />} <span>{says}</span>
            </button>
            {why && <small>{why}</small>}
          </li>
        );
      })}
    </ol>
  );
}
