/** What the rules leave open and only a whole game has to settle: one reading each, and the other as a switch of the set-up. */
import { type Chosen, chosenFrom } from '../../../play/readings.ts';

export const RULINGS = {
  /** Etruscans and Samnites are friends of each other without an alliance. */
  'one-seat-two-powers': ['friends', 'strangers'],
  /** The active seat may decide for a neutral power that it attacks. */
  'active-player-and-inactive-neutral-power': ['yes', 'no'],
  /** Surrender in an ally's home: the home colour shows again, or an independent marker. */
  'surrender-in-allied-home': ['home', 'independent'],
  /** Which reinforcement spaces end an isolation path. */
  'isolation-reinforcement-space': ['friendly', 'own-home'],
  /** How long rough and strait stay shut after a pursuit. */
  'pursuit-terrain': ['whole-move', 'next-step'],
  /** Whether the last seat on the map wins at once. */
  'last-seat': ['wins', 'plays-on'],
  /** How long Wild Beasts lasts. */
  'wild-beasts': ['turn', 'game'],
  /** The roll of a pursuit after an avoidance that the mover allowed. */
  'pursuit-after-leave': ['rolled', 'free'],
  /** Who gains by the Appian Way. */
  'appian-way': ['all', 'romans'],
  /** Which CU of a mixed stack of Carthage are the first to march and to die. */
  'mercenaries-in-a-stack': ['first', 'last'],
  /** What Carthaginian Mistrust stops where Carthage has a player. */
  'mistrust-with-five': ['any-activation', 'blockade'],
  /** Cards kept beyond a hand that has become smaller. */
  'hand-too-large': ['kept', 'discarded'],
  /** With two players: whose VP count where the fewest or the most decide. */
  'vp-with-two-players': ['each-seat', 'sums'],
  /** With two players: whether the powers of one person need an alliance. */
  'one-person-two-seats': ['by-alliance', 'allied'],
  /** With three players: what the Gauls gain in the Reinforcement Phase. */
  'gallic-reinforcements': ['printed', 'levy-only'],
  /** Breaking an alliance with less than three points of support. */
  'breaking-in-want': ['barred', 'pays-what-it-has'],
  /** How many rebels an Insurrection brings. */
  'insurrection-size': ['four', 'all-mercenaries'],
  /** Who attacks where rebels are placed among others. */
  'rebels-placed-on-cu': ['rebels', 'those-present'],
  /** When the Dictator leaves the map. */
  'dictator-leaves': ['stays', 'next-reinforcement'],
  /** With two players: whether each seat has two Desperate Times, or each person. */
  'desperate-times-with-two': ['each-seat', 'each-person'],
  /** Minor leaders may be shifted when Desperate Times is played. */
  'minor-leaders-in-desperate-times': ['stay', 'shift'],
  /** The treaty while Rome and the Greeks are allied. */
  'treaty-while-allied': ['barred', 'ends-alliance'],
  /** How many CU land with Agathocles in Africa. */
  'agathocles-landing': ['six', 'any-number'],
  /** Whether Carthage, led by a Campaign under the treaty, has acted for the round. */
  'campaign-with-carthage': ['counts', 'free'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type Rulings = Chosen<typeof RULINGS>;

/** Our reading of each, unless the set-up says otherwise. */
export const rulingsOf = (chosen?: Partial<Rulings>): Rulings => chosenFrom(RULINGS, chosen);
