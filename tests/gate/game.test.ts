/** Content that is whole loads; content that is broken stops, saying where, what was found and what is expected. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { clausesIn, type Game, gameOf } from '../../src/gate/game.ts';
import { ContentError } from '../../src/gate/problem.ts';

const root = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Every file of a small game, as a person would write it. */
const whole = {
  'game.json': {
    name: 'Nero',
    scope: 'Rome, AD 68',
    edition: 'First',
    players: '2 to 4 players',
    summary: 'Four would be emperors.',
    sources: [{ title: 'Rulebook', what: 'The rules.' }],
    owners: 'Others.',
    missing: ['The map'],
  },
  'clauses.json': {
    chapters: [
      { slug: 'battle', ids: ['6.0', '6.1', '6.1-note'] },
      { slug: 'winning', ids: ['13.0'] },
    ],
  },
  'rules/battle.mdx': [
    '---',
    "chapter: '6'",
    'title: Battle',
    'summary: "Who wins."',
    '---',
    '',
    '<Rule id="6.0" title="Battle">',
    '',
    'Two sides **meet**; see <Cite id="13.0" />.',
    '',
    '</Rule>',
    '<Rule id="6.1" title="Dice" players="2-4">',
    '',
    '- Roll one die.',
    '',
    '<Table id="losses" />',
    '',
    '| A | B |',
    '|---|:--|',
    '| 1 | 2 |',
    '',
    '</Rule>',
    '<Rule id="6.1-note" title="Why" kind="note" players="5">',
    '',
    'Because.',
    '',
    '</Rule>',
    '',
  ].join('\n'),
  'tables/losses.json': {
    title: 'Losses',
    rules: ['6.1'],
    axes: [
      { id: 'die', label: 'Die', from: 1, to: 2 },
      { id: 'side', label: 'Side', keys: ['winner', 'loser'] },
    ],
    entries: [{ at: [1, 'winner'], value: 0, standing: 'printed', source: '6.1' }],
  },
  'rulings.json': [
    {
      id: 'ties',
      rules: ['6.0'],
      title: 'Ties',
      kind: 'open',
      says: [{ where: '6.0', what: 'Nothing.' }],
      follow: 'Roll again.',
      why: 'It is fair.',
    },
  ],
  'leaders.json': [{ name: 'Galba', side: 'Red', tactics: 3, standing: 'printed', source: '6.0' }],
  'examples/battle/first.json': {
    title: 'First',
    rules: ['6.1'],
    given: ['One die.'],
    run: { calculator: 'battle', input: {}, faces: { die: [3] } },
    expected: { winner: 'attacker' },
  },
};

type Files = Record<string, unknown>;

let made = 0;

