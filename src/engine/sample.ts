/** How far sampled figures may be from the true ones: standard errors. Knows no game. */

/** Of a share of draws. Two hits and two misses are added, so that a share of 0 or 1 still has an error. */
export function shareError(hits: number, draws: number): number {
  const share = (hits + 2) / (draws + 4);
  return Math.sqrt((share * (1 - share)) / (draws + 4));
}

/** Of the mean of draws, from their sum and the sum of their squares. */
export function meanError(sum: number, squares: number, draws: number): number {
  if (draws < 2) return Number.MAX_VALUE;
  const variance = (squares - (sum * sum) / draws) / (draws - 1);
  return Math.sqrt(Math.max(0, variance) / draws);
}
