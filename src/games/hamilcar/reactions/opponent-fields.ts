/** What a reader sets about the opponent in the space that is entered: who is there, and how it may part. */
import { choice, flag, type InputOf, number, numberOr, shown } from '../../../calculator/fields.ts';
import { RATED } from '../dice-level/fields.ts';

const THERE = 'The opponent in the space';
export const PARTING = 'If only part of it Avoids';
export const FALLEN = 'What has been rolled already';

const all = {
  cu: number({ label: 'Its CUs', key: 'c', group: THERE, rule: '10', min: 0, max: 30, default: 3 }),
  rating: numberOr<'none'>({
    ...RATED,
    label: 'Its Battle Rating',
    key: 'r',
    group: THERE,
    rule: '11.1',
    words: [{ id: 'none', label: 'no General' }],
    default: 2,
  }),
  allies: number({
    label: 'Its Allies',
    key: 'a',
    group: THERE,
    rule: '13.3.B',
    min: 0,
    max: 11,
    default: 3,
    help: 'Its Walled Cities in the Region',
  }),
  escape: choice({
    label: 'It can Avoid to',
    key: 'e',
    group: THERE,
    rule: '11.2',
    options: [
      { id: 'space', label: 'an adjacent space, or by sea' },
      { id: 'city', label: 'its city here' },
      { id: 'nowhere', label: 'nowhere' },
    ],
    default: 'space',
    help: 'Not where the active Army came from, no enemy Unit or PC, no Tribe, not over the Strait; by sea with an Admiral only',
  }),
  city: numberOr<'none'>({
    label: 'Capacity of its own city here',
    key: 'w',
    group: THERE,
    rule: '10.1',
    min: 1,
    max: 10,
    words: [{ id: 'none', label: 'no city' }],
    default: 'none',
    help: 'Only a city that is not Besieged',
  }),
  generalInside: flag({
    label: 'Its General goes inside even if CUs stay outside',
    key: 'gi',
    group: THERE,
    rule: '10.1',
    help: 'Those outside then fight without him; else he is inside only if all CUs are',
  }),
  control: choice({
    label: 'The space is controlled by',
    given: true,
    key: 'k',
    group: THERE,
    rule: '12.1',
    options: [
      { id: 'opponent', label: 'the opponent' },
      { id: 'mover', label: 'the active side' },
      { id: 'nobody', label: 'nobody' },
    ],
    default: 'nobody',
  }),
  stStays: flag({
    label: 'STs of the opponent stay there',
    key: 'st',
    group: THERE,
    rule: '12.1',
    help: 'They are Units, so there is no +1 on Interceptions',
  }),
  failed: flag({
    label: 'It has just failed to intercept this Army',
    given: true,
    key: 'f',
    group: THERE,
    rule: '11.2',
  }),
  stance: choice({
    label: 'The opponent will',
    key: 'pl',
    group: THERE,
    rule: '10',
    options: [
      { id: 'avoid', label: 'Avoid' },
      { id: 'stand', label: 'stand' },
      { id: 'inside', label: 'go inside' },
      { id: 'inside-avoid', label: 'go inside, the rest Avoids' },
      { id: 'best', label: 'do what hurts my aim most' },
    ],
    default: 'avoid',
  }),
  avoidRoll: choice({
    label: 'Its roll to Avoid',
    given: true,
    key: 'av',
    group: FALLEN,
    rule: '11.1',
    options: [
      { id: 'open', label: 'not rolled yet' },
      { id: 'away', label: 'has succeeded' },
      { id: 'failed', label: 'has failed' },
    ],
    default: 'open',
    help: 'Those who got away still count among its CUs, their Elephants do not',
  }),
  came: choice({
    label: 'An Army has already intercepted',
    given: true,
    key: 'al',
    group: FALLEN,
    rule: '12.1',
    options: [
      { id: 'no', label: 'no' },
      { id: 'joined', label: 'yes, and joined Units that were there' },
      { id: 'alone', label: 'yes, and nobody was there' },
    ],
    default: 'no',
    help: 'It counts as being in the space',
  }),
  leftBehind: number({ label: 'CUs that stay', key: 'lb', group: PARTING, rule: '11.1', min: 0, max: 30, default: 0 }),
  leftRating: numberOr<'none'>({
    ...RATED,
    label: 'Battle Rating of the General who stays',
    key: 'lr',
    group: PARTING,
    rule: '11.1',
    words: [{ id: 'none', label: 'none stays' }],
    default: 'none',
  }),
  consuls: choice({
    label: 'Consuls',
    key: 'co',
    group: PARTING,
    rule: '2.3.E3',
    options: [
      { id: 'none', label: 'none' },
      { id: 'avoiding', label: 'with those who Avoid' },
      { id: 'staying', label: 'with those who stay' },
      { id: 'both', label: 'with both' },
    ],
    default: 'none',
  }),
};

/** The opponent in the space. */
type Opponent = InputOf<typeof all>;

const hasGeneral = ({ rating }: Opponent): boolean => rating !== 'none';
const parts = (opponent: Opponent): boolean => hasGeneral(opponent) && opponent.cu > 1;

export const opponentFields = shown(all, {
  escape: hasGeneral,
  generalInside: (opponent) => hasGeneral(opponent) && opponent.city !== 'none',
  control: ({ city }) => city === 'none',
  failed: hasGeneral,
  stance: (opponent) => opponent.cu !== 0 || hasGeneral(opponent),
  avoidRoll: hasGeneral,
  came: ({ cu }) => cu > 0,
  leftBehind: parts,
  leftRating: parts,
  consuls: parts,
});
