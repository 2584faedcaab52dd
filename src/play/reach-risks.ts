/** What may happen along a route: who is asked where, where they could come from, and which calculator has the odds. */
import { Random } from '../engine/random.ts';
import type { AnyAction } from './frames.ts';
import type { AnyGame } from './machine.ts';
import type { Question } from './question.ts';
import { goalOf, mostOf, passAside, type Way } from './reach.ts';
import type { Search } from './search.ts';
import { shortOf } from './short.ts';
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
/** As much as may be settled between an answer and its dice. */
const FEW = 6;

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

/** The pieces that may answer without a card: each with all it can bring. */
function answersOf(game: AnyGame, options: readonly AnyAction[]): AnyAction[] {
  const byPiece = new Map<string, AnyAction[]>();
  for (const action of options) {
    const touches = touchesOf(action, game.actions);
    const piece = touches.find(({ kind }) => kind === 'piece');
    if (!piece || touches.some(({ kind }) => kind === 'card')) continue;
    byPiece.set(`${piece.id}`, [...(byPiece.get(`${piece.id}`) ?? []), action]);
  }
  return [...byPiece.values()].flatMap((one) => mostOf(one) ?? []);
}

/** Whether these dice may keep a move from getting where it goes. */
const hinders = (game: AnyGame, { calculator }: Question): boolean => {
  const told = (game.travel as Travel).chances?.[calculator];
  return told !== undefined && told.when !== 'enemy';
};

/** The dice that an answer comes down to, where nothing else is decided before them. */
function diceOf(
  game: AnyGame,
  before: Search,
  action: AnyAction,
  by: string,
): Pick<Risk, 'rule' | 'says' | 'question'> | undefined {
  const search = before.copy();
  search.play(action);
  for (let i = 0; i < FEW; i++) {
    const who = search.decider();
    if (who === 'chance') {
      const [asks, question] = [game.asks(search.state), game.question(search.state)];
      return asks && question && hinders(game, question)
        ? { rule: asks.rule, says: shortOf(asks), question }
        : undefined;
    }
    const next =
      passAside(search) ?? (who === by ? (search.options(['done'])[0] ?? mostOf(search.options())) : undefined);
    if (!next) return undefined;
    search.play(next);
  }
  return undefined;
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
      const options = search.options();
      const dice =
        by === 'chance' || question?.shows
          ? []
          : answersOf(game, options).flatMap((answer) => {
              const told = diceOf(game, search, answer, by);
              return told ? [{ ...told, by, at, with: withOf(game, [answer]) }] : [];
            });
      risks.push(
        ...(dice.length
          ? dice
          : [
              {
                ...{ by, at, rule: asks?.rule ?? '', says: asks ? shortOf(asks) : '', with: withOf(game, options) },
                ...(question && { question }),
              },
            ]),
      );
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
    const key = `${risk.by} ${risk.at} ${risk.rule} ${risk.with.length === 1 ? risk.with[0] : ''}`;
    const isOpen = others.every((other) => isSame(other[i]?.question, question));
    if (!found.has(key)) found.set(key, { ...risk, ...(question && isOpen && { question }) });
  }
  return [...found.values()];
}
