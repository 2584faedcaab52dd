/** What the moments of a march into a space ask of the calculators: interception, refusal, avoiding battle. */
import type { Question } from '../../../game.ts';
import { voyageOf } from '../../../naval-movement/rules.ts';
import type { Power } from '../../../words.ts';
import { friendlyTo } from '../../movement/battle.ts';
import { avoidTargets, type Interceptable } from '../../movement/reactions.ts';
import { isFriend } from '../../politics/friends.ts';
import { commanderAt, cuAt, holderAt, leadersAt, tacticsOf } from '../../queries.ts';
import type { Declared, Force, FrameAt, State } from '../../state.ts';
import { sailingOf } from '../voyage.ts';

type EnteredFrame = FrameAt<'entered'>;
type Avoidance = EnteredFrame['avoidances'][number];

/** The space as the army that enters it finds it. */
const groundOf = (s: State, force: Force, defender: Power) => ({
  friendlyTo: friendlyTo(s, force.at, force.power, defender),
  acrossRough: force.cameBy === 'rough',
});

/** Does the army get past those who try to intercept it? `order`: the powers that are still to roll, one after the other. */
export function marchQuestion(
  s: State,
  declared: readonly Declared[],
  force: Force,
  mayTry: readonly Interceptable[],
  order?: readonly Power[],
): Question | undefined {
  const heard = order ? order.flatMap((power) => declared.filter((d) => d.power === power)) : declared;
  const all = [
    ...heard.map(({ power, leader, cu }) => ({ power, cu, tactics: tacticsOf(s, leader) })),
    ...mayTry.map(({ power, from }) => ({
      power,
      cu: cuAt(s, from, power),
      tactics: tacticsOf(s, commanderAt(s, from, power)),
    })),
  ];
  // The calculator takes no more than six.
  const armies = all.slice(0, 6);
  const [first] = armies;
  if (!first || force.cu === 0) return undefined;
  const holder = holderAt(s, force.at);
  // 10.3: CU of theirs make it no enemy ground, whoever holds it.
  const interceptors = armies.map(({ power, cu, tactics }) => ({
    power,
    cu,
    tactics,
    enemySpace: !isFriend(s, power, holder) && cuAt(s, force.at, power) === 0,
  }));
  const { power: friendly } = armies.find(({ power }) => isFriend(s, power, holder)) ?? first;
  return {
    calculator: 'march-past',
    input: {
      moverCu: force.cu,
      moverTactics: tacticsOf(s, force.leader),
      interceptors,
      ...(order && { order: 'listed' }),
      ...groundOf(s, force, friendly),
      enemyTo: interceptors.some(({ enemySpace }) => enemySpace) ? 'listed' : 'none',
      bySea: force.cameBy === 'sea',
    },
    shows: 'intercepted',
  };
}

/** 10.5.1: the voyage back as far as it is known; whether Carthage contests it is said later. */
function wayBack(s: State, { power, cu }: Force, to: string) {
  const { contest, friendlyPort } = voyageOf(sailingOf(s, { power, cu, to, contest: 'none' }));
  return { contest, homePort: friendlyPort };
}

/** Fight those who have come, or refuse? They stand in the space, with whoever of theirs was there. */
export function refusalQuestion(s: State, f: EnteredFrame, force: Force): Question | undefined {
  const power = f.came[0]?.power;
  if (!power || force.cu === 0) return undefined;
  const open = f.stage === 'refuse';
  return {
    calculator: 'march-past',
    input: {
      moverCu: force.cu,
      moverTactics: tacticsOf(s, force.leader),
      interceptors: [
        {
          power,
          cu: Math.min(40, cuAt(s, force.at, power)),
          tactics: tacticsOf(s, commanderAt(s, force.at, power)),
          enemySpace: !isFriend(s, power, holderAt(s, force.at)),
        },
      ],
      came: true,
      reply: open ? 'best' : 'refuse',
      ...groundOf(s, force, power),
      bySea: force.cameBy === 'sea',
      ...(force.from !== null && wayBack(s, force, force.from)),
    },
    shows: open ? 'through' : 'turnedBack',
    ...(open && { advises: true as const }),
  };
}

/** 11.1: who leads those who avoid, and who is left to lead the others. */
function leadersOf(s: State, at: string, power: Power, avoider: string | undefined) {
  const commander = commanderAt(s, at, power);
  const tactics = tacticsOf(s, commander);
  if (avoider === undefined) return { tactics };
  if (avoider !== commander) return { tactics, second: tacticsOf(s, avoider), under: 'second' as const };
  const others = leadersAt(s, at, power).filter((id) => id !== commander);
  if (others.length === 0) return { tactics };
  return { tactics, second: Math.max(...others.map((id) => tacticsOf(s, id))), under: 'commander' as const };
}

/** Stand or avoid? Who goes inside has been said before, and what was declared is no longer open. */
export function avoidQuestion(
  s: State,
  force: Force,
  power: Power | undefined,
  declared?: Avoidance,
): Question | undefined {
  if (!power) return undefined;
  const cu = cuAt(s, force.at, power);
  // A voyage to avoid hangs on a card that the calculator would have to know.
  if (cu === 0 || force.cu === 0 || declared?.bySea) return undefined;
  return {
    calculator: 'avoid',
    input: {
      cu,
      ...leadersOf(s, force.at, power, declared?.leader),
      moverCu: force.cu,
      moverTactics: tacticsOf(s, force.leader),
      mpLeft: force.mp,
      rearguard: declared ? cu - Math.min(cu, declared.cu) : 0,
      fallBacks: avoidTargets(s, force.at, power).length > 0 ? 1 : 0,
      city: 'none',
      ...groundOf(s, force, power),
      // What this roll brings; whether the mover then comes after them it says later.
      ...(declared && { plan: 'avoid', follows: 'elsewhere' }),
    },
    ...(declared && { shows: 'away' }),
  };
}
