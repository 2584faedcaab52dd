/** What the moments of a game ask of the calculators. */

import type { Question } from '../../../../../play/question.ts';
import type { Power } from '../../../words.ts';
import { avoidTargets, type Interceptable } from '../../movement/reactions.ts';
import { commanderAt, cuAt, holderAt, isCity, isFriend, tacticsOf } from '../../queries.ts';
import type { Declared, Force, FrameAt, State } from '../../state.ts';

type EnteredFrame = FrameAt<'entered'>;

const friendlyTo = (
  s: State,
  at: string,
  attacker: Power,
  defender: Power,
): 'none' | 'attacker' | 'defender' | 'both' => {
  const holder = holderAt(s, at);
  const [ours, theirs] = [isFriend(s, attacker, holder), isFriend(s, defender, holder)];
  return ours && theirs ? 'both' : ours ? 'attacker' : theirs ? 'defender' : 'none';
};

/** Does the army get past those who try to intercept it? */
export function marchQuestion(
  s: State,
  declared: readonly Declared[],
  force: Force,
  mayTry: readonly Interceptable[],
): Question | undefined {
  const all = [
    ...declared.map(({ power, leader, cu }) => ({ power, cu, tactics: tacticsOf(s, leader) })),
    ...mayTry.map(({ power, from }) => ({
      power,
      cu: cuAt(s, from, power),
      tactics: tacticsOf(s, commanderAt(s, from, power)),
    })),
  ];
  // The calculator takes no more than six.
  const armies = all.slice(0, 6);
  if (armies.length === 0 || force.cu === 0) return undefined;
  return {
    calculator: 'march-past',
    input: {
      moverCu: force.cu,
      moverTactics: tacticsOf(s, force.leader),
      interceptors: armies.map(({ power, cu, tactics }) => ({
        power,
        cu,
        tactics,
        enemySpace: !isFriend(s, power, holderAt(s, force.at)) && cuAt(s, force.at, power) === 0,
      })),
      friendlyTo: friendlyTo(s, force.at, force.power, armies[0]!.power),
      acrossRough: force.cameBy === 'rough',
      bySea: force.cameBy === 'sea',
    },
    shows: 'intercepted',
  };
}

/** Stand or avoid? */
export function avoidQuestion(s: State, f: EnteredFrame, force: Force, power: Power | undefined): Question | undefined {
  if (!power) return undefined;
  const declared = f.avoidances[f.leaving];
  const cu = cuAt(s, force.at, power);
  if (cu === 0 || force.cu === 0) return undefined;
  const leader = declared?.leader ?? commanderAt(s, force.at, power);
  return {
    calculator: 'avoid',
    input: {
      cu,
      tactics: tacticsOf(s, leader),
      moverCu: force.cu,
      moverTactics: tacticsOf(s, force.leader),
      mpLeft: force.mp,
      rearguard: declared ? cu - Math.min(cu, declared.cu) : 0,
      fallBacks: avoidTargets(s, force.at, power).length > 0 ? 1 : 0,
      city: isCity(s, force.at) && holderAt(s, force.at) === power ? 'own' : 'none',
      friendlyTo: friendlyTo(s, force.at, force.power, power),
      acrossRough: force.cameBy === 'rough',
    },
  };
}
