/** The duel of cards (11.5 to 11.7): lead, match, initiative, Disengage, until one side has lost or is away. */
import { passes } from '../../../../mechanics/rating-check.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, note, push } from '../../../../play/state.ts';
import { type Fought, NO_CARD, type Result, startOf } from '../../after-battle/rules.ts';
import { type Attempt, initiativeAfter, matches, mayTakeOver } from '../../counterattack/rules.ts';
import { fallen, oneDie, ratingRoll } from '../../die.ts';
import { CARD_NAMES, type Card, otherSide, SIDE_NAMES, type Side, TYPES, type Type } from '../../words.ts';
import { bendsProbe, counterRating, ratingFor } from '../abilities.ts';
import { CAVALRY, titleOf } from '../cards/battle.ts';
import { cardTitle, couldHold, discard, heldOf, heldProblem } from '../cards/strategy.ts';
import { close } from '../changes.ts';
import { generalName, ratingOf, withdrawals } from '../queries.ts';
import { handQuestion, roundQuestion } from '../questions/battle.ts';
import type { Bar, FrameAt, Hannibal, State } from '../state.ts';

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

const battleIn = (s: State): FrameAt<'battle'> => frameOf(s, 'battle');
const defender = (f: DuelFrame): Side => otherSide(f.attacker);
const rating = (s: State, side: Side): number => ratingOf(s, battleIn(s).commanders[side]);

/** The Strategy Card that takes a Battle Card from the enemy. */
const DESERTER = 's59';

/** A round begins: first both may be asked whether an Ally of the enemy deserts. */
function nextRound(f: DuelFrame): void {
  f.stage = 'desert';
  f.asking = [f.attacker, defender(f)];
}

/** 5.2.b: whoever could hold the card is asked, as long as the enemy has a card to lose. */
function desertion(s: State, f: DuelFrame): Side | undefined {
  const [first] = f.asking;
  return first && couldHold(s, first, [DESERTER]) && f.hands[otherSide(first)].length > 0 ? first : undefined;
}

const thiefIn = (f: DuelFrame): Side => {
  if (!f.thief) throw new RangeError('nobody takes a card');
  return f.thief;
};

/** Cards of the hand that the thief can see, and the others. */
const openTo = (f: DuelFrame): string[] => {
  const victim = otherSide(thiefIn(f));
  return f.hands[victim].filter((card) => f.open[victim].includes(card));
};
const closedTo = (f: DuelFrame): string[] => {
  const victim = otherSide(thiefIn(f));
  return f.hands[victim].filter((card) => !f.open[victim].includes(card));
};

function steals(d: State, f: DuelFrame, card: string): void {
  const thief = thiefIn(f);
  const victim = otherSide(thief);
  f.hands[victim] = f.hands[victim].filter((held) => held !== card);
  f.open[victim] = f.open[victim].filter((known) => known !== card);
  f.hands[thief] = [...f.hands[thief], card];
  f.open[thief] = [...f.open[thief], card];
  f.thief = null;
  f.stage = 'desert';
  note(d, '5.2.b', () => `${SIDE_NAMES[thief]} takes ${CARD_NAMES[titleOf(card)]} from ${SIDE_NAMES[victim]}.`, {
    facts: { taken: titleOf(card) },
  });
}

/** 5.2.b: up to half of a hand lies open for the whole Battle. */
const revealing = (f: DuelFrame): { readonly victim: Side; readonly number: number } | undefined => {
  const [victim] = f.spied;
  return victim && { victim, number: Math.floor(f.hands[victim].length / 2) };
};

/** 5.2.b: whether Carthage may have its cavalry in place of a Battle Card: to lead, or against a Double Envelopment. */
function mayCharge(s: State, f: DuelFrame, side: Side): boolean {
  const moment =
    f.stage === 'lead' ? f.attacker : f.stage === 'match' && f.lead?.as === 'double-envelopment' && defender(f);
  return side === 'carthage' && moment === side && couldHold(s, side, [CAVALRY]);
}

/** 11.6: what a side rolls against in a round. */
function roundRating(s: State, f: DuelFrame, side: Side): number {
  const { commanders, attacker } = battleIn(s);
  const commander = commanders[side];
  if (f.stage === 'counter-roll') return counterRating(s, commander, attacker === side);
  return f.stage === 'cancel-roll' ? ratingFor(s, commander, 'cancel') : ratingOf(s, commander);
}

