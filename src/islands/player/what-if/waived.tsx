/** Questions that were silenced, each with the way to be asked it again. */
import type { Side } from '../../../play/shown.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';
import * as say from './played-words.ts';

export function Waived({ sitting, sides }: { readonly sitting: Sitting; readonly sides: readonly Side[] }) {
  const waived = useStore(sitting.$waived);
  return (
    <p class="row gap-3">
      {waived.map((one) => (
        <button
          key={`${one.seat} ${one.frame} ${one.rule} ${one.round}`}
          type="button"
          onClick={() => sitting.$waived.set(waived.filter((other) => other !== one))}
        >
          {say.waived(sideOf(sides, one.seat)?.name ?? one.seat)} <span aria-hidden="true">✕</span>
        </button>
      ))}
    </p>
  );
}
