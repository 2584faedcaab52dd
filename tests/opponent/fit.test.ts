/** What made up games were played by is found again from them: the weights of features, and a leaning. */
import { expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { type Decision, fitChances, fitLeaning, type Position } from '../../src/opponent/fit.ts';
import { softmax } from '../../src/opponent/judge.ts';

const random = new Random(4);

/** One of them, as likely as it says. */
function drawn(chances: readonly number[]): number {
  const share = random.share();
  let below = 0;
  for (const [i, chance] of chances.entries()) {
    below += chance;
    if (share < below) return i;
  }
  return chances.length - 1;
}

const sum = (weights: readonly number[], row: readonly number[]): number =>
  row.reduce((all, value, i) => all + value * (weights[i] ?? 0), 0);

test('weights by which three sides have won are found from who has won', () => {
  const TRUE = [1.5, -0.4, 0];
  const positions = Array.from({ length: 1500 }, (): Position => {
    const sides = [0, 1, 2].map(() => [random.share() * 2, random.share() * 6, random.share()]);
    const winner = drawn(softmax(sides.map((row) => sum(TRUE, row))));
    return { sides, won: sides.map((_, side) => Number(side === winner)) };
  });
  fitChances(positions, [0, 0, 0], 1e-4).forEach((weight, i) => {
    expect(Math.abs(weight - (TRUE[i] ?? 0))).toBeLessThan(0.2);
  });
  // Held firmly, they stay where they were.
  fitChances(positions.slice(0, 100), [0.5, 0.5, 0.5], 1000).forEach((weight) => {
    expect(weight).toBeCloseTo(0.5, 1);
  });
});

test('what is known to be good never weighs against a side, early or late', () => {
  // The first is good, but seldom and by bad luck with those who lost; the second is good early and less so late.
  const positions = Array.from({ length: 200 }, (_, i): Position => {
    const [progress, winner] = [(i % 10) / 9, i % 2];
    const row = (side: number): number[] => {
      const lucky = side === winner ? 1 : 0;
      const good = 1 - lucky;
      return [good, good * progress, lucky, -2 * lucky * progress];
    };
    return { sides: [row(0), row(1)], won: [1 - winner, winner] };
  });
  const [early = 0, late = 0, other = 0] = fitChances(positions, [0, 0, 0, 0], 1e-4, [1, 0]);
  const [free = 0] = fitChances(positions, [0, 0, 0, 0], 1e-4);
  expect(free).toBeLessThan(-0.1);
  expect(early).toBeGreaterThanOrEqual(0);
  expect(early + late).toBeGreaterThan(-1e-9);
  expect(other).toBeGreaterThan(0);
});

test('a leaning goes to what was chosen, and says nothing of what is seldom', () => {
  const decisions = Array.from({ length: 400 }, (_, i): Decision => {
    const options = [['march'], ['wait'], ['march', 'march to roma']];
    return { options: i === 0 ? [...options, ['flee']] : options, chosen: drawn(softmax([0, -2, 1])) };
  });
  const { march = 0, wait = 0, 'march to roma': roma = 0, flee } = fitLeaning(decisions, 0);
  expect(march - wait).toBeGreaterThan(1);
  expect(roma).toBeGreaterThan(0.5);
  expect(flee).toBeUndefined();
});
