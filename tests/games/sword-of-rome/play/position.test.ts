/** What a written position may say: what does not fit the game is refused by its name. */
import { describe, expect, test } from 'vitest';
import type { Options, Position } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import { start } from './table.ts';

/** Positions as a reader may have written them, whatever their fields hold. */
const begins = (position: object, more: object = {}) => {
  const options = { players: '4', position, ...more } as { players: '4'; position: Position };
  return () => start(options satisfies Options);
};

describe('a written position', () => {
  test('has known fields only', () => {
    expect(begins({ troops: {} })).toThrow(/field of a position "troops"/);
    expect(begins({}, { turns: 3 })).toThrow(/field of a set-up "turns"/);
  });

  test('names spaces, seats, leaders, powers and cards of the game', () => {
    expect(begins({ cu: { rom: { romans: 1 } } })).toThrow(/cu: space "rom"/);
    expect(begins({ inside: { rom: 1 } })).toThrow(/inside: space "rom"/);
    expect(begins({ cu: { roma: { roman: 1 } } })).toThrow(/cu in roma: power "roman"/);
    expect(begins({ vp: { roman: 1 } })).toThrow(/vp: seat "roman"/);
    expect(begins({ active: 'carthage' })).toThrow(/seat "carthage"/);
    expect(begins({ leaders: { camilus: 'roma' } })).toThrow(/leaders: leader "camilus"/);
    expect(begins({ leaders: { camillus: 'rom' } })).toThrow(/place of camillus "rom"/);
    expect(begins({ markers: { clusium: 'roman' } })).toThrow(/marker in clusium: "roman"/);
    expect(begins({ sieges: { clusium: { by: 'roman', level: 0 } } })).toThrow(/siege of clusium: power "roman"/);
    expect(begins({ hands: { romans: ['gauls-01'] } })).toThrow(/card "gauls-01"/);
    expect(begins({ desperate: { romans: ['gauls-desperate-1'] } })).toThrow(/Desperate Times "gauls-desperate-1"/);
  });

  test('counts in whole numbers', () => {
    expect(begins({ cu: { roma: { romans: -1 } } })).toThrow(/found -1/);
    expect(begins({ loyalty: { roma: '3' } })).toThrow(/found "3"/);
  });

  test('writes an alliance as two powers of different seats', () => {
    expect(begins({ alliances: [['romans', 'samnites']] })).toThrow(/\["romans","samnites"\] must have the form/);
    expect(begins({ alliances: [{ one: 'romans', other: 'sabines' }] })).toThrow(/power "sabines"/);
    expect(begins({ alliances: [{ one: 'etruscans', other: 'samnites' }] })).toThrow(/cannot be allied/);
    expect(begins({ alliances: [{ one: 'romans', other: 'samnites' }] })).not.toThrow();
  });

  test('keeps enemies apart outside, but not allies, nor besieged and besiegers', () => {
    const cu = { capua: { romans: 2, samnites: 1 } };
    expect(begins({ cu })).toThrow(/samnites and romans are enemies and both outside in Capua/);
    expect(begins({ cu, alliances: [{ one: 'romans', other: 'samnites' }] })).not.toThrow();
    expect(begins({ cu: { neapolis: { romans: 3 } }, inside: { neapolis: 1 } })).not.toThrow();
  });
});
