/** One attack on the unrest written down, or two, step by step, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural, signed } from '../../../calculator/words.ts';
import { lossesOf, winnerOf } from '../battle/losses.ts';
import { SIDES, type Side } from '../battle/rules.ts';
import { type Campaign, endOf, firstAttack, secondAttack } from './campaign.ts';
import { attackFacts } from './odds.ts';
import { unrestReadings } from './readings.ts';
import {
  type After,
  afterAutomaticVictory,
  afterBattle,
  highestLevel,
  ledgerOf,
  moveOf,
  NAMES,
  type Prepared,
  prepare,
} from './rules.ts';

type Step = Outcome['steps'][number];

/** The two pools of each attack. */
const POOLS = [
  { attacker: 'carthage', defender: 'unrest', label: '' },
  { attacker: 'carthage2', defender: 'unrest2', label: ', second attack' },
] as const;
type Pools = (typeof POOLS)[number];

const poolsOf = ({ attack, strength }: Prepared, pools: Pools): Roll[] =>
  strength.automatic
    ? []
    : [
        { id: pools.attacker, label: `Carthage${pools.label}`, dice: attack.carthageDice, sides: 6 },
        { id: pools.defender, label: `Unrest${pools.label}`, dice: attack.unrestDice, sides: 6 },
      ];

export function unrestRolls(campaign: Campaign, tables: Tables, fallen: Faces): Roll[] {
  const read = new Reader(tables);
  const first = prepare(firstAttack(campaign), read);
  const needed = poolsOf(first, POOLS[0]);
  if (needed.some(({ id }) => !fallen[id])) return needed;
  const second = secondAttack(campaign, fight(first, fallen, POOLS[0], read).after);
  return second ? [...needed, ...poolsOf(prepare(second, read), POOLS[1])] : needed;
}

interface Fought {
  readonly after: After;
  readonly steps: readonly Step[];
  readonly totals?: Record<Side, number>;
  readonly loserLosses?: number;
  readonly winnerLosses?: number;
}

/** 12.2.3 to 12.3 with these dice, then 20.3. */
function fight({ attack, battle, strength }: Prepared, faces: Faces, pools: Pools, read: Reader): Fought {
  const { automatic, modifiers } = strength;
  if (automatic) {
    const after = afterAutomaticVictory(attack, automatic, read);
    const text = automatic === 'attacker' ? 'Carthage wins' : 'The unrest wins';
    return {
      after,
      steps: [{ rule: '12.2.1', text: `${text} automatically, without a roll.` }, levelStep(attack, after)],
    };
  }
  const rolled = (side: Side) => faces[pools[side]] ?? [];
  const sum = (side: Side) => rolled(side).reduce((a, b) => a + b, 0);
  const totals = { attacker: sum('attacker') + modifiers.attacker, defender: sum('defender') + modifiers.defender };
  const winner = winnerOf(totals);
  let [loserLosses, winnerLosses] = [0, 0];
  for (const side of SIDES) {
    for (const die of rolled(side)) {
      const loss = lossesOf(die, side === winner ? 'winner' : 'loser', side, battle, read);
      loserLosses += loss.loser;
      winnerLosses += loss.winner;
    }
  }
  const after = afterBattle(attack, winner, loserLosses, winnerLosses, read);
  const total = (side: Side) =>
    modifiers[side] ? `${sum(side)} ${signed(modifiers[side])} = ${totals[side]}` : `${totals[side]}`;
  const who = (side: Side) => (side === 'attacker' ? 'Carthage' : 'The unrest');
  const steps: Step[] = [
    ...SIDES.map((side) => ({
      rule: '12.2.3',
      text: `${who(side)} rolls ${rolled(side).join(', ')}: ${total(side)}.`,
    })),
    {
      rule: '12.2.5',
      text: `${totals.attacker} against ${totals.defender}: ${who(winner) === 'Carthage' ? 'Carthage' : 'the unrest'} wins${totals.attacker === totals.defender ? ' the tie' : ''}.`,
    },
    {
      rule: '12.3',
      text: `By the dice the loser suffers ${loserLosses} and the winner ${winnerLosses}; Carthage removes ${after.cuLost} of ${attack.cu} CU.`,
    },
    levelStep(attack, after),
  ];
  return { after, steps, totals, loserLosses, winnerLosses };
}

function levelStep({ level }: Prepared['attack'], after: After): Step {
  const lost = after.supportLost > 0 ? `; ${plural(after.supportLost, 'point')} lost` : '';
  const points = after.support > 0 ? `${plural(after.support, 'support point')}: t` : 'T';
  return { rule: '20.3', text: `${points}he level ${moveOf(level, after.newLevel)}${lost}.` };
}

export function unrestRoll(campaign: Campaign, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const first = prepare(firstAttack(campaign), read);
  const fought = fight(first, faces, POOLS[0], read);
  const { after } = fought;
  const next = secondAttack(campaign, after);
  const second = next && fight(prepare(next, read), faces, POOLS[1], read);
  const end = endOf(after, second?.after);
  const { garrison } = (second ?? fought).after;
  const winner: Side = after.carthageWins ? 'attacker' : 'defender';
  const automatic = first.strength.automatic !== undefined;
  return {
    sentence: `${after.carthageWins ? 'Carthage wins' : 'The unrest wins'}${second ? ` the first attack, ${second.after.carthageWins ? 'Carthage' : 'the unrest'} the second` : ''}: the level ${moveOf(campaign.level, end.newLevel)} and Carthage loses ${end.cuLost} CU.`,
    facts: {
      ...attackFacts(first),
      ...(fought.totals && {
        carthageTotal: fought.totals.attacker,
        unrestTotal: fought.totals.defender,
        loserNominalLosses: fought.loserLosses!,
        winnerNominalLosses: fought.winnerLosses!,
      }),
      winner: NAMES[winner],
      carthageWins: after.carthageWins,
      automaticVictory: automatic,
      support: after.support,
      supportLost: after.supportLost,
      ...(!(automatic && after.carthageWins) && {
        [after.carthageWins ? 'supportIfCarthageWins' : 'supportIfUnrestWins']: after.support,
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
      ...fought.steps,
      ...(second ? [{ rule: '20.3', text: `Second attack: ${campaign.secondCu} CU against ${after.newLevel}.` }] : []),
      ...(second?.steps ?? []),
    ],
    ...basis(ledgerOf(first), unrestReadings(campaign, first), read),
  };
}
