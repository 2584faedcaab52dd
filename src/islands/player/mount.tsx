/** Adds a player to a page that had none: while it is closed it is neither drawn nor loaded. */
import { render } from 'preact';
import Player, { prepare } from './player.tsx';
import type { PlayerProps } from './props.ts';

export async function mount(place: Element, props: PlayerProps): Promise<void> {
  await prepare(props);
  // A note that it did not come may stand there.
  place.replaceChildren();
  render(<Player {...props} />, place);
}
