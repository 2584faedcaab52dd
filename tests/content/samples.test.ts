/** Every game that is written down: what it expects comes out, and not if chance, a hand or a card of it is changed. */
import { describe, expect, test } from 'vitest';
import { playOf } from '../../src/games/index.ts';
import { allGames } from '../../src/gate/game.ts';
import { contentOf, readSamples } from '../../src/gate/samples.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { type Moment, type Replayed, replay } from '../../src/play/replay.ts';
import { type Sample, TITLE, type Written } from '../../src/play/sample.ts';
import type { AnyState } from '../../src/play/state.ts';

type Changed = { readonly says: string; readonly step: number; readonly sample: Sample };
type Lists = Readonly<Record<string, readonly (string | number)[]>>;

const withAction = (sample: Sample, step: number, nth: number, action: Written): Sample => ({
  ...sample,
  steps: sample.steps.map((one, i) =>
    i === step ? { ...one, actions: one.actions.map((a, j) => (j === nth ? action : a)) } : one,
  ),
});

/** Every die of a roll the other way up. */
function* rolls({ faces }: Written): Generator<[string, Written]> {
  for (const [id, fell] of Object.entries(faces as Lists))
    for (const i of fell.keys()) {
      const other = fell.map((face, j) => (i === j ? (face === 1 ? 6 : 1) : face));
      yield [`${id} ${fell.join()} as ${other.join()}`, { type: 'roll', faces: { ...(faces as Lists), [id]: other } }];
    }
}

/** Two hands the other way round. */
function* deals({ hands }: Written): Generator<[string, Written]> {
  const [a, b] = Object.entries(hands as Lists).filter(([, cards]) => cards.length > 0);
  if (!a || !b) return;
  const [most, least] = [Math.max(a[1].length, b[1].length), Math.min(a[1].length, b[1].length)];
  const swapped = {
    [a[0]]: [...b[1].slice(0, least), ...a[1].slice(least)],
    [b[0]]: [...a[1].slice(0, least), ...b[1].slice(least)],
  };
  if (most > 0)
    yield [`${a[0]} and ${b[0]} change hands`, { type: 'deal', hands: { ...(hands as Lists), ...swapped } }];
}

/** The samples with one fall of chance changed in each. */
function* changed(sample: Sample): Generator<Changed> {
  for (const [step, { actions }] of sample.steps.entries())
    for (const [nth, action] of actions.entries()) {
      const others = action.type === 'roll' ? rolls(action) : action.type === 'deal' ? deals(action) : [];
      for (const [says, other] of others)
        yield { says, step, sample: withAction(sample, step, nth, { ...action, ...other }) };
    }
}

/** What is left when it is over; how it came about leaves traces of its own. */
const boardOf = (moment: Moment | undefined): string =>
  JSON.stringify({ ...moment?.board, moves: undefined, score: undefined });

const written = allGames().flatMap((game) =>
  readSamples(game).map((sample) => ({ name: `${game.id} ${sample.id}`, game, sample })),
);

test('there are some', () => expect(written.length).toBeGreaterThan(1));

test('what a step is called fits a line: its title, or its first sentence', () => {
  const names = written.flatMap(({ name, sample }) =>
    sample.steps.map(({ title, says }, i) => ({
      at: `${name} ${i + 1}`,
      called: title ?? /^[^.:;!?]*/.exec(says)?.[0],
    })),
  );
  expect(names.filter(({ called = '' }) => called.length > TITLE)).toEqual([]);
});

/** Each action is played once in each state and each board drawn once: most of what is tried has been tried before. */
function remembering(game: AnyGame): AnyGame {
  const known = new WeakMap<AnyState, Map<string, unknown>>();
  const once = <T>(s: AnyState, key: string, make: () => T): T => {
    const made = known.get(s) ?? new Map<string, unknown>();
    known.set(s, made);
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
  return {
    ...game,
    play: (s: AnyState, action) => once(s, `play ${JSON.stringify(action)}`, () => game.play(s, action)),
    board: (s: AnyState, viewer) => once(s, `board ${viewer}`, () => game.board(s, viewer)),
  };
}

/** Plays only some steps of a sample, from where the whole of it had come by then. */
const within = (whole: AnyGame, right: Replayed, sample: Sample, from: number, to: number): Replayed => {
  const state = right.moments[from - 1]?.state ?? right.start?.state;
  const steps = sample.steps.slice(from, to);
  return replay({ ...whole, start: () => state }, { ...sample, steps }, undefined);
};

describe.each(written)('$name', async ({ game, sample }) => {
  const whole = remembering((await playOf(game.id)) as AnyGame);
  const right = replay(whole, sample, contentOf(game));
  const last = sample.steps.length;

  test('is played to its end', () => expect(right.type === 'stopped' ? right.stop : undefined).toBeUndefined());

  test('every fall that is changed stops it, or comes to the same', () => {
    const unseen = [...changed(sample)].filter(({ sample: other, step }) => {
      const next = within(whole, right, other, step, step + 2);
      if (next.type === 'stopped' || boardOf(next.moments[0]) === boardOf(right.moments[step])) return false;
      return within(whole, right, other, step, last).type === 'replayed';
    });
    expect(unseen.map(({ says, step }) => `step ${step + 1}: ${says}`)).toEqual([]);
  });

  test('every result that it expects is checked: another one stops it there', () => {
    const expecting = sample.steps.flatMap(({ expect: facts = {} }, step) =>
      Object.entries(facts).map(([key, value]) => ({ step, key, value })),
    );
    expect(expecting.length).toBeGreaterThan(0);
    const found = expecting.map(({ step, key, value }) => {
      const other = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `not ${value}`;
      const steps = sample.steps.map((one, i) => (i === step ? { ...one, expect: { [key]: other } } : one));
      const wrong = within(whole, right, { ...sample, steps }, step, step + 2);
      return wrong.type === 'stopped' ? [wrong.stop.step, wrong.stop.sentence] : `${step}: ${key} is not checked`;
    });
    expect(found).toEqual(expecting.map(({ key }) => [0, expect.stringContaining(`${key}: found `)]));
  });
});
