/** Answers made of a list: what is on it may be chosen, and whatever is not is refused with a clause. */
import { no, type Problem } from '../../../play/problem.ts';
import type { Choice, Listed } from '../../../play/procedure.ts';
import { ACTIONS, type Action, type ActionType } from './actions.ts';
import type { Hamilcar, State } from './state.ts';

type Why<F, T extends ActionType> = (s: State, f: F, a: Action<T>) => Problem | undefined;

/** What an action says, by the name of its field. */
const fieldsOf = (action: object): ReadonlyMap<string, unknown> => new Map(Object.entries(action));

/** An answer that may be any of a list; `why` says more of those that are not on it. */
export function listedAnswer<F, T extends ActionType>(
  type: T,
  rule: string,
  choices: (s: State, f: F) => readonly Choice<Action<T>>[],
  apply: (d: State, f: F, a: Action<T>) => void,
  more: { readonly why?: Why<F, T>; readonly when?: (s: State, f: F) => boolean } = {},
): Listed<Hamilcar, F, Action<T>> {
  const names = Object.keys(ACTIONS[type]);
  return {
    ...(more.when && { when: more.when }),
    choices,
    problem(s, f, a) {
      const open = choices(s, f);
      const given = fieldsOf(a);
      const isGiven = (action: Action<T>): boolean => {
        const fields = fieldsOf(action);
        return names.every((name) => fields.get(name) === given.get(name));
      };
      if (open.some(({ action }) => isGiven(action))) return undefined;
      const reason = more.why?.(s, f, a);
      if (reason) return reason;
      const said = names.map((name) => `${given.get(name)}`).join(', ');
      const few = open.slice(0, 8).map(({ says }) => says);
      return no(rule, `Found ${said || type}; allowed: ${few.length ? few.join('; ') : 'nothing of the kind'}.`);
    },
    apply,
  };
}

/** A plain yes: one action without fields, where its moment has come. */
export const plainAnswer = <F, T extends ActionType>(
  type: T,
  says: string | ((s: State, f: F) => string),
  apply: (d: State, f: F) => void,
  when?: (s: State, f: F) => boolean,
): Listed<Hamilcar, F, { readonly type: T }> => ({
  ...(when && { when }),
  choices: (s, f) => [{ action: { type }, says: typeof says === 'string' ? says : says(s, f) }],
  problem: () => undefined,
  apply,
});
