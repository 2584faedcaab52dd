/** How a result comes about, and the readings of the rules it depends on. */
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { Assumptions, StandingLine, TablesUsed } from './basis.tsx';
import { Ledger } from './ledger.tsx';
import * as say from './words.tsx';

export function Grounds() {
  const { session } = useSurroundings();
  const report = useStore(session.$report);
  return (
    <section>
      <h2>{say.whereFrom}</h2>
      <Ledger lines={report.breakdown} amounts={session.calculator.amounts === true} />
      <StandingLine basis={report} />
      <TablesUsed basis={report} />
    </section>
  );
}

export function Readings() {
  return (
    <section>
      <h2>{say.rulesQuestions}</h2>
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
        <summary>{say.whereFrom}</summary>
        <Ledger lines={report.breakdown} amounts={session.calculator.amounts === true} />
      </details>
      <StandingLine basis={report} />
    </>
  );
}
