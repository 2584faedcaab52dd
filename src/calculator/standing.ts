/** How reliable a figure is, strongest first; a result is only as strong as the weakest figure it used. */

export const STANDINGS = ['printed', 'example', 'derived', 'public', 'yours', 'stand-in'] as const;

export type Standing = (typeof STANDINGS)[number];

export function weakest(standings: Iterable<Standing>): Standing {
  const held = [...standings];
  return STANDINGS.findLast((standing) => held.includes(standing)) ?? 'printed';
}

/** What each standing means, in words that fit behind a colon. */
export const MEANING: Readonly<Record<Standing, string>> = {
  printed: 'the source prints it',
  example: 'a worked example in the source proves it',
  derived: 'arithmetic on printed or proven figures',
  public: 'a public text states it',
  yours: 'you entered it',
  'stand-in': 'our number, until you enter the one on your card',
};
