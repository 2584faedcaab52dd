/** What movement and attacks cost (5.2, 5.3, aid-terrain). */
import type { Force } from './forces.ts';
import { ROMA } from './setup.ts';
import type { State } from './state.ts';

/** 5.3: fatigue weighs on Legions that have fought, never on a Leader alone. */
export const fatigueOf = (s: State, force: Force): number =>
  force.tired > 0 && force.legions > 0 ? force.fatigue * s.setup.figures.costs.fatigue : 0;

/** 5.2: a border crossed, by the number of Legions. */
export function bySize(s: State, legions: number): number {
  const { costs } = s.setup.figures;
  return legions <= 3 ? costs['enter-1-3'] : legions <= 5 ? costs['enter-4-5'] : costs['enter-6plus'];
}

/** 5.5: leaving a Province of others by their permission. */
export function passageOf(s: State, force: Force): number {
  if (force.passes === 0) return 0;
  const { costs } = s.setup.figures;
  return s.setup.rulings['passage-with-several-players'] === 'each' ? costs.passage * force.passes : costs.passage;
}

/** 5.2, 5.3, 5.5, 5.7, 5.8: MP for the next step. */
export function stepCost(s: State, force: Force, to: string): number {
  const { costs } = s.setup.figures;
  const { rulings } = s.setup;
  const passage = passageOf(s, force);
  if (to === ROMA) return costs.roma + passage;
  const straits =
    !s.setup.board.places[force.at]!.borders.includes(to) && s.setup.board.places[force.at]!.straits.includes(to);
  const tribe = s.barbarian === to;
  if (force.legions === 0) {
    const alone = tribe && rulings['leader-alone-cost'] === 'three' ? costs['enter-barbarian'] : costs['leader-alone'];
    return alone + passage;
  }
  const perLegion = force.legions * costs.straits;
  const flat = tribe && !(straits && rulings['straits-to-the-barbarians'] === 'per-legion');
  const basic = flat ? costs['enter-barbarian'] : straits ? perLegion : bySize(s, force.legions);
  return basic + fatigueOf(s, force) + passage;
}

/** 6.1, 5.3: MP for an attack. */
export const attackCost = (s: State, force: Force): number => s.setup.figures.costs.attack + fatigueOf(s, force);
