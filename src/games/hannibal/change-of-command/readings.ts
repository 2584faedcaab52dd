/** What a Change of Command stands on: the two ratings, who rolls, and the reading that it touches. */
import { line } from '../../../calculator/ledger.ts';
import type { Basis } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import type { Input } from './fields.ts';
import { rollsForCommand } from './rules.ts';

export const settledFacts = ({ rome, inCommand, other, rolls }: Input) => ({
  mustRoll: rome === 'defender',
  isRolled: rolls === 'always' || rollsForCommand(rome === 'attacker', inCommand, other),
});

export const basisOf = ({ inCommand, other }: Input, tables: Tables): Basis =>
  basis(
    [
      line('rome', inCommand, 'Rating in command, on 1 to 3', '11.2'),
      line('rome', other, 'Rating in command, on 4 to 6', '11.2'),
    ],
    [
      {
        ruling: 'rating-after-command-roll',
        reading: 'The Consul in command after the roll counts for everything in the Battle.',
        rule: '11.2',
      },
    ],
    new Reader(tables),
  );
