/** A branch under way: what has happened, who decides what, what may be tapped for it, and chance that waits. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Written } from '../../../play/sample.ts';
import { gestures, lately } from '../../../stores/branch/branch.ts';
import { waivable } from '../../../stores/branch/itself.ts';
import { isSame } from '../../../stores/branch/main-line.ts';
import { isComputers } from '../../../stores/branch/seats.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { isPlayedAtOnce, NO_TAPS, optionsIn, travelOf } from '../../../stores/branch/tapping.ts';
import { $tried, openTried } from '../../../stores/tried.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';
import { Chance } from '../chance.tsx';
import { Clause } from '../clause.tsx';
import type { Data } from '../props.ts';
import { BoxSheet } from '../tracks.tsx';
import { AskFold } from './ask-fold.tsx';
import { CardUses } from './card-uses.tsx';
import { CardsChance } from './cards-chance.tsx';
import { Over, Resign } from './ending.tsx';
import type { Room } from './engine.ts';
import { FaceKeys, fallen, type Given, isComplete } from './faces.tsx';
import { Refusal } from './follows.tsx';
import { type Deed, Foot } from './foot.tsx';
import { ownReadings } from './fresh.ts';
import { FreshSetup, TriedBefore } from './fresh-setup.tsx';
import { Goal, Going } from './going.tsx';
import { Hand } from './hand.tsx';
import { HandOver } from './hand-over.tsx';
import { More } from './more.tsx';
import { cardsOn, namesOn, touchName } from './names.ts';
import { boardOf, isEnemy } from './on-board.ts';
import { ReadingsFold } from './readings-fold.tsx';
import { Rows } from './rows.tsx';
import { SeatLines } from './seat-lines.tsx';
import { Thinking, WhatTheyDid } from './thinking.tsx';
import { Told } from './told.tsx';
import { useChance } from './use-chance.ts';
import { useComputer } from './use-computer.ts';
import { useFocus, usePlayKeys } from './use-focus.ts';
import { hashOf, useKept } from './use-kept.ts';
import { useOdds } from './use-odds.ts';

export interface SheetProps {
  readonly room: Room;
  readonly data: Data;
  readonly sitting: Sitting;
  readonly odds: string;
  readonly problem: string | undefined;
  readonly onReplace: (sitting: Sitting) => void;
}

const BY_CHANCE = { roll: 'Roll', deal: 'Deal', draw: 'Draw', shuffle: 'Shuffle' } as const;

/** The hands lie as they did when this branch was last kept here. */
function layHands(room: Room, sitting: Sitting): void {
  openTried();
  const hash = hashOf(room, sitting);
  if ($tried.get().some((one) => one.hash === hash && one.hands === 'hidden'))
    sitting.$table.set({ hands: 'hidden', holder: '' });
}

