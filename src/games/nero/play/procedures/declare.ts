/** Declaration for Emperor in Roma (7.1): the cards laid one by one, their answers, and the count. */
import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import type { Listed } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { AREA_NAMES, ROMA } from '../../words.ts';
import type { Action } from '../actions.ts';
import { cardName, cardProblem, cardsLeft, eventOf, spendEvent, usable } from '../cards.ts';
import { dpOfCard, dpWith, givesDp, neededBy } from '../dp.ts';
import type { DeclareFrame, Reply } from '../frames.ts';
import { changeRound, makeStatus } from '../pieces.ts';
import { declarationQuestion } from '../questions.ts';
import { emperors, placeName } from '../situation.ts';
import type { Nero, ProcedureOf, State } from '../state.ts';
import { openWindow } from './window.ts';

/** 7.1: DP that are there, and the most that the hand could add. */
function reach(s: State): number {
  const { active } = s.round;
  const values = s.hands[active].filter((card) => givesDp(eventOf(s, card))).map((card) => dpOfCard(s, card));
  const most = values.sort((a, b) => b - a).slice(0, Math.max(0, cardsLeft(s, active)));
  return most.reduce((sum, dp) => sum + Math.max(0, dp), dpWith(s, []));
}

const mayFall = (s: State): boolean => s.setup.rulings['declaration-out-of-reach'] === 'allowed';

/** 7.1: whether the active colour may declare now. */
export function mayDeclare(s: State): boolean {
  const { active, failed } = s.round;
  const again = !failed || s.setup.rulings['failed-declaration'] === 'again';
  const free = s.leaders[active].at === ROMA && emperors(s).length === 0;
  return free && again && (mayFall(s) || reach(s) >= neededBy(s));
}

/** 7.1: no Emperor, the General or Contender in Roma, and the DP within reach. */
function declareProblem(s: State): Problem | undefined {
  const { active, failed } = s.round;
  const { at } = s.leaders[active];
  if (at !== ROMA)
    return no('7.1', `The Leader of ${AREA_NAMES[active]} is in ${placeName(s, at)}; he must be in Roma.`);
  const reigning = emperors(s).length;
  if (reigning > 0)
    return no(
      '7.1',
      `${plural(reigning, 'Emperor is', 'Emperors are')} in play; a declaration needs that there is none.`,
    );
  if (failed && s.setup.rulings['failed-declaration'] === 'one-try')
    return no('7.1', 'A declaration has failed in this player round; one try is allowed.');
  const needed = neededBy(s);
  if (reach(s) >= needed || mayFall(s)) return undefined;
  return no('7.1', `${reach(s)} DP are within reach; ${needed} are needed.`);
}

/** 4.3, 7.1: a declaration, in the round or between two steps of a march. */
export const declaring: Listed<Nero, unknown, Action<'declare'>> = {
  choices: (s) =>
    mayDeclare(s)
      ? [
          {
            action: { type: 'declare' },
            says: 'Declare for Emperor in Roma',
            question: declarationQuestion(s, { cards: [] }),
          },
        ]
      : [],
  problem: (s) => declareProblem(s),
  apply(d) {
    note(d, '7.1', `${AREA_NAMES[d.round.active]} declares for Emperor in Roma.`);
    push(d, { type: 'declare', cards: [], bribed: false, totalling: false, struck: [] });
  },
};

/** 12.0-bribe, 12.0-bad-augury: what can answer the card just laid. */
function offers(s: State, f: DeclareFrame): Reply[] {
  const last = f.cards.at(-1)?.card;
  const any = s.setup.rulings['bad-augury-target'] === 'any';
  return f.cards.flatMap(({ card, struck }) => {
    if (struck || (card !== last && !any)) return [];
    const augury: Reply = { event: 'bad-augury', target: card };
    const bribe: Reply = { event: 'bribe', target: card };
    return card === last && eventOf(s, card) === 'senate-influence' ? [bribe, augury] : [augury];
  });
}

