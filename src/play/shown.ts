/** What a reader sees of a game that was played: the first board, and for each step its words, dice, odds and changes. Plain data. */
import type { Standing } from '../calculator/standing.ts';
import type { Board } from './board.ts';
import type { Cost } from './chance.ts';
import type { Difference } from './difference.ts';
import type { Asked } from './lesson.ts';
import type { ShownLine } from './line.ts';
import type { Luck } from './luck.ts';
import type { SampleCard, Written } from './sample.ts';

/** A side as it is drawn everywhere: two letters, and one of the looks that the styles know. */
export interface Side {
  readonly id: string;
  readonly name: string;
  readonly letters: string;
  readonly look: string;
}

/** A part of what could happen. */
export interface Part {
  readonly says: string;
  readonly chance: number;
  /** The standard error of a chance that was drawn. */
  readonly error?: number;
  /** It is what the other side wants. */
  readonly against?: true;
}

export interface ShownOdds {
  readonly title: string;
  /** What the moment turns on in words, with its chance: what happened, or what was to be expected. */
  readonly says: string;
  readonly chance?: number;
  /** The standard error, where the chance was drawn. */
  readonly error?: number;
  /** What the one who decides should choose. */
  readonly advice?: string;
  /** What somebody else expects of the same moment. */
  readonly beside?: Part;
  /** Whose chances they are: the bar has the colour of that side. */
  readonly side?: string;
  /** Who rolls against it. */
  readonly other?: string;
  /** Everything that could happen; `is` is what did. */
  readonly parts: readonly Part[];
  readonly is?: number;
  readonly sentence: string;
  readonly standing: Standing;
  /** The lines that made it, where there are any: whose, how much, why, by which clause. */
  readonly ledger: readonly {
    readonly who: string;
    readonly amount: number;
    readonly why: string;
    readonly rule: string;
  }[];
  /** The way into the calculator with this very case. */
  readonly calculator: string;
  readonly query: string;
}

export interface ShownDice {
  readonly by?: string;
  /** Whose colour they bear, where that is not the seat's. */
  readonly power?: string;
  readonly label: string;
  readonly sides: number;
  readonly faces: readonly number[];
  /** What each of them costs, where it costs pieces. */
  readonly costs?: readonly (readonly Cost[])[];
}

/** What a screen of a lesson asks the learner to play. */
export interface ShownTask extends Asked {
  readonly asks: string;
  /** What to take from it. */
  readonly tells: string;
  /** What others do in the meantime, where they do not pass: the first that is allowed. */
  readonly others: readonly Written[];
  /** What is allowed but not meant, with a word to each. */
  readonly wrong: readonly { readonly actions: readonly Written[]; readonly tells: string }[];
  /** The clauses that it teaches. */
  readonly rules: readonly string[];
  /** What the same led to in the story. */
  readonly told: Pick<ShownStep, 'happened' | 'dice'>;
}

/** A way out of a step to another page. */
export interface ShownLink {
  readonly says: string;
  readonly href: string;
}

export interface ShownStep {
  readonly title?: string;
  readonly says: string;
  /** The chapter that begins here. */
  readonly mark?: string;
  /** Whose step it is; absent where nobody's. */
  readonly side?: string;
  /** What happened by the engine, each with its clause. */
  readonly happened: readonly { readonly rule: string; readonly says: string }[];
  /** How many declined to answer. */
  readonly passed: number;
  readonly dice: readonly ShownDice[];
  /** How lucky each of its rolls was, where that can be told. */
  readonly luck?: readonly Luck[];
  readonly odds?: ShownOdds;
  /** From the board before; absent where nothing on it changed. */
  readonly change?: Difference;
  /** A position of its own: the board before has nothing to do with it. */
  readonly apart?: true;
  /** The places to look at, where nothing has changed. */
  readonly look?: readonly string[];
  /** The clauses that it stands on, where nothing else names them. */
  readonly cites?: readonly string[];
  /** A card was played whose figures are stand-ins. */
  readonly ourCards?: true;
  readonly task?: ShownTask;
  readonly links?: readonly ShownLink[];
}

export interface Shown {
  readonly id: string;
  readonly title: string;
  readonly teaches: string;
  readonly card?: SampleCard;
  readonly standIns: readonly string[];
  readonly digest: string;
  readonly sides: readonly Side[];
  readonly start: Board;
  /** A new game, not one that was played. */
  readonly isNew?: true;
  /** It has no place on the map: its armies face each other instead. */
  readonly facing?: true;
  /** The places to look at before the first step. */
  readonly look?: readonly string[];
  readonly steps: readonly ShownStep[];
  /** Who was ahead at every step, where that was looked into. */
  readonly line?: ShownLine;
}
