/** What a screen teaches, and on a band below it the one thing to do. */
import * as say from './words.ts';

function Hand() {
  return (
    <svg class="icon keep" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V12 8.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.5a6 6 0 0 1-4.8-2.4L4.2 14a1.6 1.6 0 0 1 2.5-2L8 13.5" />
    </svg>
  );
}

interface Props {
  readonly asks: string;
  /** Something is tapped for it already. */
  readonly small?: boolean;
  /** Leaves only what is meant; absent where that is done, or nothing can be shown. */
  readonly onShow?: (() => void) | undefined;
}

export function Band({ asks, small = false, onShow }: Props) {
  return (
    <div class="lesson-do beside tap on-sheet" data-small={small || undefined}>
      {!small && <Hand />} <h2 class="grow">{asks}</h2>
      {onShow && (
        <button type="button" class="quiet lesson-show one-line" onClick={onShow}>
          {say.showMe}
        </button>
      )}
    </div>
  );
}

export function Words({ says, ...band }: Props & { readonly says: string }) {
  return (
    <>
      <p class="step-says">{says}</p>
      <Band {...band} />
    </>
  );
}
