/** What a search through many values has found so far: restarted when the case changes, stopped when nobody is looking. */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Found, Search } from '../../../calculator/search/search.ts';
import { search as launch } from '../../../workers/launch.ts';
import { useAttempt } from '../../later.tsx';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';

/** A reader who is still pressing a stepper needs no search for each press. */
const PAUSE = 150;

export interface Sought<F extends Found> {
  /** The newest findings by their names; older ones stay until these arrive, so that nothing jumps. */
  readonly found: ReadonlyMap<string, F>;
  readonly state: 'looking' | 'done';
  /** Said where nothing can be looked for. */
  readonly lost: VNode | undefined;
}

/** Nothing is looked for without a search. */
export function useSought<F extends Found>(
  search: Search | undefined,
  aim: string,
  nameOf: (piece: F) => string,
): Sought<F> {
  const { session, game } = useSurroundings();
  const input = useStore(session.$input);
  const tables = useStore(session.$tables);
  const [sought, setSought] = useState<Omit<Sought<F>, 'lost'>>({ found: new Map(), state: 'looking' });
  const [lost, attempt] = useAttempt();
  useEffect(() => {
    if (!search) return;
    setSought((before) => ({ ...before, state: 'looking' }));
    let end = () => {};
    const tell = (piece: Found | { readonly type: 'done' }) => {
      if (piece.type === 'done') {
        end();
        setSought((before) => ({ ...before, state: 'done' }));
      } else {
        const newest = piece as F;
        setSought(({ found }) => ({ found: new Map(found).set(nameOf(newest), newest), state: 'looking' }));
      }
    };
    const order = { game, calculator: session.calculator.id, input, tables, aim, search };
    const begin = () =>
      new Promise<void>((begun, fail) => {
        const failed = () => {
          // What was found is of another case.
          setSought({ found: new Map(), state: 'looking' });
          fail();
        };
        const told = (piece: Parameters<typeof tell>[0]) => {
          tell(piece);
          begun();
        };
        end = launch(order, told, failed);
      });
    const timer = setTimeout(() => void attempt(begin), PAUSE);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [input, tables, aim, JSON.stringify(search)]);
  return { ...sought, lost };
}
