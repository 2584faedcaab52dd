/** What may be asked beside the choices, folded: its form comes when it is opened. */
import { useState } from 'preact/hooks';
import type { Ask, AskProps } from './parts/ask.tsx';

export function AskFold(props: AskProps) {
  const [open, setOpen] = useState(false);
  const [Form, setForm] = useState<{ readonly of: typeof Ask }>();
  const toggle = async (now: boolean) => {
    setOpen(now);
    if (now && !Form) setForm({ of: (await import('./parts/ask.tsx')).Ask });
  };
  return (
    <details class="ask" open={open} onToggle={(event) => void toggle(event.currentTarget.open)}>
      <summary>Ask about something else…</summary>
      {open && Form && <Form.of {...props} />}
    </details>
  );
}
