/** Attrition (5.3.A, 15.2): what a winter costs all Forces of a side, or what an Event costs the Army it hits. */
import { figuresOf } from '../../../calculator/figures.ts';
import { line, when } from '../../../calculator/ledger.ts';
import type { Grid, Outcome } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { phaseRolls, type Suffered, suffer } from '../../../mechanics/attrition.ts';
import { columnOf } from '../../../mechanics/attrition-columns.ts';
import {
  cuLostIn,
  inPhase,
  lossGrid,
  PHASE_AIMS,
  type Phase,
  phaseOdds,
  riskOf,
  tollFigures,
} from '../../../mechanics/attrition-odds.ts';
import { calculator } from '../readings.ts';
import type { Figures, Reader } from '../tables.ts';
import { type Attrition, attritionFields, type Force, READINGS } from './fields.ts';
import { type ForceToll, removesSt, risksOf, rollersOf, standsOf } from './rules.ts';

const elephantsLost = (toll: ForceToll): number => toll.elephantsLost;
const stsLeft = (toll: ForceToll): number => toll.stsLeft;

const hasElephants = ({ forces }: Attrition): boolean => forces.some(({ elephants }) => elephants > 0);

const figures = figuresOf<Phase<ForceToll>, Attrition>()((kinds) => ({
  ...tollFigures(kinds, { emptied: 'A Force loses its last CU', cuLost: 'CUs lost' }),
  elephantsLost: kinds.amount('Elephants lost (spared where the rules allow)', inPhase(elephantsLost), {
    given: (_, attrition) => hasElephants(attrition),
    tone: 'attacker',
    chart: 'Elephants lost',
  }),
  stsLeft: kinds.amount('STs left', inPhase(stsLeft)),
}));

const forceName = (cause: Attrition['cause'], place: number, { cu }: Force): string =>
  `${cause === 'event' ? 'Army' : 'Force'} ${place + 1}, ${plural(cu, 'CU')}`;

/** What is settled before the dice. */
function attritionFacts({ cause, forces }: Attrition, rollers: readonly number[]) {
  const columns = forces.flatMap(({ cu }, i) => (rollers.includes(i) ? [columnOf(cu)] : []));
  const [first = 0] = rollers;
  return {
    rolls: rollers.length,
    ...(rollers.length > 0 && { columns: columns.join(', ') }),
    ...(cause === 'winter' ? { stsRemoved: forces.filter(removesSt).length } : { struck: `Army ${first + 1}` }),
  };
}

/** Why a Force does not roll. */
function sparedBy(cause: Attrition['cause'], force: Force): string {
  if (cause === 'event') return 'another one loses more on average';
  if (removesSt(force)) return 'it removes an ST';
  return force.ground === 'inside' ? 'it is inside its own city' : 'no enemy PC, enemy city or Tribe is there';
}

/** Who rolls, who is spared and why, and the readings of 5.3 and 15.2. */
function groundsOf({ cause, forces }: Attrition, rollers: readonly number[]) {
  const rolling = forces.filter((_, i) => rollers.includes(i));
  const elephants = rolling.some((force) => force.elephants > 0);
  return {
    ledger: forces.map((force, i) => {
      const rolls = rollers.includes(i);
      const name = forceName(cause, i, force);
      const why = rolls ? `Roll for ${name}` : `No roll for ${name}: ${sparedBy(cause, force)}`;
      return line('rolls', rolls ? 1 : 0, why, cause === 'event' ? '17.1.#35' : '5.3.A');
    }),
    readings: {
      'who-rolls-winter-attrition': cause === 'winter' && forces.some(({ ground }) => ground !== 'clear'),
      'attrition-counts-cus': elephants || rolling.some(({ sts }) => sts > 0),
      'elephant-rows': elephants,
      'attrition-row-six': rolling.length > 0,
    },
  };
}

