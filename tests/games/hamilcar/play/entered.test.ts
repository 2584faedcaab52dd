/** A space is entered (10): who is asked to arrange the city, and what becomes of those who stand there alone. */
import { expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import { activate, consul, die, group, scene, step } from './scenes.ts';
import { next, offered, refusal, start } from './table.ts';

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

test('11.2: neither Generals nor Units that have failed to intercept an Army Avoid it, under whomever', () => {
  // Hanno fails in Enna with three of the four CUs of Catana, where Himilco stays; then Flaccus comes there.
  const { setup, actions } = scene(
    'Flaccus comes',
    'rome',
    {
      spaces: { agrigentum: { control: 'rome', rome: { cu: 6 } }, catana: { carthage: { cu: 4 } } },
      generals: { flaccus: consul('agrigentum'), hanno: 'catana', himilco: 'catana' },
    },
    [activate('flaccus'), step('enna'), { type: 'intercept', general: 'hanno' }, group(3), die(6), step('catana')],
  );
  const s = next(start(setup), ...actions);
  expect(new Set(offered(s, 'avoid').map(({ general }) => general))).toEqual(new Set(['himilco']));
  const avoiding = next(s, offered(s, 'avoid')[0]);
  expect(offered(avoiding, 'group')).toEqual([group(1)]);
  expect([group(1), group(2), group(3)].map((party) => refusal(avoiding, party))).toEqual(['allowed', '11.2', '11.2']);
});

test('10.3: a reaction that was taken back is not declared again, others are', () => {
  const { setup, actions } = scene(
    'Flaccus comes',
    'rome',
    {
      spaces: { agrigentum: { control: 'rome', rome: { cu: 6 } }, catana: { carthage: { cu: 4 } } },
      generals: { flaccus: consul('agrigentum'), hanno: 'catana', himilco: 'catana' },
    },
    [activate('flaccus'), step('enna')],
  );
  const intercepts = (general: string) => ({ type: 'intercept', general });
  const s = next(start(setup), ...actions, intercepts('hanno'), { type: 'pass' });
  expect(refusal(s, intercepts('hanno'))).toBe('10.3');
  expect(offered(s, 'intercept')).toEqual([intercepts('himilco')]);
  // With nothing left to declare he still says so.
  const none = next(s, intercepts('himilco'), { type: 'pass' });
  expect([offered(none, 'intercept'), offered(none, 'pass')]).toEqual([[], [{ type: 'pass' }]]);
});
