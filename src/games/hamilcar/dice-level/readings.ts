/** What the steps to the dice level settle, as facts and in words. */
import type { Assumption, Fact } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { SIZES } from '../land-battle/melee.ts';
import { type Levels, type Meeting, mayCharge, type Rung } from './rules.ts';

/** 13.4: the dice of a level in words. */
export function diceWords(level: number, read: Reader): string {
  const rolled = SIZES.filter((size) => Number(read.at('battle-dice', level, size).value) > 0);
  return rolled.length ? rolled.join(' and ') : 'none';
}

const against = ({ carthage, rome }: Levels): string => `${carthage} v ${rome}`;

/** 13.3: levels step by step, Carthage's first, and whether the Elephants may charge. */
export function levelFacts(meeting: Meeting, rungs: readonly Rung[], read: Reader): Record<string, Fact> {
  const { carthage, rome } = rungs.at(-1)!.levels;
  const after = (step: Rung['step']): string => against(rungs.find((r) => r.step === step)!.levels);
  return {
    carthageLevel: carthage,
    romeLevel: rome,
    levelsAfterA: after('A'),
    levelsAfterB: after('B'),
    levelsAfterC: after('C'),
    carthageDice: diceWords(carthage, read),
    romeDice: diceWords(rome, read),
    mayCharge: mayCharge(meeting),
  };
}

export const LEVEL_TERMS = {
  carthageLevel: "Carthage's dice level",
  romeLevel: "Rome's dice level",
  levelsAfterA: 'Levels after step A (Carthage v Rome)',
  levelsAfterB: 'Levels after step B',
  levelsAfterC: 'Levels after step C',
  carthageDice: 'Battle Dice of Carthage',
  romeDice: 'Battle Dice of Rome',
  mayCharge: 'An Elephant Charge is possible',
  chargeModifier: 'Modifier of the charge roll',
  chargeResult: 'Result of the charge roll',
  rerollRight: 'May have a die rolled again',
  carthageRerolls: 'Carthage may have a die rolled again',
  nobodyRerolls: 'Nobody may',
  romeRerolls: 'Rome may have a die rolled again',
} as const;

/** The readings of 13.3 that this meeting touches. */
export function levelReadings(meeting: Meeting, charged: boolean, metellus: string): Assumption[] {
  const { carthageRating, romeRating, withoutGeneral } = meeting;
  const leaderless: Assumption = {
    ruling: 'force-without-general',
    rule: '13.3.C',
    field: 'withoutGeneral',
    reading:
      withoutGeneral === 'zero'
        ? 'A Force without a General counts with Battle Rating 0 and has no Allies.'
        : 'A Force without a General has no Allies, and where it has none to compare, steps C and D are skipped.',
  };
  const ability: Assumption = {
    ruling: 'charge-abilities',
    rule: '17.2.B.Metellus',
    reading: `Metellus has the charge rolled once more ${metellus}, and the second result stands.`,
  };
  return [
    ...(carthageRating === 'none' || romeRating === 'none' ? [leaderless] : []),
    ...(charged && meeting.metellus && romeRating !== 'none' ? [ability] : []),
  ];
}
