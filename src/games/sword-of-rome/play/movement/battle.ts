/**
 * 12: a battle as the calculator sees it, the cards that may be played in it, and what it costs. 12.4: where a beaten
 * force may go next.
 */

import { some } from '../../../../calculator/words.ts';
import type { Cost } from '../../../../play/chance.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { note, type Score } from '../../../../play/state.ts';
import type { Aftermath } from '../../battle/losses.ts';
import type { Fought } from '../../battle/roll.ts';
import { type Battle, PLAIN_BATTLE } from '../../battle/rules.ts';
import { type Rout, type Stop, trailOf } from '../../retreat/rules.ts';
import { opponent, PEOPLES, type Power, SIDES, type Side } from '../../words.ts';
import { openWindow } from '../cards.ts';
import { displace, loseCu, loseInside } from '../changes.ts';
import { isFriend } from '../politics/friends.ts';
import { byKind } from '../procedures/stack.ts';
import {
  commanderAt,
  cuAt,
  foesAt,
  holderAt,
  insideAt,
  isMinor,
  leadersAt,
  limitOf,
  spaceOf,
  standing,
  tacticsOf,
} from '../queries.ts';
import type { FrameAt, State } from '../state.ts';
import { lineFor, wayOf } from './ground.ts';

type BattleFrame = FrameAt<'battle'>;

export const powerOf = (f: BattleFrame, side: Side): Power => (side === 'attacker' ? f.attacker : f.defender);

/** 13.4.2: the attacker's commander leads, unless a named leader inside would serve under a minor one. */
function attackingTactics(s: State, f: BattleFrame): number {
  if (f.joined === 0 || f.sortie || !f.leader || !isMinor(s, f.leader)) return tacticsOf(s, f.leader);
  const within = commanderAt(s, f.at, f.attacker, true);
  return tacticsOf(s, within !== undefined && !isMinor(s, within) ? within : f.leader);
}

function beastsOf(s: State, f: BattleFrame): Battle['wildBeasts'] {
  if (f.attacker === 'gauls' && s.wildBeasts.includes(f.defender)) return 'defender';
  const attackers = [f.attacker, ...(f.flank ? [f.flank.power] : [])];
  return f.defender === 'gauls' && attackers.some((power) => s.wildBeasts.includes(power)) ? 'attacker' : 'none';
}

/** 20.3: with The Sacred Band Carthage rolls one die more. */
const diceOf = ({ sacred }: BattleFrame, power: Power): number => (sacred && power === 'carthage' ? 4 : 3);

/** To whom the ground is friendly. */
export const friendlyTo = (s: State, at: string, attacker: Power, defender: Power): Battle['friendlyTo'] => {
  const holder = holderAt(s, at);
  const [ours, theirs] = [isFriend(s, attacker, holder), isFriend(s, defender, holder)];
  return ours && theirs ? 'both' : ours ? 'attacker' : theirs ? 'defender' : 'none';
};

/** 12.2: the battle as the calculator takes it. */
export function battleOf(s: State, f: BattleFrame): Battle {
  const aulius = (power: Power): number => (f.aulius && power === 'romans' ? -2 : 0);
  return {
    ...PLAIN_BATTLE,
    attackerCu: (f.sortie ? 0 : cuAt(s, f.at, f.attacker)) + f.joined,
    flankCu: f.flank?.cu ?? 0,
    defenderCu: cuAt(s, f.at, f.defender),
    attackerTactics: attackingTactics(s, f),
    defenderTactics: tacticsOf(s, commanderAt(s, f.at, f.defender)),
    friendlyTo: friendlyTo(s, f.at, f.attacker, f.defender),
    intercepted: f.intercepted,
    failedAvoid: f.failedAvoid,
    acrossRough: f.cameBy === 'rough',
    attackerEvent: aulius(f.attacker),
    defenderEvent: aulius(f.defender),
    wildBeasts: beastsOf(s, f),
    titusManlius: f.manlius,
    attackerDice: diceOf(f, f.attacker),
    defenderDice: diceOf(f, f.defender),
    // Those from inside the city are not cut off by the way that the others came.
    beatenOverRough: f.joined > 0 && !f.sortie ? 'retreats' : 'destroyed',
  };
}

