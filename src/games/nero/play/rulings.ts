/** The readings a game can be played by: each ruling's options, the one we follow first. */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';
import { SWITCHES } from '../rulings.ts';

export const RULINGS = {
  ...SWITCHES,
  'bad-augury-target': { last: 'only the last card played', any: 'any card of a group played together' },
  'bribe-timing': { 'until-total': 'until the DP are totalled', 'at-once': 'only directly after the card' },
  'dp-cards-after-a-bribe': { add: 'may add cards', no: 'may not' },
  'failed-declaration': { again: 'another try in the round is allowed', 'one-try': 'one try in a round' },
  'bad-weather-after-announcement': {
    'until-cards': 'until battle cards are chosen',
    before: 'only before the announcement',
  },
  'leader-of-a-halted-force': { 'goes-on': 'may go on alone', stays: 'stays with the force' },
  'second-withdrawal-try': { no: 'no second try', yes: 'may try again with other cards' },
  'beaten-attacker-moves-on': { finished: 'is finished', mobile: 'may move if it has not moved yet' },
  'attack-on-uncontrolled-legions': { no: 'not possible', yes: 'possible' },
  'passage-of-a-leader': { demoted: 'he is replaced by a General', kept: 'he keeps his title if he is let through' },
  'driven-out-over-straits': { border: 'common borders only', straits: 'Straits too' },
  'marker-for-those-who-stay': { moved: 'only if it retreats', always: 'after every defeat' },
  'captured-legion-marker': { clean: 'without the marker', keeps: 'with its marker' },
  'sick-while-withdrawing': { stays: 'stops him in a withdrawal', none: 'no effect on either' },
  'emperor-among-uncontrolled': { kept: 'keeps his title', replaced: 'is replaced by a General' },
  'fatigue-after-a-split': { shared: 'all share it', 'fresh-free': 'fresh Legions are free of it' },
  'attack-under-a-marker': { no: 'not before the marker is off', yes: 'they may attack in place' },
  'crisis-without-an-emperor': { 'not-playable': 'cannot be played', 'no-effect': 'may be played without effect' },
  'declaration-out-of-reach': { refused: 'not allowed', allowed: 'allowed as a bluff' },
  'traitor-on-the-own-side': { allowed: 'allowed', no: 'only against the other person' },
  'revolt-beside-the-barbarians': { allowed: 'allowed', no: 'not while the tribe is there' },
} as const;

export type Rulings = Chosen<typeof RULINGS>;

/** The readings chosen, the first option where none is. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);
