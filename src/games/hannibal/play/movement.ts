/** What a General under way may take, where he may go and what it costs (7.2, 7.2B, 7.3). */
import { no, type Problem } from '../../../play/problem.ts';
import { frameOf } from '../../../play/state.ts';
import { unseats } from './abilities.ts';
import { cardOf, isFor } from './cards/strategy.ts';
import type { Way } from './content.ts';
import {
  AFRICA,
  boundTo,
  cuAt,
  cuIn,
  enemyAt,
  enemyCuIn,
  HANNIBAL,
  holds,
  ITALIA,
  insideAt,
  isAbove,
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
} from './queries.ts';
import { type Bar, type FrameAt, NOBODY, type Pieces, type Stack, type State } from './state.ts';

type Move = FrameAt<'move'>;

/** Pieces that a card has moved, with the MPs that they have used of it. */
export interface Moved extends Pieces {
  readonly used: number;
}

/** More MPs than any card gives: what has fought, besieged or been stopped moves no more with it. */
export const DONE = 99;

/** What is left when these have gone; Elephants beyond the CUs are gone with them. */
export const minus = (a: Readonly<Stack>, b: Readonly<Stack>): Stack => {
  const cu = Math.max(0, a.cu - b.cu);
  return {
    cu,
    elephants: Math.min(cu, Math.max(0, a.elephants - b.elephants)),
    generals: a.generals.filter((id) => !b.generals.includes(id)),
  };
};

/** Whether the card under way is played for its OPs with what its text adds to the activation. */
export function hasRider(s: State, card: string): boolean {
  const f = frameOf(s, 'card');
  return f.card === card && f.use === 'activate' && isFor(s, s.active, card);
}

const movedAt = (s: State, at: string): readonly Moved[] => frameOf(s, 'card').moved[at] ?? [];

/** All pieces that stand beside his Force and that he has not left here. */
const around = (s: State, f: Move): Stack =>
  isShutIn(s, f.general)
    ? minus(isBesieged(s, f.at) ? NOBODY : insideAt(s, f.at), f.force)
    : minus(minus(stackAt(s, s.active, f.at), f.force), f.behind);

/** 7.2: what may go with him: of what the card has moved before only what has MPs left, and nobody who outranks him. */
export function beside(s: State, f: Move): Readonly<Stack> {
  const { activated, ridden } = frameOf(s, 'card');
  const free = around(s, f);
  const generals = free.generals.filter(
    (id) => !activated.includes(id) && (ridden[id] ?? 0) < f.most && !isAbove(s, id, f.general),
  );
  let [cu, elephants] = [free.cu, free.elephants];
  for (const group of movedAt(s, f.at))
    if (group.used >= f.most) {
      cu -= group.cu;
      elephants -= group.elephants;
    }
  cu = Math.max(0, cu);
  return { cu, elephants: Math.min(cu, Math.max(0, elephants)), generals };
}

/** Those who have gone least go first: what is left of them, and the MPs that these have used. */
function drawn(s: State, f: Move, part: Readonly<Pieces>): { readonly left: Moved[]; readonly used: number } {
  const groups = [...movedAt(s, f.at)].sort((a, b) => a.used - b.used);
  const free = around(s, f);
  const [cu, elephants] = groups.reduce(
    ([all, beasts], group) => [all - group.cu, beasts - group.elephants],
    [free.cu, free.elephants],
  );
  let plainNeed = part.cu - part.elephants - Math.max(0, cu - elephants);
  let beastNeed = part.elephants - Math.max(0, elephants);
  let used = 0;
  const left: Moved[] = [];
  for (const group of groups) {
    const plain = Math.max(0, Math.min(plainNeed, group.cu - group.elephants));
    const beasts = Math.max(0, Math.min(beastNeed, group.elephants));
    plainNeed -= plain;
    beastNeed -= beasts;
    if (plain + beasts > 0) used = Math.max(used, group.used);
    const rest = group.cu - plain - beasts;
    if (rest > 0) left.push({ cu: rest, elephants: group.elephants - beasts, used: group.used });
  }
  return { left, used };
}

/** 7.2: CUs join his Force. */
export function takes(d: State, f: Move, part: Readonly<Pieces>): void {
  const { left, used } = drawn(d, f, part);
  const { moved } = frameOf(d, 'card');
  if (left.length > 0) moved[f.at] = left;
  else delete moved[f.at];
  f.used = Math.max(f.used, used);
  f.force.cu += part.cu;
  f.force.elephants += part.elephants;
}