/** 12.3, 9.5.6: CU off; those outside go before those who joined from inside. 8.4: leaders whose CU are all lost, the winner's too. */
function removeLosses(d: State, f: BattleFrame, after: Aftermath): void {
  const { at, flank } = f;
  const outside = f.sortie ? 0 : loseCu(d, at, f.attacker, after.primaryLosses);
  const joined = Math.min(f.joined, after.primaryLosses - outside);
  if (joined > 0) f.joined -= loseInside(d, at, joined);
  if (joined > 0 && insideAt(d, at) === 0) displace(d, leadersAt(d, at, f.attacker, true));
  if (flank) flank.cu -= loseCu(d, flank.at, flank.power, after.flankLosses);
  loseCu(d, at, f.defender, after.defenderLosses);
  const forces = [
    ...(f.sortie ? [] : [{ at, power: f.attacker }]),
    { at, power: f.defender },
    ...(flank ? [flank] : []),
  ];
  for (const own of forces) if (cuAt(d, own.at, own.power) === 0) displace(d, leadersAt(d, own.at, own.power));
}

/** Who has won, and what it cost. */
export function decided(d: State, f: BattleFrame, fought: Fought): void {
  const { winner, attackerLosses, defenderLosses } = fought;
  const totals = fought.cast?.totals;
  const [rule, says] = totals
    ? ['12.2.5', `${totals.attacker} to ${totals.defender}.`]
    : ['12.2.1', 'Automatic victory.'];
  f.winner = winner;
  f.removed = winner === 'attacker' ? defenderLosses : attackerLosses;
  note(d, rule, () => `${says} The ${PEOPLES[powerOf(f, winner)]} win.`, {
    facts: { winner },
    ...(totals && { score: scoreOf(f, winner, totals) }),
  });
  const costs = `The attacker loses ${some(attackerLosses, 'CU', 'CU')} and the defender ${some(defenderLosses, 'CU', 'CU')}.`;
  note(d, totals ? '12.3' : rule, costs, { facts: { attackerLosses, defenderLosses } });
  byKind(d, f.flank?.power === 'carthage' ? f.flank.at : f.at, () => removeLosses(d, f, fought));
}

/** 12.2.5: both totals. */
const scoreOf = (f: BattleFrame, winner: Side, totals: Readonly<Record<Side, number>>): Score => ({
  at: f.at,
  sums: SIDES.map((side) => ({ side: powerOf(f, side), sum: totals[side], ...(side === winner && { wins: true }) })),
});

/** 12.3: what each die costs, and whom. */
export function costsOf(f: BattleFrame, { winner, cast }: Fought): Record<Side, Cost[][]> {
  const loser = opponent(winner);
  const of = (side: Side): Cost[][] =>
    (cast?.dice ?? [])
      .filter((die) => die.side === side)
      .map((die) =>
        [
          { side: powerOf(f, winner), number: die.winner },
          { side: powerOf(f, loser), number: die.loser },
        ].filter(({ number }) => number > 0),
      );
  return { attacker: of('attacker'), defender: of('defender') };
}

/** 12.2.2: the better commander adds the difference. */
export function tellLeadership(d: State, f: BattleFrame): void {
  const { attackerTactics, defenderTactics } = battleOf(d, f);
  const ahead = attackerTactics - defenderTactics;
  if (ahead === 0) return;
  const better = powerOf(f, ahead > 0 ? 'attacker' : 'defender');
  note(d, '12.2.2', () => `The ${PEOPLES[better]} have the better commander: +${Math.abs(ahead)}.`);
}

