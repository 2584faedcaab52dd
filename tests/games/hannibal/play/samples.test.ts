/** The games written down: each is played to its end, every roll has its odds, and together they show what they promise. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../../../src/games/hannibal/game.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { samplesOf } from '../../../../src/gate/samples.ts';
import { luckOfAct } from '../../../../src/play/luck.ts';
import { oddsOf } from '../../../../src/play/odds.ts';
import { type Moment, replay } from '../../../../src/play/replay.ts';
import type { Sample } from '../../../../src/play/sample.ts';
import { clauses, content, tables } from './table.ts';

const FOLDER = 'content/hannibal/samples';
const samples = readdirSync(FOLDER).map(
  (file): Sample => ({ id: file.replace('.json', ''), ...JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) }),
);
const desk = { load: async (id: string) => calculators[id]!(), tables };

function momentsOf(sample: Sample): readonly Moment[] {
  const played = replay(hannibal, sample, content);
  if (played.type === 'stopped')
    expect.fail(`${sample.id}, step ${(played.stop.step ?? 0) + 1}: ${played.stop.rule} ${played.stop.sentence}`);
  return played.moments;
}

describe.each(samples)('$title', (sample) => {
  const moments = momentsOf(sample);
  const acts = moments.flatMap((m) => m.acts);

  test('is played step by step, and every chapter begins with a name', () => {
    expect(moments).toHaveLength(sample.steps.length);
    expect(moments[0]?.mark).toBeDefined();
    expect(acts.filter((a) => a.unwritten).every((a) => a.action.type === 'pass')).toBe(true);
  });

  test('every step with a roll says what must come out', () => {
    const silent = sample.steps.filter((s) => s.actions.some((a) => a.type === 'roll') && !s.expect);
    expect(silent.map(({ says }) => says)).toEqual([]);
  });

  test('cites clauses that exist, and says that it is not the rulebook', () => {
    for (const { rule } of moments.flatMap((m) => m.happened)) expect(clauses).toContain(rule);
    expect(sample.standIns.join(' ')).toContain('not the rulebook');
  });

  test('every roll names its calculator, what came of it had a chance, and it was lucky or not', {
    timeout: 60_000,
  }, async () => {
    const rolls = acts.filter((a) => a.action.type === 'roll');
    expect(rolls.length).toBeGreaterThan(0);
    for (const act of rolls) {
      expect(Math.abs(luckOfAct(hannibal, act)?.luck ?? 1)).toBeLessThanOrEqual(0.5);
      const { report, happened, outcomes } = await oddsOf(hannibal, act, desk);
      expect(report).toBeDefined();
      expect(happened?.chance).toBeGreaterThan(0);
      expect(outcomes?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });
});

describe('in a duel', async () => {
  const shown = await samplesOf(gameOf('hannibal'));
  const leads = shown.flatMap(({ steps }) => steps.filter(({ odds }) => odds?.beside));

  test('the step says what to lead, and what both sides expect, with how far it can be off where it is drawn', () => {
    expect(leads.length).toBeGreaterThan(4);
    for (const { odds } of leads) {
      expect(odds?.advice).toMatch(/ to win/);
      for (const error of [odds?.error, odds?.beside?.error]) expect(error ?? 1).toBeGreaterThan(0);
      expect(odds?.beside?.says).toMatch(/^(Rome|Carthage): /);
    }
    expect(leads.filter(({ odds }) => odds?.error).length).toBeGreaterThan(1);
  });
});
