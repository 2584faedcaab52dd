/** A site of a few files in a folder of its own, its server, and clients that ask as they please. */
import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { ZIPS } from '../../src/build/zip.ts';
import { type Patience, siteServer } from '../../src/cli/site-server.ts';

export const HOME = '<!doctype html><h1>Home</h1>';
export const MISSING = '<!doctype html><h1>Nothing is filed here</h1>';
export const SCRIPT = '/_astro/view.Dq3x9Zk1.js';
export const CODE = 'export const legions = 28;\n'.repeat(200);
/** More than any buffer on the way takes. */
export const LARGE = '/_astro/large.Bt7u2Pw0.bin';
export const LARGE_BYTES = 12_000_000;

/** Looked up once, not for thousands of connections. */
export const { address: HOST } = await lookup('localhost');

export async function smallSite(): Promise<{ folder: string; remove: () => void }> {
  const place = mkdtempSync(join(tmpdir(), 'tabularium-'));
  const folder = join(place, 'dist');
  for (const name of ['_astro', 'nero', '.secret']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'index.html'), HOME);
  writeFileSync(join(folder, '404.html'), MISSING);
  writeFileSync(join(folder, 'nero/index.html'), '<!doctype html><h1>Nero</h1>');
  writeFileSync(join(folder, '.secret/key'), 'open');
  writeFileSync(join(place, 'outside.txt'), 'outside');
  writeFileSync(join(folder, SCRIPT), CODE);
  for (const { ending, zip } of ZIPS) writeFileSync(join(folder, SCRIPT + ending), await zip(Buffer.from(CODE)));
  writeFileSync(join(folder, LARGE), randomBytes(LARGE_BYTES));
  return { folder, remove: () => rmSync(place, { recursive: true }) };
}

export async function opened(folder: string, patience?: Patience, base = '/'): Promise<[Server, number]> {
  const server = siteServer({ folder, base }, patience).listen(0, HOST);
  await once(server, 'listening');
  return [server, (server.address() as AddressInfo).port];
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const asked = request({ host: HOST, port, path, headers, method, agent: false }).end();
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

export async function dial(port: number): Promise<Socket> {
  const socket = connect({ host: HOST, port }).on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** In waves, since the system itself lets only so many wait at the door. */
export async function dialMany(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => dial(port)))));
  return sockets;
}

/** What is asked goes out as it is written, with nothing put right on the way. */
export async function askRaw(port: number, target: string): Promise<string> {
  const socket = await dial(port);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1');
  return text(socket);
}
