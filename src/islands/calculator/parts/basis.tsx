/** What a result is based on: its standing, the table entries it used, the readings and their switches. */
import type { Fields } from '../../../calculator/fields.ts';
import type { Basis } from '../../../calculator/report.ts';
import { MEANING } from '../../../calculator/standing.ts';
import { Standing } from '../../standing.tsx';
import { useStore } from '../../use-store.ts';
import { Clause } from '../clause.tsx';
import { useSurroundings } from '../context.ts';
import { Controls } from '../fields.tsx';
import * as say from './words.tsx';

/** The least certain figure in one line, with the way to the tables. */
export function StandingLine({ basis }: { basis: Basis }) {
  const { tablesHref, methodHref } = useSurroundings();
  const weak = basis.tables.filter((t) => t.standing === basis.standing);
  return (
    <p class="standing-line data">
      {say.leastCertain(<Standing of={basis.standing} />, MEANING[basis.standing])}{' '}
      {weak.map((t, i) => (
        <span key={t.table}>
          {i > 0 && ', '}
          <a href={`${tablesHref}#${t.table}`}>{say.tableOf(t.title)}</a>
        </span>
      ))}{' '}
      <a href={`${methodHref}#standings`}>{say.whatTheyMean}</a>
    </p>
  );
}

/** Entries of the tables that were looked up, the least certain ones shown in full. */
export function TablesUsed({ basis }: { basis: Basis }) {
  const { tablesHref } = useSurroundings();
  return (
    <ul class="uses data">
      {basis.tables.map((t) => {
        const weak = t.entries.filter((e) => e.standing === t.standing);
        return (
          <li key={t.table}>
            <a href={`${tablesHref}#${t.table}`}>{t.title}</a>:{' '}
            {t.entries.length === 1 ? say.oneEntry(t.entries[0]!.at.join(', ')) : say.entriesOf(t.entries.length)}
            <Standing of={t.standing} />
            {t.entries.length === 1 && ` ${t.entries[0]!.value}`}
            {t.entries.length > 1 &&
              weak.length < t.entries.length &&
              weak.length <= 3 &&
              ` (${weak.map((e) => e.at.join(', ')).join('; ')})`}
          </li>
        );
      })}
    </ul>
  );
}

/** Readings of the rules that matter here; those with a switch can be changed on the spot. */
export function Assumptions() {
  const { session } = useSurroundings();
  const { assumptions } = useStore(session.$report);
  const fields = session.calculator.fields as Fields;
  const switches = assumptions.flatMap((a) => (a.field && fields[a.field] ? [a.field] : []));
  if (!assumptions.length) return <p>{say.noQuestion}</p>;
  return (
    <>
      <ul class="assumptions data">
        {assumptions.map((a) => (
          <li key={a.ruling}>
            {a.reading} <Clause id={a.rule} />
          </li>
        ))}
      </ul>
      <Controls names={switches} />
    </>
  );
}