/** 12.0-bribe: until the count, a Bribe can still answer any Senate Influence. */
const lateOffers = (s: State, f: DeclareFrame): Reply[] =>
  s.setup.rulings['bribe-timing'] === 'at-once'
    ? []
    : f.cards.flatMap(({ card, struck }) =>
        !struck && eventOf(s, card) === 'senate-influence' ? [{ event: 'bribe', target: card } as const] : [],
      );

/** 12.0-bribe, 12.0-bad-augury: cards that were answered give nothing. */
function strike(f: DeclareFrame): void {
  f.cards = f.cards.map((laid) => ({
    ...laid,
    struck: f.struck.find((s) => s.target === laid.card)?.event ?? laid.struck,
  }));
  f.bribed ||= f.struck.some((s) => s.event === 'bribe');
  f.struck = [];
}

/** 7.1: enough DP make the Emperor; else the cards are gone and nothing else happens. */
function count(d: State, f: DeclareFrame): void {
  const dp = dpWith(d, f.cards);
  const { active } = d.round;
  const needed = neededBy(d);
  pop(d);
  note(d, '7.1', `${AREA_NAMES[active]} has ${dp} DP; ${needed} are needed.`, { facts: { dp } });
  if (dp >= needed) makeStatus(d, active, 'emperor', '7.1');
  else changeRound(d, { failed: true });
}

const barred = (s: State, f: DeclareFrame): boolean => f.bribed && s.setup.rulings['dp-cards-after-a-bribe'] === 'no';

export const declare: ProcedureOf<'declare'> = {
  run(d, f) {
    const answered = f.struck.length > 0;
    if (answered) strike(f);
    if (!f.totalling) return 'waits';
    // A Bribe at the count gives the floor back to the declarer, who may add cards.
    if (answered) f.totalling = false;
    else count(d, f);
    return 'goes-on';
  },
  who: (s) => s.round.active,
  asks: (s, f) => ({
    rule: '7.1',
    says: `whether to lay cards for DP, with ${dpWith(s, f.cards)} of ${neededBy(s)} on the table.`,
  }),
  question: declarationQuestion,
  answers: {
    dp: {
      choices: (s, f) =>
        barred(s, f)
          ? []
          : usable(s, s.round.active)
              .filter((card) => givesDp(eventOf(s, card)))
              .map((card) => ({ action: { type: 'dp', card }, says: `Lay ${cardName(s, card)}` })),
      problem(s, f, { card }) {
        const held = cardProblem(s, s.round.active, card);
        if (held) return held;
        if (!givesDp(eventOf(s, card)))
          return no('7.1', `Found ${cardName(s, card)}; DP come from Senate Influence and Praetorian Guard.`);
        return barred(s, f) ? no('7.1', 'A Bribe has been played; no card may be added after it.') : undefined;
      },
      apply(d, f, { card }) {
        const { active } = d.round;
        const event = eventOf(d, card);
        spendEvent(d, active, card);
        f.cards = [...f.cards, { card, struck: null }];
        note(d, `12.0-${event}`, `${AREA_NAMES[active]} lays ${cardName(d, card)}.`);
        openWindow(d, event === 'senate-influence' ? 'senate' : 'guard', active, offers(d, f));
      },
    },
    done: {
      choices: (s, f) =>
        f.cards.length > 0 || mayFall(s) || dpWith(s, []) >= neededBy(s)
          ? [{ action: { type: 'done' }, says: `Count the DP: ${dpWith(s, f.cards)}` }]
          : [],
      problem(s, f) {
        const needed = neededBy(s);
        if (f.cards.length > 0 || mayFall(s) || dpWith(s, f.cards) >= needed) return undefined;
        return no('7.1', `Found ${dpWith(s, f.cards)} DP and no card laid; ${needed} DP are needed.`);
      },
      apply(d, f) {
        f.totalling = true;
        openWindow(d, 'senate', d.round.active, lateOffers(d, f));
      },
    },
  },
};
