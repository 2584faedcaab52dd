/** The duel of cards (11.5 to 11.7): lead, match, initiative, Disengage, until one side has lost or got away. */
import { no } from '../../../../play/problem.ts';
import { ask, type Procedure, to } from '../../../../play/procedure.ts';
import { found } from '../../../../play/state.ts';
import { CARD_NAMES, otherSide, SIDE_NAMES, type Side, type Type } from '../../words.ts';
import { counterOut, tell } from '../answers.ts';
import { CAVALRY, titleOf } from '../cards/battle.ts';
import { handQuestion, roundQuestion } from '../questions/battle.ts';
import type { Hannibal, State } from '../state.ts';
import {
  answered,
  answers,
  away,
  DESERTER,
  defender,
  desertion,
  disengageBar,
  handTo,
  initiative,
  leadable,
  leadOf,
  loses,
  mayCharge,
  missing,
  nextRound,
  plays,
  type RollStage,
  revealing,
  rides,
  roll,
  roundRating,
  steals,
  swap,
  thiefIn,
  titles,
} from './round.ts';

export interface PlayedCard {
  readonly card: string;
  readonly as: Type;
}

export interface DuelFrame {
  readonly type: 'duel';
  /** The current Attacker. */
  attacker: Side;
  hands: Record<Side, readonly string[]>;
  /** In the order of play, a Reserve as the type that it was named. */
  played: Record<Side, PlayedCard[]>;
  lead: PlayedCard | null;
  /** 5.2.b: sides of whose hand a spy will lay half open. */
  spied: Side[];
  /** 5.2.b: who is still asked, as the round begins, whether an enemy Ally deserts. */
  asking: readonly Side[];
  /** Who takes a card of the other hand. */
  thief: Side | null;
  /** Cards of a hand that the enemy knows. */
  open: Record<Side, readonly string[]>;
  /** Hannibal has played a Probe as another card. */
  bent: boolean;
  stage:
    | ('reveal' | 'desert' | 'steal' | 'steal-blind' | 'lead' | 'match' | 'initiative' | 'cancel' | 'take-over')
    | RollStage;
  last: Type | null;
}

/** Who has no card may still have the cavalry: that is asked first. */
const waitsFor = (due: (f: DuelFrame) => Side) => (d: State, f: DuelFrame) => {
  const side = due(f);
  if (f.hands[side].length > 0 || mayCharge(d, f, side)) return 'waits';
  loses(d, f, side);
  return 'goes-on';
};

const asker = (f: DuelFrame): Side => found(f.asking[0], 'nobody is asked');

const NOT_NOW = 'cannot be played at this moment of a Battle';

const cavalry = counterOut<DuelFrame>(
  () => 'carthage',
  () => [CAVALRY],
  NOT_NOW,
  rides,
);

const charge = { ...cavalry, when: (s: State, f: DuelFrame) => mayCharge(s, f, 'carthage') };

/** Nothing is done: the next round begins. */
const leaveIt = { says: 'Leave it', apply: (_: State, f: DuelFrame) => nextRound(f) };

const NO_COUNTERATTACK = no(
  '11.6',
  'To Counterattack you need a General and must have just matched a card other than a Double Envelopment.',
);

