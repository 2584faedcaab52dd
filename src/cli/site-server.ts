/** Serves the files of a built site, whatever it is asked for; knows no port and prints nothing. */
import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import { headersFor } from '../build/headers.ts';
import { ZIPS } from '../build/zip.ts';

export interface Site {
  readonly folder: string;
  /** Where it is served: `/`, or `/shelf/tabularium/`. */
  readonly base: string;
}

/** How long the other side may take, in milliseconds. */
export interface Patience {
  /** To have asked. */
  readonly question: number;
  /** Without a byte moving. */
  readonly silence: number;
  /** To have taken the answer, on a poor line too. */
  readonly answer: number;
}

const PATIENCE: Patience = { question: 10_000, silence: 30_000, answer: 600_000 };
const METHODS = ['GET', 'HEAD'];
/** How long it takes to copy a site, in milliseconds. */
const COPYING = 60_000;

export function siteServer(site: Site, { question, silence, answer }: Patience = PATIENCE): Server {
  const timeouts = { headersTimeout: question, requestTimeout: question, connectionsCheckingInterval: question / 4 };
  const server = createServer(timeouts, async (request, response) => {
    try {
      // Of questions sent at once only the first has the connection. The others open no file before their turn, or
      // a few connections could hold all that may be open.
      if (!response.socket) await once(response, 'socket');
      const late = setTimeout(() => response.destroy(), answer);
      response.once('close', () => clearTimeout(late));
      await reply(site, request, response);
    } catch {
      fail(response);
    }
  });
  server.timeout = silence;
  return server;
}

async function reply({ folder, base }: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!METHODS.includes(request.method ?? '')) {
    const headers = { Allow: METHODS.join(', '), Connection: 'close' };
    return say(response, 405, 'This server answers only GET and HEAD.', headers);
  }
  const [, path, query] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)/i.exec(request.url ?? '') ?? [];
  if (!path || path === '/' || `${path}/` === base) {
    if (base !== '/') return say(response, 302, `The site is at ${base}`, { Location: base });
  } else if (!path.startsWith(base)) return miss(folder, request, response);
  // A slash in front of it would make a host of the first folder.
  const name = (path ?? '').slice(base.length).replace(/^[/\\]+/, '');
  const found = await look(folder, name, request);
  if (found.type === 'file') return hand(folder, found, request, response);
  if (found.type === 'directory')
    return say(response, 301, 'This address needs a slash at its end.', { Location: `${base}${name}/${query}` });
  return found.status === 400 ? say(response, 400, 'This address is not valid.') : miss(folder, request, response);
}

interface File {
  readonly type: 'file';
  readonly name: string;
  /** What its zipped copy is called behind its own name, if one is to travel. */
  readonly zip?: (typeof ZIPS)[number];
  readonly kind: string;
}

type Found = File | { readonly type: 'directory' } | { readonly type: 'error'; readonly status: number };

/** Ranges are not offered: nothing here is long, and a part of a zipped file is of no use. */
const optionsIn = (root: string) => ({ root, acceptRanges: false, cacheControl: false });

/** A question without conditions. */
const plain = (method = 'HEAD') => ({ method, headers: {} }) as IncomingMessage;

/** What stands under a name, and in which copy it can travel. Opens nothing. */
async function look(folder: string, name: string, { headers }: IncomingMessage): Promise<Found> {
  const file = await send(plain(), `/${name}`, optionsIn(folder));
  if (file.type === 'error') return { type: 'error', status: file.statusCode };
  if (file.type === 'directory') return { type: 'directory' };
  if (!(await isWithin(folder, file.metadata.path))) return { type: 'error', status: 404 };
  const found: File = {
    type: 'file',
    name: /(^|\/)$/.test(name) ? `${name}index.html` : name,
    kind: file.headers['Content-Type'] ?? 'application/octet-stream',
  };
  const weight = weights(headers['accept-encoding'] ?? '');
  const wanted = ZIPS.filter(({ coding }) => weight(coding) > 0).sort((a, b) => weight(b.coding) - weight(a.coding));
  for (const zip of wanted) {
    const copy = await send(plain(), `/${found.name}${zip.ending}`, optionsIn(folder));
    // A copy that is older than its file holds another text; where a whole site was copied without its times, seconds tell nothing.
    const isLate = copy.type === 'file' && copy.metadata.stat.mtimeMs + COPYING < file.metadata.stat.mtimeMs;
    if (copy.type === 'file' && !isLate && (await isWithin(folder, copy.metadata.path))) return { ...found, zip };
  }
  return found;
}

/** A link in the folder may lead out of it: what stands there is no part of the site. */
async function isWithin(folder: string, path: string): Promise<boolean> {
  const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
  return real.startsWith(root + sep);
}

/** How much each coding is liked; 0 where it is not taken. */
function weights(header: string): (coding: string) => number {
  const liked = header.split(',').map((part): [string, number] => {
    const [name = '', weight = ''] = part.toLowerCase().split(';');
    return [name.trim(), Number(/^\s*q=([\d.]+)\s*$/.exec(weight)?.[1] ?? 1)];
  });
  const known = new Map(liked);
  return (coding) => known.get(coding) ?? known.get('*') ?? 0;
}

async function hand(
  folder: string,
  { name, zip, kind }: File,
  request: IncomingMessage,
  response: ServerResponse,
  status?: number,
): Promise<void> {
  const sent = await send(request, `/${name}${zip?.ending ?? ''}`, optionsIn(folder));
  if (sent.type !== 'file') return say(response, sent.statusCode, 'The file could not be sent.');
  // Before the first word is said, so that a file that cannot be opened can still be told.
  if (sent.stream instanceof ReadStream) await once(sent.stream, 'open');
  response.writeHead(status ?? sent.statusCode, {
    ...sent.headers,
    ...headersFor(name),
    Vary: 'Accept-Encoding',
    ...(sent.statusCode === 200 && { 'Content-Type': kind, ...(zip && { 'Content-Encoding': zip.coding }) }),
  });
  await pipeline(sent.stream, response);
}

/** The page that says so; without it there is no site, or not yet again. */
async function miss(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await look(folder, '404.html', request);
  if (page.type !== 'file') return fail(response);
  await hand(folder, page, plain(request.method), response, 404);
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else say(response, 503, 'The site is not available at the moment.', { 'Retry-After': '5' });
}

function say(response: ServerResponse, status: number, sentence: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headersFor(''), 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${sentence}\n`);
}
