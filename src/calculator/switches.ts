/** The readings a reader may choose: the options of a game's rulings, and the fields that calculators make of them. */
import type { RulingField } from './fields.ts';
import { keysOf, known } from './keys.ts';

/** By ruling, its options in words: the first is the reading we follow. */
export type Switches = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What makes fields of a game's switches; `words` where the options read otherwise after the field's label. */
export const rulingsFrom =
  <S extends Switches>(switches: S) =>
  <R extends keyof S & string>(
    ruling: R,
    field: Omit<RulingField, 'kind' | 'ruling' | 'options' | 'default'>,
    words: Readonly<Record<keyof S[R] & string, string>> = switches[ruling]!,
  ): RulingField<keyof S[R] & string> => {
    const ids = keysOf<keyof S[R] & string>(switches[ruling]);
    const options = ids.map((id) => ({ id, label: words[id] }));
    return { ...field, kind: 'ruling', ruling, options, default: known(ids, ids[0], field.label) };
  };
