/** Declaration for Emperor in Roma (7.1): the DP, the cards laid one by one, and the count. */
import { plural } from '../../../../calculator/words.ts';
import { dpOf, type Position, worthOf } from '../../declare/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, type EventId, ROMA } from '../../words.ts';
import { areasCounting, emperors, legionsOf } from '../board.ts';
import { cardProblem, cardsLeft, eventOf, spendEvent } from '../cards.ts';
import { figuresOf } from '../figures.ts';
import type { Answer, DeclareFrame, DpCard } from '../frames.ts';
import { changeRound, makeStatus } from '../pieces.ts';
import { no, note, type Problem, type Procedure, pop, push } from '../procedure.ts';
import type { State } from '../state.ts';
import { openWindow } from './window.ts';

/** 7.1: the cards that give DP. */
const givesDp = (event: string): boolean => event === 'senate-influence' || event === 'praetorian-guard';

/** 7.1: Legions in Italy and Areas. */
export function positionOf(s: State, c: Colour): Position {
  const { italy } = s.setup.board;
  const sum = (count: (at: string) => number): number => italy.reduce((all, at) => all + count(at), 0);
  const others = COLOURS.filter((other) => other !== c);
  const counts = s.setup.rulings['uncontrolled-in-italy'] === 'count';
  return {
    own: sum((at) => legionsOf(s, c, at)),
    others: sum((at) => others.reduce((all, other) => all + legionsOf(s, other, at), 0)),
    uncontrolled: counts ? sum((at) => s.uncontrolled[at] ?? 0) : 0,
    areas: areasCounting(s, c),
  };
}

/** 7.1: DP needed. */
const neededBy = (s: State): number => worthOf(figuresOf(s)).needed;

/** 7.1: DP with the cards that nobody has cancelled. */
export function dpWith(s: State, cards: readonly DpCard[]): number {
  const live = (wanted: EventId) => cards.filter(({ event, live }) => live && event === wanted).length;
  const left = { senate: live('senate-influence'), guard: live('praetorian-guard') };
  return dpOf(positionOf(s, s.round.active), left, worthOf(figuresOf(s)));
}

/** 7.1: the most DP that the hand could add. */
function mostCards(s: State): number {
  const { active } = s.round;
  const { senate, guard } = worthOf(figuresOf(s));
  const values = s.hands[active]
    .map((id) => eventOf(s, id))
    .filter(givesDp)
    .map((event) => (event === 'senate-influence' ? senate : guard));
  const most = values.sort((a, b) => b - a).slice(0, cardsLeft(s, active));
  return most.reduce((sum, dp) => sum + Math.max(0, dp), 0);
}

/** 7.1: no Emperor, the General or Contender in Roma, and the DP within reach. */
export function declareProblem(s: State): Problem | undefined {
  const { active, failed } = s.round;
  if (s.leaders[active].at !== ROMA)
    return no(
      '7.1',
      `The Leader of ${AREA_NAMES[active]} is in ${s.leaders[active].at || 'no place'}; he must be in Roma.`,
    );
  const reigning = emperors(s).length;
  if (reigning > 0)
    return no(
      '7.1',
      `${plural(reigning, 'Emperor is', 'Emperors are')} in play; a declaration needs that there is none.`,
    );
  if (failed && s.setup.rulings['failed-declaration'] === 'one-try')
    return no('7.1', 'A declaration has failed in this player round; one try is allowed.');
  const reach = dpWith(s, []) + mostCards(s);
  const needed = neededBy(s);
  return reach >= needed ? undefined : no('7.1', `${reach} DP are within reach; ${needed} are needed.`);
}

/** 7.1: cards are laid one by one from now on. */
export function beginDeclaration(d: State): void {
  note(d, '7.1', `${AREA_NAMES[d.round.active]} declares for Emperor in Roma.`);
  push(d, { type: 'declare', cards: [], bribed: false, totalling: false, struck: [] });
}

