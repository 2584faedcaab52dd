/** What one change is worth, ranked for the chosen aim; a press makes the change. */
import { changes } from '../../../calculator/changes.ts';
import type { Fields } from '../../../calculator/fields.ts';
import { percent, points, signed } from '../../../calculator/words.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { Controls } from '../fields.tsx';

const MOST = 12;

/** Where nothing can be aimed at, nothing can be ranked. */
export function Worth() {
  const { session } = useSurroundings();
  return Object.keys(session.calculator.aims).length ? <Ranked /> : null;
}

function Ranked() {
  const { session } = useSurroundings();
  const input = useStore(session.$input);
  const report = useStore(session.$report);
  const aim = String(input['aim'] ?? Object.keys(session.calculator.aims)[0]);
  const ranked = changes(session.calculator, input, report, useStore(session.$tables), aim);
  const form = session.calculator.aims[aim]!.form;
  const now = session.calculator.aims[aim]!.worth(report);
  const gain = (g: number) => (form === 'chance' ? points(g) : signed(g, 2));
  // An aim that decides the result itself stands in the form.
  const ranks = Object.keys(session.calculator.aims).length > 1 && !(session.calculator.fields as Fields)['aim']?.group;
  // The best and the worst say most; the middle is left out where the list is long.
  const shown = ranked.length <= MOST ? ranked : [...ranked.slice(0, MOST / 2), ...ranked.slice(-MOST / 2)];
  return (
    <section class="worth">
      <h2>What one change is worth</h2>
      {ranks && <Controls names={['aim']} />}
      {shown.length === 0 ? (
        <p>No single change makes a difference here.</p>
      ) : (
        <ol>
          {shown.map((c) => (
            <li key={`${c.label} ${c.to}`}>
              <button type="button" class="quiet" onClick={() => session.change(c.input)}>
                <span>
                  {c.label}: {c.from} → {c.to}
                </span>{' '}
                {form === 'chance' && <span>{percent(now + c.gain, 0)}</span>}{' '}
                <b class={c.gain > 0 ? 'up' : 'down'}>{gain(c.gain)}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
