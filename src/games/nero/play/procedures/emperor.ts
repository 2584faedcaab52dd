/** Emperors made and killed: a declaration in Roma (7.1), card by card, and an assassination there (9.0). */
import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { type Answer, ask, type Course, type Procedure, simply } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { isStopped } from '../../assassination/rules.ts';
import { AREA_NAMES, type Colour, type EventId, ROMA } from '../../words.ts';
import type { Action } from '../actions.ts';
import { byCard, cardName, cardsLeft, eventOf, mayHold, spend, spendEvent } from '../cards.ts';
import { makeStatus } from '../changes.ts';
import { type DpCard, dpOfCard, dpWith, givesDp, neededBy } from '../points.ts';
import { clockwise, emperors, firstOf, nameOf } from '../queries.ts';
import { assassinationQuestion, declarationQuestion } from '../questions.ts';
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
  if (emperors(s).length > 0) return no('7.1', `${reigning} in play; you can declare only while there is none.`);
  if (failed && s.setup.rulings['failed-declaration'] === 'one-try')
    return no('7.1', 'A declaration has failed in this player round; only one try is allowed.');
  if (mayFall(s) || reach(s) >= neededBy(s)) return undefined;
  return no('7.1', `You can reach at most ${reach(s)} DP; you need ${neededBy(s)}.`);
}

/** 7.1: whether the active colour may declare now. */
export const mayDeclare = (s: State): boolean => s.leaders[s.round.active].at === ROMA && !whyNoDeclaration(s);

