/** What a device fetches to keep the whole site, and that it comes to the pages as they were built. */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { headersFile, vercelFile } from '../../src/build/hosting.ts';
import type { Pack } from '../../src/build/pack.ts';
import { ZIPS } from '../../src/build/zip.ts';
import { siteServer } from '../../src/cli/site-server.ts';
import { site, siteInSubfolder } from './built.ts';

const WHOLE = 3_400_000;

const { folder, base } = site();
const bodyOf = (address: string): Buffer =>
  readFileSync(join(folder, address.slice(base.length), address.endsWith('/') ? 'index.html' : ''));
const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
const files = (JSON.parse(/const FILES = (.*);/.exec(worker)![1]!) as [string, string][]).map(([address]) => address);
const pack = JSON.parse(readFileSync(join(folder, 'pack.json'), 'utf8')) as Pack;

test('the pack unfolds into every page, script, style and drawing as it was built', () => {
  expect(pack.texts.map(([address]) => address)).toEqual(
    files.filter((address) => !/\.(?:json|woff2|png|webmanifest)$/.test(address)),
  );
  for (const [address, runs] of pack.texts) {
    const parts = Array.from({ length: runs.length / 2 }, (_, i) =>
      pack.parts.slice(runs[2 * i], runs[2 * i]! + runs[2 * i + 1]!),
    );
    expect(parts.flat().join(''), address).toBe(String(bodyOf(address)));
  }
});

/** What our server puts on the wire for a first visit, headers too: the home page, then all that the worker keeps. */
async function wired(coding: string): Promise<number> {
  const server = siteServer({ folder, base }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const packed = new Set(pack.texts.map(([address]) => address));
  const asked = [base, `${base}sw.js`, `${base}pack.json`, ...files.filter((address) => !packed.has(address))];
  let bytes = 0;
  for (const path of asked) {
    const headers = { 'accept-encoding': coding };
    const [response] = await once(request({ port, path, headers, agent: false }).end(), 'response');
    expect([path, response.statusCode]).toEqual([path, 200]);
    await buffer(response);
    bytes += response.socket.bytesRead;
  }
  server.close();
  return bytes;
}

test.each(['br', 'gzip'])('the whole site comes in at most 3.4 MB over the wire, by %s', async (coding) => {
  const bytes = await wired(coding);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThanOrEqual(WHOLE);
});

test('every text has its zipped copies, and they hold what it holds', () => {
  const UNZIP = { '.br': brotliDecompressSync, '.gz': gunzipSync };
  const texts = globSync('**/*.{html,js,css,json,svg,xml,webmanifest}', { cwd: folder });
  expect(texts.length).toBeGreaterThan(300);
  for (const [i, file] of texts.entries())
    for (const { ending } of ZIPS) {
      const copy = readFileSync(join(folder, file + ending));
      // Some stand for all.
      if (i % 20 === 0) expect(UNZIP[ending](copy).equals(readFileSync(join(folder, file))), file).toBe(true);
    }
});

test('what hosts read stands beside the pages, for this place', () => {
  for (const built of [site(), siteInSubfolder()]) {
    expect(built.file('/_headers')).toBe(headersFile(built.base));
    expect(built.file('/vercel.json')).toBe(vercelFile(built.base));
    expect(built.file('/.nojekyll')).toBe('');
  }
});
