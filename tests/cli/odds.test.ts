/** The calculators from a terminal: what is printed, what is refused, and how. */
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { writeOwn } from '../../src/calculator/card/file.ts';
import { defaultsOf, type Fields } from '../../src/calculator/fields.ts';
import { answered, type Answered as Ran } from '../../src/cli/odds-answer.ts';
import { GAMES } from '../../src/games/index.ts';
import { everyCalculator } from '../support/calculators.ts';

/** In this very process: a process of its own costs half a second, and two tests below have one. */
const odds = (...args: string[]): Promise<Ran> => answered(args, [process.cwd()]);

const answer = async (...args: string[]) => {
  const { code, out, err } = await odds(...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
};

/** Exit code 2, one sentence on stderr, nothing on stdout, and no trace of the program's insides. */
const expectRefusal = ({ code, out, err }: Ran, sentence: string | RegExp) => {
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^[^\n]+\.\n$/);
  expect(err).not.toMatch(/\bat .+:\d+|node:|Error/);
  // As one would say it, not as a parser notes it.
  expect(err).not.toMatch(/: found |, allowed /);
  if (typeof sentence === 'string') expect(err.trimEnd()).toBe(sentence);
  else expect(err.trimEnd()).toMatch(sentence);
};

describe('odds list', () => {
  let once: ReturnType<typeof answer> | undefined;
  const listed = () => {
    once ??= answer('list');
    return once;
  };

  test('is JSON with every game, calculator and field', async () => {
    const { games } = await listed();
    expect(games.map((g: { id: string }) => g.id)).toEqual([...GAMES]);
    for (const { game, calculator } of await everyCalculator()) {
      const listed = games
        .find((g: { id: string }) => g.id === game)
        .calculators.find((c: { id: string }) => c.id === calculator.id);
      expect(listed).toMatchObject({ title: calculator.title, question: calculator.question });
      expect('rolls' in listed).toBe(calculator.resolve !== undefined);
      expect(Object.keys(listed.fields)).toEqual(Object.keys(calculator.fields));
    }
  });

  test('of a game, and of one calculator, are parts of it', async () => {
    const { games } = await listed();
    expect(await answer('list', 'nero')).toEqual(games.find((g: { id: string }) => g.id === 'nero'));
    const battle = await answer('list', 'sword-of-rome', 'battle');
    expect(battle).toEqual(games[0].calculators.find((c: { id: string }) => c.id === 'battle'));
    expect(battle.rolls).toEqual([
      expect.objectContaining({ id: 'attacker', dice: 3, sides: 6 }),
      expect.objectContaining({ id: 'defender', dice: 3, sides: 6 }),
    ]);
  });

  test('a field that is not always asked for says what turns it, and that is so', async () => {
    for (const { game, calculator } of await everyCalculator()) {
      const fields = calculator.fields as Fields;
      const listed = await answer('list', game, calculator.id);
      for (const [name, field] of Object.entries(fields)) {
        const { when, unless } = listed.fields[name];
        expect([when, unless].filter((turn) => turn !== undefined)).toHaveLength(field.when ? 1 : 0);
        const now = field.when?.(defaultsOf(fields));
        for (const turn of [...(when ?? []), ...(unless ?? [])])
          expect(field.when!({ ...defaultsOf(fields), ...turn }), `${game} ${calculator.id} ${name}`).toBe(!now);
      }
    }
    const { fields } = await answer('list', 'nero', 'purple');
    expect(fields.whole.unless).toEqual([{ place: 'outside' }]);
    // Two others decide together.
    const scoring = await answer('list', 'nero', 'scoring');
    expect(scoring.fields.westWholeTurn.when).toEqual([{ westEmperor: true, westInRoma: true }]);
  });

  test('tells what each field takes', async () => {
    const { games } = await listed();
    const { battle, 'march-past': march } = Object.fromEntries(
      games[0].calculators.map((c: { id: string }) => [c.id, c]),
    );
    expect(battle.fields.attackerCu).toMatchObject({
      kind: 'number',
      min: 1,
      max: 13,
      limit: '9.1.1',
      default: 6,
      label: 'Attacker CU',
      rule: '12.2.1',
    });
    expect(march.fields.interceptors.of.tactics).toMatchObject({ kind: 'number', min: 0, max: 6 });
  });
});

