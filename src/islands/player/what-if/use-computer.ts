/** Lets the computer play its seats in a branch while somebody is looking. */
import { useEffect, useState } from 'preact/hooks';
import type { Computer } from '../../../stores/branch/computer.ts';
import { hasComputer } from '../../../stores/branch/seats.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { attempt } from '../../lost.ts';
import { useStore } from '../../use-store.ts';
import type { Room } from './engine.ts';

/** The computer, and the parts that show what it does or end a game against it. */
export interface Seated
  extends Pick<typeof import('./parts/computer.ts'), 'Over' | 'Resign' | 'Thinking' | 'WhatTheyDid'> {
  readonly computer: Computer;
}

export function useComputer({ id, worth }: Room, sitting: Sitting): Seated | undefined {
  const isWanted = hasComputer(useStore(sitting.$seats));
  const [seated, setSeated] = useState<Seated>();
  useEffect(() => {
    if (!isWanted || !worth) return;
    let leave = () => {};
    let gone = false;
    void attempt(async () => {
      const { seatAt, Over, Resign, Thinking, WhatTheyDid } = await import('./parts/computer.ts');
      if (gone) return;
      const computer = seatAt(sitting, id, worth);
      const look = () => (document.hidden ? computer.rest() : computer.wake());
      document.addEventListener('visibilitychange', look);
      setSeated({ computer, Over, Resign, Thinking, WhatTheyDid });
      leave = () => {
        document.removeEventListener('visibilitychange', look);
        computer.leave();
      };
    });
    return () => {
      gone = true;
      leave();
      setSeated(undefined);
    };
  }, [sitting, isWanted, id, worth]);
  return seated;
}
