/** Collects what a page needs for a game's lesson: its screens with the addresses they link to, and where its story is stored. */
import { type GameId, playOf } from '../../games/index.ts';
import { clausesIn, type Game } from '../../gate/game.ts';
import type { Lesson, LinkText } from '../../gate/lesson.ts';
import { ContentError, unknownName } from '../../gate/problem.ts';
import { everySample, FRESH, readSamples } from '../../gate/samples.ts';
import type { Data, EngineAt } from '../../islands/player/props.ts';
import { digestOf } from '../../play/sample.ts';
import { branchText } from '../../stores/branch/branch-address.ts';
import { seatsText } from '../../stores/branch/seats.ts';
import { clauseHref, gameHref, referenceHref } from '../links.ts';
import { engineAt, playerData, sampleHref } from './player-data.ts';

export const lessonHref = (game: string): string => gameHref(game, 'learn/');
export const lessonDataHref = (game: string): string => gameHref(game, 'learn.json');

/** The story is played by the reader's box, as far as it can be; nobody is asked for advice. */
export function lessonEngine(game: GameId): EngineAt {
  const { worth: _, ...engine } = engineAt(game, FRESH);
  return { ...engine, line: gameHref(game, 'learn/line.json') };
}

type NewGame = Extract<LinkText, { readonly seat: string }>;

/** The address of a new game in which the computer has all seats but one. */
async function newGameHref(game: Game, { setup: chosen, seat, says }: NewGame): Promise<string> {
  const whole = await playOf(game.id);
  const fresh = (await everySample(game)).find(({ id }) => id === FRESH);
  const where = `content/${game.id}/learn.json: "${says}"`;
  if (!whole || !fresh) throw new ContentError([`${where}: there is no new game`]);
  // What the game offers, one value of each.
  const setup = { ...(fresh.setup as object), ...chosen };
  const seats = Object.keys(whole.seats);
  if (!seats.includes(seat)) throw new ContentError([unknownName(where, 'seat', seat, seats)]);
  const text = Object.entries(setup).map((one) => one.join(':'));
  const branch = { of: digestOf({ ...fresh, setup }), step: 0, after: 0, actions: [] };
  const computers = Object.fromEntries(seats.filter((one) => one !== seat).map((one) => [one, 'easy' as const]));
  const hash = `set-up=${text.join(',')}&seats=${seatsText({ computers, seed: 1 })}&branch=${branchText(branch, whole.actions)}`;
  return `${sampleHref(game.id, FRESH)}#step-0&${hash}`;
}

async function hrefOf(game: Game, link: LinkText): Promise<string> {
  const among = (kind: string, found: string, known: readonly string[]): string => {
    if (known.includes(found)) return found;
    throw new ContentError([unknownName(`content/${game.id}/learn.json: "${link.says}"`, kind, found, known)]);
  };
  if ('seat' in link) return newGameHref(game, link);
  if ('page' in link) return gameHref(game.id, link.page);
  if ('sample' in link) {
    const samples = readSamples(game).map(({ id }) => id);
    return sampleHref(game.id, among('sample', link.sample, samples), link.step);
  }
  if ('reference' in link) {
    const sheets = game.reference.map(({ slug }) => slug);
    return referenceHref(game.id, among('sheet', link.reference, sheets));
  }
  const clauses = clausesIn(game);
  const ids = clauses.map(({ id }) => id);
  const id = among('clause', link.clause, ids);
  return clauseHref(game.id, clauses[ids.indexOf(id)]!);
}

export async function lessonData(game: Game, { shown, links }: Lesson): Promise<Data> {
  const steps = await Promise.all(
    shown.steps.map(async (step, i) => {
      const ways = await Promise.all(
        (links[i] ?? []).map(async (link) => ({ says: link.says, href: await hrefOf(game, link) })),
      );
      return ways.length ? { ...step, links: ways } : step;
    }),
  );
  return playerData(game, { ...shown, steps });
}
