/** Figures as words: the only place where a result is rounded. */

/** 63.7%; never a false 0 or 100: those are said of 0 and 1 alone. */
export function percent(p: number, places = 1): string {
  const chance = Math.min(1, Math.max(0, p));
  const least = 10 ** -places;
  if (chance > 0 && chance * 100 < least / 2) return `<${least.toFixed(places)}%`;
  if (chance < 1 && chance * 100 >= 100 - least / 2) return `>${(100 - least).toFixed(places)}%`;
  if (chance === 0 || chance === 1) return `${chance * 100}%`;
  return `${(chance * 100).toFixed(places)}%`;
}

export const decimal = (value: number, places = 1): string => {
  const text = Math.abs(value).toFixed(places);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
};

/** 3, −2: a total that may fall below 0. */
export const integer = (value: number): string => decimal(value, 0);

/** +3, −2, 0. */
export const signed = (value: number, places = 0): string => {
  const text = Math.abs(value).toFixed(places);
  if (Number(text) === 0) return text;
  return `${value > 0 ? '+' : '−'}${text}`;
};

/** A change of a chance, in percentage points. */
export const points = (change: number): string => `${signed(change * 100, 1)} points`;

/** 46,656. A first number in the language of a place takes milliseconds, so whole ones are written by hand. */
export const count = (value: number): string =>
  Number.isSafeInteger(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : value.toLocaleString('en-GB');

/** Numbers that people count with: as the faces of a die, or out of ten. */
const SMALL = [2, 3, 4, 5, 6, 10];
const LEAST = 1 / 1000;
/** Below this a chance is one in so many. */
const RARE = 1 / 8;

/** As one would say it: 14, 45, 300. */
function roundly(value: number): number {
  const step = value < 20 ? 1 : value < 100 ? 5 : 100;
  return Math.round(value / step) * step;
}

/** How often, for people who do not think in per cent: about 2 in 3. */
export function frequency(chance: number): string {
  if (chance === 0) return 'never';
  if (chance === 1) return 'always';
  if (chance < LEAST) return 'less than 1 in 1,000';
  if (chance > 1 - LEAST) return 'more than 999 in 1,000';
  if (chance < RARE) return `about 1 in ${count(roundly(1 / chance))}`;
  if (chance > 1 - RARE) {
    const of = roundly(1 / (1 - chance));
    return `about ${count(of - 1)} in ${count(of)}`;
  }
  let best = { error: Number.POSITIVE_INFINITY, top: 0, of: 1 };
  for (const of of SMALL) {
    const top = Math.round(chance * of);
    const error = Math.abs(top / of - chance);
    if (top > 0 && top < of && error < best.error - 0.004) best = { error, top, of };
  }
  return `about ${best.top} in ${best.of}`;
}

/** `no CUs`, `1 CU`, `2 CUs`. */
export const some = (n: number, one: string, many = `${one}s`): string =>
  n === 0 ? `no ${many}` : plural(n, one, many);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** A, B and C. */
export const listed = (names: readonly (string | number)[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Half the width of the range that holds the true figure 19 times in 20. */
const around = (error: number): number => 2 * error;

/** What doubles may add to a sum. */
const ROUNDING = 1e-12;

/** Rounded up, so that a range is never narrower than it is; what doubles add below that does not count. */
const above = (value: number, places: number): number => Math.ceil((value - ROUNDING) * 10 ** places) / 10 ** places;

/** What stands behind the sign: wide enough for the range around the figure as it is printed, and never nothing. */
function within(value: number, half: number, places: number): string {
  const shift = Math.abs(value - Number(value.toFixed(places)));
  return Math.max(10 ** -places, above(half + shift, places)).toFixed(places);
}

/** Half the range around a drawn chance, in points: 0.4. */
export const range = (p: number, error: number): string => within(p * 100, around(error) * 100, 1);

/** A drawn chance: 54.3% ± 0.4, two standard errors to either side; never a bare figure, never a false 0 or 100. */
export function sampledPercent(p: number, error: number): string {
  const [value, half] = [p * 100, around(error) * 100];
  const least = 0.1;
  if (value < least / 2) return `<${Math.max(least, above(value + half, 1)).toFixed(1)}%`;
  if (value > 100 - least / 2) return `>${Math.min(100 - least, 100 - above(100 - value + half, 1)).toFixed(1)}%`;
  return `${percent(p)} ± ${within(value, half, 1)}`;
}

/** A drawn average: 4.54 ± 0.02. */
export const sampledDecimal = (value: number, error: number): string =>
  `${decimal(value, 2)} ± ${within(value, around(error), 2)}`;

/** A drawn chance among many: about, and no more than whole per cent; never 0 of what came, never 100 of what was drawn. */
export function roughly(p: number): string {
  if (p <= 0) return 'not in the sample';
  const text = percent(p, 0);
  return /^[<>]/.test(text) ? text : text === '100%' ? '>99%' : `≈ ${text}`;
}
