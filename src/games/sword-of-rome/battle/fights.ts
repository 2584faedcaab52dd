/** A battle as a stage of something longer: both results with what each costs, one side at a time. Knows no order of play. */
import { touchedBy } from '../../../calculator/readings.ts';
import type { DiceTree } from '../../../calculator/roll/dice-tree.ts';
import { chance, type Dist, given, map, mean, weighted } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import type { Figures } from '../tables.ts';
import { SIDES, type Side } from '../words.ts';
import { type Aftermath, lossesFor, type Rolled, resultsOf } from './losses.ts';
import { battleDice, type Fought as Cast, fight, fightSteps } from './roll.ts';
import { type Battle, battleReadings, PLAIN_BATTLE } from './rules.ts';
import { type Strength, strengthOf } from './strength.ts';

/** How a battle may end for one winner, and what it costs then; what is counted over all its dice waits until it is asked for. */
export interface Fight {
  readonly battle: Battle;
  readonly winner: Side;
  readonly automatic: boolean;
  /** What may become of both sides together. */
  readonly tolls: Dist<Aftermath>;
  readonly losses: (side: Side) => Dist<number>;
  readonly meanLosses: (side: Side) => number;
  /** The chance, given this winner, that nothing is left. */
  readonly wipedOut: (side: Side) => number;
}

interface Fought extends Fight {
  readonly chance: number;
}

/** What battles are computed with: they share the tables of their dice, and equal ones are counted once. */
export interface Field extends Rolled {
  readonly figures: Figures;
  readonly fought: Map<string, { readonly strength: Strength; readonly ends: readonly Fought[] }>;
}

/** Everything that makes a battle; what it happens to carry besides is not part of it. */
const PARTS = Object.keys(PLAIN_BATTLE) as (keyof Battle)[];
export function keyOf(battle: Battle): string {
  let key = '';
  for (let i = 0; i < PARTS.length; i++) key += `${battle[PARTS[i]!]} `;
  return key;
}

export const fieldOf = (figures: Figures): Field => ({
  figures,
  pools: new Map(),
  rolls: new Map(),
  fought: new Map(),
});

/** 12.2, 12.3: both ends of a battle that can happen, kept for the next time it is asked for. */
export function fightsOf(battle: Battle, field: Field): { strength: Strength; ends: readonly Fought[] } {
  return recall(field.fought, keyOf(battle), () => {
    const strength = strengthOf(battle, field.figures);
    return { strength, ends: endsOf(battle, strength, field) };
  });
}

function endsOf(battle: Battle, strength: Strength, field: Field): Fought[] {
  const results = resultsOf(battle, strength, field.figures, field);
  return SIDES.flatMap((winner) => {
    const tolls = given(results, (result) => result.winner === winner);
    if (!tolls) return [];
    const losses = bySide((side) => map(tolls, (toll) => lossesFor(side, toll)));
    return {
      battle,
      winner,
      automatic: strength.automatic !== undefined,
      chance: tolls.total / results.total,
      tolls,
      losses,
      meanLosses: bySide((side) => mean(losses(side), self)),
      wipedOut: (side: Side) => chance(tolls, WIPED_OUT[side]),
    };
  });
}

const WIPED_OUT: Readonly<Record<Side, (toll: Aftermath) => boolean>> = {
  attacker: (toll) => toll.attackerWipedOut,
  defender: (toll) => toll.defenderWipedOut,
};

/** Made for a side when it is asked for, and kept. */
function bySide<T extends NonNullable<unknown>>(make: (side: Side) => T): (side: Side) => T {
  const known = new Map<Side, T>();
  return (side) => recall(known, side, () => make(side));
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
        fight ? spreadOut(fight.losses(side), besides, chance) : [[besides, chance] as const],
      ),
    ),
  );
}

const spreadOut = (losses: Dist<number>, besides: number, chance: number) =>
  losses.outcomes.map((lost, i) => [lost + besides, (chance * (losses.weights[i] ?? 0)) / losses.total] as const);

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
