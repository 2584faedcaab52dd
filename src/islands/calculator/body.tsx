/** A running calculator: opens its session, takes over what was typed or shared, and puts the parts in their places. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { toQuery } from '../../calculator/address.ts';
import type { Calculator } from '../../calculator/calculator.ts';
import type { Fields } from '../../calculator/fields.ts';
import { openOwn } from '../../stores/kept/own-tables.ts';
import { NO_ANSWER, openSession, type Session } from '../../stores/session.ts';
import { openTray, takeShared } from '../../stores/tray.ts';
import { useAwake } from '../awake.ts';
import { TrayPlace } from './actions.tsx';
import { followAddress, takeAddress } from './address-bar.ts';
import { Answer } from './answer.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { Surrounding } from './context.ts';
import { Controls } from './fields.tsx';
import { Form } from './form.tsx';
import { keepCases } from './keep-cases.ts';
import { part } from './part.tsx';
import { readForm } from './read-form.ts';
import * as say from './words.tsx';

const HeatMap = part(async () => (await import('./parts/heat-map.tsx')).HeatMap);
const GridView = part(async () => (await import('./parts/grid-view.tsx')).GridView, 'changed');
const SeriesView = part(async () => (await import('./charts/series-view.tsx')).SeriesView, 'seen');
const TreeView = part(async () => (await import('./parts/tree-view.tsx')).TreeView, 'changed');
const OnwardView = part(async () => (await import('./parts/onward-view.tsx')).OnwardView, 'changed');
const LossCharts = part(async () => (await import('./charts/loss-charts.tsx')).LossCharts, 'seen');
const Figures = part(async () => (await import('./parts/figures.tsx')).Figures, 'changed');
const Grounds = part(async () => (await import('./parts/grounds.tsx')).Grounds, 'changed');
const ShortGrounds = part(async () => (await import('./parts/grounds.tsx')).ShortGrounds, 'changed');
const Readings = part(async () => (await import('./parts/grounds.tsx')).Readings);
const Worth = part(async () => (await import('./parts/worth.tsx')).Worth);
const Goal = part(async () => {
  const { Goal, goalStyles } = await import('./parts/goal.tsx');
  await goalStyles();
  return Goal;
});
const RollOnce = part(async () => (await import('./parts/roll-once.tsx')).RollOnce);

export function Body({
  declared,
  game,
  tables,
  start,
  embedded,
  few,
  ...around
}: CalculatorProps & { declared: Calculator }) {
  const session = useMemo(() => openSession(declared, game, tables, start), []);
  if (import.meta.env.SSR && session.$report.get() === NO_ANSWER) throw new Error(`${declared.id}: no answer`);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    openOwn();
    if (!embedded) takeShared({ game, calculator: declared.id }, location.search);
    const leaving = embedded ? [] : [followAddress(session), keepCases(session, game)];
    takeOver(root.current!, session, embedded);
    root.current!.dataset['read'] = '';
    if (embedded) return;
    // From here on what is shown belongs to the address.
    delete document.documentElement.dataset['reading'];
    openTray();
    return () => {
      for (const leave of leaving) leave();
    };
  }, []);
  useAwake(root);
  return (
    <Surrounding.Provider value={{ session, game, ...around }}>
      <div ref={root} class={embedded ? 'calculator embedded' : 'calculator'}>
        <Answer embedded={embedded} />
        {few ? <Few names={few} /> : embedded ? <Small session={session} /> : <Full session={session} />}
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
  if (!untouched) session.change(typed);
  else if (!embedded) takeAddress(session);
}

const Few = ({ names }: { names: readonly string[] }) => (
  <form class="controls few" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
    <Controls names={names} />
  </form>
);

function Small({ session }: { session: Session }) {
  return (
    <>
      <details class="change">
        <summary class="words">{say.changeNumbers}</summary>
        <Form session={session} />
      </details>
      <ShortGrounds />
    </>
  );
}

function Full({ session }: { session: Session }) {
  return (
    <>
      <Form session={session} name={session.calculator.title} />
      <div class="results">
        <TrayPlace />
        <HeatMap />
        <GridView />
        <SeriesView />
        <TreeView />
        <OnwardView />
        <LossCharts />
        <Figures />
        <Grounds />
        <Readings />
        <RollOnce />
      </div>
      <div class="results changing">
        <Worth />
        <Goal />
      </div>
    </>
  );
}
