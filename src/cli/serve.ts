/** Serves the built site. `PORT` changes the port, `BASE_PATH` must be what it was built with. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

const folder = process.env['OUT_DIR'] ?? 'dist';
const base = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
const port = Number(process.env['PORT'] ?? 4321);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT: found "${process.env['PORT']}", allowed a whole number from 1 to 65535.`);
if (!existsSync(`${folder}/index.html`))
  stop(`${folder}: found no built site, expected one. Run "npm run build" first.`);

const files = sirv(folder, { dev: true, dotfiles: false });

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  if (!url.startsWith(base)) {
    response.writeHead(302, { location: base }).end();
    return;
  }
  request.url = `/${url.slice(base.length)}`;
  files(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(readFileSync(`${folder}/404.html`));
  });
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stop(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`);
  stop(`Cannot serve: ${error.message}`);
});

server.listen(port, () => console.log(`Tabularium is at http://localhost:${port}${base}`));
