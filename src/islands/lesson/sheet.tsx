/** The screen being played: its words, what can be tapped, dice to roll, and the result. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board } from '../../play/board.ts';
import type { ShownStep, ShownTask } from '../../play/shown.ts';
import type { Touch } from '../../play/tap.ts';
import { gestures, lately } from '../../stores/branch/branch.ts';
import { optionsOf, type Row, type RowGroup } from '../../stores/branch/rows.ts';
import { isPlayedAtOnce, NO_TAPS, optionsIn, travelOf } from '../../stores/branch/tapping.ts';
import { hasBox } from '../../stores/device/storage.ts';
import type { Tick } from '../../stores/left-off.ts';
import { Clause } from '../player/clause.tsx';
import { Dice } from '../player/dice.tsx';
import type { Data } from '../player/props.ts';
import { CardUses } from '../player/what-if/card-uses.tsx';
import { deedsOf, withoutClosing } from '../player/what-if/deeds.ts';
import { fallen, type Given, isComplete } from '../player/what-if/faces.ts';
import { Follows } from '../player/what-if/follows.tsx';
import { Hand } from '../player/what-if/hand.tsx';
import { namesOn, touchName } from '../player/what-if/names.ts';
import { isEnemy } from '../player/what-if/on-board.ts';
import { FaceKeys } from '../player/what-if/parts/face-keys.tsx';
import { Goal, Going } from '../player/what-if/parts/going.tsx';
import { Question } from '../player/what-if/question.tsx';
import { Rows } from '../player/what-if/rows.tsx';
import { useChance } from '../player/what-if/use-chance.ts';
import { usePlayKeys } from '../player/what-if/use-focus.ts';
import { useStore } from '../use-store.ts';
import { Band, Words } from './band.tsx';
import { diceIn } from './fell.ts';
import { Foot } from './foot.tsx';
import type { Playing } from './playing.ts';
import { Verdict } from './verdict.tsx';
import * as say from './words.ts';

export interface SheetProps {
  readonly playing: Playing;
  readonly data: Data;
  readonly step: ShownStep;
  readonly task: ShownTask;
  readonly problem: string | undefined;
  readonly onDone: (how: Tick) => void;
  /** Absent on the last screen. */
  readonly onNext: { readonly says: string; readonly act: () => void } | undefined;
}

/** What an option is worth is not told: it would give the answer away. */
const NO_FIGURES = { of: new Map(), share: 0, lost: true } as const;
/** Lines of what happened that stand beside the words. */
const FEW = 2;

/** Whether something can be tapped where it is: slots beside the map and cards of another kind than the hand's are only listed. */
function isOnTable({ places, hands, asked }: Board, { spots }: Data['ground'], { kind, id }: Touch): boolean {
  if (kind === 'card') return (hands[asked?.who ?? '']?.cards ?? []).some((card) => card.id === id);
  if (kind === 'place') return spots.some((spot) => spot.id === id);
  return kind === 'piece' && Object.values(places).some(({ leaders }) => leaders.some((leader) => leader.id === id));
}

