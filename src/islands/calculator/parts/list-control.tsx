/** A list of items that have the same fields: add, change, remove. */
import { defaultsOf, type Fields, type ListField, type ScalarField } from '../../../calculator/fields.ts';
import { refusal } from '../../../calculator/refusal.ts';
import type { Input } from '../../../stores/session.ts';
import { useStore } from '../../use-store.ts';
import { Clause } from '../clause.tsx';
import { useSurroundings } from '../context.ts';
import type { Control } from '../control.ts';
import { ScalarControl } from '../scalar-control.tsx';
import * as say from '../words.tsx';

export function ListControl({ field, name, value, now, onChange }: Control<ListField>) {
  const { session } = useSurroundings();
  const items = value as readonly Input[];
  const itemsNow = () => now() as readonly Input[];
  const problem = useStore(session.$problems).find((p) => p.field === name);
  const fresh = defaultsOf(field.of as Fields);
  return (
    <fieldset class="list">
      <legend class="data strong">
        {field.label}
        {field.rule && (
          <>
            {' '}
            <Clause id={field.rule} />
          </>
        )}
      </legend>
      {field.help && <p class="note flush">{field.help}</p>}
      <ol>
        {items.map((item, i) => (
          <li key={i} class="line-above">
            <div class="item-head beside apart words">
              <strong>
                {field.item} {i + 1}
              </strong>
              {items.length > field.min && (
                <button type="button" class="quiet" onClick={() => onChange(itemsNow().toSpliced(i, 1))}>
                  {say.remove}
                  <span class="unseen">
                    {' '}
                    {field.item} {i + 1}
                  </span>
                </button>
              )}
            </div>
            {Object.entries(field.of as Fields).map(([part, of]) => (
              <ScalarControl
                key={part}
                field={of as ScalarField}
                name={`${name}[${i + 1}].${part}`}
                value={item[part]}
                now={() => itemsNow()[i]?.[part]}
                onChange={(changed) => onChange(itemsNow().with(i, { ...itemsNow()[i], [part]: changed }))}
              />
            ))}
          </li>
        ))}
      </ol>
      {items.length < field.max && (
        <button type="button" class="quiet" onClick={() => onChange([...itemsNow(), fresh])}>
          {say.add(field.item)}
        </button>
      )}
      {problem && <p class="problem">{refusal(session.calculator.fields as Fields, problem)}</p>}
    </fieldset>
  );
}
