/** The part of a ground in view: its size, and the fingers, wheel and keys that move it. Shared by the player and the maps. */
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Camera, panned, resized, type Size, zoomed } from './camera.ts';
import type { Ground, Point } from './ground.ts';
import { nearBy } from './level.ts';

/** A finger that moves less is a tap; two so soon and so near each other are one double tap. */
const TAP = { still: 8, soon: 320, near: 26 } as const;
const STEP = { button: 1.25, wheel: 1.12 } as const;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

interface Hands {
  readonly frame: RefObject<HTMLElement>;
  readonly ground: Ground;
  /** Before its size is known. */
  readonly size: Size;
  readonly first: (size: Size) => Camera;
  /** The reader moves it, from now on it is theirs. */
  readonly onOwn: () => void;
  /** Whether something is there to be tapped: then two taps are two. */
  readonly onTap: (point: Point, target: Element | null) => boolean;
  /** A finger scrolls the page, a mouse moves the ground. */
  readonly isResting?: boolean;
}

export function useView({ frame, ground, size, first, onOwn, onTap, isResting = false }: Hands) {
  const [view, setView] = useState(size);
  const [camera, setCamera] = useState(() => first(size));
  const known = useRef(size);
  const fingers = useRef(new Map<number, Point>());
  const began = useRef<{ readonly at: Point; readonly on: Element | null }>();
  const tapped = useRef<{ readonly at: Point; readonly time: number }>();
  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const measure = () => {
      const { width, height } = place.getBoundingClientRect();
      if (!(width > 0 && height > 0)) return;
      const next = { width: Math.round(width), height: Math.round(height) };
      const now = known.current;
      if (now.width === next.width && now.height === next.height) return;
      known.current = next;
      // A sheet that grows from below pushes nothing away from under a finger.
      if (now.width === next.width) setCamera((c) => resized(c, now, next));
      setView(next);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    return () => watch.disconnect();
  }, []);

  const move = (next: (now: Camera) => Camera) => {
    onOwn();
    setCamera(next);
  };
  const zoom = (by: number, around: Point = [view.width / 2, view.height / 2]) =>
    move((c) => zoomed(c, by, around, view, ground));
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
  };
  const tap = (point: Point, on: Element | null, time: number) => {
    const before = tapped.current;
    tapped.current = { at: point, time };
    if (onTap(point, on)) tapped.current = undefined;
    else if (before && time - before.time < TAP.soon && distance(before.at, point) < TAP.near) {
      tapped.current = undefined;
      zoom(nearBy(ground, camera), point);
    }
  };
  const release = (event: PointerEvent): boolean => {
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (!isLast) began.current = undefined;
    return isLast;
  };
  const KEYS: Readonly<Record<string, number>> = { '+': STEP.button, '=': STEP.button, '-': 1 / STEP.button };
  return {
    view,
    camera,
    setCamera,
    zoom,
    nearer: () => zoom(STEP.button),
    farther: () => zoom(1 / STEP.button),
    near: (point: Point) => zoom(nearBy(ground, camera), point),
    hands: {
      onPointerDown(event: JSX.TargetedPointerEvent<HTMLElement>) {
        const on = event.target as Element;
        if (on.closest('button')) return;
        if (!isResting || event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, at(event));
        began.current = fingers.current.size === 1 ? { at: at(event), on } : undefined;
      },
      onPointerMove(event: JSX.TargetedPointerEvent<HTMLElement>) {
        const held = fingers.current;
        const before = held.get(event.pointerId);
        if (!before) return;
        const now = at(event);
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
        const by: Point = [now[0] - before[0], now[1] - before[1]];
        if (other) {
          const times = distance(now, other) / Math.max(1, distance(before, other));
          const half: Point = [by[0] / 2, by[1] / 2];
          move((c) => zoomed(panned(c, half, ground), times, between(now, other), view, ground));
        } else if (began.current && distance(now, began.current.at) < TAP.still) return;
        else if (!isResting || event.pointerType === 'mouse') move((c) => panned(c, by, ground));
        // What is held this long is no tap any more.
        began.current = undefined;
        held.set(event.pointerId, now);
      },
      onPointerUp(event: JSX.TargetedPointerEvent<HTMLElement>) {
        const start = began.current;
        if (release(event) && start) tap(start.at, start.on, event.timeStamp);
        began.current = undefined;
      },
      onPointerCancel(event: JSX.TargetedPointerEvent<HTMLElement>) {
        release(event);
        began.current = undefined;
      },
      onWheel(event: JSX.TargetedWheelEvent<HTMLElement>) {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoom(event.deltaY < 0 ? STEP.wheel : 1 / STEP.wheel, at(event));
      },
      onKeyDown(event: JSX.TargetedKeyboardEvent<HTMLElement>) {
        const by = KEYS[event.key];
        if (!by || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        zoom(by);
      },
    },
  };
}
