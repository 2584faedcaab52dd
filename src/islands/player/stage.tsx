/** The board with its camera: it follows the steps only when it must, and fingers, wheel and keys may move it. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Side } from '../../play/shown.ts';
import type { Seen } from '../../stores/stepping.ts';
import { Board } from '../board/board.tsx';
import { type Camera, following, framing, laidOut, panned, type Size, zoomed } from '../board/camera.ts';
import type { Ground, Point, Spot } from '../board/ground.ts';
import { seenOf } from '../board/outline.ts';
import { touched } from '../board/pieces.ts';
import { PlaceList, placeAt } from './place-list.tsx';
import { useMotion } from './use-motion.ts';

/** What the build draws, before the size is known. */
const DRAWN: Size = { width: 390, height: 320 };

interface Props {
  readonly uid: string;
  /** What is played on it. */
  readonly name: string;
  readonly ground: Ground;
  readonly seen: Seen;
  readonly sides: readonly Side[];
  /** The places to look at before the first step. */
  readonly look?: readonly string[] | undefined;
  /** Begins anew with each chapter: a view that the reader chose is kept until then. */
  readonly chapter: number;
  /** Somebody plays on from here: what he has is in view before he does anything. */
  readonly branch: boolean;
}

const placesOf = (seen: Seen, first: readonly string[] = []): string[] => {
  const found = touched(seen.board, seen.before);
  const look = seen.step?.look ?? (seen.at === 0 ? first : []);
  // What a screen is about stays in view, unless something happens elsewhere.
  if (look.length && (!found.length || found.some((place) => look.includes(place)))) return [...look];
  return found;
};

/** Where nothing happens on the board: the pieces of whoever is asked, or whose step it is. */
function restingOf({ board, step }: Seen): string[] {
  const who = [board.asked?.who, step?.side, ...Object.keys(board.hands)].find(
    (side) => side && Object.values(board.places).some((p) => p.stacks.some((s) => s.side === side)),
  );
  return Object.entries(board.places).flatMap(([id, { stacks, leaders }]) =>
    [...stacks, ...leaders].some(({ side }) => side === who) ? [id] : [],
  );
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function Stage({ uid, name, ground, seen, sides, look, chapter, branch }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState<Size>(DRAWN);
  const [camera, setCamera] = useState<Camera>(() => framing(ground, placesOf(seen, look), DRAWN));
  /** The chapter in which the reader moved the view; it is theirs until the next. */
  const own = useRef<number>();
  const fingers = useRef(new Map<number, Point>());
  const tapped = useRef<Point>();
  // What the build draws is cut to what it shows: awake, the board is drawn anew, and may be moved.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [listed, setListed] = useState<Spot>();
  useEffect(() => setListed(undefined), [seen]);

  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const measure = () => {
      const { width, height } = place.getBoundingClientRect();
      if (width > 0 && height > 0) setView({ width: Math.round(width), height: Math.round(height) });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    return () => watch.disconnect();
  }, []);

  useMotion(frame, seen, ground, camera.scale);
  const sized = useRef(view);
  /** The places that were framed last: they stay in view while nothing happens elsewhere. */
  const framed = useRef<readonly string[]>([]);
  const branched = useRef(branch);
  // Before the step is drawn: it comes with its view.
  useLayoutEffect(() => {
    if (own.current === chapter) return;
    own.current = undefined;
    const found = placesOf(seen, look);
    const rests = () => (seen.at > 0 || branch ? restingOf(seen) : []);
    const places = found.length ? found : framed.current.length ? framed.current : rests();
    framed.current = places;
    // A position of its own is framed for itself.
    const anew = sized.current !== view || branched.current !== branch || seen.step?.apart === true;
    sized.current = view;
    branched.current = branch;
    setCamera((now) =>
      anew ? framing(ground, places, view) : places.length ? following(now, ground, places, view) : now,
    );
  }, [seen, view, chapter, branch]);

  const move = (next: (now: Camera) => Camera) => {
    own.current = chapter;
    setCamera(next);
  };
  const fit = () => {
    own.current = undefined;
    setCamera((now) => {
      const all = laidOut(ground, view);
      return Math.abs(now.scale - all.scale) < 0.01 ? framing(ground, framed.current, view) : all;
    });
  };
  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const down = (event: JSX.TargetedPointerEvent<HTMLElement>) => {
    if ((event.target as Element).closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, at(event));
    tapped.current = fingers.current.size === 1 ? at(event) : undefined;
  };
  const drag = (event: JSX.TargetedPointerEvent<HTMLElement>) => {
    const held = fingers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const by = distance(now, other) / Math.max(1, distance(before, other));
      move((c) => zoomed(c, by, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2], view, ground));
    } else move((c) => panned(c, [now[0] - before[0], now[1] - before[1]], ground));
    held.set(event.pointerId, now);
  };
  const up = (event: JSX.TargetedPointerEvent<HTMLElement>) => {
    const start = fingers.current.delete(event.pointerId) && tapped.current;
    // A finger that has moved wanted to move the board.
    if (start && distance(start, at(event)) < 6) setListed(placeAt(ground, camera, view, start));
    tapped.current = undefined;
  };
  const middle: Point = [view.width / 2, view.height / 2];
  const nearer = (by: number) => move((c) => zoomed(c, by, middle, view, ground));
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => nearer(1.25),
    '=': () => nearer(1.25),
    '-': () => nearer(0.8),
    Escape: () => setListed(undefined),
  };

  return (
    <section
      class="stage"
      ref={frame}
      aria-label={`Board of ${name}; plus and minus enlarge it, arrows are for the steps`}
      tabIndex={0}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={up}
      onPointerCancel={up}
      onWheel={(event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        move((c) => zoomed(c, event.deltaY < 0 ? 1.12 : 0.89, at(event), view, ground));
      }}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      }}
    >
      <Board
        uid={uid}
        key={String(awake)}
        ground={import.meta.env.SSR ? seenOf(ground, camera, view) : ground}
        board={seen.board}
        before={seen.before}
        sides={sides}
        acting={seen.step?.side}
        camera={camera}
        view={view}
      />
      {listed && <PlaceList spot={listed} board={seen.board} sides={sides} />}
      <div class="stage-buttons">
        <button type="button" onClick={() => nearer(1.25)} aria-label="Enlarge the board">
          +
        </button>
        <button type="button" onClick={() => nearer(0.8)} aria-label="Show more of the board">
          −
        </button>
        <button type="button" onClick={fit} aria-label="Whole board, or back to this step">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </svg>
        </button>
      </div>
    </section>
  );
}
