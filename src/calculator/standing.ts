/** How well a figure is founded, strongest first; a result is only as strong as the weakest figure it used. */

export const STANDINGS = ['printed', 'example', 'derived', 'public', 'yours', 'stand-in'] as const;

export type Standing = (typeof STANDINGS)[number];

export const weakest = (standings: Iterable<Standing>): Standing =>
  STANDINGS[Math.max(0, ...[...standings].map((s) => STANDINGS.indexOf(s)))]!;
