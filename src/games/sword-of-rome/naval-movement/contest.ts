/** The field that says whether a voyage has to roll for naval combat (9.6.4), and against which card. */
import { choice } from '../../../calculator/fields.ts';
import { CONTESTS, type Contest } from './voyage.ts';

const CONTEST_LABELS: Record<Contest, string> = {
  none: 'none',
  roll: 'a roll',
  'contest-1': 'a roll, by a 1-value card of Carthage',
  'contest-2': 'a roll, by a 2-value card of Carthage',
  'contest-3': 'a roll, by a 3-value card of Carthage',
};

export const contestField = (
  label: string,
  key: string,
  group: string,
  when: (input: Record<string, unknown>) => boolean,
) =>
  choice({
    label,
    key,
    group,
    rule: '9.6.4',
    options: CONTESTS.map((id) => ({ id, label: CONTEST_LABELS[id] })),
    default: 'none',
    help: 'With five players only Carthage’s card forces the roll; Desperate Times counts as a 3',
    when,
  });
