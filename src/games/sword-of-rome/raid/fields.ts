/** The inputs for raids: the force, the spaces along its route, and the plunder track. */
import {
  aim,
  barIf,
  barred,
  choice,
  grouped,
  type InputOf,
  list,
  number,
  numberOr,
} from '../../../calculator/fields.ts';

const FORCE = 'The force';
const TRACK = 'Plunder track';
const MOST_SPACES = 6;

const space = {
  holds: choice({
    label: 'In the space',
    key: 'p',
    options: { marker: "another power's PC marker", nothing: 'nothing to raid' },
  }),
  cost: number({
    label: 'MP to enter',
    key: 'c',
    min: 1,
    max: 3,
    rule: '9.2',
    help: 'Not used for the first space. We assume that nobody reacts to the move',
  }),
  nextTo: numberOr<'before'>({
    label: 'Next to space',
    key: 'n',
    min: 1,
    max: MOST_SPACES,
    default: 'before',
    words: [{ id: 'before', label: 'the one before' }],
    help: 'An earlier space in the list',
  }),
};

const fields = {
  ...grouped(FORCE, {
    raiders: choice({
      label: 'The raiders are',
      given: true,
      key: 'r',
      rule: '14.2',
      options: { gauls: 'Gauls', transalpine: 'Transalpine Gauls' },
    }),
    mp: number({
      label: 'MP',
      key: 'm',
      rule: '9.2.2',
      min: 1,
      max: 5,
      default: 5,
      help: 'Gauls: 3, 4 or 5 with a card of value 1, 2 or 3. Transalpine Gauls: 5',
    }),
    cu: number({ label: 'CU', key: 'c', rule: '14.2', min: 1, max: 10, limit: '9.1.1', default: 6 }),
  }),
  spaces: list({
    label: 'Spaces on the way, its own first',
    key: 's',
    rule: '14.2',
    item: 'Space',
    min: 1,
    max: MOST_SPACES,
    of: space,
    default: [
      { holds: 'marker', cost: 1, nextTo: 'before' },
      { holds: 'marker', cost: 1, nextTo: 'before' },
    ],
  }),
  ...grouped(TRACK, {
    plunder: number({
      label: "Plunder on the track: the raiders' (+) or the other Gauls' (−)",
      key: 'p',
      rule: '14.1',
      min: -9,
      max: 9,
      default: 0,
      signed: true,
    }),
    trackLength: numberOr<'table'>({
      label: 'Track length',
      key: 't',
      rule: '14.1',
      min: 3,
      max: 20,
      words: [{ id: 'table', label: 'from the table' }],
      default: 'table',
      help: 'Count the spaces on your own map',
    }),
  }),
  aim: aim({
    label: 'What the raiders want most',
    key: 'aim',
    group: 'Aim',
    options: { plunder: 'most plunder', fills: 'to fill the plunder track', swing: 'plunder minus CU lost' },
  }),
};

/** The first space is where the force stands; plunder below 0 is of the other kind of Gauls. */
export type Raid = InputOf<typeof fields>;

export const raidFields = barred(fields, {
  spaces: ({ spaces }) => {
    const place = spaces.findIndex(({ nextTo }, i) => nextTo !== 'before' && nextTo > i);
    const says = `Space ${place + 1} can be next only to an earlier one, not to ${spaces[place]?.nextTo}`;
    return barIf(place >= 0, '14.2', says);
  },
});
