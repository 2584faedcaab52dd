/** The lesson: progress, the board with everything that can be touched, and the screen's words and rows. */
import { atom } from 'nanostores';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Judged } from '../../play/lesson.ts';
import type { Problem } from '../../play/problem.ts';
import { $ticks, leaveAt, leftAt, openTicks, tick } from '../../stores/left-off.ts';
import { type Seen, stepping as steppingOf } from '../../stores/stepping.ts';
import { useAwake } from '../awake.ts';
import type { Asked } from '../board/asked.ts';
import { Icon } from '../player/icon.tsx';
import type { Data, EngineAt } from '../player/props.ts';
import { Stage } from '../player/stage.tsx';
import { Strip } from '../player/tracks.tsx';
import { useAddress } from '../player/use-address.ts';
import { useStore } from '../use-store.ts';
import { Words } from './band.tsx';
import type { Playing } from './playing.ts';
import { Progress } from './progress.tsx';
import { useScreen } from './use-screen.ts';
import * as say from './words.ts';

export interface LessonProps {
  /** Unique on the page. */
  readonly uid: string;
  /** The address of the lesson's data. */
  readonly data: string;
  readonly engine: EngineAt;
}

const NOBODY = atom<Asked | undefined>(undefined);
const NOT_SHOWN = atom<string | undefined>(undefined);
const UNAIDED = atom(false);
const NOT_JUDGED = atom<Pick<Judged, 'verdict'>>({ verdict: 'open' });

/** Of where the pieces could go only what is meant stays lit; until something is tapped the board looks where the screen does. */
function lit(asked: Asked, shown: boolean, goal: string | undefined, look: readonly string[]): Asked {
  if (shown && asked.unit) return { ...asked, places: new Map([...asked.places].filter(([place]) => place === goal)) };
  return look.length > 0 && asked.chosen === undefined ? { ...asked, focus: look } : asked;
}

/** Why what stands on a place cannot be meant: its leaders first, then the place itself. */
function refusalAt({ room, screen, whyNot }: Playing, place: string): Problem | undefined {
  const { sitting } = screen;
  const { board } = sitting.$seen.get();
  const { state } = sitting.branching.$now.get();
  const tapping = sitting.$tapping.get();
  const leaders = board.places[place]?.leaders.map(({ id }) => id) ?? [];
  for (const id of leaders) {
    const found = whyNot(room.game, state, tapping, 'piece', id);
    if (found) return found;
  }
  return whyNot(room.game, state, tapping, 'place', place);
}

export function Body({ uid, engine, shownData: data }: LessonProps & { readonly shownData: Data }) {
  const { shown, ground } = data;
  const root = useRef<HTMLElement>(null);
  const stepping = useMemo(() => steppingOf(shown, 1, 1), [shown]);
  const drawn = useStore(stepping.$seen);
  const { at } = drawn;
  const playing = useScreen(engine, data, at);
  const onBoard = playing?.boardOf(playing.room, playing.screen.sitting);
  const played = useStore(playing?.screen.sitting.$seen ?? stepping.$seen);
  const asked = useStore(onBoard?.$asked ?? NOBODY);
  const goal = useStore(playing?.screen.$goal ?? NOT_SHOWN);
  const shownWay = useStore(playing?.screen.$shown ?? UNAIDED);
  const { verdict } = useStore(playing?.screen.$judged ?? NOT_JUDGED);
  const keep = useMemo(
    () => ({ leave: (screen: number) => leaveAt(engine.game, screen), left: () => leftAt(engine.game) }),
    [engine.game],
  );
  const problem = useAddress(
    stepping,
    true,
    useCallback(() => undefined, []),
    keep,
  );
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    openTicks();
    setAwake(true);
  }, []);
  useAwake(root);
  const ticks = useStore($ticks)[engine.game] ?? [];
  const isBegun = (playing?.screen.sitting.branching.$now.get().moves.length ?? 0) > 0;
  const step = shown.steps[at - 1];
  // Until something is played the screen is a position of its own.
  const seen: Seen =
    playing && (isBegun || played.at === at) ? (isBegun ? played : { ...drawn, board: played.board }) : drawn;
  const titles = shown.steps.map(({ mark = '' }) => mark);
  const next = titles[at];
  const Sheet = playing?.Sheet;
  return (
    <section
      class="player lesson-player"
      ref={root}
      aria-label={shown.title}
      data-awake={awake || undefined}
      data-branch=""
      data-ready={playing ? '' : undefined}
    >
      <div class="lesson-head">
        <header class="player-bar beside tap">
          <a class="player-back bare" href="../" aria-label={say.leave}>
            <Icon name="back" />
          </a>
          <h1 class="player-title clipped">{step?.mark}</h1>
          <span class="player-turn grow note clipped">{say.placeOf(at, stepping.last)}</span>
        </header>
        <Progress at={at} titles={titles} ticks={ticks} onScreen={stepping.go} />
      </div>
      <Strip board={seen.board} sides={shown.sides} />
      <Stage
        uid={uid}
        name={shown.title}
        ground={playing?.groundOf(playing.room, playing.screen.sitting, ground) ?? ground}
        seen={seen}
        sides={shown.sides}
        look={step?.look}
        chapter={at}
        branch={playing !== undefined}
        touch={playing?.touch}
        asked={asked && verdict === 'open' ? lit(asked, shownWay, goal, step?.look ?? []) : undefined}
        onTap={onBoard?.tap}
        onAway={onBoard?.away}
        onElse={(place) => {
          const found = playing && refusalAt(playing, place);
          if (found) playing?.screen.refuse(found);
          return found !== undefined;
        }}
      />
      {playing && Sheet && step?.task ? (
        <Sheet
          key={at}
          {...{ playing, data, step, problem }}
          task={step.task}
          onDone={(how) => tick(engine.game, at - 1, how)}
          onNext={next === undefined ? undefined : { says: next, act: () => stepping.by(1) }}
        />
      ) : (
        <section class="player-panel branch-sheet lesson-sheet" aria-label={say.thisScreen}>
          {step?.task && <Words says={step.says} asks={step.task.asks} />}
        </section>
      )}
    </section>
  );
}
