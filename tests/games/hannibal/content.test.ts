/** What Hannibal must say of itself: a player aid is not the rulebook, its cases are ours, its questions open something. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromQuery } from '../../../src/calculator/address.ts';
import type { Field, Fields } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { surroundingsOf } from '../../../src/components/data/surroundings.ts';
import { calculatorOf, everyCalculatorOf } from '../../../src/games/index.ts';
import { clausesIn, gameOf } from '../../../src/gate/game.ts';
import { askedOf } from '../../../src/gate/questions.ts';

const game = gameOf('hannibal');
const asked = await askedOf(game);
const words = game.chapters.map(({ slug }) => readFileSync(`content/hannibal/rules/${slug}.mdx`, 'utf8')).join('\n');

test('the line on the source is short enough for a phone', () => {
  expect(game.caution).toMatch(/player aid, not the rulebook/);
  expect(game.caution!.length).toBeLessThan(60);
});

test('the examples are ours, and say so', () => {
  expect(game.constructed).toBe(true);
  expect(gameOf('sword-of-rome').constructed).toBe(false);
});

describe('words that are not from the aid', () => {
  const marks = [...words.matchAll(/<Beyond ([^>]*)>/g)].map(([, attributes]) => attributes!);

  test('name a ruling that stands at the clause, or a standing with its source', () => {
    expect(marks.length).toBeGreaterThan(20);
    for (const mark of marks) expect(mark).toMatch(/^(ruling="[a-z-]+"|standing="(public|stand-in)" source="[^"]+")$/);
    for (const [, id, body] of words.matchAll(/<Rule id="([^"]+)"[^>]*>([\s\S]*?)<\/Rule>/g))
      for (const [, ruling] of body!.matchAll(/<Beyond ruling="([^"]+)"/g))
        expect(game.rulings.find((r) => r.id === ruling)?.rules, `${ruling} at ${id}`).toContain(id);
  });

  test('an older edition or a stand-in is never spoken of without its mark', () => {
    const bare = words.replace(/<Beyond [^>]*>[\s\S]*?<\/Beyond>/g, '');
    expect(bare).not.toMatch(/older edition|stands? in\b|public/i);
  });
});

test('every table entry that the aid does not print has a source', () => {
  for (const table of Object.values(game.tables))
    for (const { at, standing, source } of table.entries)
      if (standing !== 'printed') expect(source, `${table.id} ${at}`).toBeTruthy();
});

test('every embedded calculator takes its input', async () => {
  const pages = game.reference.map(({ slug }) => readFileSync(`content/hannibal/reference/${slug}.mdx`, 'utf8'));
  const embedded = [...`${words}\n${pages.join('\n')}`.matchAll(/<Odds calculator="([^"]+)" input=\{(\{.*\})\} \/>/g)];
  expect(embedded.length).toBeGreaterThan(10);
  for (const [, id, input] of embedded) {
    const calculator = (await calculatorOf('hannibal', id!))!;
    const quoted = input!.replace(/([{,]\s*)(\w+):/g, '$1"$2":').replaceAll("'", '"');
    expect(parse(calculator.fields, JSON.parse(quoted)).type, `${id} ${input}`).toBe('input');
  }
});

describe('questions', () => {
  test('none is asked twice, in groups that stand together', () => {
    expect(asked.length).toBeGreaterThanOrEqual(28);
    expect(new Set(asked.map((q) => q.ask)).size).toBe(asked.length);
    const changes = asked.filter((q, i) => q.group !== asked[i - 1]?.group);
    expect(changes).toHaveLength(new Set(asked.map((q) => q.group)).size);
  });

  test.each(asked.map((q) => [q.ask, q] as const))('%s', (_, { to, also }) => {
    const named = [...(to.type === 'clause' ? [to.clause.id] : []), ...also];
    expect(new Set(named).size).toBe(named.length);
    if (to.type === 'clause') {
      expect(clausesIn(game)).toContain(to.clause);
      return;
    }
    const { fields, compute } = to.calculator;
    const parsed = parse(fields as Fields, fromQuery(fields as Fields, to.query) ?? {});
    expect(parsed.type).toBe('input');
    if (parsed.type === 'input') expect(compute(parsed.input as never, game.tables).sentence).not.toBe('');
  });
});

test('list and table of the Generals agree, and both name the edition', () => {
  const { leaders, tables } = gameOf('hannibal');
  const { entries, axes } = tables['generals']!;
  const rated = entries.filter(({ at }) => at[1] === 'battle');
  for (const { standing, source } of [...leaders, ...rated])
    expect([standing, source]).toEqual(['public', expect.stringContaining('2007 edition')]);
  const strategy = entries.filter(({ at }) => at[1] === 'strategy').map(({ value }) => value);
  const named = rated.map(({ at, value }, i) => [axes[0]!.labels![at[0]!], value, strategy[i]]);
  expect(leaders.map(({ name, tactics, initiative }) => [name, tactics, initiative])).toEqual(named);
});

test('11.4: wherever a rating is asked for, the Generals are offered by name', async () => {
  const all = await everyCalculatorOf('hannibal');
  const ratings = all
    .flatMap(({ fields }) => Object.values<Field>(fields as Fields))
    .flatMap((f) => (f.kind === 'list' ? Object.values<Field>(f.of) : [f]))
    .filter((f) => f.kind === 'number' && /rating/i.test(f.label));
  expect(ratings.length).toBeGreaterThan(9);
  expect(ratings.filter((f) => f.kind === 'number' && f.presets !== 'leaders').map(({ label }) => label)).toEqual([]);
  const { leaders } = surroundingsOf(game, all[0]!).presets;
  expect(leaders).toContainEqual({
    ...{ name: 'Hannibal', of: 'Carthage', rating: 4 },
    cell: ['generals', 'hannibal battle'],
  });
  expect(leaders).toHaveLength(game.leaders.length);
});
