/** Opens a game by link: one kept on this device, or one that arrived by link, code or file; nothing that is kept gets lost. */
import type { Branch } from '../../../play/sample.ts';
import { branching, fitting } from '../../../stores/branch/branch.ts';
import { readBranch } from '../../../stores/branch/branch-read.ts';
import type { MainLine } from '../../../stores/branch/main-line.ts';
import { isByLink, type Seats, seatsFrom } from '../../../stores/branch/seats.ts';
import { type Sitting, sitting } from '../../../stores/branch/sitting.ts';
import { byLinkAt, type Known } from '../../../stores/by-link/by-link.ts';
import { knownBy, meet, withPart } from '../../../stores/by-link/course.ts';
import { gameOf, type KeptGame, openGames } from '../../../stores/by-link/games.ts';
import { CUT, GAP, type Letter, NOT_HERE, readLetter } from '../../../stores/by-link/letter.ts';
import type { Data } from '../props.ts';
import { lineOf, type Room } from '../what-if/engine.ts';
import { setupFrom } from '../what-if/fresh.ts';
import { seed } from '../what-if/use-chance.ts';
import { toldOf } from './told.ts';
import * as say from './words.ts';

interface Opened {
  readonly sitting?: Sitting;
  /** The one sentence that says why there is none. */
  readonly problem?: string;
  /** The part of an address that opens it from now on. */
  readonly hash?: string;
}

/** Kept before anything is shown, so that nothing is lost by leaving at once. */
async function keptAs(room: Room, opened: Sitting, from: Parameters<typeof byLinkAt>[2]): Promise<Opened> {
  const link = byLinkAt(opened, toldOf(room, opened), from);
  await link.keep();
  const hash = link.$kept.get()?.hash;
  return { sitting: opened, ...(hash && { hash }) };
}

/** A course with all that its letter tells, as this page can play it. */
interface Course {
  readonly letter: Letter;
  readonly line: MainLine;
  readonly seats: Seats;
  readonly branch: Branch;
}

function courseOf(room: Room, data: Data, letter: Letter): Course | string {
  if (letter.game !== room.id || letter.sample !== data.shown.id) return say.otherGame;
  const line = lineOf(room, data, setupFrom(letter.setUp, room.game));
  const seats = seatsFrom(letter.seats, room.game);
  const read = readBranch(letter.course, room.game.actions);
  if (!seats || !isByLink(seats) || !read?.whole) return CUT;
  return read.branch.of === line.digest ? { letter, line, seats, branch: read.branch } : say.otherVersion;
}

function seated({ line, seats, letter: { at } }: Course, branch: Branch): Sitting | undefined {
  const found = fitting(line, branch);
  if (found.problem) return undefined;
  const opened = sitting(branching(line, found.branch), at, seed);
  opened.$seats.set(seats);
  return opened;
}

async function keptCourse(room: Room, data: Data, { id, key, letter }: KeptGame): Promise<Course | string> {
  const read = await readLetter(letter, () => key);
  return typeof read === 'string' || read.id !== id ? CUT : courseOf(room, data, read.letter);
}

const knownOf = ({ id, key, here, handed }: KeptGame, { letter: { locks, bare } }: Course): Known => ({
  ...{ id, key, here, handed, locks, bare },
});

/** One that is kept on this device. */
export async function openKept(room: Room, data: Data, id: string): Promise<Opened> {
  openGames();
  const kept = gameOf(id);
  if (!kept) return { problem: say.gone };
  const course = await keptCourse(room, data, kept);
  if (typeof course === 'string') return { problem: course };
  const opened = seated(course, course.branch);
  if (!opened) return { problem: say.otherVersion };
  byLinkAt(opened, toldOf(room, opened), { known: knownOf(kept, course), isKept: true });
  return { sitting: opened };
}

/** What a link, a code or a file has brought. */
export async function openLetter(room: Room, data: Data, text: string): Promise<Opened> {
  openGames();
  const read = await readLetter(text, (id) => gameOf(id)?.key);
  if (typeof read === 'string') return { problem: read };
  const { id, key, letter } = read;
  const brought = courseOf(room, data, letter);
  if (typeof brought === 'string') return { problem: brought };
  const kept = gameOf(id);
  const here = kept && (await keptCourse(room, data, kept));
  // What is here and cannot be read is not replaced.
  if (typeof here === 'string') return { problem: here };
  const { since } = letter;
  if (since > 0 && !here) return { problem: NOT_HERE };
  if (here && (here.branch.actions.length < since || (since > 0 && knownBy(here.branch, since) !== letter.before)))
    return { problem: GAP };
  const whole = since > 0 && here ? withPart(here.branch, since, brought.branch) : brought.branch;
  const met = here ? meet(here.branch, whole) : { type: 'newer' as const };
  // Who gave up has done so in any letter of the same moves.
  const over = met.type === 'same' ? here?.seats.over : undefined;
  const theirs = seated({ ...brought, seats: { ...brought.seats, ...(over && { over }) } }, whole);
  if (!theirs) return { problem: say.otherVersion };
  const many = whole.actions.length;
  const locks = { ...letter.locks, ...here?.letter.locks };
  const bare = letter.bare ?? here?.letter.bare;
  const known: Known = { ...{ id, key, locks, bare }, here: kept?.here ?? [], handed: many };
  if (!here || !kept || met.type === 'newer' || met.type === 'same') {
    return keptAs(room, theirs, { known });
  }
  const mine = seated(here, here.branch);
  if (!mine) return { problem: say.otherVersion };
  return keptAs(room, mine, {
    known: { ...knownOf(kept, here), locks, bare },
    brought: {
      ...{ type: met.type, many, shared: met.type === 'apart' ? met.shared : many },
      take() {
        byLinkAt(theirs, toldOf(room, theirs), { known });
        return theirs;
      },
    },
  });
}
