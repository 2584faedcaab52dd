/** A calculator at work: opens its session, takes over what was typed or shared, and puts the parts in their places. */
import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fromQuery, toQuery } from '../calculator/address.ts';
import type { Calculator } from '../calculator/calculator.ts';
import type { Fields } from '../calculator/fields.ts';
import { followOwn, openOwn } from '../stores/own-tables.ts';
import { openPins } from '../stores/pins.ts';
import { openSession, type Session } from '../stores/session.ts';
import { followAddress } from './address-bar.ts';
import { Answer } from './answer.tsx';
import { useAwake } from './awake.ts';
import { Assumptions, StandingLine, TablesUsed } from './basis.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { Surrounding } from './context.ts';
import { Figures } from './figures.tsx';
import { Form } from './form.tsx';
import { GridView } from './grid-view.tsx';
import { HeatMap } from './heat-map.tsx';
import { Ledger } from './ledger.tsx';
import { LossCharts } from './loss-charts.tsx';
import { Pinned } from './pinned.tsx';
import { readForm } from './read-form.ts';
import { RollOnce } from './roll-once.tsx';
import { SeriesView } from './series-view.tsx';
import { TreeView } from './tree-view.tsx';
import { Worth } from './worth.tsx';

export function Body({
  declared,
  game,
  tables,
  start,
  embedded,
  ...around
}: CalculatorProps & { declared: Calculator }) {
  const session = useMemo(() => openSession(declared, game, tables, start), []);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    openOwn();
    takeOver(root.current!, session, embedded);
    if (embedded) return;
    openPins();
    return followAddress(session);
  }, []);
  useEffect(followOwn, []);
  useAwake(root);
  return (
    <Surrounding.Provider value={{ session, ...around }}>
      <div ref={root} class={embedded ? 'calculator embedded' : 'calculator'}>
        <Answer game={game} />
        {embedded ? <Small session={session} /> : <Full session={session} game={game} />}
      </div>
    </Surrounding.Provider>
  );
}

/** What was typed before the code arrived counts more than what the address says. */
function takeOver(root: Element, session: Session, embedded: boolean): void {
  const fields = session.calculator.fields as Fields;
  const before = session.$typed.get();
  const typed = readForm(root, fields, before);
  const untouched = toQuery(fields, typed) === toQuery(fields, before);
  const shared = embedded || !untouched ? undefined : fromQuery(fields, location.search);
  session.change(shared ?? typed);
}

function Small({ session }: { session: Session }) {
  const report = useStore(session.$report);
  return (
    <>
      <details class="change">
        <summary>Change the numbers</summary>
        <Form session={session} />
      </details>
      <details class="why">
        <summary>How it comes about</summary>
        <Ledger lines={report.breakdown} />
      </details>
      <StandingLine basis={report} />
    </>
  );
}

function Full({ session, game }: { session: Session; game: string }) {
  const report = useStore(session.$report);
  return (
    <>
      <Form session={session} name={session.calculator.title} />
      <div class="results">
        <Pinned game={game} />
        <HeatMap />
        <GridView />
        <SeriesView />
        <TreeView />
        <LossCharts />
        <Figures />
        <section>
          <h2>How it comes about</h2>
          <Ledger lines={report.breakdown} />
          <StandingLine basis={report} />
          <TablesUsed basis={report} />
        </section>
        <Worth />
        <section>
          <h2>Readings of the rules</h2>
          <Assumptions />
        </section>
        <RollOnce />
      </div>
    </>
  );
}
