/** What has happened in a branch, move by move: around the latest, or around what is looked back at. */
import { useEffect, useRef } from 'preact/hooks';
import type { Side } from '../../../play/shown.ts';
import type { Move } from '../../../stores/branch/branch.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';
import * as say from './words.ts';

/** So many about the latest, or about what is looked back at; whoever wants all of a game reads its steps. */
const MOST = 60;

interface Entry {
  readonly nth: number;
  readonly by: string;
  readonly says: readonly string[];
}

/** What each did, with all that went by itself after it; what left no word is left out. */
function entriesOf(moves: readonly Move[]): Entry[] {
  const found: (Entry & { says: string[] })[] = [];
  for (const [i, { by, happened, follows }] of moves.entries()) {
    const last = found.at(-1);
    const says = happened.map((one) => one.says);
    if (follows && last && last.by === by) last.says.push(...says);
    else found.push({ nth: i + 1, by, says });
  }
  return found.filter(({ says }) => says.length > 0);
}

interface Props {
  readonly sitting: Sitting;
  readonly moves: readonly Move[];
  readonly sides: readonly Side[];
}

export function LogEntries({ sitting, moves, sides }: Props) {
  const looks = useStore(sitting.$looks);
  const list = useRef<HTMLOListElement>(null);
  const all = entriesOf(moves);
  const now = looks === undefined ? all.length - 1 : all.findLastIndex(({ nth }) => nth <= looks + 1);
  const from = Math.max(0, Math.min(now - MOST / 2, all.length - MOST));
  const entries = all.slice(from, from + MOST);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now, all.length]);
  if (entries.length === 0) return <p class="soft">{say.nothingYet}</p>;
  return (
    <ol ref={list} tabIndex={0}>
      {entries.map(({ nth, by, says: [first, ...more] }, i) => {
        const side = sideOf(sides, by);
        return (
          <li key={nth} aria-current={from + i === now ? 'step' : undefined}>
            {side ? <Badge side={side} /> : <span class="log-chance" />}
            <p>
              <b>{first}</b>
              {more.map((line, at) => (
                <span key={at} class="soft">
                  {line}
                </span>
              ))}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