/** 11.5.b: the cards have settled it. */
function ends(d: State, f: DuelFrame, result: Result): void {
  const { cu, elephants } = battleIn(d);
  // Who has to lead has no card for it.
  const ranOut = f.stage === 'lead';
  const fought: Fought = {
    ...{ result, cu, elephants },
    cards: { rome: f.played.rome.length, carthage: f.played.carthage.length },
    // Without a card played the Retreat Die is read as after a Frontal Assault, as we read it.
    lastCard: (ranOut && d.setup.rulings['ran-out-of-cards'] === 'no-modifier' ? null : f.last) ?? NO_CARD,
    elephantsFirst: d.setup.rulings['elephant-row'] === 'every-retreat',
  };
  close(d, f);
  push(d, { type: 'aftermath', fought, stage: 'roll', toll: startOf(fought), march: 0, eliminated: false });
}

function loses(d: State, f: DuelFrame, side: Side): void {
  const winner = otherSide(side);
  note(d, '11.5.b', () => `${SIDE_NAMES[winner]} wins the Battle.`, { facts: { 'battle winner': winner } });
  ends(d, f, `${winner}-wins`);
}

function away(d: State, f: DuelFrame): void {
  note(d, '11.7.a', () => `${SIDE_NAMES[f.attacker]} gets away.`, { facts: { away: f.attacker } });
  ends(d, f, `${f.attacker}-withdraws`);
}

function swap(d: State, f: DuelFrame, rule: string): void {
  f.attacker = defender(f);
  nextRound(f);
  note(d, rule, () => `${SIDE_NAMES[f.attacker]} is the Attacker now.`, { facts: { attacker: f.attacker } });
}

/** A card of this title goes from the hand to the table; says which. */
function plays(f: DuelFrame, side: Side, title: Card, as: Type): PlayedCard {
  const fits = f.hands[side].filter((held) => titleOf(held) === title);
  // What the enemy knows goes first.
  const card = fits.find((held) => f.open[side].includes(held)) ?? fits[0];
  if (card === undefined) throw new RangeError(`${side} holds no "${title}"`);
  f.hands[side] = f.hands[side].filter((held) => held !== card);
  f.played[side].push({ card, as });
  f.last = as;
  if (title !== 'reserve' && title !== as) f.bent = true;
  return { card, as };
}

/** 11.6, 11.6.a: how the Defender may take the initiative now. */
const initiative = (s: State, f: DuelFrame) =>
  f.lead?.card === CAVALRY
    ? rating(s, defender(f)) > 0
      ? 'roll'
      : 'none'
    : f.lead
      ? initiativeAfter(
          f.lead.as,
          rating(s, defender(f)),
          s.setup.rulings['double-envelopment-without-general'] === 'allowed',
        )
      : 'none';

/** 11.7: an attempt that came to nothing. */
function attempted(d: State, f: DuelFrame, attempt: Attempt): void {
  if (mayTakeOver(attempt, d.setup.rulings['cancelled-disengage'])) f.stage = 'take-over';
  else nextRound(f);
}

const ROLLS = {
  'counter-roll': {
    id: 'counterattack',
    label: 'Counterattack',
    rule: '11.6',
    yes: 'the Counterattack succeeds',
    no: 'the Counterattack fails',
  },
  'disengage-roll': {
    id: 'disengage',
    label: 'Disengage',
    rule: '11.7',
    yes: 'the Attacker breaks off',
    no: 'the attempt fails',
  },
  'cancel-roll': {
    id: 'cancel',
    label: 'Cancel the Disengage',
    rule: '11.7',
    yes: 'the Disengage is cancelled',
    no: 'it is not cancelled',
  },
} as const;
type RollStage = keyof typeof ROLLS;

const isRoll = (stage: DuelFrame['stage']): stage is RollStage => stage in ROLLS;

function rollStage({ stage }: DuelFrame): RollStage {
  if (!isRoll(stage)) throw new RangeError(`nobody rolls in "${stage}"`);
  return stage;
}

const roller = (f: DuelFrame): Side => (f.stage === 'disengage-roll' ? f.attacker : defender(f));

function rolled(d: State, f: DuelFrame, die: number): void {
  const stage = rollStage(f);
  const { rule, yes, no: fails, id } = ROLLS[stage];
  const side = roller(f);
  const against = roundRating(d, f, side);
  const success = passes(die, against);
  note(d, rule, () => `${SIDE_NAMES[side]} rolls ${die} against ${against}: ${success ? yes : fails}.`, {
    facts: { [id]: success },
  });
  if (stage === 'counter-roll') {
    if (success) swap(d, f, '11.6');
    else nextRound(f);
  } else if (stage === 'disengage-roll') {
    if (!success) attempted(d, f, 'failed');
    else if (rating(d, defender(f)) > 0) f.stage = 'cancel';
    else away(d, f);
  } else if (success) attempted(d, f, 'cancelled');
  else away(d, f);
}

