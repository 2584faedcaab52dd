/** Only what your card must tell us: the unknown entries, most needed first, then one number at a time. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { cellName, type Unknown, unknownIn } from '../../calculator/card/unknown.ts';
import { placeOf, sorted, withOwn } from '../../calculator/own.ts';
import { type Tables, tableIn } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import type { GameId } from '../../games/index.ts';
import { $own, ownOf } from '../../stores/kept/own-tables.ts';
import { $notOnCard, nameOnCard, openNotOnCard } from '../../stores/not-on-card.ts';
import { forgetEntry } from '../../stores/own-edit.ts';
import { useStore } from '../use-store.ts';
import { figureOf, useCaseAtStake } from './case-at-stake.ts';
import { OneNumber } from './one-number.tsx';
import * as say from './words.ts';

interface YourCardProps {
  readonly game: GameId;
  readonly tables: Tables;
  /** Tables that calculators read, most used first. */
  readonly asked: readonly string[];
}

const isAt = (one: Unknown, { table, at }: Unknown): boolean =>
  one.table.id === table.id && placeOf(one.at) === placeOf(at);

export function YourCard({ game, tables, asked }: YourCardProps) {
  const { own, misfits } = sorted(tables, ownOf(useStore($own), game));
  const mine = useMemo(() => withOwn(tables, own), [JSON.stringify(own)]);
  const passed = useStore($notOnCard);
  const stake = useCaseAtStake(game);
  const [asking, setAsking] = useState<Unknown>();
  useEffect(() => void openNotOnCard(), []);
  const unknown = useMemo(() => asked.flatMap((id) => unknownIn(tableIn(tables, id))), [tables]);
  const isTold = ({ table, at }: Unknown) => own[table.id]?.[placeOf(at)] !== undefined;
  const isOpen = (one: Unknown) => !isTold(one) && !passed.includes(nameOnCard(game, one.table.id, one.at));
  // What the answer that led here used comes first.
  const used = stake
    ?.report(mine)
    .tables.flatMap(({ table, entries }) => entries.map(({ at }) => `${table} ${placeOf(at)}`));
  const needed = unknown.filter((one) => used?.includes(`${one.table.id} ${placeOf(one.at)}`) && isOpen(one));
  const queue = [...needed, ...unknown.filter((one) => !needed.includes(one))];
  const next = (after?: Unknown) => {
    const place = after ? queue.findIndex((one) => isAt(one, after)) : -1;
    return [...queue.slice(place + 1), ...queue.slice(0, place + 1)].find(
      (one) => isOpen(one) && !(after && isAt(one, after)),
    );
  };
  const told = unknown.filter(isTold).length;
  if (asking)
    return (
      <OneNumber
        game={game}
        mine={mine}
        asking={asking}
        stake={stake}
        isNeeded={needed.some((one) => isAt(one, asking))}
        progress={[told, unknown.length]}
        go={(to) => setAsking(to)}
        // Whoever came for the entries of a case goes back to it with the last of them.
        next={() => setAsking(needed.every((one) => isAt(one, asking)) && needed.length ? undefined : next(asking))}
        before={() => setAsking(unknown[unknown.findIndex((one) => isAt(one, asking)) - 1] ?? asking)}
        leave={() => setAsking(undefined)}
      />
    );
  const first = next();
  return (
    <>
      {stake && needed.length === 0 && (
        <p>
          <a class="button filled" href={stake.href}>
            {say.backTo(stake.calculator.title, figureOf(stake, mine) ?? '')}
          </a>
        </p>
      )}
      <p>
        <progress max={unknown.length} value={told} aria-label={say.entered} /> <b>{told}</b>
        {say.progress(unknown.length)}
      </p>
      {misfits.map(({ table, place, value }) => (
        <p key={`${table.id} ${place}`} class="notice">
          {say.notFitting(`${table.title}, ${place}: ${value}`)}{' '}
          <button type="button" onClick={() => forgetEntry(game, table.id, place)}>
            {say.forgetIt}
          </button>
        </p>
      ))}
      {first ? (
        <button type="button" class="filled" onClick={() => setAsking(first)}>
          {needed.length
            ? say.needs(
                stake?.calculator.title ?? '',
                needed.length === 1
                  ? say.oneOf(cellName(first.table, first.at))
                  : plural(needed.length, 'entry', 'entries'),
              )
            : told
              ? say.goOn
              : say.begin}
        </button>
      ) : (
        <p>{unknown.every(isTold) ? say.askedAll : say.askedWhatWasThere}</p>
      )}
      <ul class="card-tables ruled">
        {asked.map((id) => {
          const table = tableIn(tables, id);
          const open = unknownIn(table);
          const done = open.filter(isTold).length;
          return (
            open.length > 0 && (
              <li key={id}>
                <button type="button" onClick={() => setAsking(open.find(isOpen) ?? open[0])}>
                  <span>{table.title}</span>
                  <span class="stack gap-3 data one-line">
                    {done}
                    {say.progress(open.length)}
                    <progress max={open.length} value={done} aria-hidden="true" />
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