/** What has moved with the card has used so many of its MPs. */
export function stays(d: State, at: string, { cu, elephants, generals }: Readonly<Stack>, used: number): void {
  const { moved, ridden } = frameOf(d, 'card');
  if (cu > 0) moved[at] = [...(moved[at] ?? []), { cu, elephants, used }];
  for (const id of generals) ridden[id] = Math.max(ridden[id] ?? 0, used);
}

/** 7.2: why these CUs cannot join his Force. */
export function takeProblem(s: State, f: Move, part: Readonly<Pieces>): Problem {
  const { cu, elephants } = part;
  const free = beside(s, f);
  const most = s.setup.limits['moving-cu'];
  if (cu < 1 || elephants > cu) return no('7.2', `Found ${cu} CUs with ${elephants} Elephants among them.`);
  if (f.force.cu + cu > most) return no('7.2', `${f.force.cu + cu} CUs would move; a General moves ${most} at most.`);
  const again = f.behind.cu > 0 && holds({ ...free, cu: free.cu + f.behind.cu }, { cu, elephants: 0 });
  const left = again ? ` What he has left here he takes again only when he has moved.` : '';
  return no('7.2', `Found ${cu} CUs with ${elephants} Elephants; free are ${free.cu} with ${free.elephants}.${left}`);
}

/** MPs that a way costs. */
export const costOf = ({ setup: { limits } }: State, way: Way | 'sea'): number =>
  way === 'sea' ? limits['naval-mp'] : way === 'road' ? 1 : limits['pass-mp'];

/** 7.2: what he has left for a way, and those with him. */
function costBar(s: State, f: Move, to: string, way: Way | 'sea'): Bar | undefined {
  const cost = costOf(s, way);
  const left = Math.min(f.mp, f.most - f.used);
  if (cost <= left) return undefined;
  return () => no(way === 'sea' ? '7.3' : '7.2', `${nameOf(s, to)} costs ${cost} MPs; ${Math.max(0, left)} are left.`);
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

/** In a Truce nobody enters what is the enemy's. */
const truceBar = (s: State, to: string): Bar | undefined =>
  s.truce && ((s.control[to] ?? s.active) !== s.active || enemyCuIn(s, s.active, to) > 0)
    ? () => no('5.2.a', `${nameOf(s, to)} is the enemy’s, and there is a Truce.`)
    : undefined;

/** Generals who never leave a Region. */
function boundBar(s: State, f: Move, to: string): Bar | undefined {
  for (const id of f.force.generals) {
    const region = boundTo(id);
    if (region && regionOf(s, to) !== region)
      return () => no('7.2', `${s.setup.generals[id]?.name} never leaves ${region}.`);
  }
  return undefined;
}

/** 7.2.b: a General without CUs meets nobody: he may pass a General of the enemy who has none either, if he can go on. */
function loneBar(s: State, f: Move, to: string, left: number, back: number): Bar | undefined {
  if (f.force.cu > 0) return undefined;
  if (enemyCuIn(s, s.active, to) > 0)
    return () => no('7.2.b', `Enemy CUs are in ${nameOf(s, to)}: a General without CUs may not enter.`);
  return enemyAt(s, s.active, to).generals.length > 0 && left < back
    ? () => no('7.2.b', `He would have to stay with a General of the enemy in ${nameOf(s, to)}.`)
    : undefined;
}

/** What forbids any departure. */
const leaveBar = (s: State, f: Move, to: string): Bar | undefined => {
  if (strands(s, f))
    return () => no('7.2.b', `A General would stay among enemy CUs in ${nameOf(s, f.at)} without CUs.`);
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
          `The strait takes control of ${nameOf(s, lacks)}${lacks === from ? ', the city that is left' : ''}.`,
        );
}

/** 7.2, 7.2B: why he cannot march there. */
export function stepBar(s: State, f: Move, to: string): Bar | undefined {
  const way = wayTo(s, f.at, to);
  if (!way) return () => no('7.2', `${nameOf(s, to)} is not next to ${nameOf(s, f.at)}.`);
  if (isShutIn(s, f.general))
    return () => no('12.c', `Enemy CUs stand before ${nameOf(s, f.at)}: he may only attack them.`);
  const cost = costOf(s, way);
  if (f.hauls && way === 'alps') return () => no('7.2B', 'The siege train does not cross the Alps.');
  return costBar(s, f, to, way) ?? straitBar(s, f.at, to) ?? loneBar(s, f, to, f.mp - cost, cost) ?? leaveBar(s, f, to);
}

