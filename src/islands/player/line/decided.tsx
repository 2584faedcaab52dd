/** What decided a sample: the swings of its line as a list, loaded when it is opened. */
import { useState } from 'preact/hooks';
import type { Shown, ShownStep } from '../../../play/shown.ts';
import { useLater } from '../../later.tsx';
import * as say from './words.ts';

interface Props {
  readonly shown: Shown;
  readonly at: number;
  /** What a step is called. */
  readonly titleOf: (step: ShownStep) => string;
  readonly onGo: (step: number) => void;
}

const load = async () => (await import('./swings.tsx')).Swings;

export function Decided({ shown, at, titleOf, onGo }: Props) {
  const [open, setOpen] = useState(false);
  const { line, sides, steps } = shown;
  const Swings = useLater(load, open && line !== undefined);
  if (!line) return null;
  return (
    <details class="luck line-below" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="tap">{say.whatDecided}</summary>
      {Swings && (
        <Swings
          {...{ line, sides, at }}
          titleOf={({ step }) => {
            const found = steps[step - 1];
            return found ? titleOf(found) : '';
          }}
          onGo={({ step }) => onGo(step)}
          made={say.estimatedOn(line.date, line.looks)}
        />
      )}
    </details>
  );
}
