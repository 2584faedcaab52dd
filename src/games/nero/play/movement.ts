/** What a moving force may do (5): where it may step, whom it may attack, what it may take or leave, and the cost. */

import { listed, some } from '../../../calculator/words.ts';
import { figuresOf } from '../../../play/figures.ts';
import { either, no, type Problem } from '../../../play/problem.ts';
import {
  type CostReadings,
  FOR_MARKER,
  forAttack,
  forPassage,
  forPickUp,
  forStep,
  type Force as Marching,
  mpFor,
  sumOf,
} from '../move/rules.ts';
import { AREA_NAMES, type Colour, ROMA } from '../words.ts';
import type { Target } from './actions.ts';
import { enemiesAt, freshAt, legionsOf, nameOf, placeOf } from './queries.ts';
import type { Force, Pieces, State } from './state.ts';

/** 5.0, 5.8: the places next to this one, for Legions or for a Leader alone. */
function neighbours(s: State, { at, legions }: Force): string[] {
  const { borders, straits, city } = placeOf(s, at);
  return legions > 0 ? [...borders, ...straits] : [...borders, ...straits, ...city];
}

const readingsOf = ({ setup: { rulings } }: State): CostReadings => ({
  leaderAlone: rulings['leader-alone-cost'],
  straitsToTribe: rulings['straits-to-the-barbarians'],
  passages: rulings['passage-with-several-players'],
});

/** 5.3: fatigue weighs on Legions that have fought. */
const marching = ({ legions, tired, fatigue }: Force): Marching => ({ legions, won: tired > 0 ? fatigue : 0 });

/** 5.5: the colours whose Legions a force has met here, as long as they are there and it has not beaten them. */
const standing = (s: State, { at, met }: Force): readonly Colour[] => met.filter((c) => legionsOf(s, c, at) > 0);

/** 5.5: those of them by whose permission it leaves. */
const passes = (s: State, force: Force): number => standing(s, force).filter((c) => force.agreed.includes(c)).length;

/** 5.2, 5.3, 5.5, 5.7, 5.8: MP for the next step, permission to leave included. */
export function stepCost(s: State, force: Force, to: string): number {
  const { borders, straits } = placeOf(s, force.at);
  const ahead = {
    roma: to === ROMA,
    straits: !borders.includes(to) && straits.includes(to),
    tribe: s.barbarian === to,
  };
  const readings = readingsOf(s);
  return sumOf([...forStep(marching(force), ahead, readings), forPassage(passes(s, force), readings)], figuresOf(s));
}

/** 6.1, 5.3: MP for an attack. */
export const attackCost = (s: State, force: Force): number => sumOf(forAttack(marching(force)), figuresOf(s));

/** 5.4: MP to pick Legions up. */
export const pickUpCost = (s: State, whose: 'own' | 'uncontrolled'): number => mpFor(forPickUp(whose), figuresOf(s));

/** 5.6: MP to remove a Retreat marker. */
export const clearCost = (s: State): number => mpFor(FOR_MARKER, figuresOf(s));

/** 5.5: MP for leaving if all who hold it agree, with one more at least for the step itself. */
const askCost = (s: State, force: Force): number =>
  mpFor(forPassage(passes(s, force) + holders(s, force).length, readingsOf(s)), figuresOf(s)) + 1;

/** 5.5: those of them that hold it; where it began it has met nobody and leaves freely. */
export const holders = (s: State, force: Force): Colour[] =>
  standing(s, force).filter((c) => !force.agreed.includes(c));

/** 5.5: the Barbarian Tribe holds a force that has entered. */
const tribeHolds = (s: State, force: Force): boolean => force.steps > 0 && s.barbarian === force.at;

const whyShort = (rule: string, cost: number, left: number): Problem | undefined =>
  cost > left ? no(rule, `It costs ${cost} MP; the force has ${left} left.`) : undefined;

/** 5.6: whether own Legions where the force is are under a Retreat marker. */
const isMarked = (s: State, { at }: Force): boolean => s.stacks[s.round.active][at]?.marker === true;

const MARKED = no('5.6', 'The force is under a Retreat marker; remove that first.');

/** 5.5: who holds the force where it is, and what it must do about it. */
function whyHeld(s: State, force: Force): Problem | undefined {
  if (tribeHolds(s, force)) return no('5.5', 'The Barbarian Tribe stops the force until you beat it.');
  const holding = holders(s, force);
  if (holding.length === 0) return undefined;
  return no('5.5', `Legions of ${listed(holding)} stop the force; beat them, or ask them to let it pass.`);
}

/** 5.0, 5.2, 5.5, 5.8: where the force may go now. */
export const openSteps = (s: State, force: Force): string[] =>
  force.marked || whyHeld(s, force) ? [] : neighbours(s, force).filter((to) => stepCost(s, force, to) <= force.left);

/** 5.0, 5.2, 5.5, 5.8: why the force cannot go there. */
export function whyNoStep(s: State, force: Force, to: string): Problem | undefined {
  if (force.marked) return MARKED;
  const next = neighbours(s, force);
  if (next.includes(to)) return whyHeld(s, force) ?? whyShort('5.2', stepCost(s, force, to), force.left);
  return no(
    to === ROMA ? '5.8' : '5.0',
    `The force in ${nameOf(s, force.at)} may go to ${either(next.map((p) => nameOf(s, p)))}.`,
  );
}

