/** A game by link over two devices: it goes from one to the other and back, whole or in part, and nothing that is kept is lost. */
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { contentOf, freshGame } from '../../src/gate/samples.ts';
import { openKept, openLetter } from '../../src/islands/player/by-link/open.ts';
import { toldOf } from '../../src/islands/player/by-link/told.ts';
import { lineOf, type Room } from '../../src/islands/player/what-if/engine.ts';
import { propose } from '../../src/play/propose.ts';
import { branching } from '../../src/stores/branch/branch.ts';
import { leavingsAt } from '../../src/stores/branch/main-line.ts';
import { type Sitting, sitting } from '../../src/stores/branch/sitting.ts';
import { byLinkAt } from '../../src/stores/by-link/by-link.ts';
import { $games } from '../../src/stores/by-link/games.ts';
import { CUT, GAP, NOT_HERE } from '../../src/stores/by-link/letter.ts';
import { Device } from '../support/storage.ts';

const id = 'nero';
const [game, shown] = [(await playOf(id))!, await freshGame(gameOf(id))];
const played = { setup: shown!.steps.length ? {} : { players: 4, version: 'fast' }, steps: [] };
const room = { id, game, content: contentOf(gameOf(id)), clauses: {}, played, readings: '' } as unknown as Room;
const data = { shown } as unknown as Parameters<typeof lineOf>[1];
const [ME = '', FRIEND = ''] = Object.keys(game.seats);

const device = new Device();
afterAll(() => device.leave());
/** What each phone keeps. */
let phones: Record<'anna' | 'jon', Map<string, string>>;
beforeEach(() => {
  phones = { anna: new Map(), jon: new Map() };
});

/** Does something on one of the phones; what it keeps is back in its pocket afterwards. */
async function on<T>(who: 'anna' | 'jon', act: () => Promise<T>): Promise<T> {
  device.items.clear();
  for (const [name, text] of phones[who]) device.items.set(name, text);
  const done = await act();
  await settled();
  phones[who] = new Map(device.items);
  return done;
}
/** Until nothing more is being sealed. */
async function settled(): Promise<void> {
  for (let [before, now, same] = ['', 'none yet', 0]; same < 3; same = before === now ? same + 1 : 0) {
    await new Promise((done) => setTimeout(done, 15));
    [before, now] = [now, JSON.stringify([...device.items])];
  }
}

const link = (one: Sitting) => byLinkAt(one, toldOf(room, one));
const many = ({ branching: { $branch } }: Sitting): number => $branch.get().actions.length;

/** Plays what comes first until somebody elsewhere is asked. */
function playOn(one: Sitting, seed = 0): void {
  const { $now } = one.branching;
  for (let i = 0; i < 400 && !one.$turn.get().away; i++) {
    const { chance, choices, ending } = $now.get();
    if (ending) return;
    const problem = chance
      ? one.play([propose(chance, i + seed).action as never])
      : one.play([choices[(i * 7 + seed) % choices.length]!.action]);
    if (problem) throw new Error(problem.sentence);
  }
}

/** Anna begins a game with Jon, and plays until he is asked. */
async function begin(): Promise<Sitting> {
  const line = lineOf(room, data);
  const one = sitting(branching(line, leavingsAt(line, 0)[0]!.branch), 0, () => 1);
  const computers = Object.fromEntries(
    Object.keys(game.seats)
      .slice(2)
      .map((seat) => [seat, 'easy' as const]),
  );
  one.$seats.set({ computers, linked: [FRIEND], seed: 7 });
  link(one).attend();
  await link(one).guard(ME, 'plum');
  playOn(one);
  return one;
}

