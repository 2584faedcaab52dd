/** The evening of a game at the table: one island for all games. What it shows is in the store. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { listed } from '../../calculator/words.ts';
import { alliancesOf, amountsOf, type Evening, siegesOf } from '../../stores/evening/evening.ts';
import { LINK, readLink } from '../../stores/evening/evening-file.ts';
import {
  $before,
  $evenings,
  $eveningTrouble,
  end,
  keep,
  openEvenings,
  rename,
  underWay,
  undo,
} from '../../stores/evening/evenings.ts';
import type { Custom } from '../../stores/turn/plan.ts';
import { $players, $turns, $without, tableOf } from '../../stores/turn/turn.ts';
import { useAwake } from '../awake.ts';
import { SeatBadge } from '../turn/seat-badge.tsx';
import { useStore } from '../use-store.ts';
import { Add, type AddKind as AddWay, WAYS } from './add.tsx';
import { Begin } from './begin.tsx';
import { Course } from './course.tsx';
import { Entries } from './entries.tsx';
import { Luck } from './luck.tsx';
import type { EveningProps } from './props.ts';
import { nameOf, seatsOf } from './seats.ts';
import { Share } from './share.tsx';
import { Sheet } from './sheet.tsx';
import { Shelf } from './shelf.tsx';
import * as say from './words.ts';

export default function EveningPage(props: EveningProps) {
  const { game, plan, counts } = props;
  const root = useRef<HTMLElement>(null);
  const [read, setRead] = useState(false);
  const [shown, show] = useState<Evening>();
  const [sharing, setSharing] = useState(false);
  const [sent, setSent] = useState<Evening | 'unreadable'>();
  const [adding, setAdding] = useState<AddWay>();
  useAwake(root);
  useEffect(() => {
    openEvenings();
    setRead(true);
    const { hash } = location;
    setAdding(WAYS.find((way) => hash === `#${way}`));
    if (hash.startsWith(`#${LINK}`))
      void readLink(hash).then((found) => setSent(found?.game === game ? found : 'unreadable'));
  }, []);
  const all = useStore($evenings);
  const before = useStore($before);
  const trouble = useStore($eveningTrouble);
  const table = tableOf(useStore($turns), game);
  const chosen = Number(useStore($players)[game]);
  const without = (useStore($without)[game] ?? '').split(' ').filter(Boolean);
  const way: Custom = { players: counts.includes(chosen) ? chosen : plan.usual, without };
  const evening = underWay(all, game);
  const looked = sharing ? evening : shown && (all.find(({ id }) => id === shown.id) ?? shown);
  return (
    <article class="evening" ref={root} data-waiting={read ? undefined : ''}>
      <div class="turn-bar beside">
        <h1 class="grow">{say.evening}</h1>
        <a class="tap soft" href={props.turnHref}>
          {say.myTurn}
        </a>
      </div>
      {trouble && (
        <p class="notice" role="status">
          {trouble}
        </p>
      )}
      {sent && <Sent {...props} sent={sent} close={() => setSent(undefined)} />}
      {before && (
        <p class="notice row" role="status">
          {say.changed}{' '}
          <button type="button" onClick={undo}>
            {say.undo}
          </button>
        </p>
      )}
      {looked ? (
        <Share
          {...props}
          evening={looked}
          close={() => {
            show(undefined);
            setSharing(false);
          }}
        />
      ) : evening ? (
        <>
          <Tonight {...props} evening={evening} adding={adding} add={setAdding} />
          <p class="actions row">
            <button type="button" onClick={() => setSharing(true)}>
              {say.shareOrPrint}
            </button>
            <button type="button" onClick={() => end(game)}>
              {say.endIt}
            </button>
          </p>
        </>
      ) : (
        !sent && <Begin {...props} way={way} table={table} />
      )}
      {!looked && <Shelf {...props} all={all} show={show} />}
    </article>
  );
}

interface TonightProps extends EveningProps {
  readonly evening: Evening;
  readonly adding: AddWay | undefined;
  readonly add: (way: AddWay | undefined) => void;
}

function Tonight({ evening, adding, add, ...props }: TonightProps) {
  const { game, plan, sides, counted, calculators } = props;
  const table = tableOf(useStore($turns), game);
  const seats = seatsOf(plan, evening, table);
  const what = counted.find((one) => Object.keys(amountsOf(evening, one)).length) ?? counted[0];
  const amounts = what ? amountsOf(evening, what) : {};
  const [naming, setNaming] = useState(false);
  const toggle = (way: AddWay) => add(adding === way ? undefined : way);
  const now = [
    ...alliancesOf(evening).map(({ seats: [a, b], turn }) =>
      say.alliedSince(nameOf(plan, evening, a), nameOf(plan, evening, b), turn),
    ),
    ...siegesOf(evening).map(({ seat, place, level }) => say.besieged(place, nameOf(plan, evening, seat), level)),
  ];
  return (
    <>
      <ul class="evening-seats">
        {seats.map((seat) => (
          <li key={seat.id} class="row apart framed" data-now={seat.id === table.place.seat ? '' : undefined}>
            <SeatBadge seat={seat} sides={sides} /> <b>{amounts[seat.id] ?? '–'}</b>
            {naming ? (
              <input
                aria-label={say.nameFor(seat.name)}
                maxLength={20}
                value={evening.names[seat.id] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  rename(evening.id, { ...evening.names, [seat.id]: value.trim() })
                }
              />
            ) : (
              <span>{nameOf(plan, evening, seat.id)}</span>
            )}
          </li>
        ))}
      </ul>
      <p class="evening-now soft">
        {plan.turns.word} {table.place.turn}, {plan.phases[table.place.phase]?.title}.{' '}
        {now.length > 0 && `${listed(now)}.`}{' '}
        <button type="button" class="quiet" aria-pressed={naming} onClick={() => setNaming(!naming)}>
          {naming ? say.done : say.names}
        </button>
      </p>
      <div class="evening-ways stack">
        <button type="button" class="inked" aria-expanded={adding === 'battle'} onClick={() => toggle('battle')}>
          {say.addBattle}
        </button>
        <button type="button" class="inked" aria-expanded={adding === 'count'} onClick={() => toggle('count')}>
          {plan.points ?? say.count}
        </button>
        <button type="button" class="inked" aria-expanded={adding === 'other'} onClick={() => toggle('other')}>
          {say.other}
        </button>
      </div>
      {adding && (
        <Add
          {...props}
          key={adding}
          way={adding}
          evening={evening}
          seats={seats}
          table={table}
          done={() => add(undefined)}
        />
      )}
      <div class="evening-so-far">
        {what && <Course plan={plan} evening={evening} what={what} sides={sides} />}
        <Luck plan={plan} evening={evening} sides={sides} />
      </div>
      {evening.entries.length === 0 && <p class="hint">{say.nothingYet}</p>}
      <Entries plan={plan} sides={sides} evening={evening} calculators={calculators} />
    </>
  );
}

function Sent({ sent, close, ...props }: EveningProps & { sent: Evening | 'unreadable'; close: () => void }) {
  const done = () => {
    // Opened again, the page does not ask again.
    history.replaceState(null, '', location.pathname);
    close();
  };
  if (sent === 'unreadable')
    return (
      <p class="problem" role="alert">
        {say.unreadable}
      </p>
    );
  return (
    <section class="evening-sent">
      <p class="notice row">
        {say.cameWithLink}{' '}
        <button
          type="button"
          onClick={() => {
            keep([sent]);
            done();
          }}
        >
          {say.keepIt}
        </button>
        <button type="button" onClick={done}>
          {say.leaveIt}
        </button>
      </p>
      <Sheet {...props} evening={sent} />
    </section>
  );
}
