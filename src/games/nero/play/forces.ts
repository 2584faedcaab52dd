/** The pieces on the board: stacks of Legions, Leaders, and the force that moves. */
import type { Colour, Status } from '../words.ts';

/** All Legions of one colour in one Province; the last four hold for the player round only. */
export interface Stack {
  readonly n: number;
  /** 5.6: under a Retreat marker. */
  readonly marker: boolean;
  /** Those that have finished their movement, of the active colour. */
  readonly done: number;
  /** 6.0: those that have been attacked. */
  readonly attacked: number;
  /** 5.6: the force from which the stack has withdrawn; 0 for none. */
  readonly fled: number;
  /** 5.6: its withdrawal was stopped, so it cannot withdraw any more. */
  readonly stuck: boolean;
}

export const stackOf = (n: number, marker = false): Stack => ({
  n,
  marker,
  done: 0,
  attacked: 0,
  fled: 0,
  stuck: false,
});

export interface Leader {
  readonly status: Status;
  /** A Province or Roma; empty before set-up places him. */
  readonly at: string;
}

/** MP that are allotted to pieces which have not moved yet. */
export interface Waiting {
  readonly id: number;
  readonly at: string;
  readonly legions: number;
  readonly leader: boolean;
  readonly mp: number;
}

/** The force that moves now; its Legions count in the stack of the Province where it is. */
export interface Force {
  readonly id: number;
  readonly at: string;
  /** Where it just came from; null until its first step. */
  readonly came: string | null;
  readonly legions: number;
  readonly leader: boolean;
  /** MP left, of those that it was given. */
  readonly left: number;
  readonly mp: number;
  /** 5.3: battles won, and how many of its Legions carry them. */
  readonly fatigue: number;
  readonly tired: number;
  readonly steps: number;
  readonly fought: boolean;
  /** 5.6: under a Retreat marker, which it must remove first. */
  readonly marked: boolean;
  /** 5.5: the colours that had Legions here when it entered and that it has not beaten. */
  readonly met: readonly Colour[];
  /** 5.5: the colours here that have let it pass. */
  readonly agreed: readonly Colour[];
  readonly asked: boolean;
  readonly over: boolean;
}