/** 12.1-note: the cards of a battle, where anybody could hold one. */
export function openCombat(d: State, f: BattleFrame): void {
  const powers: Power[] = [f.attacker, f.defender, ...(f.flank ? [f.flank.power] : [])];
  const events = [
    ...(powers.includes('romans') && !f.aulius ? ['death-of-aulius'] : []),
    ...(powers.includes('gauls') && !f.manlius ? ['titus-manlius'] : []),
    ...(powers.includes('carthage') && !f.sacred ? ['sacred-band'] : []),
  ];
  if (events.length > 0) openWindow(d, 'combat', '12.1-note', events);
}

/** The readings that a whole game is played with. */
const READ = { role: 'defender', garrisons: 'all', beatenOverRough: PLAIN_BATTLE.beatenOverRough } as const;

function passageTo(s: State, power: Power, from: string, to: string): Rout['path'][number] {
  const way = wayOf(s, from, to);
  const holder = holderAt(s, to);
  const friendly = isFriend(s, power, holder);
  return {
    control: friendly ? 'friendly' : 'enemy',
    enemyCu: foesAt(s, to, power).reduce((sum, foe) => sum + cuAt(s, to, foe), 0),
    garrison: friendly ? 0 : insideAt(s, to),
    ownCu: cuAt(s, to, power),
    alliedCu:
      standing(s, to).some((other) => other !== power && isFriend(s, power, other)) ||
      (friendly && holder !== power && insideAt(s, to) > 0),
    acrossRough: lineFor(power, from, way) !== 'clear',
  };
}

/** 12.4.1 to 12.4.5: what entering this space does to the force, by the rules of the calculator. */
export const stopIn = (s: State, power: Power, from: string, to: string, cu: number): Stop | undefined =>
  cu > 0 ? trailOf(cu, { ...READ, path: [passageTo(s, power, from, to)] }, figuresOf(s)).stops[0] : undefined;

/** The spaces to which the force may go from here, before it is known how far they lead. */
function open(s: State, f: FrameAt<'retreat'>, at: string, visited: readonly string[]): string[] {
  // 12.4.1: a beaten attacker goes first where it came from; who came by sea has no such space.
  const first = f.role === 'attacker' && visited.length === 1 && f.entry !== null && f.cameBy !== 'sea';
  return spaceOf(s, at).ways.flatMap(({ to }) => {
    if (visited.includes(to)) return [];
    if (first && to !== f.entry) return [];
    return f.role === 'defender' && to === f.entry ? [] : [to];
  });
}

/** 12.4.1: how many more spaces lead to a lawful end from here, whatever the way costs; infinite where none do. */
function distance(
  s: State,
  f: FrameAt<'retreat'>,
  at: string,
  cu: number,
  visited: readonly string[],
  left: number,
): number {
  if (left === 0) return Number.POSITIVE_INFINITY;
  let best = Number.POSITIVE_INFINITY;
  for (const to of open(s, f, at, visited)) {
    const stop = stopIn(s, f.power, at, to, cu);
    if (!stop) continue;
    if (stop.ends) return 1;
    best = Math.min(best, 1 + distance(s, f, to, stop.left || cu, [...visited, to], Math.min(left - 1, best - 2)));
  }
  return best;
}

/** 12.4: the next spaces on the shortest ways to an end; none where all is lost. */
export function nextSpaces(s: State, f: FrameAt<'retreat'>): string[] {
  const visited = [f.start, ...f.path];
  const left = limitOf(s, 'retreat-spaces') - f.path.length;
  const ways = open(s, f, f.at, visited).flatMap((to) => {
    const stop = stopIn(s, f.power, f.at, to, f.cu);
    if (!stop || left < 1) return [];
    const far = stop.ends ? 1 : 1 + distance(s, f, to, stop.left || f.cu, [...visited, to], left - 1);
    return Number.isFinite(far) ? [{ to, far }] : [];
  });
  const nearest = Math.min(...ways.map(({ far }) => far));
  return ways.filter(({ far }) => far === nearest).map(({ to }) => to);
}
