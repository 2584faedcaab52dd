/** Where a moving General may go and what it costs (7.2, 7.2B, 7.3), and what he may do there. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { frameOf } from '../../../../play/state.ts';
import { cardOf, hasRider } from '../cards/strategy.ts';
import type { LinkKind } from '../content.ts';
import {
  AFRICA,
  boundTo,
  commanderOf,
  cuAt,
  cuIn,
  enemyAt,
  enemyCuIn,
  HANNIBAL,
  ITALIA,
  insideAt,
  isBesieged,
  isCity,
  isConsul,
  isOwn,
  isPlain,
  isShutIn,
  isUnfriendlyTribe,
  nameOf,
  regionOf,
  spaceOf,
  stackAt,
  wayTo,
} from '../queries.ts';
import { type Bar, type FrameAt, NOBODY, type Stack, type State } from '../state.ts';
import { minus } from './force.ts';

type Move = FrameAt<'move'>;

/** MPs that a way costs. */
export const costOf = ({ setup: { limits } }: State, way: LinkKind | 'sea'): number =>
  way === 'sea' ? limits['naval-mp'] : way === 'road' ? 1 : limits['pass-mp'];

/** 7.2: what he has left for a way, and those with him. */
function costBar(s: State, f: Move, to: string, way: LinkKind | 'sea'): Bar | undefined {
  const cost = costOf(s, way);
  const left = Math.min(f.mp, f.most - f.used);
  if (cost <= left) return undefined;
  return () =>
    no(
      way === 'sea' ? '7.3' : '7.2',
      `${nameOf(s, to)} costs ${plural(cost, 'MP')}; he has ${Math.max(0, left)} left.`,
    );
}

/** 7.2.b: who would stay behind here without CUs among enemy CUs. */
function strands(s: State, f: Move): boolean {
  const here = stackAt(s, s.active, f.at);
  return here.cu <= f.force.cu && here.generals.length > f.force.generals.length && enemyCuIn(s, s.active, f.at) > 0;
}

/** 5.1.B6: as in the edition of 2007 a Consul parts from no CUs where he has, or would have, fewer than 5. */
export function consulBar(s: State, all: Readonly<Stack>, going: Readonly<Stack>): Bar | undefined {
  const least = s.setup.limits['consul-cu'];
  const robbed = ({ cu, generals }: Readonly<Stack>): boolean =>
    cu < least && cu < all.cu && generals.some((id) => isConsul(s, id));
  return robbed(going) || robbed(minus(all, going))
    ? () => no('5.1.B6', `A Consul would be left with fewer than ${least} CUs.`)
    : undefined;
}

/** Who stays where a subordinate leads the others away: as in the edition of 2007 the commander with 1 CU, a Consul with 5. */
export function staying(s: State, all: Readonly<Stack>): Stack {
  const commander = commanderOf(s, all);
  if (commander === null) return { ...NOBODY };
  const cu = isConsul(s, commander) ? s.setup.limits['consul-cu'] : 1;
  return { cu, elephants: Math.max(0, cu - all.cu + all.elephants), generals: [commander] };
}

/** In a Truce nobody enters what is the enemy's. */
const truceBar = (s: State, to: string): Bar | undefined =>
  s.truce && ((s.control[to] ?? s.active) !== s.active || enemyCuIn(s, s.active, to) > 0)
    ? () => no('5.2.a', `${nameOf(s, to)} is held by the enemy, and a Truce is in force.`)
    : undefined;

/** Generals who never leave a Region. */
function boundBar(s: State, f: Move, to: string): Bar | undefined {
  for (const id of f.force.generals) {
    const region = boundTo(id);
    if (region && regionOf(s, to) !== region)
      return () => no('7.2', `${s.setup.generals[id]?.name} cannot leave ${region}.`);
  }
  return undefined;
}

