/** Who gets away, with what and where to (7.3.C, 11, 13.5), and who has moved enough (7.1). */
import { expect, test } from 'vitest';
import type { Options, Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import type { Done } from '../../../support/plays.ts';
import { cu, expectBoard, played } from './outcomes.ts';
import {
  activate,
  beatenRelief,
  consul,
  die,
  group,
  lostOnTheWay,
  pass,
  proconsul,
  relief,
  scene,
  step,
} from './scenes.ts';
import { next, offered, refusal, start } from './table.ts';

const avoid = (general: string, to: string) => ({ type: 'avoid', general, to });

test('10.2, 2.1.C: into the city an Army Avoids with no more STs than there is room for', () => {
  const s = played(
    scene(
      'an Army Avoids',
      'rome',
      {
        spaces: { enna: { rome: { cu: 6 } }, agrigentum: { carthage: { cu: 2, st: 1 }, inside: { st: 2 } } },
        generals: { metellus: consul('enna'), hanno: 'agrigentum' },
      },
      [activate('metellus'), step('agrigentum'), pass, avoid('hanno', 'agrigentum')],
    ),
  );
  expect(refusal(s, group(2, 0, 1))).toBe('10.2');
  expect(refusal(s, group(2))).toBe('allowed');
});

test('15.3.C, 15.3.D: CUs leave Africa neither to Avoid nor to Retreat by sea unless the Miat is Warlike', () => {
  const adherbal = (miat: readonly string[], carthage: object): Omit<Position, 'active' | 'bare'> => ({
    miat,
    spaces: { tunes: { rome: { cu: 8 } }, utica: { carthage: { cu: 4 } }, carthago: { carthage } },
    generals: { metellus: consul('tunes'), adherbal: 'carthago' },
  });
  const entered = (miat: readonly string[], carthage: object) =>
    played(scene('Rome comes', 'rome', adherbal(miat, carthage), [activate('metellus'), step('carthago'), pass]));
  const targets = (miat: readonly string[], carthage: object = { cu: 3 }) =>
    offered(entered(miat, carthage), 'avoid').map(({ to }) => to);
  expect(targets(['b', 'c', 'd'])).toContain('lilybaeum');
  expect(targets(['b', 'c'])).not.toContain('lilybaeum');
  expect(targets([])).not.toContain('lilybaeum');
  expect(targets(['b', 'c'], {})).toContain('lilybaeum');
  // STs are bound as well, but he may leave them behind.
  const alone = next(entered(['b', 'c'], { st: 2 }), avoid('adherbal', 'lilybaeum'));
  expect([group(0, 0, 1), group(0)].map((party) => refusal(alone, party))).toEqual(['7.1', 'allowed']);
  const laden = next(entered(['b', 'c', 'd'], { st: 2 }), avoid('adherbal', 'lilybaeum'));
  expect(refusal(laden, group(0, 0, 1))).toBe('allowed');
  const ways = (miat: readonly string[]) =>
    offered(
      next(
        entered(miat, { cu: 3 }),
        pass,
        {
          type: 'roll',
          faces: { carthageLarge: [5], romeLarge: [3] },
        },
        pass,
      ),
      'retreat',
    ).map(({ to }) => to);
  expect(ways(['b', 'c', 'd'])).toContain('lilybaeum');
  expect(ways(['b', 'c'])).not.toContain('lilybaeum');
});

test('11.2: Generals who went along with a failed Interception do not Avoid that Army either', () => {
  const avoiders = (...joins: Done[]) =>
    offered(
      played(
        scene(
          'an Interception fails',
          'rome',
          {
            spaces: { messana: { rome: { cu: 6 } }, enna: { carthage: { cu: 4 } } },
            generals: { metellus: consul('messana'), hanno: 'enna', gisco: 'enna' },
          },
          [
            activate('metellus'),
            step('catana'),
            { type: 'intercept', general: 'hanno' },
            ...joins,
            group(3),
            die(6),
            step('enna'),
          ],
        ),
      ),
      'avoid',
    ).map(({ general }) => general);
  expect(new Set(avoiders())).toEqual(new Set(['gisco']));
  expect(avoiders({ type: 'join', general: 'gisco' })).toEqual([]);
});

test('7.2.A, 7.2.C: an Army that Avoids displaces a lone enemy General, a lone General does not', () => {
  const met = (carthage: number) =>
    played(
      scene(
        'Gisco goes to Panormus',
        'rome',
        {
          spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: carthage } } },
          generals: { metellus: consul('messana'), gisco: 'thermae', flaccus: proconsul('panormus') },
        },
        [activate('metellus'), step('thermae'), avoid('gisco', 'panormus'), group(carthage), die(1)],
      ),
    ).generals['flaccus'];
  expect(met(2)).toEqual({ at: 'gone' });
  expect(met(0)).toEqual(proconsul('panormus'));
});

