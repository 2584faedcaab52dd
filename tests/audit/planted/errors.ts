/** Errors of the rules that are planted by name: one clause broken each, switched on one at a time in code that holds them all. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { GAMES, type GameId } from '../../../src/games/index.ts';

/** In a file of the rules the one place that reads `find` is read as `plant`; both are expressions. */
export interface PlantedError {
  readonly clause: string;
  /** What a player would see go wrong. */
  readonly breaks: string;
  readonly file: string;
  readonly find: string;
  readonly plant: string;
}

export interface Planted extends PlantedError {
  readonly id: string;
  readonly game: GameId;
}

const listOf = (game: GameId): string => `tests/games/${game}/planted.json`;

export function everyPlanted(games: readonly GameId[] = GAMES): Planted[] {
  return games
    .filter((game) => existsSync(listOf(game)))
    .flatMap((game) =>
      (JSON.parse(readFileSync(listOf(game), 'utf8')) as PlantedError[]).map((error, i) => ({
        ...error,
        game,
        id: `${game} ${i + 1}, ${error.clause}: ${error.breaks}`,
      })),
    );
}

const control = (breaks: string, find: string, plant: string): Planted => ({
  ...{ clause: 'control', breaks, find, plant, id: `control: ${breaks}`, game: 'hamilcar' },
  file: 'src/mechanics/siege.ts',
});

/** Tried with every list: a run that lets the first live, or in which the second is noticed, proves nothing. */
export const SEEN = control('an error that must be noticed', 'points >= needed', 'points < needed');
export const UNSEEN = control('a change that changes nothing', 'points < needed', 'points < needed');
export const CONTROLS = [SEEN, UNSEEN];

/** Where a whole expression begins and ends, and whether that is within a function: half of one cannot be switched. */
function expressionsOf(text: string): Map<string, boolean> {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.Latest, true);
  const spans = new Map<string, boolean>();
  const visit = (node: ts.Node, within: boolean): void => {
    if (ts.isExpression(node)) spans.set(`${node.getStart(source)} ${node.end}`, within);
    ts.forEachChild(node, (child) => visit(child, within || ts.isFunctionLike(node)));
  };
  visit(source, false);
  return spans;
}

/** Fails where the place is gone or not the only one: a list that plants nothing would prove nothing. */
export function plantedInto(text: string, errors: readonly Planted[]): string {
  const expressions = expressionsOf(text);
  const places = errors.map((error) => {
    const at = text.indexOf(error.find);
    if (at < 0) throw new Error(`${error.file}: "${error.find}" is not there (${error.id})`);
    if (text.indexOf(error.find, at + 1) >= 0)
      throw new Error(`${error.file}: "${error.find}" is there more than once (${error.id})`);
    const end = at + error.find.length;
    const within = expressions.get(`${at} ${end}`);
    if (within === undefined) throw new Error(`${error.file}: "${error.find}" is no whole expression (${error.id})`);
    // Read once, when the file is loaded: what is switched on later comes too late.
    if (!within) throw new Error(`${error.file}: "${error.find}" stands in no function (${error.id})`);
    return { at, end, error };
  });
  let planted = text;
  // From the last to the first, so that places keep their numbers; one inside another would be lost.
  const sorted = places.sort((a, b) => b.at - a.at);
  for (const [i, { at, end, error }] of sorted.entries()) {
    const after = sorted[i - 1];
    if (after && end > after.at) throw new Error(`${error.file}: ${error.id} and ${after.error.id} overlap`);
    const switched = `(globalThis.planted(${JSON.stringify(error.id)}) ? (${error.plant}) : (${error.find}))`;
    planted = planted.slice(0, at) + switched + planted.slice(end);
  }
  return planted;
}

export function planting(errors: readonly Planted[]): Plugin {
  const byFile = Map.groupBy(errors, ({ file }) => resolve(file));
  return {
    name: 'planted-errors',
    enforce: 'pre',
    transform: (code, id) => {
      const here = byFile.get(id.split('?')[0] ?? '');
      return here ? { code: plantedInto(code, here), map: null } : undefined;
    },
  };
}
