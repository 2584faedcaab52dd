/** A branch under way: who decides what, the choices with their odds, the roll that waits, and what is refused. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Written } from '../../../play/sample.ts';
import { lately } from '../../../stores/branch/branch.ts';
import { onlyOption } from '../../../stores/branch/itself.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { $tried, openTried } from '../../../stores/tried.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';
import { Chance } from '../chance.tsx';
import type { Data } from '../props.ts';
import { BoxSheet, CardFace } from '../tracks.tsx';
import { AskFold } from './ask-fold.tsx';
import { CardsChance } from './cards-chance.tsx';
import { ChoiceRow, Choices } from './choices.tsx';
import type { Room } from './engine.ts';
import { FaceKeys, type Given } from './faces.tsx';
import { Follows, Refusal } from './follows.tsx';
import { Foot } from './foot.tsx';
import { ownReadings } from './fresh.ts';
import { FreshSetup, TriedBefore } from './fresh-setup.tsx';
import { HandOver } from './hand-over.tsx';
import { type Hands, More } from './more.tsx';
import { cardsOn, namesOn } from './names.ts';
import { ReadingsFold } from './readings-fold.tsx';
import { useChance } from './use-chance.ts';
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

/** How the hands lay when this branch was last kept here. */
const handsKept = (room: Room, sitting: Sitting): Hands => {
  openTried();
  const hash = hashOf(room, sitting);
  return $tried.get().some((one) => one.hash === hash && one.hands === 'hidden') ? 'hidden' : 'open';
};

