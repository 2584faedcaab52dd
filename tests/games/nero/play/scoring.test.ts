/** Control, VP and victory. */
import { describe, expect, test } from 'vitest';
import { automaticVictory, vpAtEnd, winners } from '../../../../src/games/nero/play/procedures/turn.ts';
import { areasOf, controllerOf } from '../../../../src/games/nero/play/queries.ts';
import { type Board, type Holdings, vpOf } from '../../../../src/games/nero/scoring/rules.ts';
import { figuresOf } from '../../../../src/play/figures.ts';
import { ending, fallen, marching, next, type Position, position } from './table.ts';

describe('control (11)', () => {
  const legions = {
    west: { britannia: 1, 'gallia-narbonensis': 2, hispania: 2 },
    central: { lusitania: 1 },
    east: { 'gallia-narbonensis': 1 },
  };

  test('the worked example: three Provinces of five are the Area, until somebody draws level in one', () => {
    const s = position({ legions });
    const held = ['britannia', 'gallia-narbonensis', 'hispania', 'lusitania'].map((at) => controllerOf(s, at));
    expect(held).toEqual(['west', 'west', 'west', 'central']);
    expect(areasOf(s, 'west')).toEqual(['west']);
    const t = position({ legions: { ...legions, asia: { britannia: 1 } } });
    expect([controllerOf(t, 'britannia'), areasOf(t, 'west')]).toEqual([undefined, []]);
  });

  test('Uncontrolled Legions are no player; the tribe voids control; two together can outnumber one', () => {
    expect(controllerOf(position({ legions: { west: { dacia: 1 } }, uncontrolled: { dacia: 3 } }), 'dacia')).toBe(
      'west',
    );
    expect(controllerOf(position({ legions: { west: { dacia: 1 } }, barbarian: 'dacia' }), 'dacia')).toBeUndefined();
    const three = { west: { dacia: 2 }, east: { dacia: 1 }, asia: { dacia: 1 } };
    expect(controllerOf(position({ legions: three }), 'dacia')).toBeUndefined();
  });
});

