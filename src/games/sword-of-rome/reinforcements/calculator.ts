/** Reinforcements (5.10.1): how many CU a power gets this turn, and what a siege holds back. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures, Keys } from '../tables.ts';
import { POWER_NAMES, type Power } from '../words.ts';
import { nameOf, ownersOf, type Reinforced, reinforcementFields } from './fields.ts';
import { SOURCE_NAMES, SOURCES, upkeepOf, yieldOf } from './rules.ts';

function compute(input: Reinforced, read: Figures) {
  const { power } = input;
  const ledger: Line[] = [];
  let withheld = 0;
  const count = (who: Power, id: Keys['reinforcements'][0], name: string, free: number, besieged: number): number => {
    const { line: received, withheld: held } = yieldOf(POWER_NAMES[who], id, name, free, besieged, read);
    ledger.push(received);
    withheld += held;
    return received.amount;
  };
  let cu = 0;
  for (const owner of ownersOf(power))
    for (const space of SOURCES[owner]) {
      const state = input[space];
      cu += count(owner, space, SOURCE_NAMES[space], state === 'held' ? 1 : 0, state === 'besieged' ? 1 : 0);
    }
  if (power === 'romans' && input.cities + input.besiegedCities > 0)
    cu += count('romans', 'roman-city', 'Other walled cities', input.cities, input.besiegedCities);
  if (power === 'transalpine') cu += count('transalpine', 'transalpine', 'Every turn', 1, 0);
  if (power === 'rebels' && input.insurrection) cu += count('rebels', 'rebels', 'While Insurrection is active', 1, 0);
  const hired = power === 'carthage' && input.fivePlayers ? mercenaries(input, count, ledger, read) : undefined;
  const idle = power === 'rebels' && !input.insurrection ? ' Insurrection is not active, so nobody revolts.' : '';
  return {
    sentence: `${power === 'carthage' ? 'Carthage receives' : `The ${nameOf(power)} receive`} ${hired ? `${cu} Carthaginian CU. ${hired.sentence}` : `${cu} CU.`}${withheld ? ` Sieges hold back ${withheld} CU.` : ''}${idle}`,
    facts: { cu, withheld, ...hired?.facts },
    ledger,
    readings: {
      'reinforcements-roman-cities': power === 'romans' && input.cities + input.besiegedCities > 0,
      'pooled-reinforcements-both': power === 'pooled',
      'mercenary-halving-first': hired !== undefined && input.mercenaries > 0,
    },
  };
}

/** 5.10.1-5p: half of the old ones go, then the new ones come. */
function mercenaries(
  { mercenaries: onBoard, insurrection }: Reinforced,
  count: (who: Power, id: Keys['reinforcements'][0], name: string, free: number, besieged: number) => number,
  ledger: Line[],
  figures: Figures,
) {
  const { removed, left } = upkeepOf(onBoard, figures);
  if (removed > 0)
    ledger.push(
      line(POWER_NAMES.carthage, -removed, `Upkeep: half of ${onBoard} mercenaries, rounded up`, '5.10.1-5p'),
    );
  const hired = count('carthage', insurrection ? 'mercenaries-insurrection' : 'mercenaries', 'New mercenaries', 1, 0);
  const rebels = insurrection ? count('rebels', 'rebels', 'Insurrection', 1, 0) : 0;
  const before = onBoard > 0 ? `${removed} of ${onBoard} go first, then ` : '';
  const turned = rebels > 0 ? ` The revolting mercenaries get ${rebels} CU.` : '';
  return {
    sentence: `Mercenaries: ${before}${hired} come, which makes ${left + hired}.${turned}`,
    facts: {
      mercenariesRemoved: removed,
      mercenariesLeft: left,
      newMercenaries: hired,
      mercenariesAfter: left + hired,
      ...(insurrection && { rebelCu: rebels }),
    },
  };
}

const calculator = calculatorWith({
  'reinforcements-roman-cities': {
    rule: '5.10.1',
    says: 'Every walled city under Roman control counts, conquered and founded ones too.',
  },
  'pooled-reinforcements-both': {
    rule: '5.10.1-note',
    says: 'Pooled CU may all go to one power or be divided in any way.',
  },
  'mercenary-halving-first': {
    rule: '5.10.1-5p',
    says: 'Half of the mercenaries are removed before the new ones come.',
  },
});

export const reinforcements = calculator({
  id: 'reinforcements',
  title: 'Reinforcements',
  question: 'How many CU do I get in this Reinforcement Phase?',
  rules: ['5.10.1', '5.10.1-5p', '5.10.1-note', '13.3', '16.4'],
  fields: reinforcementFields,
  tables: ['reinforcements', 'mercenary-upkeep'],
  terms: {
    cu: 'CU received',
    withheld: 'CU held back by sieges',
    mercenariesRemoved: 'Mercenaries removed first',
    mercenariesLeft: 'Mercenaries left',
    newMercenaries: 'New mercenaries',
    mercenariesAfter: 'Mercenaries afterwards',
    rebelCu: 'CU of the revolting mercenaries',
  },
  compute,
});
