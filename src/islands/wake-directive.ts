/** Wakes an island now or at the first touch, once its `prepare` is done; presses that came too early are pressed again. */
import type { ClientDirective } from 'astro';
import { rememberEarly } from './early.ts';

/** Told by an island when its controls work. */
const AWAKE = 'tabularium:awake';
/** What a reader does first, anywhere on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/** What a page says that wakes at once stands in it already. */
const FAILED =
  '<p class="problem" role="alert">This did not load. <button type="button" data-again>Try again</button></p>';

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
  const start = async () => {
    for (const type of TOUCHES) root.removeEventListener(type, start, true);
    for (const sign of SIGNS) removeEventListener(sign, notice, true);
    try {
      const hydrate = await load();
      const { prepare } = await import(/* @vite-ignore */ root.getAttribute('component-url')!);
      await prepare?.(propsOf(root));
      await hydrate();
    } catch (error) {
      document.documentElement.dataset['failed'] = '';
      if (value === 'touch') root.insertAdjacentHTML('afterend', FAILED);
      throw error;
    }
  };
  const notice = (event: Event) => {
    // A browser tells of its pointer where nobody has moved it.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type !== 'pointermove' || movementX || movementY) void start();
  };
  const { dataset } = document.documentElement;
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