/** 4.3, 7.1: a declaration, in the round or between two steps of a march. */
export const declaring: Answer<Nero, unknown, Action<'declare'>> = {
  options: (s) => (mayDeclare(s) ? [{ type: 'declare' }] : []),
  says: (s) => ({ says: 'Declare in Roma', question: declarationQuestion(s, []) }),
  why: whyNoDeclaration,
  apply(d) {
    note(d, '7.1', () => `${AREA_NAMES[d.round.active]} declares in Roma.`);
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
  run(d, f): Course {
    const answered = f.struck.length > 0;
    if (answered) strike(f);
    if (!f.totalling) return 'waits';
    // A Bribe at the count gives the floor back to the declarer, who may add cards.
    if (answered) f.totalling = false;
    else count(d, f);
  },
  who: (s) => s.round.active,
  asks: (s, f) =>
    ask(
      '7.1',
      `whether to play cards for DP; the total so far is ${dpWith(s, f.cards)} of the ${neededBy(s)} DP needed.`,
      `Cards for DP? ${dpWith(s, f.cards)} of ${neededBy(s)} DP`,
    ),
  question: (s, f) => declarationQuestion(s, f.cards),
  answers: {
    dp: byCard('dp', {
      who: (s) => s.round.active,
      why(s, f, card) {
        if (!givesDp(eventOf(s, card))) return no('7.1', 'Only Senate Influence and Praetorian Guard give DP.');
        return f.bribed && s.setup.rulings['dp-cards-after-a-bribe'] === 'no'
          ? no('7.1', 'A Bribe has been played; you cannot add cards after it.')
          : undefined;
      },
      says: (s, card) => `Play ${cardName(s, card)}`,
      apply(d, f: DeclareFrame, card) {
        const { active } = d.round;
        spendEvent(d, active, card);
        f.cards.push({ card, struck: null });
        note(d, `12.0-${eventOf(d, card)}`, () => `${AREA_NAMES[active]} plays ${cardName(d, card)}.`);
        openWindow(d, isSenate(d, card) ? 'senate' : 'guard', active, offers(d, f));
      },
    }),
    done: {
      options: (s, f) => (f.cards.length > 0 || mayFall(s) || dpWith(s, []) >= neededBy(s) ? [{ type: 'done' }] : []),
      says: (s, f) => `Count the DP: ${dpWith(s, f.cards)}`,
      why: (s) => no('7.1', `You need ${neededBy(s)} DP.`),
      apply(d, f) {
        f.totalling = true;
        openWindow(d, 'senate', d.round.active, offers(d, f));
      },
    },
  },
};

interface AssassinateFrame {
  readonly type: 'assassinate';
  readonly target: Colour;
  /** Guards and Bribes for the attempt, and against it. */
  guards: number;
  bribes: number;
  guardsAgainst: number;
  bribesAgainst: number;
  ready: boolean;
  waiting: Colour[];
}

/** 9.0: Emperors in Roma, not the player's own one. */
export const victims = (s: State): Colour[] =>
  emperors(s).filter((c) => c !== s.round.active && s.leaders[c].at === ROMA);

/** 9.0: the cards that either side lays. */
const helps = (event: EventId): boolean => event === 'praetorian-guard' || event === 'bribe';
const mayHelp = (s: State, c: Colour): boolean => mayHold(s, c, 'praetorian-guard') || mayHold(s, c, 'bribe');

/** 9.0: whether the cards laid against the attempt stop it. */
const fails = ({ guards, bribes, guardsAgainst, bribesAgainst }: AssassinateFrame): boolean =>
  isStopped({ guards, bribes }, { guards: guardsAgainst, bribes: bribesAgainst });

const decides = (s: State, f: AssassinateFrame): Colour => (f.ready ? firstOf(f.waiting) : s.round.active);

/** 9.0: laying cards, for the attempt before it is ready and against it after that. */
const laying = <T extends 'support' | 'oppose'>(type: T, ready: boolean) => ({
  when: (_: State, f: AssassinateFrame) => f.ready === ready,
  ...byCard(type, {
    who: decides,
    why: (s, _, card) =>
      helps(eventOf(s, card))
        ? undefined
        : no('9.0', 'Only Praetorian Guards and Bribes can be played in an assassination.'),
    says: cardName,
    apply(d, f: AssassinateFrame, card) {
      const guard = eventOf(d, card) === 'praetorian-guard';
      const who = decides(d, f);
      spend(d, who, card);
      if (ready) f[guard ? 'guardsAgainst' : 'bribesAgainst'] += 1;
      else f[guard ? 'guards' : 'bribes'] += 1;
      note(d, '9.0', () => `${AREA_NAMES[who]} plays ${cardName(d, card)} ${ready ? 'against' : 'for'} the attempt.`);
    },
  }),
});

export const assassinate: Procedure<Nero, AssassinateFrame> = {
  run(d, f): Course {
    if (!f.ready) return 'waits';
    while (f.waiting[0] && !mayHelp(d, f.waiting[0])) f.waiting.shift();
    if (f.waiting.length > 0) return 'waits';
    pop(d);
    const blocked = fails(f);
    note(d, '9.0', () => `The attempt on the Emperor of ${AREA_NAMES[f.target]} ${blocked ? 'fails' : 'succeeds'}.`, {
      facts: { victim: f.target, assassinated: !blocked },
    });
    if (!blocked) makeStatus(d, f.target, 'general', '9.0');
  },
  who: decides,
  asks: (s, f) => ({
    rule: '9.0',
    says: f.ready ? 'which cards to play against the attempt.' : 'which cards to play with the Assassin.',
    short: f.ready ? 'Cards against the attempt?' : 'Cards with the Assassin?',
    after: f.waiting.slice(1).filter((c) => mayHelp(s, c)),
  }),
  question: assassinationQuestion,
  answers: {
    support: laying('support', false),
    done: simply(
      'No more support',
      (_, f) => !f.ready,
      (d, f) => {
        f.ready = true;
        f.waiting = clockwise(d, d.round.active);
      },
    ),
    oppose: laying('oppose', true),
    pass: simply(
      'Nothing more against it',
      (_, f) => f.ready,
      (_, f) => {
        f.waiting.shift();
      },
    ),
  },
};
