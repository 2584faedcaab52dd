/** The data of a game that is shown: fetched once by the page, handed over by the build. */
import type { Data } from './props.ts';

const known = new Map<string, Data>();

/** The build hands over what the page would fetch. */
export const provide = (address: string, data: Data): void => {
  known.set(address, data);
};

export const dataAt = (address: string): Data | undefined => known.get(address);

export async function fetchData(address: string): Promise<void> {
  if (known.has(address)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  known.set(address, (await answer.json()) as Data);
}
