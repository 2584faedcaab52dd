/** A copy of the site with one game more, made as anybody would add one: two folders and one line in the list. */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ID = 'salt-road';

/** The game as its author wrote it: its content, its code and its tests. */
const HOME = 'tests/support/salt-road';

/** The calculator that is shown to whoever wants to write one, as it stands. */
export function shownCalculator(): string {
  const [, after = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## A calculator\n');
  return /```ts\n([\s\S]*?)```/.exec(after)?.[1] ?? '';
}

/** The line that is shown to whoever wants to add a game. */
export function shownLine(): string {
  const [, after = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## A game\n');
  const line = /```ts\n([\s\S]*?)```/.exec(after)?.[1] ?? '';
  return line.replace(/^(?=.)/gm, '  ');
}

/** The table that the shown calculator reads. */
const STORM = {
  title: 'Storm',
  rules: ['4.2'],
  axes: [{ id: 'is', label: 'Is', keys: ['hits from'] }],
  entries: [{ at: ['hits from'], value: 5, standing: 'printed' }],
};

const changed = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A folder of the game where it belongs; its code then finds what all games share two folders nearer. */
function add(folder: string, part: string, to: string): void {
  cpSync(join(HOME, part), join(folder, to), { recursive: true });
  for (const file of globSync(join(folder, to, '**/*.ts')))
    changed(file, (text) => text.replace(/'\.\.\/\.\.\/((?:\.\.\/)+)src\//g, "'$1"));
}

/** One calculator more, as it is shown: its file, its table, and its line in the list of the game. */
function addShown(folder: string): void {
  writeFileSync(join(folder, 'src/games', ID, 'storm.ts'), shownCalculator());
  writeFileSync(join(folder, 'content', ID, 'tables/storm.json'), JSON.stringify(STORM));
  changed(join(folder, 'src/games', ID, 'game.ts'), (text) =>
    text.replace('} as const', "  storm: async () => (await import('./storm.ts')).storm,\n} as const"),
  );
}

/** The games that stay beside it; what tells of the others is left out. */
const SMALL: readonly string[] = ['sword-of-rome', ID];

function leaveOut(folder: string): void {
  const kept = ([game]: [string, unknown]) => SMALL.includes(game);
  const list = join(folder, 'src/games/index.ts');
  const text = readFileSync(list, 'utf8');
  writeFileSync(
    list,
    text.replace(/^ {2}'?([a-z-]+)'?: \{\n( {4}.*\n)* {2}\},\n/gm, (line, game: string) =>
      SMALL.includes(game) ? line : '',
    ),
  );
  const news = JSON.parse(readFileSync('content/news.json', 'utf8')) as { to: string }[];
  rmSync(join(folder, 'content/news.json'));
  writeFileSync(
    join(folder, 'content/news.json'),
    JSON.stringify(news.filter(({ to }) => SMALL.includes(to.split('/')[0] ?? ''))),
  );
  const concepts = join(folder, 'content/concepts');
  rmSync(concepts);
  mkdirSync(concepts);
  for (const name of readdirSync('content/concepts')) {
    const concept = JSON.parse(readFileSync(join('content/concepts', name), 'utf8'));
    concept.seen = concept.seen.filter(({ game }: { game: string }) => SMALL.includes(game));
    for (const aspect of concept.aspects) aspect.games = Object.fromEntries(Object.entries(aspect.games).filter(kept));
    writeFileSync(join(concepts, name), JSON.stringify(concept));
  }
}

/** All games and one more; or, where a site is to be built soon, The Sword of Rome and one more. */
export function fifthGame(small = false): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'fifth-game-'));
  cpSync('src', join(folder, 'src'), { recursive: true });
  mkdirSync(join(folder, 'content'));
  for (const name of readdirSync('content')) symlinkSync(resolve('content', name), join(folder, 'content', name));
  for (const name of ['node_modules', 'package.json', 'tsconfig.json', 'astro.config.mjs', 'public'])
    symlinkSync(resolve(name), join(folder, name));
  add(folder, 'content', `content/${ID}`);
  add(folder, 'src', `src/games/${ID}`);
  addShown(folder);
  changed(join(folder, 'src/games/index.ts'), (text) =>
    text.replace('} as const satisfies', `${shownLine()}} as const satisfies`),
  );
  if (small) leaveOut(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** What holds every game of the list to its rules, beside the tests that the game brings itself. */
const HELD = ['tests/corpus', 'tests/games', 'tests/gate', 'tests/support', 'tests/vitest.config.ts'];

/** Its own tests, and those of all games, in a copy that `fifthGame` has made. */
export function addTests(folder: string): void {
  for (const name of HELD) cpSync(name, join(folder, name), { recursive: true });
  cpSync(join(HOME, 'tests'), join(folder, 'tests/games', ID), { recursive: true });
  for (const file of globSync(join(folder, 'tests/games', ID, '**/*.ts')))
    changed(file, (text) =>
      text
        .replace(/'\.\.\/\.\.\/src\//g, `'../../../../src/games/${ID}/`)
        .replace(/'\.\.\/\.\.\/\.\.\/(?=\w)/g, "'../../../support/"),
    );
}
