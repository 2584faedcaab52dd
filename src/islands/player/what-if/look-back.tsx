/** Looking back at a game played here: loaded and computed on request. */
import { useState } from 'preact/hooks';
import type { Now } from '../../../stores/branch/branch.ts';
import { peopleOf } from '../../../stores/branch/seats.ts';
import { useLater } from '../../later.tsx';
import { useStore } from '../../use-store.ts';
import type { LookBackProps } from './parts/looked-back.tsx';
import * as say from './played-words.ts';

export function LookBack({ room, sitting, now, sides }: LookBackProps) {
  const seats = useStore(sitting.$seats);
  const [wanted, setWanted] = useState<Now>();
  const isOpen = wanted === now;
  const LookedBack = useLater(async () => (await import('./parts/looked-back.tsx')).LookedBack, isOpen);
  const isOver = now.ending !== undefined || seats.over !== undefined;
  const people = peopleOf(seats, room.game.seated(now.state));
  const [alone] = people.length === 1 ? people : [];
  const asks = alone ?? (now.decider === 'chance' ? undefined : now.decider) ?? people[0];
  const close = () => setWanted(undefined);
  return (
    <section class="look-back" aria-label={say.lookingBack}>
      <button
        type="button"
        class="bare choice side-tap"
        aria-expanded={isOpen}
        onClick={() => setWanted(isOpen ? undefined : now)}
      >
        <span class="choice-says">
          {isOver ? say.lookBack : say.aheadSoFar}
          {!isOver && asks !== undefined && <small>{say.byWhat(room.game.seats[asks] ?? asks)}</small>}
        </span>
        <span class="choice-more">{isOpen ? '✕' : '›'}</span>
      </button>
      {LookedBack && <LookedBack {...{ room, sitting, now, sides, isOver, alone, asks }} onStop={close} />}
    </section>
  );
}
