/** What movement and attacks cost a force in play (5.2, 5.3, aid-terrain), by the figures that the game began with. */
import { type CostReadings, entry, fatigue, passages } from '../costs.ts';
import type { Force } from './forces.ts';
import { ROMA } from './setup.ts';
import type { State } from './state.ts';

const readingsOf = ({ setup: { rulings } }: State): CostReadings => ({
  leaderAlone: rulings['leader-alone-cost'],
  straitsToTribe: rulings['straits-to-the-barbarians'],
  passages: rulings['passage-with-several-players'],
});

/** 5.3: fatigue weighs on Legions that have fought. */
const fatigueOf = (s: State, force: Force): number =>
  fatigue(force.legions, force.tired > 0 ? force.fatigue : 0) * s.setup.figures.costs.fatigue;

/** 5.5: leaving a Province of others by their permission. */
export const passageOf = (s: State, force: Force): number =>
  passages(force.passes, readingsOf(s)) * s.setup.figures.costs.passage;

/** 5.2, 5.3, 5.5, 5.7, 5.8: MP for the next step. */
export function stepCost(s: State, force: Force, to: string): number {
  const { borders, straits } = s.setup.board.places[force.at]!;
  const ahead = {
    roma: to === ROMA,
    straits: !borders.includes(to) && straits.includes(to),
    tribe: s.barbarian === to,
  };
  const { cost, times } = entry(force.legions, ahead, readingsOf(s));
  return s.setup.figures.costs[cost] * times + (ahead.roma ? 0 : fatigueOf(s, force)) + passageOf(s, force);
}

/** 6.1, 5.3: MP for an attack. */
export const attackCost = (s: State, force: Force): number => s.setup.figures.costs.attack + fatigueOf(s, force);
