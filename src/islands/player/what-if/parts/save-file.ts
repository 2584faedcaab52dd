/** Saves a branch as a file of the device. */
import type { Branching } from '../../../../stores/branch/branch.ts';
import { fileOf } from '../../../../stores/branch/branch-file.ts';

export function saveFile(game: string, branching: Branching): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([fileOf(branching)], { type: 'application/json' }));
  link.download = `tabularium-${game}-${branching.line.sample.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
