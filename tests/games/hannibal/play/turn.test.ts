/** The phases of a turn around the Strategy phase: Reinforcements, offices, Winter, Isolation and the Victory Check. */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { isolated, provinceOwner } from '../../../../src/games/hannibal/play/politics.ts';
import type { Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { next, position } from './table.ts';

/** What may be chosen of an action, field by field. */
const open = (s: State, type: string): string[] =>
  hannibal
    .choices(s)
    .flatMap(({ action: { type: is, ...fields } }) => (is === type ? [Object.values(fields).join(' ')] : []))
    .sort();
const refusal = (s: State, action: unknown) => hannibal.problem(s, action)?.rule;

/** A position in which a card is still to be played. */
const held = (p: Position, rulings = {}): State =>
  position({ active: 'rome', hands: { rome: ['s57'] }, ...p }, { rulings });

const ROME = { rome: { cu: 8, generals: ['p-scipio'] } };
const PUNIC = { saguntum: { cu: 10, generals: ['hannibal'] }, carthage: { cu: 4 } };
/** Rome besieges Carthago, with Hanno in it. */
const AT_CARTHAGO: Position = {
  forces: {
    rome: { rome: { cu: 8, generals: ['longus'] }, carthage: { cu: 4, generals: ['p-scipio'] } },
    carthage: { saguntum: { cu: 10, generals: ['hannibal'] } },
  },
  inside: { carthage: { cu: 3, generals: ['hanno'] } },
  siege: { carthage: 1 },
};

describe('5.1.A: the CUs of Carthage', () => {
  const at = (p: Position = {}) => position({ stage: 'reinforce', turn: 2, ...p });
  const IBERIA = ['new-carthage', 'saguntum'];

  test('5.1.A1 to 5.1.A4: go to the cities and Generals of their heading', () => {
    expect(open(at(), 'reinforce')).toEqual(
      [
        'africa carthage',
        ...['carthago-nova', 'baetica'].flatMap((source) => IBERIA.map((to) => `${source} ${to}`)),
        ...[...IBERIA, 'carthage'].map((to) => `free ${to}`),
      ].sort(),
    );
  });

  test('each once, 1 CU each', () => {
    const s = next(at(), { type: 'reinforce', source: 'free', at: 'saguntum' });
    expect(s.stacks.carthage['saguntum']?.cu).toBe(11);
    expect(open(s, 'reinforce').filter((one) => one.startsWith('free'))).toEqual([]);
    expect(refusal(s, { type: 'reinforce', source: 'free', at: 'saguntum' })).toBe('5.1.A4');
  });

  test('5.1.A2, 5.1.A3: are due for Carthago Nova and for most of Baetica', () => {
    const sources = (control: Position['control']) =>
      new Set(open(at({ ...(control && { control }) }), 'reinforce').map((one) => one.split(' ')[0]));
    // 3 of 5.
    expect(sources({ hispalis: 'rome', malaca: 'nobody' })).toContain('baetica');
    expect(sources({ hispalis: 'rome', malaca: 'nobody', acci: 'rome' })).not.toContain('baetica');
    expect(sources({ 'new-carthage': 'rome' })).not.toContain('carthago-nova');
    const lost = open(
      at({ control: { 'new-carthage': 'rome' }, forces: { rome: ROME, carthage: PUNIC } }),
      'reinforce',
    );
    expect(lost).toEqual(['africa carthage', 'baetica saguntum', 'free carthage', 'free saguntum']);
    expect(
      refusal(at({ control: { 'new-carthage': 'rome' } }), {
        type: 'reinforce',
        source: 'carthago-nova',
        at: 'saguntum',
      }),
    ).toBe('5.1.A2');
  });

  test('12.b: not into a Besieged city, nor to the General inside it', () => {
    const s = at(AT_CARTHAGO);
    expect(open(s, 'reinforce').filter((one) => one.includes('africa') || one.endsWith(' carthage'))).toEqual([]);
    expect(refusal(s, { type: 'reinforce', source: 'africa', at: 'carthage' })).toBe('12.b');
    // Not yet Besieged, the city takes them within its walls.
    const before = next(at({ ...AT_CARTHAGO, siege: {} }), { type: 'reinforce', source: 'africa', at: 'carthage' });
    expect(before.inside['carthage']?.cu).toBe(4);
  });

  test('5.1.A5: displaced Generals come back to CUs, outside or in a city that is not Besieged', () => {
    const back = (p: Position) =>
      position({ stage: 'return', turn: 2, displaced: ['mago'], gone: ['hasdrubal', 'gisgo'], ...p });
    const s = back({ forces: { rome: ROME, carthage: { ...PUNIC, gades: { cu: 0, generals: ['hanno'] } } } });
    expect(open(s, 'return')).toEqual(['mago carthage', 'mago saguntum']);
    expect(refusal(s, { type: 'return', general: 'mago', at: 'gades' })).toBe('5.1.A5');
    expect(refusal(s, { type: 'return', general: 'hanno', at: 'saguntum' })).toBe('5.1.A5');
    const home = next(s, { type: 'return', general: 'mago', at: 'carthage' });
    expect([home.stacks.carthage['carthage']?.generals, home.displaced]).toEqual([['mago'], []]);
    expect(open(back({ ...AT_CARTHAGO }), 'return')).toEqual(['mago saguntum']);
    expect(open(back({ ...AT_CARTHAGO, siege: {} }), 'return')).toEqual(['mago carthage', 'mago saguntum']);
  });
});

describe('5.1.B: the CUs of Rome', () => {
  const at = (rome: NonNullable<Position['forces']>['rome'], p: Position = {}) =>
    position({ stage: 'levy', turn: 2, forces: { rome, carthage: PUNIC }, ...p });
  const FAR = { agrigentum: { cu: 2, generals: ['longus'] }, rome: { cu: 6 } };

  test('5.1.B1, 5.1.B2: five, to Roma or to Generals; 5.1.B3: three of them to Italia', () => {
    const s = at(FAR);
    expect(open(s, 'levy')).toEqual([
      ...[1, 2].map((cu) => `agrigentum ${cu}`),
      ...[1, 2, 3, 4, 5].map((cu) => `rome ${cu}`),
    ]);
    expect(refusal(s, { type: 'levy', at: 'agrigentum', cu: 3 })).toBe('5.1.B3');
    expect(refusal(s, { type: 'levy', at: 'rome', cu: 6 })).toBe('5.1.B1');
    expect(refusal(s, { type: 'levy', at: 'rome', cu: 0 })).toBe('5.1.B1');
    expect(refusal(s, { type: 'levy', at: 'capua', cu: 1 })).toBe('5.1.B2');
    const three = next(s, { type: 'levy', at: 'rome', cu: 3 });
    expect(open(three, 'levy')).toEqual(['agrigentum 1', 'agrigentum 2', 'rome 1', 'rome 2']);
    expect(next(three, { type: 'levy', at: 'agrigentum', cu: 2 }).stacks.rome['agrigentum']?.cu).toBe(4);
  });

  test('5.1.B3: a Force of 5 CUs is made where it can be, and where none can be nothing binds', () => {
    // Roma lacks 4: with 1 gone to Sicily only those 4 are left.
    const s = at({ agrigentum: { cu: 2, generals: ['longus'] }, rome: { cu: 1 } });
    expect(open(s, 'levy').filter((one) => one.startsWith('agrigentum'))).toEqual(['agrigentum 1']);
    expect(refusal(s, { type: 'levy', at: 'agrigentum', cu: 2 })).toBe('5.1.B3');
    const lost = at({ agrigentum: { cu: 0, generals: ['longus'] } }, { control: { rome: 'rome' } });
    expect(open(lost, 'levy').filter((one) => one.startsWith('agrigentum'))).toEqual([]);
    const strong = at({ agrigentum: { cu: 5, generals: ['longus'] } });
    expect(open(strong, 'levy')).toContain('agrigentum 2');
  });

  test('12.b: a Besieged Roma takes none, and what cannot go to Italia goes elsewhere', () => {
    const siege: Position = {
      forces: {
        rome: { agrigentum: { cu: 2, generals: ['longus'] } },
        carthage: { ...PUNIC, rome: { cu: 8, generals: ['mago'] } },
      },
      inside: { rome: { cu: 4 } },
      siege: { rome: 1 },
    };
    const s = position({ stage: 'levy', turn: 2, ...siege });
    expect(open(s, 'levy')).toEqual(['agrigentum 1', 'agrigentum 2', 'agrigentum 3', 'agrigentum 4', 'agrigentum 5']);
    expect(refusal(s, { type: 'levy', at: 'rome', cu: 1 })).toBe('12.b');
    // With no General outside a Besieged city either, the five lapse.
    const none = position({
      ...{ stage: 'levy', turn: 2, ...siege, consuls: [] },
      forces: { rome: {}, carthage: { rome: { cu: 8, generals: ['mago'] } } },
    });
    expect([none.inside, none.stacks.rome, hannibal.chance(none)?.type]).toEqual([
      { rome: { cu: 4, elephants: 0, generals: [] } },
      {},
      'draw',
    ]);
  });
});

describe('Roman offices', () => {
  const at = (p: Position = {}) => position({ stage: 'offices', turn: 2, ...p });
  const DRAW = { type: 'draw', cards: ['varro', 'paulus'] };

  test('5.1.B4: a Consul becomes Proconsul, and the one before him goes to the pool', () => {
    const s = at({
      forces: {
        rome: {
          rome: { cu: 8, generals: ['p-scipio'] },
          capua: { cu: 3, generals: ['fabius'] },
          arpi: { cu: 3, generals: ['longus'] },
        },
        carthage: PUNIC,
      },
      consuls: ['p-scipio', 'longus'],
      proconsul: 'fabius',
    });
    expect(open(s, 'proconsul')).toEqual(['longus', 'p-scipio']);
    expect(refusal(s, { type: 'proconsul', general: 'fabius' })).toBe('5.1.B4');
    const kept = next(s, { type: 'proconsul', general: 'longus' });
    expect(kept.proconsul).toBe('longus');
    expect(kept.pool).toEqual(expect.arrayContaining(['fabius', 'p-scipio']));
    expect(kept.pool).not.toContain('longus');
    expect([kept.stacks.rome['capua'], kept.stacks.rome['rome'], kept.stacks.rome['arpi']?.generals]).toEqual([
      { cu: 3, elephants: 0, generals: [] },
      { cu: 8, elephants: 0, generals: [] },
      ['longus'],
    ]);
    const passed = next(s, { type: 'pass' });
    expect([passed.proconsul, passed.consuls, passed.stacks.rome['arpi']?.generals]).toEqual(['fabius', [], []]);
  });

  test('5.1.B5, 5.1.B6: two are drawn, and go where 5 CUs are; failing that, to Roma', () => {
    const forces = (rome: number, capua: number) => ({
      forces: {
        rome: { rome: { cu: rome, generals: ['p-scipio'] }, capua: { cu: capua, generals: ['longus'] } },
        carthage: PUNIC,
      },
    });
    const placing = (p: Position) => next(at(p), { type: 'pass' }, DRAW);
    const s = placing(forces(5, 4));
    expect(s.consuls).toEqual(['varro', 'paulus']);
    expect(s.pool).not.toContain('varro');
    expect(open(s, 'consul')).toEqual(['paulus rome', 'varro rome']);
    expect(refusal(s, { type: 'consul', general: 'varro', at: 'capua' })).toBe('5.1.B6');
    expect(refusal(s, { type: 'consul', general: 'nero', at: 'rome' })).toBe('5.1.B6');
    const one = next(s, { type: 'consul', general: 'varro', at: 'rome' });
    expect(open(one, 'consul')).toEqual(['paulus rome']);
    expect(one.stacks.rome['rome']?.generals).toEqual(['varro']);
    expect(open(placing(forces(4, 5)), 'consul')).toEqual(['paulus capua', 'varro capua']);
    expect(open(placing(forces(4, 4)), 'consul')).toEqual(['paulus rome', 'varro rome']);
  });

  test('5.1.B5: displaced Romans are in the pool again and no longer displaced, Carthaginians stay displaced', () => {
    const p: Position = { displaced: ['marcellus', 'mago'], forces: { rome: {}, carthage: PUNIC } };
    const s = at(p);
    const among = (list: readonly string[]) => list.filter((id) => ['marcellus', 'mago'].includes(id));
    expect([among(s.displaced), among(s.pool)]).toEqual([['mago'], ['marcellus']]);
  });

  test('5.1.B6: those within a Besieged city do not count', () => {
    const inside = (siege: Position['siege']) =>
      next(
        at({
          forces: { rome: {}, carthage: { ...PUNIC, capua: { cu: 6, generals: ['mago'] } } },
          inside: { capua: { cu: 5, generals: ['longus'] } },
          ...(siege && { siege }),
        }),
        { type: 'pass' },
        DRAW,
      );
    expect(open(inside({}), 'consul')).toEqual(['paulus capua', 'varro capua']);
    expect(open(inside({ capua: 1 }), 'consul')).toEqual(['paulus rome', 'varro rome']);
    expect(inside({ capua: 1 }).inside['capua']?.generals).toEqual([]);
  });

  test('5.1.B6: nor do the CUs of the enemy within; 5.1.B4: without a Consul nobody becomes Proconsul', () => {
    const s = at({
      forces: { rome: { utica: { cu: 4, generals: ['fabius'] } }, carthage: PUNIC },
      inside: { utica: { cu: 2 } },
      consuls: [],
      proconsul: 'fabius',
    });
    expect(hannibal.choices(s).map(({ action }) => action.type)).toEqual(['dismiss', 'pass']);
    expect(next(s, { type: 'dismiss' }).proconsul).toBeNull();
    const drawn = next(s, { type: 'pass' }, DRAW);
    expect([open(drawn, 'consul'), drawn.proconsul]).toEqual([['paulus rome', 'varro rome'], 'fabius']);
  });

  test('5.1.B7, 5.1.B8: Africanus enters on turn 6 with 5 CUs, in Italia or a Roman port of Iberia without enemies', () => {
    const p: Position = {
      control: { saguntum: 'rome', malaca: 'rome', salaria: 'rome' },
      forces: { rome: ROME, carthage: { malaca: { cu: 2 }, capua: { cu: 3 }, carthage: { cu: 4 } } },
    };
    expect(open(at({ ...p, turn: 5 }), 'africanus')).toEqual([]);
    const s = at({ ...p, turn: 6 });
    const spaces = open(s, 'africanus');
    expect(spaces).toEqual(expect.arrayContaining(['saguntum', 'rome', 'tarentum']));
    for (const no of ['malaca', 'salaria', 'capua', 'messana', 'insubrians', 'taurini'])
      expect(spaces).not.toContain(no);
    expect(refusal(s, { type: 'africanus', at: 'malaca' })).toBe('5.1.B8');
    const come = next(s, { type: 'africanus', at: 'saguntum' });
    expect(come.stacks.rome['saguntum']).toEqual({ cu: 5, elephants: 0, generals: ['africanus'] });
    expect([come.africanus, come.away]).toEqual(['in-play', []]);
    // He comes before the draw: a Consul may take his CUs over.
    expect(open(next(come, { type: 'pass' }, DRAW), 'consul')).toContain('varro saguntum');
  });
});

describe('5.3: Winter', () => {
  test('is suffered by Forces where something of the enemy is, and by others not', () => {
    const s = position({
      stage: 'winter',
      forces: {
        rome: {
          rome: { cu: 8 },
          boii: { cu: 6 },
          bruttium: { cu: 5, generals: ['longus'] },
          verona: { cu: 4 },
        },
        carthage: { capua: { cu: 6, generals: ['hannibal'] }, insubrians: { cu: 3 }, carthage: { cu: 2 } },
      },
      inside: { capua: { cu: 2 } },
    });
    const waits = hannibal.chance(s);
    if (waits?.type !== 'roll') throw new Error('no roll');
    expect(waits.dice({}).map(({ id, dice, by }) => [id, dice, by])).toEqual([['attrition', 2, 'rome']]);
    const after = next(s, { type: 'roll', faces: { attrition: [6, 6] } });
    expect([after.stacks.rome['rome']?.cu, after.stacks.rome['verona']?.cu]).toEqual([8, 4]);
    expect(after.stacks.rome['boii']?.cu).toBeLessThan(6);
    expect(after.stacks.rome['bruttium']).toMatchObject({ generals: ['longus'] });
    const punic = hannibal.chance(after);
    if (punic?.type !== 'roll') throw new Error('no roll');
    expect(punic.dice({}).map(({ dice, by }) => [dice, by])).toEqual([[1, 'carthage']]);
  });
});

describe('5.4: Isolation', () => {
  const cut = (control: Position['control'], forces: Partial<NonNullable<Position['forces']>> = {}, rulings = {}) =>
    isolated(held({ ...(control && { control }), forces: { rome: {}, carthage: {}, ...forces } }, rulings), 'rome');
  /** Roman PCs in Numidia, far from everything. */
  const NUMIDIA = { sitilis: 'rome', thamugadi: 'rome' } as const;

  test('a PC without a path to a friend is cut off', () => {
    expect(cut(NUMIDIA)).toEqual(['sitilis', 'thamugadi']);
    expect(cut({})).toEqual([]);
    // Behind passes, among Gauls.
    expect(cut({ taurini: 'rome' })).toEqual(['taurini']);
  });

  test('CUs, an own city, and by one reading a port of its own, are friends', () => {
    expect(cut(NUMIDIA, { rome: { thamugadi: { cu: 1 } } })).toEqual([]);
    expect(cut({ laminium: 'rome', 'new-carthage': 'rome' })).toEqual([]);
    const port = { ...NUMIDIA, cirta: 'rome', 'hippo-regius': 'rome' } as const;
    expect(cut(port)).toEqual([]);
    // Sardinia and Corsica have no Walled City either.
    expect(cut(port, {}, { 'play-isolation-goal': 'no-ports' }).sort()).toEqual([
      ...['aleria', 'carales', 'cirta', 'hippo-regius', 'nuoro', 'oristano', 'sassari', 'sitilis', 'thamugadi'],
    ]);
  });

  test('5.4.a: no path leads over passes, through what is hostile, or through enemy CUs on ground of nobody', () => {
    // From Toletum over Laminium to New Carthage.
    const way = { toletum: 'rome', 'new-carthage': 'rome' } as const;
    const there = { carthage: { laminium: { cu: 1 } } };
    expect(cut({ ...way, laminium: 'nobody' })).toEqual([]);
    expect(cut({ ...way, laminium: 'nobody' }, there)).toEqual(['toletum']);
    expect(cut({ ...way, laminium: 'rome' }, there)).toEqual([]);
    expect(cut(way)).toEqual(['toletum']);
    // A CU of one's own opens the space.
    expect(cut(way, { rome: { laminium: { cu: 1 } } })).toEqual([]);
  });

  test('a path crosses a strait', () => {
    const noPorts = { 'play-isolation-goal': 'no-ports' };
    expect(cut({}, { rome: { aleria: { cu: 1 } } }, noPorts)).toEqual([]);
    expect(cut({ sassari: 'carthage' }, { rome: { aleria: { cu: 1 } } }, noPorts)).toEqual([
      ...['oristano', 'nuoro', 'carales'],
    ]);
  });

  test('Rome removes first: what it took away no longer bars Carthage', () => {
    // Vescera is joined to its own only by PCs of Rome, which are cut off themselves.
    const control = { zuccabar: 'rome', tupusuctu: 'rome', sitilis: 'rome', thamugadi: 'rome' } as const;
    const s = position({ stage: 'isolation', control });
    expect([...Object.keys(control), 'vescera'].map((at) => s.control[at])).toEqual([
      ...[undefined, undefined, undefined, undefined, 'carthage'],
    ]);
  });
});

test('a Province belongs to whoever has more than half of its spaces', () => {
  const owner = (control: Position['control']) => provinceOwner(held({ ...(control && { control }) }), 'Apulia');
  expect(owner({})).toBe('rome');
  expect(owner({ arpi: 'carthage', cannae: 'carthage' })).toBe('rome');
  expect(owner({ arpi: 'carthage', cannae: 'carthage', brundisium: 'nobody' })).toBeNull();
  expect(owner({ arpi: 'carthage', cannae: 'carthage', brundisium: 'carthage' })).toBe('carthage');
});

describe('5.5: the Victory Check', () => {
  test('whoever has fewer Provinces removes as many PCs as the difference; cities and Tribes stay', () => {
    const s = position({ stage: 'victory' });
    const due = s.frames.at(-1);
    expect(hannibal.decider(s)).toBe('carthage');
    const removable = open(s, 'remove');
    for (const no of ['carthage', 'gades', 'insubrians', 'boii']) expect(removable).not.toContain(no);
    expect(removable).toContain('hispalis');
    expect(refusal(s, { type: 'remove', at: 'gades' })).toBe('5.5');
    expect(refusal(s, { type: 'remove', at: 'capua' })).toBe('5.5');
    const left = next(s, { type: 'remove', at: 'hispalis' });
    expect(left.control['hispalis']).toBeUndefined();
    expect(left.frames.at(-1)).toMatchObject({ type: 'removal', left: (due as { left: number }).left - 1 });
  });

  /** Carthage has most of every Province of Italia that is named. */
  const swept = (...but: readonly string[]): NonNullable<Position['control']> => {
    const { spaces, provinces } = position({ active: 'rome', hands: { rome: ['s57'] } }).setup;
    const taken = Object.keys(spaces).filter((at) => {
      const { province } = spaces[at]!;
      return provinces[province]?.region === 'Italia' && at !== 'rome' && !but.includes(province);
    });
    return Object.fromEntries(taken.map((at) => [at, 'carthage'] as const));
  };

  test('4.1: all Provinces of Italia but Latium win for Carthage, at the check and not before', () => {
    const end = (control: Position['control'], stage: Position['stage'] = 'victory') =>
      position({ stage, ...(control && { control }), hands: { rome: ['s57'], carthage: ['s58'] } }).ending;
    expect(end(swept('Latium'))).toMatchObject({ winners: ['carthage'], rule: '4.1' });
    expect(end(swept())).toMatchObject({ winners: ['carthage'], rule: '4.1' });
    expect(end(swept('Etruria'))?.rule).not.toBe('4.1');
    expect(end(swept('Latium'), 'strategy')).toBeNull();
  });

  test('5.1.B8: without a space on his turn Africanus never comes', () => {
    const p: Position = {
      control: swept('none'),
      forces: { rome: { agrigentum: { cu: 6, generals: ['longus'] } }, carthage: { rome: { cu: 1 } } },
      inside: { rome: { cu: 1 } },
    };
    const placed = next(
      position({ stage: 'offices', turn: 6, ...p }),
      { type: 'pass' },
      { type: 'draw', cards: ['varro', 'paulus'] },
      ...['varro', 'paulus'].map((general) => ({ type: 'consul', general, at: 'agrigentum' })),
    );
    expect([placed.africanus, placed.away, open(placed, 'africanus')]).toEqual(['never', ['africanus'], []]);
  });
});

test('5.2: Rome may come first with a Campaign where Carthage named itself, and is not asked where it was named', () => {
  const s = position({ stage: 'first', hands: { rome: ['s37', 's57'], carthage: ['s58'] } });
  const named = (side: string) => next(s, { type: 'first', side });
  expect([hannibal.decider(named('carthage')), open(named('carthage'), 'preempt')]).toEqual(['rome', ['s37']]);
  expect(refusal(named('carthage'), { type: 'preempt', card: 's57' })).toBe('5.2');
  const passed = next(named('carthage'), { type: 'pass' });
  expect([passed, named('rome')].map((one) => [one.active, one.frames.at(-1)?.type])).toEqual([
    ['carthage', 'play'],
    ['rome', 'play'],
  ]);
  const first = next(named('carthage'), { type: 'preempt', card: 's37' });
  expect([first.active, first.frames.at(-1), first.hands.rome]).toMatchObject([
    'rome',
    { type: 'play', only: 's37' },
    ['s37', 's57'],
  ]);
  // As a Campaign or for its OPs, but with that card.
  expect(new Set(open(first, 'play').map((one) => one.split(' ')[0]))).toEqual(new Set(['s37']));
  expect(refusal(first, { type: 'play', card: 's57', use: 'discard' })).toBe('5.2');
  expect(next(first, { type: 'play', card: 's37', use: 'political' }).frames.at(-1)?.type).toBe('political');
});

test('5.2.d: a PC goes to an empty space without enemy CUs, or takes the place of an enemy one where own CUs are', () => {
  const s = next(
    held({
      hands: { rome: ['s01'] },
      control: { emporiae: 'nobody', tarraco: 'nobody', ilerda: 'carthage', dianium: 'carthage' },
      forces: { rome: { dianium: { cu: 1 } }, carthage: { emporiae: { cu: 1 } } },
    }),
    { type: 'play', card: 's01', use: 'political' },
  );
  for (const at of ['emporiae', 'ilerda', 'capua', 'segovia', 'gades', 'praeneste'])
    expect([at, refusal(s, { type: 'place-pc', at })]).toEqual([at, '5.2.d']);
  const placed = next(s, { type: 'place-pc', at: 'tarraco' }, { type: 'place-pc', at: 'dianium' });
  expect([placed.control['tarraco'], placed.control['dianium']]).toEqual(['rome', 'rome']);
  expect(placed.frames.at(-1)).toMatchObject({ type: 'political', left: 1 });
});
