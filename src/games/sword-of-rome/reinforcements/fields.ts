/** What a reader sets for reinforcements: the power, and which of its sources it holds. */
import { choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { POWER_NAMES } from '../words.ts';
import { OWNERS, type Owner, SOURCE_NAMES, SOURCES, type Source } from './rules.ts';

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

export const nameOf = (who: Who): string => (who === 'pooled' ? 'Etruscans and Samnites together' : POWER_NAMES[who]);

/** The powers whose sources count for this choice. */
export const ownersOf = (who: Who): readonly Owner[] => {
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
    label: 'Other walled cities under Roman control, free',
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

export type Reinforced = InputOf<typeof fields>;

const roman = ({ power }: Reinforced): boolean => power === 'romans';
const carthaginian = ({ power }: Reinforced): boolean => power === 'carthage';
const withMercenaries = (input: Reinforced): boolean => carthaginian(input) && input.fivePlayers;

/** Each source is asked about only where its owner's reinforcements are counted. */
const ofOwners = Object.fromEntries(
  OWNERS.flatMap((owner) =>
    SOURCES[owner].map((name) => [name, ({ power }: Reinforced) => ownersOf(power).includes(owner)] as const),
  ),
);

export const reinforcementFields = shown(fields, {
  ...ofOwners,
  cities: roman,
  besiegedCities: roman,
  fivePlayers: carthaginian,
  mercenaries: withMercenaries,
  insurrection: (input) => withMercenaries(input) || input.power === 'rebels',
});