describe('odds of a case', () => {
  test('8 against 4: +3, 33,621 of 46,656', async () => {
    const report = await answer('sword-of-rome', 'battle', '{"attackerCu": 8, "defenderCu": 4}');
    expect(report.chances).toMatchObject({ attackerWins: 33_621 / 46_656, automaticVictory: 0 });
    expect(report.facts).toMatchObject({ forceRatio: 3 });
    expect(report).toMatchObject({ standing: 'example', outOf: 46_656 });
  });

  test('what is drawn is drawn to the end, with its errors; another seed is another run', async () => {
    const input = '{"attackerCards": 3, "defenderCards": 3}';
    const [first, other] = await Promise.all([
      answer('hannibal', 'duel', input),
      answer('hannibal', 'duel', input, '--seed', '7'),
    ]);
    expect(first.sampled).toMatchObject({ drawn: 400_000, of: 400_000, seed: 1 });
    expect(first.sampled.errors.attackerWins).toBeLessThan(0.0008);
    expect(other.sampled.seed).toBe(7);
    expect(other.chances).not.toEqual(first.chances);
  });

  test('12 against 2: automatic victory, by a stand-in', async () => {
    const report = await answer('sword-of-rome', 'battle', '{"attackerCu": 12, "defenderCu": 2}');
    expect(report.chances).toMatchObject({ attackerWins: 1, automaticVictory: 1 });
    expect(report.standing).toBe('stand-in');
  });

  test('the reference battle: 9,905 of 15,552', async () => {
    const report = await answer(
      'sword-of-rome',
      'battle',
      '{"attackerCu": 10, "defenderCu": 10, "attackerEvent": 3, "defenderEvent": 1}',
    );
    expect(report.chances.attackerWins).toBe(9905 / 15552);
    expect(report.expected).toMatchObject({ attackerLosses: 1523 / 648, defenderLosses: 2365 / 864 });
  });

  test('without a case: the defaults', async () => {
    expect((await answer('sword-of-rome', 'battle')).chances.attackerWins).toBe(3527 / 7776);
    expect((await answer('sword-of-rome', 'force-ratio', '{}')).facts).toMatchObject({ modifier: '0' });
    expect((await answer('sword-of-rome', 'march-past')).chances.intercepted).toBeCloseTo(2 / 6, 14);
  });

  test('in brief: the sentence, the chances, the standing', async () => {
    const input = '{"attackerCu": 8, "defenderCu": 4}';
    const { sentence, chances, standing } = await answer('sword-of-rome', 'battle', input);
    expect(await answer('--brief', 'sword-of-rome', 'battle', input)).toEqual({ sentence, chances, standing });
    const faces = '{"attacker": [6, 5, 3], "defender": [5, 5, 1]}';
    const outcome = await answer('sword-of-rome', 'battle', input, '--roll', faces, '--brief');
    expect(Object.keys(outcome)).toEqual(['sentence', 'facts', 'standing']);
  });

  test('a list of armies', async () => {
    const report = await answer(
      'sword-of-rome',
      'march-past',
      '{"friendlyTo": "defender", "interceptors": [{"cu": 4, "tactics": 3}, {"cu": 5, "tactics": 2, "enemySpace": true}]}',
    );
    expect(report.chances.intercepted).toBeCloseTo(1 - (3 / 6) * (5 / 6), 14);
  });
});

