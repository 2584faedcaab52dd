/** The arguments and options of a command line, read by Node's own parser; an unknown option is refused. */
import { parseArgs } from 'node:util';
import { pick, Refusal } from './refusal.ts';

export interface Call {
  readonly words: readonly string[];
  readonly given: ReadonlyMap<string, string | undefined>;
}

/** `options`: each with whether a word follows it (`string`) or not (`boolean`). */
export function callOf(args: readonly string[], options: Readonly<Record<string, 'string' | 'boolean'>>): Call {
  const words: string[] = [];
  const given = new Map<string, string | undefined>();
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = pick(
      'option',
      token.rawName,
      Object.keys(options).map((option) => `--${option}`),
    );
    if (given.has(name)) throw new Refusal(`${name} was given twice; give it once.`);
    given.set(name, token.value);
  }
  return { words, given };
}
