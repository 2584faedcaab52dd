/** Every reading of the game in words, and the calculators that rest on them. */
import { calculatorWith } from '../../calculator/calculator.ts';
import { type ReadingWords, wording } from '../../calculator/readings.ts';
import type { Assumption } from '../../calculator/report.ts';

export const READINGS = {
  'losers-ones': {
    rule: '12.3',
    says: {
      costs: 'Each 1 that the loser rolls costs the loser 1 CU.',
      nothing: 'A 1 that the loser rolls does nothing.',
    },
  },
  'winners-ones': {
    rule: '12.3',
    says: {
      nothing: 'A 1 that the winner rolls does nothing.',
      costs: 'Each 1 that the winner rolls costs the winner 1 CU.',
    },
  },
  'losses-over-strength': { rule: '12.3', says: 'Losses beyond the CU present vanish, and bring no support.' },
  'retreat-over-rough': {
    rule: '12.4.1',
    says: {
      destroyed:
        'An attacker beaten after coming over rough or a strait cannot retreat and is destroyed; its flanker is not.',
      retreats: 'An attacker beaten after coming over rough or a strait retreats like any other.',
    },
  },
  'loss-band-with-flanker': {
    rule: '12.3',
    says: {
      'army-size': 'The loss column follows army size, half the flanking force included.',
      'primary-only': 'The loss column follows the CU of the attacking army alone.',
    },
  },
  'flank-split-surplus': {
    rule: '9.5.6',
    says: {
      'passes-on': 'Losses that one of the two forces cannot bear pass to the other.',
      vanishes: 'Losses that one of the two forces cannot bear vanish.',
    },
  },
  'automatic-victory-twice': {
    rule: '12.1',
    says: 'An automatic victory is looked for without the flanking force first, and with it where there was none.',
  },
  'both-friendly': { rule: '12.2.3', says: 'Where the space is friendly to both, both add 1.' },
  'interception-and-failed-avoid': {
    rule: '12.2.3',
    says: 'The +1 for intercepting and the −1 for failing to avoid both count.',
  },
  'defender-automatic-victory': {
    rule: '12.2.1',
    says: {
      automatic: 'A defender that is large enough wins automatically too.',
      roll: 'A defender never wins automatically; it rolls with the highest modifier a roll can have.',
    },
  },
  'one-siege-roll-per-round': {
    rule: '13.1.1-exception',
    says: 'Each roll to come belongs to another round or to a Surrender Phase: a space is rolled for once in a round.',
  },
  'siege-level-above-loyalty': {
    rule: '13.5-note',
    says: 'The place falls at a level above its loyalty or factor as well as at the same.',
  },
  'roman-hand-size': { rule: '6.2.2', says: 'Rome draws to 8 with three or more players, and to 7 with two.' },
  'gallic-forced-discard': {
    rule: '6.2.1',
    says: {
      all: 'With four or five players the Gauls discard every leftover card.',
      chosen: 'With fewer than four players the Gauls discard only what they like.',
    },
  },
  'etruscan-samnite-tie-rank': {
    rule: '4.4',
    says: 'The Etruscan/Samnite player has one VP total and the Etruscan place in the list.',
  },
  'desperate-times-contest': {
    rule: '7.4.2',
    says: 'Of all who announce at one moment, the player with the fewest VP plays.',
  },
  'desperate-times-after-round-five': {
    rule: '7.4.5',
    says: 'After round five nobody contests: each in turn plays or passes.',
  },
} as const satisfies ReadingWords;

export const calculator = calculatorWith(READINGS);

/** Readings that no field switches, in words. */
export const assumed = wording(READINGS, { fields: {}, rules: [] });

/** A reading, and whether the case at hand touches it. */
export interface Reading extends Assumption {
  readonly holds: boolean;
}

export const touched = (readings: readonly Reading[]): Assumption[] =>
  readings.filter((r) => r.holds).map(({ holds: _, ...reading }) => reading);

/** Each ruling once, as it is first told. */
export const once = (readings: readonly Assumption[]): Assumption[] =>
  readings.filter((r, i) => readings.findIndex((other) => other.ruling === r.ruling) === i);
