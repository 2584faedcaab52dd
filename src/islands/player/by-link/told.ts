/** The letter of a game by link, read through this page's addresses. */
import { branchText } from '../../../stores/branch/branch-address.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import type { Told } from '../../../stores/by-link/by-link.ts';
import type { Room } from '../what-if/engine.ts';
import { setupText } from '../what-if/fresh.ts';

export const toldOf = ({ id, game }: Room, { branching: { line } }: Sitting): Told => ({
  game: id,
  sample: line.sample.id,
  setUp: line.sample.isNew ? setupText(line.sample.setup) : '',
  course: (branch) => branchText(branch, game.actions),
});
