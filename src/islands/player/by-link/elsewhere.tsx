/** The player who must decide is elsewhere, so the game is handed on; or is here and may want to see their hand. Otherwise nothing. */
import { useStore } from '../../use-store.ts';
import { HandOn, type HandOnProps } from './hand-on.tsx';
import { SeatWord, WhoAreYou } from './seat-word.tsx';

export function Elsewhere(props: HandOnProps) {
  const { here } = useStore(props.link.$known);
  const { away, closed, decider = '' } = useStore(props.sitting.$turn);
  if (away) return here.length === 0 ? <WhoAreYou {...props} asked={decider} /> : <HandOn {...props} />;
  return closed ? <SeatWord link={props.link} seat={decider} sides={props.sides} /> : null;
}
