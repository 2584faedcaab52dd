/** What may be asked beside the choices, folded: its form comes when it is opened. */
import { useState } from 'preact/hooks';
import { useLater } from '../../later.tsx';
import type { AskProps } from './parts/ask.tsx';

export function AskFold(props: AskProps) {
  const [open, setOpen] = useState(false);
  const Form = useLater(async () => (await import('./parts/ask.tsx')).Ask, open);
  return (
    <details class="ask" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Ask about something else…</summary>
      {Form && <Form {...props} />}
    </details>
  );
}
