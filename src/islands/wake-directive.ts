/** Wakes an island now or on the first touch, once its `prepare` is done; anything pressed too early is pressed again. */
import type { ClientDirective } from 'astro';
import { rememberEarly } from './early.ts';

/** Told by an island when its controls work. */
const AWAKE = 'tabularium:awake';
/** Told to the page when it has to do without its island. */
const PLAIN = 'tabularium:plain';
/** What a reader does first, anywhere on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/** The props of an island that are plain values. */
const propsOf = (root: Element): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<[number, unknown]>(JSON.parse(root.getAttribute('props')!)).map(([name, [, value]]) => [
      name,
      value,
    ]),
  );

const wake: ClientDirective = (load, { value }, root) => {
  // What has a name is read from the form; a select without one only offers values for another field.
  const again = rememberEarly(root, 'select:not([name])');
  root.addEventListener(AWAKE, again, { once: true });
  const { dataset } = document.documentElement;
  const waken = async () => {
    // Asked for here first: of what does not come the framework tells nobody, or it makes a second copy of it.
    const [{ prepare }] = await Promise.all(
      ['component-url', 'renderer-url'].map((name) => import(/* @vite-ignore */ root.getAttribute(name)!)),
    );
    await prepare?.(propsOf(root));
    const hydrate = await load();
    await hydrate();
    stand(true);
  };
  /** Without its code what the build drew stands as it does without scripts. */
  const stand = (whole: boolean) => {
    root.toggleAttribute('data-lost', !whole);
    if (value !== 'now' || whole === 'script' in dataset) return;
    document.documentElement.toggleAttribute('data-script', whole);
    document.documentElement.removeAttribute('data-hash');
    if (whole) return;
    dispatchEvent(new Event(PLAIN));
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  };
  const start = async () => {
    for (const type of TOUCHES) root.removeEventListener(type, start, true);
    for (const sign of SIGNS) removeEventListener(sign, notice, true);
    try {
      await waken();
    } catch (error) {
      stand(false);
      window.lose(waken);
      throw error;
    }
  };
  const notice = (event: Event) => {
    // A browser tells of its pointer where nobody has moved it.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type !== 'pointermove' || movementX || movementY) void start();
  };
  // What the build drew is right for a reader who brings nothing along, until the first sign of life.
  const isDue = value === 'now' || (value === 'page' && ('reading' in dataset || 'kept' in dataset));
  if (isDue) void start();
  else if (value === 'page') for (const sign of SIGNS) addEventListener(sign, notice, true);
  else {
    for (const type of TOUCHES) root.addEventListener(type, start, true);
    // A reader with tables of their own sees no figure of ours: such a calculator wakes as soon as it is seen.
    const shown = 'reading' in dataset && root.querySelector('.calculator');
    if (shown) new IntersectionObserver(([seen]) => seen?.isIntersecting && start()).observe(shown);
  }
};

export default wake;
