/** The question of a moment, in one line above its answers. */
import type { Asks } from './procedure.ts';

/** More letters than that do not fit beside a badge and a clause on a phone. */
export const LINE = 36;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In the words of the game; where it has none, what it asks turned into a question, or into what is to be done. */
export function shortOf({ says, short }: Pick<Asks, 'says' | 'short'>): string {
  if (short !== undefined) return short;
  const words = says.replace(/^[A-Z][\w/ ]+: /, '').replace(/\.$/, '');
  if (/^whether to /.test(words)) return `${capital(words.slice('whether to '.length))}?`;
  if (!/^(which|where|who|whom|what|how)\b/.test(words)) return capital(words);
  const [asked = '', ...more] = capital(words).split('; ');
  return [`${asked}?`, ...more].join(' ');
}
