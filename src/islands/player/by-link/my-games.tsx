/** The games by link on this device, with whose turn it is; and one that a file brings. */
import { useEffect } from 'preact/hooks';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { $games, forgetGame, hashOf, openGames, standingSays } from '../../../stores/by-link/games.ts';
import { useStore } from '../../use-store.ts';
import type { Data } from '../props.ts';
import type { Room } from '../what-if/engine.ts';
import { Bring } from './bring.tsx';

interface Props {
  readonly room: Room;
  readonly data: Data;
  readonly onReplace: (sitting: Sitting) => void;
}

export function MyGames({ room, data, onReplace }: Props) {
  useEffect(() => void openGames(), []);
  const mine = useStore($games)
    .filter(({ game, sample }) => game === room.id && sample === data.shown.id)
    .toSorted((a, b) => Number(b.yours) - Number(a.yours) || b.since - a.since);
  return (
    <section class="tried" aria-label="My games">
      <h2>My games</h2>
      <ul>
        {mine.map((one) => {
          const says = standingSays(one, Date.now());
          return (
            <li key={one.id}>
              <a href={hashOf(one)}>{says}</a>
              <button type="button" class="bare" aria-label={`Forget: ${says}`} onClick={() => forgetGame(one.id)}>
                ✕
              </button>
            </li>
          );
        })}
      </ul>
      <p class="row">
        <Bring {...{ room, data, onReplace }} says="Open a game from a file" />
      </p>
    </section>
  );
}
