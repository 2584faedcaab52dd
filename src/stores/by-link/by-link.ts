/**
 * A game by link on one of its devices: who plays here, with which passwords, what was handed on; sealed and kept as it
 * goes on. Knows no page.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Branch } from '../../play/sample.ts';
import { isComputers, peopleOf, type Seats, seatsText } from '../branch/seats.ts';
import type { Sitting } from '../branch/sitting.ts';
import { type Holding, seatsIn, tableWith } from '../branch/turn.ts';
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
  /** The seats that people play, and those among them whom nobody has taken yet. */
  readonly people: () => readonly string[];
  readonly free: () => readonly string[];
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
  /** What whoever is asked does not have yet. */
  readonly part: () => Promise<string>;
  /** What stands here was handed on. */
  readonly handOn: () => void;
  /** The course as a game of its own, beside the one that is gone on with. */
  readonly setAside: () => Promise<void>;
  readonly forgetBrought: () => void;
  /** Keeps it from now on, until what is returned is called. */
  readonly attend: () => () => void;
}

const ELSEWHERE = 'This game has gone on in another tab or window. Reload the page to see it here.';

const roleOf = (seats: Seats, seat: string): 'computer' | 'link' | 'person' =>
  isComputers(seats, seat) ? 'computer' : seats.linked?.includes(seat) ? 'link' : 'person';

/** Behind the last action of somebody: so far their device has the course. */
export const knownTo = (moves: readonly { readonly by: string }[], seats: readonly string[]): number =>
  moves.findLastIndex(({ by }) => seats.includes(by)) + 1;

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
  const seatsOf = () => seatsIn(game, $now.get().state);
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

  function standing(): Pick<KeptGame, 'says' | 'asked' | 'yours'> {
    const { state, decider = '', ending } = $now.get();
    const { here } = $known.get();
    if (ending) return { says: 'The game is over', asked: '', yours: false };
    // What chance and the computer do is done here.
    const isAway = people().includes(decider) && !here.includes(decider);
    const who: string = (isAway ? decider : here.includes(decider) ? decider : here[0]) ?? '';
    return { says: game.board(state, 'none').title, asked: game.seats[who] ?? '', yours: !isAway };
  }

  openGames();
  /** All that is kept of it. */
  const content = (): string => JSON.stringify([letterOf(0), $known.get()]);
  let nth = 0;
  let mine = gameOf($known.get().id)?.letter;
  let kept = opened?.isKept ? content() : undefined;
  async function keep(): Promise<void> {
    // A set-up alone is nothing yet.
    if (!opened && $branch.get().actions.length === 0) return;
    const known = $known.get();
    const text = content();
    if (kept === text && !$kept.get()) $kept.set({ trouble: '', hash: hashOf({ id: known.id, at }) });
    if (kept === text) return;
    kept = text;
    const turn = ++nth;
    const stands = standing();
    const letter = await writeLetter(letterOf(0), known, false);
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
    ...{ $known, $brought, $kept, people, sit },
    free: () => people().filter((seat) => !$known.get().here.includes(seat)),
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
      const { moves, decider = '' } = $now.get();
      const since = knownTo(moves, [decider]);
      return writeLetter(letterOf(since), $known.get(), since === 0);
    },
    handOn: () => change({ handed: $branch.get().actions.length }),
    async setAside() {
      const known = { ...$known.get(), id: newName(), ...(canSeal() && { key: newKey() }) };
      const letter = await writeLetter(letterOf(0), known, false);
      const { id, key, here, handed } = known;
      const { says, ...stands } = standing();
      keepGame({
        ...{ id, key, game: told.game, sample: told.sample, at, letter, here, handed, since: Date.now() },
        ...{ ...stands, says: `${says} (the course that was left)` },
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
