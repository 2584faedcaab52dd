/** Chapter 12: joining, automatic victory, flank, cards, dice, losses, retreat, political consequences. */
import { some } from '../../../../calculator/words.ts';
import { chosen, thrown } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { type Course, inStage, type Procedure, plain } from '../../../../play/procedure.ts';
import { found, frameOf, note, pop, push } from '../../../../play/state.ts';
import { battleDice, fight } from '../../battle/roll.ts';
import { type Battle, supportFor } from '../../battle/rules.ts';
import { strengthOf } from '../../battle/strength.ts';
import { areAllied } from '../../control/rules.ts';
import type { Question } from '../../game.ts';
import { capital, opponent, PEOPLES, type Player, type Power, type Side, the } from '../../words.ts';
import { openWindow } from '../cards.ts';
import { beginSiege, putLeaders, shiftCu } from '../changes.ts';
import { battleOf, costsOf, decided, openCombat, powerOf, tellLeadership } from '../movement/battle.ts';
import { flankers, flankProblem, setOut } from '../movement/campaign.ts';
import { setSail } from '../movement/sea.ts';
import { isFriend, isNeutral, powersOf } from '../politics/friends.ts';
import {
  commanderAt,
  cuAt,
  foesAt,
  holderAt,
  insideAt,
  isArmy,
  kindAt,
  leaderOf,
  leadersAt,
  nameOf,
  placedOf,
  spaceOf,
  under,
} from '../queries.ts';
import type { Force, Landed, State, Sword } from '../state.ts';
import { deciderOf, nameDecider, rolledFor, tellDecider } from './order.ts';
import { retreats } from './retreat.ts';
import { giveSupport } from './support.ts';

/** The stages in their order, each by what is shown of it. */
export const STAGES = {
  join: 'Force ratio',
  automatic: 'Force ratio',
  flank: 'Flank',
  combat: 'Cards',
  roll: 'Dice',
  brave: 'Retreat',
  retreat: 'Retreat',
  hurry: 'Support',
  won: 'Support',
  support: 'Support',
  done: 'Support',
} as const;

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
type Cause = Pick<Battle, 'intercepted' | 'failedAvoid'>;

/** By a force against those who are there; where they attack the force, it has come from nowhere. */
const begun = (s: State, force: Force, there: Power, attacked: boolean, cause: Cause) => {
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
    ...cause,
    flank: null as Flank | null,
    flankAsked: false,
    aulius: false,
    manlius: false,
    sacred: false,
    /** 7.3.4: spaces next to control of each side when it began. */
    reach: { attacker: reachOf(s, attacker), defender: reachOf(s, defender) },
    stage: 'join' as keyof typeof STAGES,
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
    note(d, '15.6', () => `The alliance with ${the(ward.seat)} does not protect the ${PEOPLES[defender]} here.`);
  tellDecider(d, defender, 'inactive');
  push(d, f);
  nameDecider(d, defender, 'inactive');
}

/** 12.1: both sides are there; by one reading cards may come before it is known whether there is a roll. */
function measure(d: State, f: BattleFrame): void {
  f.stage = 'automatic';
  if (d.setup.rulings['cards-and-automatic-victory'] === 'before-too') openCombat(d, f);
}

const loserOf = (f: BattleFrame): Power => powerOf(f, opponent(f.winner!));

/** 17.2.1: from where Hamilcar hurries to Carthago, after Carthage is beaten in Kerkouane. */
function hamilcarAt(s: State, f: BattleFrame): string | undefined {
  const leader = s.leaders['hamilcar'];
  if (f.at !== 'kerkouane' || loserOf(f) !== 'carthage' || !leader || leader.inside) return undefined;
  const space = s.setup.spaces[leader.at];
  return space && space.region !== 'Africa' ? leader.at : undefined;
}

