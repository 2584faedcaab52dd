/** Rules of Hamilcar that could once be broken without any test noticing. */
import { expect, test } from 'vitest';
import { scenes } from './scenes.ts';
import { next, start } from './table.ts';

test.each([
  ['an unguarded Fleet goes down with an Aristocrat', 'pool'],
  ['two Generals go together and part', 'aside'],
])('3.1: Asina comes when Caudex is eliminated, and not before: %s', (scene, asina) => {
  const found = scenes.find(({ says }) => says === scene);
  const { setup, actions } = JSON.parse(JSON.stringify(found).replaceAll(/lscipio|flaccus/g, 'caudex'));
  const begun = start(setup);
  expect([begun.generals['asina']?.at, begun.generals['caudex']?.at]).not.toContain('gone');
  expect(begun.generals['asina']?.at).toBe('aside');
  const s = next(begun, ...actions);
  expect(s.generals['asina']?.at).toBe(asina);
  expect(s.generals['caudex']?.at === 'gone').toBe(asina === 'pool');
});
