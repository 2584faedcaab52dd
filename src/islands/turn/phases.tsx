/** The phases of a turn, each a link: beside the step on a desktop, under "Players, order, phases" on a phone. */
import type { Plan } from '../../stores/turn/plan.ts';

interface PhasesProps {
  readonly plan: Plan;
  /** The place of the present one. */
  readonly now: number;
  readonly go: (phase: number) => void;
}

export const Phases = ({ plan, now, go }: PhasesProps) => (
  <ol class="turn-phases ruled">
    {plan.phases.map(({ id, title }, i) => (
      <li key={id}>
        <button type="button" aria-current={i === now ? 'step' : undefined} onClick={() => go(i)}>
          <span>{i + 1}</span> {title}
        </button>
      </li>
    ))}
  </ol>
);