describe('handed from one to the other', () => {
  test('whole, then in parts that grow no longer: both have the same course, and each sees only their own hand', async () => {
    let letter = await on('anna', async () => {
      const one = await begin();
      expect(one.$turn.get()).toMatchObject({ away: true, decider: FRIEND, viewer: ME });
      link(one).handOn();
      return link(one).whole();
    });
    const lengths: number[] = [];
    let known = 0;
    for (let round = 0; round < 4; round++) {
      const who = round % 2 ? 'anna' : 'jon';
      letter = await on(who, async () => {
        const { sitting: one, problem } = await openLetter(room, data, letter);
        expect(problem).toBeUndefined();
        expect(many(one!)).toBeGreaterThanOrEqual(known);
        const at = link(one!);
        at.attend();
        // Nobody's cards are seen before the word.
        expect(one!.$viewer.get()).toBe('none');
        const seat = round % 2 ? ME : FRIEND;
        if (round === 0) await at.guard(seat, 'fig');
        else {
          expect(await at.open(seat, 'pear')).toBe(false);
          expect(one!.$viewer.get()).toBe('none');
          expect(await at.open(seat, round % 2 ? 'plum' : 'fig')).toBe(true);
        }
        expect(one!.$viewer.get()).toBe(seat);
        const before = many(one!);
        expect(one!.$noUndo.get()).toBeDefined();
        playOn(one!, round);
        expect(many(one!)).toBeGreaterThan(before);
        known = many(one!);
        at.handOn();
        expect(one!.$noUndo.get()).toBe('You have handed the game on');
        const [whole, part] = [await at.whole(), await at.part()];
        if (round > 0) expect(part.length).toBeLessThan(whole.length);
        lengths.push(part.length);
        return part;
      });
    }
    expect(lengths).toHaveLength(4);
  });

  test('what is kept and what travels holds nothing of the course in clear', async () => {
    let letter = await on('anna', async () => link(await begin()).whole());
    const words = new Set<string>();
    for (let i = 0; i < 60 && !words.has('deal'); i++)
      letter = await on(i % 2 ? 'anna' : 'jon', async () => {
        const { sitting: one } = await openLetter(room, data, letter);
        link(one!).attend();
        if (link(one!).$known.get().here.length === 0) await link(one!).guard(FRIEND, 'fig');
        playOn(one!);
        for (const move of one!.branching.$now.get().moves)
          for (const value of Object.values(move.action).flat())
            if (typeof value === 'string' && value.length > 3 && !Object.hasOwn(game.seats, value)) words.add(value);
        return link(one!).whole();
      });
    expect(words).toContain('deal');
    expect(words.size).toBeGreaterThan(6);
    const kept = JSON.stringify([...phones.anna, ...phones.jon]);
    const found = [...words].filter((word) => letter.includes(word) || kept.includes(word));
    expect(found).toEqual([]);
  });
});

