/** A figure at the right of a row, or a sign that it is still being computed; the code that computes it also draws it. */
import type { Figure as Found, Mark } from '../../../play/figure.ts';

let drawn: typeof import('./parts/drawn-figure.tsx') | undefined;

/** Before any figure is told. */
export async function fetchFigures(): Promise<void> {
  drawn ??= await import('./parts/drawn-figure.tsx');
}

export const Figure = ({ figure, best = false }: { readonly figure: Found | undefined; readonly best?: boolean }) =>
  figure && drawn ? (
    <drawn.DrawnFigure figure={figure} best={best} />
  ) : (
    <span class="choice-figure" data-figure="counting">
      <b>…</b>
    </span>
  );

/** How options compare once their figures are told. */
export const marksOf = (figures: readonly (Found | undefined)[]): readonly (Mark | undefined)[] =>
  drawn?.marksOf(figures) ?? [];

/** The same in one line, for a button. */
export const FigureLine = ({ figure }: { readonly figure: Found }) =>
  drawn ? <drawn.DrawnLine figure={figure} /> : null;

/** What is said of a row beside the others. */
export const MarkOf = ({ mark }: { readonly mark: Mark | undefined }) =>
  mark ? (
    <>
      {' '}
      <span class="mark figure-mark" data-mark={mark}>
        {mark}
      </span>
    </>
  ) : null;
