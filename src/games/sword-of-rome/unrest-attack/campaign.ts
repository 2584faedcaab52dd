/** 20.3 with a Campaign: one attack on the unrest, and a second if any of it is left; over all rolls, and for one roll. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { type Dist, entriesOf, map, weighted } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import type { PoolCache, RawLosses } from '../battle/losses.ts';
import { type Cast, cast } from '../battle/roll.ts';
import { pool } from '../dice.ts';
import type { Figures } from '../tables.ts';
import type { Campaign } from './fields.ts';
import {
  type After,
  afterAutomaticVictory,
  afterBattle,
  attackResults,
  type Prepared,
  prepare,
  rawRolls,
  type UnrestAttack,
} from './rules.ts';

/** CU kept for the second attack guard the box during the first. */
export const firstAttack = (campaign: Campaign): UnrestAttack => ({
  ...campaign,
  boxCu: campaign.boxCu + campaign.secondCu,
});

/** What the second attack meets; none where it is not planned or nothing is left to attack. */
const secondAttack = (campaign: Campaign, first: After): UnrestAttack | undefined =>
  campaign.secondCu > 0 && first.newLevel > 0
    ? {
        ...campaign,
        cu: campaign.secondCu,
        tactics: campaign.secondTactics,
        level: first.newLevel,
        boxCu: first.garrison - campaign.secondCu,
        carthageDice: campaign.secondDice,
        carthageEvent: campaign.secondEvent,
        unrestDice: campaign.secondUnrestDice,
        unrestEvent: campaign.secondUnrestEvent,
        // What the reader typed belongs to the first pair of sizes.
        forceRatio: 'table',
      }
    : undefined;

/** How both attacks together end. */
export interface End {
  readonly newLevel: number;
  readonly cuLost: number;
  readonly secondFought: boolean;
  readonly secondWins: boolean;
  readonly secondLeaderDisplaced: boolean;
}

const endOf = (first: After, second?: After): End => ({
  newLevel: (second ?? first).newLevel,
  cuLost: first.cuLost + (second?.cuLost ?? 0),
  secondFought: second !== undefined,
  secondWins: second?.carthageWins ?? false,
  secondLeaderDisplaced: second?.leaderDisplaced ?? false,
});

interface Ends {
  /** How the first attack ends. */
  readonly opening: Dist<After>;
  readonly ends: Dist<End>;
  /** The second attacks that may follow, one a level. */
  readonly seconds: readonly Prepared[];
}

/** Every end of the campaign with its weight. */
export function campaignEnds(campaign: Campaign, first: Prepared, figures: Figures): Ends {
  const kept: PoolCache = new Map();
  const opening = attackResults(first, rawRolls(first, figures, kept), figures);
  if (campaign.secondCu === 0) return { opening, ends: map(opening, (after) => endOf(after)), seconds: [] };
  // The level decides the dice, the box only what they lead to.
  const byLevel = new Map<number, { prepared: Prepared; raw: RawLosses[] }>();
  const known = new Map<string, Dist<After>>();
  const laterOf = (attack: UnrestAttack): Dist<After> => {
    const { level, boxCu } = attack;
    const second = recall(byLevel, level, () => {
      const prepared = prepare(attack, figures);
      return { prepared, raw: rawRolls(prepared, figures, kept) };
    });
    return recall(known, `${level} ${boxCu}`, () => attackResults({ ...second.prepared, attack }, second.raw, figures));
  };
  function* reached(): Generator<readonly [End, number]> {
    for (const [after, ways] of entriesOf(opening)) {
      const attack = secondAttack(campaign, after);
      if (!attack) yield [endOf(after), ways / opening.total];
      else {
        const results = laterOf(attack);
        for (const [later, laterWays] of entriesOf(results))
          yield [endOf(after, later), (ways / opening.total) * (laterWays / results.total)];
      }
    }
  }
  const sums = weighted(reached(), codeOf);
  // The sums are rounded: the whole is what they add up to, so that no share is more than all of it.
  const ends = { ...sums, total: sums.weights.reduce((sum, weight) => sum + weight, 0) };
  const seconds = [...byLevel.values()].map((s) => s.prepared).sort((a, b) => a.attack.level - b.attack.level);
  return { opening, ends, seconds };
}

/** Ends that are the same have the same number; there are too many to compare them by their content. */
const codeOf = ({ newLevel, cuLost, secondFought, secondWins, secondLeaderDisplaced }: End): number =>
  (newLevel * 100 + cuLost) * 8 + (secondFought ? 4 : 0) + (secondWins ? 2 : 0) + (secondLeaderDisplaced ? 1 : 0);

/** The two pools of each attack. */
const FIRST = { attacker: 'carthage', defender: 'unrest', label: '' } as const;
const SECOND = { attacker: 'carthage2', defender: 'unrest2', label: ', second attack' } as const;
type Pools = typeof FIRST | typeof SECOND;

const poolsOf = ({ attack, strength }: Prepared, pools: Pools): Roll[] =>
  strength.automatic
    ? []
    : [
        pool(pools.attacker, `Carthage${pools.label}`, attack.carthageDice),
        pool(pools.defender, `Unrest${pools.label}`, attack.unrestDice),
      ];

/** The dice known to be needed once these have fallen. */
export function unrestRolls(campaign: Campaign, fallen: Faces, figures: Figures): Roll[] {
  const first = prepare(firstAttack(campaign), figures);
  const needed = poolsOf(first, FIRST);
  if (needed.some(({ id }) => !fallen[id])) return needed;
  const second = secondAttack(campaign, strike(first, fallen, FIRST, figures).after);
  return second ? [...needed, ...poolsOf(prepare(second, figures), SECOND)] : needed;
}

/** How one attack went. */
export interface Struck {
  readonly prepared: Prepared;
  readonly after: After;
  /** Absent where it is decided without a roll. */
  readonly cast?: Cast;
}

/** 12.2.3 to 12.3 with these dice, then 20.3. */
function strike(prepared: Prepared, faces: Faces, pools: Pools, figures: Figures): Struck {
  const { attack, battle, strength } = prepared;
  const { automatic } = strength;
  if (automatic) return { prepared, after: afterAutomaticVictory(attack, automatic, figures) };
  const rolled = { attacker: faces[pools.attacker] ?? [], defender: faces[pools.defender] ?? [] };
  const thrown = cast(battle, strength, rolled, figures);
  const { winner, loserLosses, winnerLosses } = thrown;
  return { prepared, cast: thrown, after: afterBattle(attack, winner, loserLosses, winnerLosses, figures) };
}

/** How a campaign went. */
interface Attacked extends End {
  readonly first: Struck;
  readonly second?: Struck;
  /** CU in the box that hold the level down from now on. */
  readonly garrison: number;
}

/** 20.3: the first attack, and the second where any unrest is left. */
export function attackUnrest(campaign: Campaign, faces: Faces, figures: Figures): Attacked {
  const first = strike(prepare(firstAttack(campaign), figures), faces, FIRST, figures);
  const next = secondAttack(campaign, first.after);
  const second = next && strike(prepare(next, figures), faces, SECOND, figures);
  const { garrison } = (second ?? first).after;
  return { first, ...(second && { second }), ...endOf(first.after, second?.after), garrison };
}