test('13.5.A: what its penalties leave of a Force is what it is compared with: the larger is its refuge, others are swept along', () => {
  // Three CUs are left of it, and one is lost on entering Enna.
  const beaten = (enna: number) =>
    played(
      scene(
        'a Retreat by Enna',
        'rome',
        {
          spaces: {
            messana: { rome: { cu: 9 } },
            catana: { carthage: { cu: 5 } },
            enna: { control: 'rome', carthage: { cu: enna } },
            leontini: { control: 'rome' },
          },
          generals: { metellus: consul('messana'), hanno: 'catana', gisco: 'enna' },
        },
        [
          activate('metellus'),
          step('catana'),
          pass,
          { type: 'roll', faces: { carthageLarge: [5], romeSmall: [6], romeLarge: [3] } },
        ],
      ),
    );
  const ways = (enna: number) => offered(beaten(enna), 'retreat').map(({ to }) => to);
  expect([2, 3, 4].map((enna) => ways(enna).includes('enna'))).toEqual([false, true, true]);
  expect(ways(3)).toEqual(['enna']);
  expectBoard(next(beaten(3), { type: 'retreat', to: 'enna' }), {
    field: { carthage: { enna: cu(5) } },
    generals: { hanno: { at: 'enna' }, gisco: { at: 'enna' } },
  });
  expectBoard(next(beaten(2), { type: 'retreat', to: 'agrigentum' }), {
    field: { carthage: { agrigentum: cu(4) } },
    generals: { hanno: { at: 'agrigentum' }, gisco: { at: 'agrigentum' } },
  });
});

test('7.3.C, 7.3.B: a Fleet takes aboard from behind the walls, if no Siege holds them', () => {
  const boards = (points: number) => {
    const siege = points ? { siege: { by: 'carthage' as const, points } } : {};
    return offered(
      played(
        scene(
          'a Fleet calls at Messana',
          'rome',
          {
            seamanship: 4,
            spaces: { regium: { rome: { cu: 3 } }, messana: { carthage: { cu: 3 }, inside: { cu: 1 }, ...siege } },
            generals: { metellus: consul('regium') },
            warships: { rome: { ready: 1 }, carthage: { ready: 0 } },
          },
          [activate('metellus'), { type: 'embark', warships: 1 }, { type: 'sail', to: 'messana' }],
        ),
      ),
      'board',
    );
  };
  expect(boards(0)).toEqual([{ type: 'board', ...cu(1) }]);
  expect(boards(1)).toEqual([]);
});

test('7.1, 14.1: on a Campaign who besieged moves no more; with a Subordinate those are three CUs', () => {
  const besieged = (general: 'hanno' | 'barca') =>
    next(
      played(
        scene(
          'a Campaign before Messana',
          'carthage',
          {
            spaces: { messana: { carthage: { cu: 4, elephants: 2, st: 2 } } },
            generals: { barca: 'messana', hanno: 'messana' },
            hands: { carthage: ['s22'] },
          },
          [
            { type: 'event', card: 's22' },
            { type: 'activate', card: 's22', general },
            { type: 'attempt' },
            { type: 'roll', faces: { attempt1: [3] } },
          ],
        ),
      ),
      { type: 'activate', card: 's22', general: general === 'barca' ? 'hanno' : 'barca' },
    );
  const groups = (s: State) => offered(s, 'group').map(({ cu, elephants, st }) => [cu, elephants, st]);
  expect(groups(besieged('barca'))).toEqual([[0, 0, 0]]);
  expect(groups(besieged('hanno'))[0]).toEqual([1, 2, 2]);
  for (const [a, b, c] of [
    [2, 0, 0],
    [1, 3, 0],
    [1, 2, 3],
  ] as const)
    expect(refusal(besieged('hanno'), group(a, b, c))).toBe('7.1');
});

test('7.1: on a Campaign those who marched to a Siege move no more, whatever they are, and of the camp only who made up the three CUs', () => {
  const s = played(
    scene(
      'Hanno brings Elephants and STs to the camp',
      'carthage',
      {
        spaces: { messana: { carthage: { cu: 3 } }, thermae: { carthage: { elephants: 2, st: 2 } } },
        generals: { barca: 'messana', hanno: 'thermae' },
        hands: { carthage: ['s22'] },
      },
      [
        { type: 'event', card: 's22' },
        activate('hanno', 's22'),
        step('messana'),
        { type: 'attempt' },
        { type: 'roll', faces: { attempt1: [3] } },
        activate('barca', 's22'),
      ],
    ),
  );
  expect(refusal(s, group(2))).toBe('allowed');
  expect([group(3), group(2, 1), group(2, 0, 1)].map((party) => refusal(s, party))).toEqual(['7.1', '7.1', '7.1']);
});

/** A Minor Campaign of Carthage. */
const campaign = (position: Omit<Position, 'active' | 'bare'>, actions: readonly Done[], card = 's22') =>
  played(
    scene('a Campaign', 'carthage', { ...position, hands: { carthage: [card] } }, [
      { type: 'event', card },
      ...actions,
    ]),
  );

