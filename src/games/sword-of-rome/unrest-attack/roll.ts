/** One attack on the unrest, or two: what the dice did as plain data, and the same told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Step } from '../../../calculator/roll/dice-tree.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { type Cast, cast, castSteps } from '../battle/roll.ts';
import { pool } from '../dice.ts';
import { type End, endOf, firstAttack, secondAttack } from './campaign.ts';
import type { Campaign } from './fields.ts';
import { unrestReadings } from './readings.ts';
import {
  type After,
  afterAutomaticVictory,
  afterBattle,
  attackFacts,
  highestLevel,
  ledgerOf,
  moveOf,
  NAMES,
  type Prepared,
  prepare,
} from './rules.ts';

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

export function unrestRolls(campaign: Campaign, tables: Tables, fallen: Faces): Roll[] {
  const read = new Reader(tables);
  const first = prepare(firstAttack(campaign), read);
  const needed = poolsOf(first, FIRST);
  if (needed.some(({ id }) => !fallen[id])) return needed;
  const second = secondAttack(campaign, strike(first, fallen, FIRST, read).after);
  return second ? [...needed, ...poolsOf(prepare(second, read), SECOND)] : needed;
}

/** How one attack went. */
interface Struck {
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

const SENTENCE_NAMES = { attacker: 'Carthage', defender: 'the unrest' } as const;

function strikeSteps({ prepared: { attack }, after, cast: thrown }: Struck): Step[] {
  const wins = after.carthageWins ? 'Carthage wins' : 'The unrest wins';
  const fought: Step[] = thrown
    ? [
        ...castSteps(thrown, SENTENCE_NAMES),
        {
          rule: '12.3',
          text: `By the dice the loser suffers ${thrown.loserLosses} and the winner ${thrown.winnerLosses}; Carthage removes ${after.cuLost} of ${attack.cu} CU.`,
        },
      ]
    : [{ rule: '12.2.1', text: `${wins} automatically, without a roll.` }];
  const lost = after.supportLost > 0 ? `; ${plural(after.supportLost, 'point')} lost` : '';
  const points = after.support > 0 ? `${plural(after.support, 'support point')}: t` : 'T';
  return [...fought, { rule: '20.3', text: `${points}he level ${moveOf(attack.level, after.newLevel)}${lost}.` }];
}

export function unrestRoll(campaign: Campaign, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { first, second, garrison, ...end } = attackUnrest(campaign, faces, read);
  const { prepared, after, cast: thrown } = first;
  const { carthageWins } = after;
  return {
    sentence: `${carthageWins ? 'Carthage wins' : 'The unrest wins'}${second ? ` the first attack, ${second.after.carthageWins ? 'Carthage' : 'the unrest'} the second` : ''}: the level ${moveOf(campaign.level, end.newLevel)} and Carthage loses ${end.cuLost} CU.`,
    facts: {
      ...attackFacts(prepared),
      ...(thrown && {
        carthageTotal: thrown.totals.attacker,
        unrestTotal: thrown.totals.defender,
        loserNominalLosses: thrown.loserLosses,
        winnerNominalLosses: thrown.winnerLosses,
      }),
      winner: NAMES[carthageWins ? 'attacker' : 'defender'],
      carthageWins,
      automaticVictory: thrown === undefined,
      support: after.support,
      supportLost: after.supportLost,
      ...((thrown || !carthageWins) && {
        [carthageWins ? 'supportIfCarthageWins' : 'supportIfUnrestWins']: after.support,
      }),
      leaderDisplaced: after.leaderDisplaced,
      ...(campaign.secondCu > 0 && {
        secondFought: end.secondFought,
        secondWins: end.secondWins,
        secondLeaderDisplaced: end.secondLeaderDisplaced,
      }),
      cuLost: end.cuLost,
      garrison,
      maxLevel: highestLevel(garrison, read),
      newLevel: end.newLevel,
      zero: end.newLevel === 0,
      lower: end.newLevel > 0 && end.newLevel < campaign.level,
      same: end.newLevel === campaign.level,
      worse: end.newLevel > campaign.level,
    },
    steps: [
      { rule: '20.3', text: `Carthage attacks with ${campaign.cu} CU an unrest of size ${campaign.level}.` },
      ...strikeSteps(first),
      ...(second
        ? [
            { rule: '20.3', text: `Second attack: ${campaign.secondCu} CU against ${after.newLevel}.` },
            ...strikeSteps(second),
          ]
        : []),
    ],
    ...basis(ledgerOf(prepared), unrestReadings(campaign, prepared), read),
  };
}
