/** Carthage's CUs (5.1.A1 to 5.1.A4), heading by heading. */

import { figuresOf } from '../../../../play/figures.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import type { Side } from '../../words.ts';
import type { Source } from '../actions.ts';
import { add, insideAt, putInside } from '../changes.ts';
import { NOBODY, plus, type Stack } from '../forces.ts';
import type { ReinforceFrame } from '../frames.ts';
import { generalOf, onMap, whereIs } from '../generals.ts';
import { provinceOwner } from '../politics.ts';
import { CARTHAGO, CARTHAGO_NOVA, enemyCuAt, isBesieged, isOwn, nameOf, namesOf, regionOf } from '../queries.ts';
import { reinforcementsQuestion } from '../questions/march.ts';
import type { ProcedureOf, State } from '../state.ts';

const RULES: Readonly<Record<Source, string>> = {
  africa: '5.1.A1',
  'carthago-nova': '5.1.A2',
  baetica: '5.1.A3',
  free: '5.1.A4',
};

const WORDS: Readonly<Record<Source, string>> = {
  africa: 'The CU of Africa',
  'carthago-nova': 'The CU of Carthago Nova',
  baetica: 'The CU of Baetica',
  free: 'The free CU',
};

/** 5.1.A2, 5.1.A3: whether Carthage has a claim to it. */
function isDue(s: State, source: Source): boolean {
  if (source === 'carthago-nova') return isOwn(s, 'carthage', CARTHAGO_NOVA);
  return source !== 'baetica' || provinceOwner(s, 'Baetica') === 'carthage';
}

/** 5.1, 12.b: spaces of Generals who are not inside a Besieged city. */
export const generalSpaces = (s: State, side: Side): string[] => [
  ...new Set(
    onMap(s, side).flatMap((id) => {
      const where = whereIs(s, id);
      return where && !(where.inside && isBesieged(s, where.at)) ? [where.at] : [];
    }),
  ),
];

/** 5.1: an own city, where it is not Besieged. */
const cities = (s: State, ...names: readonly string[]): string[] =>
  names.filter((at) => isOwn(s, 'carthage', at) && !isBesieged(s, at));

/** 5.1.A1 to 5.1.A4: where the CU of this heading may go. */
function spacesFor(s: State, source: Source): string[] {
  const generals = generalSpaces(s, 'carthage');
  const inRegion = (region: string): string[] => generals.filter((at) => regionOf(s, at) === region);
  const all =
    source === 'africa'
      ? [...cities(s, CARTHAGO), ...inRegion('Africa')]
      : source === 'free'
        ? [...cities(s, CARTHAGO, CARTHAGO_NOVA), ...generals]
        : [...cities(s, CARTHAGO_NOVA), ...inRegion('Iberia')];
  return [...new Set(all)];
}

/** New pieces join the stack there: within the walls where the enemy is outside. */
export function arrive(d: State, side: Side, at: string, pieces: Stack): void {
  if (enemyCuAt(d, side, at) > 0) putInside(d, at, plus(insideAt(d, at), pieces));
  else add(d, side, at, pieces);
}

const open = (s: State, f: ReinforceFrame): Source[] =>
  f.left.filter((source) => isDue(s, source) && spacesFor(s, source).length > 0);

function problem(s: State, f: ReinforceFrame, source: Source, at: string): Problem | undefined {
  const rule = RULES[source];
  if (!f.left.includes(source)) return no(rule, `${WORDS[source]} has been placed.`);
  if (!isDue(s, source)) return no(rule, `${WORDS[source]} is not due: Carthage does not control what gives it.`);
  const spaces = spacesFor(s, source);
  if (spaces.includes(at)) return undefined;
  if (isBesieged(s, at)) return no('12.b', `${nameOf(s, at)} is Besieged and takes no Reinforcements.`);
  return no(rule, `Found ${nameOf(s, at)}; it may go to ${listed(namesOf(s, spaces))}.`);
}

export const reinforce: ProcedureOf<'reinforce'> = {
  run(d, f) {
    if (open(d, f).length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: () => 'carthage',
  asks: (s, f) => ({ rule: '5.1.A', says: `where to place ${open(s, f).length} more CUs.` }),
  question: reinforcementsQuestion,
  answers: {
    reinforce: {
      choices: (s, f) =>
        open(s, f).flatMap((source) =>
          spacesFor(s, source).map((at) => ({
            action: { type: 'reinforce' as const, source, at },
            says: nameOf(s, at),
            group: WORDS[source],
          })),
        ),
      problem: (s, f, { source, at }) => problem(s, f, source, at),
      apply(d, f, { source, at }) {
        f.left = f.left.filter((one) => one !== source);
        const cu = Number(figuresOf(d).at('reinforcements', source, 'cu').value);
        arrive(d, 'carthage', at, { ...NOBODY, cu });
        note(d, RULES[source], `${WORDS[source]} goes to ${nameOf(d, at)}.`);
      },
    },
  },
};

/** 5.1.A5: displaced Generals come back to spaces with CUs that are not Besieged. */
const returnSpaces = (s: State): string[] => [
  ...Object.entries(s.stacks.carthage).flatMap(([at, { cu }]) => (cu > 0 ? [at] : [])),
  ...Object.entries(s.inside).flatMap(([at, { cu }]) =>
    cu > 0 && isOwn(s, 'carthage', at) && !isBesieged(s, at) ? [at] : [],
  ),
];

export const returning: ProcedureOf<'return'> = {
  run(d, f) {
    if (f.left.length > 0 && returnSpaces(d).length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: () => 'carthage',
  asks: (s, f) => ({
    rule: '5.1.A5',
    says: `where ${f.left.map((id) => generalOf(s, id).name).join(' and ')} come back.`,
  }),
  answers: {
    return: {
      choices: (s, f) =>
        f.left.flatMap((general) =>
          returnSpaces(s).map((at) => ({
            action: { type: 'return' as const, general, at },
            says: nameOf(s, at),
            group: generalOf(s, general).name,
          })),
        ),
      problem(s, f, { general, at }) {
        if (!f.left.includes(general)) return no('5.1.A5', `Found ${general}; displaced are ${listed(f.left)}.`);
        const spaces = returnSpaces(s);
        if (spaces.includes(at)) return undefined;
        return no('5.1.A5', `Found ${nameOf(s, at)}; Carthage has CUs in ${listed(namesOf(s, spaces))}.`);
      },
      apply(d, f, { general, at }) {
        f.left = f.left.filter((id) => id !== general);
        d.displaced = d.displaced.filter((id) => id !== general);
        arrive(d, 'carthage', at, { ...NOBODY, generals: [general] });
        note(d, '5.1.A5', `${generalOf(d, general).name} comes back in ${nameOf(d, at)}.`);
      },
    },
  },
};
