/** Enemy Provinces, Roma and Retreat markers: what holds a force, and what lets it go on. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import type { Colour } from '../../../../src/games/nero/words.ts';
import { broken, decider, marching, n, next, offered, passed, position } from './table.ts';

const left = (s: State) => s.round.force?.left;
const values = { 'traitor-1': { mp: 6 }, 'traitor-2': { mp: 5 }, 'traitor-3': { mp: 4 } };

describe('enemy Provinces', () => {
  const thracia = (enemies: Partial<Record<Colour, Record<string, number>>>, rulings = {}) =>
    next(
      marching(
        position({
          active: 'east',
          legions: { east: { thracia: 3 }, ...enemies },
          hands: { east: ['traitor-1'] },
          values,
          rulings,
        }),
        'traitor-1',
        'thracia',
        3,
      ),
      { type: 'step', to: 'dalmatia' },
    );

  test('5.5: with permission the march through Dalmatia costs 3 in all', () => {
    const s = next(thracia({ west: { dalmatia: 1 } }), { type: 'ask' });
    expect(decider(s)).toBe('west');
    const t = next(s, { type: 'consent' }, { type: 'step', to: 'italia-north' });
    expect(left(t)).toBe(6 - 3);
  });

  test('5.5: without it the force stays, and leaves freely in a later round', () => {
    const s = next(thracia({ west: { dalmatia: 1 } }), { type: 'ask' }, { type: 'pass' });
    expect(broken(s, { type: 'step', to: 'italia-north' })).toBe('5.5');
    expect(broken(s, { type: 'ask' })).toBe('5.5');
    const later = position({
      active: 'east',
      legions: { east: { dalmatia: 1 }, west: { dalmatia: 3 } },
      hands: { east: ['traitor-1'] },
      values,
    });
    expect(left(next(marching(later, 'traitor-1', 'dalmatia', 1), { type: 'step', to: 'italia-north' }))).toBe(5);
  });

  test('5.5: an agreement is for one Province: in the next its owner is asked again', () => {
    const s = next(
      thracia({ west: { dalmatia: 1, pannonia: 1 } }),
      { type: 'ask' },
      { type: 'consent' },
      { type: 'step', to: 'pannonia' },
    );
    expect(offered(s, 'ask')).toHaveLength(1);
    expect(broken(s, { type: 'step', to: 'dalmatia' })).toBe('5.5');
  });

  test('5.5: several owners must all agree, for 1 MP in all or 1 each', () => {
    const enemies = { west: { dalmatia: 1 }, asia: { dalmatia: 1 } };
    const both = (rulings = {}) =>
      next(thracia(enemies, rulings), { type: 'ask' }, { type: 'consent' }, { type: 'consent' });
    expect(left(next(both(), { type: 'step', to: 'italia-north' }))).toBe(3);
    const each = { 'passage-with-several-players': 'each' } as const;
    expect(left(next(both(each), { type: 'step', to: 'italia-north' }))).toBe(2);
    const one = next(thracia(enemies), { type: 'ask' }, { type: 'consent' }, { type: 'pass' });
    expect(broken(one, { type: 'step', to: 'italia-north' })).toBe('5.5');
  });

  test('5.5: leave is not paid for where those who gave it were beaten, or have no Legion left', () => {
    const agreed = next(thracia({ west: { dalmatia: 1 } }), { type: 'ask' }, { type: 'consent' });
    const captured = next(agreed, { type: 'attack', target: 'west' });
    expect(n(captured, 'west', 'dalmatia')).toBe(0);
    // 1 for the step with four Legions is 2, and 1 for fatigue.
    expect(left(captured)! - left(next(captured, { type: 'step', to: 'italia-north' }))!).toBe(3);
    const two = next(thracia({ west: { dalmatia: 2 } }), { type: 'ask' }, { type: 'consent' });
    const beaten = next(two, { type: 'attack', target: 'west' }, { type: 'pass' });
    expect(n(beaten, 'west', 'dalmatia')).toBe(1);
    expect(left(beaten)! - left(next(beaten, { type: 'step', to: 'italia-north' }))!).toBe(3);
  });

  test('5.5: nor where their Legion rebels before the force goes on', () => {
    const p = {
      ...{ active: 'east' as const, legions: { east: { thracia: 3 }, west: { dalmatia: 1 } }, values },
      hands: { east: ['traitor-1', 'legion-rebels-1'] },
    };
    const s = next(marching(position(p), 'traitor-1', 'thracia', 3), { type: 'step', to: 'dalmatia' });
    const agreed = next(s, { type: 'ask' }, { type: 'consent' });
    const alone = next(
      agreed,
      { type: 'event', card: 'legion-rebels-1' },
      { type: 'aim-legion', colour: 'west', province: 'dalmatia' },
    );
    const paid = (from: State) => left(from)! - left(next(from, { type: 'step', to: 'italia-north' }))!;
    expect([paid(agreed), paid(alone)]).toEqual([2, 1]);
  });

  test('5.5: Legions hold a force that enters, not one beside which the tribe drives them later', () => {
    const p = {
      active: 'east' as const,
      legions: { east: { dalmatia: 3 }, west: { moesia: 2 }, asia: { thracia: 1 } },
      ...{ hands: { east: ['traitor-1', 'barbarians-1'] }, values },
    };
    const drive: Action[] = [
      { type: 'event', card: 'barbarians-1' },
      { type: 'aim-province', province: 'moesia' },
      { type: 'displace', to: 'thracia' },
    ];
    const s = next(marching(position(p), 'traitor-1', 'dalmatia', 3), { type: 'step', to: 'thracia' });
    const t = next(s, { type: 'ask' }, { type: 'consent' }, ...drive);
    expect([n(t, 'west', 'thracia'), n(t, 'asia', 'thracia')]).toEqual([2, 1]);
    // Asia/Africa alone was asked: 1 MP for its leave and 1 for the step.
    expect(left(t)! - left(next(t, { type: 'step', to: 'achaea' }))!).toBe(2);
  });

  test('5.5: Uncontrolled Legions do not stop a force; the tribe does', () => {
    const p = { active: 'east' as const, legions: { east: { dalmatia: 3 } }, hands: { east: ['traitor-1'] }, values };
    const free = next(marching(position({ ...p, uncontrolled: { moesia: 2 } }), 'traitor-1', 'dalmatia', 3), {
      type: 'step',
      to: 'moesia',
    });
    expect(broken(free, { type: 'step', to: 'dacia' })).toBe('allowed');
    const held = next(marching(position({ ...p, barbarian: 'moesia' }), 'traitor-1', 'dalmatia', 3), {
      type: 'step',
      to: 'moesia',
    });
    expect(left(held)).toBe(3);
    expect(broken(held, { type: 'step', to: 'dacia' })).toBe('5.5');
    expect(broken(held, { type: 'ask' })).toBe('5.5');
  });

  test('5.7: a Contender alone among enemy Legions is a General, let through or not', () => {
    const p = {
      ...{ active: 'east' as const, legions: { west: { dalmatia: 1 } }, hands: { east: ['traitor-1'] }, values },
      leaders: { east: { status: 'contender', at: 'thracia' } as const },
    };
    const enter = (rulings = {}) =>
      next(marching(position({ ...p, rulings }), 'traitor-1', 'thracia', 0, true), { type: 'step', to: 'dalmatia' });
    expect(enter().leaders.east.status).toBe('general');
    const kept = { 'passage-of-a-leader': 'kept' } as const;
    expect(enter(kept).leaders.east.status).toBe('contender');
    const through = next(enter(kept), { type: 'ask' }, { type: 'consent' }, { type: 'step', to: 'italia-north' });
    expect(through.leaders.east.status).toBe('contender');
    expect(next(enter(kept), { type: 'stop' }).leaders.east.status).toBe('general');
    const uncontrolled = { ...p, legions: {}, uncontrolled: { dalmatia: 1 } };
    const among = (rulings = {}) =>
      next(marching(position({ ...uncontrolled, rulings }), 'traitor-1', 'thracia', 0, true), {
        type: 'step',
        to: 'dalmatia',
      });
    expect(among().leaders.east.status).toBe('contender');
    expect(among({ 'emperor-among-uncontrolled': 'replaced' }).leaders.east.status).toBe('general');
  });
});

describe('Roma and markers', () => {
  test('5.8: only a Leader enters, for 1 MP, from Italy; his Legions stay behind', () => {
    const s = position({
      legions: { west: { 'italia-north': 2 } },
      leaders: { west: 'italia-north' },
      hands: { west: ['traitor-1'] },
      values,
    });
    const t = marching(s, 'traitor-1', 'italia-north', 2, true);
    expect(broken(t, { type: 'step', to: 'roma' })).toBe('5.8');
    const alone = next(t, { type: 'drop', legions: 2, leader: false }, { type: 'step', to: 'roma' });
    expect([alone.leaders.west.at, left(alone), n(alone, 'west', 'italia-north')]).toEqual(['roma', 5, 2]);
    expect(offered(alone, 'step').map((a) => a.type === 'step' && a.to)).toEqual(['italia-north', 'italia-south']);
  });

  test('5.6: Legions under a Retreat marker pay 2 MP before anything else', () => {
    const s = position({
      legions: { west: { hispania: 2 } },
      markers: { west: ['hispania'] },
      hands: { west: ['traitor-1'] },
      values,
    });
    const t = marching(s, 'traitor-1', 'hispania', 2);
    expect(broken(t, { type: 'step', to: 'lusitania' })).toBe('5.6');
    expect(offered(t, 'step')).toEqual([]);
    const cleared = next(t, { type: 'clear' });
    expect([left(cleared), cleared.stacks.west['hispania']?.marker]).toEqual([4, false]);
    expect(broken(cleared, { type: 'step', to: 'lusitania' })).toBe('allowed');
    expect(passed(cleared)).toBe(cleared);
  });

  test('5.6, 6.3: under a marker nobody attacks in place, or with 1 BP less on his card', () => {
    const marked = (rulings = {}) =>
      marching(
        position({
          ...{ legions: { west: { syria: 2 }, asia: { syria: 2 } }, markers: { west: ['syria'] }, rulings },
          ...{ hands: { west: ['traitor-1', 'bribe-1'] }, values: { ...values, 'bribe-1': { bp: 4 } } },
        }),
        'traitor-1',
        'syria',
        2,
      );
    expect(broken(marked(), { type: 'attack', target: 'asia' })).toBe('5.6');
    expect(offered(marked(), 'attack')).toEqual([]);
    const s = next(
      marked({ 'attack-under-a-marker': 'yes' }),
      { type: 'attack', target: 'asia' },
      { type: 'battle-card', card: 'bribe-1' },
    );
    expect(s.happened.map((h) => h.facts?.['attackerBp'])).toContain(2 + 4 - 1);
  });
});
