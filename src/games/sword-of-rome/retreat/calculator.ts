/** Retreat (12.4): what a beaten force loses on its way, whom it sweeps up, and where it ends. */
import { calculator, type Faces } from '../../../calculator/calculator.ts';
import type { AnyOf, Grid, Outcome } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { supportFor } from '../battle/rules.ts';
import { navalReadings } from '../naval-movement/readings.ts';
import { navalLedger } from '../naval-movement/voyage.ts';
import { once } from '../readings.ts';
import { FOLDED, type RetreatInput, retreatFields } from './fields.ts';
import { retreatReadings } from './readings.ts';
import { type Retreated, retreatLedger, retreatOf, type Stop } from './rules.ts';
import { atRisk, calm, type Sailed, sailedBy, sailings, voyageOf, voyageRolls } from './voyage.ts';

/** What is settled by a retreat. */
function factsOf(input: RetreatInput, { parting, trail, cuLeft, retreatLosses, sweptUp, endsIn }: Retreated) {
  const support = supportFor(input.battleLosses + retreatLosses);
  return {
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
    supportAdded: support - supportFor(input.battleLosses),
  };
}

function compute(input: RetreatInput, tables: Tables): AnyOf<ReturnType<typeof settledReport | typeof rolledReport>> {
  const read = new Reader(tables);
  const cu = atRisk(input, read);
  return cu > 0 ? rolledReport(input, cu, read) : settledReport(calm(input), read);
}

function settledReport(input: RetreatInput, read: Reader) {
  const retreated = retreatOf(input, read);
  const facts = factsOf(input, retreated);
  const { stops } = retreated.trail;
  return {
    sentence: sentence(input, retreated, facts.support, facts.supportAdded),
    ...SETTLED,
    facts,
    ...(stops.length > 0 && { grid: gridOf(stops) }),
    ...basis(retreatLedger(retreated), retreatReadings(input, retreated), read),
  };
}

/** 9.6.4: the voyage decides; each of its ends is a retreat by itself. */
function rolledReport(input: RetreatInput, cu: number, read: Reader) {
  const ends = sailings(input, cu, read);
  const of = (passes: (end: Sailed) => boolean) => chance(ends, passes);
  const chances = {
    arrives: of((end) => end.arrives),
    returns: of(({ landfall }) => landfall.result === 'return'),
    attrition: of(({ landfall }) => landfall.result === 'attrition'),
    leadersDisplaced: of(({ retreated }) => retreated.cuLeft === 0),
  };
  const { expected, distributions } = measure({
    cuLeft: [ends, ({ retreated }: Sailed) => retreated.cuLeft],
    retreatLosses: [ends, ({ retreated }: Sailed) => retreated.retreatLosses],
    support: [ends, (end: Sailed) => factsOf(end.input, end.retreated).support],
  });
  const unharmed = retreatOf(calm(input), read);
  return {
    sentence: `The ships return ${percent(chances.returns)} of the time, and the force then goes by land; ${percent(chances.attrition)} of the time it suffers attrition at sea. On average ${decimal(expected.cuLeft)} CU are left, and the retreat costs ${decimal(expected.retreatLosses)} CU.`,
    chances,
    expected,
    distributions,
    facts: { sailing: cu, ...(unharmed.parting.insideCu > 0 && { insideCu: unharmed.parting.insideCu }) },
    ...basis(
      [...retreatLedger(unharmed), ...navalLedger(voyageOf(input), read)],
      once([
        ...ends.outcomes.flatMap((end) => retreatReadings(end.input, end.retreated)),
        ...navalReadings(voyageOf(input), read),
      ]),
      read,
    ),
  };
}

function resolve(input: RetreatInput, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { landfall, arrives, input: after, retreated } = sailedBy(input, faces, read);
  const { supportAdded, ...facts } = factsOf(after, retreated);
  return {
    sentence: sentence(after, retreated, facts.support, supportAdded),
    facts: {
      ...facts,
      supportAdded,
      arrives,
      returns: landfall.result === 'return',
      attrition: landfall.result === 'attrition',
    },
    steps: [
      {
        rule: '9.6.4',
        text: `The voyage: ${landfall.result}${landfall.cuLost ? `, ${landfall.cuLost} CU lost` : ''}.`,
      },
    ],
    ...basis(retreatLedger(retreated), retreatReadings(after, retreated), read),
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
    ...(insideCu > 0 ? [`${plural(insideCu, 'CU goes', 'CU go')} inside`] : []),
    ...(sailing > 0 ? [`${plural(sailing - lostAtSea, 'CU sails', 'CU sail')} away`] : []),
    ...(left > 0 ? [`${plural(left, 'CU reaches', 'CU reach')} space ${endsIn}`] : []),
    ...(eliminated ? [`${plural(eliminated.cu, 'CU is', 'CU are')} eliminated: ${eliminated.why}`] : []),
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
    '9.6.4-5p',
  ],
  fields: retreatFields,
  folded: FOLDED,
  tables: ['retreat-penalties', 'limits', 'naval-capacity', 'naval-combat', 'naval-combat-modifiers', 'attrition'],
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
    arrives: 'The ships arrive',
    returns: 'The ships return',
    attrition: 'Attrition at sea',
    support: 'Support points for the winner',
    supportAdded: 'Support points that the retreat adds',
  },
  ...NO_DICE,
  charts: [
    { title: 'CU left', keys: ['cuLeft'] },
    { title: 'CU lost in the retreat', keys: ['retreatLosses'] },
  ],
  compute,
  rolls: (input, tables, fallen) => voyageRolls(input, fallen, new Reader(tables)),
  resolve,
});
