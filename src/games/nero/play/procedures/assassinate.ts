/** Assassination of an Emperor in Roma (9.0): the support laid with the card, the others' cards against it, the outcome. */
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { isStopped } from '../../assassination/rules.ts';
import { AREA_NAMES, type Colour, ROMA } from '../../words.ts';
import { cardName, cardProblem, eventOf, mayHold, spend, usable } from '../cards.ts';
import type { AssassinateFrame } from '../frames.ts';
import { makeStatus } from '../pieces.ts';
import { assassinationQuestion } from '../questions.ts';
import { clockwise, emperors } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 9.0: Emperors in Roma, not the own one. */
export const victims = (s: State): Colour[] =>
  emperors(s).filter((c) => c !== s.round.active && s.leaders[c].at === ROMA);

/** 9.0: the cards that either side lays. */
const helps = (event: string): boolean => event === 'praetorian-guard' || event === 'bribe';
const mayHelp = (s: State, c: Colour): boolean => mayHold(s, c, 'praetorian-guard') || mayHold(s, c, 'bribe');

/** 9.0: whether the cards laid against the attempt stop it. */
const fails = ({ guards, bribes, guardsAgainst, bribesAgainst }: AssassinateFrame): boolean =>
  isStopped({ guards, bribes }, { guards: guardsAgainst, bribes: bribesAgainst });

const decides = (s: State, f: AssassinateFrame): Colour => (f.ready ? f.waiting[0] : undefined) ?? s.round.active;

const cards = (s: State, f: AssassinateFrame): readonly string[] =>
  usable(s, decides(s, f)).filter((card) => helps(eventOf(s, card)));

function layProblem(s: State, f: AssassinateFrame, card: string): Problem | undefined {
  const held = cardProblem(s, decides(s, f), card);
  if (held || helps(eventOf(s, card))) return held;
  return no('9.0', `Found ${cardName(s, card)}; an assassination takes Praetorian Guards and Bribes.`);
}

function lay(d: State, f: AssassinateFrame, card: string): void {
  const guard = eventOf(d, card) === 'praetorian-guard';
  const who = decides(d, f);
  spend(d, who, card);
  if (f.ready) f[guard ? 'guardsAgainst' : 'bribesAgainst'] += 1;
  else f[guard ? 'guards' : 'bribes'] += 1;
  note(d, '9.0', `${AREA_NAMES[who]} lays ${cardName(d, card)} ${f.ready ? 'against' : 'for'} the attempt.`);
}

export const assassinate: ProcedureOf<'assassinate'> = {
  run(d, f) {
    if (!f.ready) return 'waits';
    while (f.waiting[0] && !mayHelp(d, f.waiting[0])) f.waiting = f.waiting.slice(1);
    if (f.waiting.length > 0) return 'waits';
    pop(d);
    const blocked = fails(f);
    note(d, '9.0', `The assassination of ${AREA_NAMES[f.target]} ${blocked ? 'fails' : 'succeeds'}.`, {
      facts: { victim: f.target, assassinated: !blocked },
    });
    if (!blocked) makeStatus(d, f.target, 'general', '9.0');
    return 'goes-on';
  },
  who: decides,
  asks: (s, f) => ({
    rule: '9.0',
    says: f.ready ? 'which cards to lay against the attempt.' : 'which cards to lay with the Assassin.',
    after: f.waiting.slice(1).filter((c) => mayHelp(s, c)),
  }),
  question: assassinationQuestion,
  answers: {
    support: {
      when: (_, f) => !f.ready,
      choices: (s, f) => cards(s, f).map((card) => ({ action: { type: 'support', card }, says: cardName(s, card) })),
      problem: (s, f, { card }) => layProblem(s, f, card),
      apply: (d, f, { card }) => lay(d, f, card),
    },
    done: {
      when: (_, f) => !f.ready,
      choices: () => [{ action: { type: 'done' }, says: 'No more support' }],
      problem: () => undefined,
      apply(d, f) {
        f.ready = true;
        f.waiting = clockwise(d, d.round.active);
      },
    },
    oppose: {
      when: (_, f) => f.ready,
      choices: (s, f) => cards(s, f).map((card) => ({ action: { type: 'oppose', card }, says: cardName(s, card) })),
      problem: (s, f, { card }) => layProblem(s, f, card),
      apply: (d, f, { card }) => lay(d, f, card),
    },
    pass: {
      when: (_, f) => f.ready,
      choices: () => [{ action: { type: 'pass' }, says: 'Nothing more against it' }],
      problem: () => undefined,
      apply(_, f) {
        f.waiting = f.waiting.slice(1);
      },
    },
  },
};
