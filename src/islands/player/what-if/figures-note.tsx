/** Under the rows: where their figures come from, said once. */
import * as say from './begun-words.ts';
import { EstimateSign } from './parts/drawn-figure.tsx';
import type { RowFigures } from './use-odds.ts';

export function FiguresNote({ figures: { of, lost }, who }: { readonly figures: RowFigures; readonly who: string }) {
  const all = [...of.values()];
  const exact = all.filter((one) => one.type === 'exact');
  const looks = all.reduce((sum, one) => sum + (one.type === 'estimate' ? one.looks : 0), 0);
  if (lost)
    return (
      <p class="figures-note note" role="status">
        {say.noFigures}
      </p>
    );
  if (all.length === 0) return null;
  return (
    <p class="figures-note note">
      {exact.length > 0 && (exact.some(({ standing }) => standing === 'stand-in') ? say.exactWithOurs : say.exact)}
      {looks > 0 && (
        <>
          <EstimateSign />
          {say.estimatedFrom(looks, who)}
          {exact.length > 0 && say.otherQuestion}
        </>
      )}
    </p>
  );
}
