/** The Land Battle at the end of Land Reactions, Elephant Charge included: its results, its dice, and its costs. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { Line } from '../../../calculator/report.ts';
import type { DiceTree } from '../../../calculator/roll/dice-tree.ts';
import { type Dist, given, map, mean } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { settled } from '../dice.ts';
import { type Battle, battleBetween } from '../land-battle/fields.ts';
import { chargeTold, type Fought, fight } from '../land-battle/roll.ts';
import type { Fight } from '../land-battle/rules.ts';
import { type MeleeCache, resultsOver, type Stage, stageOf } from '../land-battle/stage.ts';
import type { Figures } from '../tables.ts';
import { otherSide } from '../words.ts';
import type { Situation } from './fields.ts';

export interface Enemy {
  readonly cu: number;
  readonly rating: number | 'none';
  readonly elephants: number;
}

export interface Costs {
  readonly mover: number;
  readonly opponent: number;
}

/** One end of a battle: who won, and what that costs. */
export interface Battled {
  readonly enemy: Enemy;
  readonly won: boolean;
  readonly chance: number;
  readonly costs: Dist<Costs>;
  readonly meanCosts: Costs;
}

export interface Clash {
  readonly battle: Battle;
  readonly stage: Stage;
  readonly ledger: readonly Line[];
  readonly ends: readonly Battled[];
  readonly fought: (faces: Faces) => Fought;
}

/** Battles of one situation, each counted once. */
export type Clashes = (enemy: Enemy) => Clash;

const battleOf = (s: Situation, enemy: Enemy): Battle =>
  battleBetween(
    s.mover,
    { cu: s.moverCu, rating: s.moverRating, allies: s.moverAllies },
    { cu: enemy.cu, rating: enemy.rating, allies: s.allies },
    {
      ...s,
      attacker: s.mover,
      elephants: s.mover === 'rome' ? enemy.elephants : Math.min(s.elephants, s.moverCu),
      cancelling: 'must',
    },
  );

/** What a fight costs either side. */
export const costsOf = ({ mover }: Situation, { lost }: Fight): Costs => ({
  mover: lost[mover],
  opponent: lost[otherSide(mover)],
});

/** No side has as many CUs as this, so that two losses fit in one number. */
const PACK = 128;

/** Equal costs once; a number is told apart faster than a pair. */
function costsOver<F extends Fight>(s: Situation, fights: Dist<F>): Dist<Costs> {
  const packed = map(fights, (fight) => {
    const { mover, opponent } = costsOf(s, fight);
    return mover * PACK + opponent;
  });
  return { ...packed, outcomes: packed.outcomes.map((n) => ({ mover: Math.floor(n / PACK), opponent: n % PACK })) };
}

/** 13.3, 13.4: the active side attacks. */
function clashOf(s: Situation, enemy: Enemy, figures: Figures, kept: MeleeCache): Clash {
  const battle = battleOf(s, enemy);
  const stage = stageOf(battle, figures, kept);
  const results = resultsOver(battle, stage);
  const ends = [true, false].flatMap((won): Battled[] => {
    const own = given(results, ({ winner }) => (winner === s.mover) === won);
    if (!own) return [];
    const costs = costsOver(s, own);
    return [
      {
        enemy,
        won,
        chance: own.total / results.total,
        costs,
        meanCosts: { mover: mean(costs, (c) => c.mover), opponent: mean(costs, (c) => c.opponent) },
      },
    ];
  });
  return { battle, stage, ledger: stage.ledger, ends, fought: (faces) => fight(battle, faces, figures, stage) };
}

/** What was counted for one situation. */
export const clashCache = () => ({ clashes: new Map<string, Clash>(), melees: new Map() as MeleeCache });

export const clashesOf =
  (s: Situation, figures: Figures, { clashes, melees } = clashCache()): Clashes =>
  (enemy) =>
    recall(clashes, `${enemy.cu} ${enemy.rating} ${enemy.elephants}`, () => clashOf(s, enemy, figures, melees));

/** 13.4: the fight that these faces bring. */
export const foughtBy = ({ fought }: Clash, faces: Faces): Fight => settled(fought(faces).result, 'a Land Battle');

/** 13.4: the battle as a stage. */
export function battleStage<L>(s: Situation, clash: Clash, then: (end: Battled) => DiceTree<L>): DiceTree<L> {
  return {
    type: 'chance',
    name: 'Land Battle',
    rolls: (fallen) => clash.fought(fallen).rolls,
    branches: clash.ends.map((end) => ({
      id: end.won ? 'won' : 'lost',
      name: end.won ? 'Won' : 'Lost',
      chance: end.chance,
      to: then(end),
    })),
    takes: (faces) => (foughtBy(clash, faces).winner === s.mover ? 'won' : 'lost'),
    tells: (faces) => {
      const { hits, winner } = foughtBy(clash, faces);
      const opponent = otherSide(s.mover);
      return [
        ...chargeTold(clash.stage, clash.fought(faces)),
        {
          rule: '13.4',
          text: `The active Army scores ${hits[s.mover]}, the opponent ${hits[opponent]}: the active Army ${winner === s.mover ? 'wins' : 'loses'}.`,
        },
      ];
    },
  };
}
