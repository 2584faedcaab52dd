/** 13.4 to 13.6: the Battle Dice, the hits they score, and what the defeat costs. Knows no chances. */
import type { InputOf } from '../../../calculator/fields.ts';
import { FACES } from '../dice.ts';
import type { Levels } from '../dice-level/rules.ts';
import type { Figures } from '../tables.ts';
import { type Both, both, otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import type { afterFields, Battle, stFields } from './fields.ts';

export interface Symbols {
  readonly horse: number;
  readonly figure: number;
  readonly circle: number;
}

export const SIZES = ['small', 'large'] as const;
export type Size = (typeof SIZES)[number];

export interface BattleDie {
  readonly side: Side;
  readonly size: Size;
  readonly faces: readonly Symbols[];
}

export const idOf = ({ side, size }: Pick<BattleDie, 'side' | 'size'>) =>
  `${side}${size === 'small' ? 'Small' : 'Large'}` as const;
export const nameOf = ({ side, size }: Pick<BattleDie, 'side' | 'size'>): string => `${SIDE_NAMES[side]}'s ${size} die`;

/** 13.4: one face of a die as its table has it. */
function symbolsOn(size: Size, face: number, figures: Figures): Symbols {
  const count = (symbol: keyof Symbols): number =>
    Math.max(0, Number(figures.at(`${size}-battle-die`, face, symbol).value));
  return { horse: count('horse'), figure: count('figure'), circle: count('circle') };
}

export const dieOf = (side: Side, size: Size, figures: Figures): BattleDie => ({
  side,
  size,
  faces: FACES.map((face) => symbolsOn(size, face, figures)),
});

/** 13.4: the sizes that a level rolls. */
export const sizesAt = (level: number, figures: Figures): Size[] =>
  SIZES.filter((size) => Number(figures.at('battle-dice', level, size).value) > 0);

/** 13.4: the dice that go with the levels, Carthage's first. */
export const diceAt = (levels: Levels, figures: Figures): BattleDie[] =>
  SIDES.toReversed().flatMap((side) => sizesAt(levels[side], figures).map((size) => dieOf(side, size, figures)));

/** What a roll of all dice is measured against. */
export type Terms = Pick<Battle, 'attacker' | 'carthageCu' | 'romeCu' | 'cancelling'>;

export interface Fight {
  /** Hits that each side scores. */
  readonly hits: Both<number>;
  readonly winner: Side;
  /** CUs that each side loses to them. */
  readonly lost: Both<number>;
}

/** 13.4: hits of one side when so many of its circles cancel, and so many of the enemy's. */
const hitsWith = (own: Symbols, cancels: number, cancelled: number): number =>
  own.horse + own.figure - cancelled + own.circle - cancels;

/** 13.4: circles cancel as many stick figures as they can, unless the reading leaves their player the choice. */
function cancelsOf(side: Side, symbols: Both<Symbols>, terms: Terms): number {
  const [own, enemy] = [symbols[side], symbols[otherSide(side)]];
  const most = Math.min(own.circle, enemy.figure);
  if (terms.cancelling === 'must') return most;
  const theirs = Math.min(enemy.circle, own.figure);
  const balance = (cancels: number): number =>
    Math.min(terms[`${otherSide(side)}Cu`], hitsWith(own, cancels, theirs)) -
    Math.min(terms[`${side}Cu`], hitsWith(enemy, theirs, cancels));
  let best = most;
  for (let cancels = most - 1; cancels >= 0; cancels--) if (balance(cancels) > balance(best)) best = cancels;
  return best;
}

/** 13.4: hits, winner and losses of one roll of all dice. */
export function fightOf(symbols: Both<Symbols>, terms: Terms): Fight {
  const cancels = { rome: cancelsOf('rome', symbols, terms), carthage: cancelsOf('carthage', symbols, terms) };
  const hits = {
    rome: hitsWith(symbols.rome, cancels.rome, cancels.carthage),
    carthage: hitsWith(symbols.carthage, cancels.carthage, cancels.rome),
  };
  const winner =
    hits.rome === hits.carthage ? otherSide(terms.attacker) : hits.rome > hits.carthage ? 'rome' : 'carthage';
  const lost = { rome: Math.min(hits.carthage, terms.romeCu), carthage: Math.min(hits.rome, terms.carthageCu) };
  return { hits, winner, lost };
}

/** What the outcome of a fight is measured against: CUs with the Elephants among them, and all that a defeat can cost. */
export type Armies = Pick<Battle, 'carthageCu' | 'romeCu' | 'elephants'> &
  InputOf<typeof stFields> &
  InputOf<typeof afterFields>;

/** What the way to the fight leaves to be minded. */
export interface Manner {
  /** Carthage announced an Elephant Charge. */
  readonly charged: boolean;
  /** The sides that have Generals to lose. */
  readonly led: Both<boolean>;
}

export interface Result extends Fight {
  readonly loser: Side;
  readonly tied: boolean;
  /** Lost in the Retreat by the loser. */
  readonly retreatLost: number;
  /** Taken from the loser. */
  readonly stsLost: number;
  readonly elephantsLost: number;
  /** Hits removed all CUs of the side. */
  readonly destroyed: Both<boolean>;
  /** The loser's Generals are displaced. */
  readonly displaced: boolean;
  /** PCs that the loser must remove. */
  readonly pcsLost: number;
  readonly outOfPcs: boolean;
}

/** 13.4 to 13.6: what follows a fight. */
export function resultOf(armies: Armies, { charged, led }: Manner, fight: Fight): Result {
  const { lost, hits, winner } = fight;
  const loser = otherSide(winner);
  const destroyed = both((side) => lost[side] === armies[`${side}Cu`]);
  const left = armies[`${loser}Cu`] - lost[loser];
  const retreat = armies[`${loser}Retreat`];
  const retreatLost = retreat === 'all' ? left : Math.min(left, retreat);
  const stsLost = armies[`${loser}Sts`];
  const displaced = led[loser] && (left === 0 || retreat === 'all');
  const noble = loser === 'rome' && displaced ? armies.aristocrats : 0;
  const pcsLost = Math.floor((lost[loser] + retreatLost + stsLost) / 2) + noble;
  return {
    ...fight,
    loser,
    tied: hits.rome === hits.carthage,
    retreatLost,
    stsLost,
    elephantsLost: elephantsLost(armies, charged, lost.carthage, loser === 'carthage' ? retreatLost : undefined),
    destroyed,
    displaced,
    pcsLost,
    outOfPcs: pcsLost > armies[`${loser}Pcs`],
  };
}

/** 13.4: after a charge the loser's first loss is an Elephant; otherwise Carthage spares them as long as it can. */
function elephantsLost(
  { carthageCu, elephants }: Armies,
  charged: boolean,
  byHits: number,
  inRetreat: number | undefined,
): number {
  const first = inRetreat !== undefined && charged && byHits > 0 ? 1 : 0;
  return Math.max(first, byHits + (inRetreat ?? 0) - (carthageCu - Math.min(elephants, carthageCu)));
}
