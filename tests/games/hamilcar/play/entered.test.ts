/** A space is entered (10): who is asked to arrange the city, and what becomes of those who stand there alone. */
import { expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { Position } from '../../../../src/games/hamilcar/play/written.ts';
import { activate, consul, scene, step } from './scenes.ts';
import { next, start } from './table.ts';

/** Metellus has marched from Enna to Agrigentum, a city of Carthage. */
function atAgrigentum(inside: Position['spaces'] = {}, generals: Position['generals'] = {}, cu = 6) {
  const { setup, actions } = scene(
    'Metellus comes',
    'rome',
    { spaces: { enna: { rome: { cu } }, ...inside }, generals: { metellus: consul('enna'), ...generals } },
    [activate('metellus'), step('agrigentum')],
  );
  return next(start(setup), ...actions);
}

test('10.1: whoever is in an own city may arrange it, a General alone too; an empty one is not asked about', () => {
  const rule = (s: ReturnType<typeof atAgrigentum>) => hamilcar.asks(s)?.rule;
  expect(rule(atAgrigentum({ agrigentum: { carthage: { cu: 1 } } }))).toBe('10.1');
  expect(rule(atAgrigentum({ agrigentum: { inside: { st: 1 } } }))).toBe('10.1');
  expect(rule(atAgrigentum({}, { hanno: 'agrigentum' }))).toBe('10.1');
  expect(rule(atAgrigentum({ agrigentum: { control: 'rome', carthage: { cu: 1 } } }))).not.toBe('10.1');
  expect(atAgrigentum().frames.at(-1)?.type).toBe('activation');
  // A General alone is no Army: nobody comes out against him.
  expect(rule(atAgrigentum({ agrigentum: { inside: { cu: 1 } } }, {}, 0))).toBe('7.1');
});

test('7.2.C: a General without CUs is displaced where he does not go within the walls', () => {
  const s = atAgrigentum({}, { hanno: 'agrigentum' });
  const sheltered = next(s, { type: 'shelter', general: 'hanno' }, { type: 'pass' });
  expect(sheltered.generals['hanno']).toEqual({ at: 'agrigentum', inside: true });
  expect(next(s, { type: 'pass' }, { type: 'pass' }).generals['hanno']).toEqual({ at: 'pool' });
});
