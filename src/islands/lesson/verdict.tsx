/** How the rules judge what was done: a tick, a cross with the clause, or a note that it is allowed but not the task. */
import type { ComponentChildren } from 'preact';

type Sign = 'right' | 'wrong' | 'else';

const SIGNS: Readonly<Record<Sign, string>> = {
  right: 'M7 12.5L10.5 16L17 8.5',
  wrong: 'M8 8L16 16M16 8L8 16',
  else: 'M9 15L7 13L9 11M7 13h7a3 3 0 0 0 0-6h-3',
};

export function Verdict({ sign, children }: { readonly sign: Sign; readonly children: ComponentChildren }) {
  return (
    <div class="lesson-verdict beside" data-sign={sign} role="status">
      <svg class="icon keep" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        <path d={SIGNS[sign]} />
      </svg>
      <p class="grow">{children}</p>
    </div>
  );
}
