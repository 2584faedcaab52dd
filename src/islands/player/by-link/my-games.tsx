/** This page's games by link on this device, with whose turn it is; and a way to open one from a file. */
import { useEffect, useState } from 'preact/hooks';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { $games, hashOf, openGames } from '../../../stores/by-link/games.ts';
import { GamesList, listStyles } from '../../my-games/list.tsx';
import { useStore } from '../../use-store.ts';
import type { Data } from '../props.ts';
import type { Room } from '../what-if/engine.ts';
import { Bring } from './bring.tsx';
import { byLinkStyles } from './parts.ts';
import * as say from './words.ts';

interface Props {
  readonly room: Room;
  readonly data: Data;
  readonly onReplace: (sitting: Sitting) => void;
}

export function MyGames({ room, data, onReplace }: Props) {
  const [dressed, dress] = useState(false);
  useEffect(() => {
    openGames();
    void Promise.all([listStyles(), byLinkStyles()]).then(() => dress(true));
  }, []);
  const { ground, shown } = data;
  const mine = useStore($games).filter(({ game, sample }) => game === room.id && sample === shown.id);
  if (!dressed) return null;
  return (
    <section class="my-games" aria-label={say.myGames}>
      {mine.length > 0 && (
        <>
          <h2>{say.myGames}</h2>
          <GamesList games={mine} hrefOf={hashOf} tables={new Map([[room.id, { ground, sides: shown.sides }]])} />
        </>
      )}
      <p class="row">
        <Bring {...{ room, data, onReplace }} says={say.openFile} />
      </p>
    </section>
  );
}
