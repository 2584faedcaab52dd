/** A branch as a part of an address: short, readable, and checked when it is read. Knows no game. */
import { type Declared, type Field, isNumber } from '../../play/fields.ts';
import { type Branch, fingerprint, type Written } from '../../play/sample.ts';
import { shapeProblem } from '../../play/shape.ts';

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

const list = (text: string): string[] => (text === '' ? [] : text.split('+').map(decodeURIComponent));
const named = <T>(text: string, of: (part: string) => T): Record<string, T[]> =>
  Object.fromEntries(
    (text === '' ? [] : text.split('/')).map((part) => {
      const [name = '', values = ''] = part.split(':');
      return [decodeURIComponent(name), list(values).map(of)];
    }),
  );

/** What a field holds, right or wrong: its shape is checked afterwards. */
function heldBy(field: Field, text: string): unknown {
  if (field.kind === 'flag') return text === '1' ? true : text === '0' ? false : text;
  if (isNumber(field)) return /^\d{1,9}$/.test(text) ? Number(text) : text;
  if (field.kind === 'cards') return list(text);
  if (field.kind === 'faces') return named(text, Number);
  if (field.kind === 'hands') return named(text, String);
  return decodeURIComponent(text);
}

const fieldsOf = (declared: Declared, type: string): [string, Field][] =>
  Object.hasOwn(declared, type) ? Object.entries(declared[type] ?? {}) : [];

/** What stands before an action: `~` where it belongs to the gesture of the one before. */
const WITH = '~';
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

/** More than a game has. */
const MOST = 5000;

function actionFrom(text: string, declared: Declared): Written | undefined {
  const [type = '', ...values] = text.split(',');
  const fields = fieldsOf(declared, type);
  if (values.length !== fields.length) return undefined;
  try {
    const action = {
      type,
      ...Object.fromEntries(fields.map(([name, field], i) => [name, heldBy(field, values[i] ?? '')])),
    };
    return shapeProblem(declared, action) ? undefined : action;
  } catch {
    // An escape that is none.
    return undefined;
  }
}

interface ReadActions {
  readonly actions: Written[];
  readonly together: number[];
  /** All of them could be read. */
  readonly whole: boolean;
}

/** The actions up to the first that is none. */
function actionsFrom(text: string, declared: Declared): ReadActions {
  const actions: Written[] = [];
  const together: number[] = [];
  for (const [part, sign = '', one = '', times = '1'] of text.matchAll(/([;~]?)([^;~*]*)(?:\*(\d{1,4}))?/g)) {
    if (part === '') continue;
    const action = actionFrom(one, declared);
    if (!action || actions.length + Number(times) > MOST) return { actions, together, whole: false };
    for (let i = 0; i < Number(times); i++) {
      if (sign === WITH) together.push(actions.length);
      actions.push(action);
    }
  }
  return { actions, together, whole: true };
}

const checkOf = (text: string): string => fingerprint(text).slice(-4);

/** `<digest>.<step>.<after>.<check>.<actions>` */
export function branchText(branch: Branch, declared: Declared): string {
  const { of, step, after } = branch;
  const text = actionsText(branch, declared);
  return [of, step.toString(36), after.toString(36), checkOf(text), text].join('.');
}

const HEAD = /^([0-9a-z]{7})\.([0-9a-z]{1,3})\.([0-9a-z]{1,2})\.([0-9a-z]{4})\.(.*)$/s;

export interface ReadBranch {
  readonly branch: Branch;
  /** It came as it was written. */
  readonly whole: boolean;
}

/** The branch that a text is, or as much of it as can be read; undefined where that is nothing. */
export function readBranch(text: string, declared: Declared): ReadBranch | undefined {
  const [, of, step, after, check, rest] = HEAD.exec(text) ?? [];
  if (of === undefined || step === undefined || after === undefined || rest === undefined) return undefined;
  const { actions, together, whole } = actionsFrom(rest, declared);
  return {
    branch: {
      ...{ of, step: Number.parseInt(step, 36), after: Number.parseInt(after, 36), actions },
      ...(together.length > 0 && { together }),
    },
    whole: whole && checkOf(rest) === check,
  };
}

/** The parts of an address behind its step: `step-17&branch=...` */
export const partsOf = (hash: string): Map<string, string> =>
  new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .slice(1)
      .map((part) => {
        const at = part.indexOf('=');
        return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
      }),
  );
