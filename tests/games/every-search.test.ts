/** Every whole game, looked ahead in: played in place it goes as it is played, and a new deal changes nothing that a seat can see. */

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAMES, type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { hasCards } from '../../src/play/board.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { AnyState } from '../../src/play/state.ts';
import { type Play, plays } from '../support/plays.ts';
import { isShort, leastOf } from '../support/size.ts';
import { sized } from '../support/work.ts';

const LONGEST = 20_000;
/** Games of each, and every how many actions a state is looked at. */
const [PLAYED, EVERY] = [3, sized(23, 11)];
/** Options tried in a state. */
const TRIED = 8;

/** A state without what its game shares, and without what was told. */
const bare = (s: AnyState): object => ({ ...s, setup: null, happened: null });

const textOf = (value: unknown): string => JSON.stringify(value);

interface Looked {
  readonly s: AnyState;
  readonly who: string;
}

/** States at which a seat decides, of games at random; on the way each is played both ways. */
function courseOf(game: AnyGame, play: Play, content: unknown, seed: number, look: (at: Looked) => void): void {
  // A short game is over before many of its decisions would be looked at.
  const every = isShort(game.id as GameId) ? 1 : EVERY;
  const random = new Random(seed);
  let s: AnyState = game.start(
    play.setup(seed, () => random.share()),
    content,
  );
  const search = game.search(s);
  for (let i = 0; i < LONGEST; i++) {
    if (game.ending(s)) return;
    const who: string | undefined = game.decider(s);
    if (who && who !== 'chance' && i % every === 0) look({ s, who });
    const action = search.draw(random);
    const played = game.play(s, action);
    if (played.type === 'rejected') throw new Error(`${textOf(action)} was drawn: ${played.problem.sentence}`);
    search.play(action);
    s = played.state;
    if (i % every === 0 && !isDeepStrictEqual(bare(search.state), bare(s)))
      throw new Error(`played in place it comes to something else: ${textOf(action)}`);
  }
  throw new Error('the game does not end');
}

const tried = await Promise.all(
  GAMES.map(async (id) => {
    const [game, play] = [await playOf(id), plays[id]];
    return game && play ? [{ id, game: game as AnyGame, play }] : [];
  }),
);

describe.each(tried.flat())('$id', ({ id, game, play }) => {
  const content = gameOf(id);
  const looked: Looked[] = [];

  test('played in place it goes as it is played, and what is drawn is allowed', () => {
    for (let seed = 0; seed < PLAYED; seed++) courseOf(game, play, content, seed, (at) => looked.push(at));
    expect(looked.length).toBeGreaterThanOrEqual(leastOf(id, 21));
  });

  test('a new deal changes neither the board of a seat nor what it may do', () => {
    const random = new Random(7);
    let changed = 0;
    for (const { s, who } of looked) {
      const other = game.redeal(s, who, random);
      expect(game.board(other, who)).toEqual(game.board(s, who));
      expect(game.choices(other).map((c) => c.action)).toEqual(game.choices(s).map((c) => c.action));
      if (!isDeepStrictEqual(bare(other), bare(s))) changed++;
    }
    // Without cards there is nothing to deal anew.
    const hidden = looked.some(({ s }) => hasCards(game.board(s, 'none')));
    if (hidden) expect(changed).toBeGreaterThan(looked.length / 4);
    else expect(changed).toBe(0);
  });

  test('being asked gives nothing away: after a new deal the same is asked of the same seat', () => {
    const random = new Random(8);
    const asked = (s: AnyState): unknown => [
      game.decider(s),
      game.asks(s)?.rule,
      game.asks(s)?.after,
      s.frames.at(-1)?.type,
    ];
    for (const { s, who } of looked) {
      if (play.reveals?.(s)) continue;
      const choices = game.choices(s);
      const { action } = choices[random.below(choices.length)] ?? {};
      const [played, other] = [game.play(s, action), game.play(game.redeal(s, who, random), action)];
      if (played.type === 'rejected' || other.type === 'rejected') throw new Error(`refused: ${textOf(action)}`);
      expect(asked(other.state), textOf(action)).toEqual(asked(played.state));
    }
  });

  test('nobody goes round: no two actions of a seat lead back to the same position', () => {
    for (const { s, who } of looked) {
      const key = game.key(s);
      const search = game.search(s);
      for (const first of search.options().slice(0, TRIED)) {
        const after = search.copy();
        after.play(first);
        if (after.decider() !== who) continue;
        for (const second of after.options().slice(0, TRIED)) {
          const back = after.copy();
          back.play(second);
          if (game.key(back.state) === key) throw new Error(`round it goes: ${textOf(first)}, ${textOf(second)}`);
        }
      }
    }
  });

  test('a position has one key, in whatever order its names were written', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, one]) => [name, turned(one)]),
      );
    };
    const keys = new Set<string>();
    for (const { s } of looked) {
      const { setup, ...rest } = s;
      expect(game.key({ ...(turned(rest) as AnyState), setup })).toBe(game.key(s));
      keys.add(game.key(s));
    }
    // Short games begin alike and may come to the same position again.
    expect(keys.size).toBeGreaterThan(looked.length * (isShort(id) ? 0.5 : 0.9));
  });
});
