/** Plain answers: one action without fields, always allowed where its moment has come. */
import type { Answer } from '../../../../play/procedure.ts';
import type { ActionType } from '../actions.ts';
import type { Hamilcar, State } from '../state.ts';

/** Its moment is a stage of the frame. */
export const inStage =
  <F extends { readonly stage: string }>(...stages: F['stage'][]) =>
  (_: State, f: F): boolean =>
    stages.includes(f.stage);

/** Its moment is there as long as the frame waits. */
export const anytime = (): boolean => true;

export function plain<F, T extends ActionType>(
  type: T,
  says: string | ((s: State, f: F) => string),
  when: (s: State, f: F) => boolean,
  apply: (d: State, f: F) => void,
): Answer<Hamilcar, F, { readonly type: T }> {
  const only = [{ type }];
  return { when, options: () => only, says: (s, f) => (typeof says === 'string' ? says : says(s, f)), apply };
}
