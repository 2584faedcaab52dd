/** A voyage as a tree of stages: the declaration, the Naval Die, and the battle with what it costs. */
import type { Stage } from '../../../calculator/report.ts';
import { decimal } from '../../../calculator/words.ts';
import { type Dist, given, mean } from '../../../engine/dist.ts';
import type { Solved, SolvedBranch } from '../../../engine/tree.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import type { Passage, VoyagePlan } from './plan.ts';
import { type Landfall, untouched, worthOf } from './rules.ts';

export const portName = (port: number | undefined): string => (port === undefined ? 'nowhere' : `port ${port + 1}`);

/** Where the interceptor declares, whether the Fleet slips past, and how it fares if not. */
export function voyageTree(plan: VoyagePlan): Solved<Stage> {
  const { input, passages, taken } = plan;
  if (input.declares !== 'best' || passages.length === 1) return passageTree(plan, taken);
  return {
    type: 'choice',
    name: `${SIDE_NAMES[otherSide(input.mover)]} declares an Interception`,
    worth: taken.worth,
    branches: passages.map((passage) => ({
      name: passage.course.port === undefined ? 'Nowhere' : `At ${portName(passage.course.port)}`,
      best: passage === taken,
      to: passageTree(plan, passage),
    })),
  };
}

function passageTree({ input }: VoyagePlan, { avoid, caught, worth, course }: Passage): Solved<Stage> {
  const { aim, mover } = input;
  if (!caught)
    return {
      type: 'leaf',
      worth,
      leaf: { name: 'Unopposed', note: course.holder === mover ? 'with Naval Supremacy' : '' },
    };
  const leaf = (name: string, ends: Dist<Landfall>): Solved<Stage> => ({
    type: 'leaf',
    worth: mean(ends, (end) => worthOf(aim, end)),
    leaf: {
      name,
      note: `loses ${decimal(mean(ends, (end) => end.unitsLost))} Units, the enemy ${decimal(mean(ends, (end) => end.enemyUnitsLost))}`,
    },
  });
  const branch = (name: string, passes: (end: Landfall) => boolean): SolvedBranch<Stage>[] => {
    const part = given(caught, passes);
    return part ? [{ name, chance: part.total / caught.total, to: leaf(name, part) }] : [];
  };
  const fight: Solved<Stage> = {
    type: 'chance',
    name: 'Intercepted',
    worth: mean(caught, (end) => worthOf(aim, end)),
    branches: [...branch('Wins', (end) => end.kind === 'wins'), ...branch('Is beaten', (end) => end.kind === 'beaten')],
  };
  if (avoid === undefined) return fight;
  const away: Solved<Stage> = {
    type: 'leaf',
    worth: worthOf(aim, untouched('avoids', true)),
    leaf: { name: 'Slips past', note: 'keeps Naval Supremacy' },
  };
  return {
    type: 'chance',
    name: 'Naval Die',
    worth,
    branches: [
      { name: 'Avoids', chance: avoid, to: away },
      { name: 'Is caught', chance: 1 - avoid, to: fight },
    ],
  };
}
