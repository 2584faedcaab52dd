/** Chapter 12: joining, automatic victory, flank, cards, dice, losses, retreat, political consequences. */
import { chosen, thrown } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { type Course, inStage, type Procedure, plain } from '../../../../play/procedure.ts';
import { found, frameOf, note, push } from '../../../../play/state.ts';
import { battleDice, fight } from '../../battle/roll.ts';
import { strengthOf } from '../../battle/strength.ts';
import { areAllied } from '../../control/rules.ts';
import type { Question } from '../../game.ts';
import { PEOPLES, type Power, type Side, the } from '../../words.ts';
import { openWindow } from '../cards.ts';
import { battleOf, costsOf, decided, powerOf } from '../movement/battle.ts';
import { flankers, flankProblem, setOut } from '../movement/campaign.ts';
import { powersOf } from '../politics/friends.ts';
import { deciderOf, nameDecider, rolledFor, tellDecider } from '../politics/order.ts';
import {
  commanderAt,
  foesAt,
  holderAt,
  insideAt,
  kindAt,
  leaderOf,
  nameOf,
  placedOf,
  spaceOf,
  under,
} from '../queries.ts';
import type { Force, Landed, State, Sword } from '../state.ts';
import { brave, consequences, hurry, learned, retreat, won } from './after-battle.ts';

type Stage =
  | 'join'
  | 'automatic'
  | 'flank'
  | 'combat'
  | 'roll'
  | 'brave'
  | 'retreat'
  | 'hurry'
  | 'won'
  | 'support'
  | 'done';

/** Those who flank: their power, where they stand, how many. */
interface Flank {
  readonly power: Power;
  readonly at: string;
  cu: number;
  readonly leader: string;
}

/** 7.3.4: spaces next to one that this power controls now; the boxes count for nothing. */
const reachOf = (s: State, power: Power): string[] =>
  s.setup.spaceIds.filter((at) =>
    spaceOf(s, at).ways.some(({ to }) => kindAt(s, to) !== 'box' && holderAt(s, to) === power),
  );

/** How it came to be: after an interception, after a failed attempt to avoid. */
interface Cause {
  readonly intercepted: boolean;
  readonly failedAvoid: boolean;
}

/** By a force against those who are there; where they attack the force, it has come from nowhere. */
const begun = (s: State, force: Force, there: Power, attacked: boolean, { intercepted, failedAvoid }: Cause) => {
  const [attacker, defender] = attacked ? [there, force.power] : [force.power, there];
  return {
    type: 'battle' as const,
    at: force.at,
    attacker,
    defender,
    /** Null for a sortie. */
    entry: force.sortie || attacked ? null : force.from,
    cameBy: force.sortie || attacked ? null : force.cameBy,
    /** The attacking commander. */
    leader: attacked ? (commanderAt(s, force.at, there) ?? null) : force.leader,
    sortie: force.sortie,
    /** CU from inside the city: of a sortie, or that join a relief (13.4.2). */
    joined: force.sortie ? force.cu : 0,
    intercepted,
    failedAvoid,
    flank: null as Flank | null,
    flankAsked: false,
    aulius: false,
    manlius: false,
    sacred: false,
    /** 7.3.4: spaces next to control of each side when it began. */
    reach: { attacker: reachOf(s, attacker), defender: reachOf(s, defender) },
    stage: 'join' as Stage,
    automatic: false,
    winner: null as Side | null,
    /** CU that the loser has lost. */
    removed: 0,
    again: false,
  };
};

interface BattleFrame extends ReturnType<typeof begun> {
  /** 17.2.1: how Hamilcar's voyage ended. */
  voyage?: Landed;
}

/** 9.4.1: the force fights those who are there, or they fight it. */
export function beginBattle(d: State, { force }: { readonly force: Force }, cause: Cause, attacked = false): void {
  const there = found(foesAt(d, force.at, force.power)[0], 'enemy', force.at);
  const f = begun(d, force, there, attacked, cause);
  const { attacker, defender } = f;
  note(d, '9.4.1', () => `Battle in ${nameOf(d, force.at)}: the ${PEOPLES[attacker]} attack the ${PEOPLES[defender]}.`);
  const { ward } = d;
  if (ward?.power === attacker && powersOf(ward.seat).some((own) => areAllied(own, defender, d.alliances)))
    note(d, '15.6', () => `The alliance with ${the(ward.seat)} does not protect the ${PEOPLES[defender]} from them.`);
  tellDecider(d, defender, 'inactive');
  push(d, f);
  nameDecider(d, defender, 'inactive');
}

/** 9.5.7: after a joint automatic victory the flanking army may move on too, once the other has. */
function moveOn(d: State, leader: string): void {
  note(d, '9.5.7', 'Together they are strong enough: both may move on.');
  const campaign = frameOf(d, 'campaign');
  campaign.led = campaign.led.filter((id) => id !== leader);
  campaign.again = leader;
}

