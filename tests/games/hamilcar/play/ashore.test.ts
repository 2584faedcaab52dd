/** A Fleet puts in where nobody reacts (9.3.B): what comes ashore, and who must make room. */
import { expect, test } from 'vitest';
import { putIn } from '../../../../src/games/hamilcar/play/pieces/sea.ts';
import type { Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { consul } from './scenes.ts';
import { start } from './table.ts';

/** Rome puts in at Agrigentum with these Units. */
function landed(position: Omit<Position, 'bare'>, aboard: { cu?: number; st?: number }) {
  const d = draftOf(start({ position: { bare: true, active: 'rome', hands: { rome: ['s02'] }, ...position } }));
  putIn(
    d,
    'rome',
    { cu: 0, elephants: 0, st: 0, warships: 0, ...aboard, generals: ['duilius'] },
    'agrigentum',
    'ready',
  );
  return { field: d.field.rome['agrigentum'], inside: d.inside['agrigentum'], generals: d.generals };
}

test('7.2.C, 10.1: a General without CUs makes room: within his own walls, or he is displaced', () => {
  const hanno = (control: 'rome' | 'carthage', aboard: object, cu = 0) =>
    landed({ spaces: { agrigentum: { control, carthage: { cu } } }, generals: { hanno: 'agrigentum' } }, aboard)
      .generals['hanno'];
  expect(hanno('carthage', { cu: 2 })).toEqual({ at: 'agrigentum', inside: true });
  expect(hanno('rome', { cu: 2 })).toEqual({ at: 'pool' });
  expect(hanno('carthage', { st: 1 })).toEqual({ at: 'agrigentum' });
  expect(hanno('carthage', { cu: 2 }, 1)).toEqual({ at: 'agrigentum' });
});

test('9.3.B2, 2.1.C: before enemies only what finds room within the own walls is saved', () => {
  const shut = landed(
    {
      spaces: { agrigentum: { control: 'rome', carthage: { cu: 3 }, inside: { cu: 1 } } },
      generals: { duilius: consul('roma') },
    },
    { cu: 9, st: 9 },
  );
  expect(shut.inside).toEqual({ cu: 2, elephants: 0, st: 2 });
  expect([shut.field, shut.generals['duilius']]).toEqual([
    undefined,
    { at: 'agrigentum', inside: true, office: 'consul' },
  ]);
  const open = landed({ spaces: { agrigentum: { control: 'rome', inside: { cu: 1 } } } }, { cu: 9, st: 9 });
  expect([open.field, open.inside]).toEqual([
    { cu: 9, elephants: 0, st: 9 },
    { cu: 1, elephants: 0, st: 0 },
  ]);
});

test('2.3.D3: an Army that comes ashore captures STs that no CU guards; a General alone does not', () => {
  const sts = (aboard: object, carthage: object) => landed({ spaces: { agrigentum: { carthage } } }, aboard).field?.st;
  expect(sts({ cu: 2 }, { st: 1 })).toBe(1);
  expect(sts({ cu: 2 }, { cu: 1, st: 1 })).toBe(0);
  expect(sts({ st: 1 }, { st: 2 })).toBe(1);
});
