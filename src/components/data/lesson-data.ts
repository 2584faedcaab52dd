/** Puts together what the player needs of a game's lesson: its screens with the addresses that they lead to. */
import { toQuery } from '../../calculator/address.ts';
import type { GameId } from '../../games/index.ts';
import { caseOf } from '../../gate/case.ts';
import { clausesIn, type Game } from '../../gate/game.ts';
import type { Lesson, LinkText } from '../../gate/lesson.ts';
import { ContentError, unknownName } from '../../gate/problem.ts';
import { readSamples } from '../../gate/samples.ts';
import type { Data, LessonAt } from '../../islands/player/props.ts';
import { clauseHref, gameHref, oddsHref, referenceHref } from '../links.ts';
import { playerData, sampleHref } from './player-data.ts';

export const lessonHref = (game: string): string => gameHref(game, 'learn/');
export const lessonDataHref = (game: string): string => gameHref(game, 'learn.json');
export const lessonAt = (game: GameId): LessonAt => ({
  game,
  text: gameHref(game, 'learn/text.json'),
  content: gameHref(game, 'games/content.json'),
  box: gameHref(game, 'box.json'),
});

async function hrefOf(game: Game, link: LinkText): Promise<string> {
  const among = (kind: string, found: string, known: readonly string[]): string => {
    if (known.includes(found)) return found;
    throw new ContentError([unknownName(`content/${game.id}/learn.json: "${link.says}"`, kind, found, known)]);
  };
  if ('sample' in link)
    return sampleHref(
      game.id,
      among(
        'sample',
        link.sample,
        readSamples(game).map((s) => s.id),
      ),
      link.step,
    );
  if ('reference' in link)
    return referenceHref(
      game.id,
      among(
        'sheet',
        link.reference,
        game.reference.map((r) => r.slug),
      ),
    );
  if ('page' in link) return gameHref(game.id, link.page);
  if ('clause' in link) {
    const clauses = clausesIn(game);
    const id = among(
      'clause',
      link.clause,
      clauses.map((c) => c.id),
    );
    return clauseHref(game.id, clauses.find((c) => c.id === id)!);
  }
  const named = await caseOf(game.id, link);
  if (named.type === 'problems')
    throw new ContentError(named.sentences.map((s) => `content/${game.id}/learn.json: "${link.says}": ${s}`));
  return oddsHref(game.id, link.calculator, toQuery(named.calculator.fields, named.input));
}

export async function lessonData(game: Game, { shown, links }: Lesson): Promise<Data> {
  const led = await Promise.all(
    shown.steps.map(async (step, i) => {
      const ways = await Promise.all(
        (links[i] ?? []).map(async (link) => ({ says: link.says, href: await hrefOf(game, link) })),
      );
      return ways.length ? { ...step, links: ways } : step;
    }),
  );
  return playerData(game, { ...shown, steps: led });
}
