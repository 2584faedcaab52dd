/** Parts of a calculator's page whose code is loaded when the reader sees or touches them, or changes anything. */
import { type ComponentType, h, hydrate, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { NO_ANSWER } from '../../stores/session.ts';
import { rememberEarly } from '../early.ts';
import { useStore } from '../use-store.ts';
import { Surrounding, type Surroundings, useSurroundings } from './context.ts';

/** Leaves what the build drew as it is. */
const AS_DRAWN = { __html: '' };
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'click', 'change'] as const;

const all: (() => Promise<unknown>)[] = [];

/** Every part's code at once: the build draws pages whole. */
export const drawWhole = (): Promise<unknown> => Promise.all(all.map((fetch) => fetch()));

/**
 * When a part's code comes: once it is seen, but not before the reader has touched the page; as soon as it is seen, where
 * something must be drawn; only at a change, where there is nothing to press; or with the page.
 */
type When = 'wanted' | 'seen' | 'changed' | 'now';

/** The first sign of life of a reader. */
const firstTouch = import.meta.env.SSR
  ? undefined
  : new Promise((done) => {
      for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
        addEventListener(sign, done, { once: true, passive: true, capture: true });
    });

export function part(load: () => Promise<ComponentType>, when: When = 'wanted'): ComponentType {
  let View: ComponentType | undefined;
  const fetch = async () => {
    View ??= await load();
    return View;
  };
  all.push(fetch);
  return function Part() {
    const around = useSurroundings();
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => wakeWhenWanted(place.current!, around, fetch, when), []);
    return import.meta.env.SSR
      ? h('div', { class: 'part', 'data-asleep': '' }, h(View!, null))
      : h('div', { class: 'part', 'data-asleep': '', ref: place, dangerouslySetInnerHTML: AS_DRAWN });
  };
}

/** Where there is no answer a part has nothing to tell. */
function Answered({ View }: { View: ComponentType }) {
  const { session } = useSurroundings();
  return useStore(session.$report) === NO_ANSWER ? null : h(View, null);
}

/** The part is a root of its own, so that what the build drew is taken over and not drawn anew. */
function wakeWhenWanted(
  place: HTMLElement,
  around: Surroundings,
  fetch: () => Promise<ComponentType>,
  when: When,
): () => void {
  // What is typed may not make sense yet; a report may change by itself, while it is drawn.
  const stores = [around.session.$typed, around.session.$report];
  const asDrawn = stores.map((store) => store.get());
  const again = rememberEarly(place, 'input, select');
  const isAsDrawn = () => stores.every((store, i) => store.get() === asDrawn[i]);
  const empty = () => {
    // Nothing moves while the code comes. While a link is read nothing has a height: what follows waits out of sight.
    const isUnknown = place.firstElementChild && !place.offsetHeight;
    place.style.minHeight = isUnknown ? '100dvh' : `${place.offsetHeight}px`;
    place.textContent = '';
  };
  const wake = async () => {
    leave();
    // Nothing of the case before stands under the answer to this one.
    if (!isAsDrawn()) empty();
    await draw().catch(() => {
      // What nobody keeps right any more goes with it.
      place.textContent = '';
      place.style.minHeight = '';
      leaving.push(window.lose(draw, place));
    });
  };
  const draw = async () => {
    const View = await fetch();
    const asDrawnStill = place.matches(':has(> :not(.lost))') && isAsDrawn();
    if (!asDrawnStill) place.textContent = '';
    const view = h(Surrounding.Provider, { value: around }, h(Answered, { View }));
    if (asDrawnStill) hydrate(view, place);
    else render(view, place);
    place.style.minHeight = '';
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
  if (when === 'now') void wake();
  else if (place.firstElementChild && when === 'seen') watch.observe(place.firstElementChild);
  else if (when === 'wanted')
    void firstTouch?.then(() => leaving.length && place.firstElementChild && watch.observe(place.firstElementChild));
  return () => {
    leave();
    render(null, place);
  };
}
