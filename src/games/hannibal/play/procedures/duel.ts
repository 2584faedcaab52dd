/** The duel of cards (11.5 to 11.7): lead, match, initiative, Disengage, until one side has lost or is away. */
import { no } from '../../../../play/problem.ts';
import { type Asks, always, type Procedure } from '../../../../play/procedure.ts';
import { found, note } from '../../../../play/state.ts';
import { fallen, oneDie, ratingRoll } from '../../die.ts';
import { CARD_NAMES, otherSide, SIDE_NAMES, type Side, TYPES, type Type } from '../../words.ts';
import { CAVALRY, titleOf } from '../cards/battle.ts';
import { cardTitle, discard, heldOf, heldProblem } from '../cards/strategy.ts';
import { handQuestion, roundQuestion } from '../questions/battle.ts';
import type { Hannibal, State } from '../state.ts';
import { closedTo, DESERTER, desertion, openTo, revealing, steals, thiefIn } from './betrayal.ts';
import {
  answered,
  answers,
  away,
  defender,
  disengageBar,
  initiative,
  isRoll,
  leadable,
  leadOf,
  loses,
  mayCharge,
  missing,
  nextRound,
  plays,
  ROLLS,
  rides,
  rolled,
  roller,
  rollStage,
  roundRating,
  swap,
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
  /** 5.2.b: who is still asked, as the round begins, whether an Ally of the enemy deserts. */
  asking: readonly Side[];
  /** Who takes a card of the other hand. */
  thief: Side | null;
  /** Cards of a hand that the enemy knows. */
  open: Record<Side, readonly string[]>;
  /** Hannibal has played a Probe as another card. */
  bent: boolean;
  stage:
    | 'reveal'
    | 'desert'
    | 'steal'
    | 'steal-blind'
    | 'lead'
    | 'match'
    | 'initiative'
    | 'counter-roll'
    | 'disengage-roll'
    | 'cancel'
    | 'cancel-roll'
    | 'take-over';
  last: Type | null;
}

/** Who answers now with a Strategy Card. */
const asked = (f: DuelFrame): Side => (f.stage === 'desert' ? (f.asking[0] ?? f.attacker) : 'carthage');

const ASKS: Readonly<Record<DuelFrame['stage'], Asks<Side>>> = {
  reveal: { rule: '5.2.b', says: 'which cards a spy has seen.', short: 'A spy sees cards' },
  desert: { rule: '5.2.b', says: 'whether an Ally of the enemy deserts.', short: 'Does an Ally desert?' },
  steal: { rule: '5.2.b', says: 'which card the deserter brings along.', short: 'Which card does he bring?' },
  'steal-blind': { rule: '5.2.b', says: 'a Battle Card is drawn from the other hand.', short: 'A card is drawn' },
  lead: { rule: '11.5', says: 'which card to lead, or whether to Disengage.', short: 'Lead a card, or Disengage?' },
  match: { rule: '11.5.a', says: 'whether to match the card.' },
  initiative: { rule: '11.6', says: 'whether to take the initiative.' },
  'counter-roll': { rule: '11.6', says: 'the roll to Counterattack.' },
  'disengage-roll': { rule: '11.7', says: 'the roll to Disengage.' },
  cancel: { rule: '11.7', says: 'whether to try to cancel the Disengage.' },
  'cancel-roll': { rule: '11.7', says: 'the roll to cancel the Disengage.' },
  'take-over': { rule: '11.7', says: 'whether to take over as Attacker.' },
};

