/** The answer to a case typed into the find box, using the reader's own tables. Its game is loaded when the first case is typed. */
import { fromQuery } from '../../calculator/address.ts';
import type { Fields } from '../../calculator/fields.ts';
import { sorted, withOwn } from '../../calculator/own.ts';
import { parse } from '../../calculator/parse.ts';
import { receivedTables, type SentTables } from '../../calculator/table-wire.ts';
import { howSure, SIGN_WORDS } from '../../calculator/told/sure.ts';
import { whole } from '../../calculator/told/verdict.ts';
import { calculatorOf, type GameId } from '../../games/index.ts';
import { $own, openOwn, ownOf } from '../../stores/kept/own-tables.ts';

/** `79% attacker wins, exact`; nothing where the case has no figure, or where it would have to be drawn. `address` below the site's root. */
export async function caseAnswer(base: string, address: string): Promise<string> {
  const [, game = '', id = '', query = ''] = /^([^/]+)\/odds\/([^/]+)\/\?(.*)$/.exec(address) ?? [];
  const [calculator, response] = await Promise.all([
    calculatorOf(game as GameId, id),
    fetch(`${base}${game}/games/content.json`),
  ]);
  if (!calculator || !response.ok) return '';
  const { content }: { content: { tables: SentTables } } = await response.json();
  const shipped = receivedTables(content.tables);
  openOwn();
  const tables = withOwn(shipped, sorted(shipped, ownOf($own.get(), game)).own);
  const fields: Fields = calculator.fields;
  const parsed = parse(fields, fromQuery(fields, query) ?? {});
  if (parsed.type === 'problems') return '';
  const report = calculator.compute(parsed.input as never, tables);
  const key = calculator.figure ?? calculator.headline[0] ?? '';
  const chance = report.chances[key];
  const { sign } = howSure(report);
  if (chance === undefined || sign === 'drawn') return '';
  return `${whole(chance)} ${calculator.terms[key] ?? key}, ${SIGN_WORDS[sign]}`;
}
