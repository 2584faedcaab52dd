/** What comes to the map and what stays on it at the turn of the year (5.1, 5.3): CUs, Generals, STs. */
import { expect, test } from 'vitest';
import { drawn } from '../../../../src/games/hamilcar/play/procedures/broadside.ts';
import { hirePorts } from '../../../../src/games/hamilcar/play/procedures/plays.ts';
import type { FrameAt } from '../../../../src/games/hamilcar/play/state.ts';
import { cu, expectBoard, played } from './outcomes.ts';
import { activate, draw, pass, scene, scenes } from './scenes.ts';
import { next, offered, start } from './table.ts';

const place = (general: string, space: string) => ({ type: 'place', general, space });

test('5.2.C3.2: displaced, Barca is drawn from the pool like any other: he brings no CU and keeps nobody waiting', () => {
  const s = played(
    scene(
      'Barca is drawn',
      'carthage',
      { moment: 'reinforcement', turn: 5, miat: [], generals: { xanthippus: { at: 'gone' }, barca: { at: 'pool' } } },
      [{ type: 'place-cu', space: 'carthago' }, draw('barca'), place('barca', 'lilybaeum')],
    ),
  );
  expectBoard(s, {
    field: { carthage: { carthago: cu(1) } },
    generals: { barca: { at: 'lilybaeum' } },
    due: { type: 'reinforce', stage: 'generals', waiting: ['adherbal'] },
  });
});

test('5.1.B, 5.1.D: a CU comes to a General in his camp before a Besieged city, not into one', () => {
  const siege = (at: string, by: 'rome' | 'carthage') =>
    played(
      scene(
        'a CU is placed',
        'carthage',
        {
          moment: 'reinforcement',
          turn: 5,
          spaces: { [at]: { [by]: { cu: 3 }, inside: { cu: 1 }, siege: { by, points: 1 } } },
          generals: { hanno: { at, inside: by === 'rome' } },
        },
        [],
      ),
    );
  const camp = siege('messana', 'carthage');
  expect(next(camp, { type: 'place-cu', space: 'messana' }).field.carthage['messana']).toEqual(cu(4));
  expect(() => next(siege('agrigentum', 'rome'), { type: 'place-cu', space: 'agrigentum' })).toThrow('5.1.B');
});

test('5.3.B: an ST outside a city is guarded by the CUs within', () => {
  const left = (inside: number) =>
    played(
      scene(
        'winter',
        'carthage',
        { moment: 'winter', hands: {}, spaces: { messana: { rome: { st: 1 }, inside: { cu: inside } } } },
        [],
      ),
    ).field.rome['messana'];
  expect([left(1), left(0)]).toEqual([{ cu: 0, elephants: 0, st: 1 }, undefined]);
});

test('5.2.C3.1, 5.2.C3.2: Xanthippus comes to a port of Africa, Barca to any own port', () => {
  const ports = (xanthippus: string) =>
    hirePorts(start({ position: { bare: true, turn: 5, miat: ['b', 'c', 'd'], generals: { xanthippus } } }));
  expect(ports('mercenary')).toContain('carthago');
  expect(ports('mercenary')).not.toContain('lilybaeum');
  expect(ports('gone')).toEqual(expect.arrayContaining(['carthago', 'lilybaeum', 'lipara']));
});

test('16.4: an ST runs the blockade from a Major Port even if that is Besieged itself', () => {
  const s = played(
    scene(
      'a run',
      'carthage',
      {
        spaces: { syracusae: { rome: { cu: 4 }, inside: { cu: 1, st: 1 }, siege: { by: 'rome', points: 1 } } },
        warships: { carthage: { ready: 1 } },
      },
      [{ type: 'run-blockade', card: 's02', port: 'syracusae', city: 'syracusae' }],
      { optional: ['16.4'] },
    ),
  );
  expectBoard(s, { inside: { syracusae: cu(1) }, due: { type: 'blockade', city: 'syracusae' } });
});

test('17.2.A.Gisco, 2.2.E1: H. Gisco draws two Tactic Cards in command, and as a Subordinate by his rating', () => {
  const cards = (...generals: string[]) => {
    const fleet = { generals, warships: 1, ...cu(0) };
    const f = {
      port: 'enna',
      mover: 'rome',
      fleets: { rome: fleet, carthage: fleet },
      rating: { rome: 0, carthage: 0 },
    };
    return drawn(start(), f as unknown as FrameAt<'naval'>, 'carthage');
  };
  expect(cards('gisco', 'hanno')).toBe(2);
  expect(cards('hanno', 'gisco')).toBe(1);
  expect(cards('gisco', 'barca')).toBe(1);
  expect(cards('gisco', 'adherbal')).toBe(3);
});

test('5.1.C, 2.2.D1: an Admiral in Roma turns CUs into Warships once, by his trait', () => {
  const { setup, actions } = scenes.find(
    ({ says }) => says === 'Consuls are elected, and an Admiral reforms the navy',
  )!;
  const upTo = actions.findIndex(({ type }) => type === 'reform') + 1;
  const reformed = next(start(setup), ...actions.slice(0, upTo));
  expect(reformed.happened).toContainEqual(expect.objectContaining({ rule: '2.2.D1' }));
  expect(offered(reformed, 'reform')).toEqual([]);
});

test('5.2.B: once the choice is left to the holder of Naval Supremacy, nobody seizes the first play', () => {
  const dealt = next(start(), {
    type: 'deal',
    hands: { rome: ['s21', 's02', 's04', 's06', 's07'], carthage: ['s08', 's09', 's10', 's12', 's13'] },
  });
  expect(offered(dealt, 'preempt')).toEqual([{ type: 'preempt', card: 's21' }]);
  const left = next(dealt, pass);
  expect(offered(left, 'preempt')).toEqual([]);
  expect(offered(left, 'first')).toHaveLength(2);
});

test('17.2.B.Vulso: he turns Warships into CUs within walls that enemies stand before, not within a Besieged city', () => {
  const vulso = (points: number) => {
    const siege = points ? { siege: { by: 'carthage' as const, points } } : {};
    return played(
      scene(
        'Vulso is activated',
        'rome',
        {
          spaces: { roma: { carthage: { cu: 3 }, inside: { cu: 1 }, ...siege } },
          generals: { vulso: { at: 'roma', inside: true, office: 'consul' } },
          warships: { rome: { ready: 1 } },
        },
        [activate('vulso')],
      ),
    );
  };
  const convert = { type: 'convert', ready: 1, spent: 0 };
  expectBoard(next(vulso(0), convert), { inside: { roma: cu(2) }, warships: { rome: { ready: 0, supply: 10 } } });
  expect(offered(vulso(1), 'convert')).toEqual([]);
});
