/** Sieges, Subjugations and what ends them (12 to 12.g, 4.1), and Generals among enemy CUs (7.2.b, 9.a, 10.b). */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { Position } from '../../../../src/games/hannibal/play/set-up.ts';
import { underWay } from '../../../../src/play/state.ts';
import { attackerWins, losses } from './fights.ts';
import { next, position } from './table.ts';

const army = (cu: number, ...generals: string[]) => ({ cu, elephants: 0, generals });
const activates = (general: string, card = 's01') => [
  { type: 'play', card, use: 'activate' },
  { type: 'activate', general },
];
const take = (cu: number) => ({ type: 'take', cu, elephants: 0 });
const attempt = (die: number) => [{ type: 'besiege' }, { type: 'roll', faces: { attempt1: [die] } }];

describe('12: an attempt', () => {
  const before = (p: Position = {}) =>
    position({
      active: 'rome',
      hands: { rome: ['s01'] },
      forces: { rome: { utica: army(4, 'fabius') }, carthage: { gades: army(3, 'gisgo') } },
      inside: { utica: army(2, 'hanno') },
      ...p,
    });
  const attempted = (die: number, p: Position = {}) => next(before(p), ...activates('fabius'), ...attempt(die));

  test('brings a point from 3 on, two on a 6, and costs a CU on a 1 and a 3', () => {
    const brings = (die: number) => [attempted(die).siege, attempted(die).stacks.rome['utica']?.cu];
    expect([1, 2, 3, 4, 6].map(brings)).toEqual([
      [{}, 3],
      [{}, 4],
      [{ utica: 1 }, 3],
      [{ utica: 1 }, 4],
      [{ utica: 2 }, 4],
    ]);
  });

  test('12.f: the third point takes the city: its CUs are lost, its Generals displaced', () => {
    const s = attempted(5, { siege: { utica: 2 } });
    expect([s.control['utica'], s.siege, s.inside, s.stacks.rome['utica']]).toEqual([
      'rome',
      {},
      {},
      army(4, 'fabius'),
    ]);
    expect([s.displaced.filter((id) => id === 'hanno'), s.ending]).toEqual([['hanno'], null]);
  });

  test('12.g: a Tribe leaves the game, and a PC of the victor stands there', () => {
    const s = attempted(5, {
      forces: { rome: { boii: army(4, 'fabius') }, carthage: { gades: army(3, 'gisgo') } },
      inside: {},
      siege: { boii: 2 },
    });
    expect([s.control['boii'], s.siege, s.tribes.includes('boii')]).toEqual(['rome', {}, false]);
  });

  test('a subordinate besieges in a Campaign: his number counts, and the others may go on', () => {
    const s = next(
      position({
        active: 'rome',
        hands: { rome: ['s37'] },
        consuls: ['fabius', 'longus'],
        control: { capua: 'carthage' },
        forces: { rome: { neapolis: army(9, 'fabius', 'marcellus'), rome: army(5, 'longus') }, carthage: {} },
      }),
      ...[
        { type: 'play', card: 's37', use: 'campaign' },
        { type: 'activate', general: 'fabius' },
      ],
      ...[take(9), { type: 'join', general: 'marcellus' }, { type: 'step', to: 'capua' }],
    );
    const done = next(s, { type: 'command', general: 'marcellus' }, { type: 'roll', faces: { attempt1: [2] } });
    // With his 1 more a 2 is a 3: a point, and a CU lost of the three that he besieges with.
    expect([done.siege, done.stacks.rome['capua']?.cu]).toEqual([{ capua: 1 }, 8]);
    expect(hannibal.choices(done).map(({ action }) => action)).not.toContainEqual({
      type: 'activate',
      general: 'marcellus',
    });
    const moved = underWay(done, 'card')?.moved['capua'];
    expect(moved?.map(({ cu, used }) => [cu, used < 4])).toEqual([
      [2, false],
      [6, true],
    ]);
    // For its OPs alone it makes no difference who besieges.
    const other = next(
      position({
        active: 'rome',
        hands: { rome: ['s37'] },
        consuls: [],
        control: { capua: 'carthage' },
        forces: { rome: { capua: army(9, 'fabius', 'marcellus') }, carthage: {} },
      }),
      ...[
        { type: 'play', card: 's37', use: 'activate' },
        { type: 'activate', general: 'fabius' },
      ],
      ...[take(9), { type: 'join', general: 'marcellus' }],
    );
    expect(hannibal.problem(other, { type: 'command', general: 'marcellus' })?.rule).toBe('12');
  });

  test('4.1: a capital decides the game', () => {
    const rome = attempted(5, {
      forces: { rome: { carthage: army(4, 'fabius') }, carthage: { gades: army(3, 'gisgo') } },
      inside: { carthage: army(2, 'hanno') },
      siege: { carthage: 2 },
    });
    expect(rome.ending).toMatchObject({ winners: ['rome'], rule: '4.1' });
    const carthage = next(
      position({
        active: 'carthage',
        hands: { carthage: ['s01'] },
        forces: { rome: {}, carthage: { rome: army(4, 'hannibal') } },
        siege: { rome: 2 },
      }),
      ...activates('hannibal'),
      // 2 less: no train, and the city itself.
      ...attempt(6),
    );
    expect(carthage.ending).toMatchObject({ winners: ['carthage'], rule: '4.1' });
  });
});

