/** The current step: what to do, the calculators for it, and the rules behind it. */
import type { Line, Step } from '../../stores/turn/plan.ts';
import { Calculators, Clauses } from './line.tsx';
import type { Leads } from './props.ts';

const Way = ({ line, leads }: { readonly line: Line; readonly leads: Leads }) => (
  <li class="turn-way line-above">
    <div>
      {line.title && <h3>{line.title}</h3>} <Clauses rules={line.rules} leads={leads} />
      <p>{line.what}</p>
    </div>
    <Calculators line={line} leads={leads} />
  </li>
);

/** What is said of a step in the fewest words. */
export const headlineOf = ({ title, what }: Line): string => title ?? what;

export function Moment({ step, says, leads }: { readonly step: Step; readonly says: string; readonly leads: Leads }) {
  return (
    <section class="turn-moment">
      <div aria-live="polite">
        <p class="turn-who soft">{says}</p>
        <h2>{headlineOf(step)}</h2>
      </div>
      <p class="turn-what">
        {step.title ? step.what : null} <Clauses rules={step.rules} leads={leads} />
      </p>
      {step.ways?.length ? (
        <ul class="turn-ways">
          {step.ways.map((way) => (
            <Way key={way.what} line={way} leads={leads} />
          ))}
        </ul>
      ) : null}
      {step.also?.map((line) => (
        <p key={line.what} class="turn-also soft">
          {line.what} <Clauses rules={line.rules} leads={leads} />
        </p>
      ))}
      <Calculators line={step} leads={leads} />
    </section>
  );
}
