/** What the rules leave open and only a whole game has to settle: one reading each, and the other as a switch of the set-up. */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';

export const RULINGS = {
  /** Etruscans and Samnites are friends of each other without an alliance. */
  'one-seat-two-powers': { friends: 'friends without an alliance', strangers: 'strangers unless allied' },
  /** The active seat may decide for a neutral power that it attacks. */
  'active-player-and-inactive-neutral-power': {
    yes: 'the active player may decide',
    no: 'the active player is left out',
  },
  /** Surrender in an ally's home: the home colour shows again, or an independent marker. */
  'surrender-in-allied-home': {
    home: "the ally's colour shows again",
    independent: 'an independent marker is put there',
  },
  /** Which reinforcement spaces end an isolation path. */
  'isolation-reinforcement-space': { friendly: 'any that is friendly now', 'own-home': "only those of one's own home" },
  /** How long rough and strait stay shut after a pursuit. */
  'pursuit-terrain': { 'whole-move': 'for the rest of the move', 'next-step': 'for the next space only' },
  /** Whether the last seat on the map wins at once. */
  'last-seat': { wins: 'wins at once', 'plays-on': 'plays on to the last turn' },
  /** How long Wild Beasts lasts. */
  'wild-beasts': { turn: 'to the end of the turn', game: 'to the end of the game' },
  /** The roll of a pursuit after an avoidance that the mover allowed. */
  'pursuit-after-leave': { rolled: 'the pursuit is rolled', free: 'the mover goes on without a roll' },
  /** Who gains by the Appian Way. */
  'appian-way': { all: 'every army', romans: 'Roman armies only' },
  /** What Carthaginian Mistrust stops where Carthage has a player. */
  'mistrust-with-five': { 'any-activation': 'every activation', blockade: 'Blockade only' },
  /** Cards kept beyond a hand that has become smaller. */
  'hand-too-large': { kept: 'it keeps them', discarded: 'it discards down to its hand size' },
  /** With two players: whose VP count where the fewest or the most decide. */
  'vp-with-two-players': { 'each-seat': 'each seat for itself', sums: 'the sum of both seats' },
  /** With two players: whether the powers of one person need an alliance. */
  'one-person-two-seats': { 'by-alliance': 'friendly only if allied', allied: 'always friendly' },
  /** With three players: what the Gauls gain in the Reinforcement Phase. */
  'gallic-reinforcements': { printed: 'as printed', 'levy-only': 'only by Gallic Events' },
  /** Breaking an alliance with less than three points of support. */
  'breaking-in-want': { barred: 'it is barred', 'pays-what-it-has': 'it pays what it has' },
  /** How many rebels an Insurrection brings. */
  'insurrection-size': { four: '4 CU', 'all-mercenaries': 'all mercenaries on the map' },
  /** Who attacks where rebels are placed among others. */
  'rebels-placed-on-cu': { rebels: 'the rebels', 'those-present': 'whoever is there' },
  /** When the Dictator leaves the map. */
  'dictator-leaves': { stays: 'stays', 'next-reinforcement': 'leaves in the next Reinforcement Phase' },
  /** With two players: whether each seat has two Desperate Times, or each person. */
  'desperate-times-with-two': { 'each-seat': 'two for each seat', 'each-person': 'two for each person' },
  /** Minor leaders may be shifted when Desperate Times is played. */
  'minor-leaders-in-desperate-times': { stay: 'they stay', shift: 'they may be shifted' },
  /** The treaty while Rome and the Greeks are allied. */
  'treaty-while-allied': { barred: 'the event is barred', 'ends-alliance': 'the alliance ends' },
  /** How many CU land with Agathocles in Africa. */
  'agathocles-landing': { six: 'up to 6', 'any-number': 'all of that port' },
  /** Whether Carthage, led by a Campaign under the treaty, has acted for the round. */
  'campaign-with-carthage': { counts: 'counts as its action', free: 'does not count' },
  /** Whether an Etruscan home space that the Samnites hold is lost for the mines. */
  'mines-and-samnites': { lost: 'counts as lost', held: 'counts as held' },
  /** Whether a consul may march on without CU. */
  'consul-without-cu': { barred: 'does not go on', 'goes-on': 'may go on alone' },
  /** Whether a neutral Carthage may place CU in Italy. */
  'carthage-placing': { 'out-of-italy': 'not in Italy', anywhere: 'wherever 5.10 allows' },
  /** Whether Desperate Times may answer Desperate Times. */
  'contested-desperate-times': { open: 'others may answer it', sealed: 'all announce at once' },
  /** Whether those who react hear what others have declared. */
  'declared-reactions': { open: 'one after another, openly', sealed: 'unheard by the others' },
  /** Whether the treaty ends in the phase in which alliances do. */
  'treaty-at-the-end-of-a-turn': { stays: 'it stays', lapses: 'Rome may let it lapse' },
  /** Whether Agathocles may land where Carthaginians stand. */
  'landing-among-carthaginians': { fights: 'he lands and fights', barred: 'he does not land' },
  /** From where Samnites come by Caudine Forks. */
  'caudine-forks-army': { adjacent: 'from next to it', 'here-too': 'out of the city there too' },
  /** What brings the Punic Envoys marker. */
  'punic-envoys': { 'from-the-start': 'it lies there from the start', 'by-a-card': 'a Roman card for Carthage' },
  /** Whether a minor leader may go off from the army of a named one. */
  'minor-leader-under-a-named-one': { barred: 'is not activated', 'goes-off': 'may go off without him' },
  /** Whether combat cards may come before the test for an automatic victory. */
  'cards-and-automatic-victory': { after: 'after the test', 'before-too': 'before it too' },
  /** Whether Etruscans who have all gone inside may bribe. */
  'bribe-from-inside': { barred: 'no bribe', allowed: 'a bribe all the same' },
} as const;

export type Rulings = Chosen<typeof RULINGS>;

/** Our reading of each, unless the set-up says otherwise. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);
