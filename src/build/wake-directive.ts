/** Wakes an island now or at the first touch; a press that came too early is pressed again once it is awake. */
import type { ClientDirective } from 'astro';

/** Told by an island when its controls work. */
const AWAKE = 'tabularium:awake';
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

const wake: ClientDirective = (load, { value }, root) => {
  let pressed: HTMLElement | undefined;
  const remember = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (button) pressed = button;
  };
  root.addEventListener('click', remember, true);
  root.addEventListener(
    AWAKE,
    () => {
      root.removeEventListener('click', remember, true);
      pressed?.click();
    },
    { once: true },
  );
  const start = async () => {
    for (const type of TOUCHES) root.removeEventListener(type, start, true);
    const hydrate = await load();
    await hydrate();
  };
  if (value === 'now') void start();
  else for (const type of TOUCHES) root.addEventListener(type, start, true);
};

export default wake;
