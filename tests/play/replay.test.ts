/** Samples: what is not written is passed, what is expected is checked, a branch leaves the main line as it was. */
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/play/odds.ts';
import { replay, replayBranch } from '../../src/play/replay.ts';
import { digestOf, type Sample, type SampleStep } from '../../src/play/sample.ts';
import { CONTENT, raidOdds, skirmish } from './skirmish.ts';

const DEAL: SampleStep = {
  says: 'Everyone gets a card.',
  actions: [{ type: 'deal', hands: { red: ['blank-1'], blue: ['block-1'], green: ['block-2'] } }],
  expect: { dealt: 3, 'hand red': 1 },
  mark: 'The first round',
};
const RAID: SampleStep = {
  says: 'Red raids the ford.',
  actions: [
    { type: 'raid', place: 'ford', way: 'land' },
    { type: 'roll', faces: { raid: [4] } },
  ],
  expect: { taken: true, ford: 'red', asked: 'red' },
};

const sampleOf = (...steps: SampleStep[]): Sample => ({
  id: 'one',
  title: 'One raid',
  teaches: 'How to raid.',
  setup: { hand: 1 },
  standIns: [],
  steps,
});
const run = (...steps: SampleStep[]) => replay(skirmish, sampleOf(...steps), CONTENT);
const desk = { load: async () => raidOdds, tables: {} };

test('a sample gives each step its state, its board, its acts and its happenings', () => {
  const played = run(DEAL, RAID);
  if (played.type === 'stopped') throw new Error(played.stop.sentence);
  expect(played.moments.map((m) => m.mark)).toEqual(['The first round', undefined]);
  expect(played.moments[1]).not.toHaveProperty('mark');
  const raid = played.moments[1]!;
  expect(raid.acts.map(({ by, action, unwritten }) => [by, action.type, unwritten])).toEqual([
    ['red', 'raid', undefined],
    ['blue', 'pass', true],
    ['green', 'pass', true],
    ['chance', 'roll', undefined],
  ]);
  expect(raid.happened.map((h) => h.rule)).toEqual(['2.1', '2.1']);
  expect(raid.board.moves).toEqual([{ side: 'red', path: ['camp', 'ford'], as: 'moved' }]);
  expect(raid.board.places['ford']?.control).toBe('red');
  expect(played.moments[0]!.board.places['ford']?.control).toBeNull();
});

test('passes that end a step belong to it, so that its result can be expected', () => {
  const announced = { says: 'Red raids.', actions: [RAID.actions[0]!], expect: { asked: 'chance' } };
  const rolled = { says: 'The die.', actions: [RAID.actions[1]!], expect: { ford: 'red' } };
  const played = run(DEAL, announced, rolled);
  expect(played.type).toBe('replayed');
  expect(played.moments.map((m) => m.acts.length)).toEqual([1, 3, 1]);
});

test('who is meant can be written: those who are asked before pass', () => {
  const [raid, roll] = RAID.actions;
  const blocked = (by?: string): SampleStep => ({
    says: 'Green blocks.',
    actions: [raid!, { type: 'block', card: 'block-2', ...(by && { by }) }, { ...roll!, faces: { raid: [4] } }],
    expect: { ford: 'nobody', 'hand green': 0 },
  });
  expect(run(DEAL, blocked('green')).type).toBe('replayed');
  expect(run(DEAL, blocked())).toMatchObject({ type: 'stopped', stop: { step: 1, rule: '2.2' } });
});

