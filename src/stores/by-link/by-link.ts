/**
 * A game by link on one of its devices: who plays here, with which passwords, what was handed on; sealed and kept as it
 * goes on. Knows no page.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Place } from '../../play/board.ts';
import type { Branch } from '../../play/sample.ts';
import { isComputers, peopleOf, type Seats, seatsText } from '../branch/seats.ts';
import type { Sitting } from '../branch/sitting.ts';
import { type Holding, tableWith } from '../branch/turn.ts';
import { squeeze } from '../letters.ts';
import { LETTER } from './address.ts';
import { knownBy, partFrom } from './course.ts';
import { gameOf, hashOf, type KeptGame, keepGame, openGames } from './games.ts';
import { aboutSeat, type Letter, writeLetter } from './letter.ts';
import { canSeal, isWord, type Lock, lockFor, newKey, newName, opensWith } from './seal.ts';

/** How the game is told in a letter; what the words of an address are, its page knows. */
export interface Told {
  readonly game: string;
  readonly sample: string;
  readonly setUp: string;
  readonly course: (branch: Branch) => string;
}

/** What is known of a game by link beside its course. */
export interface Known {
  readonly id: string;
  /** None where nothing is sealed. */
  readonly key?: string | undefined;
  readonly locks: Readonly<Record<string, Lock>>;
  readonly bare?: true | undefined;
  /** The seats of those who sit here. */
  readonly here: readonly string[];
  readonly handed: number;
}

/** The course that a link brought, where it does not simply go on from the one that is here. */
export interface Brought {
  readonly type: 'older' | 'apart';
  /** Actions that it holds, and those that both share. */
  readonly many: number;
  readonly shared: number;
  /** Opened, in the place of the one that is here. */
  readonly take: () => Sitting;
}

/** How it is kept: what to tell the reader, and the part of an address that opens it. */
export interface KeptAs {
  readonly trouble: string;
  readonly hash: string;
}

export interface ByLink {
  readonly $known: ReadableAtom<Known>;
  readonly $brought: ReadableAtom<Brought | undefined>;
  readonly $kept: ReadableAtom<KeptAs | undefined>;
  /** The seats that people play, and those among them who are not here. */
  readonly people: () => readonly string[];
  readonly others: () => readonly string[];
  /** Opens the view of a seat; false where the word is not the right one. */
  readonly open: (seat: string, word: string) => Promise<boolean>;
  /** Takes a seat that nobody guards yet. */
  readonly guard: (seat: string, word: string) => Promise<void>;
  /** Somebody sits down here where hands lie open. */
  readonly sit: (seat: string) => void;
  /** The hands lie open from now on, for all. */
  readonly layOpen: () => void;
  /** All of it, as it travels in a link or a file. */
  readonly whole: () => Promise<string>;
  /** What whoever is asked does not have yet; at the end, whoever is elsewhere. */
  readonly part: () => Promise<string>;
  /** What stands here was handed on. */
  readonly handOn: () => void;
  /** The course as a game of its own, beside the one that is gone on with. */
  readonly setAside: (leftSays: (says: string) => string) => Promise<void>;
  readonly forgetBrought: () => void;
  /** Settles once all of it is kept. */
  readonly keep: () => Promise<void>;
  /** Keeps it from now on, until what is returned is called. */
  readonly attend: () => () => void;
}

const ELSEWHERE = 'This game has continued in another tab or window. Reload the page to see it here.';

/** Whether a picture shows anything of a place. */
const isSeen = ({ control, stacks, leaders, siege, marks }: Place): boolean =>
  control !== null || stacks.length > 0 || leaders.length > 0 || siege !== undefined || marks !== undefined;

const roleOf = (seats: Seats, seat: string): 'computer' | 'link' | 'person' =>
  isComputers(seats, seat) ? 'computer' : seats.linked?.includes(seat) ? 'link' : 'person';

