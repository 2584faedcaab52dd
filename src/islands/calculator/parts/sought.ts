/** What a search through many values has found so far: begun anew when the case changes, ended when nobody looks. */
import { useEffect, useState } from 'preact/hooks';
import type { Found, Search } from '../../../calculator/search/search.ts';
import { search as launch } from '../../../workers/launch.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';

/** A reader who is still pressing a stepper needs no search for each press. */
const PAUSE = 150;

export interface Sought<F extends Found> {
  /** The newest findings by their names; older ones stay until these arrive, so that nothing jumps. */
  readonly found: ReadonlyMap<string, F>;
  readonly state: 'looking' | 'done' | 'failed';
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
  const [sought, setSought] = useState<Sought<F>>({ found: new Map(), state: 'looking' });
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
    const fail = () => setSought((before) => ({ ...before, state: 'failed' }));
    const timer = setTimeout(() => {
      end = launch({ game, calculator: session.calculator.id, input, tables, aim, search }, tell, fail);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [input, tables, aim, JSON.stringify(search)]);
  return sought;
}
