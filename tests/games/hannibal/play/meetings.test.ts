/** Armies that meet: who commands (11.2), who gets away (9), who comes (10), and the hands that follow (11.4). */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { Options, Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { next, position } from './table.ts';

const army = (cu: number, ...generals: string[]) => ({ cu, elephants: 0, generals });
const PASS = { type: 'pass' };
const roll = (id: string, face: number) => ({ type: 'roll', faces: { [id]: [face] } });
const open = (s: State) => hannibal.choices(s).map(({ action }) => action);
/** The hands that are due before the cards are shuffled. */
const hands = (s: State) => {
  const waits = hannibal.chance(next(s, { type: 'shuffle', pile: 'battle-cards' }));
  return waits?.type === 'deal' ? waits.hands : undefined;
};

/** A General marches with so many CUs, by a card of 3 OPs. */
const march = (side: 'rome' | 'carthage', general: string, cu: number, to: string, p: Position, more = {}) =>
  next(
    position({ active: side, hands: { [side]: ['s01'] }, ...p }, more),
    { type: 'play', card: 's01', use: 'activate' },
    ...(p.consuls && side === 'rome' ? [{ type: 'command', general: p.consuls[0] }] : []),
    { type: 'activate', general },
    ...(cu ? [{ type: 'take', cu, elephants: 0 }] : []),
    ...(p.consuls && side === 'rome' ? [{ type: 'join', general: p.consuls[1] }] : []),
    { type: 'step', to },
  );

describe('who commands', () => {
  /** Hannibal with 5 CUs attacks 4 Roman CUs in Dertosa; Baetica, Celtiberia and Orospeda are his Allies. */
  const defends = (generals: readonly string[], p: Position = {}) =>
    next(
      march('carthage', 'hannibal', 5, 'dertosa', {
        forces: { rome: { dertosa: army(4, ...generals) }, carthage: { saguntum: army(5, 'hannibal') } },
        ...p,
      }),
      PASS,
    );

  test('a Consul before a better Proconsul, and before Africanus, then the higher rating', () => {
    const office = { consuls: ['varro'], proconsul: 'marcellus' };
    expect(hands(defends(['marcellus', 'varro'], office))?.['rome']).toBe(4 + 1);
    expect(hands(defends(['marcellus', 'africanus'], { consuls: [], proconsul: 'marcellus' }))?.['rome']).toBe(4 + 4);
    expect(hands(defends(['varro', 'africanus'], { consuls: ['varro'] }))?.['rome']).toBe(4 + 1);
    expect(hands(defends(['marcellus'], { consuls: [] }))).toEqual({ rome: 4 + 3, carthage: 5 + 4 + 3 });
  });

  test('among equals the one who comes, whatever his rating', () => {
    const attacks = (general: string, other: string) =>
      hands(
        next(
          position({
            active: 'carthage',
            hands: { carthage: ['s01'] },
            consuls: [],
            forces: { rome: { dertosa: army(4) }, carthage: { saguntum: army(5, general, other) } },
          }),
          { type: 'play', card: 's01', use: 'activate' },
          { type: 'activate', general },
          { type: 'take', cu: 5, elephants: 0 },
          { type: 'join', general: other },
          { type: 'step', to: 'dertosa' },
        ),
      )?.['carthage'];
    // 5 CUs, 3 Allies and the rating: Gisgo has 1, Hasdrubal 3.
    expect([attacks('gisgo', 'hasdrubal'), attacks('hasdrubal', 'gisgo')]).toEqual([5 + 3 + 1, 5 + 3 + 3]);
  });

  test('11.2: of two Consuls the one named, until Carthage rolls 4 or more; it may when Rome attacks', () => {
    const attack = march('rome', 'varro', 4, 'dertosa', {
      forces: { rome: { saguntum: army(4, 'marcellus', 'varro') }, carthage: { dertosa: army(5, 'hannibal') } },
      consuls: ['varro', 'marcellus'],
    });
    const met = next(attack, PASS);
    expect([hannibal.decider(met), open(met).map(({ type }) => type)]).toEqual(['carthage', ['roll-command', 'pass']]);
    const rolled = (face: number) => next(met, { type: 'roll-command' }, roll('command', face));
    expect([hands(next(met, PASS)), hands(rolled(3)), hands(rolled(4))].map((due) => due?.['rome'])).toEqual([5, 5, 7]);
  });

  test('11.2: it must when Rome defends, and not for a Consul beside Africanus', () => {
    const consuls = ['marcellus', 'varro'];
    const s = next(
      position({
        active: 'carthage',
        hands: { carthage: ['s01'] },
        consuls,
        forces: { rome: { dertosa: army(4, ...consuls) }, carthage: { saguntum: army(5, 'hannibal') } },
      }),
      { type: 'play', card: 's01', use: 'activate' },
      { type: 'command', general: 'marcellus' },
      { type: 'activate', general: 'hannibal' },
      { type: 'take', cu: 5, elephants: 0 },
      { type: 'step', to: 'dertosa' },
      PASS,
    );
    expect(hannibal.chance(s)?.type).toBe('roll');
    expect(hands(next(s, roll('command', 5)))).toEqual({ rome: 4 + 1, carthage: 5 + 4 + 3 });
    expect(hannibal.chance(defends(['africanus', 'varro'], { consuls: ['varro'] }))?.type).toBe('shuffle');
  });
});

describe('9: Avoiding Battle', () => {
  /** Hannibal comes from Neapolis upon Romans in Paestum; Beneventum, Heraclea and the Bruttii are next to it. */
  const met = (cu: number, p: Position = {}, more: Omit<Options, 'position'> = {}) =>
    march(
      'carthage',
      'hannibal',
      9,
      'paestum',
      {
        forces: { rome: { paestum: army(cu, 'marcellus') }, carthage: { neapolis: army(9, 'hannibal') } },
        ...p,
        control: { beneventum: 'carthage', ...p.control },
      },
      more,
    );
  const AVOID = [{ type: 'avoid' }, roll('avoid', 3)];
  const goals = (s: State) => open(next(s, ...AVOID)).flatMap((action) => ('to' in action ? [action.to] : []));

  test('leads to no unfriendly Tribe, not where the enemy came from, and by one reading to no enemy PC', () => {
    expect(goals(met(4))).toEqual(['heraclea']);
    const control = { heraclea: 'carthage' } as const;
    expect(hannibal.problem(met(4, { control }), { type: 'avoid' })).toBeDefined();
    expect(goals(met(4, { control }, { rulings: { 'play-avoid-goal': 'allowed' } }))).toEqual([
      'beneventum',
      'heraclea',
    ]);
  });

  test('takes 10 CUs at most: those above stay without a General, and the enemy goes on where nobody stays', () => {
    const away = next(met(4), ...AVOID, { type: 'flee', to: 'heraclea' });
    expect([away.stacks.rome, away.frames.at(-1)]).toMatchObject([
      { heraclea: army(4, 'marcellus') },
      { type: 'entry', stage: 'pursuit-roll' },
    ]);
    expect(next(away, roll('pursuit', 4)).frames.at(-1)).toMatchObject({ type: 'move', mp: 3 });
    expect(next(away, roll('pursuit', 5)).frames.at(-1)).toMatchObject({ type: 'move', mp: 0 });
    const left = next(met(12), ...AVOID, { type: 'flee', to: 'heraclea' });
    expect(left.stacks.rome).toEqual({ paestum: army(2), heraclea: army(10, 'marcellus') });
    expect(hands(next(left, roll('pursuit', 6)))).toEqual({ rome: 2, carthage: 9 + 4 });
  });

  test('that fails costs the Army that tried 1 card', () => {
    const tried = next(met(4), { type: 'avoid' }, roll('avoid', 4));
    // 4 + 3 + 2 Allies.
    expect([hands(tried)?.['rome'], hands(next(met(4), PASS))?.['rome']]).toEqual([8, 9]);
  });

  test('9.a: a General without CUs must try, and is displaced if he fails or has nowhere to go', () => {
    expect(hannibal.chance(met(0))?.type).toBe('roll');
    const fled = next(met(0), roll('avoid', 3), { type: 'flee', to: 'heraclea' });
    expect([fled.stacks.rome, fled.displaced.includes('marcellus')]).toEqual([
      { heraclea: army(0, 'marcellus') },
      false,
    ]);
    for (const s of [next(met(0), roll('avoid', 4)), met(0, { control: { heraclea: 'carthage' } })]) {
      expect([s.stacks.rome, s.displaced.includes('marcellus')]).toEqual([{}, true]);
      expect(s.frames.at(-1)).toMatchObject({ type: 'move', over: false });
    }
  });

  test('9.a: a General alone to whom an Army comes that Avoids Battle must get away in his turn', () => {
    const s = next(
      met(4, {
        control: { croton: 'carthage' },
        forces: {
          rome: { paestum: army(4, 'marcellus') },
          carthage: { neapolis: army(9, 'hannibal'), heraclea: army(0, 'mago') },
        },
      }),
      ...AVOID,
      { type: 'flee', to: 'heraclea' },
    );
    expect(s.stacks.rome).toEqual({ heraclea: army(4, 'marcellus') });
    const got = next(s, roll('avoid', 2));
    expect(open(got)).toEqual(['beneventum', 'bruttium', 'croton'].map((to) => ({ type: 'flee', to })));
    expect(next(got, { type: 'flee', to: 'croton' }).stacks.carthage['croton']).toEqual(army(0, 'mago'));
    const lost = next(s, roll('avoid', 3));
    expect([lost.displaced.includes('mago'), lost.frames.at(-1)?.type]).toEqual([true, 'entry']);
  });

  test('9.a: not before a General who is alone himself: he may pass, but not stay', () => {
    const alone = march('carthage', 'mago', 0, 'paestum', {
      forces: { rome: { paestum: army(0, 'marcellus') }, carthage: { neapolis: army(9, 'mago') } },
    });
    expect([alone.stacks.rome, alone.stacks.carthage['paestum']]).toEqual([
      { paestum: army(0, 'marcellus') },
      army(0, 'mago'),
    ]);
    expect(hannibal.problem(alone, { type: 'done' })?.rule).toBe('7.2.b');
    expect(next(alone, { type: 'step', to: 'bruttium' }, { type: 'done' }).stacks.carthage['bruttium']?.cu).toBe(0);
  });
});

describe('10: Interception', () => {
  const comes = (from: string, general: string, cu: number) => ({ type: 'intercept', from, general, cu, elephants: 0 });
  /** Hannibal comes to Cannae; Romans may be there, in Arpi and in Tarentum, all next to it by roads. */
  const met = (cannae: number, tarentum = 3) =>
    march('carthage', 'hannibal', 6, 'cannae', {
      control: { brundisium: 'carthage' },
      forces: {
        rome: { cannae: army(cannae), arpi: army(4, 'fabius', 'nero'), tarentum: army(tarentum, 'varro') },
        carthage: { brundisium: army(8, 'hannibal') },
      },
    });

  test('those who come are one Army with those who are there, under one General, with 1 card for all of them', () => {
    const both = next(met(2), comes('arpi', 'fabius', 3), comes('tarentum', 'varro', 3), {
      type: 'next',
      from: 'arpi',
    });
    const there = next(both, roll('intercept', 3), roll('intercept', 1));
    expect(there.stacks.rome).toEqual({ cannae: army(8, 'fabius', 'varro'), arpi: army(1, 'nero') });
    expect(open(there).map(({ type }) => type)).toEqual(['back-up', 'stand']);
    // 8 + 2 Allies + 1 against 6 + 4, and the rating of the one who came last: Varro has 1, Fabius 3.
    expect(hands(next(there, { type: 'stand' }))).toEqual({ rome: 11 + 1, carthage: 10 });
    const turned = next(met(2), comes('arpi', 'fabius', 3), comes('tarentum', 'varro', 3), {
      type: 'next',
      from: 'tarentum',
    });
    const fabius = next(turned, roll('intercept', 1), roll('intercept', 3), { type: 'stand' });
    expect(hands(fabius)?.['rome']).toBe(11 + 3);
    const one = next(both, roll('intercept', 4), roll('intercept', 1), { type: 'stand' });
    // Varro alone: 2 + 3 + 1 + 2 + 1.
    expect([one.stacks.rome['arpi'], hands(one)]).toEqual([army(4, 'fabius', 'nero'), { rome: 9, carthage: 10 }]);
  });

  test('10.c: one from a space, with CUs; a General without any is not asked', () => {
    const declared = next(met(2), comes('arpi', 'fabius', 2));
    expect(hannibal.problem(declared, comes('arpi', 'nero', 1))?.rule).toBe('10.c');
    expect(hannibal.problem(met(2, 0), comes('tarentum', 'varro', 1))?.rule).toBe('10');
    const lone = march('carthage', 'hannibal', 6, 'cannae', {
      forces: { rome: { arpi: army(0, 'fabius') }, carthage: { brundisium: army(8, 'hannibal') } },
    });
    expect(lone.frames.at(-1)?.type).toBe('move');
  });

  test('10: it comes before an Overrun, and without it the CU may be Overrun', () => {
    const missed = next(met(1, 0), comes('arpi', 'fabius', 4), roll('intercept', 4));
    expect(open(missed).map(({ type }) => type)).toEqual(['overrun', 'battle']);
    const there = next(met(1, 0), comes('arpi', 'fabius', 4), roll('intercept', 3));
    expect(hannibal.problem(there, { type: 'overrun' })?.rule).toBe('10');
  });

  test('10.3: the way back stays open where a garrison has been left behind its walls', () => {
    const off = (cu: number) =>
      next(
        march('carthage', 'hannibal', cu, 'cannae', {
          forces: { rome: { arpi: army(4, 'fabius') }, carthage: { tarentum: army(6, 'hannibal') } },
          inside: { tarentum: army(2) },
        }),
        comes('arpi', 'fabius', 4),
        roll('intercept', 1),
      );
    expect(open(off(5)).map(({ type }) => type)).toEqual(['back-up', 'stand']);
    expect(open(off(6)).map(({ type }) => type)).toEqual(['back-up', 'stand']);
  });
});

describe('7.2B, 7.2.b: a Force that loses its last CU on a pass', () => {
  const crossed = (p: Position) =>
    next(march('carthage', 'mago', 1, 'taurini', p), roll('pass1', 6)).stacks.carthage['taurini'];
  const from = { druentia: army(1, 'mago') };

  test('leaves its General alone, among enemy CUs not even him', () => {
    expect(crossed({ forces: { rome: {}, carthage: from } })).toEqual(army(0, 'mago'));
    expect(crossed({ forces: { rome: { taurini: army(2) }, carthage: from } })).toBeUndefined();
  });
});

describe('8.a: who goes inside the city', () => {
  const entered = (cu: number, here: number) =>
    march('carthage', 'hannibal', cu, 'tarentum', {
      forces: { rome: { tarentum: army(here, 'fabius') }, carthage: { brundisium: army(6, 'hannibal') } },
    });

  test('before an Army its owner says so, for a General alone too; a General alone is no Army', () => {
    for (const here of [0, 3]) expect(entered(4, here).frames.at(-1)?.type).toBe('gates');
    const inside = next(entered(4, 0), { type: 'admit', general: 'fabius' });
    expect([inside.inside, inside.stacks.rome, inside.frames.at(-1)?.type]).toEqual([
      { tarentum: army(0, 'fabius') },
      {},
      'move',
    ]);
    expect([entered(0, 0).frames.at(-1)?.type, entered(0, 0).inside]).toEqual(['move', {}]);
  });

  test('8.c: whoever stayed outside may still Avoid Battle into it, as far as the walls hold them', () => {
    const away = next(entered(4, 4), PASS, { type: 'avoid' }, roll('avoid', 3), { type: 'flee', to: 'tarentum' });
    expect([away.inside, away.stacks.rome]).toEqual([{ tarentum: army(2, 'fabius') }, { tarentum: army(2) }]);
    expect(hannibal.problem(entered(4, 4), { type: 'shelter', cu: 3, elephants: 0 })?.rule).toBe('8.a');
  });
});

test('11.4: a friendly Tribe’s space gives Carthage 1 card, another Tribe’s none', () => {
  const among = (tribe: string, from: string) =>
    hands(
      march('rome', 'marcellus', 5, tribe, {
        forces: { rome: { [from]: army(5, 'marcellus') }, carthage: { [tribe]: army(4) } },
      }),
    )?.['carthage'];
  expect([among('boii', 'mutina'), among('bruttium', 'rhegium'), among('ligurians-east', 'pisae')]).toEqual([5, 5, 4]);
});
