/** What a General under way may take and leave, where he may go, and what he may attempt there. */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { legalWays } from '../../../../src/games/hannibal/play/procedures/retreat.ts';
import type { Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { next, position } from './table.ts';

const refusal = (s: State, action: unknown) => hannibal.problem(s, action)?.rule;
const take = (cu: number, elephants = 0) => ({ type: 'take', cu, elephants });
const activated = (general: string, p: Position) =>
  next(
    position({ active: 'carthage', hands: { carthage: ['s01'] }, ...p }),
    { type: 'play', card: 's01', use: 'activate' },
    { type: 'activate', general },
  );

describe('7.2: what moves with a General', () => {
  const s = activated('hannibal', {
    forces: {
      rome: { rome: { cu: 8 } },
      carthage: { saguntum: { cu: 14, elephants: 2, generals: ['hannibal', 'mago'] } },
    },
  });

  test('ten CUs at most, Elephants among them, of those who are there', () => {
    expect(refusal(s, take(10, 2))).toBeUndefined();
    for (const [cu, elephants] of [
      [0, 0],
      [11, 0],
      [2, 3],
      [4, 3],
    ])
      expect(refusal(s, take(cu!, elephants)), `${cu} with ${elephants}`).toBe('7.2');
    const six = next(s, take(6, 1));
    expect(refusal(six, take(5))).toBe('7.2');
    expect(refusal(six, take(4, 2))).toBe('7.2');
    expect(refusal(six, take(4, 1))).toBeUndefined();
  });

  test('what he has left is not taken again before he has moved, and nobody else is barred by it', () => {
    const left = next(s, take(6, 1), { type: 'leave', cu: 2, elephants: 1 });
    expect(refusal(left, take(6, 1))).toBeUndefined();
    const few = next(s, take(10, 2), { type: 'leave', cu: 8, elephants: 2 });
    expect(refusal(few, take(4))).toBeUndefined();
    expect(refusal(few, take(1, 1))).toBe('7.2');
    expect(hannibal.problem(few, take(5))).toMatchObject({
      rule: '7.2',
      sentence: expect.stringContaining('He must move before taking back what he left.'),
    });
    const parted = next(s, { type: 'join', general: 'mago' }, { type: 'part', general: 'mago' });
    expect(hannibal.problem(parted, { type: 'join', general: 'mago' })).toMatchObject({
      rule: '7.2',
      sentence: expect.stringContaining('only after a move'),
    });
  });

  test('however he takes and leaves, no position comes again', () => {
    const few = activated('hannibal', {
      forces: { rome: {}, carthage: { saguntum: { cu: 4, elephants: 1, generals: ['hannibal', 'mago'] } } },
    });
    const done = new Set<string>();
    const walk = (at: State, path: ReadonlySet<string>): void => {
      const key = hannibal.key(at);
      if (path.has(key)) throw new Error('round it goes');
      if (done.has(key)) return;
      for (const { action } of hannibal.choices(at))
        if (['take', 'leave', 'join', 'part'].includes(action.type)) walk(next(at, action), new Set([...path, key]));
      done.add(key);
    };
    walk(few, new Set());
    expect(done.size).toBeGreaterThan(50);
  });

  test('7.2: with a Campaign another General takes what the first left where he began', () => {
    const campaign = next(
      position({
        active: 'carthage',
        hands: { carthage: ['s37'] },
        forces: { rome: {}, carthage: { saguntum: { cu: 6, generals: ['hannibal', 'mago'] } } },
      }),
      { type: 'play', card: 's37', use: 'campaign' },
      { type: 'activate', general: 'hannibal' },
      take(6),
      { type: 'leave', cu: 4, elephants: 0 },
      { type: 'step', to: 'dertosa' },
      { type: 'done' },
      { type: 'activate', general: 'mago' },
    );
    expect(refusal(campaign, take(4))).toBeUndefined();
    expect(refusal(campaign, take(5))).toBe('7.2');
  });

  test('no more others than there are: the rest of a small stack is Elephants', () => {
    const few = activated('hannibal', {
      forces: {
        rome: { rome: { cu: 8 } },
        carthage: { saguntum: { cu: 4, elephants: 2, generals: ['hannibal'] } },
      },
    });
    expect(refusal(few, take(3, 0))).toBe('7.2');
    expect(refusal(few, take(3, 1))).toBeUndefined();
    expect(refusal(few, take(4, 2))).toBeUndefined();
  });
});

describe('7.2.b: among enemy CUs no General stays alone', () => {
  /** Before the walls of Capua. */
  const s = activated('hannibal', {
    forces: { rome: { rome: { cu: 8 } }, carthage: { capua: { cu: 6, generals: ['hannibal', 'mago'] } } },
    inside: { capua: { cu: 2 } },
  });
  const step = { type: 'step', to: 'neapolis' };

  test('he keeps a CU, or comes along', () => {
    expect(refusal(next(s, take(6)), step)).toBe('7.2.b');
    expect(refusal(next(s, take(5)), step)).toBeUndefined();
    expect(refusal(next(s, take(6), { type: 'join', general: 'mago' }), step)).toBeUndefined();
  });

  test('without enemies he may', () => {
    const free = activated('hannibal', {
      forces: { rome: { rome: { cu: 8 } }, carthage: { capua: { cu: 6, generals: ['hannibal', 'mago'] } } },
    });
    expect(refusal(next(free, take(6)), step)).toBeUndefined();
  });
});

/** The types of action that are open. */
const open = (s: State): string[] => [...new Set(hannibal.choices(s).map(({ action }) => action.type))].sort();

describe('7.2: a General rides along, and may part again', () => {
  const s = next(
    activated('hannibal', {
      forces: { rome: { rome: { cu: 8 } }, carthage: { saguntum: { cu: 6, generals: ['hannibal', 'mago'] } } },
    }),
    { type: 'join', general: 'mago' },
  );

  test('not he who leads', () => {
    const parting = hannibal.choices(s).filter(({ action }) => action.type === 'part');
    expect(parting.map(({ action }) => action)).toEqual([{ type: 'part', general: 'mago' }]);
    expect(refusal(s, { type: 'part', general: 'hannibal' })).toBe('7.2');
    expect(refusal(s, { type: 'part', general: 'hanno' })).toBe('7.2');
    const apart = next(s, { type: 'part', general: 'mago' }, take(3), { type: 'step', to: 'dertosa' });
    expect([apart.stacks.carthage['saguntum'], apart.stacks.carthage['dertosa']]).toEqual([
      { cu: 3, elephants: 0, generals: ['mago'] },
      { cu: 3, elephants: 0, generals: ['hannibal'] },
    ]);
  });
});

test('7.2: a General who was active before with a Campaign does not ride along', () => {
  const s = next(
    position({
      active: 'carthage',
      hands: { carthage: ['s37'] },
      forces: { rome: { rome: { cu: 8 } }, carthage: { saguntum: { cu: 6, generals: ['hannibal', 'mago'] } } },
    }),
    { type: 'play', card: 's37', use: 'campaign' },
    ...[{ type: 'activate', general: 'mago' }, { type: 'done' }, { type: 'activate', general: 'hannibal' }],
  );
  expect(refusal(s, { type: 'join', general: 'mago' })).toBe('7.2');
});

test('7.2B.a: the strait of Messana takes control of the city that is left, not of the other', () => {
  const crossing = (control: Position['control']) =>
    refusal(
      next(
        activated('hannibal', {
          ...(control && { control }),
          forces: { rome: {}, carthage: { rhegium: { cu: 4, generals: ['hannibal'] } } },
        }),
        take(4),
      ),
      { type: 'step', to: 'messana' },
    );
  expect(crossing({ rhegium: 'carthage' })).toBeUndefined();
  expect(crossing({ messana: 'carthage' })).toBe('7.2B.a');
});

describe('7.3.a: a voyage of Carthage', () => {
  const sailed = (to: string, die: number) =>
    next(
      position({
        active: 'carthage',
        hands: { carthage: ['s55', 's57'] },
        forces: {
          rome: { rome: { cu: 8 } },
          carthage: { gades: { cu: 5, elephants: 1, generals: ['gisgo', 'mago'] } },
        },
      }),
      { type: 'play', card: 's55', use: 'activate' },
      { type: 'activate', general: 'gisgo' },
      take(4, 1),
      { type: 'sail', to },
      { type: 'roll', faces: { naval: [die] } },
    );
  const ALL = { cu: 5, elephants: 1, generals: ['gisgo', 'mago'] };

  test('arrives with an MP left, returns with none, or is lost with its General', () => {
    const there = sailed('dertosa', 3);
    expect(there.stacks.carthage).toEqual({
      gades: { cu: 1, elephants: 0, generals: ['mago'] },
      dertosa: { cu: 4, elephants: 1, generals: ['gisgo'] },
    });
    expect(there.frames.at(-1)).toMatchObject({ type: 'move', mp: 1, over: false });
    const back = sailed('dertosa', 4);
    expect([back.stacks.carthage['gades']?.cu, back.frames.at(-1)?.type]).toEqual([ALL.cu, 'play']);
    const lost = sailed('dertosa', 6);
    expect(lost.stacks.carthage).toEqual({ gades: { cu: 1, elephants: 0, generals: ['mago'] } });
    expect([lost.displaced.includes('gisgo'), lost.frames.at(-1)?.type]).toEqual([true, 'play']);
  });

  test('goes by the numbers of both ports', () => {
    // Gades -2 and Utica -1: a 4 is a 1, a 5 is a 2, a 6 is a 3.
    expect([4, 5].map((die) => sailed('utica', die).stacks.carthage['utica']?.cu)).toEqual([4, undefined]);
    expect([5, 6].map((die) => sailed('utica', die).stacks.carthage['gades']?.cu)).toEqual([5, 1]);
  });
});

test('5.2.d: troops are raised within the walls where the General is, unless Besieged', () => {
  const raising = (siege: Position['siege']) =>
    next(
      position({
        active: 'carthage',
        hands: { carthage: ['s01', 's57'] },
        forces: { rome: { utica: { cu: 4 } }, carthage: { gades: { cu: 1, generals: ['gisgo'] } } },
        inside: { utica: { cu: 1, generals: ['hanno'] } },
        ...(siege && { siege }),
      }),
      { type: 'play', card: 's01', use: 'raise' },
    );
  const hanno = { type: 'raise', general: 'hanno' };
  const raised = next(raising({}), hanno);
  expect([raised.inside['utica']?.cu, raised.stacks.carthage['utica']]).toEqual([2, undefined]);
  expect(refusal(raising({ utica: 1 }), hanno)).toBe('12.b');
});

describe('where an enemy is', () => {
  /** Hannibal comes to Tarraco; Scipio is next to it. */
  const entered = (dertosa: number, generals: readonly string[] = []) =>
    next(
      activated('hannibal', {
        forces: {
          rome: { rome: { cu: 8 }, dertosa: { cu: dertosa, generals }, ilerda: { cu: 5, generals: ['p-scipio'] } },
          carthage: { saguntum: { cu: 10, generals: ['hannibal'] } },
        },
      }),
      take(8),
      { type: 'step', to: 'dertosa' },
    );
  const COME = [
    { type: 'intercept', from: 'ilerda', general: 'p-scipio', cu: 5, elephants: 0 },
    { type: 'roll', faces: { intercept: [1] } },
  ];

  test('7.2.c: one CU alone is Overrun or fought, and there is nothing to back up from', () => {
    const s = next(entered(1), { type: 'pass' });
    expect(open(s)).toEqual(['battle', 'overrun']);
    for (const type of ['back-up', 'stand']) expect(hannibal.problem(s, { type })?.code).toBe('moment');
    const over = next(s, { type: 'overrun' });
    expect([over.stacks.rome['dertosa'], over.frames.at(-1)]).toMatchObject([undefined, { type: 'move', over: false }]);
  });

  test('10.b: whoever was Intercepted backs up or fights', () => {
    const s = next(entered(0), ...COME);
    expect(open(s)).toEqual(['back-up', 'stand']);
    for (const type of ['battle', 'pass']) expect(hannibal.problem(s, { type })?.code).toBe('moment');
    const back = next(s, { type: 'back-up' });
    expect([back.stacks.carthage['saguntum']?.cu, back.stacks.rome['dertosa']?.cu]).toEqual([10, 5]);
  });

  test('9: the roll to Avoid Battle asks for its odds', () => {
    const s = next(entered(4, ['marcellus']), { type: 'avoid' }, { type: 'pass' });
    expect(hannibal.question(s)).toEqual({
      calculator: 'reactions',
      shows: 'avoided',
      wants: 'rome',
      // Three Provinces of Iberia send Carthage Allies, and none sends any to Rome.
      input: { moverCu: 8, moverRating: 4, moverMore: 3, hereCu: 4, hereRating: 3, hereMore: 0, plan: 'avoid' },
    });
  });
});

describe('11.10B: a beaten Force goes', () => {
  /** A Carthaginian Force beaten in Neapolis by Romans who came from Capua; its roads go on to Beneventum and Paestum. */
  const ways = (control: Position['control'], p: Partial<NonNullable<Position['forces']>> = {}, frame: object = {}) => {
    const s = position({
      active: 'rome',
      hands: { rome: ['s57'] },
      control: { bruttium: 'nobody', ...control },
      forces: { rome: {}, carthage: { neapolis: { cu: 5, generals: ['mago'] } }, ...p },
    });
    const battle = { at: 'neapolis', from: 'capua', way: 'road', attacker: 'rome', landed: false, ...frame };
    return legalWays(s, 'carthage', battle as never).map((way) => way.join(' '));
  };

  test('to its own, not to ground of nobody or of the enemy', () => {
    expect(ways({ paestum: 'nobody', heraclea: 'carthage' })).toEqual(['beneventum heraclea', 'paestum heraclea']);
    expect(ways({ paestum: 'carthage', heraclea: 'carthage' })).toEqual(['paestum']);
    expect(ways({ arpi: 'carthage' })).toEqual(['beneventum arpi']);
    expect(ways({})).toEqual([]);
  });

  test('11.10B.c: a Defender not where the enemy came from, an Attacker there first', () => {
    expect(ways({ capua: 'carthage' })).toEqual([]);
    const attacks = { attacker: 'carthage' };
    expect(ways({ capua: 'carthage', paestum: 'carthage' }, {}, attacks)).toEqual(['capua']);
    expect(ways({ capua: 'carthage' }, {}, { ...attacks, way: 'pass' })).toEqual([]);
    expect(ways({ capua: 'carthage' }, {}, { ...attacks, landed: true })).toEqual([]);
  });

  test('11.10B.d: to more of its own CUs than it has, and never where enemy CUs are', () => {
    const carthage = (cu: number) => ({ carthage: { neapolis: { cu: 5, generals: ['mago'] }, paestum: { cu } } });
    // An enemy PC costs 1 on the way in.
    expect(ways({}, carthage(5))).toEqual(['paestum']);
    expect(ways({}, carthage(1))).toEqual([]);
    expect(ways({ paestum: 'carthage' }, { rome: { paestum: { cu: 1 } } })).toEqual([]);
    // Nor where they would take its last CU.
    const taken = { rome: { paestum: { cu: 9 } } };
    expect(ways({ paestum: 'carthage' }, taken)).toEqual([]);
    expect(ways({ paestum: 'carthage', arpi: 'carthage' }, taken)).toEqual(['beneventum arpi']);
  });
});
