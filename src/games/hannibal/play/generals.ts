/** The Generals: where they are, what they are called, and who commands a stack. */
import { SIDES, type Side } from '../words.ts';
import { stackAt } from './changes.ts';
import type { General } from './content.ts';
import type { Stack } from './forces.ts';
import type { State } from './state.ts';

export const generalOf = (s: State, id: string): General => {
  const general = s.setup.generals[id];
  if (!general) throw new RangeError(`General "${id}" is not in the game`);
  return general;
};

/** Any General by name, or the word itself in quotes where there is none such. */
export const generalName = (s: State, id: string): string => s.setup.generals[id]?.name ?? `"${id}"`;

/** Where a General is on the map, and whether within walls. */
export function whereIs(s: State, id: string): { readonly at: string; readonly inside: boolean } | undefined {
  for (const side of SIDES)
    for (const [at, stack] of Object.entries(s.stacks[side]))
      if (stack.generals.includes(id)) return { at, inside: false };
  for (const [at, stack] of Object.entries(s.inside)) if (stack.generals.includes(id)) return { at, inside: true };
  return undefined;
}

/** The Generals of a side on the map, by list order. */
export const onMap = (s: State, side: Side): string[] =>
  Object.keys(s.setup.generals).filter((id) => generalOf(s, id).side === side && whereIs(s, id) !== undefined);

export const isConsul = (s: State, id: string): boolean => s.consuls.includes(id);

/** Consuls and Africanus before the Proconsul, as we rank them. */
const rankOf = (s: State, id: string): number => (isConsul(s, id) || id === 'africanus' ? 1 : 0);

/** 11.4, die: who commands: the highest rank, then the Consul whom Rome named, then the best rating, then list order. */
export function commanderOf(s: State, { generals }: Pick<Stack, 'generals'>): string | null {
  const order = Object.keys(s.setup.generals);
  const better = (a: string, b: string): number =>
    rankOf(s, b) - rankOf(s, a) ||
    Number(b === s.named) - Number(a === s.named) ||
    generalOf(s, b).battle - generalOf(s, a).battle ||
    order.indexOf(a) - order.indexOf(b);
  return generals.toSorted(better)[0] ?? null;
}

/** die: the Battle Rating that a stack rolls against; 0 without a General. */
export const ratingOf = (s: State, commander: string | null): number =>
  commander === null ? 0 : generalOf(s, commander).battle;

export const stackRating = (s: State, stack: Stack): number => ratingOf(s, commanderOf(s, stack));

/** 11.2: where both Consuls are together. */
export function consulsTogether(s: State): string | undefined {
  const [a, b] = s.consuls;
  if (!a || !b) return undefined;
  return Object.keys(s.stacks.rome).find((at) => {
    const { generals } = stackAt(s, 'rome', at);
    return generals.includes(a) && generals.includes(b);
  });
}

/** What he is called on his counter: the name that his id ends with. */
export const calledBy = (id: string): string => id.replace(/^.*-/, '').replace(/^./, (first) => first.toUpperCase());

export const generalNames = (s: State, ids: readonly string[]): string[] => ids.map((id) => generalName(s, id));
