/** The readings of chapter 12 that a battle really touches. */
import type { Assumption } from '../../../calculator/report.ts';
import { touched } from '../readings.ts';
import { type Battle, sizesOf } from './rules.ts';
import { looksTwice } from './strength.ts';

/** 12.2.1: what a defender large enough does, by either reading. */
export const DEFENDER_VICTORY: Readonly<Record<Battle['defenderVictory'], string>> = {
  automatic: 'A defender that is large enough wins automatically too.',
  roll: 'A defender never wins automatically; it rolls with the highest modifier a roll can have.',
};

export function readingsOf(battle: Battle, automatic: boolean): Assumption[] {
  const fought = !automatic;
  const dice = fought && !battle.titusManlius;
  const flanked = dice && battle.flankCu > 0;
  const sizes = sizesOf(battle);
  return touched([
    {
      holds: dice,
      ruling: 'losers-ones',
      rule: '12.3',
      field: 'losersOnes',
      reading:
        battle.losersOnes === 'costs'
          ? 'Each 1 that the loser rolls costs the loser 1 CU.'
          : 'A 1 that the loser rolls does nothing.',
    },
    {
      holds: dice,
      ruling: 'winners-ones',
      rule: '12.3',
      field: 'winnersOnes',
      reading:
        battle.winnersOnes === 'nothing'
          ? 'A 1 that the winner rolls does nothing.'
          : 'Each 1 that the winner rolls costs the winner 1 CU.',
    },
    {
      holds: dice,
      ruling: 'losses-over-strength',
      rule: '12.3',
      reading: 'Losses beyond the CU present vanish, and bring no support.',
    },
    {
      holds: fought && battle.acrossRough,
      ruling: 'retreat-over-rough',
      rule: '12.4.1',
      field: 'beatenOverRough',
      reading:
        battle.beatenOverRough === 'destroyed'
          ? 'An attacker beaten after coming over rough or a strait cannot retreat and is destroyed; its flanker is not.'
          : 'An attacker beaten after coming over rough or a strait retreats like any other.',
    },
    {
      holds: flanked,
      ruling: 'loss-band-with-flanker',
      rule: '12.3',
      field: 'flankBand',
      reading:
        battle.flankBand === 'army-size'
          ? 'The loss column follows army size, half the flanking force included.'
          : 'The loss column follows the CU of the attacking army alone.',
    },
    {
      holds: flanked,
      ruling: 'flank-split-surplus',
      rule: '9.5.6',
      field: 'flankSurplus',
      reading:
        battle.flankSurplus === 'passes-on'
          ? 'Losses that one of the two forces cannot bear pass to the other.'
          : 'Losses that one of the two forces cannot bear vanish.',
    },
    {
      holds: looksTwice(battle),
      ruling: 'automatic-victory-twice',
      rule: '12.1',
      reading: 'An automatic victory is looked for without the flanking force first, and with it where there was none.',
    },
    {
      holds: fought && battle.friendlyTo === 'both',
      ruling: 'both-friendly',
      rule: '12.2.3',
      reading: 'Where the space is friendly to both, both add 1.',
    },
    {
      holds: fought && battle.intercepted && battle.failedAvoid,
      ruling: 'interception-and-failed-avoid',
      rule: '12.2.3',
      reading: 'The +1 for intercepting and the −1 for failing to avoid both count.',
    },
    {
      holds: sizes.defender > sizes.attacker && (automatic || battle.defenderVictory === 'roll'),
      ruling: 'defender-automatic-victory',
      rule: '12.2.1',
      field: 'defenderVictory',
      reading: DEFENDER_VICTORY[battle.defenderVictory],
    },
  ]);
}