describe('what is not simply next', () => {
  test('an old link is recognised, and the newer course is open', async () => {
    const old = await on('anna', async () => {
      const one = await begin();
      return link(one).whole();
    });
    const newer = await on('jon', async () => {
      const { sitting: one } = await openLetter(room, data, old);
      link(one!).attend();
      await link(one!).guard(FRIEND, 'fig');
      playOn(one!);
      return { letter: await link(one!).whole(), many: many(one!) };
    });
    await on('anna', async () => {
      const { sitting: one } = await openLetter(room, data, newer.letter);
      link(one!).attend();
    });
    await on('anna', async () => {
      const { sitting: one } = await openLetter(room, data, old);
      expect(many(one!)).toBe(newer.many);
      expect(link(one!).$brought.get()).toMatchObject({ type: 'older' });
    });
  });

  test('two courses that part are told, either can be gone on with, and the other is kept', async () => {
    const first = await on('anna', async () => {
      const one = await begin();
      link(one).handOn();
      return link(one).whole();
    });
    const [left, right] = await Promise.resolve([1, 2]).then(async (seeds) => {
      const found: string[] = [];
      for (const seed of seeds)
        found.push(
          await on('jon', async () => {
            phones.jon.clear();
            device.items.clear();
            const { sitting: one } = await openLetter(room, data, first);
            link(one!).attend();
            await link(one!).guard(FRIEND, 'fig');
            playOn(one!, seed);
            return link(one!).whole();
          }),
        );
      return found;
    });
    await on('anna', async () => {
      const { sitting: one } = await openLetter(room, data, left!);
      link(one!).attend();
    });
    await on('anna', async () => {
      const { sitting: mine } = await openLetter(room, data, right!);
      link(mine!).attend();
      const brought = link(mine!).$brought.get();
      expect(brought?.type).toBe('apart');
      await link(mine!).setAside((says) => `${says} (left)`);
      const theirs = brought!.take();
      link(theirs).attend();
      expect(many(theirs)).toBe(brought!.many);
    });
    expect($games.get()).toHaveLength(2);
    await on('anna', async () => {
      for (const kept of $games.get()) expect((await openKept(room, data, kept.id)).problem).toBeUndefined();
    });
  });

  test('a part without its game, with a gap, a cut one and one of another game are refused with a sentence; nothing changes', async () => {
    const first = await on('anna', async () => link(await begin()).whole());
    const parts = await on('jon', async () => {
      const { sitting: one } = await openLetter(room, data, first);
      link(one!).attend();
      await link(one!).guard(FRIEND, 'fig');
      playOn(one!);
      return { part: await link(one!).part(), whole: await link(one!).whole() };
    });
    const later = await on('anna', async () => {
      const { sitting: one } = await openLetter(room, data, parts.whole);
      link(one!).attend();
      await link(one!).open(ME, 'plum');
      playOn(one!);
      return link(one!).part();
    });
    phones.jon.clear();
    expect(await on('jon', () => openLetter(room, data, parts.part))).toEqual({ problem: NOT_HERE });
    await on('jon', async () => link((await openLetter(room, data, first)).sitting!).attend());
    const before = JSON.stringify([...phones.jon]);
    expect(await on('jon', () => openLetter(room, data, later))).toEqual({ problem: GAP });
    expect(await on('jon', () => openLetter(room, data, first.slice(0, -4)))).toEqual({ problem: CUT });
    const other = { ...room, id: 'hamilcar' } as unknown as Room;
    expect((await on('jon', () => openLetter(other, data, first))).problem).toMatch(/another game/);
    expect(JSON.stringify([...phones.jon])).toBe(before);
  });

  test('what another tab has kept since is not written over', async () => {
    await on('anna', async () => {
      const one = await begin();
      await settled();
      const { sitting: tab } = await openKept(room, data, link(one).$known.get().id);
      link(tab!).attend();
      link(tab!).layOpen();
      await link(tab!).keep();
      const kept = device.items.get('tabularium:by-link');
      link(one).handOn();
      await link(one).keep();
      expect(link(one).$kept.get()?.trouble).toMatch(/another tab/);
      expect(device.items.get('tabularium:by-link')).toBe(kept);
    });
  });

  test('the word of a seat is kept with it, and so is who came to sit where', async () => {
    const known = await on('anna', async () => link(await begin()).$known.get());
    await on('anna', async () => {
      const { sitting: again } = await openKept(room, data, known.id);
      expect(link(again!).$known.get().locks[ME]).toEqual(known.locks[ME]);
      expect(await link(again!).open(ME, 'plum')).toBe(true);
      link(again!).attend();
      // The friend comes over, and sits here from now on; then somebody else goes away.
      again!.$seats.set({ ...again!.$seats.get(), linked: [ME] });
      expect(link(again!).$known.get().here).toEqual([FRIEND]);
    });
    // What is kept is sealed first.
    await vi.waitFor(() => expect($games.get()[0]?.here).toEqual([FRIEND]));
  });

  test('a device that keeps nothing has all of it in the address, sealed', async () => {
    await on('anna', async () => {
      device.full = true;
      const one = await begin();
      await vi.waitFor(() => expect(link(one).$kept.get()?.hash).toContain('&letter='));
      await settled();
      device.full = false;
      const { hash, trouble } = link(one).$kept.get()!;
      expect(trouble).toMatch(/is full or/);
      const [, letter = ''] = /&letter=(.+)$/.exec(hash) ?? [];
      const { sitting: again } = await openLetter(room, data, letter);
      expect(many(again!)).toBe(many(one));
    });
  });
});
