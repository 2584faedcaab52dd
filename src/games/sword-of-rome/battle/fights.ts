/** A battle as a stage of something longer: both its ends with what each costs, one side at a time. Knows no order of play. */
import { touchedBy } from '../../../calculator/readings.ts';
import type { DiceTree } from '../../../calculator/roll/dice-tree.ts';
import { type Dist, entriesOf, mean, weighted } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import type { Figures } from '../tables.ts';
import { SIDES, type Side } from '../words.ts';
import {
  type Aftermath,
  aftermath,
  allRolls,
  automaticAftermath,
  lossesFor,
  type PoolCache,
  type Toll,
} from './losses.ts';
import { battleDice, type Fought as Cast, fight, fightSteps } from './roll.ts';
import { type Battle, battleReadings, PLAIN_BATTLE } from './rules.ts';
import { type Strength, strengthOf } from './strength.ts';

/** One way it may come out for both sides, with its chance given the winner. */
interface LikelyToll extends Toll {
  readonly chance: number;
}

/** How a battle may end for one winner, and what it costs then. */
export interface Fight {
  readonly battle: Battle;
  readonly winner: Side;
  readonly automatic: boolean;
  readonly losses: Readonly<Record<Side, Dist<number>>>;
  readonly meanLosses: Readonly<Record<Side, number>>;
  /** What may become of both sides together; found when it is asked for. */
  readonly tolls: () => readonly LikelyToll[];
  /** The chance, given this winner, that nothing is left. */
  readonly wipedOut: Readonly<Record<Side, number>>;
}

interface Fought extends Fight {
  readonly chance: number;
}

/** What battles are computed with: they share the tables of their dice, and equal ones are counted once. */
export interface Field {
  readonly figures: Figures;
  readonly pools: PoolCache;
  readonly fought: Map<string, { readonly strength: Strength; readonly ends: readonly Fought[] }>;
}

/** Everything that makes a battle; what it happens to carry besides is not part of it. */
const PARTS = Object.keys(PLAIN_BATTLE) as (keyof Battle)[];
export const keyOf = (battle: Battle): string => PARTS.map((part) => battle[part]).join(' ');

export const fieldOf = (figures: Figures): Field => ({ figures, pools: new Map(), fought: new Map() });

/** 12.2, 12.3: both ends of a battle that can happen, kept for the next time it is asked for. */
export function fightsOf(battle: Battle, field: Field): { strength: Strength; ends: readonly Fought[] } {
  return recall(field.fought, keyOf(battle), () => {
    const strength = strengthOf(battle, field.figures);
    return { strength, ends: endsOf(battle, strength, field) };
  });
}

function endsOf(battle: Battle, { automatic, modifiers }: Strength, { figures, pools }: Field): Fought[] {
  const rolls = automatic
    ? [{ winner: automatic, ways: 1, after: automaticAftermath(battle, automatic) }]
    : allRolls(battle, modifiers, figures, pools).map(({ winner, loserLosses, winnerLosses, ways }) => ({
        winner,
        ways,
        after: aftermath(battle, winner, loserLosses, winnerLosses),
      }));
  const all = rolls.reduce((sum, r) => sum + r.ways, 0);
  return SIDES.flatMap((winner): Fought[] => {
    const own = rolls.filter((r) => r.winner === winner);
    const total = own.reduce((sum, r) => sum + r.ways, 0);
    if (total === 0) return [];
    const lost = (side: Side) => weighted(own.map((r) => [lossesFor(side, r.after), r.ways] as const));
    const gone = (holds: (after: Aftermath) => boolean) =>
      own.reduce((sum, r) => (holds(r.after) ? sum + r.ways : sum), 0) / total;
    const losses = { attacker: lost('attacker'), defender: lost('defender') };
    return [
      {
        battle,
        winner,
        automatic: automatic !== undefined,
        chance: total / all,
        losses,
        meanLosses: { attacker: mean(losses.attacker, self), defender: mean(losses.defender, self) },
        tolls: once(() => tollsOf(own, total)),
        wipedOut: { attacker: gone((a) => a.attackerWipedOut), defender: gone((a) => a.defenderWipedOut) },
      },
    ];
  });
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** What both sides lose decides all else. */
function tollsOf(rolls: readonly { readonly after: Aftermath; readonly ways: number }[], total: number): LikelyToll[] {
  const tolls = weighted(
    rolls.map(({ after, ways }) => {
      const { attackerLosses, defenderLosses, insideCu, retreatLosses, support } = after;
      return [{ attackerLosses, defenderLosses, insideCu, retreatLosses, support }, ways] as const;
    }),
    (toll) => toll.attackerLosses * 64 + toll.defenderLosses,
  );
  return [...entriesOf(tolls)].map(([toll, ways]) => ({ ...toll, chance: ways / total }));
}

const self = (value: number): number => value;

/** One of many ways things may end: a battle or none, and what was lost besides. */
interface Loss {
  readonly fight?: Fight | undefined;
  readonly besides: number;
  readonly chance: number;
}

/** What one side loses over all these ends. */
export function lossesOver(ends: Iterable<Loss>, side: Side): Dist<number> {
  // Few battles end many ways: what leads to each is added up before its losses are spread out.
  const chances = new Map<Fight | undefined, Map<number, number>>();
  for (const { fight, besides, chance } of ends) {
    const known = chances.get(fight) ?? new Map<number, number>();
    chances.set(fight, known.set(besides, (known.get(besides) ?? 0) + chance));
  }
  return weighted(
    [...chances].flatMap(([fight, by]) =>
      [...by].flatMap(([besides, chance]) =>
        fight
          ? [...entriesOf(fight.losses[side])].map(
              ([lost, w]) => [lost + besides, (chance * w) / fight.losses[side].total] as const,
            )
          : [[besides, chance] as const],
      ),
    ),
  );
}

/** 12.2: a battle with its dice; the words are those of whoever reads the tree, and what the beaten may choose is `settled`. */
export function battleStage<L>(
  battle: Battle,
  field: Field,
  words: Readonly<Record<Side, string>>,
  then: (fight: Fight) => DiceTree<L>,
  settled: (fought: Cast) => Battle = () => battle,
): DiceTree<L> {
  const { strength, ends } = fightsOf(battle, field);
  return {
    type: 'chance',
    name: 'Battle',
    rolls: strength.automatic ? [] : battleDice(battle),
    branches: ends.map((f) => ({ id: f.winner, name: words[f.winner], chance: f.chance, to: then(f) })),
    takes: (faces) => fight(battle, faces, field.figures).winner,
    tells: (faces) => {
      const as = settled(fight(battle, faces, field.figures));
      return fightSteps(as, fight(as, faces, field.figures));
    },
  };
}

/** What battles rest on that may come in something longer: each under its name, and the readings of all. */
export function fightGrounds(battles: readonly { readonly name: string; readonly battle: Battle }[], field: Field) {
  const fought = battles.map(({ name, battle }) => ({ name, battle, strength: fightsOf(battle, field).strength }));
  return {
    ledger: fought.flatMap(({ name, strength }) => strength.ledger.map((line) => ({ ...line, in: name }))),
    readings: touchedBy(
      ...fought.map(({ battle, strength }) => battleReadings(battle, strength.automatic !== undefined)),
    ),
  };
}
