/** How sure the answer is, in one line: a sign, its words, and the way to do something about it. */
import { sorted } from '../../calculator/own.ts';
import type { Report } from '../../calculator/report.ts';
import { howSure, namesOf, type Sure } from '../../calculator/told/sure.ts';
import { count } from '../../calculator/words.ts';
import { $own, $trouble, isSetAside } from '../../stores/kept/own-tables.ts';
import { useStore } from '../use-store.ts';
import { useSurroundings } from './context.ts';
import { part } from './part.tsx';
import { Sign } from './sign.tsx';
import * as say from './words.tsx';

const Drawn = part(async () => (await import('./parts/drawn.tsx')).Drawn, 'now');
const Sent = part(async () => (await import('./parts/sent.tsx')).Sent, 'now');

export function SureLine({ report }: { report: Report }) {
  const { session, game, tablesHref } = useSurroundings();
  const sure = howSure(report);
  const [misfit] = sorted(session.shipped, useStore($own)[game]).misfits;
  const trouble = useStore($trouble);
  return (
    <div class="sure beside gap-6 data">
      <Sign of={sure.sign} />
      {sure.sign === 'sender' ? <Sent /> : sure.sign === 'drawn' ? <Drawn /> : <Words sure={sure} report={report} />}
      {misfit && (
        <p class="problem">
          {say.misfit(<a href={`${tablesHref}#${misfit.table.id}`}>{say.tableOf(misfit.table.title)}</a>)}
        </p>
      )}
      {isSetAside(trouble) && (
        <p class="problem">{say.unreadCard(<a href={`${tablesHref}#your-card`}>{say.yourCard}</a>)}</p>
      )}
    </div>
  );
}

function Words({ sure: { sign, tables }, report }: { sure: Sure; report: Report }) {
  const { session, tablesHref } = useSurroundings();
  const query = useStore(session.$query);
  const first = tables[0] && `${tablesHref}#${tables[0].table}`;
  // The page of tables asks first for what this very case needs.
  const card = `${tablesHref}?for=${session.calculator.id}${query && `&case=${encodeURIComponent(query)}`}#your-card`;
  const chancy = Object.keys(report.chances).length > 0;
  if (sign === 'stand-in')
    return (
      <p class="flush">
        {say.standIn(chancy, tables.length ? namesOf(tables) : '')} <a href={card}>{say.enterYours}</a>
      </p>
    );
  if (sign === 'yours')
    return (
      <p class="flush">
        {say.withYours(chancy, namesOf(tables))} <a href={first}>{say.seeThem}</a>
      </p>
    );
  return (
    <p class="flush">
      {chancy
        ? report.outOf === undefined
          ? say.exact(session.calculator.rolls ? 'roll' : 'case')
          : say.exactOf(count(report.outOf))
        : say.noChance}
      {tables.length > 0 && ` ${say.publicText(namesOf(tables))}`}
    </p>
  );
}
