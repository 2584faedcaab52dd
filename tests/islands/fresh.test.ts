/** What is chosen of a fresh game reaches it: every reading is told, stands in the set-up, and comes back from an address. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingsData } from '../../src/components/data/player-data.ts';
import { GAMES, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { everySample, freshGame } from '../../src/gate/samples.ts';
import { lineOf, type Room } from '../../src/islands/player/what-if/engine.ts';
import { chosenIn, ownReadings, setupFrom, setupOf, setupText } from '../../src/islands/player/what-if/fresh.ts';
import { openFrom } from '../../src/islands/player/what-if/from-address.ts';
import { hashOf } from '../../src/islands/player/what-if/use-kept.ts';
import { branching } from '../../src/stores/branch/branch.ts';
import { leavingsAt } from '../../src/stores/branch/main-line.ts';
import { sitting } from '../../src/stores/branch/sitting.ts';
import { leastOf } from '../support/size.ts';

const wholes = await Promise.all(GAMES.map(async (id) => ({ id, game: (await playOf(id))! })));

describe.each(wholes)('$id', ({ id, game }) => {
  const usual = Object.fromEntries(Object.entries(game.offers).map(([name, { options }]) => [name, options[0]!.value]));

  test('every reading has a title and a clause, and is the one that the game plays by when it is chosen', async () => {
    const told = await readingsData(gameOf(id));
    expect(Object.keys(told)).toEqual(Object.keys(game.readings));
    expect(Object.keys(told).length).toBeGreaterThanOrEqual(leastOf(id, 6));
    for (const [ruling, options] of Object.entries(game.readings)) {
      expect(told[ruling]?.title).toMatch(/^.{8,}$/);
      expect(told[ruling]?.href).toMatch(new RegExp(`/${id}/rules/[^/]+/#.+`));
      const [ours = '', ...others] = Object.keys(options);
      expect(others.length).toBeGreaterThan(0);
      for (const option of others) {
        const setup = setupOf({ ...usual, [ruling]: option }, game);
        expect(setup).toEqual({ ...usual, rulings: { [ruling]: option } });
        expect(game.start(setup, gameOf(id)).setup.rulings[ruling]).toBe(option);
        expect(setupOf({ ...chosenIn(setup), [ruling]: ours }, game)).toEqual(usual);
      }
    }
  });

  test('a set-up comes back from its address, whatever was chosen first and whatever else stands in it', () => {
    const names = Object.entries({
      ...Object.fromEntries(Object.entries(game.offers).map(([n, { options }]) => [n, options.map((o) => o.value)])),
      ...Object.fromEntries(Object.entries(game.readings).map(([n, options]) => [n, Object.keys(options)])),
    });
    // An address has one name for each.
    expect(names.length).toBe(Object.keys(game.offers).length + Object.keys(game.readings).length);
    const any = fc
      .tuple(...names.map(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const)))
      .chain((all) => fc.shuffledSubarray(all));
    fc.assert(
      fc.property(any, fc.stringMatching(/^[a-z]{1,6}:[a-z]{0,6}$/), (chosen, stale) => {
        const setup = setupOf({ ...usual, ...Object.fromEntries(chosen) }, game);
        const text = setupText(setup);
        // A digest is taken of the text.
        expect(JSON.stringify(setupFrom(text, game))).toBe(JSON.stringify(setup));
        expect(setupText(setupFrom(`${stale},${text}`, game))).toBe(text);
        const own = chosen.filter(([n, value]) => game.readings[n] && Object.keys(game.readings[n])[0] !== value);
        expect(ownReadings(setup)).toBe(own.length ? `Rules questions: ${own.length} answered your way` : '');
      }),
    );
  });
});

test('a game by another reading begins otherwise, and does so again from its address', async () => {
  const id = 'sword-of-rome';
  const content = gameOf(id);
  const [game, shown, samples] = [(await playOf(id))!, await freshGame(content), await everySample(content)];
  const played = { setup: samples.at(-1)!.setup, steps: [] };
  const room = { id, game, content, clauses: {}, played, readings: '' } as unknown as Room;
  const data = { shown } as unknown as Parameters<typeof lineOf>[1];
  const ours = lineOf(room, data);
  const other = lineOf(room, data, setupFrom('players:4,punic-envoys:by-a-card', game));
  expect(game.board(other.start, 'all')).not.toEqual(game.board(ours.start, 'all'));

  const [leaving] = leavingsAt(other, 0);
  const hash = hashOf(
    room,
    sitting(branching(other, leaving!.branch), 0, () => 1),
  );
  expect(hash).toContain('&set-up=players:4,punic-envoys:by-a-card&');
  const { sitting: again, problem } = await openFrom(room, data, 0, hash);
  expect(problem).toBeUndefined();
  expect(again?.branching.line.start).toEqual(other.start);
  // Whoever changes the reading of a game that was begun is told that it is another game.
  const changed = await openFrom(room, data, 0, hash.replace('by-a-card', 'from-the-start'));
  expect(changed.problem).toMatch(/another version/);
});
