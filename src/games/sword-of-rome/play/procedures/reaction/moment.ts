/**
 * The reactions that are open: who may go inside, intercept, avoid, refuse or bribe in the space entered, and what the
 * calculators are asked. Changes nothing.
 */
import { asked } from '../../../../../play/asking.ts';
import { found } from '../../../../../play/state.ts';
import type { Question } from '../../../game.ts';
import type { Interceptor } from '../../../march-past/attempt.ts';
import { voyageOf } from '../../../naval-movement/rules.ts';
import type { Player, Power } from '../../../words.ts';
import { couldHoldThree } from '../../cards.ts';
import { friendlyTo } from '../../movement/battle.ts';
import { endProblem, stepProblem } from '../../movement/march.ts';
import { avoidBan, avoidTargets, type Interceptable, interceptorsOf } from '../../movement/reactions.ts';
import { isFriend, seatOf } from '../../politics/friends.ts';
import {
  commanderAt,
  cuAt,
  foesAt,
  has,
  holderAt,
  insideAt,
  isArmy,
  isCity,
  leadersAt,
  limitOf,
  spaceOf,
  tacticsOf,
} from '../../queries.ts';
import type { Declared, Force, FrameAt, State } from '../../state.ts';
import { deciderOf } from '../order.ts';
import { sailingOf } from '../voyage.ts';

type EnteredFrame = FrameAt<'entered'>;
type Avoidance = EnteredFrame['avoidances'][number];

/** The move that this frame reacts to lies right under it. */
export const moveUnder = (s: State, f: EnteredFrame): FrameAt<'move'> => {
  const move = s.frames[s.frames.indexOf(f) - 1];
  if (move?.type !== 'move') throw new RangeError('a reaction without a move');
  return move;
};
export const forceOf = (s: State, f: EnteredFrame): Force => moveUnder(s, f).force;

/** 9.3.1: whose city this is, where he has pieces before its walls that may go in. */
export function sheltering(s: State, { at, power }: Force): Power | undefined {
  const holder = holderAt(s, at);
  if (!isCity(s, at) || holder === 'independents' || isFriend(s, power, holder) || s.under.noCity.includes(holder))
    return undefined;
  return cuAt(s, at, holder) > 0 && insideAt(s, at) < limitOf(s, 'inside-cu') ? holder : undefined;
}

export const sheltered = (s: State, force: Force): Power =>
  found(sheltering(s, force), `nobody may go inside "${force.at}"`);

/** 9.3.2: by one reading nobody hears what others declare before all have. */
export const isSealed = (s: State): boolean => s.setup.rulings['declared-reactions'] === 'sealed';

/** 9.5.9: spaces whose armies are in a battle that waits. */
export const engaged = (s: State, f: EnteredFrame): string[] => {
  const { flanks } = moveUnder(s, f);
  return flanks === null ? [] : [flanks];
};

/** Those of one seat that may still declare. */
export const candidates = (s: State, f: EnteredFrame, seat: Player) =>
  interceptorsOf(s, forceOf(s, f), engaged(s, f)).filter(
    ({ power, from }) => deciderOf(s, power) === seat && !f.declared.some((d) => d.from === from),
  );

export function avoiding(s: State, f: EnteredFrame): Power[] {
  const { force, flanks } = moveUnder(s, f);
  if (flanks !== null) return [];
  const foes = foesAt(s, force.at, force.power);
  return foes.filter((power) => !avoidBan(s, force.at, power) && !f.avoidances.some((a) => a.power === power));
}

export const armiesTrying = (f: EnteredFrame): Declared[] => f.declared.filter(({ power }) => power === f.trying[0]);

/** 10.3: +1 on enemy ground without own CU. */
export const asInterceptor = (s: State, { power, leader, cu }: Declared, at: string): Interceptor => ({
  cu,
  tactics: tacticsOf(s, leader),
  enemySpace: !isFriend(s, power, holderAt(s, at)) && cuAt(s, at, power) === 0,
});

/** The avoidance that is settled now. */
export const current = ({ avoidances, leaving }: EnteredFrame): Avoidance =>
  found(avoidances[leaving], 'nobody is left who avoids');

/** Who may answer now. */
export const answering = ({ asking }: EnteredFrame): Player =>
  found(asking && asked(asking), 'nobody is asked whether he intercepts');

/** 10.5.1: whether the mover may try to back out. */
export function mayRefuse(s: State, f: EnteredFrame): boolean {
  const force = forceOf(s, f);
  if (f.came.length === 0 || force.sortie || force.from === null) return false;
  return endProblem(s, force.power, force.from) === undefined || force.from === force.at;
}

/** 7.2.2: whether gold could help the Etruscans here: against a mover, or on their own way. */
export function bribes(s: State, f: EnteredFrame): 'back' | 'pass' | undefined {
  const force = forceOf(s, f);
  if (has(s, 'mines-depleted') || force.sortie || seatOf(s, 'etruscans') === undefined) return undefined;
  if (s.out.includes('etruscans') || !couldHoldThree(s, 'etruscans')) return undefined;
  const foes = foesAt(s, force.at, force.power);
  if (force.power === 'etruscans')
    return foes.length > 0 && f.came.length + f.avoided === 0 && canPass(s, moveUnder(s, f)) ? 'pass' : undefined;
  const outside = foes.includes('etruscans') && isArmy(s, force.at, 'etruscans');
  const there =
    outside || (s.setup.rulings['bribe-from-inside'] === 'allowed' && isSheltered(s, force.at, 'etruscans'));
  const own = f.came.every(({ power }) => power !== 'etruscans');
  const way = force.from !== null && endProblem(s, force.power, force.from) === undefined;
  return there && own && way ? 'back' : undefined;
}

