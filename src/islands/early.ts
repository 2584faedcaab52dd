/** Remembers what is pressed and chosen before its code has loaded, and repeats it afterwards. */

const drawn = () => new Promise((done) => setTimeout(done));

/** `chosen` tells which controls have their choice remembered. Returns what does all of it again, in order. */
export function rememberEarly(root: Element, chosen: string): () => Promise<void> {
  const early: (() => void)[] = [];
  const remember = (event: Event) => {
    const { type, target } = event;
    const link = type === 'click' && (target as Element).closest('[data-early]');
    if (link) {
      event.preventDefault();
      early.push(() => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    }
    const button = (target as Element).closest<HTMLElement>('button:not([data-again])');
    if (type === 'click' && button) {
      // An island hears before it says that it is awake: what is pressed again is not to be heard twice.
      event.stopPropagation();
      early.push(() => button.click());
    }
    const control = (target as Element).closest<HTMLInputElement>(chosen);
    if (type !== 'change' || !control) return;
    const { value, checked } = control;
    early.push(() => {
      control.value = value;
      control.checked = checked;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  root.addEventListener('click', remember, true);
  root.addEventListener('change', remember, true);
  return async () => {
    root.removeEventListener('click', remember, true);
    root.removeEventListener('change', remember, true);
    for (const again of early) {
      // Drawn first with what was typed, or with what was pressed before.
      await drawn();
      again();
    }
  };
}
