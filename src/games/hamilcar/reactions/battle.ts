/** The Land Battle at the end of Land Reactions, without an Elephant Charge: its ends, its dice, what each costs. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { DiceTree } from '../../../calculator/dice-tree.ts';
import type { Figures } from '../../../calculator/table.ts';
import { type Dist, mean, weighted } from '../../../engine/dist.ts';
import { faceOf, oneDie, settled } from '../dice.ts';
import type { Meeting } from '../dice-level/fields.ts';
import { type Ladder, ladder } from '../dice-level/rules.ts';
import { fightBy, type Melee, meleeOf } from '../land-battle/melee.ts';
import { diceAt, type Fight, idOf, nameOf } from '../land-battle/rules.ts';
import { otherSide } from '../words.ts';
import type { Situation } from './fields.ts';

export interface Enemy {
  readonly cu: number;
  readonly rating: number | 'none';
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
  readonly melee: Melee;
  readonly ledger: Ladder['ledger'];
  readonly ends: readonly Battled[];
}

/** Battles of one situation, each counted once. */
export type Clashes = (enemy: Enemy) => Clash;

const meetingOf = (s: Situation, enemy: Enemy): Meeting => {
  const rome = s.mover === 'rome';
  return {
    carthageCu: rome ? enemy.cu : s.moverCu,
    carthageRating: rome ? enemy.rating : s.moverRating,
    carthageAllies: rome ? s.allies : s.moverAllies,
    carthageRaise: 0,
    romeCu: rome ? s.moverCu : enemy.cu,
    romeRating: rome ? s.moverRating : enemy.rating,
    romeAllies: rome ? s.moverAllies : s.allies,
    romeRaise: 0,
    elephants: 0,
    xanthippus: false,
    fright: false,
    metellus: false,
    withoutGeneral: s.withoutGeneral,
  };
};

/** What a fight costs either side. */
export const costsOf = ({ mover }: Situation, { lost }: Fight): Costs => ({
  mover: lost[mover],
  opponent: lost[otherSide(mover)],
});

/** No side has as many CUs as this, so that two losses fit in one number. */
const PACK = 128;

/** Equal costs once; a number is told apart faster than a pair. */
function costsOver(all: readonly Costs[]): Dist<Costs> {
  const packed = weighted(all.map(({ mover, opponent }) => [mover * PACK + opponent, 1] as const));
  return { ...packed, outcomes: packed.outcomes.map((n) => ({ mover: Math.floor(n / PACK), opponent: n % PACK })) };
}

/** 13.3, 13.4: the active side attacks. */
function clashOf(s: Situation, enemy: Enemy, figures: Figures): Clash {
  const meeting = meetingOf(s, enemy);
  const { levels, ledger } = ladder(meeting);
  const { carthageCu, romeCu } = meeting;
  const terms = { attacker: s.mover, carthageCu, romeCu, cancelling: 'must' } as const;
  const melee = meleeOf(diceAt(levels, figures), terms, 'win');
  const ends = [true, false].flatMap((won): Battled[] => {
    const own = melee.fights.filter((fight) => (fight.winner === s.mover) === won);
    if (own.length === 0) return [];
    const costs = costsOver(own.map((fight) => costsOf(s, fight)));
    return [
      {
        enemy,
        won,
        chance: own.length / melee.fights.length,
        costs,
        meanCosts: { mover: mean(costs, (c) => c.mover), opponent: mean(costs, (c) => c.opponent) },
      },
    ];
  });
  return { melee, ledger, ends };
}

export function clashesOf(s: Situation, figures: Figures): Clashes {
  const known = new Map<string, Clash>();
  return (enemy) => {
    const key = `${enemy.cu} ${enemy.rating}`;
    const found = known.get(key) ?? clashOf(s, enemy, figures);
    known.set(key, found);
    return found;
  };
}

/** 13.4: the fight that these faces bring. */
export const foughtBy = ({ melee }: Clash, faces: Faces): Fight =>
  fightBy(
    melee,
    melee.dice.map((die) => settled(faceOf(faces, idOf(die)), 'a Land Battle')),
  );

/** 13.4: the battle as a stage. */
export function battleStage<L>(s: Situation, clash: Clash, then: (end: Battled) => DiceTree<L>): DiceTree<L> {
  return {
    type: 'chance',
    name: 'Land Battle',
    rolls: clash.melee.dice.map((die) => oneDie(idOf(die), nameOf(die))),
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
        {
          rule: '13.4',
          text: `The active Army scores ${hits[s.mover]}, the opponent ${hits[opponent]}: the active Army ${winner === s.mover ? 'wins' : 'loses'}.`,
        },
      ];
    },
  };
}
