/** A code to scan: what travels in it from phone to phone through long games of random players is what the other does not have, and fits a code. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAMES, type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { contentOf, freshGame } from '../../src/gate/samples.ts';
import { openLetter } from '../../src/islands/player/by-link/open.ts';
import { toldOf } from '../../src/islands/player/by-link/told.ts';
import { lineOf, type Room } from '../../src/islands/player/what-if/engine.ts';
import { propose } from '../../src/play/propose.ts';
import { branching } from '../../src/stores/branch/branch.ts';
import { leavingsAt } from '../../src/stores/branch/main-line.ts';
import { type Sitting, sitting } from '../../src/stores/branch/sitting.ts';
import { byLinkAt } from '../../src/stores/by-link/by-link.ts';
import { $games } from '../../src/stores/by-link/games.ts';
import { Device } from '../support/storage.ts';
import { sized } from '../support/work.ts';

const device = new Device();
afterAll(() => device.leave());
let pockets: Map<string, string>[];
beforeEach(() => {
  pockets = [new Map(), new Map()];
});

/** Does something on one of two phones. */
async function on<T>(phone: number, act: () => Promise<T>): Promise<T> {
  device.items.clear();
  for (const [name, text] of pockets[phone]!) device.items.set(name, text);
  const done = await act();
  pockets[phone] = new Map(device.items);
  return done;
}

async function tableOf(id: GameId) {
  const [game, shown] = [(await playOf(id))!, await freshGame(gameOf(id))];
  const setup = Object.fromEntries(Object.entries(game.offers).map(([name, { options }]) => [name, options[0]!.value]));
  const known = { id, game, content: contentOf(gameOf(id)), clauses: {}, played: { setup, steps: [] }, readings: '' };
  const room = known as unknown as Room;
  return { room, data: { shown } as unknown as Parameters<typeof lineOf>[1] };
}

/** Plays at random until somebody elsewhere is asked; whoever is asked here looks at their cards. */
function playOn(room: Room, one: Sitting, random: Random): void {
  const link = byLinkAt(one, toldOf(room, one));
  const { $now } = one.branching;
  while (!one.$turn.get().away && !$now.get().ending) {
    const { chance, choices, decider = '' } = $now.get();
    if (!chance && one.$table.get().holder !== decider) link.sit(decider);
    const action = chance ? propose(chance, random.below(1e9)).action : choices[random.below(choices.length)]!.action;
    const problem = one.play([action as never]);
    if (problem) throw new Error(problem.sentence);
  }
}

/** Plays a new game until somebody elsewhere is asked: every second seat is. */
async function begun({ room, data }: Awaited<ReturnType<typeof tableOf>>, random: Random): Promise<string> {
  const line = lineOf(room, data);
  const one = sitting(branching(line, leavingsAt(line, 0)[0]!.branch), 0, () => random.below(1e9));
  const linked = room.game.seated(one.branching.$now.get().state).filter((_, i) => i % 2);
  one.$seats.set({ computers: {}, linked, seed: 7 });
  const link = byLinkAt(one, toldOf(room, one));
  playOn(room, one, random);
  await link.keep();
  return link.part();
}

/** A letter as a code holds it, on the shortest address that the site could have. */
const bytesOf = (id: GameId, letter: string): number =>
  new TextEncoder().encode(`https://tabularium.example/${id}/games/new/#step-0&letter=${letter}`).length;

/** 101 squares across at most, which a camera reads from a phone's screen. */
const MOST_BYTES = 900;

describe('a code holds only what the other phone lacks, is read there, and stays small', () => {
  for (const id of GAMES)
    test(`${id}`, { timeout: 600_000 }, async () => {
      const table = await tableOf(id);
      const { room, data } = table;
      const random = new Random(45);
      let letter = await on(0, () => begun(table, random));
      const sizes = [bytesOf(id, letter)];
      let [whole, actions, ended] = [0, 0, false];
      for (let given = 1; given < sized(30, 600) && !ended; given++)
        ended = await on(given % 2, async () => {
          const { sitting: one, problem } = await openLetter(room, data, letter);
          expect(problem, `handed on ${given} times`).toBeUndefined();
          const link = byLinkAt(one!, toldOf(room, one!));
          if (given === 1) for (const seat of one!.$seats.get().linked!) link.sit(seat);
          const before = actions;
          playOn(room, one!, random);
          actions = one!.branching.$branch.get().actions.length;
          expect(actions).toBeGreaterThan(before);
          await link.keep();
          letter = await link.part();
          sizes.push(bytesOf(id, letter));
          whole = bytesOf(id, await link.whole());
          return one!.branching.$now.get().ending !== undefined;
        });
      const most = Math.max(...sizes);
      console.log(
        `${id}: ${sizes.length} codes, ${actions} actions; the largest ${most} bytes, the whole link ${whole}`,
      );
      expect(most).toBeLessThanOrEqual(MOST_BYTES);
      expect(whole).toBeGreaterThan(most);
    });
});

test('giving up travels with the game, and no older letter takes it back', async () => {
  const table = await tableOf('nero');
  const { room, data } = table;
  const random = new Random(7);
  const first = await on(0, () => begun(table, random));
  const [before, after] = await on(1, async () => {
    const { sitting: one } = await openLetter(room, data, first);
    const link = byLinkAt(one!, toldOf(room, one!));
    const [seat = ''] = one!.$seats.get().linked!;
    link.sit(seat);
    const whole = await link.whole();
    one!.$seats.set({ ...one!.$seats.get(), over: seat });
    return [whole, await link.part()];
  });
  for (const letter of [after, before, first])
    await on(0, async () => {
      const { sitting: one, problem } = await openLetter(room, data, letter!);
      expect(problem).toBeUndefined();
      expect(one!.$seats.get().over).toBe(one!.$seats.get().linked![0]);
      expect($games.get()).toHaveLength(1);
      expect($games.get()[0]).toMatchObject({ says: 'The game is over', asked: '' });
    });
});
