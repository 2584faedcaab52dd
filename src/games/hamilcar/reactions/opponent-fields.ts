/** The inputs for the opponent in the space that is entered: who is there, and how it may split up. */
import { choice, flag, grouped, type InputOf, number, numberOr, shown } from '../../../calculator/fields.ts';
import { RATED } from '../dice-level/fields.ts';

const THERE = 'The opponent in the space';
export const PARTING = 'If only part of it Avoids';
export const FALLEN = 'What has been rolled already';

const all = {
  ...grouped(THERE, {
    cu: number({ label: 'Its CUs', key: 'c', rule: '10', max: 30, default: 3 }),
    rating: numberOr<'none'>({
      ...RATED,
      label: 'Its Battle Rating',
      key: 'r',
      rule: '11.1',
      words: [{ id: 'none', label: 'no General' }],
      default: 2,
    }),
    allies: number({
      label: 'Its Allies',
      key: 'a',
      rule: '13.3.B',
      max: 11,
      default: 3,
      help: 'Its Walled Cities in the Region',
    }),
    escape: choice({
      label: 'The opponent can Avoid to',
      key: 'e',
      rule: '11.2',
      options: { space: 'an adjacent space, or by sea', city: 'its city here', nowhere: 'nowhere' },
      help: 'Not where the active Army came from, nor to an enemy Unit, enemy PC or Tribe, nor over the Strait; by sea only with an Admiral',
    }),
    city: numberOr<'none'>({
      label: 'Capacity of its own city here',
      key: 'w',
      rule: '10.1',
      min: 1,
      max: 10,
      words: [{ id: 'none', label: 'no city' }],
      default: 'none',
      help: 'Only if the city is not Besieged',
    }),
    generalInside: flag({
      label: 'Its General goes inside even if CUs stay outside',
      key: 'gi',
      rule: '10.1',
      help: 'CUs outside then fight without him; otherwise he goes inside only if all CUs do',
    }),
    control: choice({
      label: 'The space is controlled by',
      given: true,
      key: 'k',
      rule: '12.1',
      options: { opponent: 'the opponent', mover: 'the active side', nobody: 'nobody' },
      default: 'nobody',
    }),
    stStays: flag({
      label: 'The opponent’s STs stay there',
      key: 'st',
      rule: '12.1',
      help: 'They are Units, so there is no +1 on Interceptions',
    }),
    failed: flag({ label: 'The opponent just failed to intercept this Army', given: true, key: 'f', rule: '11.2' }),
    stance: choice({
      label: 'The opponent will',
      key: 'pl',
      rule: '10',
      options: {
        avoid: 'Avoid',
        stand: 'stand',
        inside: 'go inside',
        'inside-avoid': 'go inside; the rest Avoid',
        best: 'do what hurts my aim most',
      },
    }),
  }),
  ...grouped(FALLEN, {
    avoidRoll: choice({
      label: 'Roll to Avoid',
      given: true,
      key: 'av',
      rule: '11.1',
      options: { open: 'not rolled yet', away: 'has succeeded', failed: 'has failed' },
      help: 'Enter the CUs that got away too, but not their Elephants',
    }),
    came: choice({
      label: 'An Army has already intercepted',
      given: true,
      key: 'al',
      rule: '12.1',
      options: { no: 'no', joined: 'yes, and it joined Units there', alone: 'yes, and nobody was there' },
      help: 'That Army counts as being in the space',
    }),
  }),
  ...grouped(PARTING, {
    leftBehind: number({ label: 'CUs that stay', key: 'lb', rule: '11.1', max: 30 }),
    leftRating: numberOr<'none'>({
      ...RATED,
      label: 'Battle Rating of the General who stays',
      key: 'lr',
      rule: '11.1',
      words: [{ id: 'none', label: 'none stays' }],
      default: 'none',
    }),
    consuls: choice({
      label: 'Consuls',
      key: 'co',
      rule: '2.3.E3',
      options: {
        none: 'none',
        avoiding: 'with those who Avoid',
        staying: 'with those who stay',
        both: 'with both',
      },
    }),
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
