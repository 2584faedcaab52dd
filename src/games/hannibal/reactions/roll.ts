/** Reactions with their dice: how it ends, who came, and the same told. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome, Stage } from '../../../calculator/report.ts';
import { follow } from '../../../calculator/roll/dice-tree.ts';
import type { Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { whichOf } from '../ends.ts';
import type { Input } from './fields.ts';
import { ENDS, type End, prepared } from './plan.ts';
import { type Entry, isAlone, isIntercepted } from './rules.ts';

const END_WORDS: Readonly<Record<End['type'], string>> = {
  battle: 'Battle',
  backsUp: 'The mover Backs up',
  overrun: 'Overrun',
  passes: 'No Battle: the mover goes on',
};

export const lostBacking = (end: End): number => (end.type === 'backsUp' ? end.moverLost : 0);

export function wordsOf(end: End): Stage {
  const lost = lostBacking(end);
  const note = [
    ...(end.type === 'battle' ? [`${plural(end.hands.defender, 'card')} against the mover’s ${end.hands.mover}`] : []),
    ...(lost > 0 ? [`it loses ${lost} on the pass`] : []),
    ...(end.displaced ? ['the General is displaced'] : []),
  ].join('; ');
  return { name: END_WORDS[end.type], note };
}

export const reactionRolls = (input: Input, tables: Tables, faces: Faces): readonly Roll[] =>
  follow(prepared(input, tables).plan, faces).rolls;

export function reactionRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const { entry, plan, basis, facts } = prepared(input, tables);
  const { rolls, steps, leaf } = follow(plan, faces);
  if (!leaf) throw new RangeError(`faces are missing: ${rolls.map(({ id }) => id).join(', ')} are rolled`);
  const { avoided, displaced, came } = leaf;
  const all = entry.interceptors.length;
  const { name, note } = wordsOf(leaf);
  return {
    sentence: `${name}${note ? `: ${note}` : ''}.`,
    facts: {
      ...facts,
      ...whichOf(ENDS, leaf.type),
      avoided,
      displaced,
      intercepted: isIntercepted(entry, came),
      allIntercept: all > 0 && came.length === all,
      ...(all > 0 && { comers: came.length }),
      ...(leaf.type === 'battle' && {
        defenderCards: leaf.hands.defender,
        moverCards: leaf.hands.mover,
        edge: leaf.hands.defender - leaf.hands.mover,
      }),
      ...(entry.backOver !== 'none' && { moverLost: lostBacking(leaf) }),
    },
    steps: [...steps(), { rule: endRule(entry, leaf), text: `${name}.` }],
    ...basis,
  };
}

const endRule = (entry: Entry, { type }: End): string =>
  type === 'overrun'
    ? '7.2.c'
    : type === 'backsUp'
      ? '10.3'
      : type === 'battle'
        ? '7.2.b'
        : isAlone(entry)
          ? '9.a'
          : '7.2.a';