/**
 * Behind the last decision of somebody: so far their device has the course. What went by itself for them may have done so on
 * another.
 */
export const knownTo = (
  moves: readonly { readonly by: string; readonly follows: boolean }[],
  seats: readonly string[],
): number => moves.findLastIndex(({ by, follows }, i) => seats.includes(by) && (i === 0 || !follows)) + 1;

/** A game that begins here. */
function begun(here: readonly string[]): Known {
  const sealed = canSeal();
  return {
    ...{ id: newName(), here, handed: 0, locks: {} },
    ...(sealed ? { key: newKey() } : { bare: true as const }),
  };
}

/** What a game by link was opened with. */
export interface Opened {
  readonly known: Known;
  /** It stands on this device as it is. */
  readonly isKept?: boolean;
  readonly brought?: Brought;
}

const found = new WeakMap<Sitting, ByLink>();

/** The one of a sitting; what it was opened with is told once, by whoever opens it. */
export function byLinkAt(sitting: Sitting, told: Told, opened?: Opened): ByLink {
  const known = found.get(sitting);
  if (known) return known;
  const made = attached(sitting, told, opened);
  found.set(sitting, made);
  return made;
}

function attached(sitting: Sitting, told: Told, opened?: Opened): ByLink {
  const { branching, $seats, $table, at } = sitting;
  const { game } = branching.line;
  const { $now, $branch } = branching;
  const seatsOf = () => game.seated($now.get().state);
  const people = () => peopleOf($seats.get(), seatsOf());
  const tableNow = (): Holding => tableWith(game, $now.get().state, $table.get(), $seats.get());
  const $known = atom<Known>(opened?.known ?? begun(tableNow().here ?? []));
  const $brought = atom(opened?.brought);
  const $kept = atom<KeptAs | undefined>(undefined);

  function lay(): void {
    const { here, handed, bare = false, locks } = $known.get();
    const { holder } = $table.get();
    const [only = ''] = here;
    // Who sits here alone, and has given no word yet, need not give it.
    const isAlone = here.length === 1 && !locks[only];
    $table.set({ hands: 'hidden', here, handed, bare, holder: holder || (isAlone ? only : '') });
  }

  const letterOf = (since: number): Letter => {
    const { locks, bare } = $known.get();
    const branch = $branch.get();
    return {
      ...{ game: told.game, sample: told.sample, at, setUp: told.setUp, seats: seatsText($seats.get()), locks },
      ...(bare && { bare }),
      ...{ since, before: knownBy(branch, since), course: told.course(partFrom(branch, since)) },
    };
  };

  const others = (): readonly string[] => people().filter((seat) => !$known.get().here.includes(seat));
  async function standing(): Promise<Pick<KeptGame, 'says' | 'asked' | 'yours' | 'seen'>> {
    const { state, decider = '', ending } = $now.get();
    const { here } = $known.get();
    const { title, places } = game.board(state, 'none');
    const visible = Object.fromEntries(Object.entries(places).filter(([, one]) => isSeen(one)));
    const shown = { seen: await squeeze(JSON.stringify(visible)) };
    if (ending || $seats.get().over) return { ...shown, says: 'The game is over', asked: '', yours: false };
    // What chance and the computer do is done here.
    const isAway = people().includes(decider) && !here.includes(decider);
    const who: string = (isAway ? decider : here.includes(decider) ? decider : here[0]) ?? '';
    return { ...shown, says: title, asked: game.seats[who] ?? '', yours: !isAway };
  }

  openGames();
  /** All that is kept of it. */
  const content = (): string => JSON.stringify([letterOf(0), $known.get()]);
  let nth = 0;
  let mine = gameOf($known.get().id)?.letter;
  let kept = opened?.isKept ? content() : undefined;
  let keeping: Promise<void> = Promise.resolve();
  function keep(): Promise<void> {
    // A set-up alone is nothing yet.
    if (!opened && $branch.get().actions.length === 0) return keeping;
    const text = content();
    if (kept === text && !$kept.get()) $kept.set({ trouble: '', hash: hashOf({ id: $known.get().id, at }) });
    if (kept === text) return keeping;
    kept = text;
    keeping = keepNow();
    return keeping;
  }
  async function keepNow(): Promise<void> {
    const known = $known.get();
    const turn = ++nth;
    const [stands, letter] = await Promise.all([standing(), writeLetter(letterOf(0), known, false)]);
    // What came later is kept instead.
    if (turn !== nth) return;
    const before = gameOf(known.id);
    if (before && before.letter !== mine) return $kept.set({ trouble: ELSEWHERE, hash: hashOf({ id: known.id, at }) });
    mine = letter;
    const since = before?.says === stands.says && before.asked === stands.asked ? before.since : Date.now();
    const { id, key, here, handed } = known;
    const { game: of, sample } = told;
    const trouble = keepGame({ ...{ id, key, game: of, sample, at, letter, here, handed, since }, ...stands });
    // Where nothing can be kept, the address holds all of it, sealed.
    const all = trouble && (await writeLetter(letterOf(0), known));
    if (turn === nth) $kept.set({ trouble, hash: trouble ? `#step-${at}&${LETTER}=${all}` : hashOf({ id, at }) });
  }

  function change(to: Partial<Known>): void {
    $known.set({ ...$known.get(), ...to });
    lay();
    void keep();
  }
  let before = $seats.get();
  /** Whoever is sent elsewhere, or gives way to the computer, sits here no more; who is called back does. */
  function reseat(): void {
    const now = $seats.get();
    const changed = seatsOf().filter((seat) => roleOf(before, seat) !== roleOf(now, seat));
    before = now;
    const stay = $known.get().here.filter((seat) => !changed.includes(seat));
    if (changed.length) change({ here: [...stay, ...changed.filter((seat) => roleOf(now, seat) === 'person')] });
    void keep();
  }
  const sit = (seat: string): void => {
    change({ here: [...new Set([...$known.get().here, seat])] });
    $table.set({ ...$table.get(), holder: seat });
  };

  lay();
  return {
    ...{ $known, $brought, $kept, people, others, sit, keep },
    async open(seat, word) {
      const lock = $known.get().locks[seat];
      if (!lock || !(await opensWith(lock, word, aboutSeat(seat)))) return false;
      sit(seat);
      return true;
    },
    async guard(seat, word) {
      if (!isWord(word) || $known.get().locks[seat]) return;
      const lock = await lockFor(word, aboutSeat(seat));
      change({ locks: { ...$known.get().locks, [seat]: lock } });
      sit(seat);
    },
    layOpen: () => change({ bare: true }),
    whole: () => writeLetter(letterOf(0), $known.get()),
    async part() {
      const { moves, decider } = $now.get();
      const asked = decider === undefined || $seats.get().over ? others() : [decider];
      const since = Math.min(...asked.map((seat) => knownTo(moves, [seat])), moves.length);
      return writeLetter(letterOf(since), $known.get(), since === 0);
    },
    handOn: () => change({ handed: $branch.get().actions.length }),
    async setAside(leftSays) {
      const known = { ...$known.get(), id: newName(), ...(canSeal() && { key: newKey() }) };
      const [{ says, ...stands }, letter] = await Promise.all([standing(), writeLetter(letterOf(0), known, false)]);
      const { id, key, here, handed } = known;
      keepGame({
        ...{ id, key, game: told.game, sample: told.sample, at, letter, here, handed, since: Date.now() },
        ...{ ...stands, says: leftSays(says) },
      });
    },
    forgetBrought: () => $brought.set(undefined),
    attend() {
      // The first of these calls at once, and keeps what was opened.
      const ends = [$branch.subscribe(() => void keep()), $seats.listen(reseat)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
