/** What a line of the turn links to: its clauses, and the calculators that help with it. */
import { Fragment } from 'preact';
import type { Line } from '../../stores/turn/plan.ts';
import type { Leads } from './props.ts';

export const Clauses = ({ rules, leads }: { readonly rules: readonly string[]; readonly leads: Leads }) => (
  <span class="turn-clauses">
    {rules.map((id) => {
      const clause = leads.clauses[id];
      return clause ? (
        <Fragment key={id}>
          <a class="clause" href={clause.href} title={clause.title}>
            {clause.name}
          </a>{' '}
        </Fragment>
      ) : null;
    })}
  </span>
);

export const Calculators = ({ line, leads }: { readonly line: Line; readonly leads: Leads }) => {
  const found = (line.odds ?? []).flatMap((id) => leads.calculators[id] ?? []);
  return found.length ? (
    <p class="turn-odds row flush">
      {found.map(({ href, title }) => (
        <a key={href} class="button goes" href={`${href}#my-turn`}>
          {title}
        </a>
      ))}
    </p>
  ) : null;
};
