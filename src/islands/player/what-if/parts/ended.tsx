/** That a game is over, who has won, and how. */
import type { Side } from '../../../../play/shown.ts';
import type { Now } from '../../../../stores/branch/branch.ts';
import { sideOf } from '../../../board/badge.tsx';
import * as say from './words.ts';

interface Props {
  readonly ending: NonNullable<Now['ending']>;
  readonly sides: readonly Side[];
}

export const Ended = ({ ending: { winners, how }, sides }: Props) => (
  <>
    <b>{say.gameOver}</b>{' '}
    {say.won(
      winners.map((id) => sideOf(sides, id)?.name ?? id),
      how,
    )}
  </>
);
