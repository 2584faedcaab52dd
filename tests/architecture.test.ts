/** Imports point one way, to the exact file; files are short and say at once what they are. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circleIn } from './support/circles.ts';

const CODE = ['.ts', '.tsx', '.astro', '.mjs'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => normalize(join(entry.parentPath, entry.name)));

const code = files.filter((file) => CODE.includes(extname(file)));

/** The folder of src/ that a file belongs to; a file beside the folders stands for itself. */
const folderOf = (file: string): string => relative('src', file).split('/')[0]!;

/** From the page down to the engine; each may import what comes after it. */
const ORDER = [
  ['pages'],
  ['layouts'],
  ['components'],
  ['islands'],
  ['stores', 'charts', 'workers'],
  ['opponent', 'games'],
  ['play', 'mechanics'],
  ['calculator'],
  ['engine'],
];

/** What stands beside that order. `find` is words and search: it knows nothing else; pages, gate and the terminal need it. */
const BESIDE: Record<string, readonly string[]> = {
  gate: ['games', 'play', 'calculator', 'find'],
  cli: ['build', 'gate', 'opponent', 'games', 'play', 'calculator', 'engine', 'find'],
  build: ['gate', 'games', 'play', 'calculator', 'engine'],
  find: [],
  'content.config.ts': ['gate'],
};

/** What the build reads from content/, for the parts that are drawn then. */
const READ_AT_BUILD = ['pages', 'layouts', 'components'];
const STYLED = ['pages', 'layouts', 'components', 'islands'];
const IN_BROWSER = [
  'islands',
  'stores',
  'charts',
  'workers',
  'opponent',
  'games',
  'play',
  'mechanics',
  'calculator',
  'engine',
  'find',
];

function allowedFor(folder: string): readonly string[] {
  if (BESIDE[folder]) return BESIDE[folder];
  const rank = ORDER.findIndex((level) => level.includes(folder));
  const shared = [
    ...(READ_AT_BUILD.includes(folder) ? ['gate'] : []),
    ...(rank <= 4 ? ['find'] : []),
    ...(STYLED.includes(folder) ? ['styles'] : []),
  ];
  return [
    ...ORDER.slice(rank)
      .flat()
      .filter((other) => other !== folder),
    ...shared,
  ];
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)(?:[\s\w{},*$]+?from)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Without comments, so that an example in one is not taken for an import. */
const bare = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

interface Import {
  readonly from: string;
  readonly named: string;
  /** The file it names, if it names one. */
  readonly to?: string;
}

const imports = code.flatMap((from): Import[] =>
  [...bare(readFileSync(from, 'utf8')).matchAll(IMPORT)].map(([, still, lazy]) => {
    const named = (still ?? lazy)!.replace(/\?\w+$/, '');
    return { from, named, ...(named.startsWith('.') && { to: normalize(join(dirname(from), named)) }) };
  }),
);

/** The procedure that a file of a game belongs to: the folder src/games/<game>/<procedure>. */
const roomOf = (file: string): string | undefined =>
  file.startsWith('src/games/') && file.split('/').length > 4 ? file.split('/').slice(0, 4).join('/') : undefined;

/** The list of a game's calculators. */
const isList = (file: string): boolean => /^src\/games\/[^/]+\/game\.ts$/.test(file);

const inside = imports.filter((i): i is Required<Import> => i.to !== undefined);
const shown = (list: readonly Import[]): string[] => list.map((i) => `${i.from} -> ${i.named}`);

test('there is something to look at', () => {
  expect(code.length).toBeGreaterThan(40);
  expect(inside.length).toBeGreaterThan(100);
  expect(shown(inside)).toContain('src/engine/dice.ts -> ./dist.ts');
  expect(shown(inside)).toContain('src/games/sword-of-rome/game.ts -> ./battle/calculator.ts');
});