/** 7.3, 5.2.c: why he cannot set sail at all. */
export function embarkBar(s: State, f: Move): Bar | undefined {
  const { card, use, fleet } = frameOf(s, 'card');
  const { ship, generals } = cardOf(s, card);
  if (!ship) return () => no('5.2.c', 'The card bears no ship.');
  if (!spaceOf(s, f.at).port) return () => no('7.3', `${nameOf(s, f.at)} is no port.`);
  if (isShutIn(s, f.general) && isBesieged(s, f.at))
    return () => no('12.b', `${nameOf(s, f.at)} is Besieged: nobody sails from it.`);
  if (f.hauls) return () => no('7.3', 'The siege train does not sail.');
  if (s.navalVictory && s.active === 'rome' && generals === 0)
    return () => no('5.2.c', 'After the Naval Victory of Carthage, Rome sails with Campaigns only.');
  if (fleet !== null && fleet !== f.general) return () => no('7.3', 'One Army of a Campaign sails, and one has.');
  const most = s.setup.limits[use === 'campaign' ? 'campaign-sea-cu' : 'sea-cu'];
  if (f.force.cu > most) return () => no('7.3', `${f.force.cu} CUs would sail; with this card ${most} may.`);
  return costBar(s, f, f.at, 'sea');
}

/** What forbids CUs the way over the sea to Africa, or from it. */
function banBar(s: State, f: Move, to: string): Bar | undefined {
  const ban = s.bans[s.active];
  if (!ban || f.force.cu === 0 || (regionOf(s, f.at) === AFRICA) === (regionOf(s, to) === AFRICA)) return undefined;
  const leaves = regionOf(s, f.at) === AFRICA;
  return leaves === (s.active === 'carthage')
    ? () => no('5.2.a', `${cardOf(s, ban.card).title}: no CUs go ${leaves ? 'from' : 'to'} Africa by sea.`)
    : undefined;
}

/** 7.3: why he cannot sail there. */
export function sailBar(s: State, f: Move, to: string): Bar | undefined {
  if (!s.setup.spaces[to]?.port) return () => no('7.3', `${nameOf(s, to)} is no port.`);
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
  if (cu < least) return () => no('12', `${least} CUs are needed; ${cu} are in ${name()}.`);
  if (f.fought) return () => no('12', 'He fought a Land Battle in this activation.');
  if (f.grounded) return () => no('12', 'Bad weather keeps him in port.');
  if (s.truce && isCity(s, f.at)) return () => no('5.2.a', 'There is a Truce: no city is besieged.');
  if (frameOf(s, 'card').attempted.includes(f.at))
    return () => no('12.a', `${name()} has been attempted with this card.`);
  return undefined;
}

/** Why he cannot take a Roman PC away here: Hannibal with his card in Italia, Hanno where his move ends. */
export function unseatBar(s: State, f: Move): Bar | undefined {
  const charms = f.general === HANNIBAL && hasRider(s, 's28') && regionOf(s, f.at) === ITALIA;
  if (!charms && !unseats(f.general, s.active)) return () => no('5.2.d', 'He takes no PC away.');
  if (f.fought) return () => no('5.2.d', 'He fought a Land Battle.');
  if (!isOwn(s, 'rome', f.at) || !isPlain(s, f.at) || cuIn(s, 'rome', f.at) > 0)
    return () => no('5.2.d', `${nameOf(s, f.at)} has no Roman PC that could be taken away.`);
  return charms && f.came === null && f.mp < 1 ? () => no('7.2', 'It costs 1 MP where he started.') : undefined;
}

/** 7.2.b: he may not stop beside a General of the enemy when both have no CUs. */
export const stopBar = (s: State, f: Move): Bar | undefined =>
  f.force.cu === 0 && f.came !== null && f.mp > 0 && enemyAt(s, s.active, f.at).generals.length > 0
    ? () => no('7.2.b', 'Two Generals without CUs do not stay together: he must go on.')
    : undefined;

/** 7.2.d, 12: he goes no further; what he may do where his move ended is still open to him. */
export function endMove(d: State, f: Move): void {
  f.mp = 0;
  f.over = besiegeBar(d, f) !== undefined && unseatBar(d, f) !== undefined;
}

/** 12.c: why he cannot attack out of the city. */
export function sortieBar(s: State, f: Move): Bar | undefined {
  if (!isShutIn(s, f.general)) return () => no('12.c', `He is not shut in in ${nameOf(s, f.at)}.`);
  if (insideAt(s, f.at).cu === 0) return () => no('12.c', `There are no CUs with him in ${nameOf(s, f.at)}.`);
  if (s.truce) return () => no('5.2.a', 'There is a Truce.');
  return undefined;
}
