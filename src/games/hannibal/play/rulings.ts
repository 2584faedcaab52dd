/** The readings that a game may be played by: each ruling's options, the one we follow first. */

export const RULINGS = {
  'card-limit-and-events': ['before', 'after'],
  'cancelled-disengage': ['both', 'failed-only'],
  'double-envelopment-without-general': ['allowed', 'general-needed'],
  'eliminated-force-counts': ['counted', 'not-counted'],
  'play-counter-events': ['off', 'on'],
  'play-activation': ['rating', 'any-card'],
  'play-isolation-goal': ['ports', 'no-ports'],
  'play-avoid-goal': ['barred', 'allowed'],
} as const;

export type RulingId = keyof typeof RULINGS;
export type Rulings = { readonly [Id in RulingId]: (typeof RULINGS)[Id][number] };

/** The readings chosen, the first option where none is. */
export function rulingsOf(chosen: Partial<Rulings> = {}): Rulings {
  for (const [id, option] of Object.entries(chosen)) {
    const options: readonly string[] | undefined = RULINGS[id as RulingId];
    if (!options) throw new RangeError(`ruling "${id}" is not among ${Object.keys(RULINGS).join(', ')}`);
    if (!options.includes(option)) throw new RangeError(`ruling "${id}": "${option}" is not ${options.join(' or ')}`);
  }
  const first = Object.fromEntries(Object.entries(RULINGS).map(([id, options]) => [id, options[0]]));
  return { ...(first as unknown as Rulings), ...chosen };
}
