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

/** So many pages at once come in one file, in which nothing stands twice. */
const MANY = 30;

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
  const pages = missing.filter((address) => /(\/|\.html)$/.test(address));
  const packed = pages.length >= MANY ? await unpack(shelf, new Set(pages)) : new Set();
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

/** Puts the wanted pages of the pack on the shelf; tells which these were. */
async function unpack(shelf, wanted) {
  const response = await fetch(new Request(`${ABOUT.base}pack.json`, { cache: 'reload' }));
  if (!response.ok) return new Set();
  const { parts, pages } = await response.json();
  const found = pages.filter(([address]) => wanted.has(address));
  for (const [address, runs] of found) {
    let html = '';
    for (let i = 0; i < runs.length; i += 2) html += parts.slice(runs[i], runs[i] + runs[i + 1]).join('');
    await shelf.put(keyOf(address), new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
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
