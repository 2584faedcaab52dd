/** Reads a case from an address together with the tables it brings along, or says why it cannot. */
import { fromQuery, versionProblem } from '../address.ts';
import type { Calculator } from '../calculator.ts';
import { linkedIn, readLinked } from '../card/link.ts';
import type { Fields } from '../fields.ts';
import { withOwn } from '../own.ts';
import { parse } from '../parse.ts';
import { refusal } from '../refusal.ts';
import type { Tables } from '../table.ts';
import { SENDER } from './sure.ts';

type Read =
  | { readonly type: 'case'; readonly input: Readonly<Record<string, unknown>>; readonly tables: Tables }
  | { readonly type: 'unread'; readonly why: string };

const unread = (why: string): Read => ({ type: 'unread', why });

/** `tables` are the reader's, which the entries of the address are laid over. */
export function readCase(calculator: Calculator, query: string, shipped: Tables, tables: Tables): Read {
  const fields: Fields = calculator.fields;
  if (versionProblem(query)) return unread('it was made by another version of this page.');
  const linked = readLinked(linkedIn(query, fields), shipped);
  if (linked.type === 'many') return unread('it uses more of the sender’s table entries than a link can hold.');
  if (linked.type === 'unreadable') return unread('the sender’s table entries were cut off or changed on the way.');
  const parsed = parse(fields, fromQuery(fields, query) ?? {});
  if (parsed.type === 'problems') return unread(refusal(fields, parsed.problems[0]!));
  const own = linked.type === 'own' ? withOwn(tables, linked.own, SENDER) : tables;
  return { type: 'case', input: parsed.input, tables: own };
}
