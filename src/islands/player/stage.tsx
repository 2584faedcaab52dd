/** The board with its camera: it follows the steps only when it must, looks at what can be touched, and the reader can move it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Side } from '../../play/shown.ts';
import type { Seen } from '../../stores/stepping.ts';
import type { Asked, Target } from '../board/asked.ts';
import { Board } from '../board/board.tsx';
import { type Camera, centredOn, following, framing, laidOut, type Size } from '../board/camera.ts';
import { Corner, cornerOf } from '../board/corner.tsx';
import type { Ground, Point, Spot } from '../board/ground.ts';
import { levelOf } from '../board/level.ts';
import type { Box } from '../board/names.ts';
import { seenOf } from '../board/outline.ts';
import { touched } from '../board/pieces.ts';
import { settled, takingPart } from '../board/settled.ts';
import type { Touch } from '../board/touch/touch.ts';
import { useView } from '../board/use-view.ts';
import { Icon } from './icon.tsx';
import { PlaceList, placeAt } from './place-list.tsx';
import { useMotion } from './use-motion.ts';
import * as say from './words.ts';

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
  /** What may be touched, and what is fetched to draw it. */
  readonly asked?: Asked | undefined;
  readonly touch?: Touch | undefined;
  readonly onTap?: ((target: Target) => void) | undefined;
  /** A tap on nothing. */
  readonly onAway?: (() => void) | undefined;
  /** A tap on a place that is not asked for; true where there is something else to say of it than what is there. */
  readonly onElse?: ((place: string) => boolean) | undefined;
}

const placesOf = (seen: Seen, first: readonly string[] = []): string[] => {
  const found = touched(seen.board, seen.before);
  const look = seen.step?.look ?? (seen.at === 0 ? first : []);
  // What a screen is about stays in view, unless something happens elsewhere.
  if (look.length && (!found.length || found.some((place) => look.includes(place)))) return [...look];
  return found;
};

/** What the buttons of the stage take at its upper right corner, in px. */
const BUTTONS = { width: 52, height: 88 } as const;

/** Where nothing happens on the board: the pieces of whoever is asked, or whose step it is. */
function restingOf({ board, step }: Seen): string[] {
  const who = [board.asked?.who, step?.side, ...Object.keys(board.hands)].find(
    (side) => side && Object.values(board.places).some((p) => p.stacks.some((s) => s.side === side)),
  );
  return Object.entries(board.places).flatMap(([id, { stacks, leaders }]) =>
    [...stacks, ...leaders].some(({ side }) => side === who) ? [id] : [],
  );
}

