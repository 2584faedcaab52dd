/** A copy of the site with one game more, made as anybody would add one: two folders and one line in the list. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CONTENT } from '../play/skirmish.ts';
import { GAME } from './small-game.ts';

const ID = 'skirmish';

const LINE = `  ${ID}: {
    accent: 'roman-red',
    calculators: () => import('./${ID}/game.ts'),
    play: async () => (await import('./${ID}/game.ts')).play,
  },
`;

const LIST = `/** The fifth game. */
import { raidOdds, skirmish } from './skirmish.ts';
import { storm } from './storm.ts';

export const calculators = { raid: async () => raidOdds, storm: async () => storm };
export const play = { ...skirmish, start: (setup, { setUp }) => skirmish.start(setup, setUp) };
`;

const rule = (id: string, title: string, text: string): string =>
  `<Rule id="${id}" title="${title}">\n\n${text}\n\n</Rule>\n`;

const CHAPTER = `---
chapter: '1'
title: All of it
summary: Everything.
---

${rule('1', 'Hands', 'Everyone gets as many cards as are agreed.')}
${rule('2', 'Turns', 'Raid a place, or end your turn.')}
${rule('2.1', 'Raids', 'Roll a die: <Odds calculator="raid" input={{ blocks: 1 }} />')}
${rule('2.2', 'Blocks', 'A block answers a raid (<Cite id="2.1" />).')}
${rule('3', 'The end', 'Whoever holds most places wins. <Variant id="long">Play two rounds.</Variant>')}
${rule('4.2', 'Storms', 'Each die may break a wall: <Odds calculator="storm" />')}`;

const SAMPLE = {
  title: 'One raid',
  teaches: 'How to raid.',
  setup: { hand: 1 },
  steps: [
    {
      says: 'Everyone gets a card.',
      actions: [{ type: 'deal', hands: { red: ['blank-1'], blue: ['block-1'], green: ['block-2'] } }],
      expect: { dealt: 3 },
    },
    {
      says: 'Red raids the ford.',
      actions: [
        { type: 'raid', place: 'ford', way: 'land' },
        { type: 'roll', faces: { raid: [4] } },
      ],
      expect: { taken: true, ford: 'red' },
    },
  ],
};

const FOUNDED = { standing: 'printed', rules: ['2'] };
const MAP = {
  notes: [{ says: 'Three places.', rules: ['2'] }],
  words: {
    powers: 'Seats',
    home: 'home of %',
    homeless: 'Places',
    kinds: { plain: 'place' },
    terrains: { clear: 'road' },
  },
  powers: [{ name: 'Red', code: 'Re' }],
  projection: {
    parallels: [40, 44],
    frame: { west: 10, east: 16, south: 40, north: 44 },
    width: 1000,
    detail: { tolerance: 4, islet: 60 },
  },
  spaces: [
    { name: 'Ford', kind: 'plain', lon: 12, lat: 42.8, ...FOUNDED },
    { name: 'Hill', kind: 'plain', lon: 13.4, lat: 42.3, ...FOUNDED },
    { name: 'Port', kind: 'plain', lon: 14.2, lat: 41.2, ...FOUNDED },
  ],
  links: [{ between: ['Ford', 'Hill'], terrain: 'clear', ...FOUNDED }],
};

const TABLE = {
  title: 'Blocks',
  rules: ['2.2'],
  axes: [
    { id: 'blocks', label: 'Blocks', keys: ['1'] },
    { id: 'is', label: 'Is', keys: ['needs'] },
  ],
  entries: [{ at: ['1', 'needs'], value: 5, standing: 'printed' }],
};

/** What its players say, and a case that they may type. */
const SPOKEN = {
  talk: { forays: ['raids'] },
  cases: [
    {
      calculator: 'raid',
      sides: [['raider'], ['holder']],
      measures: [{ words: ['strength'], says: 'strength #', fields: ['from', 'blocks'] }],
    },
  ],
};

const EXAMPLE = {
  title: 'A raid',
  rules: ['2.1'],
  given: ['Nobody blocks.'],
  run: { calculator: 'raid', input: { blocks: 0 } },
  expected: { taken: 0.5 },
};

const READINGS = `/** Nothing is left open. */
import { calculatorWith } from '../../calculator/calculator.ts';
export const calculator = calculatorWith({});
`;

/** The calculator that is shown to whoever wants to write one, as it stands. */
export function shownCalculator(): string {
  const [, after = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## A calculator\n');
  return /```ts\n([\s\S]*?)```/.exec(after)?.[1] ?? '';
}

const STORM = {
  title: 'Storm',
  rules: ['4.2'],
  axes: [{ id: 'is', label: 'Is', keys: ['hits from'] }],
  entries: [{ at: ['hits from'], value: 5, standing: 'printed' }],
};

/** Where the files of the new game stand, and what is in them. */
const files = (): Readonly<Record<string, string>> => ({
  [`src/games/${ID}/game.ts`]: LIST,
  [`src/games/${ID}/readings.ts`]: READINGS,
  [`src/games/${ID}/storm.ts`]: shownCalculator(),
  [`src/games/${ID}/skirmish.ts`]: readFileSync('tests/play/skirmish.ts', 'utf8').replaceAll("'../../src/", "'../../"),
  [`content/${ID}/game.json`]: JSON.stringify({ ...GAME, name: 'Skirmish', variants: { long: 'Long Game' } }),
  [`content/${ID}/clauses.json`]: JSON.stringify({
    chapters: [{ slug: 'all', ids: ['1', '2', '2.1', '2.2', '3', '4.2'] }],
  }),
  [`content/${ID}/rules/all.mdx`]: CHAPTER,
  [`content/${ID}/map.json`]: JSON.stringify(MAP),
  [`content/${ID}/set-up.json`]: JSON.stringify(CONTENT),
  [`content/${ID}/tables/blocks.json`]: JSON.stringify(TABLE),
  [`content/${ID}/tables/storm.json`]: JSON.stringify(STORM),
  [`content/${ID}/spoken.json`]: JSON.stringify(SPOKEN),
  [`content/${ID}/front.json`]: JSON.stringify({ asks: ['who holds the ford'] }),
  [`content/${ID}/cases.json`]: JSON.stringify({ ids: ['2.1-a'], about: { sieges: ['raid'] }, unplayed: [] }),
  [`content/${ID}/examples/2.1-a.json`]: JSON.stringify(EXAMPLE),
  [`content/${ID}/samples/one-raid.json`]: JSON.stringify(SAMPLE),
});

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
  for (const [name, text] of Object.entries(files())) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const list = join(folder, 'src/games/index.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace('} as const satisfies', `${LINE}} as const satisfies`));
  if (small) leaveOut(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
