/** What a reader is shown must be English: no name of a field, no id, and nouns that agree with their number. */
import type { Calculator } from '../../src/calculator/calculator.ts';
import type { Field, Fields, Option } from '../../src/calculator/fields.ts';

const CAMEL = /\b[a-z]+[A-Z]\w*/;
const KEBAB = /\b[a-z]+(?:-[a-z]+)+\b/g;
const NOT_WORDS = /\b(?:NaN|undefined|Infinity|null)\b/;
/** A clause by its id instead of its name: 12.0-senate-influence. */
const CLAUSE = /\d\.\d+-[a-z]{2,}/;

/** Nouns that are counted, and how many of them the number before says. */
const NOUNS =
  'CU|Unit|battle|round|marker|player|raid|Siege Point|hit|die|roll|point|space|Legion|Leader|card|Card|Battle Card|Province|Area|Warship|ST|Elephant|PC|VP|MP|army|Army|Force|face|time|turn|attempt|leader|support point|city|General|Prize|Ally';
const PLURALS: Readonly<Record<string, string>> = {
  die: 'dice',
  army: 'armies',
  Army: 'Armies',
  city: 'cities',
  Ally: 'Allies',
};
const pluralOf = (noun: string): string => PLURALS[noun] ?? `${noun}s`;
const ONE_OF_MANY = new RegExp(`(?<![\\d.,/+−-])1 (?:${NOUNS.split('|').map(pluralOf).join('|')})\\b`);
/** Abbreviations that a game writes alike for one and for many are left to it. */
const SAME = ['CU', 'VP', 'MP', 'ST', 'PC'];
const WHOLE = NOUNS.split('|')
  .filter((noun) => !SAME.includes(noun))
  .join('|');
const MANY_OF_ONE = new RegExp(`(?<![\\d.,/:+−-])(?:0|[2-9]|\\d{2,}) (?:${WHOLE})\\b(?! (?:card|Card|CU|mark|roll))`);
/** Hamilcar and Hannibal write CUs, STs, PCs, MPs and OPs for many; The Sword of Rome and Nero write one word for both. */
const SHORT = /(?<![\d.,/:+−-])(?:0|[2-9]|\d{2,}|\d+\.\d+) (?:CU|ST|PC|MP|OP)\b/;
/** A hyphen where a minus belongs. */
const HYPHEN = /(?<=[ (])-\d|^-\d+ /;
const VERBS = new RegExp(`(?<![\\d.,/+−-])1 (?:${WHOLE}) (?:are|were|have|do|come|give)\\b`);

const optionsOf = (field: Field): readonly Option[] =>
  field.kind === 'number'
    ? (field.words ?? [])
    : field.kind === 'list'
      ? Object.values(field.of as Fields).flatMap(optionsOf)
      : 'options' in field
        ? field.options
        : [];

/** The ids with a hyphen that this calculator could let slip. */
export const idsOf = ({ id, fields, tables }: Calculator): ReadonlySet<string> =>
  new Set([id, ...tables, ...Object.values(fields as Fields).flatMap((field) => optionsOf(field).map((o) => o.id))]);

/** What is no English in this text of a game, or nothing. */
export function unspoken(text: string, ids: ReadonlySet<string>, game: string): string | undefined {
  const counted = game === 'hamilcar' || game === 'hannibal' ? [SHORT] : [];
  const pattern = [CAMEL, NOT_WORDS, CLAUSE, ONE_OF_MANY, MANY_OF_ONE, VERBS, HYPHEN, ...counted].find((one) =>
    one.test(text),
  );
  if (pattern) return `"${pattern.exec(text)![0]}" in: ${text}`;
  const id = text.match(KEBAB)?.find((word) => ids.has(word));
  return id && `the id "${id}" in: ${text}`;
}
