/** The computer in a branch: it is asked when one of its seats decides, and its answer is played. Knows no worker. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Level } from '../../opponent/levels.ts';
import type { AnyAction } from '../../play/frames.ts';
import type { Written } from '../../play/sample.ts';
import type { AnyState } from '../../play/state.ts';
import { hasComputer, isComputers, type Seats } from './seats.ts';
import type { Sitting } from './sitting.ts';

/** A decision to think about. */
export interface Order {
  readonly state: AnyState;
  readonly seat: string;
  readonly level: Level;
  readonly seed: number;
}

/** What came of thinking. */
export interface Answer {
  readonly action: AnyAction;
  /** The chance to win that the seat sees for itself; absent where there was nothing to weigh. */
  readonly chance?: number;
  /** Why, in one sentence; absent where it says nothing. */
  readonly sentence?: string;
}

/** Somebody who thinks, one decision at a time. */
export interface Thinker {
  readonly think: (order: Order, progress: (share: number) => void) => Promise<Answer>;
  /** Answers at once with what has been found. */
  readonly hurry: () => void;
  /** Forgets what it thinks about. */
  readonly stop: () => void;
}

export interface Thinking {
  readonly seat: string;
  /** Of its budget. */
  readonly share: number;
}

/** What the computer decided, and why. */
export interface Did {
  readonly seat: string;
  /** How many actions the branch had before it. */
  readonly at: number;
  readonly why?: string;
}

export interface Computer {
  readonly $thinking: ReadableAtom<Thinking | undefined>;
  /** Since a person decided last, the oldest first. */
  readonly $did: ReadableAtom<readonly Did[]>;
  /** What each seat of the computer last thought of its own chances. */
  readonly $outlook: ReadableAtom<Readonly<Record<string, number>>>;
  /** Why it cannot go on. */
  readonly $trouble: ReadableAtom<string>;
  readonly hurry: () => void;
  /** While nobody looks it does not think. */
  readonly rest: () => void;
  readonly wake: () => void;
  readonly leave: () => void;
}

const TROUBLE = 'The computer could not be loaded. Play its seats yourself, or try again.';

/** A seed for each decision: the same game at the same action gives the same. */
const seedAt = ({ seed }: Seats, at: number): number => (Math.imul(seed + 1, 0x9e3779b1) + at * 0x85ebca6b) | 0;

export function computerAt(sitting: Sitting, thinker: Thinker): Computer {
  const { $now } = sitting.branching;
  const $thinking = atom<Thinking | undefined>(undefined);
  const $did = atom<readonly Did[]>([]);
  const $outlook = atom<Readonly<Record<string, number>>>({});
  const $trouble = atom('');
  let [asleep, about] = [false, undefined as AnyState | undefined];

  function forget(): void {
    if (about) thinker.stop();
    about = undefined;
    $thinking.set(undefined);
  }

  async function turn(): Promise<void> {
    const [now, seats] = [$now.get(), sitting.$seats.get()];
    const seat = now.decider;
    const at = now.moves.length;
    if (about === now.state) return;
    const since = now.moves.findLastIndex(({ follows }) => !follows);
    const did = $did.get().filter((one) => one.at > since && one.at < at);
    if (did.length < $did.get().length) $did.set(did);
    forget();
    if (asleep || seats.over !== undefined || !hasComputer(seats) || seat === undefined) return;
    if (!isComputers(seats, seat)) {
      // Dice and deals that come before anybody decided.
      if (seat === 'chance') sitting.goOn();
      return;
    }
    const level = seats.computers[seat];
    if (!level) return;
    about = now.state;
    $thinking.set({ seat, share: 0 });
    try {
      const order = { state: now.state, seat, level, seed: seedAt(seats, at) };
      const answer = await thinker.think(order, (share) => {
        if (about === now.state) $thinking.set({ seat, share });
      });
      if (about !== now.state) return;
      about = undefined;
      $trouble.set('');
      if (answer.chance !== undefined) $outlook.set({ ...$outlook.get(), [seat]: answer.chance });
      const action = answer.action as Written;
      $did.set([...did, { seat, at, ...(answer.sentence && { why: answer.sentence }) }]);
      $thinking.set(undefined);
      sitting.answer(action);
    } catch {
      if (about !== now.state) return;
      about = undefined;
      $thinking.set(undefined);
      $trouble.set(TROUBLE);
    }
  }

  const ends = [$now.subscribe(() => void turn()), sitting.$seats.listen(() => void turn())];
  return {
    ...{ $thinking, $did, $outlook, $trouble },
    hurry: thinker.hurry,
    rest() {
      asleep = true;
      forget();
    },
    wake() {
      asleep = false;
      void turn();
    },
    leave() {
      for (const end of ends) end();
      forget();
    },
  };
}
