/** Below the answers: silenced questions, other things to ask, readings, and what to do with the branch as a whole. */
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { useLater } from '../../later.tsx';
import { useStore } from '../../use-store.ts';
import type { Data } from '../props.ts';
import { Before } from './before.tsx';
import type { Room } from './engine.ts';
import { ownReadings } from './fresh.ts';
import { More } from './more.tsx';
import type { Names } from './names.ts';
import { ReadingsFold } from './readings-fold.tsx';
import { SeatLines } from './seat-lines.tsx';
import type { Linked } from './use-by-link.ts';
import type { Seated } from './use-computer.ts';

interface Props {
  readonly room: Room;
  readonly data: Data;
  readonly sitting: Sitting;
  readonly names: Names;
  /** Whether anybody is asked anything. */
  readonly asking: boolean;
  readonly begun: boolean;
  /** Where the computer has a seat. */
  readonly seated?: Seated;
  /** Where somebody plays from elsewhere. */
  readonly linked?: Linked;
  readonly onReplace: (sitting: Sitting) => void;
}

export function Aside({ room, data, sitting, names, asking, begun, seated, linked, onReplace }: Props) {
  const isWaived = useStore(sitting.$waived).length > 0;
  const Waived = useLater(async () => (await import('./waived.tsx')).Waived, isWaived);
  const AskFold = useLater(async () => (await import('./ask-fold.tsx')).AskFold, asking);
  const isAsked = useStore(sitting.$chosen) !== undefined;
  const AskedAbout = useLater(async () => (await import('./asked-about.tsx')).AskedAbout, isAsked);
  const setup = sitting.branching.line.sample.setup as object;
  const { isNew = false, sides } = data.shown;
  return (
    <>
      {AskedAbout && <AskedAbout sitting={sitting} clauses={room.clauses} />}
      {Waived && <Waived sitting={sitting} sides={sides} />}
      {AskFold && <AskFold declared={room.game.actions} names={names} onAsk={(one) => sitting.$chosen.set(one)} />}
      {begun && isNew && ownReadings(setup) && <ReadingsFold room={room} setup={setup} />}
      <More room={room} sitting={sitting} open={isNew && !begun}>
        {begun && <SeatLines room={room} sitting={sitting} sides={sides} />}
        {seated && begun && <seated.Resign {...{ room, sitting, sides }} computer={seated.computer} />}
        {linked && begun && <linked.GiveUp {...linked} {...{ sitting, sides }} />}
      </More>
      {!begun && <Before {...{ room, data, onReplace }} />}
    </>
  );
}
