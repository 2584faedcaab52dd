/** The buttons at the foot: Go, Roll or Deal when one is due, otherwise pass, end or stop, within a thumb's reach. */
import type { Figure } from '../../../play/figure.ts';
import type { AnyGame } from '../../../play/machine.ts';
import type { Written } from '../../../play/sample.ts';
import type { Now } from '../../../stores/branch/branch.ts';
import { waivable } from '../../../stores/branch/itself.ts';
import { isSame } from '../../../stores/branch/main-line.ts';
import type { RowGroup } from '../../../stores/branch/rows.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { type Tapping, travelOf } from '../../../stores/branch/tapping.ts';
import type { Deed } from './foot.tsx';
import type { Waiting } from './use-chance.ts';
import * as say from './words.ts';

type Has = { readonly action: Written };

/** What declines, ends, or goes no further. */
export const isClosing = (game: AnyGame, { action }: Has): boolean =>
  ['pass', 'done', ...(travelOf(game)?.ends ?? [])].includes(action.type);

export const wasPlayed = ({ played }: Now, action: Written): string | undefined =>
  played && isSame(played, action) ? say.played : undefined;

/** The lines without what stands at the foot. */
export const withoutClosing = (game: AnyGame, groups: readonly RowGroup[]): RowGroup[] =>
  groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => row.type !== 'option' || !isClosing(game, row.option)),
    }))
    .filter(({ rows }) => rows.length > 0);

function byChance(sitting: Sitting, now: Now, waiting: Waiting): Deed[] {
  const { chance, moves } = now;
  if (!chance) return [];
  const deal = (action: Written | undefined) => action && sitting.play([action]);
  if (chance.type === 'roll')
    return [{ says: say.BY_CHANCE.roll, act: () => deal(waiting.thrown() as Written | undefined), main: true }];
  const says = moves.length ? say.BY_CHANCE[chance.type] : say.andBegin(say.BY_CHANCE[chance.type]);
  return waiting.action ? [{ says, act: () => deal(waiting.action as Written | undefined), main: true }] : [];
}

export function deedsOf(
  game: AnyGame,
  sitting: Sitting,
  now: Now,
  tapping: Tapping,
  waiting: Waiting,
  figures: ReadonlyMap<Written, Figure>,
): Deed[] {
  if (sitting.$turn.get().covered) return [];
  if (tapping.way) return [{ says: say.go, act: sitting.go, main: true }];
  if (now.chance) return byChance(sitting, now, waiting);
  if (tapping.named.length > 0) return [];
  const closing = tapping.options
    .filter((option) => isClosing(game, option))
    .map(({ says, action }) => {
      const figure = figures.get(action);
      const note = wasPlayed(now, action);
      return { says, act: () => void sitting.play([action]), note, ...(figure && { figure }) };
    });
  const silence = waivable(game, now);
  if (!silence) return closing;
  const waive = () => {
    sitting.$waived.set([...sitting.$waived.get(), silence]);
    sitting.play([{ type: 'pass' }]);
  };
  return [...closing, { says: say.notThisRound, act: waive }];
}
