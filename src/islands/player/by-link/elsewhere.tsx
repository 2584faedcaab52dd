/** The player who must decide is elsewhere, so the game or its end is handed on; or is here and may want to see their hand. Otherwise nothing. */
import { useStore } from '../../use-store.ts';
import { HandOn, type HandOnProps } from './hand-on.tsx';
import { SeatWord, WhoAreYou } from './seat-word.tsx';

export function Elsewhere(props: HandOnProps) {
  const { sitting, link, sides } = props;
  const { here } = useStore(link.$known);
  const { away, closed, decider } = useStore(sitting.$turn);
  const { over } = useStore(sitting.$seats);
  if (decider === undefined || over !== undefined) return here.length > 0 ? <HandOn {...props} isOver /> : null;
  if (away) return here.length === 0 ? <WhoAreYou {...props} asked={decider} /> : <HandOn {...props} />;
  return closed ? <SeatWord link={link} seat={decider} sides={sides} /> : null;
}
