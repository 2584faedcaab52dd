/** The interactive map: a tap opens the card of a space, two taps give the route between them. One island for all games. */
import { atom } from 'nanostores';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Asked, enemyAt, type Marcher } from '../../mechanics/march.ts';
import { hasBox } from '../../stores/device/storage.ts';
import { $musters, changeMuster, type Muster, openMusters, withArmy } from '../../stores/muster.ts';
import { terrainOf, waysTo } from '../../stores/route.ts';
import { useAwake } from '../awake.ts';
import { Badge, sideOf } from '../board/badge.tsx';
import type { Ground } from '../board/ground.ts';
import { receivedGround } from '../board/ground-wire.ts';
import { attempt } from '../lost.ts';
import { useStore } from '../use-store.ts';
import { Card } from './card.tsx';
import { Drawing } from './drawing.tsx';
import type { Engine, Told } from './engine.ts';
import { Mover } from './mover.tsx';
import type { MapProps, MapSpot } from './props.ts';
import { RouteCard } from './route-card.tsx';
import { SpaceCard } from './space-card.tsx';
import * as say from './words.ts';

/** Where it starts, where it goes and by which way; a mover that was set stays while other spaces are tried. */
interface Chosen {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly way?: number;
  readonly set?: boolean | undefined;
}

const UNKNOWN_MP = 4;

/** All names that a reader may type for a space. */
const namesOf = ({ name, called = [] }: MapSpot): readonly string[] => [name, ...called];

