/** Control (11): who controls each Province and Area, from the Legions on the board. */
import { barIf, barred, choice, type InputOf, list, number } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Fact, Grid } from '../../../calculator/report.ts';
import { listed } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import {
  AREA_NAMES,
  AREAS,
  type Area,
  ITALY,
  nameOf,
  optionsOf,
  PROVINCE_NAMES,
  PROVINCES,
  type Province,
  TRIBE_OPTIONS,
} from '../words.ts';
import { controllerOf, neededFor, provincesOf } from './rules.ts';

const legionsOf = (player: Area, key: string) =>
  number({ label: `Legions of ${AREA_NAMES[player]}`, key, rule: '11.1', max: 28 });

const province = {
  at: choice({ label: 'Province', key: 'p', rule: '11.1', options: optionsOf(PROVINCES), default: 'britannia' }),
  west: legionsOf('west', 'w'),
  central: legionsOf('central', 'c'),
  east: legionsOf('east', 'e'),
  asia: legionsOf('asia', 'a'),
  uncontrolled: number({ label: 'Uncontrolled Legions', key: 'u', rule: '11.1', max: 4 }),
};

const none = { west: 0, central: 0, east: 0, asia: 0, uncontrolled: 0 };

const fields = {
  provinces: list({
    label: 'Provinces with Legions',
    key: 'p',
    rule: '11.1',
    help: 'Provinces that are not listed have no Legions. Each player is named after his Base.',
    item: 'Province',
    max: PROVINCES.length,
    of: province,
    default: [
      { at: 'britannia', ...none, west: 1 },
      { at: 'gallia-narbonensis', ...none, west: 2, central: 1 },
      { at: 'hispania', ...none, west: 2 },
      { at: 'lusitania', ...none, east: 1 },
    ],
  }),
  tribe: choice({
    label: 'Barbarian Tribe in',
    key: 'b',
    rule: '12.0-barbarians',
    options: TRIBE_OPTIONS,
    default: 'none',
  }),
};

type Input = InputOf<typeof fields>;

const counted = barred(fields, {
  provinces: ({ provinces }) => {
    const loose = provinces.reduce((sum, { uncontrolled }) => sum + uncontrolled, 0);
    const all = provinces.reduce((sum, p) => sum + p.west + p.central + p.east + p.asia, loose);
    const twice = new Set(provinces.map(({ at }) => at)).size < provinces.length;
    return (
      barIf(twice, '11.1', 'The same Province is named twice') ??
      barIf(loose > 4, '2.2-uncontrolled', `There are at most 4 Uncontrolled Legions, but you entered ${loose}`) ??
      barIf(all > 28, '6.6', `There are 28 Legions on the board, but you entered ${all}`)
    );
  },
});

const OF_AREA = { west: 'areaWest', central: 'areaCentral', east: 'areaEast', asia: 'areaAsia' } as const;

const terms = {
  ...PROVINCE_NAMES,
  areaWest: `Area of ${AREA_NAMES.west}`,
  westAreas: `Areas that ${AREA_NAMES.west} controls`,
  westItaly: `Provinces of Italy that ${AREA_NAMES.west} controls`,
  areaCentral: `Area of ${AREA_NAMES.central}`,
  centralAreas: `Areas that ${AREA_NAMES.central} controls`,
  centralItaly: `Provinces of Italy that ${AREA_NAMES.central} controls`,
  areaEast: `Area of ${AREA_NAMES.east}`,
  eastAreas: `Areas that ${AREA_NAMES.east} controls`,
  eastItaly: `Provinces of Italy that ${AREA_NAMES.east} controls`,
  areaAsia: `Area of ${AREA_NAMES.asia}`,
  asiaAreas: `Areas that ${AREA_NAMES.asia} controls`,
  asiaItaly: `Provinces of Italy that ${AREA_NAMES.asia} controls`,
};

