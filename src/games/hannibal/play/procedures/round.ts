/** One round of the duel (11.5 to 11.7): what may be led and matched, who takes the initiative, cards that change hands, how it ends. */
import { isKeyOf } from '../../../../calculator/keys.ts';
import { passes } from '../../../../mechanics/passes.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { ask } from '../../../../play/procedure.ts';
import { found, frameOf, push } from '../../../../play/state.ts';
import { type Fought, NO_CARD, type Result, startOf } from '../../after-battle/rules.ts';
import { type Attempt, initiativeAfter, matches, mayTakeOver } from '../../counterattack/rules.ts';
import { fallen, oneDie, ratingRoll } from '../../die.ts';
import { CARD_NAMES, type Card, otherSide, SIDE_NAMES, type Side, TYPES, type Type } from '../../words.ts';
import type { Action } from '../actions.ts';
import { tell } from '../answers.ts';
import { CAVALRY, titleOf } from '../cards/battle.ts';
import { couldHold } from '../cards/strategy.ts';
import { close } from '../changes.ts';
import { counterRating, generalName, HANNIBAL, ratingFor, ratingOf, withdrawals } from '../queries.ts';
import { roundQuestion } from '../questions/battle.ts';
import type { FrameAt, State } from '../state.ts';

type Duel = FrameAt<'duel'>;
type Played = Duel['played'][Side][number];

const battleIn = (s: State): FrameAt<'battle'> => frameOf(s, 'battle');
export const defender = (f: Duel): Side => otherSide(f.attacker);
const rating = (s: State, side: Side): number => ratingOf(s, battleIn(s).commanders[side]);

/** A round begins: first both may be asked whether an enemy Ally deserts. */
export function nextRound(f: Duel): void {
  f.stage = 'desert';
  f.asking = [f.attacker, defender(f)];
}

/** 5.2.b: whether Carthage may have its cavalry in place of a Battle Card: to lead, or against a Double Envelopment. */
export function mayCharge(s: State, f: Duel, side: Side): boolean {
  const moment =
    f.stage === 'lead' ? f.attacker : f.stage === 'match' && f.lead?.as === 'double-envelopment' && defender(f);
  return side === 'carthage' && moment === side && couldHold(s, side, [CAVALRY]);
}

/** 11.6: what a side rolls against in a round. */
export function roundRating(s: State, f: Duel, side: Side): number {
  const { commanders, attacker } = battleIn(s);
  const commander = commanders[side];
  if (f.stage === 'counter-roll') return counterRating(s, commander, attacker === side);
  return f.stage === 'cancel-roll' ? ratingFor(s, commander, 'cancel') : ratingOf(s, commander);
}

