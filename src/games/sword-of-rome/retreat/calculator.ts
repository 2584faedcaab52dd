/** Retreat (12.4): what a beaten force loses along the way, whom it sweeps up, and where it ends. */
import type { Faces } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { touchedBy } from '../../../calculator/readings.ts';
import type { Grid } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { map } from '../../../engine/dist.ts';
import { supportFor } from '../battle/rules.ts';
import { calculator } from '../naval-movement/readings.ts';
import { type Landfall, landfallsOf } from '../naval-movement/rules.ts';
import { sail, voyageRolls } from '../naval-movement/sail.ts';
import { navalLedger, navalReadings, rollDue, type Voyage } from '../naval-movement/voyage.ts';
import type { Figures } from '../tables.ts';
import { FOLDED, type RetreatInput, retreatFields } from './fields.ts';
import { type Retreated, retreatLedger, retreatOf, retreatReadings, type Stop } from './rules.ts';

/** 12.4.3: a retreat by sea goes to a friendly port. */
const voyageOf = ({ contest }: RetreatInput): Voyage => ({ contest, friendlyPort: true });

/** The retreat once its voyage is over. */
const landed = (input: RetreatInput, { result, cuLost }: Landfall): RetreatInput => ({
  ...input,
  voyage: result === 'return' ? 'returns' : 'arrives',
  seaLosses: cuLost,
});

const CALM: Landfall = { result: 'success', cuLost: 0 };

/** The retreat as it goes if the ships arrive unharmed, or as it was typed where nothing is rolled for. */
const calm = (input: RetreatInput): RetreatInput => (input.voyage === 'rolls' ? landed(input, CALM) : input);

/** CU on board of a voyage that is rolled for; none where there is no roll. */
function atRisk(input: RetreatInput, figures: Figures): number {
  if (input.voyage !== 'rolls' || !rollDue(voyageOf(input))) return 0;
  return retreatOf(calm(input), figures).parting.sailing;
}

/** How a retreat ended whose ships had to roll. */
interface Sailed {
  readonly landfall: Landfall;
  /** Somebody on board reaches the port. */
  readonly arrives: boolean;
  readonly input: RetreatInput;
  readonly retreated: Retreated;
}

function sailed(input: RetreatInput, landfall: Landfall, figures: Figures): Sailed {
  const after = landed(input, landfall);
  const retreated = retreatOf(after, figures);
  const { sailing, lostAtSea } = retreated.parting;
  return { landfall, arrives: sailing > lostAtSea, input: after, retreated };
}

/** The end that these faces bring. */
function sailedBy(input: RetreatInput, faces: Faces, figures: Figures): Sailed {
  const cu = atRisk(input, figures);
  if (cu === 0) {
    const retreated = retreatOf(calm(input), figures);
    return { landfall: CALM, arrives: retreated.parting.sailing > 0, input: calm(input), retreated };
  }
  const { result, cuLost, awaits } = sail(voyageOf(input), cu, faces, figures);
  if (awaits) throw new RangeError('the voyage is not over: dice are missing');
  return sailed(input, { result, cuLost }, figures);
}

const figures = figuresOf<Sailed>()(({ chance, amount }) => ({
  arrives: chance('The ships arrive', (end) => end.arrives),
  returns: chance('The ships return', ({ landfall }) => landfall.result === 'return'),
  attrition: chance('Attrition at sea', ({ landfall }) => landfall.result === 'attrition'),
  leadersDisplaced: chance('Leaders displaced', ({ retreated }) => retreated.cuLeft === 0),
  cuLeft: amount('CU left', ({ retreated }) => retreated.cuLeft, { chart: 'CU left' }),
  retreatLosses: amount('CU lost in the retreat', ({ retreated }) => retreated.retreatLosses, {
    chart: 'CU lost in the retreat',
  }),
  support: amount('Support points for the winner', ({ input, retreated }) => supportAfter(input, retreated)),
}));

/** 12.5: the losses of the battle and of the retreat together. */
const supportAfter = ({ battleLosses }: RetreatInput, { retreatLosses }: Pick<Retreated, 'retreatLosses'>): number =>
  supportFor(battleLosses + retreatLosses);

/** What is settled by a retreat. */
function factsOf(input: RetreatInput, { parting, trail, cuLeft, retreatLosses, sweptUp, endsIn }: Retreated) {
  const support = supportAfter(input, { retreatLosses });
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

function settled(input: RetreatInput, read: Figures) {
  const retreated = retreatOf(input, read);
  const facts = factsOf(input, retreated);
  const { stops } = retreated.trail;
  return {
    sentence: sentence(input, retreated, facts),
    facts,
    ...(stops.length > 0 && { grid: gridOf(stops) }),
    ledger: retreatLedger(retreated),
    readings: retreatReadings(input, retreated),
  };
}

/** 9.6.4: where the voyage is rolled for it decides; each of its ends is a retreat by itself. */
function compute(input: RetreatInput, read: Figures) {
  const cu = atRisk(input, read);
  if (cu === 0) return settled(calm(input), read);
  const voyage = voyageOf(input);
  const ends = map(landfallsOf(voyage, cu, read), (landfall) => sailed(input, landfall, read));
  const folded = figures.fold(ends);
  const { chances, expected } = folded;
  const unharmed = retreatOf(calm(input), read);
  return {
    sentence: `The ships return ${percent(chances.returns)} of the time, and the force then goes by land; ${percent(chances.attrition)} of the time it suffers attrition at sea. On average ${decimal(expected.cuLeft)} CU are left, and the retreat costs ${decimal(expected.retreatLosses)} CU.`,
    ...folded,
    facts: { sailing: cu, ...(unharmed.parting.insideCu > 0 && { insideCu: unharmed.parting.insideCu }) },
    ledger: [...retreatLedger(unharmed), ...navalLedger(voyage, read)],
    readings: touchedBy(
      ...ends.outcomes.map((end) => retreatReadings(end.input, end.retreated)),
      navalReadings(voyage, read),
    ),
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
  { support, supportAdded }: ReturnType<typeof factsOf>,
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
  question: 'What does this retreat cost, and who is left at the end?',
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
  figures,
  terms: {
    sweptUp: 'CU swept up',
    spacesEntered: 'Spaces entered',
    endsInSpace: 'Ends in space',
    eliminated: 'The land force is eliminated',
    insideCu: 'CU inside the city',
    seaCapacity: 'CU the ships carry',
    sailing: 'CU that sail',
    supportAdded: 'Support points that the retreat adds',
  },
  compute,
  rolls: (input, read, fallen) => {
    const cu = atRisk(input, read);
    return cu > 0 ? voyageRolls(voyageOf(input), cu, fallen, read) : [];
  },
  resolve: (input, faces, read) => {
    const end = sailedBy(input, faces, read);
    const { landfall, input: after, retreated } = end;
    const facts = factsOf(after, retreated);
    const lost = landfall.cuLost ? `, ${landfall.cuLost} CU lost` : '';
    return {
      sentence: sentence(after, retreated, facts),
      facts: { ...facts, ...figures.facts(end) },
      steps: [{ rule: '9.6.4', text: `The voyage: ${landfall.result}${lost}.` }],
      ledger: retreatLedger(retreated),
      readings: retreatReadings(after, retreated),
    };
  },
});
