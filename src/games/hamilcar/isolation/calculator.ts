/** Political Isolation (5.4): whether a PC keeps a path to a CU or Walled City of its side, or is removed. */
import { barred, choice, flag, type InputOf, list } from '../../../calculator/fields.ts';
import { line, when } from '../../../calculator/ledger.ts';
import { connectionBar, fromField, ISOLATION_TERMS, isolationTold, MOST_SPACES } from '../../../mechanics/isolation.ts';
import { calculator } from '../readings.ts';
import { ruling } from '../rulings.ts';
import {
  isGoal,
  isOpen,
  isPassable,
  type Link,
  type LinkKind,
  type Marker,
  pathToSafety,
  type TracedSpace,
} from './rules.ts';

const space = {
  marker: choice<Marker>({
    label: 'Holds',
    key: 'm',
    rule: '5.4',
    options: {
      none: 'nothing (neutral)',
      own: 'my PC',
      'own-city': 'my Walled City',
      enemy: 'an enemy PC or city',
      tribe: 'a Tribe',
    },
  }),
  ownCu: flag({ label: 'My CUs are there', key: 'o', rule: '5.4' }),
  enemyCu: flag({ label: 'Enemy CUs are there', key: 'e', rule: '5.4' }),
  from: fromField('pc', 'of the PC'),
  way: choice<LinkKind>({
    label: 'By',
    key: 'w',
    rule: '5.4',
    options: { road: 'a road', lane: 'a sea lane', tyrrhenum: 'Mare Tyrrhenum' },
  }),
};

const fields = {
  ownCu: flag({ label: 'My CUs are with the PC', key: 'o', rule: '5.4' }),
  spaces: list({
    label: 'Spaces around the PC',
    key: 's',
    rule: '5.4',
    item: 'Space',
    max: MOST_SPACES,
    of: space,
    default: [
      { marker: 'none', ownCu: false, enemyCu: false, from: 'pc', way: 'road' },
      { marker: 'own-city', ownCu: false, enemyCu: false, from: 1, way: 'road' },
    ],
  }),
  atLast: ruling('isolation-path-ends', { label: 'My CUs on an enemy PC', key: 'l', rule: '5.4' }),
};

const joined = barred(fields, { spaces: ({ spaces }) => connectionBar(spaces, '5.4') });

const isClosedGoal = (place: TracedSpace): boolean => !isOpen(place) && isGoal(place);

/** What closes a space to the path. */
function closedBy({ marker }: TracedSpace): string {
  if (marker === 'tribe') return 'A Tribe is there';
  return marker === 'enemy' ? 'An enemy PC or city is there' : 'Enemy CUs without a friendly PC';
}

function compute({ ownCu, spaces, atLast }: InputOf<typeof fields>) {
  const places: TracedSpace[] = [{ marker: 'own', ownCu, enemyCu: false }, ...spaces];
  const links = spaces.map(({ from, way }, i): Link => ({ a: from === 'pc' ? 0 : from, b: i + 1, way }));
  const path = pathToSafety(places, links, 0, atLast);
  const end = path && places[path.at(-1) ?? 0];
  return {
    ...isolationTold(path, {
      marker: 'PC',
      reaches: end?.marker === 'own-city' ? 'a friendly Walled City' : 'a friendly CU',
      lost: ' and is removed: no path leads to a friendly CU or Walled City.',
    }),
    // What keeps the path from each space, where something does.
    ledger: spaces.flatMap((place, i) => [
      ...when(!isPassable(place.way), line(`space ${i + 1}`, 0, 'No path across Mare Tyrrhenum', '2.1.H')),
      ...when(!isOpen(place), line(`space ${i + 1}`, 0, closedBy(place), '5.4')),
    ]),
    readings: { 'isolation-path-ends': spaces.some(isClosedGoal) },
  };
}

export const isolation = calculator({
  id: 'isolation',
  title: 'Political Isolation',
  question: 'Is this PC cut off, and is it removed?',
  rules: ['5.4', '2.1.C', '2.1.H'],
  fields: joined,
  tables: [],
  terms: ISOLATION_TERMS,
  compute,
});
