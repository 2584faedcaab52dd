/** A whole game that is changed in one action no longer comes out as it says: the gate refuses it. */
import { expect, test } from 'vitest';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { readSamples } from '../../../../src/gate/samples.ts';
import { replay } from '../../../../src/play/replay.ts';
import type { Written } from '../../../../src/play/sample.ts';
import { tables } from './table.ts';

const { setup, steps } = readSamples(gameOf('nero')).find(({ id }) => id === 'four-emperors')!;
const { start, moments } = replay(nero, { setup, steps }, { tables });

/** Other actions tried in place of one. */
const OTHERS = 2;

/** The state after the last written action before a step. */
function stateBefore(step: number): unknown {
  const moment = moments[step - 1];
  if (!moment) return start?.state;
  const last = moment.acts.findLastIndex((act) => !act.unwritten);
  return moment.acts[last + 1]?.before ?? moment.state;
}

/** Whether the game is refused with other actions in a step; what comes before it is as it was. */
function refused(step: number, actions: readonly Written[]): boolean {
  const { says, expect: expected } = steps[step]!;
  const changed = [{ says, actions, ...(expected && { expect: expected }) }, ...steps.slice(step + 1)];
  const game = { ...nero, start: () => stateBefore(step) as State };
  return replay(game, { setup, steps: changed }, { tables }).type === 'stopped';
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
  return {
    ...action,
    hands: Object.fromEntries(hands.map(([who, cards], i) => [who, [first(i - 1), ...cards.slice(1)]])),
  };
}

test('each action changed or left out in turn is noticed', () => {
  let tried = 0;
  const unnoticed: string[] = [];
  steps.forEach(({ actions }, step) => {
    const acts = moments[step]!.acts.filter((act) => !act.unwritten);
    actions.forEach((action, at) => {
      const instead = (other: readonly Written[]) => [...actions.slice(0, at), ...other, ...actions.slice(at + 1)];
      const variants = [
        // Nobody has to write a pass down.
        ...(action.type === 'pass' ? [] : [instead([])]),
        ...(action.type === 'deal' ? [instead([dealtOn(action)])] : []),
        ...others(action, acts[at]!.before as State).map((other) => instead([other])),
      ];
      tried += variants.length;
      for (const variant of variants)
        if (!refused(step, variant)) unnoticed.push(`step ${step + 1}: ${JSON.stringify(variant)}`);
    });
  });
  expect(unnoticed).toEqual([]);
  expect(tried).toBeGreaterThan(2 * steps.flatMap((s) => s.actions).length);
});
