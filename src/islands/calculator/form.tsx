/** The fields of a calculator in their groups; rarely used groups are folded and say what they hold. */
import { useState } from 'preact/hooks';
import type { Calculator } from '../../calculator/calculator.ts';
import { isUsual, wordsFor } from '../../calculator/case-words.ts';
import type { Fields } from '../../calculator/fields.ts';
import type { Session } from '../../stores/session.ts';
import { useStore } from '../use-store.ts';
import { Controls } from './fields.tsx';
import { useLater } from './later.tsx';

/** Readings stand beside the result they bear on, and so does an aim without a group. */
function groupsOf(calculator: Calculator): [group: string, names: string[]][] {
  const groups = new Map<string, string[]>();
  for (const [name, { kind, group }] of Object.entries(calculator.fields as Fields)) {
    if (kind === 'ruling' || (kind === 'aim' && !group)) continue;
    groups.set(group ?? '', [...(groups.get(group ?? '') ?? []), name]);
  }
  return [...groups];
}

/** Named where it is the only one of its page; a page of the rules may hold several of a kind. */
export function Form({ session, name }: { session: Session; name?: string }) {
  const { calculator } = session;
  const typed = useStore(session.$typed);
  // A group none of whose fields applies is not shown.
  const groups = groupsOf(calculator).filter(([, names]) =>
    names.some((name) => (calculator.fields as Fields)[name]!.when?.(typed) ?? true),
  );
  return (
    <form class="controls" autocomplete="off" aria-label={name} onSubmit={(event) => event.preventDefault()}>
      {groups.map(([group, names]) =>
        calculator.folded?.includes(group) ? (
          <details key={group} class="group">
            <summary>
              {group} <Held names={names} session={session} />
            </summary>
            <Controls names={names} />
          </details>
        ) : (
          <fieldset key={group} class="group">
            {group && <legend>{group}</legend>}
            <Controls names={names} />
          </fieldset>
        ),
      )}
      {name && <Doings session={session} />}
    </form>
  );
}

function Doings({ session }: { session: Session }) {
  const { swap } = session.calculator;
  const [open, setOpen] = useState(false);
  const Recent = useLater(async () => (await import('./parts/recent.tsx')).Recent, open);
  return (
    <>
      <div class="form-actions">
        {swap && (
          <button type="button" onClick={() => session.change(swap(session.$input.get() as never))}>
            Swap sides
          </button>
        )}
        <button type="button" onClick={session.reset}>
          Start over
        </button>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Recent cases
        </button>
      </div>
      {Recent && <Recent />}
    </>
  );
}

/** What a folded group holds that was changed. */
function Held({ names, session }: { names: readonly string[]; session: Session }) {
  const input = useStore(session.$input);
  const fields = session.calculator.fields as Fields;
  const held = names.filter((name) => !isUsual(fields[name]!, input[name]));
  return <small>{held.map((name) => wordsFor(fields[name]!, input[name])).join(', ') || 'no change'}</small>;
}
