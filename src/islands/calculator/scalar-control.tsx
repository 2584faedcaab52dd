/** One field with its label, clause, help and problem. */
import type { Fields, ScalarField } from '../../calculator/fields.ts';
import { refusal } from '../../calculator/refusal.ts';
import { useStore } from '../use-store.ts';
import { Clause } from './clause.tsx';
import { useSurroundings } from './context.ts';
import type { Control } from './control.ts';
import { NumberControl } from './number-control.tsx';
import { isShort, Segments } from './segments.tsx';
import { Select } from './select.tsx';

export function ScalarControl({ field, name, value, now, onChange }: Control<ScalarField>) {
  const { uid, session } = useSurroundings();
  const problem = useStore(session.$problems).find((p) => p.field === name);
  const id = `${uid}-${name}`;
  const isFew = field.kind === 'choice' && isShort(field.options);
  // What names several controls is no label of one.
  const Name = isFew ? 'span' : 'label';
  const about = problem ? `${id}-problem` : field.help ? `${id}-help` : undefined;
  return (
    <div class={`field row words field-${field.kind}`} data-wrong={problem ? '' : undefined}>
      <Name {...(isFew ? { id: `${id}-name` } : { for: id })}>
        {field.label}
        {field.rule && (
          <>
            {' '}
            <Clause id={field.rule} />
          </>
        )}
      </Name>
      {field.kind === 'number' && (
        <NumberControl
          field={field}
          name={name}
          value={value}
          now={now}
          onChange={onChange}
          id={id}
          about={about}
          wrong={Boolean(problem)}
        />
      )}
      {field.kind === 'flag' && (
        <input
          type="checkbox"
          id={id}
          name={name}
          class="switch"
          checked={value === true || value === '1'}
          aria-describedby={about}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
      {isFew && (
        <Segments
          name={name}
          label={`${id}-name`}
          options={field.options}
          value={String(value)}
          about={about}
          onChange={onChange}
        />
      )}
      {!isFew && field.kind !== 'number' && field.kind !== 'flag' && (
        <Select id={id} name={name} options={field.options} value={String(value)} about={about} onChange={onChange} />
      )}
      {problem ? (
        <p class="problem whole" id={`${id}-problem`}>
          {refusal(session.calculator.fields as Fields, problem)}
        </p>
      ) : (
        field.help && (
          <p class="help note whole flush" id={`${id}-help`}>
            {field.help}
          </p>
        )
      )}
    </div>
  );
}
