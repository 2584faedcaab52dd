/** Land Reactions: Avoid, Interceptions with their +1, Back up, Overrun, Pursuit, and the opponent's choice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { Reader } from '../../../src/calculator/table.ts';
import { landBattle } from '../../../src/games/hamilcar/land-battle/calculator.ts';
import { LED, limitOf } from '../../../src/games/hamilcar/limits.ts';
import { clashesOf } from '../../../src/games/hamilcar/reactions/battle.ts';
import { reactions } from '../../../src/games/hamilcar/reactions/calculator.ts';
import { declarationsOf } from '../../../src/games/hamilcar/reactions/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof reactions.fields>;

const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(reactions.fields), interceptors: [], ...given });
const ask = (given: Partial<Input>): Report => reactions.compute(inputOf(given), tables);
const chances = (given: Partial<Input>) => ask(given).chances;

const army = (cu: number, rating: number, elephants = 0) => ({ cu, rating, elephants });

describe('Avoid and Pursuit', () => {
  test('rating 2 gets away 1 time in 3; rating 2 then pursues 1 time in 3', () => {
    const found = chances({ rating: 2, moverRating: 2, mpLeft: 1 });
    expect(found['avoided']).toBeCloseTo(1 / 3, 14);
    expect(found['movesOn']).toBeCloseTo(1 / 9, 14);
    expect(found['stays']).toBeCloseTo(2 / 9, 14);
    expect(found['battle']).toBeCloseTo(2 / 3, 14);
  });

  test('without MPs there is no Pursuit', () => {
    expect(chances({ rating: 3, mpLeft: 0 })).toMatchObject({ movesOn: 0, avoided: 1 / 2 });
  });

  test('into the city: a Pursuit roll, or none by the other reading', () => {
    const city = { city: 3, escape: 'city', cu: 3, rating: 3, moverRating: 2 } as const;
    expect(chances(city)['movesOn']).toBeCloseTo((1 / 2) * (1 / 3), 14);
    expect(chances({ ...city, cityPursuit: 'free' })['movesOn']).toBeCloseTo(1 / 2, 14);
  });

  test('nobody avoids without a General, with no way out, or after a failed Interception', () => {
    for (const given of [{ rating: 'none' }, { escape: 'nowhere' }, { failed: true }] as const)
      expect(ask(given)).toMatchObject({ facts: { mayAvoid: false }, chances: { avoided: 0, battle: 1 } });
  });

  test('a lone General is displaced unless he gets away, and the Army goes on without a Pursuit', () => {
    const found = chances({ cu: 0, rating: 2, mpLeft: 1, moverRating: 1 });
    expect(found['generalLost']).toBeCloseTo(2 / 3, 14);
    expect(found['movesOn']).toBeCloseTo(1, 14);
  });

  test('those left behind fight, or are overrun if it is a single CU', () => {
    expect(chances({ cu: 5, leftBehind: 2, rating: 3 })['battle']).toBe(1);
    const found = chances({ cu: 5, leftBehind: 1, rating: 3, moverCu: 5 });
    expect(found['overrun']).toBeCloseTo(1 / 2, 14);
    expect(found['battle']).toBeCloseTo(1 / 2, 14);
  });

  test('each Consul keeps 3 CUs when an Army parts', () => {
    expect(ask({ cu: 5, leftBehind: 3, consuls: 'avoiding' }).facts['mayAvoid']).toBe(false);
    expect(ask({ cu: 5, leftBehind: 2, consuls: 'avoiding' }).facts['mayAvoid']).toBe(true);
    expect(ask({ cu: 5, leftBehind: 2, consuls: 'both' }).facts['mayAvoid']).toBe(false);
    expect(ask({ cu: 6, leftBehind: 3, consuls: 'both' }).facts['mayAvoid']).toBe(true);
    expect(ask({ cu: 2, consuls: 'avoiding' }).facts['mayAvoid']).toBe(true);
  });

  test('2.2.A: no active Army and none that intercepts has more than 10 CUs, and who types more is told', () => {
    expect(limitOf('led-units', new Reader(tables))).toBe(LED);
    const said = (typed: object) => {
      const parsed = parse(reactions.fields, typed);
      return parsed.type === 'problems' && parsed.problems[0]!.sentence;
    };
    expect(said({ interceptors: [{ cu: 11, rating: 2 }] })).toContain('the most that 2.2.A allows');
    expect(said({ moverCu: 11 })).toContain('(2.2.A)');
    // 2.3.E1: where others of its side stood already, the Force in the space is larger.
    expect(said({ moverCu: 11, barred: 'units' })).toBe(false);
  });

  test('10 Units go at most', () => {
    const all = declarationsOf(inputOf({ cu: 12 }), new Reader(tables));
    expect(all.find((d) => d.stance === 'avoid')).toMatchObject({ avoidingCu: 10, stayingCu: 2 });
  });
});

describe('Interceptions', () => {
  const armies = [army(4, 3), army(4, 2)];

  test('at least one of two comes: 1 less both failures', () => {
    const found = chances({ cu: 0, rating: 'none', interceptors: armies });
    expect(found['intercepted']).toBeCloseTo(1 - (1 / 2) * (2 / 3), 14);
  });

  test('+1 into a space the mover controls, only while none of their Units is there', () => {
    const into = { control: 'mover', interceptors: [army(4, 2)] } as const;
    expect(chances({ ...into, cu: 0, rating: 'none' })['intercepted']).toBeCloseTo(1 / 6, 14);
    expect(chances({ ...into, cu: 0, rating: 'none', stStays: true })['intercepted']).toBeCloseTo(1 / 3, 14);
    expect(chances({ ...into, stance: 'stand' })['intercepted']).toBeCloseTo(1 / 3, 14);
  });

  test('after a successful Avoid the +1 applies, unless it is checked when declared', () => {
    const into = { control: 'mover', rating: 2, interceptors: [army(4, 2)] } as const;
    expect(chances(into)['intercepted']).toBeCloseTo((1 / 3) * (1 / 6) + (2 / 3) * (1 / 3), 14);
    expect(chances({ ...into, plusOne: 'at-declaration' })['intercepted']).toBeCloseTo(1 / 3, 14);
  });

  test('a Truce, or Units of the active side in the space, bars them', () => {
    for (const barred of ['truce', 'units'] as const)
      expect(ask({ barred, interceptors: armies })).toMatchObject({
        chances: { intercepted: 0 },
        facts: { attempts: 1 },
      });
  });

  test('a lone General who is intercepted is displaced; he cannot enter where enemy Units are', () => {
    expect(chances({ moverCu: 0, cu: 0, rating: 'none', interceptors: [army(1, 3)] })['displaced']).toBe(1 / 2);
    expect(chances({ moverCu: 0, cu: 1 })['barred']).toBe(1);
    expect(chances({ moverCu: 0, cu: 0, rating: 2, mpLeft: 0 })['barred']).toBe(1);
    expect(chances({ moverCu: 0, cu: 0, rating: 2, mpLeft: 1 })['movesOn']).toBe(1);
  });

  test('an Interception prevents an Overrun', () => {
    const lone = { cu: 1, rating: 'none', moverCu: 5 } as const;
    expect(chances(lone)['overrun']).toBe(1);
    expect(chances({ ...lone, moverCu: 4 })).toMatchObject({ overrun: 0, battle: 1 });
    expect(chances({ ...lone, interceptors: [army(2, 3)] })['overrun']).toBe(1 / 2);
  });

  test('whoever wants to save CUs backs up', () => {
    const found = ask({ aim: 'saved', cu: 0, rating: 'none', interceptors: [army(9, 3)] });
    expect(found.chances).toMatchObject({ backsUp: 1 / 2, movesOn: 1 / 2, battle: 0 });
    expect(found.expected['moverLosses']).toBe(0);
  });

  test('where neither way serves the aim the active Army takes the one that costs it nothing', () => {
    const found = ask({ aim: 'onward', cu: 0, rating: 'none', interceptors: [army(9, 3)] });
    expect(found.chances).toMatchObject({ backsUp: 1 / 2, battle: 0 });
    expect(found.sentence).toMatch(/back up/i);
  });
});

describe('13.3.D: Elephant Charge', () => {
  const battle = (given: object) =>
    landBattle.compute({ ...defaultsOf(landBattle.fields), carthageSts: 0, romeSts: 0, ...given }, tables);
  const xanthippus = { xanthippus: true, charge: 'yes' } as const;

  test('where nothing else can happen it is the Land Battle with the same Elephants', () => {
    const attack = {
      ...xanthippus,
      elephants: 2,
      mover: 'carthage',
      moverCu: 5,
      moverRating: 2,
      moverAllies: 1,
    } as const;
    const found = ask({ ...attack, cu: 6, rating: 2, allies: 2, stance: 'stand' });
    const sides = { carthageCu: 5, carthageRating: 2, carthageAllies: 1, romeCu: 6, romeRating: 2, romeAllies: 2 };
    const same = battle({ ...xanthippus, attacker: 'carthage', elephants: 2, ...sides });
    expect(found.chances['wins']).toBeCloseTo(same.chances.carthageWins, 12);
    expect(found.expected['opponentLosses']).toBeCloseTo(same.expected.romeCuLost, 12);
    expect(same.chances.carthageRerolls).toBeGreaterThan(0);
  });

  test('Elephants of an Army that intercepts charge too, and those who Avoid take theirs with them', () => {
    const given = { ...xanthippus, moverCu: 6, moverRating: 2, moverAllies: 1, allies: 1, aim: 'holds' } as const;
    const rome = {
      attacker: 'rome',
      romeCu: 6,
      romeRating: 2,
      romeAllies: 1,
      carthageAllies: 1,
      ...xanthippus,
    } as const;
    const comes = ask({ ...given, cu: 0, rating: 'none', interceptors: [army(4, 6, 2)] });
    const met = battle({ ...rome, carthageCu: 4, carthageRating: 6, elephants: 2 });
    expect(comes.chances['holds']).toBeCloseTo(met.chances.romeWins, 12);
    const parts = ask({ ...given, cu: 5, rating: 6, elephants: 2, leftBehind: 3, stance: 'avoid' });
    const left = battle({ ...rome, carthageCu: 3, carthageRating: 'none', elephants: 0 });
    expect(parts.chances['wins']).toBeCloseTo(left.chances.romeWins, 12);
  });

  test('Elephants without CUs, and Elephants of Rome, are refused', () => {
    const refused = (given: object) => JSON.stringify(parse(reactions.fields, given));
    expect(refused({ mover: 'carthage', moverCu: 1, elephants: 2 })).toContain(
      'with 1 in the active Army, Carthage cannot have 2 (13.3.D)',
    );
    expect(refused({ interceptors: [army(1, 2, 2)] })).toContain('an Army of 1 cannot have 2 of them (13.3.D)');
    expect(refused({ mover: 'carthage', interceptors: [army(4, 2, 1)] })).toContain('Only Carthage has Elephants');
  });
});

describe('inside the city', () => {
  test('if all are inside, the Army moves on; those without room stay outside', () => {
    expect(chances({ city: 3, cu: 3, stance: 'inside' })).toMatchObject({ movesOn: 1, battle: 0 });
    expect(chances({ city: 3, cu: 5, stance: 'inside' })['battle']).toBe(1);
    expect(ask({ city: 2, cu: 5 }).facts).toMatchObject({ stances: 4, mayDoBoth: true });
  });

  test('10.1: a General who goes inside leaves those outside to fight without him, or to be overrun', () => {
    const inside = { city: 3, rating: 3, stance: 'inside' } as const;
    const left = { city: 'none', rating: 'none', stance: 'stand', control: 'opponent' } as const;
    expect(chances({ ...inside, cu: 5, generalInside: true })['wins']).toBeCloseTo(
      chances({ ...left, cu: 2 })['wins']!,
      12,
    );
    expect(chances({ ...inside, cu: 5 })['wins']).toBeLessThan(chances({ ...left, cu: 2 })['wins']!);
    expect(chances({ ...inside, cu: 4, moverCu: 5, generalInside: true })['overrun']).toBe(1);
    expect(chances({ ...inside, cu: 4, moverCu: 5 })['overrun']).toBe(0);
  });
});

/** The chance to hold the space by counting: one attempt to Avoid, one Army that may come, the mover always fights. */
function slowHolds(input: Input): number {
  const read = new Reader(tables);
  const clash = clashesOf(input, read);
  const wins = (cu: number, rating: number) => {
    const { melee } = clash(army(cu, rating)).stage;
    return melee.fights.filter((f) => f.winner === input.mover).length / melee.fights.length;
  };
  const [comer] = input.interceptors;
  const own = Number(input.rating);
  let sum = 0;
  for (let avoid = 1; avoid <= 6; avoid++)
    for (let come = 1; come <= 6; come++) {
      const away = avoid <= own;
      const comes = come + (away && input.control === 'mover' ? 1 : 0) <= comer!.rating;
      const cu = (away ? 0 : input.cu) + (comes ? comer!.cu : 0);
      const rating = Math.max(away ? 0 : own, comes ? comer!.rating : 0);
      sum += cu === 0 ? 1 : wins(cu, rating);
    }
  return sum / 36;
}

