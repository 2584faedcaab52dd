/**
 * Buttons over everything that can be touched, for keyboards and screen readers: one is in the tab order, arrow keys
 * reach the others; and tags at the edge.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Asked, Target } from '../asked.ts';
import type { Ground, Point } from '../ground.ts';
import type { Box } from '../names.ts';
import type { Shown } from '../shown.ts';
import { boxOf } from '../stack-layout.ts';
import * as say from '../words.ts';
import { tagsFor } from './tags.ts';
import type { Touchable } from './touchables.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** In the direction of an arrow: what lies straight there before what lies aside. */
function towards(from: Touchable, [dx, dy]: Point, all: readonly Touchable[]): Touchable | undefined {
  const far = ({ at: [x, y] }: Touchable): number => {
    const [right, down] = [x - from.at[0], y - from.at[1]];
    const [along, aside] = [right * dx + down * dy, Math.abs(right * dy - down * dx)];
    return along <= 0 || aside > 2 * along ? Number.POSITIVE_INFINITY : along + 2 * aside;
  };
  const [best] = all.toSorted((a, b) => far(a) - far(b));
  return best && Number.isFinite(far(best)) ? best : undefined;
}

/** What the edge cuts is as good as outside, in px. */
const EDGE = 14;

const keyOf = ({ type, id }: Target): string => `${type} ${id}`;

interface Props {
  readonly asked: Asked;
  readonly ground: Ground;
  readonly all: readonly Touchable[];
  /** What of the view is free. */
  readonly free: Box;
  /** What lies over it: buttons, the small map. */
  readonly lids: readonly Box[];
  readonly shown: readonly Shown[];
  readonly onTap: (target: Target) => void;
  readonly onShow: (place: string) => void;
}

export function Targets({ asked, ground, all, free, lids, shown, onTap, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef(false);
  const [last, setLast] = useState('');
  const here = all.find((one) => keyOf(one) === last) ?? all.findLast((one) => one.isChosen) ?? all[0];
  // Where what had the focus is gone, it goes on to what may be chosen next.
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  const isOut = ({ at: [x, y] }: Touchable): boolean =>
    x < free.left + EDGE || x > free.right - EDGE || y < free.top + EDGE || y > free.bottom - EDGE;
  const press = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way || !here) return;
    event.preventDefault();
    event.stopPropagation();
    const next = towards(here, way, all);
    if (next) list.current?.querySelectorAll('button')[all.indexOf(next)]?.focus({ preventScroll: true });
  };
  const nameOf = new Map(ground.spots.map(({ id, name }) => [id, name]));
  const outside = all
    .filter((one) => one.type === 'place' && isOut(one))
    .map(({ id, at }) => ({ id, at, says: `${nameOf.get(id)} ${asked.places.get(id)?.cost ?? ''}`.trim() }));
  const taken = all
    .filter((one) => !isOut(one))
    .map(({ at: [x, y], half: [w, h] }) => ({ left: x - w, right: x + w, top: y - h, bottom: y + h }));
  const counters = shown.flatMap(({ placed, place: [x, y], out: [dx, dy] }) =>
    placed.map((one) => boxOf(one, [x + dx, y + dy])),
  );
  return (
    <>
      <ul class="touch-targets" ref={list} aria-label={say.onBoard} onKeyDown={press}>
        {all.map((one) => (
          <li key={keyOf(one)} style={{ translate: `${Math.round(one.at[0])}px ${Math.round(one.at[1])}px` }}>
            <button
              type="button"
              class="bare"
              data-touch={one.id}
              tabIndex={one === here ? 0 : -1}
              aria-pressed={one.isChosen}
              style={{ inset: `${-one.half[1]}px ${-one.half[0]}px` }}
              onFocus={() => {
                held.current = true;
                setLast(keyOf(one));
                if (isOut(one)) onShow(one.place);
              }}
              onBlur={({ currentTarget }) =>
                // What is taken away loses the focus too, and is gone a moment later.
                queueMicrotask(() => {
                  if (currentTarget.isConnected) held.current = false;
                })
              }
              onClick={() => onTap({ type: one.type, id: one.id })}
            >
              <span class="sr">{one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {tagsFor(outside, [...taken, ...lids], counters, free).map(({ id, edge, y, says }) => (
        <button
          key={id}
          type="button"
          class="edge-tag"
          data-edge={edge}
          // The list has it too.
          tabIndex={-1}
          aria-hidden="true"
          style={{ top: `${Math.round(y)}px` }}
          onClick={() => onShow(id)}
        >
          {says}
        </button>
      ))}
    </>
  );
}