describe('12.e: without a besieging CU the points are gone', () => {
  test.each([
    ['boii', 'mutina'],
    ['ligurians-west', 'nice'],
  ])('though other CUs stand among the %s', (tribe, from) => {
    const s = position({
      active: 'carthage',
      hands: { carthage: ['s57', 's58'] },
      siege: { [tribe]: 2 },
      forces: { rome: { [tribe]: army(1) }, carthage: { [from]: army(9, 'hannibal') } },
    });
    const met = next(s, ...activates('hannibal', 's57'), take(9), { type: 'step', to: tribe });
    expect(met.siege).toEqual({ [tribe]: 2 });
    const over = next(met, { type: 'overrun' });
    expect([over.siege, over.stacks.rome]).toEqual([{}, {}]);
    expect(next(attackerWins(next(met, { type: 'battle' })), losses(1, 1)).siege).toEqual({});
  });

  test('nor may the enemy go on with them: among the Ligures Carthage begins anew', () => {
    const s = position({
      active: 'carthage',
      hands: { carthage: ['s57'] },
      siege: { 'ligurians-west': 2 },
      forces: { rome: { 'ligurians-west': army(1) }, carthage: { nice: army(9, 'hannibal') } },
    });
    const there = [take(9), { type: 'step', to: 'ligurians-west' }, { type: 'overrun' }];
    const after = next(s, ...activates('hannibal', 's57'), ...there, ...attempt(5));
    expect([after.siege, after.tribes.includes('ligurians-west')]).toEqual([{ 'ligurians-west': 1 }, true]);
  });

  test('whoever marches off with all of them lifts the siege, and the garrison stays in its city', () => {
    const s = position({
      active: 'rome',
      hands: { rome: ['s01'] },
      forces: { rome: { utica: army(4, 'nero') }, carthage: {} },
      inside: { utica: army(2) },
      siege: { utica: 1 },
    });
    const off = (cu: number) => next(s, ...activates('nero'), take(cu), { type: 'step', to: 'thabraca' });
    expect([off(4).siege, off(4).inside, off(4).stacks.carthage]).toEqual([{}, { utica: army(2) }, {}]);
    expect([off(3).siege, off(3).inside]).toEqual([{ utica: 1 }, { utica: army(2) }]);
  });
});

describe('7.2.d, 12: a General who is back where he started', () => {
  const back = (cu: number, at: string, p: Position = {}) =>
    position({
      active: 'carthage',
      hands: { carthage: ['s55', 's57'] },
      forces: { rome: { arpi: army(4, 'fabius') }, carthage: { [at]: army(cu, 'hasdrubal') } },
      inside: { [at]: army(2) },
      siege: { [at]: 1 },
      ...p,
    });
  const intercepted = (cu: number) =>
    next(
      back(cu + 1, 'tarentum'),
      ...activates('hasdrubal', 's55'),
      take(cu),
      { type: 'step', to: 'cannae' },
      { type: 'intercept', from: 'arpi', general: 'fabius', cu: 4, elephants: 0 },
      { type: 'roll', faces: { intercept: [1] } },
      { type: 'back-up' },
    );

  test('may attempt the city that he backed up to, and go nowhere else', () => {
    const s = intercepted(4);
    expect(hannibal.problem(s, { type: 'step', to: 'heraclea' })?.rule).toBe('7.2');
    expect(next(s, ...attempt(5)).siege).toEqual({ tarentum: 2 });
    // Two CUs are too few: his move is simply over.
    expect(intercepted(1).frames.at(-1)?.type).toBe('play');
  });

  test('and the port that a voyage brought him back to; not after it was lost', () => {
    const sailed = (die: number) =>
      next(
        back(5, 'tarentum'),
        ...activates('hasdrubal', 's55'),
        take(4),
        { type: 'sail', to: 'carthage' },
        { type: 'roll', faces: { naval: [die] } },
      );
    // Carthage -2, a Roman city +1: a 3 is a 2, a 4 is a 3.
    expect(next(sailed(3), ...attempt(5)).siege).toEqual({ tarentum: 2 });
    expect([sailed(6).frames.at(-1)?.type, sailed(6).siege]).toEqual(['play', { tarentum: 1 }]);
  });
});

