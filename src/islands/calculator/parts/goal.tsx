/** What do I need? For the chosen aim, the answer for every number; and two numbers against each other. Computes only when opened. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AimField, Fields } from '../../../calculator/fields.ts';
import { type NumberPlace, numbersOf } from '../../../calculator/search/goal.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import goalCss from '../../../styles/goal.css?url';
import { fetchStyles } from '../../fetch-styles.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import type { Asked } from './asked.ts';
import { Matrix } from './matrix.tsx';
import { Needs } from './needs.tsx';
import * as say from './words.tsx';

export const goalStyles = (): Promise<unknown> => fetchStyles(goalCss);

/** Goals to choose from: chances in per cent, or how much better than now. */
const CHANCES = [50, 60, 70, 75, 80, 90, 95, 99];
const BETTER = [0.5, 1, 2, 3, 5];

/** Places with names that differ: where two have the same label the group comes first. */
function named(places: readonly NumberPlace[]): NumberPlace[] {
  const twice = (label: string): boolean => places.filter((p) => p.label === label).length > 1;
  return places.map((p) => (twice(p.label) && p.field.group ? { ...p, label: `${p.field.group}: ${p.label}` } : p));
}

/** Where nothing can be aimed at, or no number changed, there is nothing to ask. */
export function Goal() {
  const { session } = useSurroundings();
  const input = useStore(session.$input);
  const asks = Object.keys(session.calculator.aims).length > 0 && numbersOf(session.calculator, input).length > 0;
  return asks ? <Asking /> : null;
}

function Asking() {
  const { session } = useSurroundings();
  const { calculator } = session;
  const [open, setOpen] = useState({ needs: false, matrix: false });
  const input = useStore(session.$input);
  const aim = String(input['aim'] ?? Object.keys(calculator.aims)[0]);
  const { form, worth } = calculator.aims[aim]!;
  const now = worth(useStore(session.$report));
  const root = useRef<HTMLElement>(null);
  // What was opened before this code came is open.
  useEffect(() => {
    const [needs, matrix] = root.current!.querySelectorAll('details');
    setOpen({ needs: needs?.open ?? false, matrix: matrix?.open ?? false });
  }, []);
  const [chosen, choose] = useState<number>();
  const steps = form === 'chance' ? CHANCES : BETTER;
  const usual = form === 'chance' ? (CHANCES.find((c) => c >= 75 && c / 100 > now) ?? 99) : 1;
  const step = chosen !== undefined && steps.includes(chosen) ? chosen : usual;
  const places = named(numbersOf(calculator, input));
  const aims = (calculator.fields as Fields)['aim'] as AimField | undefined;
  const asked: Asked = {
    aim,
    aimLabel: aims?.options.find((o) => o.id === aim)?.label ?? calculator.terms[aim] ?? aim,
    form,
    now,
    goal: form === 'chance' ? step / 100 : now + step,
    places,
    said: (w) => (form === 'chance' ? percent(w) : decimal(w, 2)),
  };
  const goals = steps.map((s) => ({ id: String(s), label: form === 'chance' ? `${s}%` : say.betterThanNow(s) }));
  const toggled = (which: 'needs' | 'matrix') => (event: Event) => {
    const details = event.currentTarget as HTMLDetailsElement;
    setOpen((before) => ({ ...before, [which]: details.open }));
  };
  return (
    <section class="goal" ref={root}>
      <details onToggle={toggled('needs')}>
        <summary>
          <h2>{say.whatDoINeed}</h2>
        </summary>
        {open.needs && <Needs asked={asked} goals={goals} goal={String(step)} choose={(g) => choose(Number(g))} />}
      </details>
      {places.length > 1 && (
        <details onToggle={toggled('matrix')}>
          <summary>
            <h2>{say.twoNumbers}</h2>
          </summary>
          {open.matrix && <Matrix asked={asked} />}
        </details>
      )}
    </section>
  );
}