export function Sheet({ room, data, sitting, odds: base, problem, onReplace }: SheetProps) {
  const { game, clauses } = room;
  const { sides } = data.shown;
  const { branching } = sitting;
  const now = useStore(branching.$now);
  const turn = useStore(sitting.$turn);
  const table = useStore(sitting.$table);
  const tapping = useStore(sitting.$tapping);
  const asked = useStore(sitting.$chosen);
  const refused = useStore(sitting.$refused);
  const waived = useStore(sitting.$waived);
  const risks = useStore(boardOf(room, sitting).$risks);
  const { board } = useStore(sitting.$seen);
  useMemo(() => layHands(room, sitting), [sitting]);
  const trouble = useKept(room, sitting);
  const open = table.hands === 'open';
  const told = useOdds(room, now, sides, open);
  const waiting = useChance(now.chance, now.state);
  const computer = useComputer(room, sitting);
  const seats = useStore(sitting.$seats);
  const isTheirs = isComputers(seats, now.decider);
  const isOver = seats.over !== undefined;
  const question = useRef<HTMLSpanElement>(null);
  useFocus(question, now, tapping, turn.covered);
  usePlayKeys(sitting, useStore(sitting.$noUndo) === undefined);

  const { chance } = now;
  const roll = chance?.type === 'roll' ? chance : undefined;
  const proposed = chance && waiting.action?.type !== 'roll' ? waiting.action : undefined;
  const dealing = chance?.type === 'deal' || chance?.type === 'draw' ? chance : undefined;
  const dealt = useMemo(() => {
    const played = proposed && game.play(now.state, proposed);
    return played?.type === 'played' ? cardsOn(game.board(played.state, 'all')) : [];
  }, [now, proposed]);
  const chances = useMemo(
    () => new Map([...told.choices].map(([{ action }, part]) => [action, part] as const)),
    [told.choices],
  );
  const names = useMemo(() => namesOn(board, data.ground), [board]);
  const placeName = (id: string): string => names['Places']?.find((one) => one.id === id)?.name ?? id;

  const seat = sideOf(sides, now.decider);
  const who = now.decider === undefined || now.decider === 'chance' ? 'Chance' : game.seats[now.decider];
  const says = now.asks?.says ?? '';
  const begun = now.moves.length > 0;
  const isNew = data.shown.isNew ?? false;
  const setup = branching.line.sample.setup as object;
  const happened = lately(now).flatMap((move) => move.happened);
  const unit = travelOf(game)?.unit ?? '';
  const { reach, way, begins, named } = tapping;

  const give = (given: Given) => {
    if (roll && isComplete(roll, given)) sitting.play([{ type: 'roll', faces: fallen(roll, given) }]);
    else waiting.give(given);
  };
  const throwDice = () => {
    const thrown = waiting.thrown();
    if (thrown) sitting.play([thrown as Written]);
  };
  /** What ends, declines or goes no further stands at the foot, in the reach of a thumb. */
  const closing = ['pass', 'done', ...(travelOf(game)?.ends ?? [])];
  const isClosing = ({ action }: { readonly action: Written }): boolean => closing.includes(action.type);
  const groups = tapping.groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.type !== 'option' || !isClosing(row.option)) }))
    .filter(({ rows }) => rows.length > 0);
  const silence = turn.covered ? undefined : waivable(game, now);
  const wasPlayed = (action: Written): string | undefined =>
    now.played && isSame(now.played, action) ? 'this was played in the game' : undefined;
  const deeds: Deed[] =
    turn.covered || isTheirs || isOver
      ? []
      : way
        ? [{ says: 'Go', act: sitting.go, main: true }]
        : roll
          ? [{ says: BY_CHANCE.roll, act: throwDice, main: true }]
          : chance && waiting.action
            ? [
                {
                  says: begun ? BY_CHANCE[chance.type] : `${BY_CHANCE[chance.type]} and begin`,
                  act: () => waiting.action && sitting.play([waiting.action as Written]),
                  main: true,
                },
              ]
            : [
                ...tapping.options
                  .filter((one) => named.length === 0 && isClosing(one))
                  .map((option) => ({
                    says: option.says,
                    act: () => void sitting.play([option.action]),
                    note: wasPlayed(option.action),
                  })),
                ...(silence
                  ? [
                      {
                        says: 'Not this round',
                        act: () => {
                          sitting.$waived.set([...waived, silence]);
                          sitting.play([{ type: 'pass' }]);
                        },
                      },
                    ]
                  : []),
              ];
  const isTapped = named.length > 0 || way !== undefined;
  /** What was tapped, and what is asked about it. */
  const about = named
    .filter(({ kind, id }) => kind !== 'card' || names['Cards']?.some((card) => card.id === id))
    .map((touch) => touchName(touch, names, sides))
    .join(', ');
  const raised = named.find(({ kind }) => kind === 'card')?.id;
  const foot = (
    <Foot sitting={sitting} now={now} shown={data.shown} deeds={deeds}>
      {!turn.covered && !way && !chance && !isOver && (
        <Hand
          board={board}
          sides={sides}
          able={tapping.cards}
          raised={raised === undefined ? undefined : String(raised)}
          onCard={sitting.tap}
        />
      )}
    </Foot>
  );
  useEffect(() => {
    // Whose turn it was before does not see what the next one taps.
    if (turn.covered) sitting.$taps.set(NO_TAPS);
  }, [turn.covered]);
  if (seat && turn.covered)
    return (
      <>
        <HandOver side={seat} onTake={() => sitting.$table.set({ ...table, holder: seat.id })} />
        {foot}
      </>
    );
  const settling = reach
    ? reach.settling.map((actions) =>
        optionsIn(
          game,
          actions.map((action) => ({ action: action as Written, says: '' })),
        ),
      )
    : [];
  return (
    <>
      <section
        class="player-panel branch-sheet"
        aria-label="Your move"
        data-gestures={gestures(now).length}
        data-over={now.ending ? '' : undefined}
      >
        {(problem || trouble) && (
          <p class="player-problem" role="status">
            {problem || trouble}
          </p>
        )}
        {!begun && isNew && <FreshSetup room={room} data={data} sitting={sitting} onReplace={onReplace} />}
        <div aria-live="polite" class={isTapped ? 'sr' : undefined}>
          {computer && <WhatTheyDid computer={computer} sides={sides} sitting={sitting} />}
          {begun && <Told happened={happened} clauses={clauses} />}
        </div>
        <Over sitting={sitting} sides={sides} />
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
          <span class="asks-says" tabIndex={-1} ref={question}>
            {now.ending ? (
              <>
                <b>The game is over:</b> {now.ending.winners.map((id) => sideOf(sides, id)?.name ?? id).join(' and ')}{' '}
                {now.ending.winners.length > 1 ? 'share the victory' : 'wins'} ({now.ending.how}).
              </>
            ) : isTapped ? (
              <>
                <b>{about || placeName(reach?.from ?? '')}:</b> {reach ? 'where to?' : 'for what?'}
              </>
            ) : (
              <>
                {!says.startsWith(`${who}:`) && <b>{who}:</b>} {says}
              </>
            )}
          </span>
        </h2>
        {isTheirs && computer && !isOver && <Thinking computer={computer} sides={sides} />}
        {told.pending && !isTapped && !isTheirs && <Chance odds={told.pending} base={base} />}
        {reach && !way && (
          <Going
            {...{ reach, unit, placeName, settling }}
            isEnemy={(place) => isEnemy(board, place, reach.side)}
            onSettle={(action) =>
              sitting.$taps.set({ ...tapping, settled: { ...tapping.settled, [action.type]: action }, goal: undefined })
            }
            onGoal={sitting.aim}
            onBegin={begins && (() => void sitting.play([begins.action]))}
          />
        )}
        {way && (
          <Goal
            {...{ tapping, unit, placeName, risks, sides, clauses }}
            onWay={(nth) => sitting.$taps.set({ ...sitting.$taps.get(), nth })}
          />
        )}
        {!way && (
          <Rows
            groups={groups}
            played={now.played}
            chances={chances}
            nameOf={({ touch }) => touchName(touch, names, sides)}
            onOption={(option) => {
              if (isPlayedAtOnce(game, option)) sitting.play([option.action]);
              else sitting.$taps.set({ ...NO_TAPS, named: option.touches.filter(({ kind }) => kind !== 'deed') });
            }}
            onTouch={({ touch }) => sitting.tap(touch)}
          />
        )}
        {!way && tapping.steps.length > 0 && (
          <details class="going-list">
            <summary>One step</summary>
            <Rows
              groups={tapping.steps}
              played={now.played}
              chances={chances}
              nameOf={({ touch }) => touchName(touch, names, sides)}
              onOption={(option) => sitting.play([option.action])}
              onTouch={({ touch }) => sitting.tap(touch)}
            />
          </details>
        )}
        {raised !== undefined && !reach && (
          <CardUses game={game} state={now.state} card={String(raised)} options={tapping.options} clauses={clauses} />
        )}
        {roll && (
          <FaceKeys
            roll={roll}
            given={waiting.given}
            onGiven={give}
            sides={sides}
            played={now.played?.type === 'roll' ? (now.played['faces'] as Given) : undefined}
          />
        )}
        {proposed && (
          <CardsChance
            proposed={proposed}
            cards={dealt}
            sides={sides}
            open={open}
            waiting={waiting}
            pile={dealing && { game, state: now.state, chance: dealing }}
          />
        )}
        {asked && (
          <div class="choice" data-refused={refused ? '' : undefined}>
            <span class="choice-says">{asked.says}</span>
            {refused ? (
              <Refusal problem={refused} clauses={clauses} />
            ) : (
              <button type="button" onClick={() => sitting.play([asked.action])}>
                It is allowed: do it
              </button>
            )}
          </div>
        )}
        {!isTapped && (
          <>
            <BoxSheet board={board} sides={sides} />
            {waived.length > 0 && (
              <p class="named row">
                {waived.map((one) => (
                  <button
                    key={`${one.seat} ${one.frame} ${one.round}`}
                    type="button"
                    class="bare"
                    onClick={() => sitting.$waived.set(waived.filter((other) => other !== one))}
                  >
                    {sideOf(sides, one.seat)?.name ?? one.seat}: not this round <span aria-hidden="true">✕</span>
                  </button>
                ))}
              </p>
            )}
            {!now.ending && !chance && !isTheirs && (
              <AskFold declared={game.actions} names={names} onAsk={(one) => sitting.$chosen.set(one)} />
            )}
            {begun && isNew && ownReadings(setup) && <ReadingsFold room={room} setup={setup} />}
            <More room={room} sitting={sitting} open={isNew && !begun}>
              {begun && <SeatLines room={room} sitting={sitting} sides={sides} />}
              {computer && begun && <Resign {...{ room, sitting, sides, computer }} />}
            </More>
            {!begun && <TriedBefore game={room.id} sample={data.shown.id} />}
          </>
        )}
      </section>
      {foot}
    </>
  );
}
