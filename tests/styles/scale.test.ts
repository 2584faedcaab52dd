/** The look is made of tokens: sizes of type, space and colours are steps of one scale, and the dark theme is written once. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Declaration {
  readonly file: string;
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

const FOLDER = 'src/styles/';
const TOKENS = 'tokens.css';
const files = globSync(`${FOLDER}**/*.css`).map((path) => path.slice(FOLDER.length));
const textOf = (file: string): string => readFileSync(FOLDER + file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Every declaration with the innermost braces it stands in. */
const declarationsOf = (file: string): Declaration[] =>
  [...textOf(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) =>
    [...body!.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, property, value]) => ({
      file,
      selector: selector!.trim().replace(/\s+/g, ' '),
      property: property!,
      value: value!.replace(/\s+/g, ' '),
    })),
  );
const declarations = files.flatMap(declarationsOf);
const outside = declarations.filter(({ file }) => file !== TOKENS);
const said = ({ file, selector, property, value }: Declaration): string =>
  `${file} ${selector} { ${property}: ${value} }`;

/** In a drawing lengths are units of its sheet. */
const DRAWN = [
  'map.css',
  'player/board.css',
  'player/pieces.css',
  'player/touch.css',
  'player/controls.css',
  'player/line.css',
  'player/step.css',
];
/** Colours with one meaning each, named where they are used alone: the games', the sides', the powers of a map. */
const PALETTES = ['accents.css', 'player/looks.css', 'map.css'];

test('type has nine steps and space ten, and every step is used', () => {
  const declared = (kind: string) =>
    declarationsOf(TOKENS).filter(({ property }) => new RegExp(`^--${kind}-\\d+$`).test(property));
  expect(declared('text')).toHaveLength(9);
  expect(declared('space')).toHaveLength(10);
  const used = new Set(declarations.flatMap(({ value }) => value.match(/--(?:text|sans|serif|space)-\d+/g) ?? []));
  const known = ['text', 'sans', 'serif', 'space'].flatMap(declared).map(({ property }) => property);
  expect([...used].sort()).toEqual(known.sort());
});

test('sizes of type are steps: only the root, a drawing and paper measure their own', () => {
  const loose = outside.filter(
    ({ file, selector, property, value }) =>
      /^font(?:-size)?$/.test(property) &&
      selector !== 'html' &&
      !(DRAWN.includes(file) && /px/.test(value) && !/rem/.test(value)) &&
      // `em` follows the words around it; points are paper's.
      /[\d.](?:rem|px|cm|mm)/.test(value),
  );
  expect(loose.map(said)).toEqual([]);
});

test('space is a step, a hairline, or room for something larger than the last step', () => {
  const loose = outside.filter(
    ({ property, value }) =>
      /^(?:margin|padding|(?:row-|column-)?gap)/.test(property) &&
      [...value.matchAll(/([\d.]+)(rem|px)/g)].some(([, size, unit]) =>
        unit === 'px' ? Number(size) > 3 : Number(size) > 0 && Number(size) <= 3,
      ),
  );
  expect(loose.map(said)).toEqual([
    // Half of what the badge of whoever is at turn is larger by.
    'turn.css .turn-seats .seat-badge { margin: 0.325rem }',
    // The thumb hangs over the ends of its line by this much.
    'player/controls.css .scrubber { padding: 0 14px }',
    'player/line.css .line-place { padding: 0 14px }',
  ]);
});

test('colours are tokens: a literal names a role, or masks', () => {
  const loose = outside.filter(
    ({ file, property, value }) =>
      /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(|\b(?:white|black|gr[ae]y|red|blue|green)\b/i.test(
        value.replaceAll(/in oklab/g, ''),
      ) &&
      property !== 'mask-image' &&
      !(PALETTES.includes(file) && property.startsWith('--')),
  );
  expect(loose.map(said)).toEqual([]);
});

test('the dark theme is written once: no rule asks which theme it is', () => {
  const asks = files.filter((file) => file !== TOKENS && /prefers-color-scheme|data-theme/.test(textOf(file)));
  expect(asks).toEqual([]);
});

test('no class is styled that nothing has', () => {
  const styled = files.flatMap((file) =>
    [
      ...textOf(file)
        .replace(/url\([^)]*\)/g, '')
        .matchAll(/\.([a-z][\w-]*)/g),
    ].map(([, name]) => name!),
  );
  const written = globSync(['src/**/*.{ts,tsx,astro,js}', 'content/**/*.mdx'])
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const words = new Set(written.match(/[\w-]+/g));
  // `depth-${n}`, of which the code has the beginning.
  const begun = (name: string): boolean =>
    [...name.matchAll(/-/g)].some(({ index }) => written.includes(`${name.slice(0, index + 1)}\${`));
  expect([...new Set(styled)].filter((name) => !words.has(name) && !begun(name))).toEqual([]);
});
