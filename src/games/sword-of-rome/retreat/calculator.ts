/** Retreat (12.4): what a beaten force loses on its way, whom it sweeps up, and where it ends. */
import { calculator } from '../../../calculator/calculator.ts';
import type { Grid } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { supportFor } from '../battle/rules.ts';
import { FOLDED, type RetreatInput, retreatFields } from './fields.ts';
import { retreatReadings } from './readings.ts';
import { type Retreated, retreatLedger, retreatOf, type Stop } from './rules.ts';

function compute(input: RetreatInput, tables: Tables) {
  const read = new Reader(tables);
  const retreated = retreatOf(input, read);
  const { parting, trail, cuLeft, retreatLosses, sweptUp, endsIn } = retreated;
  const support = supportFor(input.battleLosses + retreatLosses);
  const supportAdded = support - supportFor(input.battleLosses);
  return {
    sentence: sentence(input, retreated, support, supportAdded),
    ...SETTLED,
    facts: {
      cuLeft,
      retreatLosses,
      sweptUp,
      spacesEntered: trail.stops.length,
      ...(endsIn !== undefined && { endsInSpace: endsIn }),
      eliminated: parting.byLand > 0 && trail.left === 0,
      leadersDisplaced: cuLeft === 0,
      ...(parting.insideCu > 0 && { insideCu: parting.insideCu }),
      ...(parting.capacity !== undefined && { seaCapacity: parting.capacity, sailing: parting.sailing }),
      support,
      supportAdded,
    },
    ...(trail.stops.length > 0 && { grid: gridOf(trail.stops) }),
    ...basis(retreatLedger(retreated), retreatReadings(input, retreated), read),
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
  { parting, trail, retreatLosses, endsIn }: Retreated,
  support: number,
  supportAdded: number,
): string {
  const { insideCu, sailing, lostAtSea } = parting;
  const { left, eliminated } = trail;
  const parts = [
    ...(insideCu > 0 ? [`${insideCu} CU go inside`] : []),
    ...(sailing > 0 ? [`${sailing - lostAtSea} CU sail away`] : []),
    ...(left > 0 ? [`${left} CU reach space ${endsIn}`] : []),
    ...(eliminated ? [`${eliminated.cu} CU are eliminated: ${eliminated.why}`] : []),
  ];
  const fate = parts.length ? parts.join(', ') : `None of the ${cu} CU is left`;
  const gain = supportAdded
    ? `adds ${plural(supportAdded, 'support point')} for the winner, ${support} in all`
    : `adds no support for the winner, who has ${support}`;
  return `${fate}. The retreat costs ${plural(retreatLosses, 'CU', 'CU')} and ${gain}.`;
}

export const retreat = calculator({
  id: 'retreat',
  title: 'Retreat',
  question: 'What does this way back cost, and who is left at its end?',
  rules: [
    '12.4',
    '12.4.1',
    '12.4.2',
    '12.4.2-note',
    '12.4.3',
    '12.4.3-5p',
    '12.4.4',
    '12.4.5',
    '12.5',
    '8.4',
    '9.3.1',
    '9.6.4',
  ],
  fields: retreatFields,
  folded: FOLDED,
  tables: ['retreat-penalties', 'limits', 'naval-capacity'],
  terms: {
    cuLeft: 'CU left',
    retreatLosses: 'CU lost in the retreat',
    sweptUp: 'CU swept up',
    spacesEntered: 'Spaces entered',
    endsInSpace: 'Ends in space',
    eliminated: 'The force by land is eliminated',
    leadersDisplaced: 'Leaders displaced',
    insideCu: 'CU inside the city',
    seaCapacity: 'CU the ships take',
    sailing: 'CU that sail',
    support: 'Support points for the winner',
    supportAdded: 'Support points that the retreat adds',
  },
  ...NO_DICE,
  compute,
});
