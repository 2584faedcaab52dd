/** The chance that a frame waits for: dice, a deal, a draw, a shuffle. It is handed in as an action and checked here. */
import type { Faces, Roll } from '../calculator/calculator.ts';
import { readFaces } from '../calculator/roll/faces.ts';
import type { ChanceAction, ChanceType, Hands } from './fields.ts';

/** Dice, and whose they are where a side rolls them. */
export interface Die extends Roll {
  readonly by?: string;
  /** Whose pieces they are about, where one seat rolls for several powers: they bear that power's colour. */
  readonly power?: string;
}

/** Pieces of a side that a die takes. */
export interface Cost {
  readonly side: string;
  readonly number: number;
}

export interface Rolled {
  /** The dice known to be needed once these faces have fallen, in the order of play. */
  readonly dice: (fallen: Faces) => readonly Die[];
  /** What these faces come to, in a few words: faces with the same words are one outcome of the roll. */
  readonly reads?: (faces: Faces) => string;
  /** What each die costs, by the id of its roll. */
  readonly costs?: (faces: Faces) => Readonly<Record<string, readonly (readonly Cost[])[]>>;
  /** What these faces are worth to whoever rolls first, by his usual aim: more is better. */
  readonly worth?: (faces: Faces) => number;
}

interface Dealt {
  readonly pile: string;
  readonly from: readonly string[];
  /** How many cards each gets. */
  readonly hands: Readonly<Record<string, number>>;
}

export interface Drawn {
  readonly pile: string;
  readonly from: readonly string[];
  readonly number: number;
}

export interface Shuffled {
  readonly pile: string;
}

interface Waits {
  readonly roll: Rolled;
  readonly deal: Dealt;
  readonly draw: Drawn;
  readonly shuffle: Shuffled;
}

export type WaitsFor<T extends ChanceType> = Waits[T];
export type Chance = { [T in ChanceType]: { readonly type: T } & Waits[T] }[ChanceType];

/** Why these cards cannot have come from a pile. */
function cardsProblem(from: readonly string[], cards: readonly string[], pile: string): string | undefined {
  const strange = cards.find((card) => !from.includes(card));
  if (strange !== undefined) return `${strange} is not in ${pile}.`;
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  return twice === undefined ? undefined : `${twice} is listed twice.`;
}

function dealProblem({ pile, from, hands }: Dealt, given: Hands): string | undefined {
  const sizes = Object.entries(hands).map(([who, size]) => `${who} ${size}`);
  const wrong = [...new Set([...Object.keys(hands), ...Object.keys(given)])].find(
    (who) => (hands[who] ?? -1) !== given[who]?.length,
  );
  if (wrong !== undefined)
    return `The deal must be ${sizes.join(', ')}; ${wrong} ${given[wrong] ? `has ${given[wrong].length}` : 'is missing'}.`;
  return cardsProblem(from, Object.values(given).flat(), pile);
}

/** Why chance cannot have fallen so; undefined where it can. */
export function chanceProblem(waits: Chance, given: ChanceAction): string | undefined {
  if (waits.type === 'roll' && given.type === 'roll') {
    const read = readFaces(waits.dice, given.faces);
    return read.type === 'problem' ? read.sentence : undefined;
  }
  if (waits.type === 'deal' && given.type === 'deal') return dealProblem(waits, given.hands);
  if (waits.type === 'draw' && given.type === 'draw') {
    if (given.cards.length !== waits.number)
      return `${waits.number} must be drawn from ${waits.pile}, not ${given.cards.length}.`;
    return cardsProblem(waits.from, given.cards, waits.pile);
  }
  if (waits.type === 'shuffle' && given.type === 'shuffle')
    return given.pile === waits.pile ? undefined : `${waits.pile} must be shuffled, not ${given.pile}.`;
  return `The next action must be "${waits.type}", not "${given.type}".`;
}
