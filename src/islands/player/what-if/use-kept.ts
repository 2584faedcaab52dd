/** Keeps a branch in the address and on the device as it goes on. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { branchText } from '../../../stores/branch/branch-address.ts';
import { hasComputer, isByLink, seatsText } from '../../../stores/branch/seats.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { isByLinkAddress } from '../../../stores/by-link/address.ts';
import { $tried, forgetTried, keepTried, openTried, type Tried } from '../../../stores/tried.ts';
import { useStore } from '../../use-store.ts';
import type { Room } from './engine.ts';
import { ownReadings, setupText } from './fresh.ts';
import * as say from './words.ts';

/** `#step-17&branch=...`, and what was chosen of the set-up of a new game. */
export function hashOf({ game }: Room, { at, branching, $seats }: Sitting): string {
  const { sample } = branching.line;
  const setup = sample.isNew ? `&set-up=${setupText(sample.setup)}` : '';
  const seats = seatsText($seats.get());
  return `#step-${at}${setup}${seats && `&seats=${seats}`}&branch=${branchText(branching.$branch.get(), game.actions)}`;
}

/** The hands lie as they did when this branch was last kept here. */
export function layHands(room: Room, sitting: Sitting): void {
  openTried();
  const hash = hashOf(room, sitting);
  if ($tried.get().some((one) => one.hash === hash && one.hands === 'hidden'))
    sitting.$table.set({ hands: 'hidden', holder: '' });
}

/** Browsers refuse an address that changes a hundred times in so many ms: after some changes there is a pause between. */
const SPAN = 30_000;
const AT_ONCE = 40;
const PAUSE = 600;

/** What to tell the reader about storage. */
export function useKept(room: Room, sitting: Sitting): string {
  const { hands } = useStore(sitting.$table);
  const seats = useStore(sitting.$seats);
  const branch = useStore(sitting.branching.$branch);
  const now = useStore(sitting.branching.$now);
  const [trouble, setTrouble] = useState('');
  const written = useRef<readonly number[]>([]);
  const waits = useRef<() => void>();
  const last = useRef<Tried>();
  const keep = () => {
    // What is handed on is kept sealed, and nowhere else.
    if (isByLink(seats) && (branch.actions.length > 0 || isByLinkAddress(location.hash))) {
      if (last.current) forgetTried(last.current);
      last.current = undefined;
      return;
    }
    const time = Date.now();
    written.current = [...written.current.filter((then) => then > time - SPAN), time];
    const hash = hashOf(room, sitting);
    if (location.hash.includes('&branch=')) history.replaceState(null, '', hash);
    else history.pushState(null, '', hash);
    const acts = now.moves.filter((move) => !move.follows).length;
    if (acts === 0) return;
    const { title } = room.game.board(now.state, 'none');
    const { sample } = sitting.branching.line;
    const says = [say.playedTo(acts, now.ending ? say.theEnd : title), ownReadings(sample.setup)]
      .filter((one) => one)
      .join('. ');
    const { step, after } = branch;
    // Each game against the computer is one of its own.
    const from = [branch.of, step, after, ...(hasComputer(seats) ? [seats.seed.toString(36)] : [])].join('.');
    last.current = { game: room.id, sample: sample.id, from, hash, says, hands };
    setTrouble(keepTried(last.current));
  };
  useEffect(() => {
    const last = written.current.length < AT_ONCE ? 0 : (written.current.at(-1) ?? 0);
    const wait = last + PAUSE - Date.now();
    if (wait <= 0) return keep();
    waits.current = keep;
    const timer = setTimeout(keep, wait);
    return () => {
      clearTimeout(timer);
      waits.current = undefined;
    };
  }, [branch, sitting, hands, seats]);
  useEffect(() => {
    const leave = () => waits.current?.();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return trouble;
}
