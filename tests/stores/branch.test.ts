/** A branch: it leaves the game at any action, goes on by the game's own rules, and is taken back action by action. */
import { describe, expect, test } from 'vitest';
import { playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { contentOf, readSamples } from '../../src/gate/samples.ts';
import { propose } from '../../src/play/propose.ts';
import { replayBranch } from '../../src/play/replay.ts';
import type { Sample, Written } from '../../src/play/sample.ts';
import { branching, fitting, gestures, lately } from '../../src/stores/branch/branch.ts';
import { branchText } from '../../src/stores/branch/branch-address.ts';
import { readBranch } from '../../src/stores/branch/branch-read.ts';
import { onlyOption } from '../../src/stores/branch/itself.ts';
import { leavingsAt, mainLine, originOf } from '../../src/stores/branch/main-line.ts';
import { CONTENT, skirmish } from '../play/skirmish.ts';

const roll = (face: number): Written => ({ type: 'roll', faces: { raid: [face] } });
const raid = (place: string): Written => ({ type: 'raid', place, way: 'land' });
const sample: Sample = {
  id: 'one',
  title: 'One raid',
  teaches: 'How to raid.',
  setup: { hand: 1 },
  standIns: [],
  steps: [
    {
      says: 'Everyone gets a card.',
      actions: [{ type: 'deal', hands: { red: ['blank-1'], blue: ['block-1'], green: ['blank-2'] } }],
    },
    { says: 'Red raids the ford.', actions: [raid('ford'), roll(4)] },
  ],
};
const line = mainLine(skirmish, sample, CONTENT);
const only = onlyOption(skirmish);
const at = (step: number, nth: number) => leavingsAt(line, step)[nth]!;
const open = (step: number, nth: number) => branching(line, at(step, nth).branch);

describe('leaving the game', () => {
  test('is possible at every action of a step, at passes that nobody wrote down, and after it', () => {
    expect(
      leavingsAt(line, 2).map(({ branch, act }) => [branch.step, branch.after, branch.actions.length, act?.by]),
    ).toEqual([
      [1, 0, 0, 'red'],
      [1, 1, 0, 'blue'],
      [1, 1, 1, 'green'],
      [1, 1, 2, 'chance'],
      [2, 0, 0, undefined],
    ]);
    expect(leavingsAt(line, 0).map(({ act }) => act?.action.type)).toEqual(['deal']);
  });

  test('finds the state and what was played there', () => {
    for (const step of [0, 1, 2])
      for (const { branch, act } of leavingsAt(line, step)) {
        const now = branching(line, branch).$now.get();
        expect(now.played).toEqual(act?.action);
        if (act) expect(now.state).toEqual(act.before);
      }
  });

  test('forgets what was played as soon as something else is done', () => {
    const same = open(2, 0);
    same.play([raid('ford')]);
    expect(same.$now.get().played).toEqual({ type: 'pass' });
    const other = open(2, 0);
    other.play([raid('hill')]);
    expect(other.$now.get().played).toBeUndefined();
  });

  test('goes to the nearest point where there is none', () => {
    const { step, after } = originOf(line, { step: 99, after: 7 });
    expect([step, after]).toEqual([2, 0]);
    expect(originOf(line, { step: 1, after: 7 }).after).toBe(2);
  });
});

describe('a branch', () => {
  test('plays what is allowed and says by which clause something is not', () => {
    const branch = open(2, 0);
    expect(branch.play([raid('moon')])).toMatchObject({ rule: '2.1' });
    expect(branch.$branch.get().actions).toEqual([]);
    expect(branch.play([raid('ford')])).toBeUndefined();
    expect(branch.$now.get().decider).toBe('blue');
  });

  test('plays all actions or none', () => {
    const branch = open(2, 0);
    expect(branch.play([raid('ford'), { type: 'done' }])).toBeDefined();
    expect(branch.$branch.get().actions).toEqual([]);
  });

  test('goes on by itself where there is one option, and takes that back with what it followed', () => {
    const branch = open(2, 0);
    branch.play([raid('ford')], only);
    // Blue could block, green could not.
    expect(branch.$now.get().decider).toBe('blue');
    branch.play([{ type: 'pass' }], only);
    expect(branch.$now.get().decider).toBe('chance');
    expect(branch.$branch.get().actions.map((a) => a.type)).toEqual(['raid', 'pass', 'pass']);
    expect(lately(branch.$now.get()).map((m) => m.by)).toEqual(['blue', 'green']);
    branch.undo();
    expect(branch.$now.get().decider).toBe('blue');
    branch.undo();
    branch.undo();
    expect(branch.$branch.get().actions).toEqual([]);
    expect(branch.$now.get().state).toEqual(at(2, 0).act?.before);
  });

  test('takes back a gesture of several actions at once, also when it was read from its address', () => {
    const branch = open(2, 0);
    branch.play([raid('ford'), { type: 'pass' }, { type: 'pass' }]);
    expect(gestures(branch.$now.get()).map(({ action }) => action.type)).toEqual(['raid']);
    const text = branchText(branch.$branch.get(), skirmish.actions);
    const again = branching(line, readBranch(text, skirmish.actions)!.branch);
    for (const one of [branch, again]) {
      one.play([roll(4)]);
      one.undo();
      expect(one.$now.get().decider).toBe('chance');
      one.undo();
      expect(one.$branch.get().actions).toEqual([]);
    }
  });

  test('plays an action once, where it is looked at and then chosen', () => {
    let times = 0;
    const counted = {
      ...skirmish,
      play(...given: Parameters<typeof skirmish.play>) {
        times++;
        return skirmish.play(...given);
      },
    };
    const { look, play, $now } = branching({ ...line, game: counted }, at(2, 0).branch);
    const action = raid('hill');
    expect(look(action)).toMatchObject({ by: 'red' });
    expect(play([action])).toBeUndefined();
    expect([times, $now.get().moves.length]).toEqual([1, 1]);
    expect(look(raid('moon'))).toMatchObject({ code: 'moment' });
  });

  test('that does not fit is played as far as it does', () => {
    const { branch, problem } = fitting(line, { ...at(2, 0).branch, actions: [raid('ford'), raid('ford'), roll(1)] });
    expect(branch.actions).toEqual([raid('ford')]);
    expect(problem?.code).toBe('moment');
    expect(fitting(line, { ...branch, step: 99 }).branch.step).toBe(2);
  });
});

test('a game of Nero played on in a branch is the same when it is replayed, and undone to its step', async () => {
  const nero = gameOf('nero');
  const game = (await playOf('nero'))!;
  for (const one of readSamples(nero)) {
    const main = mainLine(game, one, contentOf(nero));
    const { branch: start } = leavingsAt(main, 3)[0]!;
    const branch = branching(main, start);
    const first = branch.$now.get().state;
    for (let i = 0, seed = 7; i < 40 && !branch.$now.get().ending; i++) {
      const { chance, choices } = branch.$now.get();
      const proposed = chance && propose(chance, seed);
      seed = proposed?.seed ?? seed;
      branch.play([(proposed?.action ?? choices[(i * 5) % choices.length]!.action) as Written], onlyOption(game));
    }
    expect(branch.$branch.get().actions.length).toBeGreaterThanOrEqual(40);
    const replayed = replayBranch(game, one, branch.$branch.get(), contentOf(nero));
    expect(replayed.type).toBe('replayed');
    const acts = replayed.moments.slice(-branch.$branch.get().actions.length).map((m) => m.acts[0]?.before);
    expect(acts).toEqual(branch.$now.get().moves.map((m) => m.before));
    while (branch.$branch.get().actions.length) branch.undo();
    expect(branch.$now.get().state).toBe(first);
  }
});
