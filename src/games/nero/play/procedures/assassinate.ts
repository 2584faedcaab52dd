/** Assassination of an Emperor in Roma (9.0): the support laid with the card, the others' cards against it, the outcome. */
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { isStopped } from '../../assassination/rules.ts';
import { AREA_NAMES, type Colour, type EventId, ROMA } from '../../words.ts';
import { byCard, cardName, eventOf, mayHold, spend } from '../cards.ts';
import { makeStatus } from '../changes.ts';
import { clockwise, emperors, firstOf } from '../queries.ts';
import { assassinationQuestion } from '../questions.ts';
import type { Nero, State } from '../state.ts';

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

/** 9.0: Emperors in Roma, not the own one. */
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
        : no('9.0', `Found ${cardName(s, card)}; an assassination takes Praetorian Guards and Bribes.`),
    says: cardName,
    apply(d, f: AssassinateFrame, card) {
      const guard = eventOf(d, card) === 'praetorian-guard';
      const who = decides(d, f);
      spend(d, who, card);
      if (ready) f[guard ? 'guardsAgainst' : 'bribesAgainst'] += 1;
      else f[guard ? 'guards' : 'bribes'] += 1;
      note(d, '9.0', () => `${AREA_NAMES[who]} lays ${cardName(d, card)} ${ready ? 'against' : 'for'} the attempt.`);
    },
  }),
});

export const assassinate: Procedure<Nero, AssassinateFrame> = {
  run(d, f) {
    if (!f.ready) return 'waits';
    while (f.waiting[0] && !mayHelp(d, f.waiting[0])) f.waiting.shift();
    if (f.waiting.length > 0) return 'waits';
    pop(d);
    const blocked = fails(f);
    note(d, '9.0', () => `The assassination of ${AREA_NAMES[f.target]} ${blocked ? 'fails' : 'succeeds'}.`, {
      facts: { victim: f.target, assassinated: !blocked },
    });
    if (!blocked) makeStatus(d, f.target, 'general', '9.0');
    return 'goes-on';
  },
  who: decides,
  asks: (s, f) => ({
    rule: '9.0',
    says: f.ready ? 'which cards to lay against the attempt.' : 'which cards to lay with the Assassin.',
    short: f.ready ? 'Cards against the attempt?' : 'Cards with the Assassin?',
    after: f.waiting.slice(1).filter((c) => mayHelp(s, c)),
  }),
  question: assassinationQuestion,
  answers: {
    support: laying('support', false),
    done: {
      when: (_, f) => !f.ready,
      ...always({ type: 'done' as const }, 'No more support', (d: State, f: AssassinateFrame) => {
        f.ready = true;
        f.waiting = clockwise(d, d.round.active);
      }),
    },
    oppose: laying('oppose', true),
    pass: {
      when: (_, f) => f.ready,
      ...always({ type: 'pass' as const }, 'Nothing more against it', (_: State, f: AssassinateFrame) => {
        f.waiting.shift();
      }),
    },
  },
};
