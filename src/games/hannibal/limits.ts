/** What no Army of the game can be, for fields that must know it before any table. */
import { type Bar, barIf, number } from '../../calculator/fields.ts';

/** 7.2: the CUs that a General can have with him. */
export const LED = 10;

/** Elephants are CUs, so there are no more of them than CUs. */
export const elephantsBar = (elephants: number, cu: number): Bar | undefined =>
  barIf(elephants > cu, '11.3', `Elephants are CUs, and you entered ${cu} in all, not ${elephants}`);

/** 11.10A: Elephants among CUs that suffer Attrition. */
export const elephantsAmong = number({
  label: 'Elephants among them',
  key: 'e',
  rule: '11.10A',
  max: 10,
  help: 'Carthage only',
});
