/** The player: board, step, controls; sheets for events, hands and the board as a table. */
import { atom } from 'nanostores';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hasCards } from '../../play/board.ts';
import { isByLinkAddress } from '../../stores/by-link/address.ts';
import { leaveSample } from '../../stores/left-off.ts';
import { stepping as steppingOf } from '../../stores/stepping.ts';
import { useAwake } from '../awake.ts';
import type { Asked } from '../board/asked.ts';
import { useStore } from '../use-store.ts';
import { Bar, type SheetId } from './bar.tsx';
import { BoardTable } from './board-table.tsx';
import { Controls } from './controls.tsx';
import { Events } from './events.tsx';
import { Facing } from './facing.tsx';
import { Panel } from './panel.tsx';
import type { Data, PlayerProps } from './props.ts';
import { Stage } from './stage.tsx';
import { BoxSheet, Strip, TableSheet } from './tracks.tsx';
import { type Keeping, useAddress } from './use-address.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useKeys, useSwipe } from './use-keys.ts';
import { useWhatIf } from './use-what-if.ts';
import * as say from './words.ts';

/** Nothing may be touched of a game that is only shown. */
const NOTHING = atom<Asked | undefined>(undefined);

/** A sample goes on where the reader asks for it. */
function keepingOf({ shown }: Data, engine: PlayerProps['engine']): Keeping | undefined {
  const { id: sample, title, steps } = shown;
  return engine && { leave: (at) => leaveSample(engine.game, { sample, title, at, last: steps.length }) };
}

/** An address with a step is a place in the transcript to the browser: whoever goes on by Tab goes on from here instead. */
function tabFrom(here: HTMLElement | null): void {
  if (!here || document.activeElement !== document.body) return;
  here.tabIndex = -1;
  here.focus({ preventScroll: true });
  here.blur();
  here.removeAttribute('tabindex');
}

export function Body({
  uid,
  embedded = false,
  from,
  to,
  page,
  odds,
  engine,
  data,
}: Omit<PlayerProps, 'data'> & { readonly data: Data }) {
  const { shown, ground } = data;
  // A text may hold several parts of the same game.
  const name = embedded ? say.fromStep(shown.title, from ?? 0) : shown.title;
  const root = useRef<HTMLElement>(null);
  const stepping = useMemo(() => steppingOf(shown, from ?? 0, from ?? 0, to ?? shown.steps.length), [shown]);
  const whatIf = useWhatIf(engine, data);
  const branch = whatIf.state.type === 'open' ? whatIf.state : undefined;
  const seen = useStore(branch?.sitting.$seen ?? stepping.$seen);
  const onBoard = branch?.boardOf(branch.room, branch.sitting);
  const asked = useStore(onBoard?.$asked ?? NOTHING);
  const [sheet, setSheet] = useState<SheetId>();
  const [viewer, setViewer] = useState('all');
  const close = useCallback(() => setSheet(undefined), []);
  const read = useCallback((at: number, hash: string) => {
    if (hash) tabFrom(root.current);
    if (hash.includes('&branch=') || isByLinkAddress(hash)) void whatIf.open(at, hash);
    else whatIf.close();
  }, []);
  const problem = useAddress(stepping, !embedded, read, keepingOf(data, engine));
  const said = problem ?? (whatIf.state.type === 'closed' ? whatIf.state.problem : undefined);
  const left = useRef(false);
  // The button that was pressed is gone with the branch: the one that opens it takes the focus.
  useLayoutEffect(() => {
    const opens = shown.steps.length ? '.player-what-if' : '.player-next';
    if (left.current && !branch && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(opens)?.focus({ preventScroll: true });
    left.current = !!branch;
  }, [branch]);
  const back = () => {
    whatIf.close();
    history.pushState(null, '', seen.at === 0 ? location.pathname : `#step-${seen.at}`);
  };
  const autoplay = useAutoplay(stepping, seen.step?.says ?? shown.teaches, seen.at);
  useKeys(stepping, autoplay.toggle, close, !embedded && !branch);
  // Until the address has been read nothing of another step shows.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useAwake(root);
  const swipe = useSwipe(stepping);
  const chapter = stepping.chapters.findLastIndex((c) => c.at <= seen.at);
  const open = (which: SheetId) => setSheet((now) => (now === which ? undefined : which));
  return (
    <section
      class={embedded ? 'player embedded framed' : 'player'}
      ref={root}
      aria-label={name}
      data-awake={awake || undefined}
      data-branch={branch ? '' : undefined}
    >
      {branch ? (
        <branch.Bar sitting={branch.sitting} onBack={back} />
      ) : embedded && !page ? null : (
        <Bar
          title={shown.title}
          whole={embedded && page ? `${page}#step-${seen.at}` : undefined}
          doing={stepping.chapters[chapter]?.title ?? seen.board.title}
          sheet={sheet}
          cards={hasCards(seen.board)}
          onSheet={open}
        />
      )}
      {Object.keys(seen.board.tracks).length > 0 && <Strip board={seen.board} sides={shown.sides} />}
      {shown.facing ? (
        <Facing uid={uid} board={seen.board} sides={shown.sides} />
      ) : (
        <Stage
          uid={uid}
          name={name}
          ground={branch?.groundOf(branch.room, branch.sitting, ground) ?? ground}
          seen={seen}
          sides={shown.sides}
          look={shown.look}
          chapter={chapter}
          branch={branch !== undefined}
          touch={branch?.touch}
          asked={asked}
          onTap={onBoard?.tap}
          onAway={onBoard?.away}
        />
      )}
      {branch ? (
        <branch.Sheet
          room={branch.room}
          data={data}
          sitting={branch.sitting}
          odds={odds}
          problem={branch.problem}
          onReplace={whatIf.replace}
        />
      ) : (
        <section class="player-panel" aria-label={embedded ? say.aStepOf(name) : say.thisStep} tabIndex={0} {...swipe}>
          {said && (
            <p class="player-problem" role="status">
              {said}
            </p>
          )}
          <Panel data={data} seen={seen} odds={odds} />
          {!shown.facing && (seen.at === 0 || !seen.board.box?.facts) && (
            <BoxSheet board={seen.board} sides={shown.sides} />
          )}
        </section>
      )}
      {!embedded && (
        <section
          class="player-side"
          aria-label={say.besideBoard}
          tabIndex={branch ? 0 : undefined}
          data-open={branch ? undefined : sheet}
        >
          {branch ? (
            <branch.Log sitting={branch.sitting} sides={shown.sides} />
          ) : sheet === 'table' ? (
            <TableSheet board={seen.board} sides={shown.sides} viewer={viewer} onViewer={setViewer} />
          ) : sheet === 'board' ? (
            <BoardTable board={seen.board} ground={ground} sides={shown.sides} />
          ) : (
            <Events shown={shown} stepping={stepping} at={seen.at} onPick={close} />
          )}
        </section>
      )}
      {!branch && (
        <Controls
          uid={uid}
          shown={shown}
          stepping={stepping}
          at={seen.at}
          autoplay={autoplay}
          embedded={embedded}
          whatIf={
            engine ? { open: () => void whatIf.open(seen.at), opening: whatIf.state.type === 'opening' } : undefined
          }
        />
      )}
      <p class="sr" role="status" aria-live="polite">
        {seen.step && !branch ? say.stepSays(seen.at, seen.step.says) : ''}
      </p>
    </section>
  );
}
