/** The standings as readers are told of them. */
import type { Standing } from './standing.ts';

/** What each standing means, in words that fit behind a colon. */
export const MEANING: Readonly<Record<Standing, string>> = {
  printed: 'the source prints it',
  example: 'a worked example in the source proves it',
  derived: 'arithmetic on printed or proven figures',
  public: 'a public text states it',
  yours: 'you typed it in',
  'stand-in': 'ours, until you type in what your reference card says',
};
