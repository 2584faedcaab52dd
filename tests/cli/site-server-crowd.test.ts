/** The server answers the next question, whatever others broke off, left open or never take. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, dial, dialMany, HOME, HOST, LARGE, opened, smallSite } from '../support/small-site.ts';

const { folder, remove } = await smallSite();
afterAll(remove);

describe('connections', () => {
  const open = (counted: Server): Promise<number> =>
    new Promise((resolve, reject) =>
      counted.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );

  test('2,000 half-open ones do not keep an answer back, and are closed in time', async () => {
    const [patient, at] = await opened(folder, { question: 1_000, silence: 30_000, answer: 30_000 });
    let accepted = 0;
    patient.on('connection', () => accepted++);
    const sockets = await dialMany(at, 2_000);
    const beginnings = ['', 'GET', 'GET / HTTP/1.1\r\nHost: local'];
    for (const [i, socket] of sockets.entries()) socket.resume().write(beginnings[i % beginnings.length]!);
    await expect.poll(() => accepted).toBe(2_000);
    expect(await ask(at, '/')).toMatchObject({ status: 200 });
    await expect.poll(() => open(patient), { timeout: 20_000, interval: 100 }).toBe(0);
    expect(await ask(at, '/')).toMatchObject({ status: 200 });
    patient.close();
  });

  test('whoever stops taking is let go, and so is whoever takes too slowly', async () => {
    const [still, atStill] = await opened(folder, { question: 2_000, silence: 300, answer: 30_000 });
    const [slow, atSlow] = await opened(folder, { question: 1_000, silence: 30_000, answer: 600 });
    const readers = await Promise.all([dial(atStill), dial(atSlow)]);
    for (const reader of readers) reader.pause().write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await pause(100);
    expect([await open(still), await open(slow)]).toEqual([1, 1]);
    await expect.poll(() => Promise.all([open(still), open(slow)]), { timeout: 5_000 }).toEqual([0, 0]);
    for (const reader of readers) reader.destroy();
    still.close();
    slow.close();
  });
});

describe.skipIf(process.platform === 'win32')('with 512 handles', () => {
  let child: ChildProcess;
  let at: number;

  beforeAll(async () => {
    const free = createServer().listen(0);
    await once(free, 'listening');
    at = (free.address() as AddressInfo).port;
    free.close();
    child = spawn('sh', ['-c', `ulimit -n 512 && exec "${process.execPath}" src/cli/serve.ts`], {
      env: { ...process.env, OUT_DIR: folder, PORT: String(at), HOST, BASE_PATH: '/' },
    });
    await once(child.stdout!, 'data');
  });
  afterAll(() => void child.kill());

  /** Elsewhere than on Linux the limit alone must tell. */
  const handles = (): number => (existsSync(`/proc/${child.pid}/fd`) ? readdirSync(`/proc/${child.pid}/fd`).length : 0);

  const expectStanding = async (before: number) => {
    await expect.poll(handles, { timeout: 5_000 }).toBeLessThanOrEqual(before + 2);
    expect(await ask(at, '/')).toMatchObject({ status: 200, body: Buffer.from(HOME) });
    const { body } = await ask(at, LARGE);
    expect(body.equals(readFileSync(join(folder, LARGE)))).toBe(true);
    expect(child.exitCode).toBeNull();
  };

  test('600 downloads that are broken off leave none behind', async () => {
    const before = handles();
    const breakOff = async () => {
      const socket = await dial(at);
      socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await once(socket, 'data');
      socket.destroy();
    };
    for (let i = 0; i < 20; i++) await Promise.all(Array.from({ length: 30 }, breakOff));
    await expectStanding(before);
  });

  test('4,000 questions sent at once on few connections leave handles for others, and none behind', async () => {
    const before = handles();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => dial(at)));
    for (const socket of sockets) socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(200));
    await Promise.all(sockets.map((socket) => once(socket.pause(), 'readable')));
    expect(await ask(at, '/')).toMatchObject({ status: 200 });
    for (const socket of sockets) socket.destroy();
    await expectStanding(before);
  });

  test('more connections than handles end nothing', async () => {
    const before = handles();
    const sockets = await dialMany(at, 800);
    for (const socket of sockets) socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await pause(300);
    for (const socket of sockets) socket.destroy();
    // Whoever comes while there is no handle is turned away.
    await expect
      .poll(() =>
        ask(at, '/').then(
          ({ status }) => status,
          () => undefined,
        ),
      )
      .toBe(200);
    await expectStanding(before);
  });
});
