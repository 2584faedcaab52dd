/** Seats the computer at a branch while it has a seat there and somebody looks. */
import { useEffect, useState } from 'preact/hooks';
import { type Computer, computerAt } from '../../../stores/branch/computer.ts';
import { hasComputer } from '../../../stores/branch/seats.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { thinkerOf } from '../../../workers/thinker.ts';
import { useStore } from '../../use-store.ts';
import type { Room } from './engine.ts';

export function useComputer({ id, worth }: Room, sitting: Sitting): Computer | undefined {
  const isWanted = hasComputer(useStore(sitting.$seats));
  const [computer, setComputer] = useState<Computer>();
  useEffect(() => {
    if (!isWanted || !worth) return;
    const made = computerAt(sitting, thinkerOf(id, worth));
    const look = () => (document.hidden ? made.rest() : made.wake());
    document.addEventListener('visibilitychange', look);
    setComputer(made);
    return () => {
      document.removeEventListener('visibilitychange', look);
      made.leave();
      setComputer(undefined);
    };
  }, [sitting, isWanted, id, worth]);
  return computer;
}