describe('imports', () => {
  test('every folder has its place in the order', () => {
    const known = [...ORDER.flat(), ...Object.keys(BESIDE), 'styles'];
    expect([...new Set(files.map(folderOf))].filter((folder) => !known.includes(folder))).toEqual([]);
  });

  test('point down the order, never up', () => {
    const wrong = inside.filter(
      ({ from, to }) => folderOf(from) !== folderOf(to) && !allowedFor(folderOf(from)).includes(folderOf(to)),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('name the exact file', () => {
    expect(shown(inside.filter(({ to }) => !existsSync(to) || extname(to) === '' || !files.includes(to)))).toEqual([]);
  });

  test('stay inside src, or name a package that the site declares', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const packageOf = (named: string) =>
      named
        .split('/')
        .slice(0, named.startsWith('@') ? 2 : 1)
        .join('/');
    const wrong = imports.filter(
      ({ named, to }) => !to && !/^(node|astro):/.test(named) && !Object.keys(dependencies).includes(packageOf(named)),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('the engine needs nothing but itself', () => {
    expect(
      shown(imports.filter(({ from, to }) => folderOf(from) === 'engine' && (!to || folderOf(to) !== 'engine'))),
    ).toEqual([]);
  });

  test('the frame of a whole game knows no game and no mechanics', () => {
    const wrong = inside.filter(
      ({ from, to }) => folderOf(from) === 'play' && !['play', 'calculator', 'engine'].includes(folderOf(to)),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('the opponent knows no game, and no game knows the opponent', () => {
    const wrong = inside.filter(({ from, to }) =>
      folderOf(from) === 'opponent'
        ? !['opponent', 'play', 'engine'].includes(folderOf(to))
        : folderOf(from) === 'games' && folderOf(to) === 'opponent',
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('no game knows another', () => {
    const gameOf = (file: string) =>
      file.startsWith('src/games/') && file.split('/').length > 3 ? file.split('/')[2] : undefined;
    expect(shown(inside.filter(({ from, to }) => gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to)))).toEqual(
      [],
    );
    expect(shown(inside.filter(({ from, to }) => gameOf(from) && to === 'src/games/index.ts'))).toEqual([]);
  });

  test('a procedure takes from another neither its report nor what it prepares for it', () => {
    const wrong = inside.filter(({ from, to }) => {
      const [own, other] = [roomOf(from), roomOf(to)];
      return other && own !== other && !isList(from) && ['odds.ts', 'plan.ts', 'calculator.ts'].includes(basename(to));
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('one roll never needs the report on all of them', () => {
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const { to } of inside.filter((i) => i.from === from && !seen.has(i.to))) reached(to, seen.add(to));
      return seen;
    };
    const rolls = code.filter((file) => roomOf(file) && basename(file) === 'roll.ts');
    expect(rolls.length).toBeGreaterThan(10);
    const wrong = rolls.flatMap((file) => [...reached(file)].filter((to) => basename(to) === 'odds.ts'));
    expect(wrong).toEqual([]);
  });

  test('what runs in the browser needs nothing of Node', () => {
    expect(
      shown(imports.filter(({ from, named }) => IN_BROWSER.includes(folderOf(from)) && named.startsWith('node:'))),
    ).toEqual([]);
  });

  test('run in no circle, neither of files nor of folders', () => {
    expect(
      circleIn([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ]),
    ).toEqual(['a', 'b', 'c', 'a']);
    // A state knows its frames by the types of the procedures, which know the state: a circle of types alone.
    const isFrames = ({ from, to }: Required<Import>) =>
      /\/play\/state\.ts$/.test(from) && /\/play\/game\.ts$/.test(to);
    const edges = inside.filter((i) => !isFrames(i)).map(({ from, to }) => [from, to] as const);
    expect(circleIn(edges)).toBeUndefined();
    const between = inside
      .map(({ from, to }) => [folderOf(from), folderOf(to)] as const)
      .filter(([from, to]) => from !== to);
    expect(circleIn(between)).toBeUndefined();
  });
});

/** What every whole game is made of. */
const WHOLE_GAME = [
  ...['game.ts', 'state.ts', 'actions.ts', 'set-up.ts', 'queries.ts', 'changes.ts', 'picture.ts', 'worth.ts'],
  'procedures',
];
/** Only where the game declares what stands in them. */
const WHERE_DECLARED = { redeal: 'hidden.ts', readings: 'rulings.ts' };

describe('files', () => {
  const OPENING: Record<string, RegExp> = {
    '.astro': /^---\n(?:\/\*\*([\s\S]*?)\*\/|\/\/([^\n]*))/,
    '.css': /^\/\*([\s\S]*?)\*\//,
  };
  const opening = (file: string): string => {
    const found = (OPENING[extname(file)] ?? /^(?:\/\*\*([\s\S]*?)\*\/|\/\/([^\n]*))/).exec(readFileSync(file, 'utf8'));
    return (found?.[1] ?? found?.[2] ?? '').replace(/\s*\n\s*\*\s*/g, ' ').trim();
  };

  test('open with a sentence that says what they are', () => {
    const silent = [...code, ...files.filter((f) => extname(f) === '.css')].filter(
      (file) => !/^\S.{10,}[.!?]$/.test(opening(file)),
    );
    expect(silent).toEqual([]);
  });

  test('refer to no document that is not here', () => {
    const texts = [...code, ...globSync('tests/**/*.{ts,tsx}')].map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    );
    // Numbered pages, sections and windows of papers by which something was once planned.
    const numbered = /(?:\/\/|\*) .*\b(?:[PS]\d{1,2}|windowS[a-z]+)\b/;
    expect(texts.filter(([, text]) => numbered.test(text)).map(([file]) => file)).toEqual([]);
  });

  test('have their types checked by the native compiler, which npm hides behind another of its name', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const path = 'node_modules/typescript-native/bin/tsc';
    expect(scripts['types']).toContain(`node ${path} `);
    const { status, stdout } = spawnSync(process.execPath, [path, '-v'], { encoding: 'utf8' });
    expect([status, Number(/^Version (\d+)\./.exec(stdout)?.[1])]).toEqual([0, 7]);
  });

  test('have at most 300 lines', () => {
    const long = files
      .map((file) => [file, readFileSync(file, 'utf8').trimEnd().split('\n').length] as const)
      .filter(([, lines]) => lines > 300);
    expect(long).toEqual([]);
  });

  test('a game folder has at most 45 entries', () => {
    const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const full = games
      .map(({ name }) => [name, readdirSync(join('src/games', name)).length] as const)
      .filter(([, entries]) => entries > 45);
    expect(full).toEqual([]);
  });

  test.each(readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()))(
    '$name: a whole game has the same files as every other, and at most 16 entries beside each other',
    ({ name }) => {
      const entries = readdirSync(join('src/games', name, 'play'));
      const game = readFileSync(join('src/games', name, 'play/game.ts'), 'utf8');
      const declared = Object.entries(WHERE_DECLARED).flatMap(([what, file]) =>
        new RegExp(`^  ${what}\\b`, 'm').test(game) ? [file] : [],
      );
      const missing = [...WHOLE_GAME, ...declared].filter((file) => !entries.includes(file));
      expect({ missing, entries: Math.max(16, entries.length) }).toEqual({ missing: [], entries: 16 });
    },
  );

  test('Place, Way, Case and Table each mean one thing', () => {
    const homes = ['Place', 'Way', 'Case', 'Table'].map((name) => {
      const declared = new RegExp(`^(?:export )?(?:interface|type|class) ${name}\\b`, 'm');
      return [name, code.filter((file) => declared.test(readFileSync(file, 'utf8')))] as const;
    });
    expect(Object.fromEntries(homes)).toEqual({
      Place: ['src/play/board.ts'],
      Way: ['src/play/reach.ts'],
      Case: ['src/play/odds.ts'],
      Table: ['src/calculator/table.ts'],
    });
  });

  test('have plain names: kebab-case, components with a capital, pages as their address', () => {
    const PLAIN = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*|[A-Z][A-Za-z0-9]*\.astro|\[[a-z]+\](?:\.[a-z]+)+)$/;
    const parts = files.flatMap((file) => file.split('/').map((part) => [file, part] as const));
    expect(parts.filter(([, part]) => !PLAIN.test(part) && !/^\[[a-z]+\]$/.test(part)).map(([file]) => file)).toEqual(
      [],
    );
  });
});

describe('games', () => {
  const games = readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  /** Where a game may be named outside its two folders, and why. */
  const NAMED: Readonly<Record<string, string>> = {
    'src/games/index.ts': 'the one list of games',
    'src/cli/odds-answer.ts': 'its help shows a call that can be copied',
  };

  test('shared code names none of them', () => {
    const named = new RegExp(`\\b(?:${games.join('|')})\\b`);
    const shared = files.filter((file) => !games.some((game) => file.startsWith(`src/games/${game}/`)));
    const naming = shared.filter((file) => named.test(bare(readFileSync(file, 'utf8'))));
    expect(naming.sort()).toEqual(Object.keys(NAMED).sort());
  });
});

describe('what is told of the project', () => {
  const texts = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );

  test('names commands, folders and pictures that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const missing = texts.flatMap(([file, text]) =>
      [
        ...[...text.matchAll(/npm run (?:-s )?([a-z][a-z0-9-]*)/g)].filter(([, name]) => !(name! in scripts)),
        ...[...text.matchAll(/[`(]((?:src|tests|content|public)\/[\w/.-]+)[`)]/g)].filter(
          ([, path]) => !existsSync(path!),
        ),
      ].map(([found]) => `${file}: ${found}`),
    );
    expect(missing).toEqual([]);
  });

  test('holds one version of everything', () => {
    expect(texts.filter(([, text]) => /^(?:<{7}|={7}|>{7})/m.test(text)).map(([file]) => file)).toEqual([]);
  });
});
