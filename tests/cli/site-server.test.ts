/** What the server answers: files as they are best sent, and a sentence to everything that is asked wrongly. */
import { once } from 'node:events';
import { renameSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { RULES } from '../../src/build/headers.ts';
import {
  ask,
  askRaw,
  CODE,
  HOME,
  HOST,
  LARGE,
  LARGE_BYTES,
  MISSING,
  opened,
  SCRIPT,
  smallSite,
} from '../support/small-site.ts';

const { folder, remove } = await smallSite();
const [server, port] = await opened(folder);
const here = ask.bind(undefined, port);
afterAll(() => {
  server.closeAllConnections();
  server.close();
  remove();
});

describe('what is handed out', () => {
  test('a page, with and without what stands behind a question mark', async () => {
    for (const path of ['/', '/?v=1&a=8', '//', '/index.html']) {
      const { status, headers, body } = await here(path);
      expect([path, status, headers['content-type'], String(body)]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
        HOME,
      ]);
    }
    expect(await askRaw(port, `http://localhost:${port}/`)).toContain(HOME);
  });

  test('HEAD tells the same without the body', async () => {
    const [full, head] = [await here(SCRIPT), await here(SCRIPT, {}, 'HEAD')];
    const { date: _, ...headers } = full.headers;
    expect(head).toMatchObject({ status: 200, headers, body: Buffer.alloc(0) });
    expect(headers['content-length']).toBe(String(CODE.length));
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['gzip;q=0.5, *;q=0.8', 'br'],
    ['gzip, identity;q=0.5, *;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['vibration', undefined],
    ['', undefined],
  ])('whoever takes "%s" gets %s', async (accepted, coding) => {
    const { status, headers, body } = await here(SCRIPT, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['content-encoding']).toBe(coding);
    const unzip = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((same: Buffer) => same);
    expect(String(unzip(body))).toBe(CODE);
    if (coding) expect(body.length).toBeLessThan(CODE.length / 10);
  });

  test('a zipped copy that is older than its file stays where it is', async () => {
    const path = join(folder, 'late.js');
    writeFileSync(`${path}.br`, 'old');
    utimesSync(`${path}.br`, 1, 1);
    writeFileSync(path, 'new');
    const { headers, body } = await here('/late.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], String(body)]).toEqual([undefined, 'new']);
  });

  test('in a site that was copied without its times a zipped copy may be some seconds older', async () => {
    const path = join(folder, 'copied.js');
    writeFileSync(path, CODE);
    writeFileSync(`${path}.gz`, gzipSync(CODE));
    const written = statSync(path).mtimeMs / 1000 - 20;
    utimesSync(`${path}.gz`, written, written);
    const { headers, body } = await here('/copied.js', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], String(gunzipSync(body))]).toEqual(['gzip', CODE]);
  });

  test('a link that leads out of the folder leads nowhere, one within it to its file', async () => {
    symlinkSync(join(folder, '..', 'outside.txt'), join(folder, 'linked.txt'));
    symlinkSync(join(folder, '..'), join(folder, 'up'));
    symlinkSync(join(folder, 'nero'), join(folder, 'emperor'));
    for (const path of ['/linked.txt', '/up/outside.txt'])
      expect(await here(path)).toMatchObject({ status: 404, body: Buffer.from(MISSING) });
    expect(String((await here('/emperor/')).body)).toContain('Nero');
  });

  test('hashed files are kept for a year, pages are asked for again and cost nothing if they are the same', async () => {
    expect((await here(SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const path = join(folder, 'page.html');
    writeFileSync(path, 'one');
    const first = await here('/page.html');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await here('/page.html', known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
    writeFileSync(path, 'another');
    expect(await here('/page.html', known)).toMatchObject({ status: 200, body: Buffer.from('another') });
  });

  test('each copy has a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await here(SCRIPT, { 'accept-encoding': accepted })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('a folder without its slash leads to it with what was asked, and never to another host', async () => {
    expect(await here('/nero?v=1')).toMatchObject({ status: 301, headers: { location: '/nero/?v=1' } });
    for (const path of ['//nero', '///nero', '//nero/../nero'])
      expect((await here(path)).headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
  });

  test('under a base path, the root leads to it and the rest is not there', async () => {
    const [under, at] = await opened(folder, undefined, '/shelf/tabularium/');
    onTestFinished(() => void under.close());
    for (const path of ['/', '/shelf/tabularium'])
      expect(await ask(at, path)).toMatchObject({
        status: 302,
        headers: { location: '/shelf/tabularium/' },
      });
    expect(await ask(at, '/shelf/tabularium/nero')).toMatchObject({
      status: 301,
      headers: { location: '/shelf/tabularium/nero/' },
    });
    expect(await ask(at, '/shelf/tabularium/nero/')).toMatchObject({ status: 200 });
    expect(await ask(at, '/nero/')).toMatchObject({ status: 404, body: Buffer.from(MISSING) });
  });

  test('every kind of answer carries the headers of the whole site', async () => {
    const answers = await Promise.all([
      here('/'),
      here(SCRIPT),
      here('/none'),
      here('/nero'),
      here('/%'),
      here('/', {}, 'PUT'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 301, 400, 405]);
    for (const { headers } of answers)
      for (const [name, value] of Object.entries(RULES[0]!.headers)) expect(headers[name.toLowerCase()]).toBe(value);
  });
});

describe('what is asked wrongly', () => {
  test.each(['10-5', '5-99999999999999999999', '-0', '0-1', '0-0,2-3', '99999999-', 'x-y', ''])(
    'the range "%s" is left aside: the whole file comes',
    async (range) => {
      const { status, headers, body } = await here('/', { range: `bytes=${range}` });
      expect([status, String(body)]).toEqual([200, HOME]);
      expect(headers).not.toHaveProperty('accept-ranges');
      expect(headers).not.toHaveProperty('content-range');
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
    expect(await here('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/%c0%af', 400],
    ['/%00', 400],
    ['/nero%00.html', 400],
    ['/../outside.txt', 404],
    ['/%2e%2e/outside.txt', 404],
    ['/..%2foutside.txt', 404],
    ['/nero/../../outside.txt', 404],
    ['/..\\outside.txt', 404],
    ['/.secret/key', 404],
    ['/404', 404],
    ['/none/', 404],
    ['/index.html/', 404],
    ['/index.html/more', 404],
    ['/_astro/', 404],
    ['/_astro/none.js', 404],
    ['nonsense', 400],
    ['*', 404],
    ['/\u0001', 400],
    ['/a', 404, 5_000],
    ['/a/', 404, 2_500],
    ['/a', 431, 8_500],
  ])('the address %s: %i', async (target, status, times = 1) => {
    const answer = await askRaw(port, target.repeat(times));
    expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBe(status);
    expect(answer).not.toContain('outside');
    if (status === 404) expect(answer).toContain(MISSING);
    expect(await here('/')).toMatchObject({ status: 200 });
  });

  test('what is not there is not kept, and is there once it is', async () => {
    const path = join(folder, '_astro/soon.js');
    expect((await here('/_astro/soon.js')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await here('/_astro/soon.js', { 'if-none-match': '*' })).status).toBe(404);
    writeFileSync(path, '1');
    expect(await here('/_astro/soon.js')).toMatchObject({ status: 200 });
  });
});

describe('what is taken away', () => {
  test('the folder goes and comes back: told, and answered again', async () => {
    renameSync(folder, `${folder}-away`);
    const away = await Promise.all([here('/'), here('/none'), here(SCRIPT), here('/nero')]);
    renameSync(`${folder}-away`, folder);
    for (const { status, headers, body } of away) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(String(body)).toBe('The site is not available at the moment.\n');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    expect(await here('/')).toMatchObject({ status: 200, body: Buffer.from(HOME) });
    expect(await here('/none')).toMatchObject({ status: 404, body: Buffer.from(MISSING) });
  });

  test('a file that goes while it is fetched is fetched to its end', async () => {
    const asked = request({ host: HOST, port, path: LARGE, agent: false }).end();
    const [response] = await once(asked, 'response');
    renameSync(folder, `${folder}-away`);
    const { length } = await buffer(response);
    renameSync(`${folder}-away`, folder);
    expect(length).toBe(LARGE_BYTES);
  });
});
