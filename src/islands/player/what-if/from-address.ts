/** Opens the branch in an address: loaded only if there is one. */
import { branching, fitting } from '../../../stores/branch/branch.ts';
import { partsOf, readBranch } from '../../../stores/branch/branch-read.ts';
import { seatsFrom } from '../../../stores/branch/seats.ts';
import { type Sitting, sitting } from '../../../stores/branch/sitting.ts';
import { LETTER, TABLE } from '../../../stores/by-link/address.ts';
import type { Data } from '../props.ts';
import { lineOf, type Room } from './engine.ts';
import { setupFrom } from './fresh.ts';
import * as say from './played-words.ts';
import { seed } from './use-chance.ts';

interface Opened {
  readonly sitting?: Sitting;
  /** What to say where the address could not be opened, or not all of it. */
  readonly problem?: string;
}

/** A branch from an address, as much of it as is good. */
export async function openFrom(room: Room, data: Data, at: number, hash: string): Promise<Opened> {
  const parts = partsOf(hash);
  const [letter, table] = [parts.get(LETTER), parts.get(TABLE)];
  if (letter !== undefined || table !== undefined) {
    const { openKept, openLetter } = await import('../by-link/open.ts');
    if (letter === undefined) return openKept(room, data, table ?? '');
    const { hash: from, ...opened } = await openLetter(room, data, letter);
    // What travels is not for the address bar.
    if (from && location.hash === hash) history.replaceState(null, '', from);
    return opened;
  }

  const line = lineOf(room, data, setupFrom(parts.get('set-up') ?? '', room.game));
  const read = readBranch(parts.get('branch') ?? '', room.game.actions);
  const step = at === 0 ? say.theSetUp : say.aStep(at);
  if (!read) return { problem: say.unreadable(step) };
  if (read.branch.of !== line.digest) return { problem: say.older(step) };
  const { branch, problem } = fitting(line, read.branch);
  const seats = seatsFrom(parts.get('seats') ?? '', room.game);
  const opened = sitting(branching(line, branch), at, seed);
  if (seats) opened.$seats.set(seats);
  if (read.whole && !problem) return seats ? { sitting: opened } : { sitting: opened, problem: say.noSeats };
  const many = branch.actions.length;
  const rest = many ? say.firstActions(many) : say.hereIs(step);
  return { sitting: opened, problem: say.cutOff(rest) };
}
