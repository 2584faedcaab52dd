/** How a result comes about, and the readings of the rules that it rests on. */

import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { Assumptions, StandingLine, TablesUsed } from './basis.tsx';
import { Ledger } from './ledger.tsx';

export function Grounds() {
  const { session } = useSurroundings();
  const report = useStore(session.$report);
  return (
    <section>
      <h2>Where the numbers come from</h2>
      <Ledger lines={report.breakdown} amounts={session.calculator.amounts === true} />
      <StandingLine basis={report} />
      <TablesUsed basis={report} />
    </section>
  );
}

export function Readings() {
  return (
    <section>
      <h2>Rules questions</h2>
      <Assumptions />
    </section>
  );
}

/** All that an embedded calculator tells of it. */
export function ShortGrounds() {
  const { session } = useSurroundings();
  const report = useStore(session.$report);
  return (
    <>
      <details class="why">
        <summary>Where the numbers come from</summary>
        <Ledger lines={report.breakdown} amounts={session.calculator.amounts === true} />
      </details>
      <StandingLine basis={report} />
    </>
  );
}
