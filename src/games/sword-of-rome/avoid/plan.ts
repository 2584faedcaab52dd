/** Chapter 11 as one procedure: split, roll to avoid, stand if it fails, keep going while the enemy follows; and the best option. */
import type { Faces } from '../../../calculator/calculator.ts';
import { perCase } from '../../../calculator/remember.ts';
import { type DiceTree, follow, type Plan, planOf } from '../../../calculator/roll/dice-tree.ts';
import { ratingCheck } from '../../../mechanics/rating-check.ts';
import { battleStage, type Field, type Fight, fieldOf } from '../battle/fights.ts';
import { fight } from '../battle/roll.ts';
import type { Battle } from '../battle/rules.ts';
import { shipCapacity } from '../naval-capacity/ships.ts';
import { voyageStage } from '../naval-movement/stage.ts';
import type { Reader } from '../tables.ts';
import type { AvoidInput } from './fields.ts';
import { groundsOf } from './grounds.ts';
import {
  avoidTactics,
  battleOfStayers,
  battleOutside,
  battleWhenCaught,
  isBySea,
  mayFollow,
  type Option,
  optionName,
  optionsOf,
  pursuitCost,
  type Threat,
  voyageOf,
} from './rules.ts';

export interface End {
  readonly option: Option;
  readonly end: 'noBattle' | 'wins' | 'beaten';
  readonly fight?: Fight;
  /** CU lost at sea, or left behind and overrun. */
  readonly lostBefore: number;
  /** Those who avoided have got away. */
  readonly away: boolean;
  /** The enemy has MP left and may use them. */
  readonly movesOn: boolean;
}

const WORDS = { attacker: 'Lost', defender: 'Won' } as const;

/** Where those who avoid are: whom they have lost, and how long the mover can follow. */
interface Flight {
  readonly lost: number;
  /** 12.2.1: those left behind were lost without a battle. */
  readonly overrun: boolean;
  readonly mp: number;
  readonly fallBacks: number;
}

/** All that may follow from one way to split. */
function optionTree(threat: Threat, option: Option, field: Field): DiceTree<End> {
  const ended = (end: End['end'], more: Partial<End> = {}): DiceTree<End> => ({
    type: 'leaf',
    leaf: { option, end, lostBefore: 0, away: false, movesOn: false, ...more },
  });

  /** 12.2: the battle that ends it; an automatic victory leaves the mover its MP. */
  const battle = (fought: Battle, mp: number, more: Partial<End> = {}): DiceTree<End> =>
    battleStage(fought, field, WORDS, (fight) =>
      fight.winner === 'defender'
        ? ended('wins', { ...more, fight })
        : ended('beaten', { ...more, fight, movesOn: fight.automatic && mp > 0 }),
    );

  const outside = (failedAvoid: boolean): DiceTree<End> =>
    battle(battleOutside(threat, option, failedAvoid), threat.mpLeft);

  /** 11.1: a roll, unless the mover lets them go. */
  const avoids = (yes: DiceTree<End>, no: DiceTree<End>): DiceTree<End> =>
    threat.letGo
      ? yes
      : ratingCheck({
          id: 'avoid',
          name: 'Avoiding',
          label: 'Avoiding battle',
          rating: avoidTactics(threat, option),
          yes: { name: 'Gets away', to: yes },
          no: { name: 'Fails', to: no },
          rule: '11.1',
          words: ['The army tries to avoid battle', 'it gets away', 'it must fight'],
        });

  /** 11.3: the mover needs a roll to go on, if it has MP at all. */
  const pursued = (flight: Flight): DiceTree<End> => {
    const { lost, overrun, mp } = flight;
    const escaped = (movesOn: boolean) =>
      ended(overrun ? 'beaten' : 'noBattle', { lostBefore: lost, away: true, movesOn });
    if (mp < pursuitCost(field.figures)) return escaped(false);
    const catches = mayFollow(threat, option);
    return ratingCheck({
      id: 'pursuit',
      name: 'Pursuit',
      label: 'Pursuit',
      rating: threat.moverTactics,
      yes: catches
        ? { name: 'Follows', to: caught({ ...flight, mp: mp - pursuitCost(field.figures) }) }
        : { name: 'May move on', to: escaped(true) },
      no: { name: 'Halts', to: escaped(false) },
      rule: '11.3',
      words: ['The enemy tries to keep moving', catches ? 'it follows' : 'it may move on', 'its move is over'],
    });
  };

  /** 11.1: the mover enters their new space, so they choose again. */
  const caught = (flight: Flight): DiceTree<End> => {
    const { lost, mp, fallBacks } = flight;
    const stands = (failedAvoid: boolean) =>
      battle(battleWhenCaught(threat, option, failedAvoid), mp, { lostBefore: lost });
    const stand = stands(false);
    if (fallBacks === 0) return stand;
    return {
      type: 'choice',
      name: 'Stand or avoid again',
      branches: [
        { name: 'Stand', to: stand },
        { name: 'Avoid again', to: avoids(pursued({ ...flight, fallBacks: fallBacks - 1 }), stands(true)) },
      ],
    };
  };

  /** 9.4.1: those who stayed fight; only if they are overrun is there a pursuit. */
  const leftBehind = (flight: Flight): DiceTree<End> =>
    option.stayingCu === 0
      ? pursued(flight)
      : battleStage(battleOfStayers(threat, option), field, WORDS, (fight) => {
          const more = { fight, away: true, lostBefore: flight.lost };
          if (fight.winner === 'defender') return ended('wins', more);
          if (!fight.automatic) return ended('beaten', more);
          return overrun(pursued({ ...flight, overrun: true, lost: flight.lost + option.stayingCu }));
        });

  if (option.avoidingCu === 0) {
    if (option.stayingCu > 0) return outside(false);
    return ended('noBattle', { movesOn: threat.mpLeft > 0 });
  }
  const start: Flight = { lost: 0, overrun: false, mp: threat.mpLeft, fallBacks: 0 };
  if (!isBySea(option)) return avoids(leftBehind({ ...start, fallBacks: threat.fallBacks - 1 }), outside(true));
  const sails = voyageStage(
    voyageOf(threat),
    option.avoidingCu,
    field.figures,
    (lost) => leftBehind({ ...start, lost }),
    outside(threat.seaReturn === 'as-failed'),
  );
  return avoids(sails, outside(true));
}