describe('a sample stops', () => {
  test('at an action that is refused, with step, clause and reason', () => {
    const played = run(DEAL, { says: 'No.', actions: [{ type: 'raid', place: 'moon', way: 'sea' }] });
    expect(played).toMatchObject({
      type: 'stopped',
      stop: { step: 1, rule: '2.1', sentence: 'Found moon; there is no such place.' },
    });
    expect(played.moments).toHaveLength(1);
  });

  test('at a result that it does not expect', () => {
    const played = run(DEAL, { ...RAID, expect: { ford: 'blue' } });
    expect(played).toMatchObject({ stop: { step: 1, sentence: 'ford: found "red", expected "blue".' } });
    expect(run({ ...DEAL, expect: { luck: 1 } })).toMatchObject({
      stop: { sentence: expect.stringContaining('luck') },
    });
  });

  test('where chance was left out, or belongs to another', () => {
    expect(run(RAID)).toMatchObject({ stop: { step: 0, rule: '1' } });
    expect(run(DEAL, { says: '', actions: [{ type: 'done', by: 'green' }] })).toMatchObject({
      stop: { sentence: 'green cannot act now. red decides: raid a place, or end the turn.' },
    });
  });

  test('at a fact that nothing tells, and without a clause where nothing happened', () => {
    const waits = { says: 'Nobody acts.', actions: [], expect: { luck: 1 } };
    const { stop } = run(waits) as { readonly stop?: object };
    expect(stop).toEqual({ step: 0, sentence: 'luck: found nothing, expected 1.' });
  });

  test('but a mistake of the game itself is thrown', () => {
    const fails = {
      ...skirmish,
      board: () => {
        throw new TypeError('no board');
      },
    };
    expect(() => replay(fails, sampleOf(DEAL), CONTENT)).toThrow('no board');
    const broken = {
      ...skirmish,
      start: () => {
        throw new TypeError('no start');
      },
    };
    expect(() => replay(broken, sampleOf(DEAL), CONTENT)).toThrow('no start');
    const choices = {
      ...skirmish,
      question: () => {
        throw new TypeError('no question');
      },
    };
    expect(() => replay(choices, sampleOf(DEAL), CONTENT)).toThrow('no question');
  });

  test('before it starts, where the set-up does not fit', () => {
    const played = replay(skirmish, { ...sampleOf(DEAL), setup: { hand: 3 } }, CONTENT);
    expect(played).toMatchObject({ type: 'stopped', stop: { sentence: 'a hand of 3: must be 0 to 2' } });
    expect(played.start).toBeUndefined();
  });
});

test('the odds of a step are computed: the report, every outcome, and what happened', async () => {
  const [raid, roll] = RAID.actions;
  const played = run(DEAL, {
    says: '',
    actions: [raid!, { type: 'block', card: 'block-1', by: 'blue' }, { ...roll!, faces: { raid: [5] } }],
  });
  const act = played.moments[1]!.acts.at(-1)!;
  const odds = await oddsOf(skirmish, act, desk);
  expect(odds.happened?.says).toBe('taken');
  expect(odds.happened?.chance).toBeCloseTo(2 / 6, 12);
  expect(odds.report?.chances['taken']).toBeCloseTo(2 / 6, 12);
  expect(odds.asked).toEqual({ calculator: 'raid', input: { from: 4, blocks: 1 } });
  expect(odds.outcomes?.map((o) => o.says)).toEqual(['held', 'taken']);
  const deal = await oddsOf(skirmish, played.moments[0]!.acts[0]!, desk);
  expect(deal).toEqual({});
});

describe('a branch', () => {
  const sample = sampleOf(DEAL, RAID);
  const of = digestOf(sample);

  test('leaves in the middle of a step with other faces', () => {
    const actions = [{ type: 'roll', faces: { raid: [1] } }];
    const played = replayBranch(skirmish, sample, { of, step: 1, after: 1, actions }, CONTENT);
    expect(played.type).toBe('replayed');
    expect(played.moments).toHaveLength(3);
    expect(played.moments.at(-1)!.board.places['ford']?.control).toBeNull();
  });

  test('leaves after the last step, but not later', () => {
    const actions = [{ type: 'done' }];
    expect(replayBranch(skirmish, sample, { of, step: 2, after: 0, actions }, CONTENT).moments).toHaveLength(3);
    expect(replayBranch(skirmish, sample, { of, step: 3, after: 0, actions }, CONTENT).moments).toEqual([]);
  });

  test('is refused with the clause where it is not allowed', () => {
    const actions = [
      { type: 'raid', place: 'ford', way: 'sea' },
      { type: 'raid', place: 'hill', way: 'sea' },
    ];
    const played = replayBranch(skirmish, sample, { of, step: 1, after: 0, actions }, CONTENT);
    expect(played).toMatchObject({ type: 'stopped', stop: { step: 2, rule: '2.1' } });
  });

  test('knows its sample by set-up and actions, not by words', () => {
    expect(digestOf({ ...sample, title: 'Other words' })).toBe(of);
    expect(digestOf(sampleOf(DEAL))).not.toBe(of);
    const stale = replayBranch(skirmish, sampleOf(DEAL), { of, step: 0, after: 0, actions: [] }, CONTENT);
    expect(stale).toMatchObject({
      type: 'stopped',
      stop: { sentence: 'One raid has changed since this what-if was played.' },
    });
  });
});
