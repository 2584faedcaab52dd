/** Clauses of Hamilcar that were quoted and held by nothing else: each a position, a deed, and what the rulebook makes of it. */
import { expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import { flips } from '../../../../src/games/hamilcar/play/pieces/placing.ts';
import type { Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { propose } from '../../../../src/play/propose.ts';
import { cu, owes, played } from './outcomes.ts';
import { activate, atLipara, battleAtLipara, consul, die, draw, pass, scene, step } from './scenes.ts';
import { next, offered, refusal, start } from './table.ts';

type Laid = Omit<Position, 'active' | 'bare'>;

const course = (active: 'rome' | 'carthage', position: Laid, ...actions: Parameters<typeof scene>[3]): State =>
  played(scene('a course', active, position, actions));

test('2.1.B, 5.2.C2.2: CUs flip the PC of a space, not a Walled City that they stand before', () => {
  const spaces = { agrigentum: { rome: { cu: 3 } }, thermae: { rome: { cu: 1 } } };
  expect(flips(start({ position: { bare: true, active: 'rome', spaces } }), 'rome')).toEqual(['thermae']);
});

test('2.1.J, 17.1.#11: a Cruel Sea asks for the last lane of the voyage, not for those before', () => {
  const stormy = (...ports: string[]): number => {
    const sailed = course(
      'rome',
      {
        spaces: { croton: { rome: { cu: 4 } } },
        generals: { metellus: consul('croton') },
        ...{ warships: { rome: { ready: 3 }, carthage: {} }, seamanship: 4 },
        hands: { rome: ['s02'], carthage: ['s11', 's04'] },
      },
      activate('metellus'),
      { type: 'embark', warships: 3 },
      ...ports.flatMap((to) => [{ type: 'sail', to }, pass]),
      { type: 'land' },
      { type: 'counter', card: 's11' },
    );
    const waits = hamilcar.chance(sailed);
    return waits?.type === 'roll' ? (waits.dice({})?.[0]?.dice ?? 0) : 0;
  };
  // From Croton to Regium there is a Storm symbol, on to Messana there is none.
  expect([stormy('regium'), stormy('regium', 'messana')]).toEqual([1, 0]);
});

test('2.3.A, 9.4: a Warship and a CU that go down with it are two Units, and cost a PC', () => {
  let s = course(
    'rome',
    atLipara(),
    ...battleAtLipara(1),
    draw('flee-1', 'flee-2', 'pursuit-1'),
    draw('pursuit-2', 'pursuit-3'),
  );
  for (let naval = s.frames.find(({ type }) => type === 'naval'); naval; ) {
    const isLast = naval.type === 'naval' && naval.round === 3;
    s = next(s, hamilcar.chance(s)?.type === 'roll' ? die(isLast ? 6 : 2) : pass);
    naval = s.frames.find(({ type }) => type === 'naval');
  }
  expect(s.field.rome['messana']).toEqual(cu(3));
  expect(s.frames).toContainEqual(expect.objectContaining(owes('rome', '9.4', 1)));
});

test('2.3.C: an Elephant is a CU that can be lost like any other', () => {
  const lost = (cus: number, elephants: number): unknown =>
    course(
      'rome',
      {
        spaces: { messana: { rome: { cu: 9 } }, thermae: { carthage: { cu: cus, elephants } } },
        generals: { maximus: consul('messana'), hanno: 'thermae' },
      },
      activate('maximus'),
      step('thermae'),
      pass,
      ...(elephants > 0 ? [pass] : []),
      { type: 'roll', faces: { carthageLarge: [3], romeLarge: [3] } },
    ).happened.find(({ facts }) => facts && 'carthageLost' in facts)?.facts?.['carthageLost'];
  expect([lost(1, 2), lost(3, 0)]).toEqual([2, 2]);
});

test('7.3.C: in a port on its way a Fleet takes Units aboard once', () => {
  const aboard = course(
    'rome',
    {
      spaces: { messana: { rome: { cu: 3 } }, lipara: { rome: { cu: 3 } } },
      generals: { metellus: consul('messana') },
      ...{ warships: { rome: { ready: 3 }, carthage: {} }, seamanship: 4 },
    },
    activate('metellus'),
    { type: 'embark', warships: 2 },
    { type: 'sail', to: 'lipara' },
    { type: 'board', cu: 1, elephants: 0, st: 0 },
  );
  expect(offered(aboard, 'board')).toEqual([]);
  expect(refusal(aboard, { type: 'board', cu: 1, elephants: 0, st: 0 })).toBe('7.3.C');
});

test('15.2, 17.1.#35: an Attrition roll that shows the Elephant takes one first', () => {
  const struck = course(
    'rome',
    {
      spaces: { thermae: { carthage: { cu: 2, elephants: 1 } } },
      generals: { hanno: 'thermae' },
      hands: { rome: ['s35'] },
    },
    { type: 'event', card: 's35' },
    { type: 'target', space: 'thermae' },
    die(6),
  );
  expect(struck.field.carthage['thermae']).toEqual(cu(2));
});

test('16.1: by the optional rule Rome gets 5 CUs, whatever it holds in Italia', () => {
  const reinforced = (optional: readonly '16.1'[]): State => {
    const { ids } = start().setup;
    const held = ['roma', 'cosa', 'praeneste'];
    const spaces = Object.fromEntries(
      ids.map((at) => [at, { control: held.includes(at) ? ('rome' as const) : ('nobody' as const) }]),
    );
    let s = start({ optional, position: { bare: true, moment: 'reinforcement', turn: 3, active: 'rome', spaces } });
    const isOver = (f = s.frames.at(-1)): boolean => f?.type === 'reinforce' && f.stage === 'draw-consuls';
    for (let i = 0; i < 30 && !isOver(); i++) {
      const waits = hamilcar.chance(s);
      s = next(s, waits ? propose(waits, 1).action : hamilcar.choices(s).at(-1)?.action);
    }
    expect(isOver()).toBe(true);
    return s;
  };
  expect([reinforced([]), reinforced(['16.1'])].map((s) => s.field.rome['roma'])).toEqual([undefined, cu(5)]);
});

test('16.4: blockade runners take a Siege Point off for each that the die shows, and with the last one the Siege ends', () => {
  const run = (points: number): State['sieges'] =>
    next(
      start({
        optional: ['16.4'],
        position: {
          ...{ bare: true, active: 'carthage', hands: { carthage: ['s02'] }, warships: { carthage: { ready: 2 } } },
          supremacy: 'rome',
          spaces: {
            agrigentum: { rome: { cu: 4 }, inside: { cu: 1 }, siege: { by: 'rome', points } },
            carthago: { inside: { st: 1 } },
          },
          generals: { metellus: consul('agrigentum') },
        },
      }),
      { type: 'run-blockade', card: 's02', port: 'carthago', city: 'agrigentum' },
      { type: 'roll', faces: { run1: [6] } },
    ).sieges;
  // The white die shows a point on a 6.
  expect([run(2), run(1)]).toEqual([{ agrigentum: { by: 'rome', points: 1 } }, {}]);
});

test('17.1.#40, 17.1.#41: both Forced Marches give 6 MPs', () => {
  const mp = (card: string) => {
    const position = { spaces: { enna: { rome: { cu: 3 } } }, generals: { metellus: consul('enna') } };
    const played = course(
      'rome',
      { ...position, hands: { rome: [card, 's02'] } },
      { type: 'event', card },
      activate('metellus', card),
    );
    expect(offered(played, 'step')).not.toEqual([]);
    return played.frames.at(-1);
  };
  for (const card of ['s40', 's41']) expect(mp(card), card).toMatchObject({ type: 'activation', mp: 6 });
});
