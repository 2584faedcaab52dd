/** How sure a result is: one of five signs, and the tables that decide it. */
import type { Report } from '../report.ts';
import type { TableUse } from '../table.ts';

export const SIGNS = ['exact', 'stand-in', 'yours', 'sender', 'drawn'] as const;
export type Sign = (typeof SIGNS)[number];

/** The source of entries that came with a link. */
export const SENDER = 'the sender';

export interface Sure {
  readonly sign: Sign;
  /** The tables that the sign speaks of, each with the entries it speaks of. */
  readonly tables: readonly TableUse[];
}

export function howSure(report: Report): Sure {
  const using = (test: (entry: TableUse['entries'][number]) => boolean): TableUse[] =>
    report.tables
      .map((use) => ({ ...use, entries: use.entries.filter(test) }))
      .filter(({ entries }) => entries.length > 0);
  const sent = using(({ source }) => source === SENDER);
  const standIns = using(({ standing }) => standing === 'stand-in');
  const yours = using(({ standing }) => standing === 'yours');
  if (report.sampled) return { sign: 'drawn', tables: standIns };
  if (sent.length) return { sign: 'sender', tables: sent };
  if (report.standing === 'stand-in') return { sign: 'stand-in', tables: standIns };
  if (yours.length) return { sign: 'yours', tables: yours };
  return { sign: 'exact', tables: using(({ standing }) => standing === 'public') };
}

/** The sign's word where there is room for one only. */
export const SIGN_WORDS: Readonly<Record<Sign, string>> = {
  exact: 'exact',
  'stand-in': 'with our stand-in',
  yours: 'with your table',
  sender: 'with the sender’s table',
  drawn: 'sampled',
};

/** The Siege table; the Siege and Attrition tables; 4 tables. */
export function namesOf(tables: readonly TableUse[]): string {
  const titles = tables.map(({ title }) => title.replace(/ table$/i, ''));
  if (titles.length === 1) return `the ${titles[0]} table`;
  return titles.length === 2 ? `the ${titles.join(' and ')} tables` : `${titles.length} tables`;
}
