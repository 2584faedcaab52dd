/** The fields of a calculator in their groups; rarely used groups are folded and say what they hold. */
import type { Calculator } from '../../calculator/calculator.ts';
import type { Field, Fields } from '../../calculator/fields.ts';
import type { Session } from '../../stores/session.ts';
import { useStore } from '../use-store.ts';
import { Controls } from './fields.tsx';

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
    </form>
  );
}

const isUsual = (field: Field, value: unknown): boolean => JSON.stringify(value) === JSON.stringify(field.default);

/** A value as a word: options by their name, flags by nothing but the field's. */
function wordFor(field: Field, value: unknown): string {
  const label = field.label.toLowerCase();
  if (field.kind === 'flag') return label;
  if (field.kind === 'list') return `${label}: ${(value as readonly unknown[]).length}`;
  const options = field.kind === 'number' ? field.words : field.options;
  return `${label} ${options?.find((o: { id: unknown }) => o.id === value)?.label ?? value}`;
}

/** What a folded group holds that is not as usual. */
function Held({ names, session }: { names: readonly string[]; session: Session }) {
  const input = useStore(session.$input);
  const fields = session.calculator.fields as Fields;
  const held = names
    .filter((name) => !isUsual(fields[name]!, input[name]))
    .map((name) => wordFor(fields[name]!, input[name]));
  return <small>{held.length ? held.join(', ') : 'as usual'}</small>;
}
