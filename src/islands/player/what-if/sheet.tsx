/** A branch in progress: what has happened, who decides what, what can be tapped, and rolls or deals to make. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { gestures, lately } from '../../../stores/branch/branch.ts';
import { optionsOf, type Row } from '../../../stores/branch/rows.ts';
import { hasComputer, isByLink, isComputers } from '../../../stores/branch/seats.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { isPlayedAtOnce, NO_TAPS, optionsIn, travelOf } from '../../../stores/branch/tapping.ts';
import { sideOf } from '../../board/badge.tsx';
import { useLater } from '../../later.tsx';
import { useStore } from '../../use-store.ts';
import { Chance } from '../chance.tsx';
import type { Data } from '../props.ts';
import { BoxSheet } from '../tracks.tsx';
import { Aside } from './aside.tsx';
import { CardsChance } from './cards-chance.tsx';
import { deedsOf, wasPlayed, withoutClosing } from './deeds.ts';
import type { Room } from './engine.ts';
import { fallen, type Given, isComplete } from './faces.ts';
import { Foot } from './foot.tsx';
import { FreshSetup } from './fresh-setup.tsx';
import { Hand } from './hand.tsx';
import { cardsOn, namesOn, touchName, withoutCard } from './names.ts';
import { boardOf, isEnemy } from './on-board.ts';
import { Question } from './question.tsx';
import { Rows, type RowsProps } from './rows.tsx';
import { useByLink } from './use-by-link.ts';
import { useChance } from './use-chance.ts';
import { useComputer } from './use-computer.ts';
import { useFocus, usePlayKeys } from './use-focus.ts';
import { layHands, useKept } from './use-kept.ts';
import { useFigures, usePending } from './use-odds.ts';
import * as say from './words.ts';

export interface SheetProps {
  readonly room: Room;
  readonly data: Data;
  readonly sitting: Sitting;
  readonly odds: string;
  readonly problem: string | undefined;
  readonly onReplace: (sitting: Sitting) => void;
}

export function Sheet({ room, data, sitting, odds: base, problem, onReplace }: SheetProps) {
  const { game, clauses } = room;
  const { sides } = data.shown;
  const { branching } = sitting;
  const now = useStore(branching.$now);
  const turn = useStore(sitting.$turn);
  const table = useStore(sitting.$table);
  const tapping = useStore(sitting.$tapping);
  const { $risks, $arrivals } = boardOf(room, sitting);
  const risks = useStore($risks);
  const arrivals = useStore($arrivals);
  const { board } = useStore(sitting.$seen);
  useMemo(() => layHands(room, sitting), [sitting]);
  const trouble = useKept(room, sitting);
  const seats = useStore(sitting.$seats);
  const open = table.hands === 'open' && !hasComputer(seats);
  const pending = usePending(room, now, sides, open);
  const waiting = useChance(now.chance, now.state);
  const seated = useComputer(room, sitting);
  const linked = useByLink(room, sitting);
  const isComputer = isComputers(seats, now.decider);
  const isTheirs = isComputer || turn.away === true;
  const isOver = seats.over !== undefined;
  /** Somebody who sits here has something to choose. */
  const isChoosing = !isTheirs && !isOver && !turn.covered && now.choices.length > 1;
  const figures = useFigures(room, now, isChoosing);
  // What the computer did is told line by line.
  const hasDid = seated !== undefined && lately(now).some(({ by }) => isComputers(seats, by));
  const question = useRef<HTMLSpanElement>(null);
  useFocus(question, sitting, now, tapping, turn.covered);
  usePlayKeys(sitting, useStore(sitting.$noUndo) === undefined);

  const { chance } = now;
  const roll = chance?.type === 'roll' ? chance : undefined;
  const proposed = chance && waiting.action?.type !== 'roll' ? waiting.action : undefined;
  const dealing = chance?.type === 'deal' || chance?.type === 'draw' ? chance : undefined;
  const dealt = useMemo(() => {
    const played = proposed && game.play(now.state, proposed);
    return played?.type === 'played' ? cardsOn(game.board(played.state, 'all')) : [];
  }, [now, proposed]);
  const names = useMemo(() => namesOn(board, data.ground), [board]);
  const placeName = (id: string): string => names['Places']?.find((one) => one.id === id)?.name ?? id;

  const seat = sideOf(sides, now.decider);
  const who: string = (now.decider && game.seats[now.decider]) ?? say.chance;
  const begun = now.moves.length > 0;
  const isNew = data.shown.isNew ?? false;
  const Told = useLater(async () => (await import('./told.tsx')).Told, begun);
  const happened = lately(now).flatMap((move) => move.happened);
  const unit = travelOf(game)?.unit ?? '';
  const { reach, way, begins, named } = tapping;
  const Going = useLater(async () => (await import('./parts/going.tsx')).Going, reach !== undefined && !way);
  const areMovers = !way && tapping.movers.length > 0;
  const Movers = useLater(async () => (await import('./movers.tsx')).Movers, areMovers);
  const Covered = useLater(async () => (await import('./covered.tsx')).Covered, turn.covered);
  const Goal = useLater(async () => (await import('./parts/going.tsx')).Goal, way !== undefined);
  const isWeighed = isChoosing && !way && !reach;
  const FiguresNote = useLater(async () => (await import('./figures-note.tsx')).FiguresNote, isWeighed);
  // Against friends by link nobody is told what to do.
  const isAdvised = isWeighed && room.worth !== undefined && !isByLink(seats);
  const Advice = useLater(async () => (await import('./advice.tsx')).Advice, isAdvised);
  // It is told by what whoever is asked can see: by link that is theirs alone.
  const isPast =
    named.length === 0 && !way && !turn.covered && !turn.away && now.moves.length > 0 && room.worth !== undefined;
  const LookBack = useLater(async () => (await import('./look-back.tsx')).LookBack, isPast);
  const raised = named.find(({ kind }) => kind === 'card')?.id;
  const CardUses = useLater(async () => (await import('./card-uses.tsx')).CardUses, raised !== undefined && !reach);
  const isHeld = !turn.covered && !way && !chance && !isOver && !now.ending;
  const FaceKeys = useLater(async () => (await import('./parts/face-keys.tsx')).FaceKeys, roll !== undefined);

  const give = (given: Given) => {
    if (roll && isComplete(roll, given)) sitting.play([{ type: 'roll', faces: fallen(roll, given) }]);
    else waiting.give(given);
  };
  /** Its title stands in the question. */
  const card = raised === undefined ? undefined : names['Cards']?.find(({ id }) => id === raised)?.name;
  /** What goes along is set beside where to. */
  const settled = new Set(reach?.settling.flatMap((actions) => actions.map(({ type }) => type)));
  const isSet = (row: Row): boolean => optionsOf(row).every(({ action }) => settled.has(action.type));
  const groups = withoutClosing(game, tapping.groups)
    .map((group) => ({
      ...group,
      says: group.says === card ? '' : group.says,
      rows: group.rows.filter((row) => !isSet(row)),
    }))
    .filter((group) => group.rows.length > 0);
  const rows: Omit<RowsProps, 'groups'> = {
    ...{ played: now.played, figures },
    nameOf: ({ touch }) => touchName(touch, names, sides),
    wordsOf: ({ says }) => withoutCard(says, card),
    onOption(option) {
      if (option === begins || isPlayedAtOnce(game, option)) sitting.play([option.action]);
      else sitting.$taps.set({ ...NO_TAPS, named: option.touches.filter(({ kind }) => kind !== 'deed') });
    },
    onTouch: ({ touch }) => sitting.tap(touch),
  };
  const isPlayedRow = (row: Row): boolean => optionsOf(row).some(({ action }) => wasPlayed(now, action) !== undefined);
  /** Cards of the hand that lies there; those of a battle are told in lines alone. */
  const isOfHand = tapping.cards.some(({ id }) => board.hands[now.decider ?? '']?.cards?.some((one) => one.id === id));
  /** The hand is what is asked about: the rest need not push the board away. */
  const isAside = named.length === 0 && isOfHand && groups.flatMap((group) => group.rows).length > 3;
  /** Nothing is tapped, and a card is meant: the board has the room. */
  const isHand = named.length === 0 && isOfHand && !chance && !isTheirs && !isOver && (begun || !isNew);
  const deeds = isTheirs || isOver ? [] : deedsOf(game, sitting, now, tapping, waiting, figures.of);
  const isTapped = named.length > 0 || way !== undefined;
  const take = (holder: string) => sitting.$table.set({ ...table, holder });
  const foot = (
    <Foot sitting={sitting} now={now} shown={data.shown} deeds={deeds}>
      {isHeld && (
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
  const came = linked && <linked.Came {...linked} {...{ sitting, sides, onReplace }} />;
  if (seat && turn.covered && !isOver)
    return (
      <>
        {Covered && (
          <Covered
            {...{ seat, sides, linked }}
            byLink={isByLink(seats)}
            gestures={gestures(now).length}
            onTake={() => take(seat.id)}
          >
            {came}
          </Covered>
        )}
        {foot}
      </>
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
        class="player-panel branch-sheet"
        aria-label={say.yourMove}
        data-gestures={gestures(now).length}
        data-about={way ? 'goal' : reach ? 'piece' : raised !== undefined ? 'card' : isHand ? 'hand' : undefined}
        data-over={now.ending || isOver ? '' : undefined}
      >
        {(problem || trouble) && (
          <p class="player-problem" role="status">
            {problem || trouble}
          </p>
        )}
        {!begun && isNew && <FreshSetup room={room} data={data} sitting={sitting} onReplace={onReplace} />}
        <div aria-live="polite" class={isTapped ? 'sr' : 'told'} data-computer={hasDid || undefined}>
          {seated && <seated.WhatTheyDid computer={seated.computer} sides={sides} sitting={sitting} />}
          {Told && !hasDid && <Told happened={happened} clauses={clauses} brief={reach !== undefined} />}
        </div>
        {seated && !linked && <seated.Over sitting={sitting} sides={sides} />}
        {came}
        <Question {...{ now, tapping, unit, names, placeName, sides, clauses }} words={question} />
        {linked && <linked.Elsewhere {...linked} {...{ room, data, sitting, sides, onReplace }} />}
        {seat && turn.closed && !isByLink(seats) && (
          <button type="button" class="bare choice choice-tap" onClick={() => take(seat.id)}>
            <span class="choice-says">{say.showCards(seat.name)}</span>
            <span class="choice-more">›</span>
          </button>
        )}
        {isComputer && seated && !isOver && <seated.Thinking computer={seated.computer} sides={sides} />}
        {pending && !isTapped && !isTheirs && <Chance odds={pending} base={base} sides={sides} />}
        {Going && reach && !way && (
          <Going
            {...{ reach, unit, placeName, settling, arrivals }}
            isEnemy={(place) => isEnemy(board, place, reach.side)}
            onSettle={(action) =>
              sitting.$taps.set({ ...tapping, settled: { ...tapping.settled, [action.type]: action }, goal: undefined })
            }
            onGoal={sitting.aim}
            onBegin={begins && (() => void sitting.play([begins.action]))}
          />
        )}
        {Goal && (
          <Goal
            {...{ tapping, unit, placeName, risks, game, sides, clauses }}
            enemy={isEnemy(board, tapping.goal ?? '', reach?.side ?? '')}
            onWay={(nth) => sitting.$taps.set({ ...sitting.$taps.get(), nth })}
          />
        )}
        {Movers && <Movers {...{ rows, isPlayedRow }} groups={tapping.movers} />}
        {!way && isAside && (
          <details class="going-list" open={groups.some((group) => group.rows.some(isPlayedRow))}>
            <summary>
              {say.withoutCard} <span class="soft">{groups.flatMap((group) => group.rows).length}</span>
            </summary>
            <Rows {...rows} groups={groups} />
          </details>
        )}
        {!way && !isAside && <Rows {...rows} groups={groups} />}
        {!way && tapping.steps.length > 0 && (
          <details class="going-list" open={tapping.steps.some((group) => group.rows.some(isPlayedRow))}>
            <summary>{say.oneStep}</summary>
            <Rows {...rows} groups={tapping.steps} />
          </details>
        )}
        {FiguresNote && <FiguresNote figures={figures} who={who} />}
        {Advice && <Advice {...{ room, sitting, now, who }} />}
        {LookBack && <LookBack {...{ room, sitting, now, sides }} />}
        {CardUses && (
          <CardUses game={game} state={now.state} card={String(raised)} options={tapping.options} clauses={clauses} />
        )}
        {FaceKeys && roll && (
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
        {!isTapped && (
          <>
            <BoxSheet board={board} sides={sides} />
            <Aside
              {...{ room, data, sitting, names, begun, onReplace }}
              {...(seated && { seated })}
              {...(linked && { linked })}
              asking={!now.ending && !chance && !isTheirs}
            />
          </>
        )}
      </section>
      {foot}
    </>
  );
}