/** 6.0: why these cannot be attacked where the force is; undefined where they can. */
function whyNoTarget(s: State, at: string, target: Target): Problem | undefined {
  if (target === 'barbarian')
    return s.barbarian === at ? undefined : no('6.0', `The Barbarian Tribe is not in ${nameOf(s, at)}.`);
  if (target === 'uncontrolled') {
    if (s.setup.rulings['attack-on-uncontrolled-legions'] === 'no')
      return no('5.4', 'You cannot attack Uncontrolled Legions; you pick them up for MP.');
    return s.uncontrolled[at] && !s.round.struck.includes(at)
      ? undefined
      : no('6.0', 'There are no Uncontrolled Legions here that have not been attacked in this player round.');
  }
  const there = enemiesAt(s, s.round.active, at);
  if (!there.includes(target))
    return no(
      '6.0',
      there.length > 0
        ? `The enemy Legions here belong to ${listed(there.map((c) => AREA_NAMES[c]))}.`
        : 'There are no enemy Legions here.',
    );
  return (s.stacks[target][at]?.attacked ?? 0) < legionsOf(s, target, at)
    ? undefined
    : no('6.0', `The Legions of ${AREA_NAMES[target]} here have already been attacked in this player round.`);
}

/** 5.6, 6.0: why the force can attack nobody at all: a marker that it must clear first, or no Legions. */
function whyUnfit(s: State, force: Force): Problem | undefined {
  if (force.marked && s.setup.rulings['attack-under-a-marker'] === 'no') return MARKED;
  return force.legions > 0 ? undefined : no('6.0', 'A Leader alone cannot attack; only Legions can.');
}

/** 6.0, 6.1: whom the force may attack now. */
export function openTargets(s: State, force: Force): Target[] {
  if (whyUnfit(s, force) || attackCost(s, force) > force.left) return [];
  const all: Target[] = [...enemiesAt(s, s.round.active, force.at), 'barbarian', 'uncontrolled'];
  return all.filter((target) => !whyNoTarget(s, force.at, target));
}

/** 6.0, 6.1: why the force cannot attack. */
export const whyNoAttack = (s: State, force: Force, target: Target): Problem | undefined =>
  whyUnfit(s, force) ?? whyNoTarget(s, force.at, target) ?? whyShort('6.1', attackCost(s, force), force.left);

/** 5.4, 5.6, 5.8: why the force cannot pick these Legions up; those that it left here have finished, or are where it began. */
export function whyNoTake(s: State, force: Force, whose: 'own' | 'uncontrolled', legions: number): Problem | undefined {
  const { at, steps, left } = force;
  if (force.marked) return MARKED;
  if (at === ROMA) return no('5.8', 'There are no Legions in Roma.');
  if (whose === 'uncontrolled') {
    if (steps === 0 && s.setup.rulings['uncontrolled-at-the-start'] === 'after-entering')
      return no(
        '5.4',
        'The force has not entered a Province yet; you can pick up Uncontrolled Legions only after it does.',
      );
    const there = s.uncontrolled[at] ?? 0;
    if (legions < 1 || legions > there)
      return no('5.4', `There ${there === 1 ? 'is' : 'are'} ${some(there, 'Uncontrolled Legion')} here.`);
  } else {
    if (steps === 0)
      return no('5.4', 'The force is where it started; it can pick up your Legions only in other Provinces.');
    const there = freshAt(s, at);
    if (legions < 1 || legions > there)
      return no(
        '5.4',
        there > 0
          ? `Only ${there} of your Legions here can still be picked up.`
          : 'None of your Legions here can still be picked up.',
      );
    if (isMarked(s, force)) return no('5.6', 'The Legions here are under a Retreat marker; it must be removed first.');
  }
  return whyShort('5.4', pickUpCost(s, whose), left);
}

/** 5.4: why these pieces cannot be left behind; something must be left of the force. */
export function whyNoDrop(force: Force, { legions, leader }: Pieces): Problem | undefined {
  if (legions === 0 && !leader) return no('5.4', 'Name a piece to leave behind.');
  if (legions > force.legions) return no('5.4', `The force has ${some(force.legions, 'Legion')}.`);
  if (leader && !force.leader) return no('5.4', 'The Leader is not with the force.');
  const rest = force.legions - legions > 0 || (force.leader && !leader);
  return rest ? undefined : no('5.4', 'Nothing would be left of the force; stop it instead.');
}

/** 5.6: why no Retreat marker can be removed here. */
export const whyNoClear = (s: State, force: Force): Problem | undefined =>
  isMarked(s, force)
    ? whyShort('5.6', clearCost(s), force.left)
    : no('5.6', 'None of your Legions here are under a Retreat marker.');

/** 5.5: why permission cannot be asked for. */
export function whyNoAsk(s: State, force: Force): Problem | undefined {
  if (holders(s, force).length === 0) return no('5.5', 'No enemy Legions stop the force here.');
  if (tribeHolds(s, force)) return no('5.5', 'The Barbarian Tribe lets nobody pass.');
  if (force.asked) return no('5.5', 'You have already asked for permission here.');
  return whyShort('5.5', askCost(s, force), force.left);
}
