/** Puts a player into a page that had none: what is closed is neither drawn nor fetched. */
import { render } from 'preact';
import { dataAt } from './data.ts';
import Player, { prepare } from './player.tsx';
import type { PlayerProps } from './props.ts';

/** False where its data cannot be had. */
export async function mount(place: Element, props: PlayerProps): Promise<boolean> {
  await prepare(props);
  if (!dataAt(props.data)) return false;
  render(<Player {...props} />, place);
  return true;
}
