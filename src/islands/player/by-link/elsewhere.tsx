/** Whoever is asked does not sit here, and the game is handed on; or does, and may want to see the own hand: nothing where neither is so. */
import { useStore } from '../../use-store.ts';
import { HandOn, type HandOnProps } from './hand-on.tsx';
import { SeatWord, WhoAreYou } from './seat-word.tsx';

export function Elsewhere(props: HandOnProps) {
  const { here } = useStore(props.link.$known);
  const { away, closed, decider = '' } = useStore(props.sitting.$turn);
  if (away) return here.length === 0 ? <WhoAreYou {...props} asked={decider} /> : <HandOn {...props} />;
  return closed ? <SeatWord link={props.link} seat={decider} sides={props.sides} /> : null;
}