/** An army of this power has gone inside its city. */
const isSheltered = (s: State, at: string, power: Power): boolean =>
  holderAt(s, at) === power && insideAt(s, at) > 0 && leadersAt(s, at, power, true).length > 0;

/** The bribed must be left behind with the MP at hand. */
const canPass = (s: State, { force, flanks }: FrameAt<'move'>): boolean =>
  spaceOf(s, force.at).ways.some(({ to }) => to !== flanks && stepProblem(s, force, to) === undefined);

/** 9.3.3: where there are Samnite armies that could come as by an interception; by one reading also out of the city here. */
export const caudineArmies = (s: State, f: EnteredFrame): string[] => {
  const force = forceOf(s, f);
  if (f.came.length > 0 || isFriend(s, 'samnites', force.power)) return [];
  const near = interceptorsOf(s, force, engaged(s, f)).flatMap(({ power, from }) =>
    power === 'samnites' ? [from] : [],
  );
  const here = s.setup.rulings['caudine-forks-army'] === 'here-too' && isSheltered(s, force.at, 'samnites');
  return here && !s.siege[force.at] ? [...near, force.at] : near;
};

/** The army that enters a space, and the ground as it finds it. */
const moverOf = (s: State, force: Force, defender: Power) => ({
  moverCu: force.cu,
  moverTactics: tacticsOf(s, force.leader),
  friendlyTo: friendlyTo(s, force.at, force.power, defender),
  acrossRough: force.cameBy === 'rough',
});

/** Does the army get past those who try to intercept it? `order`: the powers that are still to roll, one after the other. */
function marchQuestion(
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
      interceptors,
      ...(order && { order: 'listed' }),
      ...moverOf(s, force, friendly),
      enemyTo: interceptors.some(({ enemySpace }) => enemySpace) ? 'listed' : 'none',
      bySea: force.cameBy === 'sea',
    },
    shows: 'intercepted',
    wants: deciderOf(s, first.power),
    fears: force.by,
  };
}

/** 10.5.1: the voyage back as far as it is known; whether Carthage contests it is said later. */
function wayBack(s: State, { power, cu }: Force, to: string) {
  const { contest, friendlyPort } = voyageOf(sailingOf(s, { power, cu, to, contest: 'none' }));
  return { contest, homePort: friendlyPort };
}

/** Fight those who have come, or refuse? They stand in the space, with whoever of theirs was there. */
function refusalQuestion(s: State, f: EnteredFrame, force: Force): Question | undefined {
  const power = f.came[0]?.power;
  if (!power || force.cu === 0) return undefined;
  const open = f.stage === 'refuse';
  return {
    calculator: 'march-past',
    input: {
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
      ...moverOf(s, force, power),
      bySea: force.cameBy === 'sea',
      ...(force.from !== null && wayBack(s, force, force.from)),
    },
    shows: open ? 'through' : 'turnedBack',
    wants: force.by,
    fears: deciderOf(s, power),
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
function avoidQuestion(s: State, force: Force, power: Power | undefined, declared?: Avoidance): Question | undefined {
  if (!power) return undefined;
  const cu = cuAt(s, force.at, power);
  // A voyage to avoid hangs on a card that the calculator would have to know.
  if (cu === 0 || force.cu === 0 || declared?.bySea) return undefined;
  return {
    calculator: 'avoid',
    input: {
      cu,
      ...leadersOf(s, force.at, power, declared?.leader),
      mpLeft: force.mp,
      rearguard: declared ? cu - Math.min(cu, declared.cu) : 0,
      fallBacks: avoidTargets(s, force.at, power).length > 0 ? 1 : 0,
      city: 'none',
      ...moverOf(s, force, power),
      // What this roll brings; whether the mover then comes after them it says later.
      ...(declared && { plan: 'avoid', follows: 'elsewhere' }),
    },
    ...(declared && { shows: 'away' }),
    wants: deciderOf(s, power),
    fears: force.by,
  };
}

/** What the calculators are asked at each stage. */
export function questionOf(s: State, f: EnteredFrame): Question | undefined {
  const force = forceOf(s, f);
  const leaving = f.avoidances[f.leaving];
  switch (f.stage) {
    case 'intercept': {
      const seat = answering(f);
      const heard = f.declared.filter(({ power }) => !isSealed(s) || deciderOf(s, power) === seat);
      return marchQuestion(s, heard, force, candidates(s, f, seat));
    }
    case 'intercept-roll':
      return marchQuestion(s, f.declared, force, [], f.trying);
    case 'refuse':
    case 'refuse-leave':
    case 'refuse-roll':
      return refusalQuestion(s, f, force);
    case 'avoid':
      return avoidQuestion(s, force, avoiding(s, f)[0]);
    case 'leave':
    case 'avoid-roll':
      return avoidQuestion(s, force, leaving?.power, leaving);
    default:
      return undefined;
  }
}
