/** The controls of a calculator. They hold no state: they show what is typed and report changes. */
import type { Field, Fields } from '../../calculator/fields.ts';
import { useStore } from '../use-store.ts';
import { useSurroundings } from './context.ts';
import type { Control } from './control.ts';
import { ScalarControl } from './scalar-control.tsx';

let ListControl: typeof import('./parts/list-control.tsx').ListControl;

/** Awaited before these fields are drawn: few calculators have a list. */
export async function controlsFor(fields: Fields): Promise<void> {
  if (Object.values(fields).some(({ kind }) => kind === 'list'))
    ListControl ??= (await import('./parts/list-control.tsx')).ListControl;
}

/** All fields of a group; a field that does not apply is not shown, and keeps its value. */
export function Controls({ names }: { names: readonly string[] }) {
  const { session } = useSurroundings();
  const typed = useStore(session.$typed);
  const fields = session.calculator.fields as Fields;
  return (
    <>
      {names
        .filter((name) => fields[name]!.when?.(typed) ?? true)
        .map((name) => (
          <FieldControl
            key={name}
            field={fields[name]!}
            name={name}
            value={typed[name]}
            now={() => session.$typed.get()[name]}
            onChange={(value) => session.change({ [name]: value })}
          />
        ))}
    </>
  );
}

function FieldControl({ field, ...rest }: Control<Field>) {
  if (field.kind === 'list') return <ListControl field={field} {...rest} />;
  return <ScalarControl field={field} {...rest} />;
}
