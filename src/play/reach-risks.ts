/** What may happen on a way: who is asked where, from where they could come, and what tells the odds. */
import { Random } from '../engine/random.ts';
import type { AnyAction } from './frames.ts';
import type { AnyGame } from './machine.ts';
import type { Question } from './question.ts';
import { goalOf, passAside, type Way } from './reach.ts';
import type { Search } from './search.ts';
import type { AnyState } from './state.ts';
import { touchesOf } from './tap.ts';
import type { Travel } from './travel.ts';

export interface Risk {
  /** Who is asked; of chance nobody is. */
  readonly by: string;
  /** The place that is being entered, or left. */
  readonly at: string;
  readonly rule: string;
  readonly says: string;
  /** Leaders and places from which they could answer. */
  readonly with: readonly string[];
  readonly question?: Question;
}

/** More questions than anybody is asked in a row. */
const ENDLESS = 200;
/** As many new deals as must agree before a question counts as one that all can ask. */
const DEALS = 4;

/** Pieces and places that the options of whoever is asked are about, where no card of theirs is needed. */
function withOf(game: AnyGame, options: readonly AnyAction[]): string[] {
  const touches = options
    .map((action) => touchesOf(action, game.actions))
    .filter((one) => one.every(({ kind }) => kind !== 'card'))
    .flat();
  return [
    ...new Set(touches.flatMap(({ kind, id, field }) => (kind === 'piece' || field === 'from' ? [`${id}`] : []))),
  ];
}

/** What is asked on the way, in its order; played out for one deal. */
function askedOn(game: AnyGame, search: Search, seat: string, { stops, actions }: Way): Risk[] {
  const risks: Risk[] = [];
  let at = stops[0] ?? '';
  for (const action of actions) {
    if (search.decider() !== seat) break;
    if ((game.travel as Travel).steps.includes(action.type)) at = goalOf(action, game.actions) ?? at;
    search.play(action);
    for (let i = 0; i < ENDLESS; i++) {
      const [by, pass] = [search.decider(), passAside(search)];
      if (by === undefined || (by === seat && !pass)) break;
      if (by === seat && pass) {
        search.play(pass);
        continue;
      }
      const [asks, question] = [game.asks(search.state), game.question(search.state)];
      risks.push({
        ...{ by, at, rule: asks?.rule ?? '', says: asks?.says ?? '', with: withOf(game, search.options()) },
        ...(question && { question }),
      });
      if (!pass) break;
      search.play(pass);
    }
  }
  return risks;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What may happen on a way, as the seat that goes it sees the table: read off new deals, never off the hands as they are. */
export function risksOf(game: AnyGame, s: AnyState, way: Way): Risk[] {
  const seat: string = game.decider(s) ?? '';
  const random = new Random(1);
  const [first = [], ...others] = Array.from({ length: DEALS }, () =>
    askedOn(game, game.search(game.redeal(s, seat, random)) as Search, seat, way),
  );
  const found = new Map<string, Risk>();
  for (const [i, { question, ...risk }] of first.entries()) {
    const key = `${risk.by} ${risk.at} ${risk.rule}`;
    const isOpen = others.every((other) => isSame(other[i]?.question, question));
    if (!found.has(key)) found.set(key, { ...risk, ...(question && isOpen && { question }) });
  }
  return [...found.values()];
}