test('12.c: behind walls before which the enemy stands an Army may only attack; a General alone may not even that', () => {
  const shut = (cu: number) =>
    next(
      position({
        active: 'rome',
        hands: { rome: ['s61'] },
        forces: { rome: {}, carthage: { tarentum: army(4, 'hannibal') } },
        inside: { tarentum: army(cu, 'nero') },
      }),
      ...activates('nero', 's61'),
    );
  const open = (cu: number) => hannibal.choices(shut(cu)).map(({ action }) => action.type);
  expect([open(2).filter((type) => type !== 'sail' && type !== 'take'), open(0)]).toEqual([
    ['sortie', 'done'],
    ['done'],
  ]);
  for (const action of [{ type: 'step', to: 'heraclea' }, { type: 'sortie' }])
    expect(hannibal.problem(shut(0), action)?.rule).toBe('12.c');
});

describe('a General whose CUs are gone', () => {
  test('among enemies within walls is displaced', () => {
    const s = position({
      stage: 'winter',
      forces: { rome: { rome: army(8) }, carthage: { capua: army(1, 'hannibal'), tarentum: army(1, 'mago') } },
      inside: { capua: army(2), tarentum: army(2) },
      siege: { capua: 2 },
      control: { neapolis: 'carthage', brundisium: 'carthage' },
    });
    const after = next(s, { type: 'roll', faces: { attrition: [6, 6] } });
    expect([after.displaced.includes('mago'), after.away.includes('hannibal')]).toEqual([true, true]);
    expect([after.stacks, after.inside, after.siege]).toEqual([
      { rome: { rome: army(8) }, carthage: {} },
      { capua: army(2), tarentum: army(2) },
      {},
    ]);
    // For Hannibal Carthage removes 5 PCs.
    expect(after.frames.at(-1)).toMatchObject({ type: 'removal', side: 'carthage', left: 5 });
  });
});

describe('10.b: a General without CUs who is Intercepted', () => {
  const s = position({
    active: 'carthage',
    hands: { carthage: ['s55'] },
    forces: {
      rome: { ilerda: army(5, 'marcellus') },
      carthage: { saguntum: army(4, 'mago'), gades: army(3, 'hannibal') },
    },
  });
  const come = [
    { type: 'intercept', from: 'ilerda', general: 'marcellus', cu: 5, elephants: 0 },
    { type: 'roll', faces: { intercept: [1] } },
  ];

  test('goes back unasked, and his move is over', () => {
    const after = next(s, ...activates('mago', 's55'), { type: 'step', to: 'dertosa' }, ...come);
    expect([after.stacks.rome, after.stacks.carthage['saguntum']]).toEqual([
      { dertosa: army(5, 'marcellus') },
      army(4, 'mago'),
    ]);
    expect([after.frames.map(({ type }) => type).includes('move'), after.displaced.includes('mago')]).toEqual([
      false,
      false,
    ]);
  });

  test('sails back where he came by sea, and at his peril', () => {
    const arrives = { type: 'roll', faces: { naval: [1] } };
    const met = next(s, ...activates('hannibal', 's55'), { type: 'sail', to: 'dertosa' }, arrives, ...come);
    const sails = (die: number) => next(met, { type: 'roll', faces: { naval: [die] } });
    expect(sails(1).stacks.carthage['gades']).toEqual(army(3, 'hannibal'));
    // Gades -2, alone -1: a 6 is a 3, and he is lost.
    expect([sails(6).away.includes('hannibal'), sails(6).stacks.rome]).toEqual([
      true,
      { dertosa: army(5, 'marcellus') },
    ]);
  });

  test('nobody Intercepts where CUs of his own side are', () => {
    const joined = position({
      active: 'carthage',
      hands: { carthage: ['s01'] },
      forces: {
        rome: { ilerda: army(5, 'fabius') },
        carthage: { saguntum: army(4, 'mago'), dertosa: army(2) },
      },
    });
    const there = next(joined, ...activates('mago'), { type: 'step', to: 'dertosa' });
    expect(there.frames.at(-1)).toMatchObject({ type: 'move', at: 'dertosa' });
  });
});