describe('odds --tables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
  const fileOf = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const withTables = (name: string, ...args: string[]) =>
    answered(['hannibal', 'naval-movement', '{}', '--tables', name, ...args], [folder]);

  test('answers with what the site exports, and says so', async () => {
    // A Retreat of one MP goes nowhere: both ways of the default enter two spaces.
    const file = fileOf('mine.json', writeOwn({ hannibal: { limits: { 'retreat-mp number': 1 } } }));
    const { code, out, err } = await answered(['hannibal', 'retreat-path', '--tables', file], [folder]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out).facts).toMatchObject({ legalWays: 0, eliminated: true });
    expect(JSON.parse(out).tables[0].standing).toBe('yours');
  });

  test('says what of the file it could not use, and answers all the same', async () => {
    const games = { hannibal: { limits: { 'retreat-mp number': 2, 'no such place': 2 } } };
    const ran = await withTables(fileOf('part.json', JSON.stringify({ tabularium: 'tables', version: 1, games })));
    expect(ran.code).toBe(0);
    expect(ran.err).toMatch(/^--tables: not used: .+no such place.+\.\n$/);
  });

  test.each<[string, string, RegExp]>([
    ['no JSON', '{', /^--tables: The file is not JSON/],
    ['deep JSON', `${'['.repeat(90_000)}${']'.repeat(90_000)}`, /^--tables: The file was not exported from this site/],
    [
      'a deep entry',
      `{"tabularium":"tables","version":1,"games":{"hannibal":{"limits":{"x":${'['.repeat(40_000)}${']'.repeat(40_000)}}}}}`,
      /^--tables: No entry in the file fits our tables/,
    ],
    [
      'a deep version',
      `{"tabularium":"tables","version":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
      /^--tables: The file has version/,
    ],
    ['too much of it', ' '.repeat(300_000), /^--tables: The file has 300000 characters/],
    ['far too much of it', ' '.repeat(900_000), /^--tables takes .+ has 900000 bytes; the limit is 800000\.$/],
    [
      'signs that a terminal would obey',
      '{"tabularium":"tables","version":1,"games":{"hannibal":{"limits":{"\\u001b[31m":"\\u001b]0;x\\u0007"}}}}',
      /^--tables: No entry in the file fits our tables/,
    ],
  ])('%s', async (name, text, sentence) => {
    const ran = await withTables(fileOf(`${name}.json`, text));
    expectRefusal(ran, sentence);
    expect(ran.err).not.toMatch(/[\p{Cc}](?!$)/u);
    expect(ran.err.length).toBeLessThan(400);
  });

  test('no file, no name, a folder', async () => {
    expectRefusal(
      await withTables('none.json'),
      '--tables takes a file exported from the site: there is no file "none.json".',
    );
    expectRefusal(await odds('hannibal', 'siege', '{}', '--tables'), /^--tables takes .+: none was named\.$/);
    expectRefusal(await withTables('.'), /^--tables takes a file exported from the site: "." cannot be read/);
  });
});

describe('odds --roll', () => {
  test('one roll written down, with its steps', async () => {
    const faces = '{"attacker": [6, 5, 3], "defender": [5, 5, 1]}';
    const outcome = await answer('sword-of-rome', 'battle', '{"forceRatio": 0}', '--roll', faces);
    expect(outcome.facts).toMatchObject({
      attackerTotal: 14,
      defenderTotal: 11,
      winner: 'attacker',
      loserLosses: 5,
      winnerLosses: 2,
    });
    expect(outcome.steps.length).toBeGreaterThan(3);
    // The words may come in any order.
    expect(await answer('sword-of-rome', 'battle', '--roll', faces, '{"forceRatio": 0}')).toEqual(outcome);
  });

  test('where nothing is rolled no faces are needed', async () => {
    const outcome = await answer('sword-of-rome', 'battle', '{"attackerCu": 12, "defenderCu": 2}', '--roll', '{}');
    expect(outcome.facts).toMatchObject({ automaticVictory: true, winner: 'attacker' });
  });

  test('faces that are wrong, missing, foreign or no JSON are refused', async () => {
    const roll = (...faces: string[]) => odds('sword-of-rome', 'battle', '{}', '--roll', ...faces);
    const cases: [Promise<Ran>, string | RegExp][] = [
      [
        roll('{"attacker": [1, 2], "defender": [1, 1, 1]}'),
        'attacker must be a list of 3 faces from 1 to 6, not [1,2].',
      ],
      [
        roll('{"attacker": [1, 2, 9], "defender": [1, 1, 1]}'),
        'attacker must be a list of 3 faces from 1 to 6, not [1,2,9].',
      ],
      [roll('{"attacker": [1, 2, 3]}'), 'defender must be a list of 3 faces from 1 to 6; nothing was given.'],
      [
        roll('{"attacker": [1, 2, 3], "defender": [1, 1, 1], "x": []}'),
        'There is no roll x here; this case takes attacker and defender.',
      ],
      [roll('[1, 2'), /^faces must be JSON .+, not "\[1, 2"/],
      [roll(), /^faces must be an object with attacker and defender(?:, not .+|; nothing was given)\.$/],
    ];
    for (const [ran, sentence] of cases) expectRefusal(await ran, sentence);
  });

  test('a calculator without dice refuses them', async () => {
    expectRefusal(
      await odds('sword-of-rome', 'force-ratio', '{}', '--roll', '{}'),
      '--roll works only where dice are rolled; force-ratio rolls none.',
    );
  });
});

describe('what cannot be answered', () => {
  test.each<[string, string[], string | RegExp]>([
    ['nothing', [], /^odds needs a game and a calculator\. Use odds --help, odds list/],
    ['one word', ['sword-of-rome'], /^odds cannot be called as "sword-of-rome"\. Use odds --help/],
    ['a list of too much', ['list', 'nero', 'battle', 'x'], /^odds cannot be called as "list nero battle x"\. Use/],
    ['a list of no game', ['list', 'nro'], /^There is no game "nro" \(did you mean "nero"\?\)/],
    ['an option of no meaning', ['list', '--brief'], '--brief works only with a calculator, not with list.'],
    [
      'an unknown option',
      ['nero', 'base', '--breif'],
      'There is no option "--breif" (did you mean "--brief"?); choose from --roll, --tables, --seed, --brief.',
    ],
    ['an option twice', ['nero', 'base', '--brief', '--brief'], '--brief was given twice; give it once.'],
    [
      'what cannot be so together',
      ['nero', 'scoring', '{"westAreas": 4}'],
      'There are 4 Areas, but you entered 7 (11.2).',
    ],
    [
      'too many words',
      ['sword-of-rome', 'battle', '{}', 'more'],
      /^odds cannot be called as "sword-of-rome battle \{\} more"\. Use/,
    ],
    [
      'an unknown game',
      ['sword-of-roma', 'battle'],
      `There is no game "sword-of-roma" (did you mean "sword-of-rome"?); choose from ${GAMES.join(', ')}.`,
    ],
    [
      'an unknown calculator',
      ['sword-of-rome', 'batle'],
      /^There is no calculator "batle" \(did you mean "battle"\?\); choose from battle, attack, battles.*\.$/,
    ],
    ['a name every object has', ['sword-of-rome', 'toString'], /^There is no calculator "toString"; choose from/],
    [
      'broken JSON',
      ['sword-of-rome', 'battle', '{"attackerCu": 8'],
      'input must be JSON such as {"attackerCu": 8}, not "{\\"attackerCu\\": 8".',
    ],
    [
      'no object',
      ['sword-of-rome', 'battle', '[8, 4]'],
      /^input must be an object with fields such as attackerCu, .+, not \[8,4\]\.$/,
    ],
    [
      'a seed that is no number',
      ['hannibal', 'duel', '{}', '--seed', 'x'],
      '--seed must be a whole number from 0 to 999999999, not "x".',
    ],
    [
      'a seed where nothing is drawn',
      ['sword-of-rome', 'battle', '{}', '--seed', '3'],
      '--seed works only where a result is sampled.',
    ],
    [
      'an unknown field',
      ['sword-of-rome', 'battle', '{"atackerCu": 8}'],
      /^There is no field atackerCu \(did you mean attackerCu\?\); the fields are attackerCu, /,
    ],
    [
      'a number out of range',
      ['sword-of-rome', 'battle', '{"attackerCu": 0}'],
      'attackerCu must be a whole number from 1 to 13 (the most that 9.1.1 allows), not 0.',
    ],
    [
      'two lines in a name',
      ['sword-of-rome', 'battle', '{"two\\nlines": 1}'],
      /^There is no field "two\\nlines"; the fields are/,
    ],
    [
      'a number that is too large',
      ['sword-of-rome', 'battle', '{"attackerCu": 1e999}'],
      'attackerCu must be a whole number from 1 to 13 (the most that 9.1.1 allows), not "Infinity".',
    ],
    [
      'JSON without end',
      ['sword-of-rome', 'battle', `{"attackerCu": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
      'attackerCu must be a whole number from 1 to 13 (the most that 9.1.1 allows), not a value nested too deeply to show.',
    ],
    [
      'signs that a terminal would obey',
      ['sword\u001b[31m', 'battle'],
      /^There is no game "sword\\u001b\[31m"; choose from sword-of-rome, /,
    ],
    [
      'a word without end',
      ['x'.repeat(50_000), 'battle'],
      /^There is no game "x{56}\.\.\.; choose from sword-of-rome, /,
    ],
  ])('%s', async (_, args, sentence) => {
    expectRefusal(await odds(...args), sentence);
  });
});

describe('as a command of its own', () => {
  const run = promisify(execFile);
  const command = [resolve('src/cli/odds.ts')];

  test('from any folder, with a file of that folder', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'tabularium-'));
    writeFileSync(join(cwd, 'mine.json'), writeOwn({}));
    const args = ['hannibal', 'naval-movement', '{}', '--tables', 'mine.json'];
    const { stdout, stderr } = await run(process.execPath, [...command, ...args], { cwd });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(await answer('hannibal', 'naval-movement', '{}'));
  });

  test('a refusal is one sentence on the error stream, exit code 2', async () => {
    const { code, stdout, stderr } = await run(process.execPath, [...command, 'nero', 'x']).catch((e) => e);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^There is no calculator "x"; choose from [^\n]+\.\n$/);
  });
});

test('--help names every way to call it', async () => {
  const { code, out } = await odds('--help');
  expect(code).toBe(0);
  for (const word of ['list', '--roll', '--tables', '--brief', '--seed']) expect(out).toContain(word);
});
