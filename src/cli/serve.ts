/**
 * Serves the built site, on this machine only. `HOST=0.0.0.0` opens it to the local network, `PORT` changes the port,
 * and `BASE_PATH` must be the one it was built with.
 */
import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { quoted } from '../calculator/quoted.ts';
import { siteServer } from './site-server.ts';

// The site is beside the code, wherever this is called from.
process.chdir(join(import.meta.dirname, '../..'));
const folder = process.env['OUT_DIR'] ?? 'dist';
const base = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
const port = Number(process.env['PORT'] ?? 4321);
const host = process.env['HOST'] || 'localhost';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT must be a whole number from 1 to 65535, not ${quoted(process.env['PORT'])}.`);
if (!existsSync(`${folder}/index.html`)) stop(`There is no built site in ${folder}. Run "npm run build" first.`);

const server = siteServer({ folder, base });

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stop(`Port ${port} is taken. Stop what is using it, or choose another: PORT=${port + 1} npm start`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    stop(`HOST must be an address of this machine, or 0.0.0.0 for all of them, not ${quoted(host)}.`);
  stop(`Cannot serve: ${error.message}`);
});

const at = (name: string): string => `http://${isIPv6(name) ? `[${name}]` : name}:${port}${base}`;

server.listen(port, host, () => {
  const everywhere = host === '0.0.0.0' || host === '::';
  console.log(`Tabularium is at ${at(everywhere ? 'localhost' : host)}`);
  if (!everywhere) return;
  for (const { family, internal, address } of Object.values(networkInterfaces()).flatMap((list) => list ?? []))
    if (family === 'IPv4' && !internal) console.log(`For phones on your network: ${at(address)}`);
});
