/** The computer's fitted weights: fetched when they are first needed. */
import type { Weights } from '../play/worth.ts';

export async function fetchWeights(address: string): Promise<Weights> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return (await found.json()) as Weights;
}
