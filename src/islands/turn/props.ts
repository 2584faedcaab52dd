/** What the build gives the page of a turn: plain data only. */
import type { Side } from '../../play/shown.ts';
import type { Plan } from '../../stores/turn/plan.ts';

export interface TurnProps {
  readonly game: string;
  readonly plan: Plan;
  /** How many may play. */
  readonly counts: readonly number[];
  /** Variants that a table may leave out, by id. */
  readonly variants: Readonly<Record<string, string>>;
  readonly sides: readonly Side[];
  readonly clauses: Readonly<Record<string, { readonly href: string; readonly name: string; readonly title: string }>>;
  readonly calculators: Readonly<Record<string, { readonly href: string; readonly title: string }>>;
  /** Where the evening is told. */
  readonly eveningHref: string;
}

/** What leads on from a line. */
export type Leads = Pick<TurnProps, 'clauses' | 'calculators'>;
