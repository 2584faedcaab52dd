/** Political Isolation (5.4): whether a PC keeps a path to a CU or Walled City of its side, or is removed. */
import { calculator } from '../../../calculator/calculator.ts';
import { barIf, barred, choice, flag, type InputOf, list, numberOr } from '../../../calculator/fields.ts';
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Line } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { listed } from '../../../calculator/words.ts';
import { ruling } from '../rulings.ts';
import { optionsOf } from '../words.ts';
import {
  isGoal,
  isOpen,
  isPassable,
  type Link,
  MARKERS,
  type Marker,
  type Place,
  pathToSafety,
  WAYS,
  type Way,
} from './rules.ts';

const MOST_SPACES = 11;

const MARKER_NAMES: Readonly<Record<Marker, string>> = {
  none: 'nothing (neutral)',
  own: 'my PC',
  'own-city': 'my Walled City',
  enemy: 'an enemy PC or city',
  tribe: 'a Tribe',
};

const WAY_NAMES: Readonly<Record<Way, string>> = {
  road: 'a road',
  lane: 'a sea lane',
  tyrrhenum: 'Mare Tyrrhenum',
};

const space = {
  marker: choice<Marker>({
    label: 'Holds',
    key: 'm',
    rule: '5.4',
    options: optionsOf(MARKERS, MARKER_NAMES),
    default: 'none',
  }),
  ownCu: flag({ label: 'CUs of mine are there', key: 'o', rule: '5.4' }),
  enemyCu: flag({ label: 'Enemy CUs are there', key: 'e', rule: '5.4' }),
  from: numberOr<'pc'>({
    label: 'Connected to space',
    key: 'f',
    min: 1,
    max: MOST_SPACES,
    words: [{ id: 'pc', label: 'of the PC' }],
    default: 'pc',
  }),
  way: choice<Way>({
    label: 'By',
    key: 'w',
    rule: '5.4',
    options: optionsOf(WAYS, WAY_NAMES),
    default: 'road',
  }),
};

const fields = {
  ownCu: flag({ label: 'CUs of mine stand with the PC', key: 'o', rule: '5.4' }),
  spaces: list({
    label: 'Spaces around it',
    key: 's',
    rule: '5.4',
    item: 'Space',
    min: 0,
    max: MOST_SPACES,
    of: space,
    default: [
      { marker: 'none', ownCu: false, enemyCu: false, from: 'pc', way: 'road' },
      { marker: 'own-city', ownCu: false, enemyCu: false, from: 1, way: 'road' },
    ],
  }),
  atLast: ruling('isolation-path-ends', { label: 'CUs of mine on an enemy PC', key: 'l', rule: '5.4' }),
};

type Input = InputOf<typeof fields>;

/** A space is joined to another one of the list, or to the PC. */
const joined = barred(fields, {
  spaces: ({ spaces }) => {
    const place = spaces.findIndex(({ from }, i) => from !== 'pc' && (from > spaces.length || from === i + 1));
    const from = spaces[place]?.from;
    const says = `Space ${place + 1} cannot be connected to space ${from}: ${from === place + 1 ? 'that is itself' : 'there is none'}`;
    return barIf(place >= 0, '5.4', says);
  },
});

function compute(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const places: Place[] = [{ marker: 'own', ownCu: input.ownCu, enemyCu: false }, ...input.spaces];
  const links = input.spaces.map(({ from, way }, i): Link => ({ a: from === 'pc' ? 0 : from, b: i + 1, way }));
  const path = pathToSafety(places, links, 0, input.atLast);
  const end = path && places[path.at(-1) ?? 0];
  const reaches = end?.marker === 'own-city' ? 'a friendly Walled City' : 'a friendly CU';
  return {
    sentence: sentence(path, reaches),
    ...SETTLED,
    facts: {
      isolated: path === undefined,
      ...(path && { path: path.map((at) => at || 'PC').join(', '), reaches }),
    },
    ...basis(ledgerOf(input), readingsOf(input), read),
  };
}

function sentence(path: readonly number[] | undefined, reaches: string): string {
  if (!path) return 'The PC is isolated and is removed: no path leads to a friendly CU or Walled City.';
  if (path.length === 1) return 'The PC is safe where it stands.';
  return `The PC is safe: by way of ${path.length > 2 ? 'spaces' : 'space'} ${listed(path.slice(1))} it reaches ${reaches}.`;
}

const isClosedGoal = (place: Place): boolean => !isOpen(place) && isGoal(place);

/** What closes a space to the path. */
function closedBy({ marker }: Place): string {
  if (marker === 'tribe') return 'A Tribe is there';
  return marker === 'enemy' ? 'An enemy PC or city is there' : 'Enemy CUs without a friendly PC';
}

/** What keeps the path from each space, where something does. */
const ledgerOf = ({ spaces }: Input): Line[] =>
  spaces.flatMap((place, i) => [
    ...when(!isPassable(place.way), line(`space ${i + 1}`, 0, 'No path across Mare Tyrrhenum', '2.1.H')),
    ...when(!isOpen(place), line(`space ${i + 1}`, 0, closedBy(place), '5.4')),
  ]);

const readingsOf = ({ spaces, atLast }: Input): readonly Assumption[] =>
  when(spaces.some(isClosedGoal), {
    ruling: 'isolation-path-ends',
    rule: '5.4',
    reading:
      atLast === 'reached'
        ? 'A path may end at friendly CUs in a space through which it could not go on.'
        : 'Friendly CUs in a space that is closed to the path cannot be reached.',
    field: 'atLast',
  });

export const isolation = calculator({
  id: 'isolation',
  title: 'Political Isolation',
  question: 'Is this PC cut off, and is it removed?',
  rules: ['5.4', '2.1.C', '2.1.H'],
  fields: joined,
  tables: [],
  terms: { isolated: 'Isolated', path: 'Path by spaces', reaches: 'Reaches' },
  ...NO_DICE,
  compute,
});
