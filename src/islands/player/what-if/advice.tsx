/** Advice, only on request: loaded and computed then; tapping a suggestion prepares it. */
import { useEffect, useState } from 'preact/hooks';
import type { Now } from '../../../stores/branch/branch.ts';
import { useLater } from '../../later.tsx';
import * as say from './begun-words.ts';
import type { AdviceProps } from './parts/advised.tsx';

export function Advice(props: AdviceProps) {
  const { now } = props;
  const [wanted, setWanted] = useState<Now>();
  const isOpen = wanted === now;
  const Advised = useLater(async () => (await import('./parts/advised.tsx')).Advised, isOpen);
  const toggle = () => setWanted(isOpen ? undefined : now);
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== 'a' || ctrlKey || metaKey || altKey) return;
      if (!(target as Element | null)?.closest('input, select, textarea')) toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [now, isOpen]);
  return (
    <section class="advice" aria-label={say.advice}>
      <button type="button" class="bare choice side-tap" aria-expanded={isOpen} onClick={toggle}>
        <svg class="player-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 18h6M10 21h4M8.5 14.5a5.5 5.5 0 1 1 7 0c-.7.6-1 1.2-1 2h-5c0-.8-.3-1.4-1-2z" />
        </svg>
        <span class="choice-says">{isOpen ? say.advice : say.adviceAsk}</span>
        <span class="choice-more">{isOpen ? '✕' : '›'}</span>
      </button>
      {Advised && <Advised {...props} />}
    </section>
  );
}
