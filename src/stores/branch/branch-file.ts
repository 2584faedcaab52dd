/** A branch as a sample file: the game up to where it left, then one step for each move. */
import { branched } from '../../play/replay.ts';
import type { SampleStep, Written } from '../../play/sample.ts';
import type { Branching, Move } from './branch.ts';

const bare = ({ by: _, ...action }: Written): Written => action as Written;

const spoken = ({ happened, by, action }: Move, seats: Readonly<Record<string, string>>): string =>
  happened.map(({ says }) => says).join(' ') || `${seats[by] ?? 'Chance'}: ${action.type.replaceAll('-', ' ')}.`;

/** The text of a file that `replay` accepts. */
export function fileOf({ $branch, $now, line }: Branching): string {
  const { sample, game } = line;
  const branch = $branch.get();
  const { setup, steps } = branched(sample, { ...branch, actions: [] });
  const tried: { says: string; actions: Written[] }[] = [];
  for (const move of $now.get().moves) {
    const last = tried.at(-1);
    // What went by itself is told with what it followed.
    if (move.follows && last) last.actions.push(bare(move.action));
    else tried.push({ says: spoken(move, game.seats), actions: [bare(move.action)] });
  }
  const all: readonly SampleStep[] = [...steps, ...tried];
  const { title, teaches, standIns } = sample;
  return `${JSON.stringify({ title: `${title}: played on`, teaches, setup, standIns, steps: all }, null, 2)}\n`;
}
