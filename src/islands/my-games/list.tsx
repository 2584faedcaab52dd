/** The games by link on this device as cards: the board as all see it, and whose turn it is. */
import { useEffect, useState } from 'preact/hooks';
import type { Board as BoardData, Picture } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { forgetGame, type KeptGame, keepGame } from '../../stores/by-link/games.ts';
import { unsqueeze } from '../../stores/letters.ts';
import styles from '../../styles/my-games.css?url';
import board from '../../styles/player/board.css?url';
import looks from '../../styles/player/looks.css?url';
import pieces from '../../styles/player/pieces.css?url';
import { Board } from '../board/board.tsx';
import { framing } from '../board/camera.ts';
import type { Ground } from '../board/ground.ts';
import { fetchStyles } from '../fetch-styles.ts';
import * as say from './words.ts';

/** Pages with a board have its styles already. */
export const listStyles = (): Promise<unknown> =>
  fetchStyles(...(document.querySelector('.player, .still') ? [] : [looks, board, pieces]), styles);

/** What the boards of a game are drawn on. */
export interface Drawn {
  readonly ground: Ground;
  readonly sides: readonly Side[];
}

interface Props {
  readonly games: readonly KeptGame[];
  readonly hrefOf: (one: KeptGame) => string;
  /** The name of the game, where several are listed. */
  readonly nameOf?: (game: string) => string;
  readonly tables: ReadonlyMap<string, Drawn>;
}

const VIEW = { width: 330, height: 230 };
const NOTHING = { control: null, stacks: [], leaders: [] };

/** What lies on the map, and nothing beside it. */
function boardWith({ spots }: Ground, places: Picture['places']): BoardData {
  const nothing = { tracks: {}, hands: {}, piles: {}, moves: [], title: '', viewer: 'none' };
  return {
    ...{ ...nothing, asked: null, score: null, ending: null },
    places: { ...Object.fromEntries(spots.map(({ id }) => [id, NOTHING])), ...places },
  };
}

/** More than any map has in letters. */
const MOST_LETTERS = 200_000;

async function placesIn(letters: string): Promise<Picture['places'] | undefined> {
  try {
    return JSON.parse((await unsqueeze(letters, MOST_LETTERS)) ?? '');
  } catch {
    return undefined;
  }
}

function Small({ one: { id, seen = '' }, table: { ground, sides } }: { one: KeptGame; table: Drawn }) {
  const [places, see] = useState<Picture['places']>();
  useEffect(() => void placesIn(seen).then(see), [seen]);
  if (!places) return null;
  const board = boardWith(ground, places);
  const camera = framing(ground, [], VIEW);
  return <Board {...{ ground, board, sides, camera }} uid={`mine-${id}`} view={VIEW} />;
}

const turnOf = ({ asked, yours, since }: KeptGame): string =>
  asked && (yours ? say.yourMove : say.waitingFor(asked, Date.now() - since));

/** Whoever is waited for comes first; what is over last. */
const inOrder = (a: KeptGame, b: KeptGame): number =>
  Number(b.yours) - Number(a.yours) || Number(b.asked !== '') - Number(a.asked !== '') || b.since - a.since;

export function GamesList({ games, hrefOf, nameOf, tables }: Props) {
  const [gone, setGone] = useState<KeptGame>();
  useEffect(() => {
    if (gone && games.some(({ id }) => id === gone.id)) setGone(undefined);
  }, [games]);
  return (
    <>
      <ul class="my-games-list stack">
        {games.toSorted(inOrder).map((one) => {
          const table = tables.get(one.game);
          const name = nameOf?.(one.game);
          const turn = turnOf(one);
          return (
            <li key={one.id} class="my-game beside framed" data-yours={one.yours || undefined}>
              <a class="beside gap-6 grow" href={hrefOf(one)}>
                <span class="my-game-board still keep">{table && <Small {...{ one, table }} />}</span>
                <span class="grow">
                  {name && <i class="block data soft">{name}</i>}
                  {turn && <b class="block">{turn}</b>}
                  <span class="block data soft">{one.says}</span>
                </span>
              </a>
              <button
                type="button"
                class="bare soft"
                aria-label={say.remove([name, turn, one.says].filter(Boolean).join(', '))}
                onClick={() => {
                  forgetGame(one.id);
                  setGone(one);
                }}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
      <p class="row" role="status">
        {gone && (
          <>
            {say.removed}{' '}
            <button type="button" onClick={() => keepGame(gone)}>
              {say.bringBack}
            </button>
          </>
        )}
      </p>
    </>
  );
}
