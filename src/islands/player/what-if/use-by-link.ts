/** Keeps a branch by link sealed while somebody plays it from elsewhere, and puts the place where it is kept into the address. */
import { useEffect, useState } from 'preact/hooks';
import { isByLink } from '../../../stores/branch/seats.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import type { ByLink } from '../../../stores/by-link/by-link.ts';
import { attempt } from '../../lost.ts';
import { useStore } from '../../use-store.ts';
import type { Room } from './engine.ts';

/** The game, and the parts that show it. */
export interface Linked
  extends Pick<typeof import('../by-link/parts.ts'), 'Came' | 'Elsewhere' | 'GiveUp' | 'SeatWord'> {
  readonly link: ByLink;
}

export function useByLink(room: Room, sitting: Sitting): Linked | undefined {
  const isWanted = isByLink(useStore(sitting.$seats));
  const [linked, setLinked] = useState<Linked>();
  useEffect(() => {
    if (!isWanted) return;
    let ends: readonly (() => void)[] = [];
    let gone = false;
    void attempt(async () => {
      const { byLinkAt, byLinkStyles, toldOf, Came, Elsewhere, GiveUp, SeatWord } = await import('../by-link/parts.ts');
      await byLinkStyles();
      if (gone) return;
      const link = byLinkAt(sitting, toldOf(room, sitting));
      const write = () => {
        const hash = link.$kept.get()?.hash;
        if (hash && hash !== location.hash) history.replaceState(null, '', hash);
      };
      ends = [link.$kept.subscribe(write), link.attend()];
      setLinked({ link, Came, Elsewhere, GiveUp, SeatWord });
    });
    return () => {
      gone = true;
      for (const end of ends) end();
      setLinked(undefined);
    };
  }, [sitting, isWanted, room]);
  return linked;
}
