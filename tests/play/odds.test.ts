/** How likely was what the dice gave, where the roll has no words of its own: the part of the calculator's headline. */
import { expect, test } from 'vitest';
import type { Calculator } from '../../src/calculator/calculator.ts';
import { defaultsOf } from '../../src/calculator/fields.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { answerOf, oddsOf, pendingOdds } from '../../src/play/odds.ts';
import type { AnyState } from '../../src/play/state.ts';
import { fight } from '../support/salt-road/src/fight.ts';
import { saltRoad } from '../support/salt-road/src/play/game.ts';

const input = { attackers: 3, defenders: 2 };
const dice = () => fight.rolls?.(defaultsOf(fight.fields), {}, {}) ?? [];
const wordless: AnyGame = { ...saltRoad, chance: () => ({ type: 'roll', dice }) };
/** By 3 against 2 the attacker wins with 21 of 36 rolls. */
const WINS = 21 / 36;
const before: AnyState = { setup: {}, frames: [], happened: [], ending: null };
const rolledBy = (calculator: Calculator, faces: unknown) =>
  oddsOf(
    wordless,
    {
      by: 'chance',
      action: { type: 'roll', faces },
      before,
      happened: [],
      question: { calculator: 'fight', input },
    },
    { load: async () => calculator, tables: {} },
  );

test('is told with its chance', async () => {
  expect((await rolledBy(fight, { attacker: [5], defender: [2] })).happened).toEqual({
    says: 'The attacker wins',
    chance: expect.closeTo(WINS),
  });
  expect((await rolledBy(fight, { attacker: [1], defender: [2] })).happened).toEqual({
    says: 'The defender wins',
    chance: expect.closeTo(1 - WINS),
  });
});

test('is told without outcomes, as the roll has no words', async () => {
  expect(await rolledBy(fight, { attacker: [5], defender: [2] })).not.toHaveProperty('outcomes');
});

test('a case that does not fit its calculator is a mistake, and more draws are asked for where there is time', async () => {
  const load = async () => fight;
  const question = { calculator: 'fight', input: { attackers: 9 } };
  await expect(answerOf(question, { load, tables: {} })).rejects.toThrow(/^fight: /);
  const better = { ...fight.compute(defaultsOf(fight.fields), {}), sentence: 'Drawn for longer.' };
  const drawn = await answerOf({ calculator: 'fight', input: {} }, { load, tables: {}, report: () => better });
  expect(drawn.report.sentence).toBe('Drawn for longer.');
});

test('is not told by a calculator that rolls no dice, or others', async () => {
  const { rolls, resolve, ...plain } = fight;
  for (const calculator of [plain, { ...plain, rolls }, { ...plain, resolve }] as Calculator[]) {
    const odds = await rolledBy(calculator, { attacker: [5], defender: [2] });
    expect(odds.report?.chances['wins']).toBeCloseTo(WINS);
    expect(odds.happened).toBeUndefined();
  }
  expect((await rolledBy(fight, { attacker: [7], defender: [2] })).happened).toBeUndefined();
  expect((await rolledBy({ ...fight, headline: [] }, { attacker: [5], defender: [2] })).happened).toBeUndefined();
});

test('a moment that waits for a roll knows its outcomes only where the roll has words', () => {
  const computed = {
    calculator: fight,
    input: { ...defaultsOf(fight.fields), ...input },
    report: fight.compute({ ...defaultsOf(fight.fields), ...input }, {}),
  };
  const worded: AnyGame = {
    ...saltRoad,
    chance: () => ({ type: 'roll', dice, reads: ({ attacker }) => (attacker![0]! > 4 ? 'in' : 'out') }),
  };
  const asked = { calculator: 'fight', input: { ...defaultsOf(fight.fields), ...input } };
  expect(pendingOdds(wordless, before, computed)).toEqual({ asked, report: computed.report });
  expect(pendingOdds(worded, before, computed)).toEqual({
    asked,
    report: computed.report,
    outcomes: [
      { says: 'out', chance: expect.closeTo(2 / 3) },
      { says: 'in', chance: expect.closeTo(1 / 3) },
    ],
  });
  const deals: AnyGame = { ...saltRoad, chance: () => ({ type: 'draw', pile: 'deck', from: ['a'], number: 1 }) };
  expect(pendingOdds(deals, before, computed).outcomes).toBeUndefined();
});
