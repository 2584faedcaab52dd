/** Names for what may be declared and for who comes. */
import type { Declared, Stance } from './rules.ts';

const STANCE_NAMES: Readonly<Record<Stance, string>> = {
  stand: 'Stand',
  inside: 'Go inside',
  avoid: 'Avoid',
  'inside-avoid': 'Go inside, the rest Avoids',
};

export const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  stand: 'stand',
  inside: 'go inside',
  avoid: 'Avoid',
  'inside-avoid': 'go inside while the rest Avoids',
};

/** What is declared, in words; an empty space has nothing to stand with. */
export function declaredName({ stance, intercepts, stayingCu, avoidingCu }: Declared, somebody: boolean): string {
  if (!somebody) return intercepts ? 'Intercept' : 'Let them come';
  const parts = stance !== 'stand' && avoidingCu > 0 && stayingCu > 0 ? `, ${stayingCu} stay` : '';
  return `${STANCE_NAMES[stance]}${parts}${intercepts ? ' and intercept' : ''}`;
}

/** 12.1: the Armies that come, by their places in the list. */
export function comersName(who: readonly number[]): string {
  if (who.length === 0) return 'Nobody comes';
  const numbers = who.map((i) => i + 1);
  if (numbers.length === 1) return `Army ${numbers[0]} comes`;
  return `Armies ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} come`;
}
