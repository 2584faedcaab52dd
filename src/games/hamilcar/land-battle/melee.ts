/** 13.4: all ways the Battle Dice of both sides can fall, and what each does; and the best die to have rolled again. */
import type { Reader } from '../../../calculator/table.ts';
import type { Levels, Right } from '../dice-level/rules.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';

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

/** What "best" means to whoever may have a die rolled again. */
export type Purpose = 'win' | 'balance';

export interface Terms {
  readonly attacker: Side;
  readonly carthageCu: number;
  readonly romeCu: number;
  readonly cancelling: 'must' | 'may';
  readonly purpose: Purpose;
}

export interface Fight {
  /** Hits that each side scores. */
  readonly hits: Readonly<Record<Side, number>>;
  readonly winner: Side;
  /** CUs that each side loses to them. */
  readonly lost: Readonly<Record<Side, number>>;
}

export interface Melee {
  readonly dice: readonly BattleDie[];
  /** fights[place]: the last die turns fastest. */
  readonly fights: readonly Fight[];
  readonly purpose: Purpose;
}

export const SIDED = 6;

const NONE: Symbols = { horse: 0, figure: 0, circle: 0 };

const add = (a: Symbols, b: Symbols): Symbols => ({
  horse: a.horse + b.horse,
  figure: a.figure + b.figure,
  circle: a.circle + b.circle,
});

export const idOf = ({ side, size }: BattleDie): string => `${side}${size === 'small' ? 'Small' : 'Large'}`;
export const nameOf = ({ side, size }: BattleDie): string => `${SIDE_NAMES[side]}'s ${size} die`;

/** 13.4: one face of a die as its table has it. */
function symbolsOn(size: Size, face: number, read: Reader): Symbols {
  const count = (symbol: string): number => Math.max(0, Number(read.at(`${size}-battle-die`, face, symbol).value));
  return { horse: count('horse'), figure: count('figure'), circle: count('circle') };
}

export const dieOf = (side: Side, size: Size, read: Reader): BattleDie => ({
  side,
  size,
  faces: Array.from({ length: SIDED }, (_, i) => symbolsOn(size, i + 1, read)),
});

/** 13.4: the dice that go with the levels, Carthage's first. */
export const diceAt = (levels: Levels, read: Reader): BattleDie[] =>
  SIDES.toReversed().flatMap((side) =>
    SIZES.filter((size) => Number(read.at('battle-dice', levels[side], size).value) > 0).map((size) =>
      dieOf(side, size, read),
    ),
  );

/** 13.4: hits of one side when so many of its circles cancel, and so many of the enemy's. */
const hitsWith = (own: Symbols, cancels: number, cancelled: number): number =>
  own.horse + own.figure - cancelled + own.circle - cancels;

/** 13.4: circles cancel as many stick figures as they can, unless the reading leaves their player the choice. */
function cancelsOf(side: Side, symbols: Readonly<Record<Side, Symbols>>, terms: Terms): number {
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
export function fightOf(symbols: Readonly<Record<Side, Symbols>>, terms: Terms): Fight {
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

export function meleeOf(dice: readonly BattleDie[], terms: Terms): Melee {
  let rolls: Readonly<Record<Side, Symbols>>[] = [{ rome: NONE, carthage: NONE }];
  for (const { side, faces } of dice)
    rolls = rolls.flatMap((roll) => faces.map((face) => ({ ...roll, [side]: add(roll[side], face) })));
  return { dice, fights: rolls.map((symbols) => fightOf(symbols, terms)), purpose: terms.purpose };
}

const strideOf = ({ dice }: Melee, die: number): number => SIDED ** (dice.length - 1 - die);

/** Where the faces of all dice, 1 to 6, stand among the fights. */
export const placeOf = (melee: Melee, faces: readonly number[]): number =>
  faces.reduce((place, face, die) => place + (face - 1) * strideOf(melee, die), 0);

/** The place with this die on its first face and all others as they are. */
function lowestAt(melee: Melee, place: number, die: number): number {
  const stride = strideOf(melee, die);
  return place - (Math.floor(place / stride) % SIDED) * stride;
}

/** The six places that a die rolled again can lead to. */
export function placesAgain(melee: Melee, place: number, die: number): number[] {
  const [low, stride] = [lowestAt(melee, place, die), strideOf(melee, die)];
  return Array.from({ length: SIDED }, (_, face) => low + face * stride);
}

/** What a choice brings its maker in six rolls: battles won, and CUs of the enemy less CUs of its own. */
export interface Choice {
  /** The place of the die among the dice; absent where all lie as they fell. */
  readonly die?: number;
  readonly wins: number;
  readonly balance: number;
}

export const balanceOf = ({ lost }: Fight, side: Side): number => lost[otherSide(side)] - lost[side];

/** Whether the first is better for the purpose: the other figure decides among equals. */
export function isBetter(a: Choice, b: Choice, purpose: Purpose): boolean {
  const [first, second] = purpose === 'win' ? (['wins', 'balance'] as const) : (['balance', 'wins'] as const);
  return a[first] > b[first] || (a[first] === b[first] && a[second] > b[second]);
}

/** 13.3.D: every choice of the side that may have a die rolled again; first to leave all dice as they are. */
export function choicesAt(melee: Melee, place: number, holder: Side): Choice[] {
  const worth = (from: number, stride: number, times: number) => {
    let [wins, balance] = [0, 0];
    for (let i = 0; i < times; i++) {
      const fight = melee.fights[from + i * stride]!;
      if (fight.winner === holder) wins++;
      balance += balanceOf(fight, holder);
    }
    return { wins, balance };
  };
  const kept = worth(place, 0, 1);
  return [
    { wins: kept.wins * SIDED, balance: kept.balance * SIDED },
    ...melee.dice.map((_, die) => ({ die, ...worth(lowestAt(melee, place, die), strideOf(melee, die), SIDED) })),
  ];
}

/** 13.3.D: the best of them; among equals the first. */
export const bestOf = (choices: readonly Choice[], purpose: Purpose): Choice =>
  choices.reduce((best, choice) => (isBetter(choice, best, purpose) ? choice : best));

/** 13.3.D, 13.4: how often each fight comes about, of six times as many as there are fights. */
export function weightsFor(melee: Melee, right: Right): number[] {
  const { fights, purpose } = melee;
  if (right === 'nobody') return fights.map(() => SIDED);
  const weights = fights.map(() => 0);
  for (let place = 0; place < fights.length; place++) {
    const { die } = bestOf(choicesAt(melee, place, right), purpose);
    if (die === undefined) weights[place]! += SIDED;
    else for (const at of placesAgain(melee, place, die)) weights[at]! += 1;
  }
  return weights;
}

/** What a side may expect of a right, over all fights: on the scale of six times as many as there are. */
export function worthOf({ fights }: Melee, weights: readonly number[], side: Side): Choice {
  let [wins, balance] = [0, 0];
  fights.forEach((fight, place) => {
    if (fight.winner === side) wins += weights[place]!;
    balance += weights[place]! * balanceOf(fight, side);
  });
  return { wins, balance };
}
