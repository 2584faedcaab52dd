/** Puts together what the player needs of a game that was played. */
import { clausesIn, type Game } from '../gate/game.ts';
import type { Data } from '../islands/player/props.ts';
import type { Shown } from '../play/shown.ts';
import { groundOf } from './ground.ts';
import { clauseHref, gameHref } from './links.ts';

export const sampleHref = (game: string, sample: string, step?: number): string =>
  gameHref(game, `games/${sample}/${step ? `#step-${step}` : ''}`);
export const dataHref = (game: string, sample: string): string => gameHref(game, `games/${sample}.json`);

const grounds = new Map<string, Data['ground']>();

function groundFor(game: Game): Data['ground'] {
  if (!game.map) throw new RangeError(`${game.name} has no map to play on`);
  const made = grounds.get(game.id) ?? groundOf(game.map);
  grounds.set(game.id, made);
  return made;
}

export function playerData(game: Game, shown: Shown): Data {
  const cited = new Set(shown.steps.flatMap((step) => step.happened.map((h) => h.rule)));
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
