/** Attrition (5.5): what the phase costs a power in all the spaces where it has CU. */
import { aim, choice, list, number } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { phaseRolls, suffer, type Toll } from '../../../mechanics/attrition.ts';
import {
  cuLostIn,
  lossGrid,
  PHASE_AIMS,
  type Phase,
  phaseOdds,
  riskOf,
  tollFigures,
} from '../../../mechanics/attrition-odds.ts';
import { sumOf } from '../dice.ts';
import { calculator } from '../readings.ts';
import type { Figures } from '../tables.ts';
import { mustRoll, type Space, standsOf } from './rules.ts';

const stand = {
  cu: number({ label: 'CU', key: 'c', min: 1, max: 40, default: 5, rule: '5.5' }),
  ground: choice({
    label: 'The space is',
    key: 'g',
    rule: '15.2',
    options: { enemy: 'enemy or independent', own: 'its own', allied: "an ally's" },
  }),
};

const fields = {
  spaces: list({
    label: 'Spaces where the power has CU',
    key: 's',
    rule: '5.5',
    item: 'Space',
    min: 1,
    max: 12,
    of: stand,
    default: [
      { cu: 6, ground: 'enemy' },
      { cu: 3, ground: 'enemy' },
    ],
  }),
  aim: aim({ label: 'Rank changes by', key: 'aim', options: { saved: 'fewest CU lost' } }),
};

interface Attrition {
  readonly spaces: readonly Space[];
}

const figures = figuresOf<Phase<Toll>>()((kinds) =>
  tollFigures(kinds, { emptied: 'A space loses its last CU', cuLost: 'CU lost' }),
);

function compute({ spaces }: Attrition, read: Figures) {
  const risks = standsOf(spaces, read).map(riskOf);
  const odds = phaseOdds(risks, {});
  const rolling = spaces.filter(mustRoll);
  return {
    sentence: sentence(rolling, odds.chances.anyLoss, odds.expected.cuLost),
    ...odds,
    facts: { rolls: rolling.length },
    grid: lossGrid(risks, { id: 'space', label: 'Space' }, 'CU'),
    ledger: ledgerOf(spaces),
  };
}

function sentence(rolling: readonly Space[], anyLoss: number, cuLost: number): string {
  if (!rolling.length) return 'No CU are in an enemy space, so nobody rolls for attrition.';
  const cu = sumOf(rolling.map((stand) => stand.cu));
  return `Attrition costs ${decimal(cuLost)} of ${cu} CU in ${plural(rolling.length, 'enemy space')} on average; at least 1 is lost ${percent(anyLoss)} of the time.`;
}

const SPARED = { enemy: '', own: "the power's own", allied: "an ally's" } as const;

/** 5.5, 15.2: who rolls for attrition, and who is spared, line by line. */
const ledgerOf = (spaces: readonly Space[]): Line[] =>
  spaces.map((stand, i) => {
    const rolls = mustRoll(stand);
    const why = rolls
      ? `Roll for space ${i + 1}, ${stand.cu} CU`
      : `No roll for space ${i + 1}: it is ${SPARED[stand.ground]}`;
    return line('rolls', rolls ? 1 : 0, why, stand.ground === 'allied' ? '15.2' : '5.5');
  });

export const attrition = calculator({
  id: 'attrition',
  title: 'Attrition',
  question: 'What does the Attrition Phase cost me?',
  rules: ['5.5', '15.2'],
  fields,
  tables: ['attrition'],
  figures,
  headline: ['anyLoss', 'noLoss'],
  luck: { unit: 'CU', gains: ['cuLost'] },
  compute,
  aims: PHASE_AIMS,
  rolls: ({ spaces }, read) => phaseRolls(standsOf(spaces, read), 'Attrition, space by space'),
  resolve: ({ spaces }, faces, read) => {
    const phase = suffer(standsOf(spaces, read), faces['attrition'] ?? []);
    return {
      sentence: `Attrition costs ${cuLostIn(phase)} CU.`,
      facts: figures.facts(phase),
      steps: phase.flatMap(({ place, cu, face, toll }) =>
        face === undefined
          ? []
          : [{ rule: '5.5', text: `Space ${place + 1}, ${cu} CU: a ${face} costs ${toll.cuLost} CU.` }],
      ),
      ledger: ledgerOf(spaces),
    };
  },
});