export const duel: Procedure<Hannibal, DuelFrame> = {
  who: (_, f) => defender(f),
  stages: {
    reveal: {
      // A side without cards is passed over: that it has none is seen by all.
      run(_, f) {
        const due = revealing(f);
        if (due && due.number > 0) return 'waits';
        if (due) f.spied = f.spied.slice(1);
        else nextRound(f);
        return 'goes-on';
      },
      asks: ask('5.2.b', 'which cards a spy has seen.', 'A spy sees cards'),
      draw: {
        waits(_, f) {
          const { victim, number } = found(revealing(f), 'there is no spy');
          return { pile: `${victim}-battle-cards`, from: f.hands[victim], number };
        },
        apply(d, f, { cards }) {
          const { victim } = found(revealing(f), 'there is no spy');
          f.open[victim] = [...f.open[victim], ...cards];
          f.spied = f.spied.slice(1);
          const seen = cards.length;
          tell(d, '5.2.b', { seen }, () => `A spy has seen ${seen} of ${SIDE_NAMES[victim]}’s Battle Cards.`);
        },
      },
    },
    desert: {
      run(d, f) {
        if (f.asking.length === 0) f.stage = 'lead';
        else if (desertion(d, f)) return 'waits';
        else f.asking = f.asking.slice(1);
        return 'goes-on';
      },
      who: (_, f) => asker(f),
      asks: ask('5.2.b', 'whether an enemy Ally deserts.', 'Does an Ally desert?'),
      counter: counterOut(
        asker,
        () => [DESERTER],
        NOT_NOW,
        (_, f) => {
          f.thief = asker(f);
          f.stage = 'steal';
        },
      ),
      pass: {
        says: 'No desertion',
        apply(_, f) {
          f.asking = f.asking.slice(1);
        },
      },
    },
    steal: {
      run(_, f) {
        if (handTo(f).open.length > 0) return 'waits';
        f.stage = 'steal-blind';
        return 'goes-on';
      },
      who: (_, f) => thiefIn(f),
      asks: ask('5.2.b', 'which card the deserter brings.', 'Which card does the deserter bring?'),
      'take-open': {
        options: (_, f) => [...new Set(handTo(f).open.map(titleOf))].map((card) => ({ type: 'take-open', card })),
        says: (_s, _f, { card }) => CARD_NAMES[titleOf(card)],
        apply(d, f, { card }) {
          const taken = handTo(f).open.find((held) => titleOf(held) === card);
          steals(d, f, found(taken, 'open card', card));
        },
      },
      pass: {
        options: (_, f) => (handTo(f).closed.length === 0 ? [] : [{ type: 'pass' }]),
        says: 'One of the others, at random',
        apply: to('steal-blind'),
      },
    },
    'steal-blind': {
      asks: ask('5.2.b', 'a Battle Card is drawn from the other hand.', 'A card is drawn'),
      draw: {
        waits: (_, f) => ({
          pile: `${otherSide(thiefIn(f))}-battle-cards`,
          from: handTo(f).closed,
          number: 1,
        }),
        apply: (d, f, { cards }) => steals(d, f, found(cards[0], 'there is no card drawn')),
      },
    },
    lead: {
      run: waitsFor((f) => f.attacker),
      who: (_, f) => f.attacker,
      asks: ask('11.5', 'which card to lead, or whether to Disengage.', 'Lead a card, or Disengage?'),
      question: handQuestion,
      lead: {
        options: (s, f) =>
          titles(f, f.attacker).flatMap((card) =>
            leadable(s, f, card).map((as) => ({ type: 'lead' as const, card, as })),
          ),
        says: (_s, _f, { card, as }) => ({
          says: card === as ? CARD_NAMES[as] : `${CARD_NAMES[titleOf(card)]} as ${CARD_NAMES[as]}`,
          group: 'Lead',
        }),
        why: (_, f, { card }) =>
          missing(f, f.attacker, card) ??
          (titleOf(card) === 'reserve'
            ? no('11.5.d', 'You must play a Reserve as another type.')
            : no('11.5', `You can lead a ${CARD_NAMES[titleOf(card)]} only as itself.`)),
        apply(d, f, { card, as }) {
          const title = titleOf(card);
          const lead = leadable(d, f, title).find((type) => type === as);
          f.lead = plays(f, f.attacker, title, found(lead, 'type', as));
          f.stage = 'match';
          const rule = title === 'reserve' ? '11.5.d' : '11.5';
          const bent = title === as ? '' : `${CARD_NAMES[title]} as a `;
          tell(d, rule, { lead: as }, () => `${SIDE_NAMES[f.attacker]} leads a ${bent}${CARD_NAMES[as]}.`);
        },
      },
      disengage: {
        says: 'Try to Disengage',
        why: disengageBar,
        apply(_, f) {
          f.lead = null;
          f.stage = 'disengage-roll';
        },
      },
      counter: charge,
      counterattack: { says: '', why: () => NO_COUNTERATTACK, apply: to('counter-roll') },
      pass: {
        when: (_, f) => f.hands[f.attacker].length === 0,
        says: 'Lead nothing and lose',
        apply: (d, f) => loses(d, f, f.attacker),
      },
    },
    match: {
      run: waitsFor(defender),
      asks: ask('11.5.a', 'whether to match the card.'),
      match: {
        options: (s, f) =>
          titles(f, defender(f))
            .filter((card) => answers(s, f, card))
            .map((card) => ({ type: 'match', card })),
        says: (_s, _f, { card }) => CARD_NAMES[titleOf(card)],
        why: (_, f, { card }) =>
          missing(f, defender(f), card) ??
          no('11.5.a', `${CARD_NAMES[titleOf(card)]} does not match ${CARD_NAMES[leadOf(f).as]}.`),
        apply(d, f, { card }) {
          const [side, title] = [defender(f), titleOf(card)];
          plays(f, side, title, leadOf(f).as);
          tell(d, '11.5.a', { matched: true }, () => `${SIDE_NAMES[side]} matches with a ${CARD_NAMES[title]}.`);
          answered(d, f);
        },
      },
      counter: charge,
      pass: { says: 'Do not match: lose', apply: (d, f) => loses(d, f, defender(f)) },
    },
    initiative: {
      asks: ask('11.6', 'whether to take the initiative.'),
      question: handQuestion,
      counterattack: {
        says: 'Try to Counterattack',
        why: (s, f) => (initiative(s, f) === 'roll' ? undefined : NO_COUNTERATTACK),
        apply: to('counter-roll'),
      },
      seize: {
        says: 'Take the initiative',
        why: (s, f) =>
          initiative(s, f) === 'free'
            ? undefined
            : no('11.6.a', 'Only matching a Double Envelopment earns the initiative without a roll.'),
        apply: (d, f) => swap(d, f, '11.6.a'),
      },
      pass: leaveIt,
    },
    'counter-roll': roll('counter-roll', 'the roll to Counterattack.'),
    'disengage-roll': roll('disengage-roll', 'the roll to Disengage.'),
    cancel: {
      asks: ask('11.7', 'whether to try to cancel the Disengage.'),
      question: (s, f) => roundQuestion(s, f, roundRating(s, f, defender(f))),
      cancel: { says: 'Try to cancel it', apply: to('cancel-roll') },
      pass: { says: 'Leave it', apply: away },
    },
    'cancel-roll': roll('cancel-roll', 'the roll to cancel the Disengage.'),
    'take-over': {
      asks: ask('11.7', 'whether to take over as Attacker.'),
      'take-over': { says: 'Take over as Attacker', apply: (d, f) => swap(d, f, '11.7') },
      pass: leaveIt,
    },
  },
};
