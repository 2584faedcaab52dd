/** The evening of this game in progress, whom the figure helps and hurts, and how a result gets into it. */
import { useEffect, useState } from 'preact/hooks';
import type { Faces } from '../../../calculator/calculator.ts';
import type { Fall } from '../../../calculator/roll/luck.ts';
import type { Evening } from '../../../stores/evening/evening.ts';
import { $evenings, note, openEvenings, underWay } from '../../../stores/evening/evenings.ts';
import { $turns, tableOf } from '../../../stores/turn/turn.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import type { Sides } from './for-whom.tsx';

export interface Tonight {
  readonly evening: Evening;
  readonly seats: Readonly<Record<string, string>>;
  readonly sides: Sides;
  readonly choose: (sides: Sides) => void;
  readonly keep: (came: Omit<Fall, 'player'>, faces: Faces) => void;
}

export function useEvening(): Tonight | undefined {
  const { session, game, atTable } = useSurroundings();
  const { id: calculator, figure, headline, tones } = session.calculator;
  const evening = underWay(useStore($evenings), game);
  const seat = tableOf(useStore($turns), game).place.seat;
  const [chosen, choose] = useState<Sides>();
  useEffect(() => {
    if (atTable) openEvenings();
  }, []);
  if (!atTable || !evening) return undefined;
  const { seats } = atTable;
  const whose = seat && Object.hasOwn(seats, seat) ? seat : undefined;
  const others = Object.keys(seats).filter((id) => id !== whose);
  const other = whose && others.length === 1 ? others[0] : undefined;
  // What only its victim rolls for is told as that which is to be feared.
  const feared =
    tones[figure ?? headline[0] ?? ''] === 'defender' && !headline.some((key) => tones[key] === 'attacker');
  const sides = chosen ?? (feared ? { good: other, bad: whose } : { good: whose, bad: other });
  return {
    evening,
    seats,
    sides,
    choose,
    keep: (came, faces) =>
      note(evening, { type: 'roll', calculator, query: session.$query.get(), ...came, faces, ...sides }),
  };
}
