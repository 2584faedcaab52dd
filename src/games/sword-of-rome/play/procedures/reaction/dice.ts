/** 10.4, 11.1, 10.5.1, 11.3: the dice of a reaction, by the rules of the calculators. */

import type { Faces } from '../../../../../calculator/calculator.ts';
import type { Die } from '../../../../../play/chance.ts';
import { note, pop } from '../../../../../play/state.ts';
import { avoidBattle, pursue } from '../../../avoid/attempt.ts';
import { type Check, faceOf, pool } from '../../../dice.ts';
import { refuse as backUp, intercept as roll } from '../../../march-past/attempt.ts';
import { askCommander } from '../../changes.ts';
import { rolledFor } from '../../politics/deciding.ts';
import { cuAt, leaderOf, tacticsOf } from '../../queries.ts';
import type { Declared, FrameAt, State } from '../../state.ts';
import { armiesTrying, asInterceptor, current, forceOf, moveUnder } from './moment.ts';
import { comes, getsAway, held, refused } from './outcome.ts';

type EnteredFrame = FrameAt<'entered'>;

export const ROLLS = ['intercept-roll', 'avoid-roll', 'refuse-roll', 'pursuit'];

export function dieOf(s: State, f: EnteredFrame): Die {
  const force = forceOf(s, f);
  if (f.stage === 'intercept-roll') {
    const armies = armiesTrying(f);
    return { ...pool('interceptions', 'Interception', armies.length), ordered: true, ...rolledFor(s, f.trying[0]!) };
  }
  if (f.stage === 'avoid-roll') return { ...pool('avoid', 'Avoiding', 1), ...rolledFor(s, current(f).power) };
  if (f.stage === 'refuse-roll') return { ...pool('refusal', 'Refusal', 1), by: force.by, power: force.power };
  return { ...pool('pursuit', 'Pursuit', 1), by: force.by, power: force.power };
}

/** What one die comes to, by the rules of the calculators. */
export function checkOf(s: State, f: EnteredFrame, faces: Faces): Check {
  const face = faceOf(faces, dieOf(s, f).id);
  if (f.stage === 'avoid-roll') return avoidBattle(tacticsOf(s, current(f).leader), face);
  const tactics = tacticsOf(s, forceOf(s, f).leader);
  return f.stage === 'refuse-roll' ? backUp(tactics, face) : pursue(tactics, face);
}

/** 10.4: army by army, whether it comes. */
export const comings = (s: State, f: EnteredFrame, faces: Faces): { army: Declared; check: Check }[] => {
  const { at } = forceOf(s, f);
  const armies = armiesTrying(f);
  const checks = roll(
    armies.map((army) => asInterceptor(s, army, at)),
    faces['interceptions'] ?? [],
  );
  return armies.map((army, i) => ({ army, check: checks[i]! }));
};

export const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'avoid-roll': ['they get away', 'they are held'],
  'refuse-roll': ['the army backs up', 'it must fight'],
  pursuit: ['the move goes on', 'the move is over'],
};

function intercepted(d: State, f: EnteredFrame, faces: Faces): void {
  const { at } = forceOf(d, f);
  const power = f.trying[0]!;
  for (const { army, check } of comings(d, f, faces)) {
    d.under.tried.push(`${army.leader} ${forceOf(d, f).leader}`);
    note(
      d,
      check.rule,
      () => `${leaderOf(d, army.leader).name} needs ${check.needs} or less and rolls ${check.face}.`,
      {
        facts: { intercepted: check.passes },
      },
    );
    if (check.passes) comes(d, f, army);
  }
  f.trying.shift();
  if (f.came.length === 0) return;
  f.trying = [];
  if (f.came.length > 1 || cuAt(d, at, power) > f.came[0]!.cu) askCommander(d, at, power);
}

export function rolled(d: State, f: EnteredFrame, faces: Faces): void {
  if (f.stage === 'intercept-roll') {
    intercepted(d, f, faces);
    return;
  }
  const { rule, needs, face, passes } = checkOf(d, f, faces);
  const [yes, fails] = WORDS[f.stage]!;
  note(d, rule, () => `${needs} or less is needed, the die shows ${face}: ${passes ? yes : fails}.`, {
    facts: { [dieOf(d, f).id]: passes },
  });
  if (f.stage === 'avoid-roll') (passes ? getsAway : held)(d, f);
  else if (f.stage === 'refuse-roll') {
    if (passes) refused(d, f);
    else f.stage = 'bribe';
  } else {
    const move = moveUnder(d, f);
    if (passes) move.force.pursued = true;
    else {
      move.stage = 'over';
      move.force.mp = 0;
      note(d, '9.4.2', 'The pursuit has failed: the move is over.');
    }
    pop(d);
  }
}
