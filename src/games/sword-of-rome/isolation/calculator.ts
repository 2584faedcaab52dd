/** Isolation (5.7.1): whether a PC marker keeps a path to safety, or turns independent. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { barred, choice, flag, type InputOf, list } from '../../../calculator/fields.ts';
import { line, when } from '../../../calculator/ledger.ts';
import { connectionBar, fromField, ISOLATION_TERMS, isolationTold, MOST_SPACES } from '../../../mechanics/isolation.ts';
import { type Anchor, isOpen, isPassable, type Link, pathToSafety, type Terrain, type TracedSpace } from './rules.ts';

const space = {
  control: choice({
    label: 'Controlled by',
    key: 'c',
    rule: '5.7.1',
    options: { friendly: 'my power or an ally', enemy: 'an enemy, or nobody' },
  }),
  holds: choice({
    label: 'Holds',
    key: 'h',
    rule: '5.7.1',
    options: {
      nothing: 'nothing of use',
      city: 'a walled city',
      reinforcement: 'a reinforcement space',
      tribe: 'a tribe',
      port: 'a port',
      cu: 'CU of mine or of an ally',
    },
  }),
  from: fromField('marker', 'of the marker'),
  terrain: choice({
    label: 'Connection leading to it',
    key: 't',
    rule: '5.7.1',
    options: { clear: 'clear', rough: 'rough', strait: 'a strait', highland: 'rough, to Bovianum or Aufidena' },
  }),
};

const fields = {
  marker: choice({
    label: 'PC marker',
    key: 'm',
    rule: '5.7.1',
    options: { power: 'of a power', samnite: 'of the Samnites', independent: 'independent' },
  }),
  own: flag({ label: 'Its space is a port or reinforcement space, or holds friendly CU', key: 'o', rule: '5.7.1' }),
  spaces: list({
    label: 'Spaces around the PC',
    key: 's',
    rule: '5.7.1',
    item: 'Space',
    max: MOST_SPACES,
    of: space,
    default: [
      { control: 'friendly', holds: 'nothing', from: 'marker', terrain: 'clear' },
      { control: 'friendly', holds: 'city', from: 1, terrain: 'clear' },
    ],
  }),
};

type Input = InputOf<typeof fields>;

const joined = barred(fields, { spaces: ({ spaces }) => connectionBar(spaces, '5.7.1') });

const NAMES: Readonly<Record<Anchor, string>> = {
  nothing: 'nothing',
  city: 'a walled city',
  reinforcement: 'a reinforcement space',
  tribe: 'a tribe',
  port: 'a port',
  cu: 'friendly CU',
};

const BLOCKS: Readonly<Record<Terrain, string>> = {
  clear: 'Clear connection',
  rough: 'Rough connection',
  strait: 'Strait',
  highland: 'Rough connection, clear only to Samnites',
};

function compute(input: Input) {
  const samnite = input.marker === 'samnite';
  if (input.marker === 'independent')
    return { sentence: 'An independent PC marker is never isolated.', facts: { isolated: false } };
  const places: TracedSpace[] = [{ control: 'friendly', holds: input.own ? 'cu' : 'nothing' }, ...input.spaces];
  const links = input.spaces.map(
    ({ from, terrain }, i): Link => ({ a: from === 'marker' ? 0 : from, b: i + 1, terrain }),
  );
  const path = pathToSafety(places, links, 0, samnite);
  const end = path && places[path.at(-1) ?? 0];
  return {
    ...isolationTold(path, {
      marker: 'marker',
      reaches: NAMES[end?.holds ?? 'nothing'],
      lost: ': no path leads to safety, and it turns independent.',
    }),
    // What keeps the path from each space, where something does.
    ledger: input.spaces.flatMap((place, i) => [
      ...when(!isPassable(place.terrain, samnite), line(`space ${i + 1}`, 0, BLOCKS[place.terrain], '5.7.1')),
      ...when(!isOpen(place), line(`space ${i + 1}`, 0, 'Enemy control without friendly CU', '5.7.1')),
    ]),
    readings: {
      'isolation-path-straits': input.spaces.some((s) => s.terrain === 'strait'),
      'samnite-rough-connections':
        samnite && input.spaces.some((s) => s.terrain === 'rough' || s.terrain === 'highland'),
    },
  };
}

const calculator = calculatorWith({
  'isolation-path-straits': { rule: '5.7.1', says: 'A strait stops the path just as a rough connection does.' },
  'samnite-rough-connections': {
    rule: '9.2-exception',
    says: 'Only rough connections to Bovianum and Aufidena are clear for the Samnites.',
  },
});

export const isolation = calculator({
  id: 'isolation',
  title: 'Isolation',
  question: 'Is this PC marker cut off, and does it turn independent?',
  rules: ['5.7.1', '5.7.2-note', '9.2-exception'],
  fields: joined,
  tables: [],
  terms: ISOLATION_TERMS,
  compute,
});
