// Keeps the whole site on the device. A new version is fetched beside the old one and waits until the reader takes it
// or has closed every page, so that nothing changes under a reader's hands. The build fills in ABOUT and FILES.
const ABOUT = __ABOUT__;
const FILES = __FILES__;
const PREFIX = `tabularium:${ABOUT.base}:`;
const SHELF = PREFIX + ABOUT.version;
const REVISION = new Map(FILES);

const keyOf = (address) => `${address}?revision=${REVISION.get(address)}`;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

/** So many texts at once come in one file, in which nothing stands twice. */
const MANY = 30;
const TYPES = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

async function fill() {
  const shelf = await caches.open(SHELF);
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELF);
  const missing = [];
  for (const [address] of FILES) {
    const key = keyOf(address);
    if (await shelf.match(key)) continue;
    let kept;
    for (const name of older) kept ??= await (await caches.open(name)).match(key);
    if (kept) await shelf.put(key, kept);
    else missing.push(address);
  }
  const texts = missing.filter((address) => /(\/|\.(html|js|css|svg))$/.test(address));
  const packed = texts.length >= MANY ? await unpack(shelf, new Set(texts)) : new Set();
  const queue = missing.filter((address) => !packed.has(address));
  // A few at a time, so that a phone on a bad line is not flooded.
  const take = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const response = await fetch(new Request(address, { cache: 'reload' }));
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      // A redirected answer cannot be given to a navigation.
      await shelf.put(keyOf(address), response.redirected ? new Response(response.body, response) : response);
    }
  };
  await Promise.all([take(), take(), take(), take(), take(), take()]);
}

/** Puts what is wanted of the pack on the shelf; tells what it was. */
async function unpack(shelf, wanted) {
  const response = await fetch(new Request(`${ABOUT.base}pack.json`, { cache: 'reload' }));
  if (!response.ok) return new Set();
  const { parts, texts } = await response.json();
  const found = texts.filter(([address]) => wanted.has(address));
  for (const [address, runs] of found) {
    let text = '';
    for (let i = 0; i < runs.length; i += 2) text += parts.slice(runs[i], runs[i] + runs[i + 1]).join('');
    const type = TYPES[address.split('.').at(-1)] ?? 'text/html';
    await shelf.put(keyOf(address), new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } }));
  }
  return new Set(found.map(([address]) => address));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== SHELF) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'status') event.waitUntil(standing().then((answer) => event.ports[0]?.postMessage(answer)));
});

async function standing() {
  const kept = (await (await caches.open(SHELF)).keys()).length;
  return { ...ABOUT, files: FILES.length, kept };
}

/** The file that an address means: without query, with or without index.html or the slash at the end. */
function fileAt(url) {
  const path = url.pathname.replace(/index\.html$/, '');
  if (REVISION.has(path)) return path;
  if (REVISION.has(`${path}/`)) return `${path}/`;
  return undefined;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const address = fileAt(url);
  if (address) event.respondWith(fromShelf(address, request));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => fromShelf(`${ABOUT.base}404.html`, request)));
});

async function fromShelf(address, request) {
  const kept = await (await caches.open(SHELF)).match(keyOf(address));
  return kept ?? fetch(request);
}
