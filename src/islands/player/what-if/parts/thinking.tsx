/** The computer at work: a sign that it is thinking, what it did and why, or why it cannot continue. */
import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../../../play/shown.ts';
import type { Computer } from '../../../../stores/branch/computer.ts';
import type { Sitting } from '../../../../stores/branch/sitting.ts';
import { Badge, sideOf } from '../../../board/badge.tsx';
import { useStore } from '../../../use-store.ts';
import * as say from './words.ts';

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
          {say.tryAgain}
        </button>
      </p>
    );
  const side = sideOf(sides, seat);
  return (
    <div class="thinking row tap words" role="status">
      {side && <Badge side={side} />} <span>{say.thinking(side?.name ?? say.theComputer)}</span>
      {isLong && thinking && (
        <>
          <progress class="grow" max="1" value={thinking.share} aria-label={say.howFar} />
          <button type="button" onClick={computer.hurry}>
            {say.playNow}
          </button>
        </>
      )}
    </div>
  );
}

/** Lines that a reader takes in beside a question. */
const FEW = 2;

/** What it did since the reader last decided, the newest first: each may be looked at on the board, with its reason. */
export function WhatTheyDid({ computer, sides, sitting }: Props & { readonly sitting: Sitting }) {
  const did = useStore(computer.$did);
  const { moves } = useStore(sitting.branching.$now);
  const looks = useStore(sitting.$looks);
  const lines = did.flatMap(({ seat, at, why }, i) => {
    const until = did[i + 1]?.at ?? moves.length;
    const says = moves.slice(at, until).flatMap(({ happened }) => happened.map((one) => one.says));
    return says.length ? [{ seat, at, why, says }] : [];
  });
  const line = ({ seat, at, why, says }: (typeof lines)[number]) => {
    const side = sideOf(sides, seat);
    return (
      <li key={at}>
        <button
          type="button"
          class="bare"
          aria-expanded={looks === at}
          onClick={() => sitting.$looks.set(looks === at ? undefined : at)}
        >
          {side && <Badge side={side} />} <span class="grow">{says.join(' ')}</span>
        </button>
        {why && looks === at && <small class="block note">{why}</small>}
      </li>
    );
  };
  const newest = [...lines].reverse();
  const before = newest.slice(FEW);
  if (newest.length === 0) return null;
  return (
    <div class="they-did">
      <ol reversed class="ruled" aria-label={say.whatItDid}>
        {newest.slice(0, FEW).map(line)}
      </ol>
      {before.length > 0 && (
        <details class="told-before">
          <summary class="note tap">{say.beforeThat(before.length)}</summary>
          <ol reversed class="ruled">
            {before.map(line)}
          </ol>
        </details>
      )}
    </div>
  );
}
