/** What the rules leave open and only a whole game has to settle: one reading each, and the other as a switch of the set-up. */

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
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type RulingId = keyof typeof RULINGS;
export type Rulings = { readonly [R in RulingId]: (typeof RULINGS)[R][number] };

/** Our reading of each, unless the set-up says otherwise. */
export function rulingsOf(given: Readonly<Record<string, string>> = {}): Rulings {
  for (const [id, reading] of Object.entries(given)) {
    const known = Object.hasOwn(RULINGS, id) ? (RULINGS as Record<string, readonly string[]>)[id]! : undefined;
    if (!known) throw new RangeError(`ruling "${id}" is not among ${Object.keys(RULINGS).join(', ')}`);
    if (!known.includes(reading)) throw new RangeError(`ruling "${id}": "${reading}" is not ${known.join(' or ')}`);
  }
  const defaults = Object.fromEntries(Object.entries(RULINGS).map(([id, [reading]]) => [id, reading]));
  return { ...defaults, ...given } as Rulings;
}