/** As children it has the sheet that the build drew, in the place where the drawing that answers will be. */
export default function GameMap({ children, ...props }: MapProps & { readonly children?: ComponentChildren }) {
  const { game, sides, spots, links, at, words } = props;
  const root = useRef<HTMLElement>(null);
  const [ground, setGround] = useState<Ground>();
  const [engine, setEngine] = useState<Engine>();
  const [trouble, setTrouble] = useState('');
  const [{ from, to, set, way = 0 }, choose] = useState<Chosen>({});
  const [told, setTold] = useState<readonly Told[]>([]);
  const [moving, setMoving] = useState(false);
  const asleep = useRef(true);
  useAwake(root);
  useEffect(() => {
    openMusters();
    void attempt(async () => setGround(receivedGround(await (await fetch(at.ground)).json())));
    // The reader's own connections are drawn from the first.
    if (hasBox(game)) wake();
  }, []);
  const fetchRules = async () => {
    const { engineOf } = await import('./engine.ts');
    setEngine(await engineOf(props));
  };
  const wake = () => {
    if (!asleep.current || !words) return;
    asleep.current = false;
    void attempt(fetchRules);
  };

  const shipped = useMemo(() => atom(links), []);
  // As the reader's box has them, once the rules are there.
  const joined = useStore(engine?.$links ?? shipped);
  const terrain = useMemo(() => terrainOf(spots, joined), [joined]);
  const drawn = useMemo(
    () => (ground && joined !== links ? engine?.joinedBy(ground, joined) : ground),
    [ground, joined],
  );
  const first = sides.find((side) => spots.some((spot) => spot.home === side.id)) ?? sides[0];
  const fresh: Muster = { side: first?.id ?? '', leader: '', cu: 6, rating: 3, armies: [] };
  const muster = useStore($musters)[game] ?? fresh;
  const change = (next: (now: Muster) => Muster) => {
    const said = changeMuster(game, fresh, next);
    if (said) setTrouble(said);
  };
  const mp = muster.mp ?? engine?.march.mp(muster.side, engine.figures) ?? UNKNOWN_MP;
  const marcher: Marcher = { side: muster.side, cu: muster.cu, rating: muster.rating, mp };
  const unit = words?.mp ?? '';
  const spotOf = (id: string | undefined) => spots.find((spot) => spot.id === id);
  const [start, goal] = [spotOf(from), spotOf(to)];
  const ways =
    engine && from && to ? waysTo(terrain, engine.march, marcher, muster.armies, engine.figures, from, to) : [];
  const route = ways[way % Math.max(1, ways.length)];
  const byShip =
    engine?.march.sailing && start?.port && goal?.port && !route
      ? engine.march.sailing(marcher, start, goal)
      : undefined;

  const asked: readonly Asked[] = !engine
    ? []
    : goal
      ? (byShip ??
        engine.march.onWay({ marcher, stops: route?.stops ?? [], armies: muster.armies, into: terrain.into }))
      : start
        ? engine.march.here(start, marcher, enemyAt({ armies: muster.armies, marcher }, start.id))
        : [];
  const key = JSON.stringify(asked);
  useEffect(() => {
    let late = false;
    setTold([]);
    const tell = async () => {
      const all = engine && !late ? await Promise.all(asked.map((one) => engine.tell(one))) : [];
      if (!late) setTold(all);
    };
    void attempt(tell);
    return () => {
      late = true;
    };
  }, [engine, key]);

  const tap = (id: string) => {
    wake();
    choose((now) =>
      !words || !now.from || id === now.from ? { ...now, from: id, to: undefined } : { ...now, to: id, way: 0 },
    );
  };
  // A name in the list of facts, or on the sheet before the drawing is there, is a tap on its space.
  useEffect(() => {
    const named = ({ target }: Event) => {
      const link = (target as Element).closest('[data-early]') ?? (target as Element).closest('a[href^="#map-"]');
      const id = link && (link.getAttribute('data-early') ?? link.getAttribute('href')?.slice('#map-'.length));
      if (!id || !spotOf(id)) return;
      wake();
      choose({ from: id });
    };
    document.addEventListener('click', named);
    return () => document.removeEventListener('click', named);
  }, []);
  // Who went through the sheet by keyboard goes on from there.
  useLayoutEffect(() => {
    const here = document.activeElement?.getAttribute('data-early');
    if (ground && here) root.current?.querySelector<HTMLElement>(`[data-space="${here}"]`)?.focus();
  }, [ground]);
  const close = () => choose(to ? { from, set } : {});
  const press = (event: KeyboardEvent) => {
    if ((event.target as Element).closest('input, select')) return;
    if (event.key === 'Escape' && from) {
      event.preventDefault();
      close();
    }
    const here = (event.target as HTMLElement).dataset['space'];
    if (words && event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && (here ?? from)) {
      wake();
      choose({ from: here ?? from, set: true });
    }
  };
  const mover = sideOf(sides, muster.side);
  const who = muster.leader || mover?.name || '';
  return (
    <section
      class="player embedded map-room"
      ref={root}
      data-ready={ground ? '' : undefined}
      aria-label={say.mapOf(props.name)}
      onKeyDown={press}
      onFocusIn={wake}
    >
      {trouble && (
        <p class="notice" role="status">
          {trouble}
        </p>
      )}
      <div class="map-bar beside" onPointerDown={wake}>
        <input
          class="grow"
          list="map-spaces"
          placeholder={say.findSpace}
          aria-label={say.findSpace}
          onChange={(event) => {
            const typed = event.currentTarget.value.trim().toLowerCase();
            const found = spots.find((spot) => namesOf(spot).some((name) => name.toLowerCase() === typed));
            if (!found) return;
            event.currentTarget.value = '';
            tap(found.id);
          }}
        />
        {ground && (
          <datalist id="map-spaces">
            {[...new Set(spots.flatMap(namesOf))].map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        {words && (
          <button
            type="button"
            class="beside gap-3 data"
            aria-expanded={moving}
            onFocus={wake}
            onClick={() => setMoving(!moving)}
          >
            {mover && <Badge side={mover} />}{' '}
            <span>
              {muster.leader && `${muster.leader}, `}
              {muster.cu} {words.cu}, {mp} {unit}
            </span>
          </button>
        )}
      </div>
      {moving && engine && <Mover {...engine} sides={sides} muster={muster} mp={mp} change={change} />}
      <div class="map-field" data-card={start ? '' : undefined}>
        {children}
        {drawn && (
          <Drawing
            {...props}
            ground={drawn}
            muster={muster}
            from={from}
            to={to}
            route={route}
            near={start ? terrain.from(to ?? start.id).map((by) => by.to) : []}
            tap={tap}
          />
        )}
        {start && (
          <Card
            title={goal ? say.fromTo(start.name, goal.name) : start.name}
            mark={set && !goal ? say.mover : undefined}
            close={close}
          >
            {goal && engine && <engine.OwnLink {...props} from={start} to={goal} />}
            {goal && engine ? (
              <RouteCard
                from={start}
                to={goal}
                route={route}
                other={ways.length - 1}
                next={() => choose({ from, to, set, way: way + 1 })}
                mp={mp}
                unit={unit}
                who={who}
                told={told}
                voyage={byShip && { cost: engine.march.voyage?.(engine.figures), told }}
                armies={muster.armies.length}
                clauses={props.clauses}
                about={() => choose({ from: goal.id })}
              />
            ) : (
              <SpaceCard
                spot={start}
                words={words}
                near={terrain.from(start.id).flatMap((by) => {
                  const spot = spotOf(by.to);
                  const costs = engine?.march.cost(by, marcher, engine.figures) ?? [];
                  return spot ? [{ spot, terrain: props.terrains[by.terrain] ?? '', standIn: by.standIn, costs }] : [];
                })}
                told={told}
                army={enemyAt({ armies: muster.armies, marcher }, start.id)}
                sides={sides.filter((side) => !engine || engine.march.sides.includes(side.id))}
                marching={muster.side}
                choose={(id) => choose({ from: id, set: false })}
                put={(army) => change((now) => withArmy(now, army))}
                facts={`${at.map}#${start.id}`}
              />
            )}
          </Card>
        )}
      </div>
    </section>
  );
}
