/** All steps as a list, by chapter, with a filter: everything, rolls only, or one side. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Shown, ShownStep } from '../../play/shown.ts';
import type { Stepping } from '../../stores/stepping.ts';
import { Badge, sideOf } from '../board/badge.tsx';
import { Decided } from './line/decided.tsx';
import { Luck } from './luck.tsx';
import * as say from './words.ts';

/** In ms. */
const PAUSE = 120;

/** What a step is called: by its title, or by the first sentence of what it says. */
const titleOf = ({ title, says }: Pick<ShownStep, 'title' | 'says'>): string =>
  title ?? /^.*?[.:;!?](?=\s|$)/.exec(says)?.[0].replace(/[.:;]$/, '') ?? says;

/** Brings the present step into the middle of the list. */
function bring(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

export function Events({
  shown,
  stepping,
  at,
  onPick,
}: {
  readonly shown: Shown;
  readonly stepping: Stepping;
  readonly at: number;
  readonly onPick?: () => void;
}) {
  const [filter, setFilter] = useState('all');
  const list = useRef<HTMLOListElement>(null);
  const seats = shown.sides.filter((s) => shown.steps.some((step) => step.side === s.id));
  // The list itself is the same at every step, and long: only the mark moves.
  useEffect(() => {
    const box = list.current;
    box?.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const current = box?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    current?.setAttribute('aria-current', 'step');
    if (!current || !box) return;
    // Where it stands is measured once the reader pauses: no step waits for it.
    const settled = setTimeout(() => bring(box), PAUSE);
    return () => clearTimeout(settled);
  }, [at, filter]);
  // On a phone the list lies there before it is seen.
  useEffect(() => {
    const box = list.current!;
    const opened = new ResizeObserver(() => bring(box));
    opened.observe(box);
    return () => opened.disconnect();
  }, []);
  const onGo = (step: number) => {
    stepping.go(step);
    onPick?.();
  };
  const rows = useMemo(() => {
    const chosen = shown.steps
      .map((step, i) => ({ step, number: i + 1 }))
      .filter(
        ({ step }) =>
          filter === 'all' || (filter === 'rolls' ? step.dice.length > 0 || step.odds : step.side === filter),
      );
    return chosen.map(({ step, number }) => {
      const side = sideOf(shown.sides, step.side);
      return (
        <li key={number}>
          {step.mark && !step.apart && <h2 class="note strong">{step.mark}</h2>}
          <button type="button" class="bare" data-step={number} onClick={() => onGo(number)}>
            <span class="soft ends">{number}</span>
            {side ? <Badge side={side} /> : <span class="badge" />}
            <span>{step.apart ? step.mark : titleOf(step)}</span>
          </button>
        </li>
      );
    });
  }, [shown, stepping, filter, onPick]);
  const button = (id: string, label: preact.ComponentChildren) => (
    <button key={id} type="button" aria-pressed={filter === id} onClick={() => setFilter(filter === id ? 'all' : id)}>
      {label}
    </button>
  );
  return (
    <section class="events" aria-label={say.events}>
      <Decided {...{ shown, at, titleOf, onGo }} />
      <Luck {...{ shown, at, onGo }} />
      {seats.length > 0 && (
        <div class="events-filter filters row">
          {button('all', say.all)}
          {button('rolls', say.odds)}
          {seats.map((side) => button(side.id, <Badge side={side} />))}
        </div>
      )}
      <ol ref={list}>{rows}</ol>
    </section>
  );
}