/** W7, W8: what can answer the card just laid. */
function offers(s: State, f: DeclareFrame): Answer[] {
  const last = f.cards.length - 1;
  const any = s.setup.rulings['bad-augury-target'] === 'any';
  return f.cards.flatMap(({ event, live }, target) => {
    if (!live || (target !== last && !any)) return [];
    const augury: Answer = { event: 'bad-augury', target };
    const bribe: Answer = { event: 'bribe', target };
    return target === last && event === 'senate-influence' ? [bribe, augury] : [augury];
  });
}

/** 12.0-bribe: until the count, a Bribe can still answer any Senate Influence. */
const lateOffers = (s: State, f: DeclareFrame): Answer[] =>
  s.setup.rulings['bribe-timing'] === 'at-once'
    ? []
    : f.cards.flatMap(({ event, live }, target) =>
        live && event === 'senate-influence' ? [{ event: 'bribe', target } as const] : [],
      );

/** 12.0-bribe, 12.0-bad-augury: cards that were answered give nothing. */
function strike(f: DeclareFrame): void {
  if (f.struck.length === 0) return;
  f.cards = f.cards.map((card, i) => (f.struck.some((s) => s.target === i) ? { ...card, live: false } : card));
  f.bribed ||= f.struck.some((s) => s.event === 'bribe');
  f.struck = [];
}

/** 7.1: enough DP make the Emperor; else the cards are gone and nothing else happens. */
function count(d: State, f: DeclareFrame): void {
  const dp = dpWith(d, f.cards);
  const { active } = d.round;
  pop(d);
  note(d, '7.1', `${AREA_NAMES[active]} has ${dp} DP; ${neededBy(d)} are needed.`);
  if (dp >= neededBy(d)) makeStatus(d, active, 'emperor', '7.1');
  else changeRound(d, { failed: true });
}

export const declare: Procedure<DeclareFrame> = {
  accepts: ['dp', 'total'],
  run(d, f) {
    const answered = f.struck.length > 0;
    strike(f);
    if (!f.totalling) return true;
    // A Bribe at the count gives the floor back to the declarer, who may add cards.
    if (answered) f.totalling = false;
    else count(d, f);
    return false;
  },
  who: (s) => s.round.active,
  choices(s, f) {
    const cards = s.hands[s.round.active].map((card) => ({ type: 'dp', card }) as const);
    return [{ type: 'total' } as const, ...cards].filter((a) => !declare.problem(s, f, a));
  },
  problem(s, f, a) {
    if (a.type === 'total') {
      if (f.cards.length > 0 || dpWith(s, f.cards) >= neededBy(s)) return undefined;
      return no('7.1', `Found ${dpWith(s, f.cards)} DP and no card laid; ${neededBy(s)} DP are needed.`);
    }
    if (a.type !== 'dp') return undefined;
    const held = cardProblem(s, s.round.active, a.card);
    if (held) return held;
    if (!givesDp(eventOf(s, a.card)))
      return no('7.1', `Found ${a.card}; DP come from Senate Influence and Praetorian Guard.`);
    return f.bribed && s.setup.rulings['dp-cards-after-a-bribe'] === 'no'
      ? no('7.1', 'A Bribe has been played; no card may be added after it.')
      : undefined;
  },
  apply(d, f, a) {
    const { active } = d.round;
    if (a.type === 'dp') {
      const event = eventOf(d, a.card);
      spendEvent(d, active, a.card);
      f.cards = [...f.cards, { event, live: true }];
      note(
        d,
        `12.0-${event}`,
        `${AREA_NAMES[active]} lays ${event === 'senate-influence' ? 'Senate Influence' : 'a Praetorian Guard'}.`,
      );
      openWindow(d, event === 'senate-influence' ? 'W7' : 'W8', active, offers(d, f));
    } else {
      f.totalling = true;
      openWindow(d, 'W7', active, lateOffers(d, f));
    }
  },
};
