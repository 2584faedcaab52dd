/** The games by link on a page that leads to their games: fetched only where there are any. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { $games, hashOf, openGames } from '../../stores/by-link/games.ts';
import { dataAt, fetchData } from '../player/data.ts';
import { useStore } from '../use-store.ts';
import { type Drawn, GamesList, listStyles } from './list.tsx';
import * as say from './words.ts';

interface Props {
  readonly base: string;
  /** The games of the page by what they are called. */
  readonly names: Readonly<Record<string, string>>;
}

async function tableOf(game: string, base: string): Promise<readonly (readonly [string, Drawn])[]> {
  try {
    // Every map and its sides come with a new game.
    const address = `${base}${game}/games/new.json`;
    await fetchData(address);
    const { ground, shown } = dataAt(address);
    return [[game, { ground, sides: shown.sides }]];
  } catch {
    // Whose turn it is can be told without a picture.
    return [];
  }
}

function MyGames({ base, names }: Props) {
  const games = useStore($games).filter(({ game }) => Object.hasOwn(names, game));
  const [tables, setTables] = useState<ReadonlyMap<string, Drawn>>(new Map());
  useEffect(() => {
    const wanted = [...new Set(games.map(({ game }) => game))];
    void Promise.all(wanted.map((game) => tableOf(game, base))).then((found) => setTables(new Map(found.flat())));
  }, []);
  const isOfSeveral = Object.keys(names).length > 1;
  return (
    <>
      <h2 id="my-games">{say.myGames}</h2>
      <GamesList
        {...{ games, tables }}
        hrefOf={(one) => `${base}${one.game}/games/${one.sample}/${hashOf(one)}`}
        {...(isOfSeveral && { nameOf: (game: string) => names[game] ?? game })}
      />
    </>
  );
}

/** Stands before what else was left. */
export async function showMyGames(before: HTMLElement, { base, names }: Props): Promise<void> {
  openGames();
  if (!$games.get().some(({ game }) => Object.hasOwn(names, game))) return;
  await listStyles();
  const place = document.createElement('section');
  place.className = 'my-games';
  place.setAttribute('aria-labelledby', 'my-games');
  before.before(place);
  render(<MyGames {...{ base, names }} />, place);
}
