/** Draws the find box into its panel, at its first use. */
import { render } from 'preact';
import { Find } from './find.tsx';

export function openFind(panel: HTMLElement): void {
  const { base = '/', game = '', names = '{}' } = panel.dataset;
  const close = () => panel.hidePopover();
  const place = panel.querySelector<HTMLElement>('[data-find-place]')!;
  render(<Find base={base} game={game} names={JSON.parse(names)} close={close} />, place);
  panel.querySelector<HTMLInputElement>('input')?.select();
}