function automatic(d: State, f: BattleFrame): void {
  const battle = battleOf(d, f);
  if (!strengthOf(battle, figuresOf(d)).automatic) {
    f.stage = 'flank';
    return;
  }
  f.automatic = true;
  if (f.flank) moveOn(d, f.flank.leader);
  const fought = fight(battle, {}, figuresOf(d));
  decided(d, f, fought.winner, fought, 'Automatic victory.', '12.2.1');
  f.stage = 'hurry';
}

/** 12.1: both sides are there; by one reading cards may come before it is known whether there is a roll. */
function measure(d: State, f: BattleFrame): void {
  f.stage = 'automatic';
  if (d.setup.rulings['cards-and-automatic-victory'] === 'before-too') openCombat(d, f);
}

/** 12.2.2: the better commander adds the difference. */
function tellLeadership(d: State, f: BattleFrame): void {
  const { attackerTactics, defenderTactics } = battleOf(d, f);
  const ahead = attackerTactics - defenderTactics;
  if (ahead === 0) return;
  const better = powerOf(f, ahead > 0 ? 'attacker' : 'defender');
  note(d, '12.2.2', () => `The ${PEOPLES[better]} have the better commander: +${Math.abs(ahead)}.`);
}

/** 12.1-note: the cards of a battle, where anybody could hold one. */
function openCombat(d: State, f: BattleFrame): void {
  const powers: Power[] = [f.attacker, f.defender, ...(f.flank ? [f.flank.power] : [])];
  const events = [
    ...(powers.includes('romans') && !f.aulius ? ['death-of-aulius'] : []),
    ...(powers.includes('gauls') && !f.manlius ? ['titus-manlius'] : []),
    ...(powers.includes('carthage') && !f.sacred ? ['sacred-band'] : []),
  ];
  if (events.length > 0) openWindow(d, 'combat', '12.1-note', events);
}

const RUN: Readonly<Record<BattleFrame['stage'], (d: State, f: BattleFrame) => Course>> = {
  join(d, f): Course {
    const mayJoin = !f.sortie && f.joined === 0 && f.winner === null;
    if (mayJoin && insideAt(d, f.at) > 0 && holderAt(d, f.at) === f.attacker) return 'waits';
    measure(d, f);
  },
  automatic,
  flank(d, f): Course {
    if (!f.flankAsked && flankers(d, f).length > 0) return 'waits';
    if (f.flank && !f.flankAsked) {
      f.flankAsked = true;
      f.stage = 'automatic';
    } else f.stage = 'combat';
  },
  combat(d, f) {
    f.stage = 'roll';
    tellLeadership(d, f);
    openCombat(d, f);
  },
  roll: () => 'waits',
  brave,
  retreat,
  hurry,
  won,
  support: consequences,
  done: learned,
};

export const battle: Procedure<Sword, BattleFrame> = {
  run: (d, f) => RUN[f.stage](d, f),
  who: (s, f) => {
    const force = under(s, 'move')?.force;
    return force?.power === f.attacker ? force.by : deciderOf(s, f.attacker);
  },
  asks: (s, f) =>
    f.stage === 'join'
      ? {
          rule: '13.4.2',
          says: `let those inside ${nameOf(s, f.at)} join the attack, or pass.`,
          short: 'Let those inside join the attack?',
        }
      : f.stage === 'flank'
        ? { rule: '9.5.6', says: 'bring up a flanking force, or pass.' }
        : { rule: '12.2.3', says: `the dice of the battle in ${nameOf(s, f.at)}.` },
  question: (s, f): Question => ({ calculator: 'battle', input: { ...battleOf(s, f) }, shows: 'attackerWins' }),
  answers: {
    agree: plain('agree', 'They join', inStage('join'), (d, f) => {
      f.joined = insideAt(d, f.at);
      note(d, '13.4.2', () => `${f.joined} CU from inside ${nameOf(d, f.at)} join.`);
    }),
    flank: chosen('flank', 'leader', {
      when: inStage('flank'),
      of: flankers,
      why: flankProblem,
      says: (s, _, leader) => `${leaderOf(s, leader).name} from ${nameOf(s, placedOf(s, leader).at)}`,
      apply: (d, f, leader) => setOut(d, frameOf(d, 'campaign'), leader, f.at),
    }),
    pass: plain('pass', 'Go on without', inStage('join', 'flank'), (d, f) => {
      if (f.stage === 'join') return measure(d, f);
      f.flankAsked = true;
      f.stage = 'combat';
    }),
    roll: thrown({
      when: inStage('roll'),
      dice: (s, f) => battleDice(battleOf(s, f)).map((roll) => ({ ...roll, ...rolledFor(s, powerOf(f, roll.id)) })),
      result: (s, f, faces) => fight(battleOf(s, f), faces, figuresOf(s)),
      worth: ({ winner }) => Number(winner === 'attacker'),
      costs: (fought, _, f) => costsOf(f, fought),
      reads: ({ winner }, _, f) => `the ${PEOPLES[powerOf(f, winner)]} win`,
      apply(d, f, fought) {
        const { totals } = fought.cast!;
        f.stage = 'brave';
        decided(d, f, fought.winner, fought, `${totals.attacker} to ${totals.defender}.`, '12.2.5', totals);
      },
    }),
  },
};
