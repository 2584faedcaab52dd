/** Reinforcements (5.10.1): how many CU a power gets this turn, and what a siege holds back. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, type InputOf, number } from '../../../calculator/fields.ts';
import type { Assumption, Fact, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { POWER_NAMES, type Power } from '../words.ts';
import { type Owner, SOURCE_NAMES, SOURCES, type Source, type State, upkeepOf, yieldOf } from './rules.ts';

type Raw = Readonly<Record<string, unknown>>;

const WHO = [
  { id: 'romans', label: 'Romans' },
  { id: 'greeks', label: 'Greeks' },
  { id: 'gauls', label: 'Gauls' },
  { id: 'pooled', label: 'Etruscans and Samnites together' },
  { id: 'etruscans', label: 'Etruscans' },
  { id: 'samnites', label: 'Samnites' },
  { id: 'carthage', label: 'Carthage' },
  { id: 'volsci', label: 'Volsci' },
  { id: 'transalpine', label: 'Transalpine Gauls' },
  { id: 'rebels', label: 'Revolting mercenaries (five players)' },
] as const;
type Who = (typeof WHO)[number]['id'];

/** The powers whose sources count for this choice. */
const ownersOf = (who: Who): readonly Owner[] => {
  if (who === 'pooled') return ['etruscans', 'samnites'];
  return who === 'transalpine' || who === 'rebels' ? [] : [who];
};

const OPTIONS = [
  { id: 'held', label: 'held' },
  { id: 'besieged', label: 'besieged or being subjugated' },
  { id: 'lost', label: 'not held' },
] as const satisfies readonly { id: State; label: string }[];

const source = (owner: Owner, name: Source, key: string) =>
  choice({
    label: SOURCE_NAMES[name],
    key,
    group: 'Reinforcement spaces',
    rule: '5.10.1',
    options: OPTIONS,
    default: 'held',
    when: (input: Raw) => ownersOf(input['power'] as Who).includes(owner),
  });
const roman = (input: Raw) => input['power'] === 'romans';
const carthaginian = (input: Raw) => input['power'] === 'carthage';

const fields = {
  power: choice({ label: 'Power', key: 'p', rule: '5.10.1', options: WHO, default: 'romans' }),
  roma: source('romans', 'roma', 'rm'),
  cities: number({
    label: 'Other walled cities under Roman control, free',
    key: 'c',
    rule: '5.10.1',
    min: 0,
    max: 40,
    default: 4,
    when: roman,
    help: 'Conquered cities and colonies count too',
  }),
  besiegedCities: number({
    label: 'Other walled cities under Roman control, besieged',
    key: 'cb',
    rule: '13.3',
    min: 0,
    max: 40,
    default: 0,
    when: roman,
  }),
  syracuse: source('greeks', 'syracuse', 'sy'),
  messana: source('greeks', 'messana', 'me'),
  tarentum: source('greeks', 'tarentum', 'ta'),
  neapolis: source('greeks', 'neapolis', 'ne'),
  eporedia: source('gauls', 'eporedia', 'ep'),
  genua: source('gauls', 'genua', 'ge'),
  mediolanum: source('gauls', 'mediolanum', 'mi'),
  bononia: source('gauls', 'bononia', 'bo'),
  'sena-gallica': source('gauls', 'sena-gallica', 'sg'),
  patavium: source('gauls', 'patavium', 'pv'),
  pisae: source('etruscans', 'pisae', 'pi'),
  tarquinii: source('etruscans', 'tarquinii', 'tq'),
  aufidena: source('samnites', 'aufidena', 'au'),
  bovianum: source('samnites', 'bovianum', 'bv'),
  larinum: source('samnites', 'larinum', 'la'),
  carthago: source('carthage', 'carthago', 'cg'),
  antium: source('volsci', 'antium', 'an'),
  fivePlayers: flag({ label: 'Five players', key: 'p5', rule: '5.10.1-5p', when: carthaginian }),
  mercenaries: number({
    label: 'Mercenaries on the board',
    key: 'm',
    rule: '5.10.1-5p',
    min: 0,
    max: 30,
    default: 0,
    when: (input: Raw) => carthaginian(input) && input['fivePlayers'] === true,
  }),
  insurrection: flag({
    label: 'Insurrection is active',
    key: 'i',
    rule: '16.4',
    when: (input: Raw) => carthaginian(input) && input['fivePlayers'] === true,
  }),
};

