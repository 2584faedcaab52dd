/** Writes a branch into the address and keeps it on the device, at every action. */
import { useEffect, useState } from 'preact/hooks';
import { branchText } from '../../../stores/branch-address.ts';
import type { Sitting } from '../../../stores/sitting.ts';
import { keepTried } from '../../../stores/tried.ts';
import { useStore } from '../../use-store.ts';
import type { Room } from './engine.ts';
import { setupText } from './fresh.ts';

/** `#step-17&branch=...`, and what was chosen of the set-up where the game is a fresh one. */
export function hashOf({ game }: Room, { at, branching }: Sitting): string {
  const { sample } = branching.line;
  const setup = sample.steps.length ? '' : `&set-up=${setupText(sample.setup, game.offers)}`;
  return `#step-${at}${setup}&branch=${branchText(branching.$branch.get(), game.actions)}`;
}

/** What to tell the reader about storage. */
export function useKept(room: Room, sitting: Sitting, hands: string): string {
  const branch = useStore(sitting.branching.$branch);
  const now = useStore(sitting.branching.$now);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    const hash = hashOf(room, sitting);
    if (location.hash.includes('&branch=')) history.replaceState(null, '', hash);
    else history.pushState(null, '', hash);
    const acts = now.moves.filter((move) => !move.forced).length;
    if (acts === 0) return;
    const { title } = room.game.board(now.state, 'none');
    const says = `${acts} ${acts === 1 ? 'action' : 'actions'}, ${now.ending ? 'to the end' : title}`;
    const { step, after } = branch;
    const from = `${branch.of}.${step}.${after}`;
    setTrouble(keepTried({ game: room.id, sample: sitting.branching.line.sample.id, from, hash, says, hands }));
  }, [branch, sitting, hands]);
  return trouble;
}
