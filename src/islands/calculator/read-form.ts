/** What a reader typed into the plain form before it was interactive: the controls' own values, by field. */
import type { Fields, ScalarField } from '../../calculator/fields.ts';
import type { Input } from '../../stores/session.ts';

/** The input as the controls show it; fields without a control keep their value. */
export function readForm(root: ParentNode, fields: Fields, now: Input): Input {
  const read = (name: string, field: ScalarField, value: unknown): unknown => {
    const control = root.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[name="${CSS.escape(name)}"]:is(:not([type="radio"]), :checked)`,
    );
    if (!control) return value;
    if (field.kind === 'flag') return (control as HTMLInputElement).checked;
    return control.value === String(value) || control.value === `+${value}` ? value : control.value;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind !== 'list') return [name, read(name, field, now[name])];
      const items = now[name] as readonly Input[];
      return [
        name,
        items.map((item, i) =>
          Object.fromEntries(
            Object.entries(field.of as Fields).map(([part, of]) => [
              part,
              read(`${name}[${i + 1}].${part}`, of as ScalarField, item[part]),
            ]),
          ),
        ),
      ];
    }),
  );
}
