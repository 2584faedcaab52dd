/** Games written down: a whole one, and the lessons of the site with positions of their own, played step by step. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../../../src/games/nero/game.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { readSamples } from '../../../../src/gate/samples.ts';
import { oddsOf } from '../../../../src/play/odds.ts';
import { type Replayed, replay, replayBranch } from '../../../../src/play/replay.ts';
import { digestOf, type Sample } from '../../../../src/play/sample.ts';
import { tables } from './table.ts';

const whole: Sample = JSON.parse(readFileSync(new URL('sample-game.json', import.meta.url), 'utf8'));
const content = { tables };
const desk = { load: async (id: string) => calculators[id]!(), tables };

function played(sample: Sample): Replayed {
  const result = replay(nero, sample, content);
  if (result.type === 'stopped') expect.fail(`step ${result.stop.step}: ${result.stop.rule} ${result.stop.sentence}`);
  return result;
}

describe('a whole game', () => {
  const { moments } = played(whole);

  test('is played to its end, with the VP of every game turn', () => {
    const last = moments.at(-1)!;
    expect(nero.ending(last.state as never)).toEqual({ how: 'points', rule: '13.2', winners: ['asia'] });
    expect(moments.filter((m) => m.checks.length > 0)).toHaveLength(4);
    expect(moments.flatMap((m) => (m.mark ? [m.mark] : []))).toHaveLength(5);
  });

  test('leaves out what nobody answers: those passes are played all the same', () => {
    const acts = moments.flatMap((m) => m.acts);
    expect(acts.filter((a) => a.unwritten).every((a) => a.action.type === 'pass')).toBe(true);
    expect(acts.filter((a) => !a.unwritten)).toHaveLength(whole.steps.flatMap((s) => s.actions).length);
    expect(acts.filter((a) => a.unwritten).length).toBeGreaterThan(100);
  });

  test('draws what has moved in each step', () => {
    const arrows = moments.flatMap((m) => m.board.moves);
    expect(arrows).toContainEqual({ side: 'asia', path: ['asia-minor', 'dalmatia'], as: 'moved' });
    expect(arrows.length).toBeGreaterThan(40);
  });

  test('can be left with another deal, and the line itself stays', () => {
    const of = digestOf(whole);
    const step = whole.steps.findIndex((s) => s.mark?.startsWith('Turn 1'));
    const { hands } = whole.steps[step]!.actions[1] as unknown as { hands: Record<string, string[]> };
    const swapped = { ...hands, central: hands['east']!, east: hands['central']! };
    const actions = [{ type: 'deal', hands: swapped }];
    const branch = replayBranch(nero, whole, { of, step, after: 1, actions }, content);
    expect(branch.type).toBe('replayed');
    expect(branch.moments.at(-1)!.board.hands['central']?.cards?.map((c) => c.id)).toEqual(hands['east']);
  });
});

const lessons = readSamples(gameOf('nero'));

test.each(lessons)('$title', (sample) => {
  expect(played(sample).moments).toHaveLength(sample.steps.length);
});

test('a declaration, a withdrawal and a battle tell their odds, from what the table may know', async () => {
  const acts = lessons.flatMap((sample) => played(sample).moments.flatMap((m) => m.acts));
  const chanceOf = async (type: string, key: string) => {
    const act = acts.find((a) => a.action.type === type && a.question)!;
    return (await oddsOf(nero, act, desk)).report?.chances[key];
  };
  expect(await chanceOf('dp', 'stands')).toBeGreaterThan(0);
  expect(await chanceOf('withdraw', 'withdraws')).toBeGreaterThan(0.5);
  expect(await chanceOf('battle-card', 'wins')).toBeGreaterThan(0);
});