describe('VP (13.2)', () => {
  const figures = figuresOf(position());
  const none: Holdings = {
    emperor: false,
    inRoma: false,
    wholeTurn: false,
    areas: 0,
    vacant: false,
    italy: 0,
  };
  const vp = ({ last = false, emperors = 0, barbarians = false, ...more }: Partial<Holdings & Board>) =>
    vpOf({ ...none, ...more }, { last, emperors, barbarians }, figures);
  const reign = { emperor: true, emperors: 1, inRoma: true, wholeTurn: true, areas: 1, italy: 2 };

  test('turns 1 to 3 and turn 4, with and without the tribe', () => {
    expect([vp(reign), vp({ ...reign, barbarians: true })]).toEqual([12, 10]);
    expect([vp({ ...reign, last: true }), vp({ ...reign, last: true, barbarians: true })]).toEqual([16, 14]);
    expect(vp({ emperor: true, emperors: 2, inRoma: true, areas: 2 })).toBe(8);
    expect(vp({ last: true, emperor: true, emperors: 2 })).toBe(4);
    expect(vp({ last: true, areas: 3, italy: 1, barbarians: true })).toBe(10);
  });

  test('3.2: the vacant Area gives nothing', () => {
    const legions = { west: { britannia: 1, hispania: 1, lusitania: 1, judaea: 1, syria: 1, aegyptus: 1 } };
    expect(vpAtEnd(position({ players: 3, vacant: 'asia', legions }), 'west')).toBe(2);
    expect(vpAtEnd(position({ legions }), 'west')).toBe(4);
  });

  const last = (p: Position) =>
    next(position({ hands: { west: ['bribe-1'] }, ...p }), { type: 'discard', card: 'bribe-1' }, { type: 'done' });

  test('at the end of a turn VP are added and markers go', () => {
    const p: Position = {
      ...{
        legions: { west: { hispania: 1, lusitania: 1, britannia: 1, 'italia-north': 2 } },
        markers: { west: ['hispania'] },
      },
      leaders: { west: { status: 'emperor', at: 'roma' } },
    };
    const s = fallen(last(p));
    expect([s.turn, s.vp.west, s.stacks.west['hispania']?.marker]).toEqual([2, 5 + 2 + 2 + 1, false]);
    expect(s.wholeTurn.west).toBe(true);
    const t = { ...s, hands: { ...s.hands, central: [], east: [], asia: [], west: ['bribe-1'] } };
    const active = { ...t, round: { ...t.round, active: 'west' as const, last: true } };
    expect(next(active, { type: 'discard', card: 'bribe-1' }, { type: 'done' }).vp.west).toBe(10 + 11);
  });

  test('13.2: an Emperor who leaves Roma and comes back has not been there the whole turn', () => {
    const p: Position = {
      leaders: { west: { status: 'emperor', at: 'roma' } },
      ...{ wholeTurn: ['west'], hands: { west: ['traitor-1'] }, values: { 'traitor-1': { mp: 2 } } },
    };
    const out = next(marching(position(p), 'traitor-1', 'roma', 0, true), { type: 'step', to: 'italia-south' });
    const back = next(out, { type: 'step', to: 'roma' }, { type: 'done' });
    expect([back.turn, back.vp.west]).toEqual([2, 5 + 2]);
    expect(last({ ...p, hands: { west: ['bribe-1'] } }).vp.west).toBe(5 + 2 + 1);
    const stopped = next(out, { type: 'stop' }, { type: 'done' });
    expect(stopped.vp.west).toBe(5);
  });

  test('after turn 4 the most VP win; a tie is shared, or goes to the Emperor and then by Areas', () => {
    const legions = { west: { hispania: 1 }, asia: { judaea: 1, syria: 1, aegyptus: 1 } };
    const end = last({ turn: 4, vp: { west: 3, asia: 1 }, legions });
    expect(ending(end)).toEqual({ how: 'points', rule: '13.2', winners: ['asia'] });
    const tied = (rulings: Position['rulings'], leaders: Position['leaders'] = {}) =>
      winners(position({ vp: { west: 3, asia: 3 }, legions, leaders, ...(rulings && { rulings }) }));
    expect(tied(undefined)).toEqual(['asia', 'west']);
    expect(tied({ 'tie-at-the-end': 'emperor' })).toEqual(['asia']);
    expect(tied({ 'tie-at-the-end': 'emperor' }, { west: { status: 'emperor', at: 'roma' } })).toEqual(['west']);
  });

  test('14.0: with two players only the recorded colours are compared', () => {
    const s = position({ players: 2, vp: { west: 3, east: 20, central: 5, asia: 30 } });
    expect(s.counting).toEqual(['west', 'central']);
    expect(winners(s)).toEqual(['central']);
  });
});

describe('automatic victory (13.1)', () => {
  const three = {
    west: { hispania: 1, lusitania: 1, britannia: 1, judaea: 1, syria: 1, aegyptus: 1, dacia: 1, moesia: 1, achaea: 1 },
  };
  const four = { west: { ...three.west, raetia: 1, noricum: 1, pannonia: 1 } };
  const emperor: Position['leaders'] = { west: { status: 'emperor', at: 'roma' } };

  test('four Areas, or three as Emperor; not with two players', () => {
    expect(automaticVictory(position({ legions: four }))).toBe('west');
    expect(automaticVictory(position({ legions: three, leaders: emperor }))).toBe('west');
    expect(automaticVictory(position({ legions: three }))).toBeUndefined();
    expect(automaticVictory(position({ players: 2, legions: four, leaders: emperor }))).toBeUndefined();
  });

  test('it ends the game at once, in any turn', () => {
    const s = position({ hands: { west: ['bribe-1'] }, legions: three, leaders: emperor, turn: 2 });
    expect(ending(next(s, { type: 'discard', card: 'bribe-1' }, { type: 'done' }))).toEqual({
      how: 'automatic',
      rule: '13.1',
      winners: ['west'],
    });
  });

  test('a vacant Area counts, or it does not', () => {
    const held = (rulings = {}) =>
      automaticVictory(position({ players: 3, vacant: 'asia', legions: three, leaders: emperor, rulings }));
    expect([held(), held({ 'vacant-area': 'ignored' })]).toEqual(['west', undefined]);
  });
});
