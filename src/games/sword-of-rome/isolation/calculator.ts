/** Isolation (5.7.1): whether a PC marker keeps a path to safety, or turns independent. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { barIf, barred, choice, flag, type InputOf, list, numberOr } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { listed } from '../../../calculator/words.ts';
import { type Anchor, isOpen, isPassable, type Link, type Place, pathToSafety, type Terrain } from './rules.ts';

const MOST_SPACES = 11;

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
  from: numberOr<'marker'>({
    label: 'Connected to space',
    key: 'f',
    min: 1,
    max: MOST_SPACES,
    words: [{ id: 'marker', label: 'of the marker' }],
    default: 'marker',
  }),
  terrain: choice({
    label: 'By a connection that is',
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
    label: 'Spaces around it',
    key: 's',
    rule: '5.7.1',
    item: 'Space',
    min: 0,
    max: MOST_SPACES,
    of: space,
    default: [
      { control: 'friendly', holds: 'nothing', from: 'marker', terrain: 'clear' },
      { control: 'friendly', holds: 'city', from: 1, terrain: 'clear' },
    ],
  }),
};

type Input = InputOf<typeof fields>;

/** A space is joined to another one of the list, or to the marker. */
const joined = barred(fields, {
  spaces: ({ spaces }) => {
    const place = spaces.findIndex(({ from }, i) => from !== 'marker' && (from > spaces.length || from === i + 1));
    const from = spaces[place]?.from;
    const says = `Space ${place + 1} cannot be connected to space ${from}: ${from === place + 1 ? 'that is itself' : 'there is none'}`;
    return barIf(place >= 0, '5.7.1', says);
  },
});

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
  highland: 'Rough connection, clear to Samnites only',
};

function compute(input: Input) {
  const samnite = input.marker === 'samnite';
  if (input.marker === 'independent')
    return { sentence: 'An independent PC marker is never isolated.', facts: { isolated: false } };
  const places: Place[] = [{ control: 'friendly', holds: input.own ? 'cu' : 'nothing' }, ...input.spaces];
  const links = input.spaces.map(
    ({ from, terrain }, i): Link => ({ a: from === 'marker' ? 0 : from, b: i + 1, terrain }),
  );
  const path = pathToSafety(places, links, 0, samnite);
  const end = path && places[path.at(-1) ?? 0];
  return {
    sentence: sentence(path, end),
    facts: {
      isolated: path === undefined,
      ...(path && end && { path: path.map((at) => at || 'marker').join(', '), reaches: NAMES[end.holds] }),
    },
    ledger: ledgerOf(input, samnite),
    readings: {
      'isolation-path-straits': input.spaces.some((s) => s.terrain === 'strait'),
      'samnite-rough-connections':
        samnite && input.spaces.some((s) => s.terrain === 'rough' || s.terrain === 'highland'),
    },
  };
}

function sentence(path: readonly number[] | undefined, end: Place | undefined): string {
  if (!path || !end) return 'The marker is isolated: no path leads to safety, and it turns independent.';
  if (path.length === 1) return 'The marker is safe where it stands.';
  return `The marker is safe: by way of ${path.length > 2 ? 'spaces' : 'space'} ${listed(path.slice(1))} it reaches ${NAMES[end.holds]}.`;
}

/** What keeps the path from each space, where something does. */
const ledgerOf = ({ spaces }: Input, samnite: boolean): Line[] =>
  spaces.flatMap((place, i): Line[] => {
    const closed = (why: string) => line(`space ${i + 1}`, 0, why, '5.7.1');
    return [
      ...(isPassable(place.terrain, samnite) ? [] : [closed(BLOCKS[place.terrain])]),
      ...(isOpen(place) ? [] : [closed('Enemy control without friendly CU')]),
    ];
  });

const calculator = calculatorWith({
  'isolation-path-straits': { rule: '5.7.1', says: 'A strait stops the path just as a rough connection does.' },
  'samnite-rough-connections': {
    rule: '9.2-exception',
    says: 'Only connections to Bovianum and Aufidena are clear for the Samnites.',
  },
});

export const isolation = calculator({
  id: 'isolation',
  title: 'Isolation',
  question: 'Is this PC marker cut off, and does it turn independent?',
  rules: ['5.7.1', '5.7.2-note', '9.2-exception'],
  fields: joined,
  tables: [],
  terms: { isolated: 'Isolated', path: 'Path by spaces', reaches: 'Reaches' },
  compute,
});
