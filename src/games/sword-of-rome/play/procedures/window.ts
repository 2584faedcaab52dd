/** 7.1.1: every player who could hold a suitable response is asked, the active player first; and how it changes what is being done. */
import { keysOf } from '../../../../calculator/keys.ts';
import { chosen } from '../../../../play/answer.ts';
import { type Asking, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { found, frameOf, note, pop } from '../../../../play/state.ts';
import { does, type Player } from '../../words.ts';
import { cardOf, couldHold, holds, spendCard, titleOf, type WINDOWS } from '../cards.ts';
import { openGates } from '../changes.ts';
import { holderAt, moveOf, under } from '../queries.ts';
import type { State, Sword } from '../state.ts';
import { retreats } from './retreat.ts';

/** 21.3-#9: whoever has gone inside comes out again, and nobody goes in during this action. */
function tooFar(d: State): void {
  const { at } = under(d, 'retreat') ?? moveOf(d).force;
  const power = holderAt(d, at);
  if (power === 'independents') return;
  d.under.noCity.push(power);
  if (!d.siege[at] && !under(d, 'retreat')) openGates(d, at);
}

export const RESPONSES: Readonly<Record<string, (d: State) => void>> = {
  'carthaginian-mistrust': (d) => {
    const blockade = under(d, 'blockade');
    if (blockade) blockade.off = true;
    else moveOf(d).stage = 'over';
    note(d, '21.4-#29', 'Carthage’s activation is cancelled; the card is spent.');
  },
  'storms-at-sea': (d) => {
    frameOf(d, 'voyage').stormed = true;
  },
  'too-far-from-home': tooFar,
  'caudine-forks': (d) => {
    frameOf(d, 'entered').caudine = true;
  },
  'flight-before-the-barbarians': (d) => {
    const { at, from, cameBy, power } = moveOf(d).force;
    note(d, '21.3-#15', 'The enemy flees before the Gauls: no battle, and no support.');
    const foe = keysOf(d.cu[at] ?? {}).find((other) => other !== power);
    // The retreat goes on top of the window that still asks the others.
    if (foe) retreats(d, foe, at, { role: 'defender', entry: from, cameBy, wallsAsked: true });
  },
  'death-of-aulius': (d) => {
    frameOf(d, 'battle').aulius = true;
  },
  'titus-manlius': (d) => {
    frameOf(d, 'battle').manlius = true;
    note(d, '21.3-#11', 'The dice kill no CU in this battle.');
  },
  'sacred-band': (d) => {
    (under(d, 'unrest') ?? frameOf(d, 'battle')).sacred = true;
  },
  'to-the-brave': (d) => {
    frameOf(d, 'battle').again = true;
  },
  'wild-beasts': (d) => {
    const { winner, attacker, defender } = frameOf(d, 'battle');
    const beaten = winner === 'attacker' ? defender : attacker;
    if (!d.wildBeasts.includes(beaten)) d.wildBeasts.push(beaten);
  },
};

interface WindowFrame {
  readonly type: 'window';
  readonly id: (typeof WINDOWS)[number];
  readonly rule: string;
  readonly events: string[];
  asking: Asking<Player>;
}

/** Who may answer now. */
const answering = ({ asking }: WindowFrame): Player => found(asked(asking), 'all have passed: nobody may answer');

export const window: Procedure<Sword, WindowFrame> = {
  run: (d, f) => (asked(f.asking) ? 'waits' : pop(d)),
  who: (_, f) => answering(f),
  asks: (s, f) => ({
    rule: f.rule,
    says: `answer with ${f.events.map((event) => s.setup.events[event]!.title).join(', ')}, or pass.`,
    short: 'Answer with an event, or pass',
    after: askedNext(f.asking),
  }),
  answers: {
    respond: chosen('respond', 'card', {
      of: (s, f) => s.hand[answering(f)],
      bars(s, f, card) {
        if (!holds(s, answering(f), card)) return no('7.1.1', 'This card is not in your hand.');
        const { event } = cardOf(s, card);
        const fits = event !== null && f.events.includes(event);
        return fits ? undefined : no('7.1.1', 'You cannot answer that with this card.');
      },
      says: (s, _, card) => `Play ${titleOf(s, card)}`,
      apply(d, f, card) {
        const seat = answering(f);
        const event = cardOf(d, card).event!;
        spendCard(d, seat, card, cardOf(d, card).remove);
        note(d, '7.1.1', () => `${does(seat, 'play')} ${titleOf(d, card)}.`, { facts: { responds: event } });
        // One answer of a kind is enough: the window goes on for the others.
        const left = f.events.filter((other) => other !== event);
        const next = f.asking.order.filter((other) => left.some((e) => couldHold(d, other, e)));
        f.events.splice(0, f.events.length, ...left);
        f.asking = asking(next);
        RESPONSES[event]?.(d);
      },
    }),
    pass: always({ type: 'pass' }, 'Let it be', (_, f) => {
      f.asking = passes(f.asking);
    }),
  },
};