/** 7.2.b: a General without CUs meets nobody: he may pass an enemy General who has none either, if he can go on. */
function loneBar(s: State, f: Move, to: string, left: number, back: number): Bar | undefined {
  if (f.force.cu > 0) return undefined;
  if (enemyCuIn(s, s.active, to) > 0)
    return () => no('7.2.b', `Enemy CUs are in ${nameOf(s, to)}: a General without CUs may not enter.`);
  return enemyAt(s, s.active, to).generals.length > 0 && left < back
    ? () => no('7.2.b', `He would have to stay with an enemy General in ${nameOf(s, to)}.`)
    : undefined;
}

/** What forbids any departure. */
const leaveBar = (s: State, f: Move, to: string): Bar | undefined => {
  if (strands(s, f))
    return () => no('7.2.b', `A General without CUs would be left among enemy CUs in ${nameOf(s, f.at)}.`);
  const all = isShutIn(s, f.general) ? insideAt(s, f.at) : stackAt(s, s.active, f.at);
  return consulBar(s, all, f.force) ?? truceBar(s, to) ?? boundBar(s, f, to);
};

/** 7.2B.a: the strait between these two takes control of the city that is left, or of both. */
function straitBar(s: State, from: string, to: string): Bar | undefined {
  const isMessana = (from === 'messana' && to === 'rhegium') || (from === 'rhegium' && to === 'messana');
  if (!isMessana) return undefined;
  const needed = s.setup.rulings['play-strait'] === 'both' ? [from, to] : [from];
  const lacks = needed.find((at) => !isOwn(s, s.active, at));
  return lacks === undefined
    ? undefined
    : () =>
        no(
          '7.2B.a',
          `To cross the strait you must control ${nameOf(s, lacks)}${lacks === from ? ', the city you leave' : ''}.`,
        );
}

/** 7.2, 7.2B: why he cannot march there. */
export function stepBar(s: State, f: Move, to: string): Bar | undefined {
  const way = wayTo(s, f.at, to);
  if (!way) return () => no('7.2', `${nameOf(s, to)} is not next to ${nameOf(s, f.at)}.`);
  if (isShutIn(s, f.general))
    return () => no('12.c', `Enemy CUs are outside ${nameOf(s, f.at)}: he may only attack them.`);
  const cost = costOf(s, way);
  if (f.hauls && way === 'alps') return () => no('7.2B', 'The siege train cannot cross the Alps.');
  return costBar(s, f, to, way) ?? straitBar(s, f.at, to) ?? loneBar(s, f, to, f.mp - cost, cost) ?? leaveBar(s, f, to);
}

/** 7.3, 5.2.c: why he cannot set sail at all. */
export function embarkBar(s: State, f: Move): Bar | undefined {
  const { card, use, fleet } = frameOf(s, 'card');
  const { ship, generals } = cardOf(s, card);
  if (!ship) return () => no('5.2.c', 'The card has no ship.');
  if (!spaceOf(s, f.at).port) return () => no('7.3', `${nameOf(s, f.at)} is not a port.`);
  if (isShutIn(s, f.general) && isBesieged(s, f.at))
    return () => no('12.b', `${nameOf(s, f.at)} is Besieged: nobody can sail from it.`);
  if (f.hauls) return () => no('7.3', 'The siege train cannot sail.');
  if (s.navalVictory && s.active === 'rome' && generals === 0)
    return () => no('5.2.c', 'After Carthage’s Naval Victory, Rome can sail only with a Campaign.');
  if (fleet !== null && fleet !== f.general)
    return () => no('7.3', 'Only one Army per Campaign may sail, and one already has.');
  const most = s.setup.limits[use === 'campaign' ? 'campaign-sea-cu' : 'sea-cu'];
  if (f.force.cu > most) return () => no('7.3', `${f.force.cu} CUs would sail; this card allows ${most}.`);
  return costBar(s, f, f.at, 'sea');
}

/** What forbids CUs the way over the sea to Africa, or from it. */
function banBar(s: State, f: Move, to: string): Bar | undefined {
  const ban = s.bans[s.active];
  if (!ban || f.force.cu === 0 || (regionOf(s, f.at) === AFRICA) === (regionOf(s, to) === AFRICA)) return undefined;
  const leaves = regionOf(s, f.at) === AFRICA;
  return leaves === (s.active === 'carthage')
    ? () => no('5.2.a', `${cardOf(s, ban.card).title}: CUs cannot sail ${leaves ? 'from' : 'to'} Africa.`)
    : undefined;
}

