/** Collects what the player needs for a game that was played. */
import { sentMap } from '../../calculator/map-wire.ts';
import { sentTables } from '../../calculator/table-wire.ts';
import { type GameId, playOf } from '../../games/index.ts';
import { anchorOf } from '../../gate/clauses.ts';
import { clausesIn, type Game } from '../../gate/game.ts';
import { playContent } from '../../gate/play-content.ts';
import { ContentError } from '../../gate/problem.ts';
import { weightsOf } from '../../gate/worth.ts';
import type { Data, EngineAt, EngineData, LineData, ReadingsData, Wired } from '../../islands/player/props.ts';
import type { Sample } from '../../play/sample.ts';
import type { Shown } from '../../play/shown.ts';
import { groundOf } from '../ground.ts';
import { chapterHref, clauseHref, gameHref } from '../links.ts';

export const sampleHref = (game: string, sample: string, step?: number): string =>
  gameHref(game, `games/${sample}/${step ? `#step-${step}` : ''}`);
export const dataHref = (game: string, sample: string): string => gameHref(game, `games/${sample}.json`);
export const engineAt = (game: GameId, sample: string): EngineAt => ({
  game,
  content: gameHref(game, 'games/content.json'),
  line: gameHref(game, `games/${sample}/line.json`),
  readings: gameHref(game, 'games/readings.json'),
  box: gameHref(game, 'box.json'),
  ...(weightsOf(game) && { worth: gameHref(game, 'games/worth.json') }),
});

export const groundHref = (game: string): string => gameHref(game, 'games/ground.json');

const grounds = new Map<string, Data['ground']>();

export function groundFor(game: Game): Data['ground'] {
  if (!game.map) throw new RangeError(`${game.name} has no map to play on`);
  const made = grounds.get(game.id) ?? groundOf(game.map);
  grounds.set(game.id, made);
  return made;
}

export function playerData(game: Game, shown: Shown): Data {
  const cited = new Set(
    shown.steps.flatMap(({ happened, odds, cites = [] }) => [
      ...cites,
      ...[...happened, ...(odds?.ledger ?? [])].map(({ rule }) => rule),
    ]),
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

export const wiredData = (game: Game, shown: Shown): Wired => ({
  ...playerData(game, shown),
  ground: groundHref(game.id),
});

/** What every branch of a game is played with. */
export async function engineData(game: Game): Promise<EngineData> {
  const chapters = Map.groupBy(clausesIn(game), ({ slug }) => slug);
  const { tables, map, ...content } = await playContent(game);
  return {
    content: { ...content, ...(map && { map: sentMap(map) }), tables: sentTables(tables) },
    chapters: [...chapters].map(([slug, clauses]) => ({
      href: chapterHref(game.id, slug),
      clauses: clauses.map(({ id }) => id),
      labels: Object.fromEntries(clauses.flatMap(({ id, name }) => (name === id ? [] : [[id, name]]))),
      anchors: Object.fromEntries(clauses.flatMap(({ id }) => (anchorOf(id) === id ? [] : [[id, anchorOf(id)]]))),
    })),
  };
}

/** The rulings that a fresh game may be played by another reading of, where each is told first. */
export async function readingsData(game: Game): Promise<ReadingsData> {
  const ids = Object.keys((await playOf(game.id))?.readings ?? {});
  const told = ids.map((id) => {
    const ruling = game.rulings.find((one) => one.id === id);
    const clause = clausesIn(game).find((one) => one.id === ruling?.rules[0]);
    if (!ruling || !clause)
      throw new ContentError([
        `content/${game.id}/rulings.json: "${id}" is used in the game, but is missing here or names no clause`,
      ]);
    return [id, { title: ruling.title, href: clauseHref(game.id, clause), label: clause.name }];
  });
  return Object.fromEntries(told);
}

/** What a branch leaves; the words of the sample are in the player's own data. */
export const lineData = ({ setup, steps }: Sample): LineData => ({ setup, steps: steps.map(({ actions }) => actions) });
