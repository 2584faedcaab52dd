/** Opens a branch of the game being shown: the rules are loaded when they are first needed, never before. */
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Sitting } from '../../stores/branch/sitting.ts';
import { attempt } from '../lost.ts';
import type { Data, EngineAt } from './props.ts';
import type { Opened } from './what-if/what-if.tsx';

export type WhatIf =
  | { readonly type: 'closed'; readonly problem?: string }
  | { readonly type: 'opening' }
  | ({ readonly type: 'open' } & Opened & { readonly sitting: Sitting });

export function useWhatIf(engine: EngineAt | undefined, data: Data) {
  const [state, setState] = useState<WhatIf>({ type: 'closed' });
  const opening = useRef<string>();
  const open = useCallback(
    async (at: number, hash?: string) => {
      // Browsers tell of one address twice.
      if (!engine || (hash !== undefined && opening.current === hash)) return;
      opening.current = hash;
      setState({ type: 'opening' });
      await attempt(async () => {
        const { branchStyles, openBranch } = await import('./what-if/what-if.tsx');
        const [{ sitting, problem, ...opened }] = await Promise.all([
          openBranch(engine, data, at, hash),
          branchStyles(),
        ]);
        const said = problem ? { problem } : {};
        setState(sitting ? { type: 'open', ...opened, sitting, ...said } : { type: 'closed', ...said });
      });
      opening.current = undefined;
      setState((now) => (now.type === 'opening' ? { type: 'closed' } : now));
    },
    [engine, data],
  );
  const close = useCallback(() => setState({ type: 'closed' }), []);
  /** Another branch in the place of this one. */
  const replace = useCallback(
    (sitting: Sitting) =>
      setState((now) => {
        if (now.type !== 'open') return now;
        const { problem: _, ...opened } = now;
        return { ...opened, sitting };
      }),
    [],
  );
  return { state, open, close, replace };
}
