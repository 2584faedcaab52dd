/** Wakes an island now or at the first touch; presses that came too early are pressed again once it is awake. */
import type { ClientDirective } from 'astro';

/** Told by an island when its controls work. */
const AWAKE = 'tabularium:awake';
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

const wake: ClientDirective = (load, { value }, root) => {
  const early: (() => void)[] = [];
  const remember = ({ type, target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (type === 'click' && button) early.push(() => button.click());
    // What has a name is read from the form; a select without one only offers values for another field.
    const select = (target as Element).closest<HTMLSelectElement>('select:not([name])');
    if (type !== 'change' || !select) return;
    const chosen = select.value;
    early.push(() => {
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  root.addEventListener('click', remember, true);
  root.addEventListener('change', remember, true);
  root.addEventListener(
    AWAKE,
    async () => {
      root.removeEventListener('click', remember, true);
      root.removeEventListener('change', remember, true);
      for (const again of early) {
        // Drawn first with what was typed, or with what was pressed before.
        await new Promise((drawn) => setTimeout(drawn));
        again();
      }
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
