/** The games of the site, played step by step: a whole one, and the lessons with positions of their own. */

import { describe, expect, test } from 'vitest';
import type { Calculators } from '../../../../src/calculator/calculator.ts';
import { calculators } from '../../../../src/games/nero/game.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { readSamples, samplesOf } from '../../../../src/gate/samples.ts';
import { oddsOf } from '../../../../src/play/odds.ts';
import { type Replayed, replay, replayBranch } from '../../../../src/play/replay.ts';
import { digestOf, type Sample } from '../../../../src/play/sample.ts';
import { tables } from './table.ts';

const samples = readSamples(gameOf('nero'));
const whole = samples.find(({ id }) => id === 'four-emperors')!;
const content = { tables };
const all: Calculators = calculators;
const desk = { load: async (id: string) => all[id]!(), tables };

function played(sample: Sample): Replayed {
  const result = replay(nero, sample, content);
  if (result.type === 'stopped') expect.fail(`step ${result.stop.step}: ${result.stop.rule} ${result.stop.sentence}`);
  return result;
}

/** What the whole game promises to show. */
const SHOWN = [
  ...['3.0.2', '3.0.3', '4.2.1', '4.2.2', '4.3', '5.1', '5.2', '5.4', '5.5', '5.6', '6.3', '6.4', '7.1', '7.2', '9.0'],
  ...['12.0-assassin', '12.0-bad-weather', '12.0-barbarians', '12.0-bribe', '12.0-galley-fleet', '12.0-hail-caesar'],
  ...['12.0-legion-rebels', '12.0-praetorian-guard', '12.0-revolts', '12.0-senate-influence', '12.0-traitor'],
  ...['13.2-early', '13.2-final'],
];

describe('a whole game', () => {
  const { moments } = played(whole);

  test('is played to its end, with the VP of every game turn', () => {
    const last = moments.at(-1)!;
    expect(nero.ending(last.state as never)).toEqual({ how: 'points', rule: '13.2', winners: ['asia'] });
    expect(
      moments.filter((m) => m.checks.some((c) => c.key === 'vp asia')).map((m) => m.board.tracks['vp']?.at),
    ).toEqual([
      { central: 2, east: 4, asia: 4, west: 7 },
      { central: 4, east: 12, asia: 6, west: 11 },
      { central: 12, east: 12, asia: 10, west: 13 },
      { central: 15, east: 15, asia: 21, west: 14 },
    ]);
  });

  test('shows the rules that it promises', () => {
    const shown = new Set(moments.flatMap((m) => m.happened.map((h) => h.rule)));
    expect(SHOWN.filter((rule) => !shown.has(rule))).toEqual([]);
    const murders = moments.flatMap((m) => m.checks.filter((c) => c.key === 'assassinated').map((c) => c.found));
    expect(murders).toEqual([false, true, true, true, false]);
  });

  test('shows at every declaration, attempt and battle card what was to be expected', async () => {
    const shown = (await samplesOf(gameOf('nero'))).find(({ id }) => id === whole.id);
    const asked = { dp: 'declare', support: 'assassination', oppose: 'assassination', 'battle-card': 'battle' };
    const told = Object.entries(asked).map(([type, calculator]) =>
      moments.flatMap(({ acts }, i) => {
        const odds = acts.some(({ action }) => action.type === type) ? [shown?.steps[i]?.odds?.calculator] : [];
        expect(odds.filter((id) => id !== calculator)).toEqual([]);
        return odds;
      }),
    );
    expect(told.map((steps) => steps.length)).toEqual([2, 3, 4, 19]);
  });

  test('says something else in every step, in a few lines', () => {
    const said = whole.steps.map(({ says }) => says);
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((says) => says.length > 200)).toEqual([]);
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

test.each(samples)('$title', (sample) => {
  expect(played(sample).moments).toHaveLength(sample.steps.length);
});

test('a declaration, a withdrawal and a battle tell their odds, from what the table may know', async () => {
  const acts = samples.flatMap((sample) => played(sample).moments.flatMap((m) => m.acts));
  const chanceOf = async (type: string, key: string) => {
    const act = acts.find((a) => a.action.type === type && a.question)!;
    return (await oddsOf(nero, act, desk)).report?.chances[key];
  };
  expect(await chanceOf('dp', 'stands')).toBeGreaterThan(0);
  expect(await chanceOf('withdraw', 'withdraws')).toBeGreaterThan(0.5);
  expect(await chanceOf('battle-card', 'wins')).toBeGreaterThan(0);
});