test('7.1: on a Campaign who sallied and was thrown back within the walls does not sally again, under whomever', () => {
  const again = (number: number) => {
    const s = campaign(
      {
        spaces: { agrigentum: { rome: { cu: 3 }, inside: { cu: 2 }, siege: { by: 'rome', points: 1 } } },
        generals: {
          metellus: consul('agrigentum'),
          hanno: { at: 'agrigentum', inside: true },
          himilco: { at: 'agrigentum', inside: true },
        },
      },
      [
        activate('hanno', 's22'),
        group(number),
        { type: 'sortie' },
        { type: 'roll', faces: { carthageLarge: [6], romeSmall: [6], romeLarge: [5] } },
        { type: 'arrange', ...cu(number) },
        activate('himilco', 's22'),
      ],
    );
    expect(s.inside['agrigentum']).toEqual(cu(2));
    return [refusal(s, group(1)), refusal(s, group(2)), refusal(s, { type: 'sortie' })];
  };
  expect(again(2)).toEqual(['7.1', '7.1', '14.5.B']);
  // One of the two has stayed within all the time.
  expect(again(1)).toEqual(['allowed', '7.1', 'allowed']);
});

test('7.1: on a Campaign whoever stood beside the group in its battle moves no more either', () => {
  // The garrison of Messana comes out against Hanno, who brings one CU to the camp of Gisco.
  const s = campaign(
    {
      spaces: { messana: { carthage: { cu: 4 }, inside: { cu: 3 } }, thermae: { carthage: { cu: 3 } } },
      generals: { hanno: 'thermae', himilco: 'thermae', gisco: 'messana' },
    },
    [
      activate('hanno', 's22'),
      group(1),
      step('messana'),
      { type: 'arrange', ...cu(0) },
      { type: 'roll', faces: { carthageSmall: [6], carthageLarge: [5] } },
      { type: 'arrange', ...cu(2) },
    ],
  );
  expect(offered(s, 'activate').map(({ general }) => general)).toEqual(['himilco']);
  const come = next(s, activate('himilco', 's22'), step('messana'), pass);
  expect([group(2), group(3)].map((party) => refusal(come, party))).toEqual(['allowed', '7.1']);
});

test('7.1, 14.1: on a Campaign CUs of the camp that have moved already count for the three of an attempt', () => {
  const s = campaign(
    {
      spaces: { messana: { carthage: { cu: 4 } }, thermae: { carthage: { cu: 2 } } },
      generals: { barca: 'messana', hanno: 'messana', gisco: 'thermae' },
    },
    [
      activate('gisco', 's21'),
      step('messana'),
      { type: 'done' },
      activate('hanno', 's21'),
      { type: 'attempt' },
      { type: 'roll', faces: { attempt1: [3] } },
      activate('barca', 's21'),
    ],
    's21',
  );
  // Two who came with Gisco and one of the four are tired.
  expect([group(3), group(4)].map((party) => refusal(s, party))).toEqual(['allowed', '7.1']);
});

test('14.5.B: a garrison joins those who relieve it with at least a CU, or stays within', () => {
  const s = played(scene('relief', 'carthage', relief, beatenRelief.slice(0, 3)));
  expect(offered(s, 'relieve')).toEqual([{ type: 'relieve', ...cu(1) }]);
});

test('14.5.B: into the Besieged city goes back what came out of it, no Elephant of those who relieve it', () => {
  const spaces = { ...relief.spaces, enna: { carthage: { cu: 2, elephants: 2 } } };
  const s = played(scene('relief', 'carthage', { ...relief, spaces }, beatenRelief.slice(0, 4)));
  const beaten = next(s, ...beatenRelief.slice(4), { type: 'lose', piece: 'cu' }, { type: 'lose', piece: 'cu' });
  expect(offered(beaten, 'arrange')).toEqual([{ type: 'arrange', ...cu(1) }]);
});

test('13.5.C: a Force that perishes on its way costs its own Generals, not the one whom it comes to', () => {
  const s = played(
    scene(
      'a last Retreat',
      'rome',
      {
        spaces: {
          messana: { rome: { cu: 9 } },
          catana: { carthage: { cu: 3 } },
          enna: { control: 'rome' },
          leontini: { control: 'rome' },
        },
        generals: { metellus: consul('messana'), hanno: 'catana', gisco: 'agrigentum' },
      },
      [
        activate('metellus'),
        step('catana'),
        { type: 'roll', faces: { carthageLarge: [5], romeSmall: [6], romeLarge: [3] } },
        { type: 'retreat', to: 'agrigentum' },
      ],
    ),
  );
  expectBoard(s, { field: { carthage: {} }, generals: { hanno: { at: 'pool' }, gisco: { at: 'agrigentum' } } });
});

test('13.5.C: Generals of a Force that perishes on its way to others of its side stay with them, or by the other reading are displaced', () => {
  const hanno = (rulings: NonNullable<Options['rulings']>) => {
    const { setup, actions } = lostOnTheWay;
    const s = next(start({ ...setup, rulings }), ...actions);
    expect(s.field.carthage).toEqual({ gela: cu(4) });
    return s.generals['hanno'];
  };
  expect(hanno({})).toEqual({ at: 'gela' });
  expect(hanno({ 'generals-of-a-lost-force': 'displaced' })).toEqual({ at: 'pool' });
});
