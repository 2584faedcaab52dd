/** Puts a player into a page that had none: what is closed is neither drawn nor fetched. */
import { render } from 'preact';
import Player, { prepare } from './player.tsx';
import type { PlayerProps } from './props.ts';

export async function mount(place: Element, props: PlayerProps): Promise<void> {
  await prepare(props);
  // A note that it did not come may stand there.
  place.replaceChildren();
  render(<Player {...props} />, place);
}
