/** A branch as part of an address: short, readable, and checked when it is read (`branch-read.ts`). Knows no game. */
import type { Declared, Field } from '../../play/fields.ts';
import { type Branch, fingerprint } from '../../play/sample.ts';

type Values = Readonly<Record<string, readonly (string | number)[]>>;

/** Every sign that parts actions and fields is escaped. */
const spell = (value: string | number): string =>
  encodeURIComponent(value).replaceAll('*', '%2A').replaceAll('~', '%7E');
const listed = (list: readonly (string | number)[]): string => list.map(spell).join('+');
const byName = (values: Values): string =>
  Object.entries(values)
    .map(([name, list]) => `${spell(name)}:${listed(list)}`)
    .join('/');

function written(field: Field, value: unknown): string {
  if (field.kind === 'flag') return value ? '1' : '0';
  if (field.kind === 'cards') return listed(value as readonly string[]);
  if (field.kind === 'faces' || field.kind === 'hands') return byName(value as Values);
  return spell(String(value));
}

export const fieldsOf = (declared: Declared, type: string): [string, Field][] =>
  Object.hasOwn(declared, type) ? Object.entries(declared[type] ?? {}) : [];

/** What stands before an action: `~` where it belongs to the gesture of the one before. */
export const WITH = '~';
const NEXT = ';';

/** `lay,bribe-2,roma`; the same again and again as `pass*3`; where they are one gesture, with `~` between. */
function actionsText({ actions, together = [] }: Branch, declared: Declared): string {
  const texts = actions.map((action) =>
    [action.type, ...fieldsOf(declared, action.type).map(([name, field]) => written(field, action[name]))].join(','),
  );
  const runs: { readonly text: string; readonly sign: string; times: number }[] = [];
  const follows = new Set(together);
  for (const [i, text] of texts.entries()) {
    const sign = follows.has(i) ? WITH : NEXT;
    const last = runs.at(-1);
    // The first of a run stands after the sign of all.
    if (last?.text === text && last.sign === sign) last.times++;
    else runs.push({ text, sign, times: 1 });
  }
  return runs.map(({ text, sign, times }, i) => `${i ? sign : ''}${times > 1 ? `${text}*${times}` : text}`).join('');
}

export const checkOf = (text: string): string => fingerprint(text).slice(-4);

/** `<digest>.<step>.<after>.<check>.<actions>` */
export function branchText(branch: Branch, declared: Declared): string {
  const { of, step, after } = branch;
  const text = actionsText(branch, declared);
  return [of, step.toString(36), after.toString(36), checkOf(text), text].join('.');
}
