/** The odds at a point of a branch: of the waiting roll, and a figure for each choice. They arrive after the choices. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Figure } from '../../../play/figure.ts';
import type { Written } from '../../../play/sample.ts';
import { seenQuestion } from '../../../play/seen.ts';
import type { ShownOdds, Side } from '../../../play/shown.ts';
import type { Now } from '../../../stores/branch/branch.ts';
import type { Figures, Weigher } from '../../../workers/weigher.ts';
import { attempt } from '../../lost.ts';
import type { Room } from './engine.ts';
import { fetchFigures } from './figure.tsx';

const breath = () => new Promise((done) => setTimeout(done));

/** `open`: whether all hands may be seen, as what both sides expect tells of them. */
export function usePending(room: Room, now: Now, sides: readonly Side[], open: boolean): ShownOdds | undefined {
  const [told, setTold] = useState<{ readonly of?: Now; readonly pending?: ShownOdds | undefined }>({});
  useEffect(() => {
    let over = false;
    let end = () => {};
    const tellAll = async () => {
      // Drawn first: nobody waits for odds.
      await breath();
      const question = over ? undefined : open ? now.question : seenQuestion(room.game, now.state);
      if (!question) return;
      const { followPending } = await import('./parts/drawing.ts');
      if (!over)
        end = followPending(room, { ...now, question }, sides, open, (pending) => setTold({ of: now, pending }));
    };
    void attempt(tellAll);
    return () => {
      over = true;
      end();
    };
  }, [now, open]);
  return told.of === now ? told.pending : undefined;
}

const weighers = new WeakMap<Room, Weigher>();

async function weigherIn(room: Room): Promise<Weigher> {
  const [{ weigherOf }] = await Promise.all([import('../../../workers/weigher.ts'), fetchFigures()]);
  const found = weighers.get(room) ?? weigherOf(room.id, room.worth, () => room.desk.tables);
  weighers.set(room, found);
  return found;
}

/** Orders something of whoever weighs, who is fetched first; gives back how to end it. */
export function order(room: Room, what: (weigher: Weigher) => () => void, fail: () => void): () => void {
  let [over, end] = [false, () => {}];
  weigherIn(room).then((weigher) => {
    if (!over) end = what(weigher);
  }, fail);
  return () => {
    over = true;
    end();
  };
}

export interface RowFigures {
  readonly of: ReadonlyMap<Written, Figure>;
  /** Of the looks that are to come. */
  readonly share: number;
  /** Nothing more can be told: the worker could not be had. */
  readonly lost: boolean;
}

const NO_FIGURES: RowFigures = { of: new Map(), share: 0, lost: false };

/** The figures of the options of whoever decides now, as they come; `isAsked`: whether anybody is to choose. */
export function useFigures(room: Room, now: Now, isAsked: boolean): RowFigures {
  const [told, setTold] = useState<{ readonly by?: Now; readonly found?: Figures; readonly lost?: boolean }>({});
  useEffect(() => {
    if (!isAsked || now.decider === undefined) return;
    const { state, decider: seat } = now;
    const lose = () => setTold((known) => ({ ...(known.by === now && known), by: now, lost: true }));
    let [over, end] = [false, () => {}];
    // What does not load is said, and can be asked for again.
    const begin = async () => {
      const { weigh } = await weigherIn(room);
      if (over) return;
      await new Promise<void>((done, fail) => {
        const tell = (found: Figures) => {
          setTold({ by: now, found });
          done();
        };
        end = weigh({ state, seat }, tell, () => {
          lose();
          fail(new Error('no worker'));
        });
      });
    };
    void attempt(begin);
    return () => {
      over = true;
      end();
    };
  }, [room, now, isAsked]);
  return useMemo(() => {
    if (told.by !== now) return NO_FIGURES;
    const figures = told.found?.figures ?? [];
    return {
      of: new Map(now.choices.flatMap(({ action }, i) => (figures[i] ? [[action, figures[i]] as const] : []))),
      share: told.found?.share ?? 0,
      lost: told.lost ?? false,
    };
  }, [told, now]);
}
