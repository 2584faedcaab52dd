/** The games written down: each is played to its end, every roll has its odds, and together they show what they promise. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardTitle } from '../../../../src/games/hannibal/play/cards/strategy.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { calculatorOf } from '../../../../src/games/index.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { samplesOf } from '../../../../src/gate/samples.ts';
import { luckOfAct } from '../../../../src/play/luck.ts';
import { oddsOf } from '../../../../src/play/odds.ts';
import { type Moment, replay, replayBranch } from '../../../../src/play/replay.ts';
import { digestOf, type Sample } from '../../../../src/play/sample.ts';
import { clauses, content, tables } from './table.ts';

const FOLDER = 'content/hannibal/samples';
const samples = readdirSync(FOLDER).map(
  (file): Sample => ({ id: file.replace('.json', ''), ...JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) }),
);
const desk = { load: async (id: string) => (await calculatorOf('hannibal', id))!, tables };

/** The dice of a General who keeps deserters, or goes on after those who Avoided Battle: one look at his rating tells all. */
const UNCOUNTED = ['save', 'pursuit'];

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
      if (Object.keys(act.action['faces'] as object).some((id) => UNCOUNTED.includes(id))) continue;
      const { report, happened, outcomes } = await oddsOf(hannibal, act, desk);
      expect(report).toBeDefined();
      expect(happened?.chance).toBeGreaterThan(0);
      expect(outcomes?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });
});

describe('The war from 218 BC', () => {
  const sample = samples.find(({ id }) => id === 'the-war-from-218')!;
  const moments = momentsOf(sample);
  const acts = moments.flatMap((m) => m.acts);

  test('begins with the printed set-up, lasts six turns and ends by the rules: Rome takes Carthage', () => {
    expect(sample.setup).toEqual({});
    const turns = moments.flatMap((m) => m.happened.map(({ facts }) => facts?.['turn'] ?? []));
    expect(turns.flat()).toEqual([2, 3, 4, 5, 6]);
    expect(moments.at(-1)!.board.ending).toMatchObject({ rule: '4.1', winners: ['rome'] });
  });

  test('shows more than thirty Events, and nobody throws a card away', () => {
    const titles = acts.flatMap(({ action: { type, card, use } }) => {
      const isEvent = type === 'counter' || ['event', 'campaign', 'force-march'].includes(String(use));
      return isEvent ? [cardTitle(moments[0]!.state as State, String(card))] : [];
    });
    expect(new Set(titles).size).toBeGreaterThan(30);
    expect(acts.filter(({ action }) => action['use'] === 'discard')).toEqual([]);
  });

  test('shows what rules of marches, Battles, sieges and the count are about', () => {
    const shown = new Set(moments.flatMap((m) => m.happened.map(({ rule }) => rule)));
    const marches = ['7.2', '7.2.c', '7.2B', '7.3', '7.3.a', '8.a', '9', '10', '10.a'];
    const battles = ['11.2', '11.3', '11.5', '11.6', '11.6.a', '11.9', '11.10A', '11.10B.b', '11.11', '2.2.B'];
    const turns = ['5.1.A5', '5.1.B4', '5.1.B8', '5.2', '5.2.e', '5.3', '5.4', '5.5', '12', '12.f'];
    expect([...marches, ...battles, ...turns].filter((rule) => !shown.has(rule))).toEqual([]);
  });

  test('has a chapter for each year and each great Battle', () => {
    const chapters = sample.steps.flatMap(({ mark }) => mark ?? []);
    expect(new Set(chapters).size).toBe(chapters.length);
    const [years, battles] = [/^21[1-8](-21\d)? BC: /, ['Trebia', 'Zama', 'The end']];
    expect(chapters.filter((mark) => years.test(mark))).toHaveLength(6);
    expect(chapters).toEqual(expect.arrayContaining(battles));
  });

  test('can be left with another face, and the line itself stays', () => {
    const step = sample.steps.findIndex(({ says }) => says.startsWith('Africanus Intercepts'));
    const actions = [{ type: 'roll', faces: { intercept: [4] } }];
    const branch = replayBranch(hannibal, sample, { of: digestOf(sample), step, after: 1, actions }, content);
    expect(branch.type).toBe('replayed');
    expect(branch.moments.at(-1)!.happened.map(({ facts }) => facts?.['intercepted'])).toContain(false);
  });
});

test('before a Battle the odds count the cards that are dealt then, Allies and all', () => {
  // Trebia: 8 CUs, rating 1 and 2 Italian Allies against 10 CUs and rating 4; Zama: 6, 4, 1 for the Interception
  // against 4, 4 and the Allies of Carthage, Carthaginia and Western Numidia.
  const moments = momentsOf(samples.find(({ id }) => id === 'the-war-from-218')!);
  const inputAt = (says: string) =>
    moments.find((m) => m.says.startsWith(says))?.acts.findLast(({ question }) => question?.calculator === 'reactions')
      ?.question?.input;
  expect(inputAt('Hannibal attacks at Mutina')).toMatchObject({ moverCu: 10, moverMore: 0, hereCu: 8, hereMore: 2 });
  expect(inputAt('Hannibal stays')).toMatchObject({ moverCu: 4, moverMore: 4, hereCu: 6, hereMore: 0, came: true });
  // Those who are attacked fight whether or not Fabius comes to help them.
  expect(inputAt('Hannibal turns on Flaminius')).toMatchObject({
    ...{ hereCu: 7, hereRating: 2, plan: 'stand' },
    interceptors: [{ cu: 8, rating: 3, on: 3 }],
  });
});

test('the Reinforcements of Carthage count none of Rome’s displaced Generals', () => {
  const moments = momentsOf(samples.find(({ id }) => id === 'the-war-from-218')!);
  const after = moments.find((m) => m.says.startsWith('Carthage is reinforced as before'));
  expect(after?.acts[0]?.question?.input).toMatchObject({ displaced: 0 });
});

describe('in a duel', async () => {
  const shown = await samplesOf(gameOf('hannibal'));
  const leads = shown.flatMap(({ steps }) => steps.filter(({ odds }) => odds?.beside));

  test('the step says what to lead, and what both sides expect, with how far it can be off where it is drawn', () => {
    expect(leads.length).toBeGreaterThan(8);
    for (const { odds } of leads) {
      expect(odds?.advice).toMatch(/ to win/);
      for (const error of [odds?.error, odds?.beside?.error]) expect(error ?? 1).toBeGreaterThan(0);
      expect(odds?.beside?.says).toMatch(/^(Rome|Carthage): /);
    }
    expect(leads.filter(({ odds }) => odds?.error).length).toBeGreaterThan(4);
  });
});
