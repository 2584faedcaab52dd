/** Every what-if and every game of their own that readers have an address of opens, and plays to the board that it showed. */
import { describe, expect, test } from 'vitest';
import { playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { contentOf, everySample } from '../../src/gate/samples.ts';
import { setupFrom } from '../../src/islands/player/what-if/fresh.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { Written } from '../../src/play/sample.ts';
import { branching, fitting } from '../../src/stores/branch/branch.ts';
import { branchText } from '../../src/stores/branch/branch-address.ts';
import { partsOf, readBranch } from '../../src/stores/branch/branch-read.ts';
import { type MainLine, mainLine, originOf } from '../../src/stores/branch/main-line.ts';
import { stepFrom } from '../../src/stores/stepping.ts';
import { HANDED_OUT, recordsOf } from './records.ts';
import { changedSince, signOf } from './seen.ts';

interface Recorded {
  readonly sample: string;
  /** What stands behind the page of the sample. */
  readonly address: string;
  /**
   * A branch that passes by a rule which was being mended may end otherwise, or be refused in a sentence; one of a sample
   * that was written anew is known by its digest, and the page says so.
   */
  readonly expect: 'same' | 'opens or is refused' | 'written anew';
  /** Of a new game. */
  readonly setup?: object;
  /** Who has no fields is its type alone. */
  readonly actions: readonly (Written | string)[];
  /** The board that it leaves, then those after so many actions each and the last, four letters a board. */
  readonly origin: string;
  readonly every: number;
  readonly trail: string;
  /** The facts that differ between the board that it leaves and the last. */
  readonly ends?: Readonly<Record<string, unknown>>;
}

interface Declared {
  readonly game: string;
  readonly type: string;
  /** In their order, on which every address depends. */
  readonly fields: readonly string[];
  /** Of the fields that take one of a list. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** An action of this type, as an address has it and in clear. */
  readonly text: string;
  readonly action: Written;
}

const declared = recordsOf<Declared>('actions');
const NOWHERE = { of: '0000000', step: 0, after: 0 };
const FOUR = /.{4}/g;

type Actions = Readonly<Record<string, object>>;

/** An action as an address has it, without what stands before it. */
const textOf = (actions: AnyGame['actions'], action: Written): string =>
  branchText({ ...NOWHERE, actions: [action] }, actions)
    .split('.')
    .slice(4)
    .join('.');

describe.each(await Promise.all(HANDED_OUT.map(async (id) => ({ id, game: (await playOf(id))! }))))(
  '$id',
  ({ id, game }) => {
    const content = gameOf(id);
    const types = declared.filter((one) => one.game === id);

    test('every type of action has the fields that it had, in their order', () => {
      for (const { type, fields } of types)
        expect(Object.keys((game.actions as Actions)[type] ?? {}), type).toEqual(fields);
      expect(Object.keys(game.actions)).toEqual(expect.arrayContaining(types.map(({ type }) => type)));
    });

    test('every type of action reads from an address as it was written, and so does every option', () => {
      for (const { text, action, options = {} } of types) {
        const others = Object.entries(options).flatMap(([name, all]) => all.map((one) => ({ ...action, [name]: one })));
        expect(textOf(game.actions, action)).toBe(text);
        for (const one of [action, ...others]) {
          const whole = branchText({ ...NOWHERE, actions: [one] }, game.actions);
          expect(readBranch(whole, game.actions)).toEqual({ branch: { ...NOWHERE, actions: [one] }, whole: true });
        }
      }
    });

    test('every branch opens, and ends as it did', async () => {
      const samples = new Map((await everySample(content)).map((sample) => [sample.id, sample]));
      const lines = new Map<string, MainLine>();
      const lineOf = (sample: string, chosen: object): MainLine => {
        const key = `${sample} ${JSON.stringify(chosen)}`;
        const written = samples.get(sample);
        if (!written) throw new Error(`the sample ${sample} is gone`);
        const setup = { ...(written.setup as object), ...chosen };
        const line = lines.get(key) ?? mainLine(game, { ...written, setup }, contentOf(content));
        lines.set(key, line);
        return line;
      };
      for (const recorded of recordsOf<Recorded>(`branches-${id}`)) {
        const { sample, address, setup, actions, origin, every, trail, ends } = recorded;
        const name = `${sample}/${address.slice(0, 60)}`;
        const parts = partsOf(address);
        const chosen = setupFrom(parts.get('set-up') ?? '', game);
        // A reading that is no longer chosen falls away; the digest then tells of another game.
        if (recorded.expect === 'same') expect(chosen, name).toEqual(setup ?? {});
        // Where it was a page says why it cannot be played, and leads to another.
        const gone = content.gone.find((one) => one.id === sample);
        if (gone) {
          expect([samples.has(sample), samples.has(gone.instead)], name).toEqual([false, true]);
          continue;
        }
        const line = lineOf(sample, chosen);
        if (recorded.expect === 'written anew') {
          const left = readBranch(parts.get('branch') ?? '', game.actions)?.branch;
          expect([left !== undefined, left?.of === line.digest], name).toEqual([true, false]);
          continue;
        }
        expect(stepFrom(address, { first: 0, last: line.moments.length }).problem, name).toBeUndefined();

        const read = readBranch(parts.get('branch') ?? '', game.actions);
        expect(read?.whole, name).toBe(true);
        expect(read?.branch.actions, name).toEqual(
          actions.map((one) => (typeof one === 'string' ? { type: one } : one)),
        );
        if (!read) continue;
        if (recorded.expect !== 'same') {
          const { problem } = fitting(line, read.branch);
          if (problem) expect(problem.sentence, name).toMatch(/\S\.$/);
          continue;
        }
        expect(read.branch.of, `${name}: the sample was written anew`).toBe(line.digest);
        const { moves } = branching(line, read.branch).$now.get();
        if (moves.length < actions.length) expect(fitting(line, read.branch).problem, name).toBeUndefined();

        const start = game.board(originOf(line, read.branch).state, 'all');
        expect(signOf(start), `${name}: where it leaves`).toBe(origin);
        const signs = moves.flatMap(({ state }, i) =>
          (i + 1) % every === 0 || i === moves.length - 1 ? [signOf(game.board(state, 'all'))] : [],
        );
        const last = moves.at(-1)?.state;
        if (ends && last) expect(changedSince(start, game.board(last, 'all')), name).toEqual(ends);
        expect(signs, name).toEqual(trail.match(FOUR));
      }
    });
  },
);
