/** Inputs that several calculators share, and sizes that no Army can have, for fields that must know them before any table is read. */
import { type Bar, barIf, number, numberOr } from '../../calculator/fields.ts';
import { plural } from '../../calculator/words.ts';
import { MOST_RATING } from './die.ts';

/** 7.2: the CUs that a General can have with him. */
export const LED = 10;

/** Elephants are CUs, so there are no more of them than CUs. */
export const elephantsBar = (elephants: number, cu: number): Bar | undefined =>
  barIf(elephants > cu, '11.3', `Elephants are CUs: ${plural(cu, 'CU')} cannot include ${elephants} of them`);

/** 11.10A: Elephants among CUs that suffer Attrition. */
export const elephantsAmong = number({
  label: 'Elephants among the CUs',
  key: 'e',
  rule: '11.10A',
  max: 10,
  help: 'Carthage only',
});

/** A Battle Rating that may be missing. */
export const ratingField = (label: string, key: string, rule: string, standard: number) =>
  number({ label, key, rule, max: MOST_RATING, presets: 'leaders', default: standard, help: '0 without a General' });

/** 11.4: the same where nobody rolls against it. */
export const commanderField = (group: string, key: string, rule: string, standard: number | 'none') =>
  numberOr<'none'>({
    label: 'Battle Rating of the commander',
    key,
    group,
    rule,
    min: 1,
    max: MOST_RATING,
    presets: 'leaders',
    words: [{ id: 'none', label: 'no General' }],
    default: standard,
  });
