/**
 * What the rules leave open and only a whole game has to decide: our reading of each, and the alternative as a switch of
 * the set-up; `rulings.json` explains them.
 */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';

export const RULINGS = {
  'one-seat-two-powers': { friends: 'friends without an alliance', strangers: 'strangers unless allied' },
  'active-player-and-inactive-neutral-power': {
    yes: 'the active player may decide',
    no: 'the active player is left out',
  },
  'surrender-in-allied-home': {
    home: "the ally's colour shows again",
    independent: 'an independent marker is put there',
  },
  'isolation-reinforcement-space': { friendly: 'any that is friendly now', 'own-home': 'only home ones' },
  'pursuit-terrain': { 'whole-move': 'for the rest of the move', 'next-step': 'for the next space only' },
  'last-seat': { wins: 'wins at once', 'plays-on': 'plays on to the last turn' },
  'wild-beasts': { turn: 'to the end of the turn', game: 'to the end of the game' },
  'pursuit-after-leave': { rolled: 'the pursuit is rolled', free: 'the mover goes on without a roll' },
  'appian-way': { all: 'every army', romans: 'Roman armies only' },
  'mistrust-with-five': { 'any-activation': 'every activation', blockade: 'Blockade only' },
  'hand-too-large': { kept: 'it keeps them', discarded: 'it discards down to its hand size' },
  'vp-with-two-players': { 'each-seat': 'each seat for itself', sums: 'the sum of both seats' },
  'one-person-two-seats': { 'by-alliance': 'friendly only if allied', allied: 'always friendly' },
  'gallic-reinforcements': { printed: 'as printed', 'levy-only': 'only by Gallic Events' },
  'breaking-in-want': { barred: 'it is barred', 'pays-what-it-has': 'it pays what it has' },
  'insurrection-size': { four: '4 CU', 'all-mercenaries': 'all mercenaries on the map' },
  'rebels-placed-on-cu': { rebels: 'the rebels', 'those-present': 'the CU there' },
  'dictator-leaves': { stays: 'stays', 'next-reinforcement': 'leaves in the next Reinforcement Phase' },
  'desperate-times-with-two': { 'each-seat': 'two for each seat', 'each-person': 'two for each person' },
  'minor-leaders-in-desperate-times': { stay: 'they stay', shift: 'they may be shifted' },
  'treaty-while-allied': { barred: 'the event is barred', 'ends-alliance': 'the alliance ends' },
  'agathocles-landing': { six: 'up to 6', 'any-number': 'all of that port' },
  'campaign-with-carthage': { counts: 'counts as its action', free: 'does not count' },
  'mines-and-samnites': { lost: 'counts as lost', held: 'counts as held' },
  'consul-without-cu': { barred: 'cannot move on', 'goes-on': 'may move on alone' },
  'carthage-placing': { 'out-of-italy': 'not in Italy', anywhere: 'wherever 5.10 allows' },
  'contested-desperate-times': { open: 'others may answer it', sealed: 'all announce at once' },
  'declared-reactions': { open: 'one after another, openly', sealed: 'in secret' },
  'treaty-at-the-end-of-a-turn': { stays: 'it stays', lapses: 'Rome may let it lapse' },
  'landing-among-carthaginians': { fights: 'he lands and fights', barred: 'he does not land' },
  'caudine-forks-army': { adjacent: 'from an adjacent space', 'here-too': 'from inside that city too' },
  'punic-envoys': { 'from-the-start': 'from the start', 'by-a-card': 'a Roman card for Carthage' },
  'minor-leader-under-a-named-one': { barred: 'cannot be activated', 'goes-off': 'may leave without him' },
  'cards-and-automatic-victory': { after: 'after the check', 'before-too': 'before it too' },
  'bribe-from-inside': { barred: 'no bribe', allowed: 'a bribe anyway' },
} as const;

export type Rulings = Chosen<typeof RULINGS>;

/** Our reading of each, unless the set-up says otherwise. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);
