/** Under the rows: how their figures are known, said once. */
import { EstimateSign } from './parts/drawn-figure.tsx';
import type { RowFigures } from './use-odds.ts';

export function FiguresNote({ figures: { of, lost }, who }: { readonly figures: RowFigures; readonly who: string }) {
  const all = [...of.values()];
  const exact = all.filter((one) => one.type === 'exact');
  const looks = all.reduce((sum, one) => sum + (one.type === 'estimate' ? one.looks : 0), 0);
  if (lost)
    return (
      <p class="figures-note" role="status">
        The figures could not be fetched. The rules work all the same.
      </p>
    );
  if (all.length === 0) return null;
  return (
    <p class="figures-note">
      {exact.length > 0 &&
        (exact.some(({ standing }) => standing === 'stand-in')
          ? '◐ Exact over all rolls, on our stand-in. '
          : '✓ Exact over all rolls. ')}
      {looks > 0 && (
        <>
          <EstimateSign /> Estimated from {looks} games played on from here, by what {who} can see.
          {exact.length > 0 && ' It answers another question, so the two are not ranked together.'}
        </>
      )}
    </p>
  );
}