const whose = (player: Area | undefined): string => (player ? AREA_NAMES[player] : 'nobody');

/** A Province that is listed twice holds the Legions of both lines. */
function legionsBy({ provinces }: Input): Map<Province, Record<Area, number>> {
  const found = new Map<Province, Record<Area, number>>();
  for (const line of provinces) {
    const before = found.get(line.at) ?? none;
    found.set(line.at, {
      west: before.west + line.west,
      central: before.central + line.central,
      east: before.east + line.east,
      asia: before.asia + line.asia,
    });
  }
  return found;
}

function compute(input: Input, read: Reader) {
  const legions = legionsBy(input);
  const controllers = new Map([...legions].map(([at, n]) => [at, controllerOf(n, at === input.tribe)] as const));
  const needed = neededFor(read);
  const held = AREAS.map((player) => ({ player, counts: provincesOf(player, controllers, read) }));
  const holderOf = (area: Area) => held.find(({ counts }) => counts[area] >= needed)?.player;
  const facts: Partial<Record<keyof typeof terms, Fact>> = {};
  for (const [at, controller] of controllers) facts[at] = whose(controller);
  for (const area of AREAS) facts[OF_AREA[area]] = whose(holderOf(area));
  for (const { player, counts } of held) {
    facts[`${player}Areas`] = AREAS.filter((area) => counts[area] >= needed).length;
    if (ITALY.some((at) => controllers.has(at)))
      facts[`${player}Italy`] = ITALY.filter((at) => controllers.get(at) === player).length;
  }
  const lines = held.flatMap(({ player, counts }) =>
    AREAS.filter((area) => counts[area] > 0).map((area) =>
      line(AREA_NAMES[player], counts[area], `Provinces in ${AREA_NAMES[area]}, ${needed} needed`, '11.2'),
    ),
  );
  return {
    sentence: sentence(
      controllers,
      AREAS.map((area) => [area, holderOf(area)] as const),
    ),
    facts,
    grid: gridOf(legions, controllers, input),
    ledger: lines,
    readings: { 'italian-province-control': ITALY.some((at) => controllers.has(at)) },
  };
}

function sentence(
  controllers: ReadonlyMap<Province, Area | undefined>,
  areas: readonly (readonly [Area, Area | undefined])[],
): string {
  const controlled = [...controllers.values()].filter((c) => c !== undefined).length;
  const held = areas.flatMap(([area, by]) =>
    by ? [`${AREA_NAMES[by]} controls the Area of ${AREA_NAMES[area]}`] : [],
  );
  const provinces = `Of the Provinces listed, ${controlled || 'none'} ${controlled > 1 ? 'are' : 'is'} controlled`;
  return held.length ? `${listed(held)}. ${provinces}.` : `Nobody controls an Area. ${provinces}.`;
}

const gridOf = (
  legions: ReadonlyMap<Province, Readonly<Record<Area, number>>>,
  controllers: ReadonlyMap<Province, Area | undefined>,
  { tribe }: Input,
): Grid => ({
  columns: [
    { id: 'province', label: 'Province', form: 'text' },
    { id: 'legions', label: 'Legions', form: 'text' },
    { id: 'controller', label: 'Controlled by', form: 'text' },
  ],
  rows: [...legions].map(([at, n]) => ({
    province: nameOf(at),
    legions:
      at === tribe
        ? 'Barbarian Tribe'
        : AREAS.filter((p) => n[p] > 0)
            .map((p) => `${AREA_NAMES[p]} ${n[p]}`)
            .join(', ') || 'no player’s',
    controller: whose(controllers.get(at)),
  })),
});

export const control = calculator({
  id: 'control',
  title: 'Control',
  question: 'Who controls which Provinces and Areas?',
  rules: ['11.1', '11.2', '2.1', '12.0-barbarians'],
  fields: counted,
  tables: ['provinces', 'limits'],
  terms,
  compute,
});
