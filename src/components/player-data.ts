/** Puts together what the player needs of a game that was played. */
import type { GameId } from '../games/index.ts';
import { clausesIn, type Game } from '../gate/game.ts';
import { contentOf } from '../gate/samples.ts';
import type { Data, EngineAt, EngineData, LineData } from '../islands/player/props.ts';
import type { Sample } from '../play/sample.ts';
import type { Shown } from '../play/shown.ts';
import { groundOf } from './ground.ts';
import { clauseHref, gameHref } from './links.ts';

export const sampleHref = (game: string, sample: string, step?: number): string =>
  gameHref(game, `games/${sample}/${step ? `#step-${step}` : ''}`);
export const dataHref = (game: string, sample: string): string => gameHref(game, `games/${sample}.json`);
export const engineAt = (game: GameId, sample: string): EngineAt => ({
  game,
  content: gameHref(game, 'games/content.json'),
  line: gameHref(game, `games/${sample}/line.json`),
});

const grounds = new Map<string, Data['ground']>();

function groundFor(game: Game): Data['ground'] {
  if (!game.map) throw new RangeError(`${game.name} has no map to play on`);
  const made = grounds.get(game.id) ?? groundOf(game.map);
  grounds.set(game.id, made);
  return made;
}

export function playerData(game: Game, shown: Shown): Data {
  const cited = new Set(
    shown.steps.flatMap(({ happened, odds }) => [...happened, ...(odds?.ledger ?? [])].map(({ rule }) => rule)),
  );
  return {
    shown,
    ground: groundFor(game),
    clauses: Object.fromEntries(
      clausesIn(game)
        .filter(({ id }) => cited.has(id))
        .map((clause) => [clause.id, { href: clauseHref(game.id, clause), title: clause.title, label: clause.name }]),
    ),
  };
}

/** What explains a figure, and decides nothing while a game is played. */
const EXPLAINS = ['source', 'note'];

const unexplained = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content, (key, value) => (EXPLAINS.includes(key) ? undefined : value)));

/** What every branch of a game is played with. */
export const engineData = (game: Game): EngineData => ({
  content: unexplained(contentOf(game)),
  clauses: Object.fromEntries(
    clausesIn(game).map((clause) => [clause.id, { href: clauseHref(game.id, clause), label: clause.name }]),
  ),
});

/** What a branch leaves; the words of the sample are in the player's own data. */
export const lineData = ({ setup, steps }: Sample): LineData => ({ setup, steps: steps.map(({ actions }) => actions) });
