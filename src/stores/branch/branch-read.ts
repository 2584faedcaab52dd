/** Reads the branch in an address, as much of it as is valid; loaded only if there is one. Knows no game. */
import { type Declared, type Field, isNumber } from '../../play/fields.ts';
import type { Branch, Written } from '../../play/sample.ts';
import { shapeProblem } from '../../play/shape.ts';
import { checkOf, fieldsOf, WITH } from './branch-address.ts';

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
