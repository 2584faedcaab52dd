/** Other questions about the rules beside the choices, folded: the form loads when it is opened. */
import { useState } from 'preact/hooks';
import { useLater } from '../../later.tsx';
import * as say from './begun-words.ts';
import type { AskProps } from './parts/ask.tsx';

export function AskFold(props: AskProps) {
  const [open, setOpen] = useState(false);
  const Form = useLater(async () => (await import('./parts/ask.tsx')).Ask, open);
  return (
    <details class="ask" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.askElse}</summary>
      {Form && <Form {...props} />}
    </details>
  );
}
