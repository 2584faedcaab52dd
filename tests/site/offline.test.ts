/** What a device fetches to keep the whole site, and that it comes to the pages as they were built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Pack } from '../../src/build/pack.ts';
import { site, zipped } from './built.ts';

const WHOLE = 2_000_000;

const { folder, base } = site();
const bodyOf = (address: string): Buffer =>
  readFileSync(join(folder, address.slice(base.length), address.endsWith('/') ? 'index.html' : ''));
const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
const files = (JSON.parse(/const FILES = (.*);/.exec(worker)![1]!) as [string, string][]).map(([address]) => address);
const pack = JSON.parse(readFileSync(join(folder, 'pack.json'), 'utf8')) as Pack;

test('the pack unfolds into every page as it was built', () => {
  expect(pack.pages.map(([address]) => address)).toEqual(files.filter((address) => /(\/|\.html)$/.test(address)));
  for (const [address, runs] of pack.pages) {
    const parts = Array.from({ length: runs.length / 2 }, (_, i) =>
      pack.parts.slice(runs[2 * i], runs[2 * i]! + runs[2 * i + 1]!),
    );
    expect(parts.flat().join(''), address).toBe(String(bodyOf(address)));
  }
});

test('the whole site is at most 2 MB, zipped', () => {
  const packed = new Set(pack.pages.map(([address]) => address));
  const others = files.filter((address) => !packed.has(address)).map((address) => zipped(bodyOf(address)));
  const sum = others.reduce((total, size) => total + size, zipped(readFileSync(join(folder, 'pack.json'))));
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(WHOLE);
});