export const duel: Procedure<Hannibal, DuelFrame> = {
  run(d, f) {
    // A side without cards is passed over: that it has none is seen by all.
    if (f.stage === 'reveal') {
      const due = revealing(f);
      if (due && due.number > 0) return 'waits';
      if (due) f.spied = f.spied.slice(1);
      else nextRound(f);
      return 'goes-on';
    }
    if (f.stage === 'desert') {
      if (f.asking.length === 0) f.stage = 'lead';
      else if (desertion(d, f)) return 'waits';
      else f.asking = f.asking.slice(1);
      return 'goes-on';
    }
    if (f.stage === 'steal') {
      if (openTo(f).length > 0) return 'waits';
      f.stage = 'steal-blind';
    }
    const due = f.stage === 'lead' ? f.attacker : f.stage === 'match' ? defender(f) : undefined;
    // Who has no card may still have the cavalry: that is asked first.
    if (!due || f.hands[due].length > 0 || mayCharge(d, f, due)) return 'waits';
    loses(d, f, due);
    return 'goes-on';
  },
  who(_, f) {
    if (f.stage === 'desert') return f.asking[0] ?? f.attacker;
    if (f.stage === 'steal') return thiefIn(f);
    return f.stage === 'lead' ? f.attacker : defender(f);
  },
  asks: (_, f) => ASKS[f.stage],
  question: (s, f) =>
    isRoll(f.stage) || f.stage === 'cancel' ? roundQuestion(s, f, roundRating(s, f, defender(f))) : handQuestion(s, f),
  answers: {
    lead: {
      when: (_, f) => f.stage === 'lead',
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
          ? no('11.5.d', 'A Reserve is named as another type, not as a Reserve.')
          : no('11.5', `A ${CARD_NAMES[titleOf(card)]} is led as what it is.`)),
      apply(d, f, { card, as }) {
        const title = titleOf(card);
        const type = found(
          TYPES.find((one) => one === as),
          'type',
          as,
        );
        f.lead = plays(f, f.attacker, title, type);
        f.stage = 'match';
        const bent = title === type ? '' : `a ${CARD_NAMES[title]} as `;
        note(
          d,
          title === 'reserve' ? '11.5.d' : '11.5',
          () => `${SIDE_NAMES[f.attacker]} leads ${bent}${CARD_NAMES[type]}.`,
          {
            facts: { lead: type },
          },
        );
      },
    },
    disengage: {
      when: (_, f) => f.stage === 'lead',
      options: (s, f) => (disengageBar(s, f) ? [] : [{ type: 'disengage' }]),
      says: () => 'Try to Disengage',
      why: (s, f) => disengageBar(s, f)?.(),
      apply(_, f) {
        f.lead = null;
        f.stage = 'disengage-roll';
      },
    },
    match: {
      when: (_, f) => f.stage === 'match',
      options: (s, f) =>
        titles(f, defender(f))
          .filter((card) => answers(s, f, card))
          .map((card) => ({ type: 'match', card })),
      says: (_s, _f, { card }) => CARD_NAMES[titleOf(card)],
      why: (_, f, { card }) =>
        missing(f, defender(f), card) ??
        no('11.5.a', `${CARD_NAMES[titleOf(card)]} does not match ${CARD_NAMES[leadOf(f).as]}.`),
      apply(d, f, { card }) {
        const title = titleOf(card);
        plays(f, defender(f), title, leadOf(f).as);
        note(d, '11.5.a', () => `${SIDE_NAMES[defender(f)]} matches with ${CARD_NAMES[title]}.`, {
          facts: { matched: true },
        });
        answered(d, f);
      },
    },
    counter: {
      when: (s, f) => f.stage === 'desert' || mayCharge(s, f, 'carthage'),
      options: (s, f) =>
        heldOf(s, asked(f), [f.stage === 'desert' ? DESERTER : CAVALRY]).map((card) => ({ type: 'counter', card })),
      says: (s, _, { card }) => cardTitle(s, card),
      why: (s, f, { card }) =>
        heldProblem(s, asked(f), card) ?? no('5.2.b', `${cardTitle(s, card)} is not for this moment of a Battle.`),
      apply(d, f, { card }) {
        const side = asked(f);
        discard(d, side, card);
        note(d, '5.2.b', () => `${SIDE_NAMES[side]} plays ${cardTitle(d, card)}.`, { facts: { counter: card } });
        if (card === CAVALRY) rides(d, f);
        else {
          f.thief = side;
          f.stage = 'steal';
        }
      },
    },
    'take-open': {
      when: (_, f) => f.stage === 'steal',
      options: (_, f) => [...new Set(openTo(f).map(titleOf))].map((card) => ({ type: 'take-open', card })),
      says: (_s, _f, { card }) => CARD_NAMES[titleOf(card)],
      apply(d, f, { card }) {
        const taken = openTo(f).find((held) => titleOf(held) === card);
        steals(d, f, found(taken, 'open card', card));
      },
    },
    draw: {
      when: (_, f) => f.stage === 'reveal' || f.stage === 'steal-blind',
      waits(_, f) {
        if (f.stage === 'steal-blind')
          return { pile: `${otherSide(thiefIn(f))}-battle-cards`, from: closedTo(f), number: 1 };
        const due = found(revealing(f), 'there is no spy');
        return { pile: `${due.victim}-battle-cards`, from: f.hands[due.victim], number: due.number };
      },
      apply(d, f, { cards }) {
        const due = revealing(f);
        if (f.stage === 'steal-blind') steals(d, f, found(cards[0], 'there is no card drawn'));
        else if (due) {
          f.open[due.victim] = [...f.open[due.victim], ...cards];
          f.spied = f.spied.slice(1);
          note(d, '5.2.b', () => `A spy has seen ${cards.length} Battle Cards of ${SIDE_NAMES[due.victim]}.`, {
            facts: { seen: cards.length },
          });
        }
      },
    },
    counterattack: {
      when: (_, f) => f.stage === 'initiative' || f.stage === 'lead',
      options: (s, f) => (f.stage === 'initiative' && initiative(s, f) === 'roll' ? [{ type: 'counterattack' }] : []),
      says: () => 'Try to Counterattack',
      why: () =>
        no('11.6', 'A Counterattack takes a General, and a card that was just matched and is no Double Envelopment.'),
      apply(_, f) {
        f.stage = 'counter-roll';
      },
    },
    seize: {
      when: (_, f) => f.stage === 'initiative',
      options: (s, f) => (initiative(s, f) === 'free' ? [{ type: 'seize' }] : []),
      says: () => 'Take the initiative',
      why: () => no('11.6.a', 'Only a matched Double Envelopment gives it without a roll.'),
      apply: (d, f) => swap(d, f, '11.6.a'),
    },
    cancel: {
      ...always({ type: 'cancel' as const }, 'Try to cancel it', (_: State, f: DuelFrame) => {
        f.stage = 'cancel-roll';
      }),
      when: (_, f) => f.stage === 'cancel',
    },
    'take-over': {
      ...always({ type: 'take-over' as const }, 'Take over as Attacker', (d: State, f: DuelFrame) =>
        swap(d, f, '11.7'),
      ),
      when: (_, f) => f.stage === 'take-over',
    },
    pass: {
      when: (_, f) => f.stage !== 'lead' || f.hands[f.attacker].length === 0,
      options: (_, f) => (f.stage === 'steal' && closedTo(f).length === 0 ? [] : [{ type: 'pass' }]),
      says(_, f) {
        if (f.stage === 'steal') return 'One of the others, at random';
        if (f.stage === 'desert') return 'Let it be';
        if (f.stage === 'lead') return 'Lead nothing, and lose';
        return f.stage === 'match' ? 'Do not match, and lose' : 'Leave it';
      },
      apply(d, f) {
        if (f.stage === 'match') loses(d, f, defender(f));
        else if (f.stage === 'lead') loses(d, f, f.attacker);
        else if (f.stage === 'cancel') away(d, f);
        else if (f.stage === 'steal') f.stage = 'steal-blind';
        else if (f.stage === 'desert') f.asking = f.asking.slice(1);
        else nextRound(f);
      },
    },
    roll: {
      when: (_, f) => isRoll(f.stage),
      waits(s, f) {
        const { id, label, yes, no: fails } = ROLLS[rollStage(f)];
        return ratingRoll({ ...oneDie(id, label), by: roller(f) }, roundRating(s, f, roller(f)), yes, fails);
      },
      apply: (d, f, { faces }) => rolled(d, f, fallen(faces, ROLLS[rollStage(f)].id)),
    },
  },
};
