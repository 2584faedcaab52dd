/** What clauses are called: numbers in the margin, names in a citation, and never an id. */
import { describe, expect, test } from 'vitest';
import { allGames, clausesIn } from '../../src/gate/game.ts';
import { exampleName, labelOf, nameOf, numberOf } from '../../src/gate/names.ts';
import { smallGame } from '../support/small-game.ts';

describe('a clause', () => {
  test.each([
    ['12.4.1', '12.4.1', '12.4.1'],
    ['5.2.C2.1', '5.2.C2.1', '5.2.C2.1'],
    ['7.2B.a', '7.2B.a', '7.2B.a'],
    ['17.1.#32b', '17.1 #32b', '17.1 #32b'],
    ['21.5-#15/#16', '21.5 #15/#16', '21.5 #15/#16'],
    ['12.4.2-note', '12.4.2', '12.4.2, note'],
    ['9.6.4-5p', '9.6.4', '9.6.4, five players'],
    ['1-note-5p', '1', '1, note, five players'],
    ['12.0-senate-influence', '12.0', 'The title'],
    ['17.2.A.Adherbal', '17.2.A', 'The title'],
    ['glossary-walled-city', '', 'Glossary: The title'],
    ['aid-op-naval', '', 'Play aid: The title'],
    ['appendix', '', 'The title'],
  ])('%s has the number "%s" and is called "%s"', (id, number, name) => {
    expect([numberOf(id), nameOf(id, 'The title')]).toEqual([number, name]);
  });

  test.each([
    ['9.6.4-5p', '9.6.4, five players', '9.6.4, five players'],
    ['12.0-senate-influence', 'Senate Influence', '12.0'],
    ['glossary-walled-city', 'Glossary: Walled city', 'Glossary'],
    ['appendix', 'The displays', 'Rules'],
  ])('%s, called "%s", stands in a list as "%s"', (id, name, label) => {
    expect(labelOf({ id, name })).toBe(label);
  });
});

test('an example is called by its clause', () => {
  expect(['12.4.3-combat-example', '7.3.2-example', 'play aid'].map(exampleName)).toEqual([
    '12.4.3, combat example',
    '7.3.2, example',
    'play aid',
  ]);
});

describe('in every game', () => {
  test.each(allGames().map((game) => [game.id, game] as const))('%s shows no id', (_, game) => {
    const raw = clausesIn(game).filter(({ name }) => /^[a-z]|\d-\d?[a-z]|\.#|\.[A-Z][a-z]/.test(name));
    expect(raw.map((c) => c.name)).toEqual([]);
  });
});

test('two clauses of the same name stop the build', () => {
  const chapter = [
    "---\nchapter: '1'\ntitle: A\nsummary: B\n---\n",
    '<Rule id="1" title="One" name="Same">\n\nA.\n\n</Rule>',
    '<Rule id="1.1" title="Two" name="Same">\n\nB.\n\n</Rule>\n',
  ].join('\n');
  expect(() => smallGame({ 'rules/all.mdx': chapter })).toThrow('clause "1.1" has the same name as "1": "Same"');
});
