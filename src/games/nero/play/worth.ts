/** What a position is judged by: VP scored and in sight, Areas, the way to the throne, Legions, cards. Knows no weight. */
import { figuresOf } from '../../../play/figures.ts';
import type { Worth } from '../../../play/worth.ts';
import { neededFor } from '../control/rules.ts';
import { baseDp, worthOf } from '../declare/rules.ts';
import { limitOf } from '../limits/rules.ts';
import { type Board, isLastTurn, vpOf } from '../scoring/rules.ts';
import { COLOURS, type Colour, type EventId, each, ITALY, PAIRS, PROVINCES, ROMA } from '../words.ts';
import { cardOf } from './cards.ts';
import { controllerOf, emperors, legionsOf, placeOf } from './queries.ts';
import type { State } from './state.ts';

const FEATURES = {
  vp: 'VP won',
  scoring: 'VP in sight at the end of the turn',
  provinces: 'Provinces',
  areas: 'Areas',
  nearAreas: 'Areas one Province short',
  legions: 'Legions',
  italy: 'Legions in Italy',
  general: 'a General close to Roma',
  contender: 'a Contender',
  claim: 'a Contender in Roma',
  emperor: 'the Emperor',
  alone: 'being the only Emperor',
  dp: 'DP for a declaration',
  cards: 'cards in hand',
  mp: 'MP in hand',
  bp: 'BP in hand',
  stops: 'cards that stop others',
  moves: 'the move',
  marked: 'Legions under a marker',
} as const;

type Measured = Record<keyof typeof FEATURES, number>;

/** How near a place is to Roma: 3 there, less with every step. */
function nearness(s: State, at: string): number {
  if (at === ROMA) return 3;
  if (!at) return 0;
  const { borders, straits, city } = placeOf(s, at);
  if (city.length > 0) return 2;
  return [...borders, ...straits].some((next) => placeOf(s, next).city.length > 0) ? 1 : 0;
}

/** 12.0: events that answer what others do. */
const STOPS: ReadonlySet<EventId> = new Set([
  'bad-augury',
  'bad-weather',
  'bribe',
  'legion-rebels',
  'assassin',
  'sick',
]);

/** 11.1: what a colour controls: Provinces in all, by Area, in Italy. */
interface Held {
  provinces: number;
  readonly byArea: Record<Colour, number>;
  italy: number;
}

function heldBy(s: State): Record<Colour, Held> {
  const held = each((): Held => ({ provinces: 0, byArea: each(() => 0), italy: 0 }));
  for (const at of PROVINCES) {
    const holder = controllerOf(s, at);
    if (!holder) continue;
    const own = held[holder];
    const { area } = placeOf(s, at);
    own.provinces++;
    if (area) own.byArea[area]++;
    else own.italy++;
  }
  return held;
}

/** What is the same for all colours. */
interface Shared {
  readonly held: Record<Colour, Held>;
  readonly needed: number;
  readonly dp: ReturnType<typeof worthOf>;
  readonly board: Board;
  /** Legions in Italy. */
  readonly inItaly: number;
}

function tableOf(s: State): Shared {
  const figures = figuresOf(s);
  let inItaly = 0;
  for (const at of ITALY) for (const c of COLOURS) inItaly += legionsOf(s, c, at);
  return {
    held: heldBy(s),
    needed: neededFor(figures),
    dp: worthOf(figures),
    board: { last: isLastTurn(s.turn, figures), emperors: emperors(s).length, barbarians: s.barbarian !== null },
    inItaly,
  };
}

function measured(s: State, c: Colour, { held, needed, dp, board, inItaly }: Shared): Measured {
  const { status, at } = s.leaders[c];
  const { provinces, byArea, italy } = held[c];
  const [isContender, isEmperor, inRoma] = [status === 'contender', status === 'emperor', at === ROMA];
  let [areas, nearAreas, legions, marked] = [0, 0, 0, 0];
  for (const area of COLOURS) {
    if (byArea[area] >= needed) areas++;
    else if (byArea[area] === needed - 1) nearAreas++;
  }
  for (const place in s.stacks[c]) {
    const { n = 0, marker = false } = s.stacks[c][place] ?? {};
    legions += n;
    if (marker) marked += n;
  }
  let [mp, bp, stops, inHand] = [0, 0, 0, 0];
  for (const id of s.hands[c]) {
    const card = cardOf(s, id);
    mp += card.mp;
    bp += card.bp;
    if (STOPS.has(card.event)) stops++;
    if (card.event === 'senate-influence') inHand += dp.senate;
    if (card.event === 'praetorian-guard') inHand += dp.guard;
  }
  const own = ITALY.reduce((sum, place) => sum + legionsOf(s, c, place), 0);
  const declares = baseDp({ own, others: inItaly - own, uncontrolled: 0, areas }, dp) + inHand;
  const vacant = s.setup.vacant !== null && byArea[s.setup.vacant] >= needed;
  const holdings = { emperor: isEmperor, inRoma, wholeTurn: s.wholeTurn[c], areas, vacant, italy };
  return {
    vp: s.vp[c],
    scoring: vpOf(holdings, board, figuresOf(s)),
    provinces,
    areas,
    nearAreas,
    legions,
    italy: own,
    general: isEmperor ? 0 : nearness(s, at),
    contender: Number(isContender),
    claim: Number(isContender && inRoma),
    emperor: Number(isEmperor),
    alone: Number(isEmperor && board.emperors === 1),
    dp: status === 'general' ? Math.min(dp.needed, declares) : 0,
    cards: s.hands[c].length + Number(s.held[c] !== null),
    mp,
    bp,
    stops,
    moves: Number(s.round.active === c),
    marked,
  };
}

const sidesOf = ({ setup }: State): readonly (readonly Colour[])[] =>
  setup.players === 2 ? PAIRS : setup.colours.map((c) => [c]);

export const worth: Worth<State> = {
  features: FEATURES,
  sides: sidesOf,
  measure(s) {
    const table = tableOf(s);
    return sidesOf(s).map((side) => {
      const each = side.map((c) => Object.values(measured(s, c, table)));
      return (each[0] ?? []).map((_, i) => each.reduce((sum, one) => sum + (one[i] ?? 0), 0) / each.length);
    });
  },
  score: (s) => sidesOf(s).map((side) => Math.max(...side.map((c) => s.vp[c]))),
  progress: (s) => (s.turn - 1) / (limitOf('game-turns', figuresOf(s)) - 1),
  rests: ['round'],
};
