/** The line of a game: chances that add up, decisions that can only lose, and nothing that the asking seat cannot see. */
import { expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAMES, playOf, worthOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { isWhole, readLine } from '../../src/gate/lines.ts';
import { readSamples, replayed } from '../../src/gate/samples.ts';
import { weightsOf } from '../../src/gate/worth.ts';
import { type Lining, lineOf, type Taken } from '../../src/opponent/line.ts';
import { freshSetup } from '../../src/opponent/match.ts';
import type { OwnLine } from '../../src/play/line.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { AnyState } from '../../src/play/state.ts';

const ID = 'hamilcar';
const game = (await playOf(ID)) as AnyGame;
const worth = { worth: (await worthOf(ID))!, weights: weightsOf(ID)! };
const start: AnyState = game.start(freshSetup(game), gameOf(ID));

/** So many actions at random, a step each. */
function taken(from: AnyState, seed: number, actions: number): Taken[] {
  const random = new Random(seed);
  const steps: Taken[] = [];
  for (let before = from; steps.length < actions && !before.ending; ) {
    const action = game.search(before).draw(random);
    const played = game.play(before, action);
    if (played.type === 'rejected') throw new RangeError(played.problem.sentence);
    steps.push({ acts: [{ by: game.decider(before)!, action, before }], state: played.state });
    before = played.state;
  }
  return steps;
}

function lined(from: AnyState, steps: readonly Taken[], more: Partial<Lining> = {}): OwnLine {
  const lining = lineOf(game, from, steps, { looks: 4, seed: 1, worth, ...more });
  for (;;) {
    const { done, value } = lining.next();
    if (done) return value;
  }
}

const steps = taken(start, 4, 24);
const line = lined(start, steps);

test('the chances of every step add up, the same seed gives the same line, and a decision can only lose', () => {
  expect(line.steps).toHaveLength(steps.length + 1);
  for (const { chances } of line.steps) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  expect(line.swings.length).toBeGreaterThan(0);
  for (const { type, by, step } of line.swings) {
    expect(type === 'luck' || by < 0).toBe(true);
    // What chance did is luck, what a seat did is a decision.
    expect(type).toBe(steps[step - 1]?.acts[0]?.by === 'chance' ? 'luck' : 'decision');
  }
  expect(lined(start, steps)).toEqual(line);
});

test('what a seat does in a row is one decision at most, and counts once', () => {
  const { swings, totals, dearest } = line;
  const decisions = swings.filter(({ type }) => type === 'decision');
  expect(decisions.length).toBeGreaterThan(1);
  /** Who acted from one step to another, chance among them; who passes does not. */
  const between = (from: number, to: number): string[] =>
    steps
      .slice(from - 1, to)
      .flatMap(({ acts }) => acts.flatMap(({ by, action }) => (action.type === 'pass' ? [] : [by])));
  for (const a of decisions)
    for (const b of decisions)
      if (a.seat === b.seat && a.step < b.step)
        expect(new Set(between(a.step, b.step)).size, `${a.step}, ${b.step}`).toBeGreaterThan(1);
  const told = [...decisions, ...dearest].reduce((sum, { step, by }) => sum.set(step, by), new Map<number, number>());
  const lost = [...told.values()].reduce((sum, by) => sum + by, 0);
  const all = totals.reduce((sum, total) => sum + total.decisions, 0);
  expect(all).toBeLessThanOrEqual(lost + 1e-9);
});

test('luck comes to nothing on the mean: what chance did is counted against all that it could do', () => {
  const random = new Random(2);
  const search = game.search(start);
  while (game.chance(search.state)?.type !== 'roll') search.play(search.draw(random));
  const before: AnyState = search.copy().state;
  const fallen = Array.from({ length: 20 }, () => {
    const action = game.search(before).draw(random);
    const played = game.play(before, action);
    const state: AnyState = played.type === 'played' ? played.state : before;
    return lined(before, [{ acts: [{ by: 'chance', action, before }], state }], { looks: 40 }).totals[0]!.luck;
  });
  const mean = fallen.reduce((sum, one) => sum + one, 0) / fallen.length;
  expect(Math.abs(mean)).toBeLessThan(0.04);
});

test('while a game is under way the line of a seat does not change with what it cannot see', () => {
  const shown = taken(start, 9, 12);
  const viewer = 'rome';
  const random = new Random(5);
  const hidden = shown.map(({ acts, state }) => ({
    acts: acts.map((act) => ({ ...act, before: game.redeal(act.before, viewer, random) as AnyState })),
    state: game.redeal(state, viewer, random) as AnyState,
  }));
  expect(lined(start, hidden, { viewer })).toEqual(lined(start, shown, { viewer }));
});

test('to end a game that is lost is no mistake, though a game that goes on is told some chance', async () => {
  const content = gameOf('sword-of-rome');
  const sample = readSamples(content).find(isWhole)!;
  const { whole, run } = await replayed(content, sample);
  const moments = run.type === 'stopped' ? [] : run.moments;
  // The last turn of the game, which Rome is about to win: the Etruscans could only put it off.
  const turn = sample.steps.findIndex(({ says }) => says.includes('Brennus raids Praeneste'));
  const { acts, state } = moments[turn]!;
  const last = acts.filter(({ by, action }) => by === 'etruscans' && action.type === 'done').at(-1)!;
  const own = { worth: (await worthOf('sword-of-rome'))!, weights: weightsOf('sword-of-rome')! };
  const lining = lineOf(whole as AnyGame, last.before, [{ acts: [last], state }], { looks: 12, seed: 1, worth: own });
  let bit = lining.next();
  while (!bit.done) bit = lining.next();
  expect(bit.value.swings.filter(({ type }) => type === 'decision')).toEqual([]);
});

test('every whole sample has its line, of this very sample', () => {
  for (const id of GAMES) {
    const whole = readSamples(gameOf(id)).filter(isWhole);
    expect(whole.length).toBeGreaterThan(0);
    for (const sample of whole) {
      const line = readLine(id, sample);
      expect(line?.steps).toHaveLength(sample.steps.length + 1);
      const [first, ...rest] = sample.steps;
      const other = { ...sample, steps: [{ ...first!, actions: [] }, ...rest] };
      expect(() => readLine(id, other)).toThrow(`npm run analyse -- ${id} ${sample.id}`);
    }
  }
});

test('what a sentence of a whole sample calls decisive is among the three largest swings of its line', () => {
  const DECISIVE =
    /\bdecisive|\bdecid(e|es|ed|ing) the (war|game)|\bturning point|\b(wins|loses|lost|won) it the (war|game)/i;
  expect('Two more Frontal Assaults decide the war.').toMatch(DECISIVE);
  for (const id of GAMES)
    for (const sample of readSamples(gameOf(id)).filter(isWhole)) {
      const largest =
        readLine(id, sample)
          ?.swings.slice(0, 3)
          .map(({ step }) => step) ?? [];
      const called = sample.steps.flatMap(({ says }, i) => (DECISIVE.test(says) ? [i + 1] : []));
      expect(
        called.filter((step) => !largest.includes(step)),
        sample.id,
      ).toEqual([]);
    }
});