type Input = InputOf<typeof fields>;

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const { power } = input;
  const ledger: Line[] = [];
  let withheld = 0;
  const count = (who: Power, id: string, name: string, free: number, besieged: number): number => {
    const { line, withheld: held } = yieldOf(POWER_NAMES[who], id, name, free, besieged, read);
    ledger.push(line);
    withheld += held;
    return line.amount;
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
  if (power === 'rebels') cu += count('rebels', 'rebels', 'While Insurrection is active', 1, 0);
  const hired = power === 'carthage' && input.fivePlayers ? mercenaries(input, count, ledger, read) : undefined;
  const name = WHO.find((w) => w.id === power)!.label.replace(/ \(.*/, '');
  return {
    sentence: `${name}: ${hired ? `${cu} Carthaginian CU. ${hired.sentence}` : `${cu} CU.`}${withheld ? ` Sieges hold back ${withheld} CU.` : ''}`,
    ...SETTLED,
    facts: { cu, withheld, ...hired?.facts },
    ...basis(ledger, readings(input), read),
  };
}

/** 5.10.1-5p: half of the old ones go, then the new ones come. */
function mercenaries(
  { mercenaries: onBoard, insurrection }: Input,
  count: (who: Power, id: string, name: string, free: number, besieged: number) => number,
  ledger: Line[],
  read: Reader,
): { sentence: string; facts: Record<string, Fact> } {
  const { removed, left } = upkeepOf(onBoard, read);
  if (removed > 0)
    ledger.push({
      who: POWER_NAMES.carthage,
      amount: -removed,
      why: `Upkeep: half of ${onBoard} mercenaries, rounded up`,
      rule: '5.10.1-5p',
      standing: 'printed',
    });
  const hired = count('carthage', insurrection ? 'mercenaries-insurrection' : 'mercenaries', 'New mercenaries', 1, 0);
  const rebels = insurrection ? count('rebels', 'rebels', 'Insurrection', 1, 0) : 0;
  const before = onBoard > 0 ? `${removed} of ${onBoard} removed first, ` : '';
  const turned = rebels > 0 ? ` The revolting mercenaries get ${rebels} CU.` : '';
  return {
    sentence: `Mercenaries: ${before}${hired} new, ${left + hired} in all.${turned}`,
    facts: {
      mercenariesRemoved: removed,
      mercenariesLeft: left,
      newMercenaries: hired,
      mercenariesAfter: left + hired,
      ...(insurrection && { rebelCu: rebels }),
    },
  };
}

function readings({ power, cities, besiegedCities, fivePlayers, mercenaries: onBoard }: Input): Assumption[] {
  if (power === 'romans' && cities + besiegedCities > 0)
    return [
      {
        ruling: 'reinforcements-roman-cities',
        rule: '5.10.1',
        reading: 'Every walled city under Roman control counts, conquered and founded ones too.',
      },
    ];
  if (power === 'pooled')
    return [
      {
        ruling: 'pooled-reinforcements-both',
        rule: '5.10.1-note',
        reading: 'Pooled CU may all go to one power or be divided in any way.',
      },
    ];
  if (power === 'carthage' && fivePlayers && onBoard > 0)
    return [
      {
        ruling: 'mercenary-halving-first',
        rule: '5.10.1-5p',
        reading: 'Half of the mercenaries are removed before the new ones come.',
      },
    ];
  return [];
}

export const reinforcements = calculator({
  id: 'reinforcements',
  title: 'Reinforcements',
  question: 'How many CU do I get in this Reinforcement Phase?',
  rules: ['5.10.1', '5.10.1-5p', '5.10.1-note', '13.3', '16.4'],
  fields,
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
  ...NO_DICE,
  compute,
});
