/** One roll of a battle: the result as plain data, and the same in words, step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Step } from '../../../calculator/roll/dice-tree.ts';
import { integer, plural, signed } from '../../../calculator/words.ts';
import { pool, sumOf } from '../dice.ts';
import type { Figures } from '../tables.ts';
import { capital, opponent, SIDES, type Side } from '../words.ts';
import { type Aftermath, aftermath, automaticAftermath, type Loss, lossesFor, lossesOf, winnerOf } from './losses.ts';
import type { Battle } from './rules.ts';
import { type Strength, strengthOf } from './strength.ts';

/** 12.2.3: the dice of both sides, where they are rolled. */
export const battleDice = ({ attackerDice, defenderDice }: Battle): (Roll & { readonly id: Side })[] => [
  pool('attacker', 'Attacker', attackerDice),
  pool('defender', 'Defender', defenderDice),
];

/** One die: whose it is, and what it costs the losing and the winning army. */
interface Die extends Loss {
  readonly side: Side;
  readonly face: number;
  readonly rule: '12.3';
}

/** The dice of both sides, read. */
export interface Cast {
  readonly rolled: Readonly<Record<Side, readonly number[]>>;
  readonly modifiers: Readonly<Record<Side, number>>;
  readonly totals: Readonly<Record<Side, number>>;
  readonly winner: Side;
  readonly dice: readonly Die[];
  /** What the dice ask for, before any limit. */
  readonly loserLosses: number;
  readonly winnerLosses: number;
}

/** 12.2.3, 12.2.5, 12.3: totals, the winner, and what each die costs. */
export function cast(battle: Battle, { modifiers }: Strength, rolled: Cast['rolled'], figures: Figures): Cast {
  const total = (side: Side) => sumOf(rolled[side]) + modifiers[side];
  const totals = { attacker: total('attacker'), defender: total('defender') };
  const winner = winnerOf(totals);
  const dice = SIDES.flatMap((side) =>
    rolled[side].map((face): Die => {
      const loss = lossesOf(face, side === winner ? 'winner' : 'loser', side, battle, figures);
      return { side, face, rule: '12.3', ...loss };
    }),
  );
  return {
    rolled,
    modifiers,
    totals,
    winner,
    dice,
    loserLosses: sumOf(dice.map((die) => die.loser)),
    winnerLosses: sumOf(dice.map((die) => die.winner)),
  };
}

/** How a battle went. */
export interface Fought extends Aftermath {
  readonly strength: Strength;
  /** Absent where it is decided without a roll. */
  readonly cast?: Cast;
}

/** 12.2 to 12.3: the whole battle with these faces; none are looked at where it is decided without a roll. */
export function fight(battle: Battle, faces: Faces, figures: Figures): Fought {
  const strength = strengthOf(battle, figures);
  const { automatic } = strength;
  if (automatic) return { strength, ...automaticAftermath(battle, automatic) };
  const rolled = { attacker: faces['attacker'] ?? [], defender: faces['defender'] ?? [] };
  const thrown = cast(battle, strength, rolled, figures);
  const { winner, loserLosses, winnerLosses } = thrown;
  return { strength, cast: thrown, ...aftermath(battle, winner, loserLosses, winnerLosses) };
}

/** 12.2.3, 12.2.5: what was rolled and who wins, under the names that the two sides have. */
export const castSteps = (
  { rolled, modifiers, totals, winner }: Cast,
  names: Readonly<Record<Side, string>>,
): Step[] => [
  ...SIDES.map((side) => {
    const added = modifiers[side] ? `${sumOf(rolled[side])} ${signed(modifiers[side])} = ` : '';
    return {
      rule: '12.2.3',
      text: `${capital(names[side])} rolls ${rolled[side].join(', ')}: ${added}${integer(totals[side])}.`,
    };
  }),
  {
    rule: '12.2.5',
    text: `${integer(totals.attacker)} against ${integer(totals.defender)}: ${names[winner]} wins${totals.attacker === totals.defender ? ' the tie' : ''}.`,
  },
];

const NAMES = { attacker: 'the attacker', defender: 'the defender' } as const;

const gainOf = ({ support }: Fought): string => plural(support, 'support point');

const splitOf = ({ flankCu }: Battle, { primaryLosses, flankLosses }: Fought): string =>
  flankCu > 0 ? ` (${primaryLosses} from the army, ${flankLosses} from the flanking force)` : '';

const retreatSteps = ({ winner, insideCu, retreatLosses }: Fought): Step[] => [
  ...(insideCu > 0 ? [{ rule: '12.4.4', text: `The defender goes inside the city with ${insideCu} CU.` }] : []),
  ...(retreatLosses > 0
    ? [{ rule: '12.4.5', text: `The retreat costs the ${opponent(winner)} ${retreatLosses} more CU.` }]
    : []),
];

export const fightSteps = (battle: Battle, fought: Fought): Step[] => [
  {
    rule: '12.2.1',
    text: `Sizes: attacker ${fought.strength.sizes.attacker}, defender ${fought.strength.sizes.defender}.`,
  },
  ...(fought.cast
    ? [
        ...castSteps(fought.cast, NAMES),
        {
          rule: '12.3',
          text: `The dice cost the loser ${fought.cast.loserLosses} CU and the winner ${fought.cast.winnerLosses}.`,
        },
      ]
    : []),
  {
    rule: '12.3',
    text: `Removed: attacker ${fought.attackerLosses} CU${splitOf(battle, fought)}, defender ${fought.defenderLosses} CU.`,
  },
  ...retreatSteps(fought),
  {
    rule: '12.5',
    text: `The ${fought.winner} may add or remove ${gainOf(fought)} support: half of ${lossesFor(opponent(fought.winner), fought) + fought.retreatLosses} CU, rounded up.`,
  },
];

export function fightSentence(battle: Battle, fought: Fought): string {
  const { cast: thrown, winner, attackerLosses, defenderLosses } = fought;
  const opening = thrown
    ? `${integer(thrown.totals.attacker)} to ${integer(thrown.totals.defender)}.`
    : 'Automatic victory.';
  return `${opening} The ${winner} wins and gains ${gainOf(fought)} support; the attacker loses ${attackerLosses} CU${splitOf(battle, fought)}, the defender ${defenderLosses}.`;
}