export function Sheet({ playing, data, step, task, problem, onDone, onNext }: SheetProps) {
  const { room, screen, boardOf } = playing;
  const { game, clauses } = room;
  const { sitting, $judged, $refused, $help, $shown, $goal, $word } = screen;
  const { sides } = data.shown;
  const now = useStore(sitting.branching.$now);
  const tapping = useStore(sitting.$tapping);
  const { $risks, $arrivals } = boardOf(room, sitting);
  const risks = useStore($risks);
  const arrivals = useStore($arrivals);
  const { board } = useStore(sitting.$seen);
  const { verdict } = useStore($judged);
  const refused = useStore($refused);
  const help = useStore($help);
  const shown = useStore($shown);
  const goal = useStore($goal);
  const word = useStore($word);
  const waiting = useChance(now.chance, now.state);
  const [own, setOwn] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const question = useRef<HTMLSpanElement>(null);
  usePlayKeys(sitting, true);
  const names = useMemo(() => namesOn(board, data.ground), [board]);
  const placeName = (id: string): string => names['Places']?.find((one) => one.id === id)?.name ?? id;

  const { reach, way, begins, named } = tapping;
  const isTapped = named.length > 0 || way !== undefined;
  const isOpen = verdict === 'open';
  const isDone = verdict === 'done';
  useEffect(() => {
    if (isDone) onDone(help > 0 ? 'helped' : 'alone');
  }, [isDone]);
  // Every screen, and everything that comes of it, opens at its top.
  useLayoutEffect(() => panel.current?.scrollTo(0, 0), [verdict, refused, isTapped, now.state]);
  // Before it is drawn, so that no key that follows goes astray; and again whenever what had the focus is gone.
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [now, tapping, verdict]);
  useEffect(() => setOwn(false), [now.state]);

  const roll = isOpen && now.chance?.type === 'roll' ? now.chance : undefined;
  const give = (given: Given) => {
    if (roll && isComplete(roll, given)) sitting.play([{ type: 'roll', faces: fallen(roll, given) }]);
    else waiting.give(given);
  };
  const unit = travelOf(game)?.unit ?? '';
  const who: string = (now.decider && game.seats[now.decider]) ?? say.chance;
  const happened = lately(now).flatMap((move) => move.happened);
  const dice = isDone ? diceIn(game, now.moves) : [];
  const isOther =
    dice.length > 0 &&
    JSON.stringify(dice.map((one) => one.faces)) !== JSON.stringify(task.told.dice.map((one) => one.faces));
  const raised = named.find(({ kind }) => kind === 'card')?.id;
  const groups = isOpen ? withoutClosing(game, tapping.groups) : [];
  const isBegun = now.moves.length > 0;
  const show = shown || roll ? undefined : screen.show;
  // What is on the board or in the hand is tapped there, until something is.
  const isThere = (row: Row): boolean =>
    !isTapped && optionsOf(row).some(({ touches }) => touches.some((touch) => isOnTable(board, data.ground, touch)));
  const rowsThat = (are: (row: Row) => boolean): RowGroup[] =>
    [...groups, ...tapping.movers, ...tapping.steps]
      .map((group) => ({ ...group, rows: group.rows.filter(are) }))
      .filter((group) => group.rows.length > 0);
  const listed = rowsThat(isThere);
  const plain = rowsThat((row) => !isThere(row));
  const rows = (some: readonly RowGroup[]) => (
    <Rows
      groups={some}
      played={undefined}
      figures={NO_FIGURES}
      wordsOf={({ says }) => says}
      nameOf={({ touch }) => touchName(touch, names, sides)}
      onOption={(option) => {
        if (option === begins || isPlayedAtOnce(game, option)) sitting.play([option.action]);
        else sitting.$taps.set({ ...NO_TAPS, named: option.touches.filter(({ kind }) => kind !== 'deed') });
      }}
      onTouch={({ touch }) => sitting.tap(touch)}
    />
  );
  const settling = reach
    ? reach.settling.map((actions) =>
        optionsIn(
          game,
          actions.map((action) => ({ action: { ...action }, says: '' })),
        ),
      )
    : [];
  return (
    <>
      <section
        class="player-panel branch-sheet lesson-sheet"
        aria-label={say.thisScreen}
        ref={panel}
        tabIndex={-1}
        data-verdict={verdict}
        data-gestures={gestures(now).length}
      >
        {problem && (
          <p class="player-problem" role="status">
            {problem}
          </p>
        )}
        {isDone && (
          <Verdict sign="right">
            {task.tells}{' '}
            <span class="step-rules beside note">
              {task.rules.map((id) => (
                <Clause key={id} id={id} clauses={clauses} />
              ))}
            </span>
          </Verdict>
        )}
        {verdict === 'astray' && (
          <Verdict sign="else">
            <b>{say.astray}</b> {word}
          </Verdict>
        )}
        {isOpen && refused && (
          <Verdict sign="wrong">
            <b>{say.notAllowed}</b> {refused.sentence} <Clause id={refused.rule} clauses={clauses} />
          </Verdict>
        )}
        {isDone && <Dice dice={dice} sides={sides} ledger={[]} score={board.score} />}
        {!isOpen && <Follows happened={happened.slice(-FEW)} clauses={clauses} />}
        {isOther && (
          <p class="data soft">
            {say.ourDice(
              task.told.dice.map(({ faces }) => faces),
              task.told.happened
                .slice(-FEW)
                .map(({ says }) => says)
                .join(' '),
            )}
          </p>
        )}
        {isDone && step === data.shown.steps[0] && hasBox(room.id) && <p class="data soft">{say.leavesAside}</p>}
        {isDone && step.links && (
          <p class="step-links row gap-7 words">
            {step.links.map(({ says, href }) => [
              <a key={href} class="tap" href={href}>
                {says}
              </a>,
              ' ',
            ])}
          </p>
        )}
        {isOpen &&
          (refused || isTapped || (roll && isBegun) ? (
            <Band asks={task.asks} onShow={show} small />
          ) : (
            <Words says={isBegun ? (happened.at(-1)?.says ?? step.says) : step.says} asks={task.asks} onShow={show} />
          ))}
        {isOpen && !roll && isTapped && (
          <Question {...{ now, tapping, who, unit, names, placeName, sides, clauses }} words={question} />
        )}
        {isOpen && reach && !way && (
          <Going
            {...{ unit, placeName, settling, arrivals }}
            // The list names what the board lights.
            reach={shown ? { ...reach, ways: new Map([...reach.ways].filter(([place]) => place === goal)) } : reach}
            isEnemy={(place) => isEnemy(board, place, reach.side)}
            onSettle={(action) =>
              sitting.$taps.set({ ...tapping, settled: { ...tapping.settled, [action.type]: action }, goal: undefined })
            }
            onGoal={sitting.aim}
            onBegin={begins && (() => void sitting.play([begins.action]))}
          />
        )}
        {isOpen && way && (
          <Goal
            {...{ tapping, unit, placeName, risks, game, sides, clauses }}
            enemy={isEnemy(board, tapping.goal ?? '', reach?.side ?? '')}
            onWay={(nth) => sitting.$taps.set({ ...sitting.$taps.get(), nth })}
          />
        )}
        {isOpen && !way && rows(plain)}
        {isOpen && !way && listed.length > 0 && (
          <details class="going-list">
            <summary>{say.asList}</summary>
            {rows(listed)}
          </details>
        )}
        {isOpen && raised !== undefined && !reach && (
          <CardUses game={game} state={now.state} card={String(raised)} options={tapping.options} clauses={clauses} />
        )}
        {roll && own && <FaceKeys roll={roll} given={waiting.given} onGiven={give} sides={sides} played={undefined} />}
      </section>
      <Foot
        {...{ verdict, onNext }}
        deeds={isOpen ? deedsOf(game, sitting, now, tapping, waiting, NO_FIGURES.of) : []}
        dice={roll && { own, onOwn: () => setOwn(!own) }}
        onBack={isTapped || isBegun ? sitting.back : undefined}
        onAgain={screen.again}
      >
        {isOpen && !way && !now.chance && (
          <Hand
            board={board}
            sides={sides}
            able={tapping.cards}
            raised={raised === undefined ? undefined : String(raised)}
            onCard={sitting.tap}
          />
        )}
      </Foot>
    </>
  );
}
