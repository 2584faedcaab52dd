/** What of a reaction is open: who may go inside, intercept, avoid, refuse or bribe in the space entered. Changes nothing. */

import { asked } from '../../../../../play/asking.ts';
import { found } from '../../../../../play/state.ts';
import type { Interceptor } from '../../../march-past/attempt.ts';
import type { Player, Power } from '../../../words.ts';
import { couldHoldThree } from '../../cards/cards.ts';
import { endProblem, stepProblem } from '../../movement/march.ts';
import { avoidersOf, interceptorsOf } from '../../movement/reactions.ts';
import { isFriend, seatOf } from '../../politics/friends.ts';
import { deciderOf } from '../../politics/order.ts';
import {
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

type EnteredFrame = FrameAt<'entered'>;

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

export const roomIn = (s: State, at: string): number => limitOf(s, 'inside-cu') - insideAt(s, at);

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

export const avoiding = (s: State, f: EnteredFrame): Power[] =>
  avoidersOf(s, forceOf(s, f)).filter(
    (power) => moveUnder(s, f).flanks === null && !f.avoidances.some((a) => a.power === power),
  );

export const armiesTrying = (f: EnteredFrame): Declared[] => f.declared.filter(({ power }) => power === f.trying[0]);

/** 10.3: +1 on enemy ground without own CU. */
export const asInterceptor = (s: State, { power, leader, cu }: Declared, at: string): Interceptor => ({
  cu,
  tactics: tacticsOf(s, leader),
  enemySpace: !isFriend(s, power, holderAt(s, at)) && cuAt(s, at, power) === 0,
});

/** The avoidance that is settled now. */
export const current = ({ avoidances, leaving }: EnteredFrame): EnteredFrame['avoidances'][number] =>
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
