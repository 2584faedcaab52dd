/** A standing as a shape and a word, never by colour alone. */

import type { Standing as Name } from '../calculator/standing.ts';
import { MEANING } from '../calculator/standing.ts';

/** Filled shapes are founded on the source, open ones are not. */
const MARK: Readonly<Record<Name, string>> = {
  printed: '■',
  example: '◆',
  derived: '▲',
  public: '○',
  yours: '✎',
  'stand-in': '◇',
};

export const Standing = ({ of }: { of: Name }) => (
  <span class={`standing standing-${of}`} title={MEANING[of]}>
    <span aria-hidden="true">{MARK[of]} </span>
    {of}
  </span>
);