/** 11.5.b: the cards have settled it. */
function ends(d: State, f: Duel, result: Result): void {
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

export function loses(d: State, f: Duel, side: Side): void {
  const winner = otherSide(side);
  tell(d, '11.5.b', { 'battle winner': winner }, () => `${SIDE_NAMES[winner]} wins the Battle.`);
  ends(d, f, `${winner}-wins`);
}

export function away(d: State, f: Duel): void {
  tell(d, '11.7.a', { away: f.attacker }, () => `${SIDE_NAMES[f.attacker]} gets away.`);
  ends(d, f, `${f.attacker}-withdraws`);
}

export function swap(d: State, f: Duel, rule: string): void {
  f.attacker = defender(f);
  nextRound(f);
  tell(d, rule, { attacker: f.attacker }, () => `${SIDE_NAMES[f.attacker]} is now the Attacker.`);
}

/** A card of this title goes from the hand to the table; says which. */
export function plays(f: Duel, side: Side, title: Card, as: Type): Played {
  const fits = f.hands[side].filter((held) => titleOf(held) === title);
  // What the enemy knows goes first.
  const card = found(fits.find((held) => f.open[side].includes(held)) ?? fits[0], 'Battle Card', title);
  f.hands[side] = f.hands[side].filter((held) => held !== card);
  f.played[side].push({ card, as });
  f.last = as;
  if (title !== 'reserve' && title !== as) f.bent = true;
  return { card, as };
}

/** 11.6, 11.6.a: how the Defender may take the initiative now; against the cavalry never without a roll. */
export function initiative(s: State, f: Duel): 'free' | 'roll' | 'none' {
  const mine = rating(s, defender(f));
  if (!f.lead) return 'none';
  if (f.lead.card === CAVALRY) return mine > 0 ? 'roll' : 'none';
  return initiativeAfter(f.lead.as, mine, s.setup.rulings['double-envelopment-without-general'] === 'allowed');
}

/** 11.7: an attempt that came to nothing. */
function attempted(d: State, f: Duel, attempt: Attempt): void {
  if (mayTakeOver(attempt, d.setup.rulings['cancelled-disengage'])) f.stage = 'take-over';
  else nextRound(f);
}

/** The rolls of a round, and who makes each. */
const ROLLS = {
  'counter-roll': {
    ...{ id: 'counterattack', label: 'Counterattack', rule: '11.6', by: (f: Duel): Side => defender(f) },
    ...{ yes: 'the Counterattack succeeds', no: 'the Counterattack fails' },
  },
  'disengage-roll': {
    ...{ id: 'disengage', label: 'Disengage', rule: '11.7', by: (f: Duel): Side => f.attacker },
    ...{ yes: 'the attempt succeeds', no: 'the attempt fails' },
  },
  'cancel-roll': {
    ...{ id: 'cancel', label: 'Cancel the Disengage', rule: '11.7', by: (f: Duel): Side => defender(f) },
    ...{ yes: 'the Disengage is cancelled', no: 'it is not cancelled' },
  },
} as const;
export type RollStage = keyof typeof ROLLS;

function rolled(d: State, f: Duel, stage: RollStage, die: number): void {
  const { rule, yes, no: fails, id, by } = ROLLS[stage];
  const side = by(f);
  const against = roundRating(d, f, side);
  const success = passes(die, against);
  const how = success ? yes : fails;
  tell(d, rule, { [id]: success }, () => `${SIDE_NAMES[side]} rolls ${die} against ${against}: ${how}.`);
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
export const titles = (f: Duel, side: Side): Card[] => [...new Set(f.hands[side].map(titleOf))];

export const missing = (f: Duel, side: Side, card: string): Problem | undefined =>
  titles(f, side).some((title) => title === card)
    ? undefined
    : no(
        '11.5',
        `${SIDE_NAMES[side]} does not hold ${isKeyOf(CARD_NAMES, card) ? `a ${CARD_NAMES[card]}` : 'that card'}.`,
      );

/** What Hannibal can make of a Probe, once in a Battle. */
const BENDS: readonly Type[] = ['flank-left', 'flank-right', 'double-envelopment'];

const bends = (s: State, f: Duel, side: Side): boolean => !f.bent && battleIn(s).commanders[side] === HANNIBAL;

export const leadable = (s: State, f: Duel, title: Card): readonly Type[] => {
  if (title === 'reserve') return TYPES;
  return title === 'probe' && bends(s, f, f.attacker) ? [title, ...BENDS] : [title];
};

/** 11.5.a: whether a card answers the one that was led. */
export const answers = (s: State, f: Duel, card: Card): boolean =>
  matches(leadOf(f).as, card) || (card === 'probe' && BENDS.includes(leadOf(f).as) && bends(s, f, defender(f)));

/** The card that was led. */
export const leadOf = (f: Duel): Played => found(f.lead, 'there is no card that is led');

/** 11.7, die: it takes a General, and a space to go to. */
export function disengageBar(s: State, f: Duel): Problem | undefined {
  const battle = battleIn(s);
  const commander = battle.commanders[f.attacker];
  if (f.hands[f.attacker].length === 0) return no('11.5.b', 'An Attacker without cards has lost.');
  if (commander === null) return no('die', 'Without a General you cannot roll to Disengage.');
  if (withdrawals(s, f.attacker, battle).length > 0) return undefined;
  return no('11.7.a', `${generalName(s, commander)} has no space to Withdraw to.`);
}

/** 11.6: the card that was led is matched; the Defender may take the initiative where he can. */
export function answered(d: State, f: Duel): void {
  if (initiative(d, f) === 'none') nextRound(f);
  else f.stage = 'initiative';
}

/** 5.2.b: the cavalry of Carthage is led as a Double Envelopment, or meets one. */
export function rides(d: State, f: Duel): void {
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

/** The Strategy Card that takes a Battle Card from the enemy. */
export const DESERTER = 's59';

/** 5.2.b: whoever could hold the card is asked, as long as the enemy has a card to lose. */
export function desertion(s: State, f: Duel): boolean {
  const [first] = f.asking;
  return first !== undefined && couldHold(s, first, [DESERTER]) && f.hands[otherSide(first)].length > 0;
}

export const thiefIn = (f: Duel): Side => found(f.thief, 'nobody takes a card');

/** Cards of the hand that the thief can see, and the others. */
export function handTo(f: Duel): { readonly open: string[]; readonly closed: string[] } {
  const victim = otherSide(thiefIn(f));
  const isOpen = (card: string): boolean => f.open[victim].includes(card);
  return { open: f.hands[victim].filter(isOpen), closed: f.hands[victim].filter((card) => !isOpen(card)) };
}

export function steals(d: State, f: Duel, card: string): void {
  const thief = thiefIn(f);
  const victim = otherSide(thief);
  f.hands[victim] = f.hands[victim].filter((held) => held !== card);
  f.open[victim] = f.open[victim].filter((known) => known !== card);
  f.hands[thief] = [...f.hands[thief], card];
  f.open[thief] = [...f.open[thief], card];
  f.thief = null;
  f.stage = 'desert';
  const taken = titleOf(card);
  tell(d, '5.2.b', { taken }, () => `${SIDE_NAMES[thief]} takes a ${CARD_NAMES[taken]} from ${SIDE_NAMES[victim]}.`);
}

/** 5.2.b: up to half of a hand lies open for the whole Battle. */
export const revealing = (f: Duel): { readonly victim: Side; readonly number: number } | undefined => {
  const [victim] = f.spied;
  return victim && { victim, number: Math.floor(f.hands[victim].length / 2) };
};

/** A roll within a round, against the rating of whoever makes it. */
export const roll = (stage: RollStage, says: string) => ({
  asks: ask(ROLLS[stage].rule, says),
  question: (s: State, f: Duel) => roundQuestion(s, f, roundRating(s, f, defender(f))),
  roll: {
    waits(s: State, f: Duel) {
      const { id, label, yes, no: fails, by } = ROLLS[stage];
      return ratingRoll({ ...oneDie(id, label), by: by(f) }, roundRating(s, f, by(f)), yes, fails);
    },
    apply: (d: State, f: Duel, { faces }: Action<'roll'>) => rolled(d, f, stage, fallen(faces, ROLLS[stage].id)),
  },
});
