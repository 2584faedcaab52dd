/** Declaration for Emperor in Roma (7.1): the cards laid one by one, their answers, and the count. */
import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import type { Answer, Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { AREA_NAMES, ROMA } from '../../words.ts';
import type { Action } from '../actions.ts';
import { byCard, cardName, cardsLeft, eventOf, spendEvent } from '../cards.ts';
import { makeStatus } from '../changes.ts';
import { type DpCard, dpOfCard, dpWith, givesDp, neededBy } from '../points.ts';
import { emperors, nameOf } from '../queries.ts';
import { declarationQuestion } from '../questions.ts';
import type { Nero, State } from '../state.ts';
import { type Answerable, isStruck, openWindow, type Reply } from './window.ts';

interface DeclareFrame extends Answerable {
  readonly type: 'declare';
  readonly cards: DpCard[];
  bribed: boolean;
  totalling: boolean;
}

/** 7.1: DP that are there, and the most that the hand could add. */
function reach(s: State): number {
  const { active } = s.round;
  const values = s.hands[active].filter((card) => givesDp(eventOf(s, card))).map((card) => dpOfCard(s, card));
  const most = values.sort((a, b) => b - a).slice(0, Math.max(0, cardsLeft(s, active)));
  return most.reduce((sum, dp) => sum + Math.max(0, dp), dpWith(s, []));
}

const mayFall = (s: State): boolean => s.setup.rulings['declaration-out-of-reach'] === 'allowed';

/** 7.1: why the active colour may not declare now: no Emperor, the General or Contender in Roma, and the DP within reach. */
function whyNoDeclaration(s: State): Problem | undefined {
  const { active, failed } = s.round;
  const { at } = s.leaders[active];
  if (at !== ROMA) return no('7.1', `The Leader of ${AREA_NAMES[active]} is in ${nameOf(s, at)}; he must be in Roma.`);
  const reigning = plural(emperors(s).length, 'Emperor is', 'Emperors are');
  if (emperors(s).length > 0) return no('7.1', `${reigning} in play; a declaration needs that there is none.`);
  if (failed && s.setup.rulings['failed-declaration'] === 'one-try')
    return no('7.1', 'A declaration has failed in this player round; one try is allowed.');
  if (mayFall(s) || reach(s) >= neededBy(s)) return undefined;
  return no('7.1', `${reach(s)} DP are within reach; ${neededBy(s)} are needed.`);
}

/** 7.1: whether the active colour may declare now. */
export const mayDeclare = (s: State): boolean => s.leaders[s.round.active].at === ROMA && !whyNoDeclaration(s);

/** 4.3, 7.1: a declaration, in the round or between two steps of a march. */
export const declaring: Answer<Nero, unknown, Action<'declare'>> = {
  options: (s) => (mayDeclare(s) ? [{ type: 'declare' }] : []),
  says: (s) => ({ says: 'Declare for Emperor in Roma', question: declarationQuestion(s, []) }),
  why: whyNoDeclaration,
  apply(d) {
    note(d, '7.1', () => `${AREA_NAMES[d.round.active]} declares for Emperor in Roma.`);
    push(d, { type: 'declare', cards: [], bribed: false, totalling: false, struck: [] });
  },
};

const isSenate = (s: State, card: string): boolean => eventOf(s, card) === 'senate-influence';

/** 12.0-bribe, 12.0-bad-augury: what can answer the card just laid; until the count a Bribe answers any Senate Influence. */
function offers(s: State, { cards, totalling }: DeclareFrame): Reply[] {
  const { rulings } = s.setup;
  const last = cards.at(-1)?.card;
  return cards.flatMap(({ card, struck }): Reply[] => {
    if (struck) return [];
    const bribe = totalling ? rulings['bribe-timing'] === 'until-total' : card === last;
    const augury = !totalling && (card === last || rulings['bad-augury-target'] === 'any');
    return [
      ...(bribe && isSenate(s, card) ? [{ event: 'bribe', target: card } as const] : []),
      ...(augury ? [{ event: 'bad-augury', target: card } as const] : []),
    ];
  });
}

/** 12.0-bribe, 12.0-bad-augury: cards that were answered give nothing. */
function strike(f: DeclareFrame): void {
  for (const laid of f.cards) laid.struck = f.struck.find((s) => s.target === laid.card)?.event ?? laid.struck;
  f.bribed ||= isStruck(f, 'bribe');
  f.struck = [];
}

/** 7.1: enough DP make the Emperor; else the cards are gone and nothing else happens. */
function count(d: State, f: DeclareFrame): void {
  const dp = dpWith(d, f.cards);
  const { active } = d.round;
  const needed = neededBy(d);
  pop(d);
  note(d, '7.1', () => `${AREA_NAMES[active]} has ${dp} DP; ${needed} are needed.`, { facts: { dp } });
  if (dp >= needed) makeStatus(d, active, 'emperor', '7.1');
  else d.round.failed = true;
}

export const declare: Procedure<Nero, DeclareFrame> = {
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
    short: `Cards for DP? ${dpWith(s, f.cards)} of ${neededBy(s)} laid`,
  }),
  question: (s, f) => declarationQuestion(s, f.cards),
  answers: {
    dp: byCard('dp', {
      who: (s) => s.round.active,
      why(s, f, card) {
        if (!givesDp(eventOf(s, card)))
          return no('7.1', `Found ${cardName(s, card)}; DP come from Senate Influence and Praetorian Guard.`);
        return f.bribed && s.setup.rulings['dp-cards-after-a-bribe'] === 'no'
          ? no('7.1', 'A Bribe has been played; no card may be added after it.')
          : undefined;
      },
      says: (s, card) => `Lay ${cardName(s, card)}`,
      apply(d, f: DeclareFrame, card) {
        const { active } = d.round;
        spendEvent(d, active, card);
        f.cards.push({ card, struck: null });
        note(d, `12.0-${eventOf(d, card)}`, () => `${AREA_NAMES[active]} lays ${cardName(d, card)}.`);
        openWindow(d, isSenate(d, card) ? 'senate' : 'guard', active, offers(d, f));
      },
    }),
    done: {
      options: (s, f) => (f.cards.length > 0 || mayFall(s) || dpWith(s, []) >= neededBy(s) ? [{ type: 'done' }] : []),
      says: (s, f) => `Count the DP: ${dpWith(s, f.cards)}`,
      why: (s, f) => no('7.1', `Found ${dpWith(s, f.cards)} DP and no card laid; ${neededBy(s)} DP are needed.`),
      apply(d, f) {
        f.totalling = true;
        openWindow(d, 'senate', d.round.active, offers(d, f));
      },
    },
  },
};
