/** The readings that a whole game is played by: for each ruling its options, the one we follow first. */

export type Readings = Readonly<Record<string, readonly string[]>>;
export type Chosen<R extends Readings> = { readonly [Id in keyof R]: R[Id][number] };

/** One reading of each, the first where none is chosen; a RangeError where there is no such ruling or option. */
export function chosenFrom<R extends Readings>(readings: R, chosen: Partial<Chosen<R>> = {}): Chosen<R> {
  for (const [id, option] of Object.entries(chosen)) {
    const options = Object.hasOwn(readings, id) ? readings[id] : undefined;
    if (!options) throw new RangeError(`ruling "${id}" is not among ${Object.keys(readings).join(', ')}`);
    if (!options.includes(option)) throw new RangeError(`ruling "${id}": "${option}" is not ${options.join(' or ')}`);
  }
  const first = Object.fromEntries(Object.entries(readings).map(([id, [option]]) => [id, option]));
  return { ...first, ...chosen } as Chosen<R>;
}
