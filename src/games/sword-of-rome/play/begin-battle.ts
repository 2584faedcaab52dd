/** 9.4.1, 12: a battle set up, and what it is to the calculator. */
import { note, push } from '../../../play/state.ts';
import { type Battle, PLAIN_BATTLE } from '../battle/rules.ts';
import { areAllied } from '../control/rules.ts';
import { PEOPLES, type Power, type Side, the } from '../words.ts';
import {
  commanderAt,
  cuAt,
  foesAt,
  holderAt,
  isFriend,
  isMinor,
  kindAt,
  nameOf,
  powersOf,
  spaceOf,
  tacticsOf,
} from './board.ts';
import { nameDecider, tellDecider } from './deciding.ts';
import type { BattleFrame, MoveFrame } from './field-frames.ts';
import type { State } from './state.ts';

/** 7.3.4: spaces next to one that this power controls now; the boxes count for nothing. */
const reachOf = (s: State, power: Power): string[] =>
  Object.keys(s.setup.spaces).filter((at) =>
    spaceOf(s, at).ways.some(({ to }) => kindAt(s, to) !== 'box' && holderAt(s, to) === power),
  );

export function beginBattle(
  d: State,
  { force }: MoveFrame,
  { intercepted, failedAvoid }: Pick<BattleFrame, 'intercepted' | 'failedAvoid'>,
  /** Those who are there attack the force that has appeared. */
  attacked = false,
): void {
  const there = foesAt(d, force.at, force.power)[0]!;
  const [attacker, defender] = attacked ? [there, force.power] : [force.power, there];
  note(d, '9.4.1', `Battle in ${nameOf(d, force.at)}: the ${PEOPLES[attacker]} attack the ${PEOPLES[defender]}.`);
  const { ward } = d;
  if (ward?.power === attacker && powersOf(ward.seat).some((own) => areAllied(own, defender, d.alliances)))
    note(d, '15.6', `The alliance with ${the(ward.seat)} does not protect the ${PEOPLES[defender]} from them.`);
  tellDecider(d, defender, 'inactive');
  push(d, {
    type: 'battle',
    at: force.at,
    attacker,
    defender,
    entry: force.sortie || attacked ? null : force.from,
    cameBy: force.sortie || attacked ? null : force.cameBy,
    leader: attacked ? (commanderAt(d, force.at, there) ?? '') : force.leader,
    sortie: force.sortie,
    joined: force.sortie ? force.cu : 0,
    intercepted,
    failedAvoid,
    flank: null,
    flankAsked: false,
    aulius: false,
    manlius: false,
    sacred: false,
    reach: { attacker: reachOf(d, attacker), defender: reachOf(d, defender) },
    stage: 'join',
    automatic: false,
    winner: null,
    removed: 0,
    again: false,
  });
  nameDecider(d, defender, 'inactive');
}

export const powerOf = (f: BattleFrame, side: Side): Power => (side === 'attacker' ? f.attacker : f.defender);

/** 13.4.2: the attacker's commander leads, unless a named leader inside would serve under a minor one. */
function attackingTactics(s: State, f: BattleFrame): number {
  if (f.joined === 0 || f.sortie || !isMinor(s, f.leader)) return tacticsOf(s, f.leader);
  const within = commanderAt(s, f.at, f.attacker, true);
  return tacticsOf(s, within !== undefined && !isMinor(s, within) ? within : f.leader);
}

const defendersBeasts = (s: State, f: BattleFrame): Battle['wildBeasts'] => {
  if (f.attacker === 'gauls' && s.wildBeasts.includes(f.defender)) return 'defender';
  const attackers = [f.attacker, ...(f.flank ? [f.flank.power] : [])];
  return f.defender === 'gauls' && attackers.some((power) => s.wildBeasts.includes(power)) ? 'attacker' : 'none';
};

/** 20.3: with The Sacred Band Carthage rolls one die more. */
const diceOf = ({ sacred }: BattleFrame, power: Power): number => (sacred && power === 'carthage' ? 4 : 3);

/** 12.2: the battle as the calculator takes it. */
export function battleOf(s: State, f: BattleFrame): Battle {
  const holder = holderAt(s, f.at);
  const [ours, theirs] = [isFriend(s, f.attacker, holder), isFriend(s, f.defender, holder)];
  const aulius = (power: Power): number => (f.aulius && power === 'romans' ? -2 : 0);
  return {
    ...PLAIN_BATTLE,
    attackerCu: (f.sortie ? 0 : cuAt(s, f.at, f.attacker)) + f.joined,
    flankCu: f.flank?.cu ?? 0,
    defenderCu: cuAt(s, f.at, f.defender),
    attackerTactics: attackingTactics(s, f),
    defenderTactics: tacticsOf(s, commanderAt(s, f.at, f.defender)),
    friendlyTo: ours && theirs ? 'both' : ours ? 'attacker' : theirs ? 'defender' : 'none',
    intercepted: f.intercepted,
    failedAvoid: f.failedAvoid,
    acrossRough: f.cameBy === 'rough',
    attackerEvent: aulius(f.attacker),
    defenderEvent: aulius(f.defender),
    wildBeasts: defendersBeasts(s, f),
    titusManlius: f.manlius,
    attackerDice: diceOf(f, f.attacker),
    defenderDice: diceOf(f, f.defender),
    // Those from inside the city are not cut off by the way that the others came.
    beatenOverRough: f.joined > 0 && !f.sortie ? 'retreats' : 'destroyed',
  };
}
