/** How likely was what the dice gave, where the roll has no words of its own: the part of the calculator's headline. */
import { expect, test } from 'vitest';
import type { Calculator } from '../../src/calculator/calculator.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { answerOf, oddsOf, pendingOdds } from '../../src/play/odds.ts';
import type { AnyState } from '../../src/play/state.ts';
import { raidOdds, skirmish } from './skirmish.ts';

const die = { id: 'raid', label: 'Raid', dice: 1, sides: 6 };
const wordless: AnyGame = { ...skirmish, chance: () => ({ type: 'roll', dice: () => [die] }) };
const before: AnyState = { setup: {}, frames: [], happened: [], ending: null };
const rolledBy = (calculator: Calculator, faces: unknown) =>
  oddsOf(
    wordless,
    {
      by: 'chance',
      action: { type: 'roll', faces },
      before,
      happened: [],
      question: { calculator: 'raid', input: { from: 4, blocks: 1 } },
    },
    { load: async () => calculator, tables: {} },
  );

test('is told with its chance', async () => {
  expect((await rolledBy(raidOdds, { raid: [5] })).happened).toEqual({ says: 'Taken', chance: expect.closeTo(1 / 3) });
  expect((await rolledBy(raidOdds, { raid: [4] })).happened).toEqual({ says: 'Held', chance: expect.closeTo(2 / 3) });
});

test('is told without outcomes, as the roll has no words', async () => {
  expect(await rolledBy(raidOdds, { raid: [5] })).not.toHaveProperty('outcomes');
});

test('a case that does not fit its calculator is a mistake, and more draws are asked for where there is time', async () => {
  const load = async () => raidOdds;
  const question = { calculator: 'raid', input: { from: 9 } };
  await expect(answerOf(question, { load, tables: {} })).rejects.toThrow(/^raid: /);
  const better = { ...raidOdds.compute({ from: 4, blocks: 0 }, {}), sentence: 'Drawn for longer.' };
  const drawn = await answerOf({ calculator: 'raid', input: {} }, { load, tables: {}, report: () => better });
  expect(drawn.report.sentence).toBe('Drawn for longer.');
});

test('is not told by a calculator that rolls no dice, or others', async () => {
  const { rolls, resolve, ...plain } = raidOdds;
  for (const calculator of [plain, { ...plain, rolls }, { ...plain, resolve }] as Calculator[]) {
    const odds = await rolledBy(calculator, { raid: [5] });
    expect(odds.report?.chances['taken']).toBeCloseTo(1 / 3);
    expect(odds.happened).toBeUndefined();
  }
  expect((await rolledBy(raidOdds, { raid: [7] })).happened).toBeUndefined();
  expect((await rolledBy({ ...raidOdds, headline: [] }, { raid: [5] })).happened).toBeUndefined();
});

test('a moment that waits for a roll knows its outcomes only where the roll has words', () => {
  const computed = {
    calculator: raidOdds,
    input: { from: 4, blocks: 1 },
    report: raidOdds.compute({ from: 4, blocks: 1 }, {}),
  };
  const worded: AnyGame = {
    ...skirmish,
    chance: () => ({ type: 'roll', dice: () => [die], reads: ({ raid }) => (raid![0]! > 4 ? 'in' : 'out') }),
  };
  const asked = { calculator: 'raid', input: { from: 4, blocks: 1 } };
  expect(pendingOdds(wordless, before, computed)).toEqual({ asked, report: computed.report });
  expect(pendingOdds(worded, before, computed)).toEqual({
    asked,
    report: computed.report,
    outcomes: [
      { says: 'out', chance: expect.closeTo(2 / 3) },
      { says: 'in', chance: expect.closeTo(1 / 3) },
    ],
  });
  const deals: AnyGame = { ...skirmish, chance: () => ({ type: 'draw', pile: 'deck', from: ['a'], number: 1 }) };
  expect(pendingOdds(deals, before, computed).outcomes).toBeUndefined();
});