/** 12.2.1: an automatic victory over those left behind, after which the mover goes on as if they had not been there. */
const overrun = (to: DiceTree<End>): DiceTree<End> => ({
  type: 'chance',
  name: 'Overrun',
  rolls: [],
  branches: [{ id: 'on', name: 'Goes on', chance: 1, to }],
  takes: () => 'on',
  tells: () => [{ rule: '12.2.1', text: 'Automatic victory over the CU left behind: the enemy may move on.' }],
});

export const iLose = ({ fight, lostBefore }: End): number => (fight?.meanLosses('defender') ?? 0) + lostBefore;
export const enemyLoses = ({ fight }: End): number => fight?.meanLosses('attacker') ?? 0;

/** What each end is worth to the army. */
const WORTH: Record<AvoidInput['aim'], (end: End) => number> = {
  swing: (end) => enemyLoses(end) - iLose(end),
  saved: (end) => -iLose(end),
  unbeaten: ({ end }) => (end === 'beaten' ? 0 : 1),
  wins: ({ end }) => (end === 'wins' ? 1 : 0),
  halts: ({ movesOn }) => (movesOn ? 0 : 1),
};

/** One way to react with all that follows from it. */
export interface Reaction {
  readonly option: Option;
  readonly plan: Plan<End>;
}

/** Every way with its plan; odds and rolls take it from here. */
export const prepared = perCase((input: AvoidInput, read: Reader) => {
  const field = fieldOf(read);
  const options = optionsOf(input, read);
  const ways = options.map(
    (option): Reaction => ({ option, plan: planOf(optionTree(input, option, field), WORTH[input.aim], iLose) }),
  );
  const wanted = ways.filter(({ option }) => option.kind === input.plan);
  // Where the plan cannot be followed the army stands, which is the first way.
  const open = input.plan === 'best' ? ways : wanted.length ? wanted : ways.slice(0, 1);
  const tree: DiceTree<End> = {
    type: 'choice',
    name: 'What to do',
    branches: open.map(({ option, plan }) => ({ name: optionName(option), to: plan.tree })),
  };
  const plan = planOf(tree, WORTH[input.aim], iLose);
  const best = plan.solved.type === 'leaf' ? 0 : plan.solved.branches.findIndex((branch) => branch.best);
  const room = shipCapacity(input, input.cu, 'avoiding', read);
  return {
    field,
    ways,
    /** What is played: the option planned, or the best. */
    plan,
    taken: open[best]?.option ?? options[0],
    facts: room ? { seaCapacity: room.cu } : {},
    ...groundsOf(input, options, field),
  };
});

export type Reacted = ReturnType<typeof react>;

/** 9.3 to 9.4, 11, 12: the whole reaction with these faces, each choice being the best one. */
export function react(input: AvoidInput, faces: Faces, read: Reader) {
  const { field, plan } = prepared(input, read);
  const { steps, leaf } = follow(plan, faces);
  if (!leaf) throw new RangeError('the reaction is not over: dice are missing');
  const fought = leaf.fight && fight(leaf.fight.battle, faces, field.figures);
  const others = input.cu - leaf.lostBefore - (leaf.fight?.battle.defenderCu ?? 0);
  return {
    ...leaf,
    /** The battle that ended it. */
    fought,
    defenderLosses: leaf.lostBefore + (fought?.defenderLosses ?? 0),
    moverLosses: fought?.attackerLosses ?? 0,
    wipedOut: others <= 0 && (fought?.defenderWipedOut ?? true),
    steps: [{ rule: '9.3.2', text: `Declared: ${optionName(leaf.option)}.` }, ...steps()],
  };
}