test('die by die gives the same chance to stand in the space', () => {
  for (const control of ['mover', 'nobody'] as const) {
    const input = inputOf({ aim: 'holds', control, cu: 3, rating: 2, interceptors: [army(4, 3)] });
    expect(reactions.compute(input, tables).chances['holds']).toBeCloseTo(slowHolds(input), 12);
  }
});

test('an opponent free to choose never does better for the active side than one who is bound', () => {
  fc.assert(
    fc.property(anyInput(reactions.fields), (any) => {
      const input = any as Input;
      const worth = (given: Partial<Input>) =>
        reactions.aims[input.aim]!.worth(reactions.compute({ ...input, ...given }, tables));
      const free = worth({ stance: 'best', intercept: 'best' });
      expect(free).toBeLessThanOrEqual(worth({}) + 1e-9);
    }),
    { numRuns: 25 },
  );
});

describe('11.1, 2.2.E1: who commands an Army that did not get away', () => {
  const parted = { cu: 6, rating: 2, leftBehind: 3, leftRating: 4, mpLeft: 0 } as const;
  const read = new Reader(tables);
  const wins = (cu: number, rating: number): number => {
    const { melee } = clashesOf(inputOf(parted), read)(army(cu, rating)).stage;
    return melee.fights.filter((fight) => fight.winner === 'rome').length / melee.fights.length;
  };

  test('by our reading the General who rolled, by the other the one who was to stay', () => {
    // He gets away 2 times in 6; then the other General fights with those who stay.
    const left = (2 / 6) * wins(3, 4);
    expect(chances({ ...parted, mover: 'rome' })['wins']).toBeCloseTo(left + (4 / 6) * wins(6, 2), 12);
    const other = chances({ ...parted, mover: 'rome', command: 'stayed' });
    expect(other['wins']).toBeCloseTo(left + (4 / 6) * wins(6, 4), 12);
  });

  test('it is told where two Generals part, and asked where their ratings differ', () => {
    const told = (given: Partial<Input>) => ask(given).assumptions.map(({ ruling }) => ruling);
    expect(told(parted)).toContain('command-after-failed-avoid');
    for (const over of [{ leftRating: 'none' }, { leftRating: 2 }, { leftBehind: 0 }, { escape: 'nowhere' }] as const)
      expect(told({ ...parted, ...over })).not.toContain('command-after-failed-avoid');
    expect(reactions.fields.command.when!(inputOf({ ...parted, leftRating: 2 }))).toBe(false);
    expect(reactions.fields.command.when!(inputOf(parted))).toBe(true);
  });
});

