/** Reinforcements (5.10.1): how many CU a power gets this turn, and how many a siege withholds. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures, Keys } from '../tables.ts';
import { POWER_NAMES, type Power } from '../words.ts';
import { OWNERS, type Owner, SOURCE_NAMES, SOURCES, type Source, upkeepOf, yieldOf } from './rules.ts';

const WHO = [
  'romans',
  'greeks',
  'gauls',
  'pooled',
  'etruscans',
  'samnites',
  'carthage',
  'volsci',
  'transalpine',
  'rebels',
] as const;
type Who = (typeof WHO)[number];

const nameOf = (who: Who): string => (who === 'pooled' ? 'Etruscans and Samnites together' : POWER_NAMES[who]);

/** The powers whose sources count for this choice. */
const ownersOf = (who: Who): readonly Owner[] => {
  if (who === 'pooled') return ['etruscans', 'samnites'];
  return who === 'transalpine' || who === 'rebels' ? [] : [who];
};

const OPTIONS = [
  { id: 'held', label: 'held' },
  { id: 'besieged', label: 'besieged or being subjugated' },
  { id: 'lost', label: 'not held' },
] as const;

const source = (name: Source, key: string) =>
  choice({
    label: SOURCE_NAMES[name],
    key,
    group: 'Reinforcement spaces',
    rule: '5.10.1',
    options: OPTIONS,
    default: 'held',
  });

const fields = {
  power: choice({
    label: 'Power',
    given: true,
    key: 'p',
    rule: '5.10.1',
    options: WHO.map((id) => ({ id, label: id === 'rebels' ? `${nameOf(id)} (five players)` : nameOf(id) })),
    default: 'romans',
  }),
  roma: source('roma', 'rm'),
  cities: number({
    label: 'Other walled cities under Roman control, not besieged',
    key: 'c',
    rule: '5.10.1',
    max: 40,
    default: 4,
    help: 'Conquered cities and colonies count too',
  }),
  besiegedCities: number({
    label: 'Other walled cities under Roman control, besieged',
    key: 'cb',
    rule: '13.3',
    max: 40,
  }),
  syracuse: source('syracuse', 'sy'),
  messana: source('messana', 'me'),
  tarentum: source('tarentum', 'ta'),
  neapolis: source('neapolis', 'ne'),
  eporedia: source('eporedia', 'ep'),
  genua: source('genua', 'ge'),
  mediolanum: source('mediolanum', 'mi'),
  bononia: source('bononia', 'bo'),
  'sena-gallica': source('sena-gallica', 'sg'),
  patavium: source('patavium', 'pv'),
  pisae: source('pisae', 'pi'),
  tarquinii: source('tarquinii', 'tq'),
  aufidena: source('aufidena', 'au'),
  bovianum: source('bovianum', 'bv'),
  larinum: source('larinum', 'la'),
  carthago: source('carthago', 'cg'),
  antium: source('antium', 'an'),
  fivePlayers: flag({ label: 'Five players', key: 'p5', rule: '5.10.1-5p' }),
  mercenaries: number({ label: 'Mercenaries on the board', key: 'm', rule: '5.10.1-5p', max: 30 }),
  insurrection: flag({ label: 'Insurrection is active', key: 'i', rule: '16.4' }),
};

type Reinforced = InputOf<typeof fields>;

const roman = ({ power }: Reinforced): boolean => power === 'romans';
const carthaginian = ({ power }: Reinforced): boolean => power === 'carthage';
const withMercenaries = (input: Reinforced): boolean => carthaginian(input) && input.fivePlayers;

/** Each source is asked about only where its owner's reinforcements are counted. */
const ofOwners = Object.fromEntries(
  OWNERS.flatMap((owner) =>
    SOURCES[owner].map((name) => [name, ({ power }: Reinforced) => ownersOf(power).includes(owner)] as const),
  ),
);

const reinforcementFields = shown(fields, {
  ...ofOwners,
  cities: roman,
  besiegedCities: roman,
  fivePlayers: carthaginian,
  mercenaries: withMercenaries,
  insurrection: (input) => withMercenaries(input) || input.power === 'rebels',
});

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
  const before = onBoard > 0 ? `${removed} of ${onBoard} removed, then ` : '';
  const turned = rebels > 0 ? ` The mercenaries in revolt get ${rebels} CU.` : '';
  return {
    sentence: `Mercenaries: ${before}${hired} added: ${left + hired} in all.${turned}`,
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
    says: 'Every walled city under Roman control counts, even if conquered or founded.',
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
