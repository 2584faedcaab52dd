/** 13.4: every way the Battle Dice of both sides can fall and what it does; and which die is best rolled again. */
import { nth, SIDED } from '../dice.ts';
import type { Right } from '../dice-level/rules.ts';
import { type Both, otherSide, type Side } from '../words.ts';
import type { Purpose } from './fields.ts';
import { type BattleDie, type Fight, fightOf, nameOf, type Symbols, type Terms } from './rules.ts';

export interface Melee {
  readonly dice: readonly BattleDie[];
  /** fights[place]: the last die turns fastest. */
  readonly fights: readonly Fight[];
  readonly purpose: Purpose;
}

/** How often each may have a die rolled again, and how often each fight then comes about. */
export type Rights = Readonly<Record<Right, number>>;
export type Weights = Readonly<Record<Right, readonly number[]>>;

const NONE: Symbols = { horse: 0, figure: 0, circle: 0 };

const add = (a: Symbols, b: Symbols): Symbols => ({
  horse: a.horse + b.horse,
  figure: a.figure + b.figure,
  circle: a.circle + b.circle,
});

export function meleeOf(dice: readonly BattleDie[], terms: Terms, purpose: Purpose): Melee {
  let rolls: Both<Symbols>[] = [{ rome: NONE, carthage: NONE }];
  for (const { side, faces } of dice)
    rolls = rolls.flatMap((roll) => faces.map((face) => ({ ...roll, [side]: add(roll[side], face) })));
  return { dice, fights: rolls.map((symbols) => fightOf(symbols, terms)), purpose };
}

const strideOf = ({ dice }: Melee, die: number): number => SIDED ** (dice.length - 1 - die);

/** Where the faces of all dice, 1 to 6, stand among the fights. */
export const placeOf = (melee: Melee, faces: readonly number[]): number =>
  faces.reduce((place, face, die) => place + (face - 1) * strideOf(melee, die), 0);

/** 13.4: the fight that these faces bring. */
export const fightBy = (melee: Melee, faces: readonly number[]): Fight => nth(melee.fights, placeOf(melee, faces) + 1);

/** The place with this die on its first face and all others as they are. */
function lowestAt(melee: Melee, place: number, die: number): number {
  const stride = strideOf(melee, die);
  return place - (Math.floor(place / stride) % SIDED) * stride;
}

/** The six places that a die rolled again can lead to. */
function placesAgain(melee: Melee, place: number, die: number): number[] {
  const [low, stride] = [lowestAt(melee, place, die), strideOf(melee, die)];
  return Array.from({ length: SIDED }, (_, face) => low + face * stride);
}

/** What a choice brings its maker in six rolls: battles won, and enemy CUs less its own. */
export interface Choice {
  /** The place of the die among the dice; absent where all lie as they fell. */
  readonly die?: number;
  readonly wins: number;
  readonly balance: number;
}

/** The die that is rolled again, in words. */
export const chosenName = ({ dice }: Melee, { die }: Choice, none: string): string =>
  die === undefined ? none : nameOf(nth(dice, die + 1));

const balanceOf = ({ lost }: Fight, side: Side): number => lost[otherSide(side)] - lost[side];

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
    const weight = weights[place] ?? 0;
    if (fight.winner === side) wins += weight;
    balance += weight * balanceOf(fight, side);
  });
  return { wins, balance };
}
