/** The readings a reader may switch in a calculator: each ruling's options in words, the one we follow first. */
import { rulingsFrom } from '../../calculator/switches.ts';

export const SWITCHES = {
  'last-hand-of-four-or-fewer': { 'one-round': 'has one round', several: 'may spread them over several' },
  'once-for-the-table': { table: 'one for the table', player: 'one for each player' },
  'uncontrolled-in-italy': { count: 'they count', ignore: 'they do not count' },
  'withdrawal-before-a-leader': { no: 'only Legions trigger it', yes: 'a lone Leader triggers it too' },
  'withdrawal-before-a-galley-fleet': { yes: 'allowed', no: 'not allowed' },
  'beaten-attacker-goes-back': { allowed: 'may retreat', forbidden: 'may not retreat' },
  'round-without-cards': { round: 'has an empty round', skipped: 'is passed over' },
  'uncontrolled-at-the-start': { allowed: 'may be taken', 'after-entering': 'only after entering a Province' },
  'passage-with-several-players': { one: '1 MP in all', each: '1 MP for each' },
  'leader-alone-cost': { three: '3 MP', one: '1 MP' },
  'straits-to-the-barbarians': { flat: '3 MP', 'per-legion': '1 MP for each Legion' },
  'beaten-by-barbarians': { none: 'no Legion lost', uncontrolled: 'one turns Uncontrolled if fewer than 4 are' },
  'victory-over-barbarians': { vp: '1 VP', 'no-vp': 'no VP' },
  'vp-of-a-new-emperor': { no: 'no VP', yes: '1 VP' },
  'vacant-area': { counts: 'counts for both', ignored: 'counts for neither' },
  'least-card-value': { zero: 'not below 0', negative: 'may be −1' },
  'galley-fleet-for-a-leader': { yes: 'may sail', no: 'needs a Legion with him' },
  'revolt-without-legions': { 'what-he-has': 'he brings what he has', 'not-playable': 'the event cannot be played' },
  'tie-at-the-end': {
    shared: 'is a shared victory',
    emperor: 'goes to the Emperor, then to the player with the most Areas',
  },
  'traitor-and-a-small-hand': { all: 'look at all', 'not-playable': 'may not look' },
} as const;

export const ruling = rulingsFrom(SWITCHES);

/** 12.0: what Once means, wherever it matters. */
export const onceField = ruling(
  'once-for-the-table',
  { label: 'Once means once', key: 'on', rule: '12.0' },
  { table: 'for the whole table', player: 'for each player' },
);