/** Force by Force, the chance of each loss if it rolls, and whether it does. */
function gridOf(attrition: Attrition, rollers: readonly number[], table: Figures): Grid {
  const { cause, forces } = attrition;
  const force = { id: 'force', label: cause === 'event' ? 'Army' : 'Force' };
  const { columns, rows } = lossGrid(risksOf(attrition, table), force, 'CUs');
  const instead = forces.map((f) => (cause === 'winter' && removesSt(f) ? 'no, it removes an ST' : 'no'));
  return {
    columns: [...columns, { id: 'rolls', label: 'Rolls', form: 'text' }],
    rows: rows.map((row, i) => ({ ...row, rolls: rollers.includes(i) ? 'yes' : (instead[i] ?? 'no') })),
  };
}

function sentence({ cause, forces }: Attrition, rollers: readonly number[], anyLoss: number, cuLost: number): string {
  const [first] = rollers;
  if (first === undefined) return 'Nobody rolls for Attrition this winter.';
  const cu = forces.reduce((sum, force, i) => sum + (rollers.includes(i) ? force.cu : 0), 0);
  const cost = `costs ${decimal(cuLost)} of ${plural(cu, 'CU')}`;
  const risk = `on average; the chance of any loss is ${percent(anyLoss)}.`;
  if (cause === 'winter') return `Winter ${cost} in ${plural(rollers.length, 'Force')} ${risk}`;
  const picked = forces.length > 1 ? ` hits Army ${first + 1} hardest and` : '';
  return `The Event${picked} ${cost} ${risk}`;
}

function compute(attrition: Attrition, read: Reader) {
  const stands = standsOf(attrition, read);
  const rollers = rollersOf(stands);
  const odds = phaseOdds(stands.map(riskOf), { ...(hasElephants(attrition) && { elephantsLost }), stsLeft });
  return {
    sentence: sentence(attrition, rollers, odds.chances.anyLoss, odds.expected.cuLost),
    ...odds,
    facts: attritionFacts(attrition, rollers),
    grid: gridOf(attrition, rollers, read),
    ...groundsOf(attrition, rollers),
  };
}

function stepsOf({ cause, forces }: Attrition, { place, face, toll }: Suffered<ForceToll>): Outcome['steps'] {
  const force = forces[place];
  if (!force) return [];
  const name = forceName(cause, place, force);
  if (cause === 'winter' && removesSt(force))
    return [{ rule: '5.3.A', text: `${name} gives up an ST instead of rolling.` }];
  if (face === undefined) return [];
  return [
    { rule: '15.2', text: `${name}: a ${face} costs ${plural(toll.cuLost, 'CU')}.` },
    ...when(toll.emptied && force.sts > 0 && cause === 'winter', {
      rule: '5.3.B',
      text: `No CU is left to guard its ${plural(force.sts, 'ST')}.`,
    }),
  ];
}

export const attrition = calculator({
  id: 'attrition',
  title: 'Attrition',
  question: 'What does Attrition cost, and is an ST worth it?',
  rules: ['15.2', '5.3.A', '5.3.B', '2.3.C', '2.3.D1', '17.1.#35', '17.1.#36'],
  fields: attritionFields,
  folded: [READINGS],
  tables: ['attrition', 'attrition-row-six', 'attrition-elephants'],
  figures,
  terms: {
    stsRemoved: 'STs removed instead of rolls',
    columns: 'Columns of the Forces that roll',
    struck: 'The Army that rolls',
  },
  headline: ['anyLoss', 'noLoss'],
  luck: { unit: 'CU', gains: ['cuLost'] },
  compute,
  aims: PHASE_AIMS,
  rolls: (attrition, read) => phaseRolls(standsOf(attrition, read), 'Attrition, in the order of the list'),
  resolve: (attrition, faces, read) => {
    const stands = standsOf(attrition, read);
    const rollers = rollersOf(stands);
    const phase = suffer(stands, faces['attrition'] ?? []);
    return {
      sentence: `Attrition costs ${plural(cuLostIn(phase), 'CU')}.`,
      facts: { ...attritionFacts(attrition, rollers), ...figures.facts(phase, attrition) },
      steps: phase.flatMap((one) => stepsOf(attrition, one)),
      ...groundsOf(attrition, rollers),
    };
  },
});
