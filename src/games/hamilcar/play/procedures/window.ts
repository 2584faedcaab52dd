/** Windows for Counter Events (5.2.C1): whoever might hold an answer is asked, so that being asked tells nothing. */
import { answers, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { otherSide, type Side } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import type { Kind } from '../card-kinds.ts';
import { cancel, cardTitle, held, kindOf, mayHold, spendCard } from '../cards.ts';
import { leaderIn } from '../clash.ts';
import type { WindowFrame, WindowId } from '../frames.ts';
import type { ProcedureOf, State } from '../state.ts';

const SAYS: Readonly<Record<WindowId, { readonly rule: string; readonly says: string }>> = {
  corvus: { rule: '17.1.#17', says: 'whether to mount or take down the Corvi.' },
  faith: { rule: '17.1.#45', says: 'whether to answer the Roman Event with Punic Faith.' },
  weather: { rule: '17.1.#32', says: 'whether to answer the move.' },
  storm: { rule: '17.1.#11', says: 'whether a storm catches the Fleet before it lands.' },
  naval: { rule: '9.1', says: 'whether to play a card as the Naval Battle begins.' },
  battle: { rule: '13.1', says: 'whether to play a card as the Land Battle begins.' },
  fright: { rule: '17.1.#1', says: 'whether to frighten the Elephants.' },
};

/** What a side may answer with. */
function offers(s: State, on: WindowId, side: Side): Kind[] {
  const corvus: Kind[] = side === 'rome' && s.active === 'rome' ? ['corvus'] : [];
  const activation = s.frames.find((f) => f.type === 'activation');
  const voyage = s.frames.find((f) => f.type === 'voyage');
  switch (on) {
    case 'corvus':
      return corvus;
    case 'faith':
      return side === 'carthage' ? ['faith'] : [];
    case 'weather':
      return side === s.active || activation?.weathered ? corvus : ['weather'];
    case 'storm': {
      const left = (kind: Kind, id: string): Kind[] => (voyage?.stormed.includes(id) ? [] : [kind]);
      return side === 'rome' ? corvus : [...left('cruelSea', 'cruel-sea'), ...left('storms', 'storms-at-sea')];
    }
    case 'naval':
      return side === 'rome' ? ['corvus', 'ambush'] : ['ambush'];
    case 'battle': {
      // 17.1.#54: it raises the Battle Rating of a General.
      const battle = s.frames.findLast((f) => f.type === 'battle');
      return battle && leaderIn(s, battle, side) ? ['ambush'] : [];
    }
    case 'fright':
      return side === 'rome' ? ['fright'] : [];
  }
}

const mayAnswer = (s: State, on: WindowId, side: Side): boolean => offers(s, on, side).some((k) => mayHold(s, side, k));

/** Opens a window for those who might answer, the active player first; at sea the holder of Naval Supremacy. */
export function openWindow(d: State, on: WindowId): void {
  const first = on === 'naval' ? d.supremacy : d.active;
  const order = [first, otherSide(first)].filter((side) => mayAnswer(d, on, side));
  if (order.length > 0) push(d, { type: 'window', on, asking: asking(order) });
}

const who = (f: WindowFrame): Side => asked(f.asking) ?? 'rome';

/** Windows whose answer changes what is under way beneath them, so that they close with it. */
const CLOSING: readonly WindowId[] = ['faith', 'fright', 'weather', 'storm'];

export const window: ProcedureOf<'window'> = {
  run(d, f) {
    for (let side = asked(f.asking); side && !mayAnswer(d, f.on, side); side = asked(f.asking))
      f.asking = passes(f.asking);
    if (asked(f.asking)) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => who(f),
  asks: (_, f) => ({ ...SAYS[f.on], after: askedNext(f.asking) }),
  answers: {
    counter: listedAnswer(
      'counter',
      '5.2.C1',
      (s, f: WindowFrame) =>
        offers(s, f.on, who(f)).flatMap((kind) =>
          held(s, who(f), kind).map((card) => ({
            action: { type: 'counter' as const, card },
            says: kind === 'faith' ? `${cardTitle(s, card)}: cancel the Event` : cardTitle(s, card),
          })),
        ),
      (d, f, { card }) => {
        const side = who(f);
        spendCard(d, side, card, 'counter');
        f.asking = answers(f.asking);
        if (f.on === 'faith') {
          note(d, '17.1.#45', 'Punic Faith cancels the Event.');
          strike(d);
          return;
        }
        // 17.1.#17: Corvi answer nothing, so that the others are still asked.
        if (CLOSING.includes(f.on) && kindOf(d, card) !== 'corvus') pop(d);
        push(d, { type: 'counter', who: side, card, face: null, cancelled: false, asked: false });
      },
    ),
    expose: listedAnswer(
      'expose',
      '17.1.#45',
      (s, f: WindowFrame) =>
        held(s, who(f), 'faith').map((card) => ({
          action: { type: 'expose' as const, card },
          says: `${cardTitle(s, card)}: open Rome’s hand for this turn`,
        })),
      (d, f, { card }) => {
        spendCard(d, 'carthage', card, 'counter');
        d.open = true;
        note(d, '17.1.#45', 'Rome’s hand lies open for this turn.');
        f.asking = answers(f.asking);
      },
      { when: (_, f) => f.on === 'faith' },
    ),
    pass: plainAnswer('pass', 'No answer', (_: State, f: WindowFrame) => {
      f.asking = passes(f.asking);
    }),
  },
};

/** 17.1.#45: the Event below the window is cancelled. */
function strike(d: State): void {
  pop(d);
  const under = d.frames.at(-1);
  if (under?.type === 'event' || under?.type === 'counter') {
    under.cancelled = true;
    cancel(d, 'rome', under.card);
  }
}
