/** The games written down: every roll has its odds, and together they show what they promise and what is printed. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Calculators } from '../../../../src/calculator/calculator.ts';
import { calculators } from '../../../../src/games/hamilcar/game.ts';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import { oddsOf } from '../../../../src/play/odds.ts';
import { type Moment, replay } from '../../../../src/play/replay.ts';
import type { Sample } from '../../../../src/play/sample.ts';
import { shownOdds } from '../../../../src/play/shown-odds.ts';
import { clauses, content, sides, tables } from './table.ts';

const FOLDER = 'content/hamilcar/samples';
const samples = readdirSync(FOLDER).map(
  (file): Sample => ({ id: file.replace('.json', ''), ...JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) }),
);
const all: Calculators = calculators;
const desk = { load: async (id: string) => all[id]!(), tables };

function momentsOf(sample: Sample): readonly Moment[] {
  const played = replay(hamilcar, sample, content);
  if (played.type === 'stopped')
    expect.fail(`${sample.id}, step ${(played.stop.step ?? 0) + 1}: ${played.stop.rule} ${played.stop.sentence}`);
  return played.moments;
}

const played = (id: string): readonly Moment[] => momentsOf(samples.find((sample) => sample.id === id)!);
const factsIn = (moments: readonly Moment[]) =>
  moments.flatMap((m) => m.happened.flatMap(({ facts }) => (facts ? [facts] : [])));

describe.each(samples)('$title', (sample) => {
  const moments = momentsOf(sample);
  const acts = moments.flatMap((m) => m.acts);

  test('is played step by step, and begins with a chapter', () => {
    expect(moments).toHaveLength(sample.steps.length);
    expect(moments[0]?.mark).toBeDefined();
    expect(acts.filter((a) => a.unwritten).every((a) => a.action.type === 'pass')).toBe(true);
  });

  test('cites clauses that exist', () => {
    for (const { rule } of moments.flatMap((m) => m.happened)) expect(clauses).toContain(rule);
  });

  test('every roll names its calculator, and what came of it had a chance', { timeout: 60_000 }, async () => {
    const rolls = acts.filter((a) => a.action.type === 'roll');
    expect(rolls.length).toBeGreaterThan(0);
    for (const act of rolls) {
      const { report, happened, outcomes } = await oddsOf(hamilcar, act, desk);
      expect(report, act.question?.calculator).toBeDefined();
      expect(happened?.chance).toBeGreaterThan(0);
      expect(outcomes?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });
});

/** What the steps of a sample advise, in order. */
async function adviceIn(moments: readonly Moment[]): Promise<readonly string[]> {
  const asking = moments.flatMap((m) => m.acts).filter((act) => act.question?.advises && !act.unwritten);
  const shown = asking.map(async (act) => {
    const odds = await oddsOf(hamilcar, act, desk);
    return shownOdds(odds, act, await desk.load(act.question?.calculator ?? ''), sides)?.advice ?? '';
  });
  return Promise.all(shown);
}

test('9.2.C, 13.3.D: where a choice can be solved, the step shows the best one', async () => {
  const [evade] = await adviceIn(played('naval-battle-of-the-rulebook'));
  expect(evade).toMatch(/^Rome should fight on, but to lose the fewest Units it should .*Evade\. Rome wins \d/);
  const [reroll] = await adviceIn(played('land-battle-of-the-rulebook'));
  expect(reroll).toMatch(/^Carthage should have .* rolled again: it then wins \d/);
});

describe('the naval battle of the rulebook', () => {
  const moments = played('naval-battle-of-the-rulebook');
  const end = moments.at(-1)!.board;

  test('ends as printed: no Prize claimed, no PC lost, Supremacy to Carthage', () => {
    expect(factsIn(moments)).toContainEqual({ winner: 'carthage', claimed: 0, pcs: 0 });
    expect(end.marks?.find(({ id }) => id === 'supremacy')?.side).toBe('carthage');
  });

  test('the sunk and the unclaimed ship are on the Turn Track, the other Carthaginian one is Ready', () => {
    expect(end.tracks['sunk']?.at).toEqual({ rome: 1, carthage: 1 });
    expect(end.tracks['ready']?.at).toEqual({ rome: 0, carthage: 1 });
  });

  test('the beaten Fleet puts in at Neapolis with all 4 CUs, the winner lands at Lipara', () => {
    expect(end.places['neapolis']?.leaders.map(({ id }) => id)).toEqual(['flaccus']);
    expect(end.places['lipara']?.leaders.map(({ id }) => id)).toEqual(['carthalo']);
  });
});

describe('the land battle of the rulebook', () => {
  const moments = played('land-battle-of-the-rulebook');
  const { messana } = moments.at(-1)!.board.places;

  test('3 hits to 2, 2 PCs for 4 Units', () => {
    expect(factsIn(moments)).toContainEqual(
      expect.objectContaining({ carthageHits: 3, romeHits: 2, winner: 'carthage' }),
    );
    expect(factsIn(moments)).toContainEqual({ pcs: 2 });
  });

  test('an Elephant and the captured ST stand before Messana, 2 CUs are inside', () => {
    const stacks = messana?.stacks.map(({ side, kind, number, inside }) => [side, kind, number, inside ?? false]);
    expect(stacks).toEqual([
      ['carthage', 'Elephants', 1, false],
      ['carthage', 'ST', 1, false],
      ['rome', 'CU', 2, true],
    ]);
  });
});

describe('the whole war', () => {
  const moments = played('rome-takes-to-the-sea');

  test('ends by the rules: Rome takes Carthago', () => {
    expect(moments.at(-1)!.board.ending).toMatchObject({ rule: '4.1', winners: ['rome'] });
  });

  test('shows what it promises', () => {
    const shown = new Set(moments.flatMap((m) => m.happened).map(({ rule }) => rule));
    const promised = [
      ...['5.2.C1', '5.3.C', '5.5', '5.6', '2.1.G', '15.3.A', '2.2.D1', '2.2.D3', '2.3.D1', '2.3.D3'],
      ...['8.1', '8.2', '8.3', '8.4', '9.2', '9.2.A', '9.2.B1', '9.2.B3', '9.3.A', '9.4'],
      ...['7.2.A', '10.1', '11.1', '13.4', '13.5.A', '13.6', '14.1', '14.2', '14.3', '14.4'],
      ...['17.1.#35', '17.1.#36', '17.1.#42'],
    ];
    expect(promised.filter((rule) => !shown.has(rule))).toEqual([]);
  });

  test('Supremacy changes hands five times, and Seamanship rises to Excellent', () => {
    const told = factsIn(moments);
    const held = told.flatMap((facts) => facts['supremacy'] ?? []);
    expect(held).toEqual(['rome', 'carthage', 'rome', 'carthage', 'rome']);
    expect(told.flatMap((facts) => facts['seamanship'] ?? [])).toEqual(['Fair', 'Good', 'Excellent']);
  });
});