/** 7.3: why he cannot sail there. */
export function sailBar(s: State, f: Move, to: string): Bar | undefined {
  if (!s.setup.spaces[to]?.port) return () => no('7.3', `${nameOf(s, to)} is not a port.`);
  if (to === f.at) return () => no('7.3', `He is in ${nameOf(s, to)} already.`);
  const cost = costOf(s, 'sea');
  return loneBar(s, f, to, f.mp - cost, cost) ?? leaveBar(s, f, to) ?? banBar(s, f, to);
}

/** 12: whether the place here is a city or a Tribe that he may attempt. */
const isTarget = (s: State, at: string): boolean =>
  (isCity(s, at) && !isOwn(s, s.active, at)) || isUnfriendlyTribe(s, s.active, at);

/** 12, 12.a: why he cannot besiege or Subjugate here. */
export function besiegeBar(s: State, f: Move): Bar | undefined {
  const name = () => nameOf(s, f.at);
  if (!isTarget(s, f.at)) return () => no('12', `${name()} is neither an enemy city nor an unfriendly Tribe.`);
  const least = s.setup.limits['siege-cu'];
  const cu = cuAt(s, s.active, f.at);
  if (cu < least) return () => no('12', `You need ${least} CUs; you have ${cu} in ${name()}.`);
  if (f.fought) return () => no('12', 'He fought a Land Battle in this activation.');
  if (f.grounded) return () => no('12', 'Bad weather keeps him in port.');
  if (s.truce && isCity(s, f.at)) return () => no('5.2.a', 'During a Truce you cannot besiege a city.');
  if (frameOf(s, 'card').attempted.includes(f.at))
    return () => no('12.a', `You have already tried ${name()} with this card.`);
  return undefined;
}

/** Why he cannot take a Roman PC away here: Hannibal with his card in Italia, Hanno where his move ends. */
export function unseatBar(s: State, f: Move): Bar | undefined {
  const charms = f.general === HANNIBAL && hasRider(s, 's28') && regionOf(s, f.at) === ITALIA;
  if (!charms && f.general !== 'hanno') return () => no('5.2.d', 'He cannot remove a PC.');
  if (f.fought) return () => no('5.2.d', 'He fought a Land Battle.');
  if (!isOwn(s, 'rome', f.at) || !isPlain(s, f.at) || cuIn(s, 'rome', f.at) > 0)
    return () => no('5.2.d', `${nameOf(s, f.at)} has no Roman PC that he can remove.`);
  return charms && f.came === null && f.mp < 1
    ? () => no('7.2', 'Removing the PC in his starting space costs 1 MP.')
    : undefined;
}

/** 7.2.b: he may not stop beside an enemy General when both have no CUs. */
export const stopBar = (s: State, f: Move): Bar | undefined =>
  f.force.cu === 0 && f.came !== null && f.mp > 0 && enemyAt(s, s.active, f.at).generals.length > 0
    ? () => no('7.2.b', 'Two Generals without CUs cannot stay together: he must go on.')
    : undefined;

/** 7.2.d, 12: he goes no further; what he may do where his move ended is still open to him. */
export function endMove(d: State, f: Move): void {
  f.mp = 0;
  f.over = besiegeBar(d, f) !== undefined && unseatBar(d, f) !== undefined;
}

/** 12.c: why he cannot attack out of the city. */
export function sortieBar(s: State, f: Move): Bar | undefined {
  if (!isShutIn(s, f.general)) return () => no('12.c', `He is not shut inside ${nameOf(s, f.at)}.`);
  if (insideAt(s, f.at).cu === 0) return () => no('12.c', `He has no CUs with him in ${nameOf(s, f.at)}.`);
  if (s.truce) return () => no('5.2.a', 'A Truce is in force.');
  return undefined;
}
