/**
 * Every moment that waits for a roll and tells its odds: they are those of the falls of that roll, by the game itself. What has
 * been declared or has fallen before is settled, and nothing averages over it again.
 */
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAMES, type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { readSamples, replayed } from '../../src/gate/samples.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { propose } from '../../src/play/propose.ts';
import type { Question } from '../../src/play/question.ts';
import type { Table } from '../../src/play/table.ts';
import { momentsOf } from '../support/moments.ts';
import { type Done, plays } from '../support/plays.ts';

/** As many as three dice have; the audit takes rolls that have more, and many more games. */
const FALLS = 216;
const RANDOM_GAMES = 1;

const kept = new Map<GameId, readonly Table[]>();

/** Every state of the samples. */
async function sampled(id: GameId): Promise<readonly Table[]> {
  const game = gameOf(id);
  const runs = kept.has(id) ? [] : await Promise.all(readSamples(game).map((sample) => replayed(game, sample)));
  const states = kept.get(id) ?? runs.flatMap(({ run }) => run.moments.flatMap((m) => m.acts.map((act) => act.before)));
  kept.set(id, states);
  return states;
}

/** Every state of the scenes, and of some games played at random. */
function* played(id: GameId, whole: AnyGame): Generator<Table> {
  const play = plays[id];
  if (!play) return;
  const content = gameOf(id);
  const after = (s: Table, action: unknown): Table => {
    const result = whole.play(s, action);
    if (result.type === 'rejected') throw new Error(result.problem.sentence);
    return result.state;
  };
  for (const { setup, actions } of play.scenes) {
    let s: Table = whole.start(setup, content);
    for (const action of actions) {
      yield s;
      s = after(s, action);
    }
  }
  for (let seed = 1; seed <= RANDOM_GAMES; seed++) {
    const random = new Random(seed);
    const share = () => random.share();
    for (let s: Table = whole.start(play.setup(seed, share), content); !whole.ending(s); ) {
      yield s;
      const waits = whole.chance(s);
      const open = whole.choices(s).map(({ action }) => action as Done);
      s = after(s, waits ? propose(waits, random.next() | 0).action : play.pick(s, open, share));
    }
  }
}

describe.each(GAMES)('%s', (id) => {
  test('tells of every roll what its falls come to', async () => {
    const whole = await playOf(id);
    if (!whole) return;
    const { check } = await momentsOf(id, { most: FALLS });
    let told = 0;
    for (const s of await sampled(id)) told += check(s);
    // Most rolls of a game come again in others: each case is tried once.
    const tried = new Set<string>();
    for (const s of played(id, whole)) {
      const asked = whole.chance(s)?.type === 'roll' && JSON.stringify([s.frames.at(-1)?.type, whole.question(s)]);
      if (asked && !tried.has(asked)) told += check(s);
      if (asked) tried.add(asked);
    }
    expect(told > 0).toBe(!plays[id]?.never.includes('roll'));
  });
});

/** What a question says of dice that have fallen and of what was declared, with what it would say before. */
const SETTLED: readonly (readonly [GameId, string, string, unknown])[] = [
  ['hamilcar', 'land-battle', 'favours', 'open'],
  ['hamilcar', 'reactions', 'avoidRoll', 'open'],
  ['hamilcar', 'reactions', 'came', 'no'],
  ['hannibal', 'counterattack', 'move', 'disengage'],
  ['sword-of-rome', 'avoid', 'plan', 'best'],
  ['sword-of-rome', 'march-past', 'came', false],
  ['sword-of-rome', 'march-past', 'reply', 'best'],
];

test.each(SETTLED)('%s, %s: a question that forgets "%s" would be noticed', async (id, calculator, field, unset) => {
  const whole = await playOf(id);
  const says = (question: Question | undefined): boolean =>
    question?.calculator === calculator && field in question.input && question.input[field] !== unset;
  const { check } = await momentsOf(id, {
    most: FALLS,
    puts: (question) => ({ ...question, input: { ...question.input, [field]: unset } }),
  });
  let found = 0;
  for (const s of await sampled(id)) {
    if (whole?.chance(s)?.type !== 'roll' || !says(whole.question(s))) continue;
    found++;
    expect(() => check(s), JSON.stringify(whole.question(s))).toThrow();
  }
  expect(found).toBeGreaterThan(0);
});
