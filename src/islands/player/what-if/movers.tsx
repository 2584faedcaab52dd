/** The pieces that can move, folded: tap them on the board or here. */
import { optionsOf, type Row } from '../../../stores/branch/rows.ts';
import { goerOf } from '../../../stores/branch/tapping.ts';
import * as say from './begun-words.ts';
import { Rows, type RowsProps } from './rows.tsx';

interface Props {
  readonly groups: RowsProps['groups'];
  readonly rows: Omit<RowsProps, 'groups'>;
  readonly isPlayedRow: (row: Row) => boolean;
}

export function Movers({ groups, rows, isPlayedRow }: Props) {
  const goers = new Set(groups.flatMap((group) => group.rows.flatMap(optionsOf)).map(goerOf));
  return (
    <details class="going-list movers" open={groups.some((group) => group.rows.some(isPlayedRow))}>
      <summary>
        <span class="choice-says">
          {say.move}
          <small>{say.tapPiece}</small>
        </span>
        <span class="choice-chance">
          <b>{goers.size}</b>
          <small>{say.mayGo}</small>
        </span>
      </summary>
      <Rows {...rows} groups={groups} />
    </details>
  );
}
