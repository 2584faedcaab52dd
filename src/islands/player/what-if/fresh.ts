/** What is chosen of a fresh game, and how an address tells it. */
import type { Offers } from '../../../play/machine.ts';

export type Chosen = Readonly<Record<string, string | number>>;

/** `players:3,version:fast`; only what is offered. */
export function setupFrom(text: string, offers: Offers): Chosen {
  const given = new Map(text.split(',').map((part) => part.split(':') as [string, string]));
  return Object.fromEntries(
    Object.entries(offers).flatMap(([name, { options }]) => {
      const found = options.find(({ value }) => String(value) === given.get(name));
      return found ? [[name, found.value]] : [];
    }),
  );
}

export const setupText = (setup: unknown, offers: Offers): string =>
  Object.keys(offers)
    .map((name) => `${name}:${(setup as Chosen)[name]}`)
    .join(',');
