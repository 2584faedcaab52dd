/** A retreat as a report: CU left after each space, what it costs, and the support that the losses add. */
import type { Grid, Report } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { supportFor } from '../battle/losses.ts';
import type { RetreatInput } from './fields.ts';
import { type Parting, partingOf } from './parting.ts';
import { retreatReadings } from './readings.ts';
import { line, type Stop, type Trail, trailOf } from './rules.ts';

const NOBODY: Trail = { stops: [], left: 0 };

export function retreatReport(input: RetreatInput, tables: Tables): Report {
  const read = new Reader(tables);
  const parting = partingOf(input, read);
  const trail = parting.byLand > 0 ? trailOf(parting.byLand, input, read) : NOBODY;
  const { stops, eliminated } = trail;
  const sum = (of: (stop: Stop) => number) => stops.reduce((total, stop) => total + of(stop), 0);
  const retreatLosses = sum((s) => s.lost) + (eliminated?.cu ?? 0) + parting.leftOver + parting.lostAtSea;
  const support = supportFor(input.battleLosses + retreatLosses);
  const goal = stops.find((s) => s.ends)?.space;
  const cuLeft = parting.insideCu + parting.sailing - parting.lostAtSea + trail.left;
  const facts = {
    cuLeft,
    retreatLosses,
    sweptUp: sum((s) => s.swept),
    spacesEntered: stops.length,
    ...(goal !== undefined && { endsInSpace: goal }),
    eliminated: parting.byLand > 0 && trail.left === 0,
    leadersDisplaced: cuLeft === 0,
    ...(parting.insideCu > 0 && { insideCu: parting.insideCu }),
    ...(parting.capacity !== undefined && { seaCapacity: parting.capacity, sailing: parting.sailing }),
    support,
    supportAdded: support - supportFor(input.battleLosses),
  };
  const ledger = [
    ...parting.lines,
    ...stops.flatMap((s) => s.lines),
    ...(eliminated ? [line(-eliminated.cu, `Eliminated: ${eliminated.why}`, eliminated.rule)] : []),
  ];
  return {
    sentence: sentence(input, parting, trail, facts),
    chances: {},
    expected: {},
    distributions: {},
    facts,
    ...(stops.length > 0 && { grid: gridOf(stops) }),
    ...basis(ledger, retreatReadings(input, parting, stops), read),
  };
}

const gridOf = (stops: readonly Stop[]): Grid => ({
  columns: [
    { id: 'space', label: 'Space', form: 'number' },
    { id: 'cu', label: 'CU on entering', form: 'number' },
    { id: 'swept', label: 'Swept up', form: 'number' },
    { id: 'lost', label: 'Lost', form: 'number' },
    { id: 'left', label: 'CU left', form: 'number' },
    { id: 'next', label: 'Then', form: 'text' },
  ],
  rows: stops.map(({ space, cu, swept, lost, left, ends }) => ({
    space,
    cu,
    swept,
    lost,
    left,
    next: left === 0 ? 'none left' : ends ? 'ends here' : 'goes on',
  })),
});

function sentence(
  { cu }: RetreatInput,
  { insideCu, sailing, lostAtSea }: Parting,
  { stops, left, eliminated }: Trail,
  facts: { readonly retreatLosses: number; readonly support: number; readonly supportAdded: number },
): string {
  const goal = stops.find((s) => s.ends)?.space;
  const parts = [
    ...(insideCu > 0 ? [`${insideCu} CU go inside`] : []),
    ...(sailing > 0 ? [`${sailing - lostAtSea} CU sail away`] : []),
    ...(left > 0 ? [`${left} CU reach space ${goal}`] : []),
    ...(eliminated ? [`${eliminated.cu} CU are eliminated: ${eliminated.why}`] : []),
  ];
  const fate = parts.length ? parts.join(', ') : `None of the ${cu} CU is left`;
  const gain = facts.supportAdded
    ? `adds ${plural(facts.supportAdded, 'support point')} for the winner, ${facts.support} in all`
    : `adds no support for the winner, who has ${facts.support}`;
  return `${fate}. The retreat costs ${plural(facts.retreatLosses, 'CU', 'CU')} and ${gain}.`;
}
