/** Registers the offline worker and tells the truth about it in the status line. */

interface Status {
  readonly version: string;
  readonly built: string;
  readonly bytes: number;
  readonly files: number;
  readonly kept: number;
}

const line = document.querySelector<HTMLElement>('[data-offline]');
const say = (text: string) => {
  if (line) line.textContent = text;
};

function ask(worker: ServiceWorker): Promise<Status> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // Our own worker answers.
    port1.onmessage = ({ data }) => resolve(data as Status);
    worker.postMessage('status', [port2]);
  });
}

const size = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The version that this page is of. */
let known: string | undefined;

/** Another page took a new version: what this one has yet to fetch is gone. */
function fallBehind(): void {
  document.documentElement.dataset['behind'] = '';
  say('This page is older than the version on this device.');
}

async function tell(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.active;
  if (!worker) return say('Saving for offline use …');
  const { version, built, bytes, files, kept } = await ask(worker);
  known ??= version;
  if (version !== known) return fallBehind();
  if (kept < files)
    return say(`Not ready for offline use: ${kept} of ${files} files are saved. Open the site while online to finish.`);
  say(`Ready for offline use: version ${version} of ${built}, ${size(bytes)} on this device.`);
  if (registration.waiting) offer(registration.waiting);
}

/** The reader decides when the new version comes; the address keeps what was typed. */
function offer(waiting: ServiceWorker): void {
  if (!line || line.querySelector('button')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Use the new version';
  button.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  });
  line.append(' A new version is ready. ', button);
}

/** `before`: the worker that served this page. */
export async function keepOffline(base: string, before: ServiceWorker | null | undefined): Promise<void> {
  if (!('serviceWorker' in navigator))
    return say('Not available offline: the browser cannot do it, or the address is not secure.');
  try {
    const registration = await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
    const follow = () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' || coming.state === 'activated') void tell(registration);
        if (coming.state === 'redundant' && !registration.active)
          say('Not ready for offline use: the files could not be saved. The site will try again on your next visit.');
      });
    };
    registration.addEventListener('updatefound', follow);
    navigator.serviceWorker.addEventListener('controllerchange', () => void tell(registration));
    if (before && before !== navigator.serviceWorker.controller) return fallBehind();
    // The browser may have found a new version before this page listened.
    follow();
    await tell(registration);
    // Without this a browser short of space may throw the files away.
    await navigator.storage?.persist?.();
  } catch {
    say('Not available offline: this browser refused to save the site.');
  }
}
