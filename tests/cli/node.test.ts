/** Node: one version everywhere, and a Node that is too old is told so in one sentence before anything else. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const check = (...flags: string[]) =>
  spawnSync(process.execPath, [...flags, 'src/cli/node.cjs'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

test('a Node that does not run TypeScript as it stands is refused in one sentence', () => {
  const { status, stdout, stderr } = check('--no-experimental-strip-types');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Tabularium needs Node [^\n]+\.\n$/);
  expect(stderr).toContain(process.versions.node);
});

test('one that does is not troubled', () => {
  expect(check()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('the sentence, the README and the package name the same version', () => {
  const version = /^>=(\d+\.\d+)$/.exec(engines.node)?.[1];
  expect(version).toBeDefined();
  for (const file of ['src/cli/node.cjs', 'README.md'])
    expect(readFileSync(file, 'utf8')).toContain(`Node ${version} or newer`);
});

test('every script that Node or Astro runs asks first', () => {
  const asking = Object.entries<string>(scripts).filter(([, command]) => /\.ts\b|astro (?:dev|build)/.test(command));
  expect(asking.length).toBeGreaterThan(5);
  for (const [name, command] of asking.filter(([, command]) => !/^(?:vitest|playwright) /.test(command)))
    expect(command, name).toMatch(/^node (?:-r \.\/)?src\/cli\/node\.cjs/);
});