/** Writes the files to a folder of their own and loads them; undefined leaves a file out. */
function load(changed: Files = {}): Game {
  const place = join(root, String(made++));
  for (const [name, content] of Object.entries({ ...whole, ...changed })) {
    if (content === undefined) continue;
    const path = join(place, 'content', 'nero', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return gameOf('nero', place);
}

/** The lines of the one error that stops it. */
function problems(changed: Files): string[] {
  try {
    load(changed);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    const [head, ...lines] = (error as Error).message.split('\n');
    expect(head).toBe(lines.length === 1 ? 'A content problem:' : `${lines.length} content problems:`);
    return lines.map((line) => line.trim());
  }
  return [];
}

const rules = whole['rules/battle.mdx'];
const table = whole['tables/losses.json'];
const [ruling] = whole['rulings.json'];
const example = whole['examples/battle/first.json'];

describe('a whole game', () => {
  const game = load();

  test('has its chapters, clauses, tables, rulings, examples and leaders', () => {
    expect(game).toMatchObject({ id: 'nero', name: 'Nero', ids: ['6.0', '6.1', '6.1-note', '13.0'] });
    expect(game.chapters.map((c) => [c.chapter, c.title, c.slug, c.summary])).toEqual([
      ['6', 'Battle', 'battle', 'Who wins.'],
    ]);
    expect(game.tables['losses']!.axes.map((a) => a.keys)).toEqual([
      [1, 2],
      ['winner', 'loser'],
    ]);
    expect([game.rulings.length, game.examples.length, game.leaders.length]).toEqual([1, 1, 1]);
  });

  test('a clause has its kind, players, references and plain words', () => {
    expect(clausesIn(game)).toEqual([
      {
        id: '6.0',
        name: '6.0',
        notes: [],
        readings: [],
        title: 'Battle',
        kind: 'rule',
        chapter: '6',
        slug: 'battle',
        variants: [],
        cites: ['13.0'],
        tables: [],
        text: 'Two sides meet; see 13.0.',
      },
      expect.objectContaining({ id: '6.1', kind: 'rule', players: [2, 3, 4], tables: ['losses'] }),
      expect.objectContaining({ id: '6.1-note', kind: 'note', players: [5], text: 'Because.' }),
    ]);
    expect(clausesIn(game)[1]!.text).toMatch(/Roll one die\. A B 1 2$/);
  });

  test('what is not there yet may be missing', () => {
    const bare = load({
      'rules/battle.mdx': undefined,
      'tables/losses.json': undefined,
      'rulings.json': undefined,
      'leaders.json': undefined,
      'examples/battle/first.json': undefined,
    });
    expect([bare.chapters, bare.tables, bare.rulings, bare.leaders, bare.examples]).toEqual([[], {}, [], [], []]);
    expect(bare.ids).toHaveLength(4);
  });

  test('is read once', () => {
    expect(gameOf('sword-of-rome')).toBe(gameOf('sword-of-rome'));
  });
});

const drop = <T extends object>(value: T, name: keyof T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) as Partial<T>;

describe('a file that does not fit', () => {
  test.each<[string, Files, string[]]>([
    [
      'a field left out',
      { 'game.json': drop(whole['game.json'], 'name') },
      ['content/nero/game.json: name: found nothing, expected string'],
    ],
    [
      'a field of the wrong kind',
      { 'game.json': { ...whole['game.json'], edition: 2 } },
      ['content/nero/game.json: edition: found 2, expected string'],
    ],
    [
      'an empty text',
      { 'game.json': { ...whole['game.json'], summary: ' ' } },
      ['content/nero/game.json: summary: found "", expected string to have >=1 characters'],
    ],
    [
      'a mistyped field, with the name it stands for',
      { 'game.json': { ...drop(whole['game.json'], 'owners'), ownrs: 'Others.' } },
      [
        'content/nero/game.json: owners: found nothing, expected string',
        'content/nero/game.json: the file: found field "ownrs" (did you mean "owners"?), expected none of that name',
      ],
    ],
    [
      'a field too many',
      { 'rulings.json': [{ ...ruling, extra: 1 }] },
      ['content/nero/rulings.json: 0: found field "extra", expected none of that name'],
    ],
    [
      'an unknown standing, with the nearest',
      { 'tables/losses.json': { ...table, entries: [{ at: [1, 'winner'], value: 0, standing: 'printd' }] } },
      [
        'content/nero/tables/losses.json: entries.0.standing: found "printd" (did you mean "printed"?), expected printed or example or derived or public or yours or stand-in',
      ],
    ],
    [
      'a value of no kind',
      { 'tables/losses.json': { ...table, entries: [{ at: [1, 'winner'], value: true, standing: 'printed' }] } },
      ['content/nero/tables/losses.json: entries.0.value: found true, expected number or string'],
    ],
    [
      'an axis that does not end',
      { 'tables/losses.json': { ...table, axes: [{ id: 'die', label: 'Die', from: 1 }] } },
      ['content/nero/tables/losses.json: axes.0.to: found nothing, expected number'],
    ],
    [
      'a ruling’s id that is no name',
      { 'rulings.json': [{ ...ruling, id: 'Ties!' }] },
      ['content/nero/rulings.json: 0.id: found "Ties!", expected kebab-case'],
    ],
    [
      'a ruling of no kind',
      { 'rulings.json': [{ ...ruling, kind: 'opn' }] },
      ['content/nero/rulings.json: 0.kind: found "opn" (did you mean "open"?), expected slip or contradiction or open'],
    ],
    [
      'a leader beyond the ratings',
      { 'leaders.json': [{ ...whole['leaders.json'][0], tactics: 7 }] },
      ['content/nero/leaders.json: 0.tactics: found 7, expected number to be <=6'],
    ],
    [
      'an example without a case',
      { 'examples/battle/first.json': drop(example, 'run') },
      ['content/nero/examples/battle/first.json: run: found nothing, expected object'],
    ],
    [
      'faces that are no numbers',
      { 'examples/battle/first.json': { ...example, run: { ...example.run, faces: { die: ['six'] } } } },
      ['content/nero/examples/battle/first.json: run.faces.die.0: found "six", expected number'],
    ],
    [
      'a chapter head without a title',
      { 'rules/battle.mdx': rules.replace('title: Battle\n', '') },
      ['content/nero/rules/battle.mdx: title: found nothing, expected string'],
    ],
  ])('%s', (_, changed, lines) => {
    expect(problems(changed)).toEqual(lines);
  });

  test('broken JSON is named with its file and place', () => {
    const [line, ...more] = problems({ 'game.json': '{ "name": "Nero", }' });
    expect(more).toEqual([]);
    expect(line).toMatch(/^content\/nero\/game\.json: .*JSON.* position 18/);
  });

  test('a game without its first file is named', () => {
    expect(problems({ 'game.json': undefined })[0]).toMatch(/^content\/nero\/game\.json: .*no such file/);
  });
});

describe('clauses that do not fit their list', () => {
  const BATTLE = 'content/nero/rules/battle.mdx';
  const note = rules.slice(rules.indexOf('<Rule id="6.1-note"'));

  test.each<[string, string, string[]]>([
    ['missing', rules.replace(note, ''), [`${BATTLE}: clause "6.1-note" is missing`]],
    ['doubled', rules + note, [`${BATTLE}: clause "6.1-note" appears twice`]],
    [
      'foreign, with the nearest',
      rules.replace('id="6.1-note"', 'id="6.1-nte"'),
      [
        `${BATTLE}: clause "6.1-note" is missing`,
        `${BATTLE}: found clause "6.1-nte" (did you mean "6.1-note"?), expected one of 6.0, 6.1, 6.1-note`,
      ],
    ],
    [
      'out of order',
      rules.replace('id="6.0"', 'id="x"').replace('id="6.1"', 'id="6.0"').replace('id="x"', 'id="6.1"'),
      [`${BATTLE}: clauses are not in the order of clauses.json`],
    ],
    [
      'of no kind',
      rules.replace('kind="note"', 'kind="nte"'),
      [
        `${BATTLE}: clause "6.1-note": found kind "nte", expected one of rule, note, exception, clarification, glossary, aid, optional`,
      ],
    ],
    [
      'for nobody',
      rules.replace('players="2-4"', 'players="4-2"'),
      [`${BATTLE}: clause "6.1": found players "4-2", expected a number or range such as "5" or "2-4"`],
    ],
    [
      'without a title',
      rules.replace(' title="Dice"', ''),
      [`${BATTLE}: clause "6.1": found {"id":"6.1","players":"2-4"}, expected id and title`],
    ],
    [
      'citing what is not there',
      rules.replace('<Cite id="13.0" />', '<Cite id="13.1" />'),
      [`${BATTLE}: clause "6.0": found clause "13.1" (did you mean "13.0"?), expected one of 6.0, 6.1, 6.1-note, 13.0`],
    ],
    [
      'showing a table that is not there',
      rules.replace('<Table id="losses" />', '<Table id="loses" />'),
      [`${BATTLE}: clause "6.1": found table "loses" (did you mean "losses"?), expected one of losses`],
    ],
  ])('%s', (_, mdx, lines) => {
    expect(problems({ 'rules/battle.mdx': mdx })).toEqual(lines);
  });

  test('not closed', () => {
    const open = rules.replace('</Rule>\n<Rule id="6.1" ', '<Rule id="6.1" ');
    expect(problems({ 'rules/battle.mdx': open })).toEqual([expect.stringMatching(new RegExp(`^${BATTLE}: .*Rule`))]);
  });

  test('two with the same address', () => {
    const clauses = { chapters: [{ slug: 'battle', ids: ['6.1', '6.#1'] }] };
    const mdx =
      '---\nchapter: \'6\'\ntitle: Battle\nsummary: x\n---\n<Rule id="6.1" title="a">x</Rule>\n<Rule id="6.#1" title="b">y</Rule>\n';
    const others = {
      'tables/losses.json': undefined,
      'rulings.json': undefined,
      'examples/battle/first.json': undefined,
    };
    expect(problems({ ...others, 'clauses.json': clauses, 'rules/battle.mdx': mdx })).toEqual([
      `${BATTLE}: clause "6.#1" has the same address as "6.1"`,
    ]);
  });

  test('a chapter that nobody planned', () => {
    expect(problems({ 'rules/batle.mdx': rules })).toEqual([
      'content/nero/rules/batle.mdx: found chapter "batle" (did you mean "battle"?), expected one of battle, winning',
    ]);
  });
});

describe('references that lead nowhere', () => {
  test.each<[string, Files, string]>([
    [
      'from a table',
      { 'tables/losses.json': { ...table, rules: ['6.2'] } },
      'content/nero/tables/losses.json: found clause "6.2" (did you mean "6.0"?), expected one of 6.0, 6.1, 6.1-note, 13.0',
    ],
    [
      'from a ruling',
      { 'rulings.json': [{ ...ruling, rules: ['60'] }] },
      'content/nero/rulings.json: "ties": found clause "60" (did you mean "6.0"?), expected one of 6.0, 6.1, 6.1-note, 13.0',
    ],
    [
      'from an example',
      { 'examples/battle/first.json': { ...example, rules: ['xyzzy'] } },
      'content/nero/examples/battle/first.json: found clause "xyzzy", expected one of 6.0, 6.1, 6.1-note, 13.0',
    ],
    [
      'a reading whose ruling is not at its clause',
      {
        'rules/battle.mdx': rules.replace('- Roll one die.', '- Roll <Beyond ruling="ties">one die</Beyond>.'),
        'rulings.json': [{ ...ruling, rules: ['13.0'] }],
      },
      'content/nero/rules/battle.mdx: clause "6.1": found ruling "ties", expected one of 0 known',
    ],
    ['a ruling twice', { 'rulings.json': [ruling, ruling] }, 'content/nero/rulings.json: "ties" appears twice'],
  ])('%s', (_, changed, line) => {
    expect(problems(changed)).toEqual([line]);
  });

  test('everything that is wrong is told at once', () => {
    const lines = problems({
      'rules/battle.mdx': rules.replace('"13.0"', '"99"').replace('"losses"', '"none"'),
      'rulings.json': [{ ...ruling, rules: ['98'] }],
    });
    expect(lines).toHaveLength(3);
  });
});
