/** The player: board, step, controls; sheets for events, hands and the board as a table. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { stepping as steppingOf } from '../../stores/stepping.ts';
import { useAwake } from '../awake.ts';
import { useStore } from '../use-store.ts';
import { BoardTable } from './board-table.tsx';
import { Controls } from './controls.tsx';
import { Events } from './events.tsx';
import { Panel } from './panel.tsx';
import type { Data, PlayerProps } from './props.ts';
import { Stage } from './stage.tsx';
import { BoxSheet, Strip, TableSheet } from './tracks.tsx';
import { useAddress } from './use-address.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useKeys, useSwipe } from './use-keys.ts';

const SHEETS = { events: 'All steps', table: 'Hands, piles, tracks', board: 'The board as a table' } as const;
type Sheet = keyof typeof SHEETS;

export function Body({
  uid,
  embedded = false,
  from,
  to,
  page,
  odds,
  data,
}: Omit<PlayerProps, 'data'> & { readonly data: Data }) {
  const { shown, ground } = data;
  const root = useRef<HTMLElement>(null);
  const stepping = useMemo(() => steppingOf(shown, from ?? 0, from ?? 0, to ?? shown.steps.length), [shown]);
  const seen = useStore(stepping.$seen);
  const [sheet, setSheet] = useState<Sheet>();
  const [viewer, setViewer] = useState('all');
  const close = useCallback(() => setSheet(undefined), []);
  const problem = useAddress(stepping, !embedded);
  const autoplay = useAutoplay(stepping, seen.step?.says ?? shown.teaches, seen.at);
  useKeys(stepping, autoplay.toggle, close, !embedded);
  // Until the address has been read nothing of another step shows.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useAwake(root);
  const swipe = useSwipe(stepping);
  const chapter = stepping.chapters.findLastIndex((c) => c.at <= seen.at);
  const open = (which: Sheet) => setSheet((now) => (now === which ? undefined : which));
  return (
    <section
      class={embedded ? 'player embedded' : 'player'}
      ref={root}
      aria-label={shown.title}
      data-awake={awake || undefined}
    >
      <header class="player-bar">
        {embedded ? (
          <a class="player-title" href={`${page}#step-${seen.at}`}>
            {shown.title}
          </a>
        ) : (
          <>
            <a class="player-back" href="../" aria-label="All games">
              ‹
            </a>
            <h1 class="player-title">{shown.title}</h1>
          </>
        )}
        <span class="player-turn">{stepping.chapters[chapter]?.title ?? board(seen)}</span>
        {!embedded && (
          <span class="player-sheets">
            {(Object.keys(SHEETS) as Sheet[]).map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={sheet === id}
                aria-label={SHEETS[id]}
                title={SHEETS[id]}
                onClick={() => open(id)}
              >
                {id === 'events' ? '☰' : id === 'table' ? '▤' : '▦'}
              </button>
            ))}
          </span>
        )}
      </header>
      <Strip board={seen.board} sides={shown.sides} />
      <Stage uid={uid} ground={ground} seen={seen} sides={shown.sides} chapter={chapter} />
      <section class="player-panel" aria-label="This step" tabIndex={0} {...swipe}>
        {problem && (
          <p class="player-problem" role="status">
            {problem}
          </p>
        )}
        <Panel data={data} seen={seen} odds={odds} />
        <BoxSheet board={seen.board} sides={shown.sides} />
      </section>
      {!embedded && (
        <div class="player-side" data-open={sheet}>
          {sheet === 'table' ? (
            <TableSheet board={seen.board} sides={shown.sides} viewer={viewer} onViewer={setViewer} />
          ) : sheet === 'board' ? (
            <BoardTable board={seen.board} ground={ground} sides={shown.sides} />
          ) : (
            <Events shown={shown} stepping={stepping} at={seen.at} onPick={close} />
          )}
        </div>
      )}
      <Controls shown={shown} stepping={stepping} at={seen.at} autoplay={autoplay} embedded={embedded} />
      <p class="sr" role="status" aria-live="polite">
        {seen.step ? `Step ${seen.at}. ${seen.step.says}` : ''}
      </p>
    </section>
  );
}

const board = ({ board: { title } }: { readonly board: { readonly title: string } }): string => title;