/** Stage by stage, until somebody must decide. */
const RUN: Readonly<Record<BattleFrame['stage'], (d: State, f: BattleFrame) => Course>> = {
  join(d, f): Course {
    const mayJoin = !f.sortie && f.joined === 0 && f.winner === null;
    if (mayJoin && insideAt(d, f.at) > 0 && holderAt(d, f.at) === f.attacker) return 'waits';
    measure(d, f);
  },
  automatic(d, f) {
    const battle = battleOf(d, f);
    f.automatic = strengthOf(battle, figuresOf(d)).automatic !== undefined;
    f.stage = f.automatic ? 'hurry' : 'flank';
    if (!f.automatic) return;
    if (f.flank) {
      const { leader } = f.flank;
      const campaign = frameOf(d, 'campaign');
      note(d, '9.5.7', 'Together they are strong enough: both may move on.');
      // The flanking army too, once the other has.
      campaign.led = campaign.led.filter((id) => id !== leader);
      campaign.again = leader;
    }
    decided(d, f, fight(battle, {}, figuresOf(d)));
  },
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
  /** 21.3-#10: the Gauls may ask for a second battle before anybody has retreated. */
  brave(d, f) {
    f.stage = 'retreat';
    const able = cuAt(d, f.at, f.attacker) + f.joined > 0 && cuAt(d, f.at, f.defender) > 0;
    if (loserOf(f) === 'gauls' && able && !f.automatic) openWindow(d, 'beaten', '21.3-#10', ['to-the-brave']);
  },
  /** 12.4: the loser leaves; a flanking force too, unless it stands on friendly ground. */
  retreat(d, f): Course {
    if (f.again) {
      Object.assign(f, { again: false, aulius: false, manlius: false, sacred: false });
      Object.assign(f, { winner: null, removed: 0, stage: 'automatic' });
      return note(d, '21.3-#10', 'The Gauls attack once more before anybody retreats.');
    }
    f.stage = 'hurry';
    const lost = opponent(f.winner!);
    const { flank, entry, cameBy } = f;
    const wallsAsked = powerOf(f, f.winner!) !== 'gauls';
    if (lost === 'attacker' && flank && flank.cu > 0 && !isFriend(d, flank.power, holderAt(d, flank.at)))
      retreats(d, flank.power, flank.at, { role: 'defender', entry: null, cameBy: null, wallsAsked });
    const power = loserOf(f);
    if (!(lost === 'attacker' && f.sortie) && cuAt(d, f.at, power) > 0)
      retreats(d, power, f.at, { role: lost, entry, cameBy, wallsAsked });
  },
  /** 17.2.1: his voyage is a naval move, which a storm may stop. */
  hurry(d, f) {
    const from = hamilcarAt(d, f);
    if (from === undefined || f.voyage) f.stage = 'won';
    if (from !== undefined && f.voyage?.result === 'sailed') {
      shiftCu(d, 'carthage', cuAt(d, from, 'carthage'), from, 'carthago');
      putLeaders(d, leadersAt(d, from, 'carthage'), 'carthago');
      note(d, '17.2.1', 'Hamilcar and his CU go to Carthago.', {
        move: { side: 'carthage', path: [from, 'carthago'], as: 'moved' },
      });
    } else if (from !== undefined && !f.voyage)
      setSail(d, { power: 'carthage', cu: cuAt(d, from, 'carthage'), from, to: 'carthago', use: 'moving' });
  },
  won(d, f) {
    const winner = powerOf(f, f.winner!);
    f.stage = 'support';
    if (!f.automatic && isArmy(d, f.at, winner)) beginSiege(d, f.at, winner, '13.1.2');
    if (winner === 'gauls' && !f.automatic && !d.wildBeasts.includes(loserOf(f)))
      openWindow(d, 'won', '21.3-#5', ['wild-beasts']);
  },
  /** 12.5: half of what the loser has lost, in support; none for a Greek victory in Carthago (17.2.2). */
  support(d, f) {
    f.stage = 'done';
    const winner = powerOf(f, f.winner!);
    const points = supportFor(f.removed);
    const lost = `${capital(some(f.removed, 'CU', 'CU'))} lost`;
    note(d, '12.5', () => `${lost}: ${some(points, 'support point')} for the ${PEOPLES[winner]}.`, {
      facts: { support: points },
    });
    if (points === 0 || (f.at === 'carthago' && winner === 'greeks' && isNeutral(d, 'carthage'))) return;
    const ally = f.flank && f.winner === 'attacker' && f.flank.power !== winner ? [f.flank.power] : [];
    const losers = [loserOf(f), ...(f.flank && f.winner === 'defender' ? [f.flank.power] : [])];
    giveSupport(d, {
      occasion: 'battle',
      seat: deciderOf(d, winner),
      powers: [winner, ...ally],
      losers: [...new Set(losers)],
      reach: f.reach[f.winner!],
      points,
    });
  },
  /** The move under it learns how it ended. */
  done(d, f) {
    pop(d);
    const below = d.frames.at(-1);
    const fought = { winner: f.winner!, automatic: f.automatic };
    if (below?.type === 'entered' || below?.type === 'move') below.fought = fought;
    const move = under(d, 'move');
    if (move) move.force.cu = f.sortie ? 0 : Math.min(move.force.cu, cuAt(d, move.force.at, move.force.power));
  },
};

/** Who leads the attack. */
function attackerOf(s: State, { attacker }: BattleFrame): Player {
  const force = under(s, 'move')?.force;
  return force?.power === attacker ? force.by : deciderOf(s, attacker);
}

export const battle: Procedure<Sword, BattleFrame> = {
  run: (d, f) => RUN[f.stage](d, f),
  who: attackerOf,
  asks(s, f) {
    const at = nameOf(s, f.at);
    if (f.stage === 'flank') return { rule: '9.5.6', says: 'bring up a flanking force, or pass.' };
    if (f.stage === 'roll') return { rule: '12.2.3', says: `the dice of the battle in ${at}.` };
    const short = 'Let those inside join the attack?';
    return { rule: '13.4.2', says: `let those inside ${at} join the attack, or pass.`, short };
  },
  question: (s, f): Question => ({
    calculator: 'battle',
    input: { ...battleOf(s, f) },
    ...{ shows: 'attackerWins', wants: attackerOf(s, f), fears: deciderOf(s, f.defender) },
  }),
  answers: {
    agree: plain('agree', 'They join', inStage('join'), (d, f) => {
      f.joined = insideAt(d, f.at);
      note(d, '13.4.2', () => `${f.joined} CU from inside ${nameOf(d, f.at)} ${f.joined === 1 ? 'joins' : 'join'}.`);
    }),
    flank: chosen('flank', 'leader', {
      when: inStage('flank'),
      of: flankers,
      why: flankProblem,
      says: (s, _, leader) => `${leaderOf(s, leader).name} from ${nameOf(s, placedOf(s, leader).at)}`,
      apply: (d, f, leader) => setOut(d, frameOf(d, 'campaign'), leader, f.at),
    }),
    pass: plain('pass', 'Go on without help', inStage('join', 'flank'), (d, f) => {
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
        f.stage = 'brave';
        decided(d, f, fought);
      },
    }),
  },
};
