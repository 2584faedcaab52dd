/** Parts of a calculator's page whose code comes when the reader sees or touches them, or changes anything. */
import { type ComponentType, h, hydrate, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rememberEarly } from '../early.ts';
import { Surrounding, type Surroundings, useSurroundings } from './context.ts';

/** Leaves what the build drew as it is. */
const AS_DRAWN = { __html: '' };
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'click', 'change'] as const;

const all: (() => Promise<unknown>)[] = [];

/** Every part's code at once: the build draws pages whole. */
export const drawWhole = (): Promise<unknown> => Promise.all(all.map((fetch) => fetch()));

/** `still` has nothing to press: it is right as drawn until something changes. */
export function part(load: () => Promise<ComponentType>, still = false): ComponentType {
  let View: ComponentType | undefined;
  const fetch = async () => {
    View ??= await load();
    return View;
  };
  all.push(fetch);
  return function Part() {
    const around = useSurroundings();
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => wakeWhenWanted(place.current!, around, fetch, still), []);
    return import.meta.env.SSR
      ? h('div', { class: 'part', 'data-asleep': '' }, h(View!, null))
      : h('div', { class: 'part', 'data-asleep': '', ref: place, dangerouslySetInnerHTML: AS_DRAWN });
  };
}

/** The part is a root of its own, so that what the build drew is taken over and not drawn anew. */
function wakeWhenWanted(
  place: HTMLElement,
  around: Surroundings,
  fetch: () => Promise<ComponentType>,
  still: boolean,
): () => void {
  // What is typed may not make sense yet; a report may change by itself, while it is drawn.
  const stores = [around.session.$typed, around.session.$report];
  const asDrawn = stores.map((store) => store.get());
  const again = rememberEarly(place, 'input, select');
  const wake = async () => {
    leave();
    const part = h(Surrounding.Provider, { value: around }, h(await fetch(), null));
    if (stores.every((store, i) => store.get() === asDrawn[i])) hydrate(part, place);
    else {
      place.textContent = '';
      render(part, place);
    }
    place.removeAttribute('data-asleep');
    await again();
  };
  const watch = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && wake());
  const leaving = [...stores.map((store) => store.listen(wake)), () => watch.disconnect()];
  for (const touch of TOUCHES) {
    place.addEventListener(touch, wake, true);
    leaving.push(() => place.removeEventListener(touch, wake, true));
  }
  const leave = () => {
    for (const end of leaving.splice(0)) end();
  };
  // What has nothing to show now has no place to be seen at.
  if (place.firstElementChild && !still) watch.observe(place.firstElementChild);
  return () => {
    leave();
    render(null, place);
  };
}
