/** Where the rules can be mutated: every small change that Stryker knows of in them, and a seeded sample of these. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';

/** One small change: where it stands (lines and columns from 0, as Stryker counts) and what it puts there. */
export interface Place {
  readonly file: string;
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
  readonly replacement: string;
  /** The text of its line, and the change. */
  readonly key: string;
}

/** What is drawn from, and how many changes of each at least: every game weighs the same. */
const SHELVES: Readonly<Record<string, number>> = {
  engine: 40,
  mechanics: 25,
  play: 40,
  'games/sword-of-rome': 75,
  'games/hamilcar': 75,
  'games/hannibal': 75,
  'games/nero': 75,
};

/** Forms and words: no rule stands there. */
const WORDS = /\/(words|fields|readings|labels|calculator|game)\.ts$/;
/**
 * Texts are held by other tests; a function that returns nothing is mutated when its file is loaded, before any test; a `?.`
 * that only the compiler asks for makes no difference when it goes.
 */
export const EXCLUDED = ['StringLiteral', 'ArrowFunction', 'ObjectLiteral', 'Regex', 'OptionalChaining'];
/** Larger places hold many smaller ones, which would all be tried. */
const LINES = 3;

export const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false } as never;

/** Static places are passed when a file is loaded, not by a test: only what a function does is tried. */
function inFunctions(file: string, text: string): (offset: number) => boolean {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const bodies: [from: number, to: number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      bodies.push([node.body.getStart(source), node.body.end]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return (offset) => bodies.some(([from, to]) => from <= offset && offset < to);
}

export async function placesOf(shelf: string): Promise<Place[]> {
  const files = globSync(`src/${shelf}/**/*.ts`)
    .filter((name) => !WORDS.test(name))
    .sort()
    .map((name) => ({ name, mutate: true as const, content: readFileSync(name, 'utf8') }));
  const { mutants } = await new Instrumenter(silent).instrument(files, {
    plugins: null,
    excludedMutations: EXCLUDED,
    ignorers: [],
    noHeader: true,
  } as never);
  const tests = new Map(files.map(({ name, content }) => [name, inFunctions(name, content)]));
  const texts = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  const lines = new Map(files.map(({ name, content }) => [name, offsetsOf(content)]));
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .filter(({ location: { start, end } }) => end.line - start.line < LINES)
    .filter(({ fileName, location: { start } }) =>
      tests.get(fileName)!(lines.get(fileName)![start.line]! + start.column),
    )
    .map(({ fileName, location, replacement }) => ({
      file: fileName,
      ...location,
      replacement,
      key: `${fileName} ${texts.get(fileName)![location.start.line]!.trim()} ${replacement}`,
    }));
}

function offsetsOf(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

type Span = Pick<Place, 'file' | 'start' | 'end'>;

export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.file === outer.file &&
  (inner.start.line > outer.start.line ||
    (inner.start.line === outer.start.line && inner.start.column >= outer.start.column)) &&
  (inner.end.line < outer.end.line || (inner.end.line === outer.end.line && inner.end.column <= outer.end.column));

/**
 * A seeded sample. Each place has its lot by what stands there, not by where: a change elsewhere draws no other sample, so
 * that what lived in one run can be looked for in the next. What lies within a place that is drawn is tried with it.
 */
export async function sampleOf(seed: number, share = 1): Promise<Place[]> {
  const drawn: Place[] = [];
  for (const [shelf, number] of Object.entries(SHELVES)) {
    const lots = (await placesOf(shelf))
      .map((place) => ({ place, lot: createHash('sha256').update(`${seed} ${place.key}`).digest('hex') }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .map(({ place }) => place);
    const tried = new Set<Place>();
    for (const place of lots) {
      if (tried.size >= number * share) break;
      if (tried.has(place)) continue;
      drawn.push(place);
      for (const other of lots) if (isWithin(other, place)) tried.add(other);
    }
  }
  return drawn;
}
