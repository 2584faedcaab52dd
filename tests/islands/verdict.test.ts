/** The word above a chance fits the figure and the bar: over all calculators and any of their cases, draws among them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verdict } from '../../src/calculator/told/verdict.ts';
import { figureOf } from '../../src/islands/calculator/figure.tsx';
import { type Part, partsOf } from '../../src/islands/calculator/odds-bar.tsx';
import { everyCalculator } from '../support/calculators.ts';
import { anyInput } from '../support/inputs.ts';
import { sized } from '../support/work.ts';

const SEED = 20;
const CASES = sized(25, 400);
/** Words for whoever is more likely to fail, and for whoever is more likely to succeed. */
const LOW = ['Risky', 'Poor', 'Almost hopeless', 'Impossible'];
const HIGH = ['Slight edge', 'Favourable', 'Almost certain', 'Certain'];
const ofParts = (parts: readonly Part[]): string => parts.map(({ name, chance }) => `${name} ${chance}`).join(', ');

test('a verdict is never at odds with the figure that it stands above, nor with the largest part of the bar', async () => {
  const seen = new Set<string>();
  let drawn = 0;
  for (const { content, name, calculator } of await everyCalculator()) {
    if (calculator.sample || calculator.headline.length === 0) continue;
    for (const input of fc.sample(anyInput(calculator.fields, { items: 2 }), { seed: SEED, numRuns: CASES })) {
      const report = calculator.compute(input as never, content.tables);
      const parts = partsOf(calculator, report);
      const figure = figureOf(calculator, report, input, parts);
      const chance = figure && report.chances[figure.key];
      if (!figure || chance === undefined || report.verdict !== undefined) continue;
      if (figure.verdict === (calculator.terms[figure.key] ?? figure.key)) continue;
      seen.add(name);
      const told = `${name} ${JSON.stringify(input)}: ${figure.verdict} over ${figure.says} of ${ofParts(parts)}`;
      const own = parts.find(({ key }) => key === figure.key);
      const others = parts.filter((part) => part !== own);
      const nobody = others.find(({ tone, name: named }) => tone === 'plain' && figure.verdict.endsWith(`: ${named}`));
      if (nobody) {
        // It is named because it is likelier than what is asked about, and than anything else.
        expect(nobody.chance, told).toBeGreaterThan(chance);
        for (const part of parts) expect(nobody.chance, told).toBeGreaterThanOrEqual(part.chance);
        drawn++;
        continue;
      }
      const nobodys = others.filter(({ tone }) => tone === 'plain').reduce((sum, part) => sum + part.chance, 0);
      const against = own && 1 - chance - nobodys;
      if (LOW.includes(figure.verdict)) {
        expect(chance, told).toBeLessThan(0.45);
        if (against !== undefined) expect(against, told).toBeGreaterThanOrEqual(chance);
        for (const { tone, chance: part } of others)
          if (tone === 'plain') expect(chance, told).toBeGreaterThanOrEqual(part);
      }
      if (HIGH.includes(figure.verdict) && figure.verdict !== verdict(chance))
        // Said of less than an even chance only where it still leads all others.
        for (const part of others) expect(chance, told).toBeGreaterThanOrEqual(part.chance);
    }
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(drawn).toBeGreaterThan(0);
});
