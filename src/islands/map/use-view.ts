/** What part of the map is seen: its size, fingers, wheel and keys that move it, and a tap on what is nearest. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Camera, panned, project, type Size, whole, zoomed } from '../board/camera.ts';
import type { Ground, Point } from '../board/ground.ts';

/** Zoomed to this, a space is 44 px. */
const NEAR = 0.67;
const TAP = { still: 8, reach: 34 } as const;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function useView(ground: Ground, frame: RefObject<HTMLElement>, tap: (space: string) => void) {
  const [view, setView] = useState<Size>({ width: 390, height: 480 });
  const [camera, setCamera] = useState<Camera>(() => whole(ground, view));
  const own = useRef(false);
  const fingers = useRef(new Map<number, Point>());
  const began = useRef<Point | undefined>(undefined);
  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const watch = new ResizeObserver(() => {
      const { width, height } = place.getBoundingClientRect();
      if (width > 0 && height > 0) setView({ width: Math.round(width), height: Math.round(height) });
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!own.current) setCamera(whole(ground, view));
  }, [view]);
  const move = (next: (now: Camera) => Camera) => {
    own.current = true;
    setCamera(next);
  };
  const nearer = (by: number) => move((c) => zoomed(c, by, [view.width / 2, view.height / 2], view, ground));
  const all = () => {
    own.current = false;
    setCamera(whole(ground, view));
  };
  /** A space in the middle of what a card leaves free. */
  const show = (space: string, covered: number) => {
    const spot = ground.spots.find((s) => s.id === space);
    if (!spot) return;
    move((now) => {
      const scale = Math.max(now.scale, NEAR);
      return { scale, middle: [spot.at[0], spot.at[1] + covered / 2 / scale] };
    });
  };
  const nearest = (point: Point): string | undefined => {
    const near = ground.spots
      .map((spot) => ({ id: spot.id, far: distance(project(camera, view, spot.at), point) }))
      .toSorted((a, b) => a.far - b.far)[0];
    return near && near.far <= TAP.reach ? near.id : undefined;
  };
  const at = (event: PointerEvent | WheelEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  return {
    view,
    camera,
    show,
    nearer,
    all,
    isWhole: !own.current,
    hands: {
      onPointerDown(event: PointerEvent) {
        if ((event.target as Element).closest('.map-tools')) return;
        fingers.current.set(event.pointerId, at(event));
        began.current = fingers.current.size === 1 ? at(event) : undefined;
      },
      onPointerMove(event: PointerEvent) {
        const held = fingers.current;
        const before = held.get(event.pointerId);
        if (!before) return;
        const now = at(event);
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const by = distance(now, other) / Math.max(1, distance(before, other));
          move((c) => zoomed(c, by, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2], view, ground));
        } else if (!began.current || distance(now, began.current) > TAP.still) {
          began.current = undefined;
          if (own.current || event.pointerType === 'mouse')
            move((c) => panned(c, [now[0] - before[0], now[1] - before[1]], ground));
        } else return;
        held.set(event.pointerId, now);
      },
      onPointerUp(event: PointerEvent) {
        const found = began.current && nearest(began.current);
        fingers.current.delete(event.pointerId);
        began.current = undefined;
        if (found) tap(found);
      },
      onPointerCancel(event: PointerEvent) {
        fingers.current.delete(event.pointerId);
        began.current = undefined;
      },
      onWheel(event: WheelEvent) {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        move((c) => zoomed(c, event.deltaY < 0 ? 1.12 : 0.89, at(event), view, ground));
      },
    },
  };
}
