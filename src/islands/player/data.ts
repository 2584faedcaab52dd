/** The data of a game being shown: fetched once by the page, or handed over by the build. */
import { receivedGround, type SentGround } from '../board/ground-wire.ts';
import type { Data, Gathered, Wired } from './props.ts';

const known = new Map<string, Data>();
const grounds = new Map<string, Promise<Data['ground']>>();

/** The build hands over what the page would fetch. */
export const provide = (address: string, data: Data): void => {
  known.set(address, data);
};

/** What was fetched or handed over before anything is drawn. */
export function dataAt(address: string): Data {
  const data = known.get(address);
  if (!data) throw new RangeError(`${address}: not fetched`);
  return data;
}

async function fetched<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

function groundAt(address: string): Promise<Data['ground']> {
  const found = grounds.get(address) ?? fetched<SentGround>(address).then(receivedGround);
  grounds.set(address, found);
  // What failed is asked for anew.
  found.catch(() => grounds.delete(address));
  return found;
}

const sets = new Map<string, Promise<Gathered>>();

/** Several games in one file, each behind its name: fetched once for all of them. */
async function fetchOne(file: string, name: string): Promise<void> {
  const set = sets.get(file) ?? fetched<Gathered>(file);
  sets.set(file, set);
  set.catch(() => sets.delete(file));
  const { ground, clauses, shown } = await set;
  const one = shown[name];
  if (!one) throw new RangeError(`${file}: nothing named "${name}"`);
  known.set(`${file}#${name}`, { shown: one, clauses, ground: await groundAt(ground) });
}

export async function fetchData(address: string): Promise<void> {
  if (known.has(address)) return;
  const [file = '', name] = address.split('#');
  if (name) return fetchOne(file, name);
  const wired = await fetched<Wired>(address);
  known.set(address, { ...wired, ground: await groundAt(wired.ground) });
}