export function Sheet({ room, data, sitting, odds: base, problem, onReplace }: SheetProps) {
  const { branching, $chosen, $preview, $viewer } = sitting;
  const { sides } = data.shown;
  const { clauses } = room;
  const now = useStore(branching.$now);
  const chosen = useStore($chosen);
  const preview = useStore($preview);
  const { board } = useStore(sitting.$seen);
  const [hands, setHands] = useState<Hands>(() => handsKept(room, sitting));
  const [taken, setTaken] = useState('');
  const told = useOdds(room, now, sides, hands === 'open');
  const trouble = useKept(room, sitting, hands);
  const follows = preview?.type === 'leads' ? preview : undefined;
  // A choice that is followed by a roll opens it in place.
  const next = follows && room.game.chance(follows.state);
  const rolled = next?.type === 'roll' ? next : undefined;
  const chance = now.chance ?? rolled;
  const waiting = useChance(chance, follows && rolled ? follows.state : now.state);

  const proposed = now.chance && waiting.action?.type !== 'roll' ? waiting.action : undefined;
  const dealing = now.chance?.type === 'deal' || now.chance?.type === 'draw' ? now.chance : undefined;
  const dealt = useMemo(() => {
    const played = proposed && room.game.play(now.state, proposed);
    return played?.type === 'played' ? cardsOn(room.game.board(played.state, 'all')) : [];
  }, [now, proposed]);

  const seat = sideOf(sides, now.decider);
  const who = now.decider === undefined || now.decider === 'chance' ? 'Chance' : room.game.seats[now.decider];
  const says = now.asks?.says ?? '';
  const handed = hands === 'open' || !seat || taken === seat.id;
  useEffect(() => $viewer.set(hands === 'open' ? 'all' : handed ? taken || 'none' : 'none'), [hands, handed, taken]);
  const sat = useRef(sitting);
  useEffect(() => {
    // Whoever chooses of the set-up stays where they choose.
    if (sat.current === sitting) document.querySelector('.branch-sheet')?.scrollTo(0, 0);
    sat.current = sitting;
  }, [now]);

  const play = () => {
    const actions = [
      ...(chosen ? [chosen.action] : []),
      ...(chance && waiting.action ? [waiting.action as Written] : []),
    ];
    branching.play(actions, hands === 'open' ? onlyOption(room.game) : undefined);
  };
  const acted = lately(now);
  const isNew = data.shown.isNew ?? false;
  const setup = branching.line.sample.setup as object;
  const begun = now.moves.some((move) => !move.follows);
  const refused = preview?.type === 'refused' ? preview.problem : undefined;
  const hand = now.decider ? board.hands[now.decider] : undefined;
  const foot = (
    <Foot
      sitting={sitting}
      now={now}
      shown={data.shown}
      chosen={chosen}
      refused={refused !== undefined}
      waiting={waiting}
      chance={chance}
      covered={!handed}
      onPlay={play}
    />
  );
  if (seat && !handed)
    return (
      <>
        <HandOver side={seat} onTake={() => setTaken(seat.id)} />
        {foot}
      </>
    );
  const faces = chance?.type === 'roll' && (
    <FaceKeys
      roll={chance}
      given={waiting.given}
      onGiven={waiting.give}
      onRoll={waiting.again}
      sides={sides}
      played={now.played?.type === 'roll' ? (now.played['faces'] as Given) : undefined}
    />
  );
  return (
    <>
      <div class="player-panel branch-sheet">
        {(problem || trouble) && (
          <p class="player-problem" role="status">
            {problem || trouble}
          </p>
        )}
        {!begun && isNew && <FreshSetup room={room} data={data} sitting={sitting} onReplace={onReplace} />}
        {begun && (
          <Follows
            happened={acted.flatMap((m) => m.happened)}
            clauses={clauses}
            passed={acted.filter((m) => m.follows).length}
          />
        )}
        {now.ending ? (
          <p class="asks">
            <b>The game is over:</b> {now.ending.winners.map((id) => sideOf(sides, id)?.name ?? id).join(' and ')}{' '}
            {now.ending.winners.length > 1 ? 'share the victory' : 'wins'} ({now.ending.how}).
          </p>
        ) : (
          <p class="asks">
            {seat && <Badge side={seat} />} {!says.startsWith(`${who}:`) && <b>{who}:</b>} {says}
          </p>
        )}
        {told.pending && <Chance odds={told.pending} base={base} />}
        <Choices now={now} chosen={chosen} odds={told.choices} onChoose={(one) => $chosen.set(one)}>
          {follows && <Follows happened={follows.happened} clauses={clauses} />}
          {rolled && faces}
        </Choices>
        {now.chance && faces}
        {proposed && (
          <CardsChance
            proposed={proposed}
            cards={dealt}
            sides={sides}
            open={hands === 'open'}
            waiting={waiting}
            pile={dealing && { game: room.game, state: now.state, chance: dealing }}
          />
        )}
        {chosen && !now.choices.some(({ action }) => action === chosen.action) && (
          <ChoiceRow name="choice" says={chosen.says} checked refused={refused !== undefined} onChoose={() => {}}>
            {refused && <Refusal problem={refused} clauses={clauses} />}
            {follows && <Follows happened={follows.happened} clauses={clauses} />}
          </ChoiceRow>
        )}
        <BoxSheet board={board} sides={sides} />
        {hand?.cards && hand.cards.length > 0 && (
          <details class="own-hand" open={hands === 'hidden'}>
            <summary>
              {hand.count} {hand.count === 1 ? 'card' : 'cards'} in hand
            </summary>
            <ul class="cards">
              {hand.cards.map((card) => (
                <CardFace key={card.id} card={card} sides={sides} />
              ))}
            </ul>
          </details>
        )}
        {!now.ending && !now.chance && (
          <AskFold declared={room.game.actions} names={namesOn(board, data.ground)} onAsk={(one) => $chosen.set(one)} />
        )}
        {begun && isNew && ownReadings(setup) && <ReadingsFold room={room} setup={setup} />}
        <More room={room} sitting={sitting} hands={hands} onHands={setHands} open={isNew && !begun} />
        {!begun && <TriedBefore game={room.id} sample={data.shown.id} />}
      </div>
      {foot}
    </>
  );
}
