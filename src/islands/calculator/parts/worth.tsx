/** What one change is worth, ranked for the chosen aim; a press makes the change. */
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Fields } from '../../../calculator/fields.ts';
import { type Change, changes, quickChanges } from '../../../calculator/search/changes.ts';
import type { FoundChanges } from '../../../calculator/search/search.ts';
import { percent, points, signed } from '../../../calculator/words.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { Controls } from '../fields.tsx';
import { useSought } from './sought.ts';
import * as say from './words.tsx';

const MOST = 12;

const named = (): string => 'changes';

/** At once where that is quick; else from a worker, and what stood there before until then. */
function useRanked(aim: string): {
  readonly ranked: readonly Change[] | undefined;
  readonly busy: boolean;
  readonly lost?: VNode | undefined;
} {
  const { session } = useSurroundings();
  const input = useStore(session.$input);
  const report = useStore(session.$report);
  const tables = useStore(session.$tables);
  const first = useRef(true);
  const quick = useMemo(() => {
    // What the build drew is taken over whole; only a change must not wait.
    const found = (first.current ? changes : quickChanges)(session.calculator, input, report, tables, aim);
    first.current = false;
    return found;
  }, [input, report, tables, aim]);
  const { found, state, lost } = useSought<FoundChanges>(quick ? undefined : { type: 'changes' }, aim, named);
  return quick
    ? { ranked: quick, busy: false }
    : { ranked: found.get('changes')?.changes, busy: state === 'looking', lost };
}

/** Where nothing can be aimed at, nothing can be ranked. */
export function Worth() {
  const { session } = useSurroundings();
  return Object.keys(session.calculator.aims).length ? <Ranked /> : null;
}

function Ranked() {
  const { session } = useSurroundings();
  const input = useStore(session.$input);
  const aim = String(input['aim'] ?? Object.keys(session.calculator.aims)[0]);
  const { ranked, busy, lost } = useRanked(aim);
  const form = session.calculator.aims[aim]!.form;
  const now = session.calculator.aims[aim]!.worth(useStore(session.$report));
  const gain = (g: number) => (form === 'chance' ? points(g) : signed(g, 2));
  // An aim that decides the result itself stands in the form.
  const ranks = Object.keys(session.calculator.aims).length > 1 && !(session.calculator.fields as Fields)['aim']?.group;
  // The best and the worst say most; the middle is left out where the list is long.
  const shown =
    ranked && ranked.length > MOST ? [...ranked.slice(0, MOST / 2), ...ranked.slice(-MOST / 2)] : (ranked ?? []);
  return (
    <section class="worth off-paper" aria-busy={busy}>
      <h2>{say.oneChange}</h2>
      {ranks && <Controls names={['aim']} />}
      {shown.length === 0 ? (
        (lost ?? <p>{ranked ? say.noChange : say.tryingChanges}</p>)
      ) : (
        <ol class="ruled">
          {shown.map((c) => (
            <li key={`${c.label} ${c.to}`}>
              <button type="button" onClick={() => session.change({ [c.field]: c.input[c.field] })}>
                <span>
                  {c.label}: {c.from} → {c.to}
                </span>{' '}
                {form === 'chance' && <span class="ends one-line">{percent(now + c.gain, 0)}</span>}{' '}
                <b class={`${c.gain > 0 ? 'up' : 'down'} ends one-line`}>{gain(c.gain)}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
