/** What a side may pick from and what the pick changes: losses, sieges, single OPs, the War Chest, PCs, winter. */
import { describe, expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import type { Done } from '../../../support/plays.ts';
import { activate, consul, pass, scene } from './scenes.ts';
import { next, start } from './table.ts';

function played(active: 'rome' | 'carthage', position: Omit<Position, 'active' | 'bare'>, ...done: Done[]): State {
  const { setup, actions } = scene('', active, position, done);
  return next(start(setup), ...actions);
}

/** What is offered of a type, by the one thing that tells these actions apart. */
const offered = (s: State, type: string): string[] =>
  hamilcar.choices(s).flatMap(({ action }) => {
    const { type: of, ...what } = action as { type: string };
    return of === type ? [Object.values(what).join(' ')] : [];
  });

const asked = (s: State) => [hamilcar.decider(s), hamilcar.asks(s)?.rule];

describe('an attempt (14)', () => {
  const attempt = (at: string, face: number, there: object, more: Omit<Position, 'active' | 'bare'> = {}) =>
    played(
      'rome',
      {
        supremacy: 'rome',
        ...more,
        spaces: { [at]: { rome: { cu: 5 }, ...there } },
        generals: { metellus: consul(at), ...more.generals },
      },
      activate('metellus'),
      { type: 'attempt' },
      { type: 'roll', faces: { attempt1: [face] } },
    );
  const one = { siege: { by: 'rome' as const, points: 1 } };

  test('14.4: a city falls with its STs, its garrison is lost and its Generals displaced', () => {
    const s = attempt(
      'agrigentum',
      5,
      { ...one, inside: { cu: 1, st: 2 } },
      { generals: { hanno: { at: 'agrigentum', inside: true } } },
    );
    const fallen = next(s, pass);
    expect(asked(s)).toEqual(['carthage', '14.3']);
    expect([fallen.control['agrigentum'], fallen.inside['agrigentum'], fallen.sieges['agrigentum']]).toEqual([
      'rome',
      undefined,
      undefined,
    ]);
    expect([fallen.field.rome['agrigentum'], fallen.generals['hanno']]).toEqual([
      { cu: 5, elephants: 0, st: 2 },
      { at: 'pool' },
    ]);
  });

  test('14.3: without a CU and an ST within the walls, or without a point, there is nothing to give up', () => {
    for (const inside of [{ cu: 1 }, { st: 1 }])
      expect(attempt('agrigentum', 5, { inside }).sieges['agrigentum']?.points).toBe(1);
    const idle = attempt('agrigentum', 2, { ...one, inside: { cu: 1, st: 1 } });
    expect(asked(idle)).not.toEqual(['carthage', '14.3']);
    expect(idle.sieges['agrigentum']?.points).toBe(1);
  });

  test('14.4: a Tribe that is subjugated is gone, and its space is won', () => {
    const s = attempt('volsinii', 6, one);
    expect([s.control['volsinii'], s.tribes.includes('volsinii'), s.sieges['volsinii']]).toEqual([
      'rome',
      false,
      undefined,
    ]);
    expect(attempt('volsinii', 2, {}).tribes).toContain('volsinii');
  });
});

describe('single OPs (5.2.C2)', () => {
  const position = {
    spaces: { thermae: { rome: { cu: 1 } }, enna: { carthage: { cu: 1 } }, gela: { control: 'carthage' as const } },
    warships: { rome: { ready: 1, spent: 1 } },
  };
  const s = played('rome', position, { type: 'spend', card: 's02' });

  test('5.2.C2.2: PCs go to empty spaces without enemy CUs, and are flipped under own CUs', () => {
    const places = offered(s, 'pc');
    expect(['panormus', 'catana', 'enna', 'thermae', 'volsinii', 'capua'].map((at) => places.includes(at))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(offered(s, 'flip')).toEqual(['thermae']);
    const won = next(s, { type: 'pc', space: 'panormus' }, { type: 'flip', space: 'thermae' });
    expect([won.control['panormus'], won.control['thermae'], asked(won)]).toEqual(['rome', 'rome', ['rome', '5.2.C2']]);
  });

  test('2.3.F: a Spent Warship is refitted, as long as there is one; each OP is spent once', () => {
    const refitted = next(s, { type: 'refit' });
    expect(refitted.warships.rome).toMatchObject({ ready: 2, spent: 0 });
    expect(offered(refitted, 'refit')).toEqual([]);
    const spent = next(refitted, { type: 'pc', space: 'panormus' }, { type: 'pc', space: 'catana' });
    expect(spent.frames.some(({ type }) => type === 'spend')).toBe(false);
  });

  test('15.3.A: Carthage alone fills free slots of the Miat', () => {
    expect(offered(s, 'miat')).toEqual([]);
    const carthage = played('carthage', { miat: ['b'] }, { type: 'spend', card: 's02' });
    expect(offered(carthage, 'miat')).toEqual(['a', 'c', 'd', 'e']);
    expect(next(carthage, { type: 'miat', slot: 'a' }).miat).toEqual(['a', 'b']);
  });
});

describe('the War Chest (5.6)', () => {
  const chest = (position: Omit<Position, 'active' | 'bare'>) =>
    next(
      start({
        position: {
          bare: true,
          active: 'carthage',
          moment: 'chest',
          chest: { rome: ['s06'], carthage: ['s10'] },
          ...position,
        },
      }),
    );

  test('who played more may burn STs, in the open or within own walls; each takes a point off', () => {
    const s = chest({
      spaces: { carthago: { inside: { st: 1 } }, enna: { carthage: { cu: 1, st: 1 } }, roma: { inside: { st: 1 } } },
    });
    expect([asked(s), offered(s, 'burn').toSorted()]).toEqual([
      ['carthage', '5.6'],
      ['carthago', 'enna'],
    ]);
    const one = next(s, { type: 'burn', space: 'enna' });
    expect(one.field.carthage['enna']).toEqual({ cu: 1, elephants: 0, st: 0 });
    const spending = next(one, { type: 'done' });
    expect(spending.frames.at(-1)).toMatchObject({ type: 'spend', who: 'rome', from: 'chest', left: 1 });
    const two = next(one, { type: 'burn', space: 'carthago' });
    expect([two.inside['carthago'], two.frames.some(({ type }) => type === 'spend')]).toEqual([undefined, false]);
  });

  test('without STs to burn the other spends the difference at once', () => {
    expect(chest({}).frames.at(-1)).toMatchObject({ type: 'spend', who: 'rome', left: 2 });
  });
});

test('2.1.G: the first PC after a Victory Check comes from the Miat, the others from where Carthage likes', () => {
  const s = played('carthage', {
    moment: 'victory',
    hands: {},
    miat: ['b', 'c'],
    spaces: {
      thermae: { control: 'rome' },
      lilybaeum: { control: 'rome' },
      panormus: { control: 'rome' },
      drepanum: { control: 'rome' },
      segesta: { control: 'rome' },
      aleria: { control: 'rome' },
    },
  });
  // Rome counts four Provinces of Italia, Sicilia, Mare Tyrrhenum and Lilybaeum; Carthage four Provinces.
  expect([asked(s), s.frames.at(-1)]).toEqual([
    ['carthage', '5.5'],
    expect.objectContaining({ type: 'removal', left: 3 }),
  ]);
  expect([offered(s, 'remove'), offered(s, 'remove-miat')]).toEqual([[], ['b', 'c']]);
  const one = next(s, { type: 'remove-miat', slot: 'b' });
  expect([one.miat, offered(one, 'remove-miat')]).toEqual([['c'], ['c']]);
  expect(offered(one, 'remove')).toContain('utica');
  expect(next(one, { type: 'remove', space: 'utica' }).control['utica']).toBeUndefined();
});

test('5.3.A: in winter an ST feeds a Force on enemy ground, or it rolls and keeps the ST', () => {
  const s = played('rome', { spaces: { thermae: { rome: { cu: 6, st: 1 } } } }, { type: 'discard', card: 's02' });
  expect(asked(s)).toEqual(['rome', '5.3.A']);
  expect(next(s, { type: 'supply' }).field.rome['thermae']).toEqual({ cu: 6, elephants: 0, st: 0 });
  const rolled = next(s, pass, { type: 'roll', faces: { die: [5] } });
  expect(rolled.field.rome['thermae']).toEqual({ cu: 4, elephants: 0, st: 1 });
});
