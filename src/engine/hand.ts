/** Cards drawn without replacement: the chance that a hand has none of the cards that matter. Knows no game. */

/** Of `all` cards `marked` matter; so many are drawn. */
export function chanceOfNone(all: number, marked: number, drawn: number): number {
  if (drawn > all || marked > all)
    throw new RangeError(`${drawn} drawn, ${marked} marked: there are only ${all} cards`);
  let chance = 1;
  for (let i = 0; i < drawn; i++) chance *= Math.max(0, all - marked - i) / (all - i);
  return chance;
}
