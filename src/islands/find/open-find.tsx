/** Puts the find box into its panel when it is first used, and takes over whatever was typed in the meantime. */
import { render } from 'preact';
import hits from '../../styles/find-hits.css?url';
import { fetchStyles } from '../fetch-styles.ts';
import { Find } from './find.tsx';

const drawn = new WeakSet<HTMLElement>();

export function openFind(panel: HTMLElement, asked?: string): void {
  const input = () => panel.querySelector<HTMLInputElement>('input');
  if (drawn.has(panel)) {
    const field = input();
    if (asked && field) {
      field.value = asked;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    field?.select();
    return;
  }
  drawn.add(panel);
  void fetchStyles(hits);
  fitAboveKeys(panel);
  const { base = '/', game = '', names = '{}' } = panel.dataset;
  const place = panel.querySelector<HTMLElement>('[data-find-place]')!;
  const begun = asked ?? input()?.value ?? '';
  place.replaceChildren();
  render(
    <Find base={base} game={game} names={JSON.parse(names)} begun={begun} close={() => panel.hidePopover()} />,
    place,
  );
  input()?.focus();
  input()?.setSelectionRange(begun.length, begun.length);
}

/** A phone's keyboard covers the page without making it smaller: the panel keeps to what is left to see. */
function fitAboveKeys(panel: HTMLElement): void {
  const seen = window.visualViewport;
  const keep = () => panel.style.setProperty('--seen', `${Math.floor(seen?.height ?? innerHeight)}px`);
  seen?.addEventListener('resize', keep);
  keep();
}
