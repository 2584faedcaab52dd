/** The frame of a card: its title and how to close it; on a phone you drag it down. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import * as say from './words.ts';

/** Dragged so far, it is meant to go. */
const SHUT = 40;

interface CardProps {
  readonly title: string;
  readonly mark?: string | undefined;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Card({ title, mark, close, children }: CardProps) {
  const began = useRef<number>();
  return (
    <section class="map-card" aria-labelledby="map-card">
      <header
        class="beside"
        onPointerDown={(event) => {
          if ((event.target as Element).closest('button')) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          began.current = event.clientY;
        }}
        onPointerMove={(event) => {
          if (began.current === undefined || event.clientY - began.current < SHUT) return;
          began.current = undefined;
          close();
        }}
        onPointerUp={() => {
          began.current = undefined;
        }}
      >
        <h2 id="map-card" class="grow" aria-live="polite">
          {title}
          {mark && <small> {mark}</small>}
        </h2>
        <button type="button" class="bare" aria-label={say.close} onClick={close}>
          ×
        </button>
      </header>
      {children}
    </section>
  );
}
