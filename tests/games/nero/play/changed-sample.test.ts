/** A game of the site that is changed in one action no longer comes out as it says: the gate refuses it. */
import { expect, test } from 'vitest';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { readSamples } from '../../../../src/gate/samples.ts';
import { type Moment, replay } from '../../../../src/play/replay.ts';
import type { Written } from '../../../../src/play/sample.ts';
import { tables } from './table.ts';

/** Other actions tried in place of one. */
const OTHERS = 2;

/** The state after the last written action of a step. */
function stateAfter({ acts, state }: Moment): State {
  const last = acts.findLastIndex((act) => !act.unwritten);
  return (acts[last + 1]?.before ?? state) as State;
}

const keyOf = ({ by: _, ...action }: Written): string => JSON.stringify(Object.entries(action).sort());

/** What else could have been done, what is most alike first. */
function others(action: Written, before: State): Written[] {
  const open = nero
    .choices(before)
    .map((choice): Written => ({ ...choice.action, ...(action.by && { by: action.by }) }));
  const [alike, unlike] = [open.filter((o) => o.type === action.type), open.filter((o) => o.type !== action.type)];
  return [...alike, ...unlike].filter((o) => keyOf(o) !== keyOf(action)).slice(0, OTHERS);
}

/** A deal with the first card of each hand given to the next. */
function dealtOn(action: Written): Written {
  const hands = Object.entries(action['hands'] as Readonly<Record<string, readonly string[]>>);
  const first = (i: number): string => hands[(i + hands.length) % hands.length]![1][0]!;
  const passed = hands.map(([who, cards], i) => [who, [first(i - 1), ...cards.slice(1)]]);
  return { ...action, hands: Object.fromEntries(passed) };
}

/** Everything that may come in place of an action: nothing, another deal, another action. */
function instead(action: Written, before: State): Written[][] {
  return [
    // Nobody has to write a pass down.
    ...(action.type === 'pass' ? [] : [[]]),
    ...(action.type === 'deal' ? [[dealtOn(action)]] : []),
    ...others(action, before).map((other) => [other]),
  ];
}

test.each(readSamples(gameOf('nero')))('$title: each action changed or left out is noticed', ({ setup, steps }) => {
  const { start, moments } = replay(nero, { setup, steps }, { tables });
  const states = [start?.state as State, ...moments.map(stateAfter)];
  const isRefused = (step: number, actions: readonly Written[]): boolean => {
    const changed = [{ ...steps[step]!, actions }, ...steps.slice(step + 1)];
    return replay({ ...nero, start: () => states[step]! }, { setup, steps: changed }, { tables }).type === 'stopped';
  };
  let tried = 0;
  const unnoticed: string[] = [];
  steps.forEach(({ actions }, step) => {
    const acts = moments[step]!.acts.filter((act) => !act.unwritten);
    actions.forEach((action, at) => {
      for (const other of instead(action, acts[at]!.before as State)) {
        const changed = actions.toSpliced(at, 1, ...other);
        if (!isRefused(step, changed)) unnoticed.push(`step ${step + 1}: ${JSON.stringify(changed)}`);
        tried += 1;
      }
    });
  });
  expect(unnoticed).toEqual([]);
  expect(tried).toBeGreaterThan(steps.flatMap((s) => s.actions).length);
});
