/** Attrition (5.3): what a winter, or an Event, costs a side in all the spaces where it has Forces. */
import { aim, barred, choice, flag, type InputOf, list, number } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { phaseRolls, suffer } from '../../../mechanics/attrition.ts';
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
import { elephantsAmong, elephantsBar } from '../limits.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { type Ground, mustRoll, standsOf, type Wintered } from './rules.ts';

const asked = {
  forces: list({
    label: 'Forces of one side',
    key: 'f',
    rule: '5.3',
    item: 'Force',
    min: 1,
    max: 12,
    of: {
      cu: number({ label: 'CUs', key: 'c', rule: '5.3', min: 1, max: 30, default: 6 }),
      ground: choice<Ground>({
        label: 'The space has',
        key: 'g',
        rule: '5.3',
        options: [
          { id: 'enemy', label: 'an enemy PC or city' },
          { id: 'tribe', label: 'a Tribe that is not friendly' },
          { id: 'spared', label: 'neither of these' },
        ],
      }),
      elephants: elephantsAmong,
    },
    default: [{ cu: 8, ground: 'enemy', elephants: 0 }],
  }),
  modifier: number({
    label: 'Added to each die',
    key: 'm',
    rule: '5.3',
    min: -3,
    max: 3,
    default: 0,
    signed: true,
    help: '0 in winter; +1 for card 52, +2 for card 60',
  }),
  tribes: flag({
    label: 'Hostile Tribes (cards 7 and 8): all use column 5-6',
    given: true,
    key: 't',
    rule: '5.3',
  }),
  aim: aim({ options: [{ id: 'saved', label: 'fewest CUs lost' }] }),
};

type Input = InputOf<typeof asked>;

const fields = barred(asked, {
  forces: ({ forces }) => {
    const found = forces.find(({ elephants, cu }) => elephants > cu);
    return found && elephantsBar(found.elephants, found.cu);
  },
});

const elephantsLost = (toll: Wintered): number => toll.elephantsLost;

const figures = figuresOf<Phase<Wintered>, Input>()((kinds) => ({
  ...tollFigures(kinds, { emptied: 'A Force loses its last CU', cuLost: 'CUs lost' }),
  elephantsLost: kinds.amount('Elephants lost', inPhase(elephantsLost), { given: (_, input) => hasElephants(input) }),
}));

const hasElephants = ({ forces }: Input): boolean => forces.some((f) => f.elephants > 0);

const groundsOf = ({ forces }: Input) => ({
  ledger: forces.map((stand, i) =>
    mustRoll(stand)
      ? line('rolls', 1, `Roll for Force ${i + 1}, ${plural(stand.cu, 'CU')}`, '5.3')
      : line('rolls', 0, `No roll for Force ${i + 1}: no enemy PC and no unfriendly Tribe`, '5.3'),
  ),
  readings: {
    'friendly-tribes': forces.some(mustRoll),
    'elephant-row': forces.some((f) => mustRoll(f) && f.elephants > 0),
  },
});

/** An Event asks for the rolls, not the winter. */
const byEvent = ({ modifier, tribes }: Input): boolean => modifier !== 0 || tribes;

const cause = (input: Input): string => (byEvent(input) ? 'The Event' : 'Winter');

function sentence(input: Input, anyLoss: number, cuLost: number): string {
  const rolling = input.forces.filter(mustRoll);
  if (!rolling.length) return 'No Force is in a space with an enemy PC or an unfriendly Tribe: nobody rolls in winter.';
  const cu = rolling.reduce((sum, stand) => sum + stand.cu, 0);
  return `${cause(input)} costs ${decimal(cuLost)} of ${plural(cu, 'CU')} on average; it costs at least 1 CU ${percent(anyLoss)} of the time.`;
}

function compute(input: Input, read: Reader) {
  const risks = standsOf(input.forces, read, input).map(riskOf);
  const odds = phaseOdds(risks, { ...(hasElephants(input) && { elephantsLost }) });
  return {
    sentence: sentence(input, odds.chances.anyLoss, odds.expected.cuLost),
    ...odds,
    facts: { rolls: input.forces.filter(mustRoll).length },
    grid: lossGrid(risks, { id: 'force', label: 'Force' }, 'CUs'),
    ...groundsOf(input),
  };
}

export const attrition = calculator({
  id: 'attrition',
  title: 'Winter Attrition',
  question: 'What does a winter in enemy territory cost me?',
  rules: ['5.3', '11.10A'],
  fields,
  tables: ['attrition', 'attrition-elephants'],
  figures,
  headline: ['anyLoss', 'noLoss'],
  luck: { unit: 'CU', gains: ['cuLost'] },
  compute,
  rolls: ({ forces }, read) => phaseRolls(standsOf(forces, read), 'Attrition, Force by Force'),
  resolve: (input, faces, read) => {
    const phase = suffer(standsOf(input.forces, read, input), faces['attrition'] ?? []);
    return {
      sentence: `${cause(input)} costs ${plural(cuLostIn(phase), 'CU')}.`,
      facts: figures.facts(phase, input),
      steps: phase.flatMap(({ place, cu, face, toll }) => {
        if (face === undefined) return [];
        const first = toll.elephantsLost ? `, including ${plural(toll.elephantsLost, 'Elephant')}` : '';
        const name = `Force ${place + 1}, ${plural(cu, 'CU')}`;
        return [{ rule: '5.3', text: `${name}: a ${face} costs ${plural(toll.cuLost, 'CU')}${first}.` }];
      }),
      ...groundsOf(input),
    };
  },
  aims: PHASE_AIMS,
});
