/** 5.5, 15.2: who rolls for attrition, and who is spared, line by line. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { type Attrition, mustRoll } from './rules.ts';

const SPARED = { enemy: '', own: 'its own', allied: "an ally's" } as const;

export const attritionLedger = ({ spaces }: Attrition): Line[] =>
  spaces.map((stand, i) => {
    const rolls = mustRoll(stand);
    const why = rolls
      ? `Roll for space ${i + 1}, ${stand.cu} CU`
      : `No roll for space ${i + 1}: it is ${SPARED[stand.ground]}`;
    return line('rolls', rolls ? 1 : 0, why, stand.ground === 'allied' ? '15.2' : '5.5');
  });
