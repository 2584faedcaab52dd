/** The readings that a game may be played by: each ruling's options, the one we follow first. */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';

export const RULINGS = {
  'last-hand-of-four-or-fewer': ['one-round', 'several'],
  'once-for-the-table': ['table', 'player'],
  'uncontrolled-in-italy': ['count', 'ignore'],
  'bad-augury-target': ['last', 'any'],
  'bribe-timing': ['until-total', 'at-once'],
  'dp-cards-after-a-bribe': ['add', 'no'],
  'failed-declaration': ['again', 'one-try'],
  'bad-weather-after-announcement': ['until-cards', 'before'],
  'leader-of-a-halted-force': ['goes-on', 'stays'],
  'second-withdrawal-try': ['no', 'yes'],
  'withdrawal-before-a-leader': ['no', 'yes'],
  'withdrawal-before-a-galley-fleet': ['yes', 'no'],
  'beaten-attacker-moves-on': ['finished', 'mobile'],
  'beaten-attacker-goes-back': ['allowed', 'forbidden'],
  'round-without-cards': ['round', 'skipped'],
  'attack-on-uncontrolled-legions': ['no', 'yes'],
  'uncontrolled-at-the-start': ['allowed', 'after-entering'],
  'passage-with-several-players': ['one', 'each'],
  'passage-of-a-leader': ['demoted', 'kept'],
  'leader-alone-cost': ['three', 'one'],
  'straits-to-the-barbarians': ['flat', 'per-legion'],
  'beaten-by-barbarians': ['none', 'uncontrolled'],
  'victory-over-barbarians': ['vp', 'no-vp'],
  'driven-out-over-straits': ['border', 'straits'],
  'vp-of-a-new-emperor': ['no', 'yes'],
  'vacant-area': ['counts', 'ignored'],
  'least-card-value': ['zero', 'negative'],
  'marker-for-those-who-stay': ['moved', 'always'],
  'captured-legion-marker': ['clean', 'keeps'],
  'galley-fleet-for-a-leader': ['yes', 'no'],
  'sick-while-withdrawing': ['stays', 'none'],
  'revolt-without-legions': ['what-he-has', 'not-playable'],
  'emperor-among-uncontrolled': ['kept', 'replaced'],
  'tie-at-the-end': ['shared', 'emperor'],
  'fatigue-after-a-split': ['shared', 'fresh-free'],
  'traitor-and-a-small-hand': ['all', 'not-playable'],
  'attack-under-a-marker': ['no', 'yes'],
  'crisis-without-an-emperor': ['not-playable', 'no-effect'],
  'declaration-out-of-reach': ['refused', 'allowed'],
  'traitor-on-the-own-side': ['allowed', 'no'],
  'revolt-beside-the-barbarians': ['allowed', 'no'],
} as const;

export type Rulings = Chosen<typeof RULINGS>;

/** The readings chosen, the first option where none is. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);