describe('what has fallen is not rolled again', () => {
  const watched = { rating: 2, moverRating: 2, mpLeft: 1, interceptors: [army(4, 3)] } as const;

  test('11.1: the roll to Avoid before it falls is both of its falls together', () => {
    const [open, away, failed] = (['open', 'away', 'failed'] as const).map((avoidRoll) =>
      chances({ ...watched, avoidRoll }),
    );
    expect(away?.['avoided']).toBe(1);
    expect(failed?.['avoided']).toBe(0);
    for (const key of ['movesOn', 'wins', 'beaten', 'intercepted'] as const)
      expect(open?.[key]).toBeCloseTo(away![key]! / 3 + (failed![key]! * 2) / 3, 12);
  });

  test('12.1: whoever has come is met, even if nobody else comes', () => {
    const met = chances({ ...watched, avoidRoll: 'failed', came: 'joined' });
    expect(met['intercepted']).toBe(1);
    expect(chances({ cu: 5, rating: 3, stance: 'stand', came: 'joined' })['intercepted']).toBe(1);
    expect(chances({ cu: 5, rating: 3, stance: 'stand' })['intercepted']).toBe(0);
  });

  test('12.1: by the reading at the declaration an Army that came into an empty space does not spare the next its +1', () => {
    const into = { cu: 4, rating: 3, stance: 'stand', control: 'mover', interceptors: [army(4, 3)] } as const;
    const comes = (more: Partial<Input>) => ask({ ...into, ...more }).tree;
    const read = { plusOne: 'at-declaration' } as const;
    expect(comes({ ...read, came: 'alone' })).not.toEqual(comes({ ...read, came: 'joined' }));
    expect(comes({ plusOne: 'at-roll', came: 'alone' })).toEqual(comes({ plusOne: 'at-roll', came: 'joined' }));
  });
});