export function Stage({
  uid,
  name,
  ground,
  seen,
  sides,
  look,
  chapter,
  branch,
  asked,
  touch,
  onTap,
  onAway,
  onElse,
}: Props) {
  const frame = useRef<HTMLElement>(null);
  /** The chapter in which the reader moved the view; it is theirs until the next. */
  const own = useRef<number>();
  // What the build draws is cut to what it shows: awake, the board is drawn anew, and may be moved.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [listed, setListed] = useState<Spot>();
  useEffect(() => setListed(undefined), [seen]);

  const lidsOf = (size: Size, above = 0): Box[] => [
    { left: size.width - BUTTONS.width, right: size.width, top: 0, bottom: BUTTONS.height },
    cornerOf(ground, size, above),
  ];
  const settle = (now: Camera, places: readonly string[], size: Size): Camera => {
    const { board, before, step } = seen;
    const drawn = takingPart(ground, { board, before, acting: step?.side, places }, size);
    return settled(now, drawn, { left: 0, top: 0, right: size.width, bottom: size.height }, lidsOf(size));
  };
  const tap = (point: Point, on: Element | null): boolean => {
    const lit = asked && touch?.litAt(asked, ground, camera, view, point);
    const piece = on?.closest<SVGElement>('[data-asked]')?.dataset['asked'];
    const target: Target | undefined = lit
      ? { type: 'place', id: lit }
      : piece
        ? { type: 'stack', id: piece }
        : undefined;
    setListed(undefined);
    if (target) onTap?.(target);
    else if (levelOf(ground, camera) === 'whole') near(point);
    else {
      const spot = placeAt(ground, camera, view, point);
      if (!spot || !onElse?.(spot.id)) setListed(spot);
      if (!spot) onAway?.();
      return false;
    }
    return true;
  };
  const { view, camera, setCamera, near, nearer, farther, hands } = useView({
    frame,
    ground,
    size: DRAWN,
    first: (size) => settle(framing(ground, placesOf(seen, look), size), placesOf(seen, look), size),
    onOwn: () => {
      own.current = chapter;
    },
    onTap: tap,
  });
  const [covered, setCovered] = useState(0);
  const lids = useMemo(() => lidsOf(view, covered), [view, covered]);
  const free = useMemo(() => touch?.freeOf(view, covered), [touch, view, covered]);

  useMotion(frame, seen, ground, camera.scale);
  const sized = useRef(view);
  /** The places that were framed last: they stay in view while nothing happens elsewhere. */
  const framed = useRef<readonly string[]>([]);
  const branched = useRef(branch);
  const moment = useRef<readonly unknown[]>([]);
  const now = [seen, view, chapter, branch];
  const isAnother = awake && now.some((one, i) => one !== moment.current[i]);
  if (isAnother) moment.current = now;
  // While the step is drawn, not after it: it comes with its view, and is drawn once. What is asked has its own view, where it is about a place.
  if (isAnother && own.current !== chapter && !asked?.focus.length) {
    own.current = undefined;
    const found = placesOf(seen, look);
    const rests = () => (seen.at > 0 || branch ? restingOf(seen) : []);
    const places = found.length ? found : framed.current.length ? framed.current : rests();
    framed.current = places;
    // A position of its own is framed for itself.
    const anew = sized.current !== view || branched.current !== branch || seen.step?.apart === true;
    sized.current = view;
    branched.current = branch;
    const next = anew
      ? framing(ground, places, view)
      : places.length
        ? following(camera, ground, places, view)
        : camera;
    setCamera(settle(next, places, view));
  }
  // What is asked is looked at anew with each question, and where the sheet leaves it another room: drawn once, as a step is.
  const asking = [asked?.focus.join(), touch, view, Math.round(covered / 40)];
  const looked = useRef<readonly unknown[]>([]);
  if (asked && touch && free && asking.some((one, i) => one !== looked.current[i])) {
    looked.current = asking;
    setCamera((now) => touch.lookingAt(now, ground, asked, view, free, lids));
  }

  const all = laidOut(ground, view);
  const isWhole = camera.scale < all.scale * 1.02;
  const back = () => {
    own.current = undefined;
    setCamera(isWhole ? framing(ground, framed.current, view) : all);
  };
  return (
    <section
      class="stage"
      ref={frame}
      aria-label={say.boardOf(name)}
      tabIndex={0}
      {...hands}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setListed(undefined);
        hands.onKeyDown(event);
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
        asked={asked}
        touch={touch}
        free={free}
        lids={lids}
        onTap={onTap}
        onShow={(place) => setCamera((now) => centredOn(now, ground, place, covered))}
      />
      {touch && <touch.Covered frame={frame} moment={[seen, asked, view]} onCovered={setCovered} />}
      {listed && <PlaceList spot={listed} board={seen.board} sides={sides} />}
      <div class="stage-buttons framed">
        <button type="button" onClick={nearer} aria-label={say.enlarge}>
          +
        </button>
        <button type="button" onClick={farther} aria-label={say.showMore}>
          −
        </button>
        {isWhole && (
          <button type="button" onClick={back} aria-label={say.backToStep}>
            <Icon name="whole" />
          </button>
        )}
      </div>
      {awake && !isWhole && (
        <Corner {...{ uid, ground, sides, camera, view }} board={seen.board} above={covered} onWhole={back} />
      )}
    </section>
  );
}
