/** Opens the branch of an address: fetched for whoever comes with one. */
import { branching, fitting } from '../../../stores/branch/branch.ts';
import { partsOf, readBranch } from '../../../stores/branch/branch-read.ts';
import { seatsFrom } from '../../../stores/branch/seats.ts';
import { type Sitting, sitting } from '../../../stores/branch/sitting.ts';
import type { Data } from '../props.ts';
import { lineOf, type Room } from './engine.ts';
import { setupFrom } from './fresh.ts';
import { seed } from './use-chance.ts';

interface Opened {
  readonly sitting?: Sitting;
  /** What to say where the address could not be opened, or not all of it. */
  readonly problem?: string;
}

/** A branch from an address, as much of it as is good. */
export function openFrom(room: Room, data: Data, at: number, hash: string): Opened {
  const parts = partsOf(hash);
  const line = lineOf(room, data, setupFrom(parts.get('set-up') ?? '', room.game));
  const read = readBranch(parts.get('branch') ?? '', room.game.actions);
  const step = at === 0 ? 'the set-up' : `step ${at}`;
  if (!read) return { problem: `The branch in this address cannot be read. This is ${step}, which it left.` };
  if (read.branch.of !== line.digest)
    return { problem: `This branch left another version of the game. This is ${step} of the present one.` };
  const { branch, problem } = fitting(line, read.branch);
  const seats = seatsFrom(parts.get('seats') ?? '', room.game);
  const opened = sitting(branching(line, branch), at, seed);
  if (seats) opened.$seats.set(seats);
  if (read.whole && !problem)
    return seats
      ? { sitting: opened }
      : { sitting: opened, problem: 'The address does not say who plays which seat: all are yours for now.' };
  const many = branch.actions.length;
  const rest = many ? `its first ${many === 1 ? 'action is' : `${many} actions are`} here` : `this is ${step}`;
  return { sitting: opened, problem: `The branch in this address was changed on its way, or cut off: ${rest}.` };
}