/** The titles in a hand. */
const titles = (f: DuelFrame, side: Side): Card[] => [...new Set(f.hands[side].map(titleOf))];

const missing = (f: DuelFrame, side: Side, card: string): Problem | undefined =>
  titles(f, side).some((title) => title === card)
    ? undefined
    : no('11.5', `${SIDE_NAMES[side]} does not hold "${card}".`);

/** What Hannibal can make of a Probe, once in a Battle. */
const BENDS: readonly Type[] = ['flank-left', 'flank-right', 'double-envelopment'];

const bends = (s: State, f: DuelFrame, side: Side): boolean => !f.bent && bendsProbe(battleIn(s).commanders[side]);

const leadable = (s: State, f: DuelFrame, title: Card): readonly Type[] => {
  if (title === 'reserve') return TYPES;
  return title === 'probe' && bends(s, f, f.attacker) ? [title, ...BENDS] : [title];
};

/** 11.5.a: whether a card answers the one that was led. */
const answers = (s: State, f: DuelFrame, card: Card): boolean =>
  matches(leadOf(f).as, card) || (card === 'probe' && BENDS.includes(leadOf(f).as) && bends(s, f, defender(f)));

/** The card that was led. */
function leadOf(f: DuelFrame): PlayedCard {
  if (!f.lead) throw new RangeError('no card is led');
  return f.lead;
}

/** 11.7, die: it takes a General, and a space to go to. */
function disengageBar(s: State, f: DuelFrame): Bar | undefined {
  const battle = battleIn(s);
  const commander = battle.commanders[f.attacker];
  if (f.hands[f.attacker].length === 0) return () => no('11.5.b', 'An Attacker without cards has lost.');
  if (commander === null) return () => no('die', 'Without a General nobody rolls to Disengage.');
  if (withdrawals(s, f.attacker, battle).length > 0) return undefined;
  return () => no('11.7.a', `${generalName(s, commander)} has no space to Withdraw to.`);
}

/** 11.6: the card that was led is matched; the Defender may take the initiative where he can. */
function answered(d: State, f: DuelFrame): void {
  if (initiative(d, f) === 'none') nextRound(f);
  else f.stage = 'initiative';
}

/** Who answers now with a Strategy Card. */
const asked = (f: DuelFrame): Side => (f.stage === 'desert' ? (f.asking[0] ?? f.attacker) : 'carthage');

/** 5.2.b: the cavalry of Carthage is led as a Double Envelopment, or meets one. */
function rides(d: State, f: DuelFrame): void {
  const played = { card: CAVALRY, as: 'double-envelopment' as const };
  f.played.carthage.push(played);
  f.last = played.as;
  if (f.stage === 'match') {
    answered(d, f);
    return;
  }
  f.lead = played;
  f.stage = 'match';
}

const ASKS: Readonly<Record<DuelFrame['stage'], { readonly rule: string; readonly says: string }>> = {
  reveal: { rule: '5.2.b', says: 'which cards a spy has seen.' },
  desert: { rule: '5.2.b', says: 'whether an Ally of the enemy deserts.' },
  steal: { rule: '5.2.b', says: 'which card the deserter brings along.' },
  'steal-blind': { rule: '5.2.b', says: 'a Battle Card is drawn from the other hand.' },
  lead: { rule: '11.5', says: 'which card to lead, or whether to Disengage.' },
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
        const type = TYPES.find((one) => one === as);
        if (!type) throw new RangeError(`"${card}" is not led as "${as}"`);
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
        if (taken === undefined) throw new RangeError(`no "${card}" lies open`);
        steals(d, f, taken);
      },
    },
    draw: {
      when: (_, f) => f.stage === 'reveal' || f.stage === 'steal-blind',
      waits(_, f) {
        if (f.stage === 'steal-blind')
          return { pile: `${otherSide(thiefIn(f))}-battle-cards`, from: closedTo(f), number: 1 };
        const due = revealing(f);
        if (!due) throw new RangeError('no spy has seen anything');
        return { pile: `${due.victim}-battle-cards`, from: f.hands[due.victim], number: due.number };
      },
      apply(d, f, { cards }) {
        const due = revealing(f);
        if (f.stage === 'steal-blind') {
          const [card] = cards;
          if (card === undefined) throw new RangeError('no card was drawn');
          steals(d, f, card);
        } else if (due) {
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
