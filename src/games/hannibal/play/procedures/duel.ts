/** The duel of cards (11.5 to 11.7): lead, match, initiative, Disengage, until one side has lost or is away. */
import { passes } from '../../../../mechanics/rating-check.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, note, push } from '../../../../play/state.ts';
import { type Fought, NO_CARD, type Result, startOf } from '../../after-battle/rules.ts';
import { type Attempt, initiativeAfter, matches, mayTakeOver } from '../../counterattack/rules.ts';
import { fallen, oneDie, ratingRoll } from '../../die.ts';
import { CARD_NAMES, type Card, otherSide, SIDE_NAMES, type Side, TYPES, type Type } from '../../words.ts';
import { titleOf } from '../cards/battle.ts';
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
  stage: 'lead' | 'match' | 'initiative' | 'counter-roll' | 'disengage-roll' | 'cancel' | 'cancel-roll' | 'take-over';
  last: Type | null;
}

const battleIn = (s: State): FrameAt<'battle'> => frameOf(s, 'battle');
const defender = (f: DuelFrame): Side => otherSide(f.attacker);
const rating = (s: State, side: Side): number => ratingOf(s, battleIn(s).commanders[side]);

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
  f.stage = 'lead';
  note(d, rule, () => `${SIDE_NAMES[f.attacker]} is the Attacker now.`, { facts: { attacker: f.attacker } });
}

/** A card of this title goes from the hand to the table; says which. */
function plays(f: DuelFrame, side: Side, title: Card, as: Type): PlayedCard {
  const card = f.hands[side].find((held) => titleOf(held) === title);
  if (card === undefined) throw new RangeError(`${side} holds no "${title}"`);
  f.hands[side] = f.hands[side].filter((held) => held !== card);
  f.played[side].push({ card, as });
  f.last = as;
  return { card, as };
}

/** 11.6, 11.6.a: how the Defender may take the initiative now. */
const initiative = (s: State, f: DuelFrame) =>
  f.lead
    ? initiativeAfter(
        f.lead.as,
        rating(s, defender(f)),
        s.setup.rulings['double-envelopment-without-general'] === 'allowed',
      )
    : 'none';

/** 11.7: an attempt that came to nothing. */
function attempted(d: State, f: DuelFrame, attempt: Attempt): void {
  f.stage = mayTakeOver(attempt, d.setup.rulings['cancelled-disengage']) ? 'take-over' : 'lead';
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
  const success = passes(die, rating(d, side));
  note(d, rule, () => `${SIDE_NAMES[side]} rolls ${die} against ${rating(d, side)}: ${success ? yes : fails}.`, {
    facts: { [id]: success },
  });
  if (stage === 'counter-roll') {
    if (success) swap(d, f, '11.6');
    else f.stage = 'lead';
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

const leadable = (title: Card): readonly Type[] => (title === 'reserve' ? TYPES : [title]);

/** The card that was led. */
function leadOf(f: DuelFrame): PlayedCard {
  if (!f.lead) throw new RangeError('no card is led');
  return f.lead;
}

/** 11.7, die: it takes a General, and a space to go to. */
function disengageBar(s: State, f: DuelFrame): Bar | undefined {
  const { commanders, at } = battleIn(s);
  const commander = commanders[f.attacker];
  if (commander === null) return () => no('die', 'Without a General nobody rolls to Disengage.');
  if (withdrawals(s, f.attacker, at).length > 0) return undefined;
  return () => no('11.7.a', `${generalName(s, commander)} has no space to Withdraw to.`);
}

const ASKS: Readonly<Record<DuelFrame['stage'], { readonly rule: string; readonly says: string }>> = {
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
    const due = f.stage === 'lead' ? f.attacker : f.stage === 'match' ? defender(f) : undefined;
    if (!due || f.hands[due].length > 0) return 'waits';
    loses(d, f, due);
    return 'goes-on';
  },
  who: (_, f) => (f.stage === 'lead' ? f.attacker : defender(f)),
  asks: (_, f) => ASKS[f.stage],
  question: (s, f) => (isRoll(f.stage) || f.stage === 'cancel' ? roundQuestion(s, f) : handQuestion(s, f)),
  answers: {
    lead: {
      when: (_, f) => f.stage === 'lead',
      options: (_, f) =>
        titles(f, f.attacker).flatMap((card) => leadable(card).map((as) => ({ type: 'lead' as const, card, as }))),
      says: (_s, _f, { card, as }) => ({
        says: card === 'reserve' ? `Reserve as ${CARD_NAMES[as]}` : CARD_NAMES[as],
        group: 'Lead',
      }),
      why: (_, f, { card }) =>
        missing(f, f.attacker, card) ??
        (titleOf(card) === 'reserve'
          ? no('11.5.d', 'A Reserve is named as another type, not as a Reserve.')
          : no('11.5', `A ${CARD_NAMES[titleOf(card)]} is led as what it is.`)),
      apply(d, f, { card, as }) {
        const title = titleOf(card);
        const type = leadable(title).find((one) => one === as);
        if (!type) throw new RangeError(`"${card}" is not led as "${as}"`);
        f.lead = plays(f, f.attacker, title, type);
        f.stage = 'match';
        const reserve = title === 'reserve' ? 'a Reserve as ' : '';
        note(d, reserve ? '11.5.d' : '11.5', () => `${SIDE_NAMES[f.attacker]} leads ${reserve}${CARD_NAMES[type]}.`, {
          facts: { lead: type },
        });
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
      options: (_, f) =>
        titles(f, defender(f))
          .filter((card) => matches(leadOf(f).as, card))
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
        f.stage = initiative(d, f) === 'none' ? 'lead' : 'initiative';
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
      when: (_, f) => f.stage !== 'lead',
      options: () => [{ type: 'pass' }],
      says: (_, f) => (f.stage === 'match' ? 'Do not match, and lose' : 'Leave it'),
      apply(d, f) {
        if (f.stage === 'match') loses(d, f, defender(f));
        else if (f.stage === 'cancel') away(d, f);
        else f.stage = 'lead';
      },
    },
    roll: {
      when: (_, f) => isRoll(f.stage),
      waits(s, f) {
        const { id, label, yes, no: fails } = ROLLS[rollStage(f)];
        return ratingRoll({ ...oneDie(id, label), by: roller(f) }, rating(s, roller(f)), yes, fails);
      },
      apply: (d, f, { faces }) => rolled(d, f, fallen(faces, ROLLS[rollStage(f)].id)),
    },
  },
};
