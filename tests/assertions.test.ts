/** What the compiler is told to believe: few assertions that something is there, and no cast without its reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|astro)$/.test(file))
  .map((file) => {
    const path = join('src', file);
    const text = readFileSync(path, 'utf8');
    // Of an Astro file what is typed stands between its two fences.
    const code = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text;
    return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  });

function nodesOf(source: ts.SourceFile, is: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = [];
  const walk = (node: ts.Node): void => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const isCast = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) && node.type.getText() !== 'const') || ts.isTypeAssertionExpression(node);

/** A comment within the two lines above its first or its last. */
function hasReason(cast: ts.Node): boolean {
  const source = cast.getSourceFile();
  const lines = source.getFullText().split('\n');
  return [cast.getStart(), cast.getEnd()].some((at) => {
    const { line } = source.getLineAndCharacterOfPosition(at);
    return lines.slice(Math.max(0, line - 2), line).some((one) => /^\s*(?::\s|\?\s)?(?:\/\/|\/\*\*)/.test(one));
  });
}

const told = (node: ts.Node): string => `${node.getSourceFile().fileName}: ${node.getText()}`;

test('casts in calculator, gate, find and components say why they hold', () => {
  const rooms = sources.filter(({ fileName }) => /^src\/(?:calculator|gate|find|components)\//.test(fileName));
  const casts = rooms.flatMap((source) => nodesOf(source, isCast));
  expect(casts.length).toBeGreaterThan(20);
  expect(casts.filter((cast) => !hasReason(cast)).map(told)).toEqual([]);
});

test('outside the machines of games and dice at most 200 things are asserted to be there', () => {
  const rooms = sources.filter(({ fileName }) => !/^src\/(?:games\/[^/]+\/)?(?:play|engine)\//.test(fileName));
  const asserted = rooms.flatMap((source) => nodesOf(source, ts.isNonNullExpression));
  expect(asserted.length).toBeLessThanOrEqual(200);
});
