/** The question in one line: who decides what, by which clause; after a tap, the question about what was tapped. */
import type { Ref } from 'preact';
import { shortOf } from '../../../play/short.ts';
import type { Side } from '../../../play/shown.ts';
import type { Now } from '../../../stores/branch/branch.ts';
import type { Tapping } from '../../../stores/branch/tapping.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useLater } from '../../later.tsx';
import { Clause } from '../clause.tsx';
import type { Data } from '../props.ts';
import { type Names, touchName } from './names.ts';
import * as say from './words.ts';

interface Props {
  readonly now: Now;
  readonly tapping: Tapping;
  readonly unit: string;
  readonly names: Names;
  readonly placeName: (id: string) => string;
  readonly sides: readonly Side[];
  readonly clauses: Data['clauses'];
  /** What takes the focus. */
  readonly words: Ref<HTMLSpanElement>;
}

export function Question({ now, tapping, unit, names, placeName, sides, clauses, words }: Props) {
  const { reach, way, named, goal = '' } = tapping;
  const seat = sideOf(sides, now.decider);
  /** What was tapped last, a piece rather than its card; what nobody sees by a name, as a force by its number, is left out. */
  const about = named
    .filter(({ id }) => typeof id !== 'number')
    .filter(({ kind, id }) => kind !== 'card' || names['Cards']?.some((card) => card.id === id))
    .toSorted((a, b) => Number(b.kind === 'card') - Number(a.kind === 'card'))
    .at(-1);
  const short = now.asks && shortOf(now.asks);
  /** Who goes, where the game asks by name: "Camillus: where to?" */
  const goer = short?.match(/^(\D+): .*\?$/)?.[1];
  const of = about ? touchName(about, names, sides) : (goer ?? placeName(reach?.from ?? ''));
  const Ended = useLater(async () => (await import('./parts/ended.tsx')).Ended, now.ending !== undefined);
  return (
    <h2 class="asks">
      {/* Before the words, which take the focus: the next key leads to the answers. */}
      {reach ? (
        <span class="going-left">
          {reach.left} {unit}
        </span>
      ) : (
        now.asks && <Clause id={now.asks.rule} clauses={clauses} />
      )}
      {seat && <Badge side={seat} />}
      <span class="asks-says" tabIndex={-1} ref={words}>
        {now.ending
          ? (Ended && <Ended ending={now.ending} sides={sides} />) || say.gameOver
          : way
            ? say.to(of, placeName(goal))
            : named.length > 0 && of
              ? `${of}: ${reach ? say.whereTo : say.forWhat}`
              : short}
      </span>
    </h2>
  );
}
