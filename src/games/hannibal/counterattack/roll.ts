/** One round of a Land Battle (11.5 to 11.7), die by die: what was played and how it ends, also in words. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Step } from '../../../calculator/roll/dice-tree.ts';
import { passes } from '../../../mechanics/passes.ts';
import { faceOf, oneDie } from '../die.ts';
import { CARD_NAMES, type Card, type Type } from '../words.ts';
import type { Input } from './fields.ts';
import { type Attempt, type Initiative, initiativeAfter, matches, mayTakeOver } from './rules.ts';

/** 11.6, 11.6.a: how the Defender may take the initiative, once the card is matched. */
export const initiativeOf = ({ lead, defenderRating, freeWithoutGeneral }: Input): Initiative =>
  initiativeAfter(lead, defenderRating, freeWithoutGeneral === 'allowed');

/** How a round ends: the Battle is over, the roles change or not, or the Attacker is away. */
export const ENDS = ['attackerLoses', 'defenderLoses', 'takesOver', 'goesOn', 'away'] as const;
export type End = (typeof ENDS)[number];

const TRIES = ['counterattack', 'disengage', 'cancel'] as const;
type Try = (typeof TRIES)[number];

/** What happens in a round; a try is one die against a rating. */
export type Deed =
  | { readonly type: 'no-card' }
  | { readonly type: 'reserve-led'; readonly as: Type }
  | { readonly type: 'unmatched'; readonly lead: Type; readonly answer: Card | 'none' }
  | { readonly type: 'matched'; readonly lead: Type; readonly answer: Card }
  | { readonly type: 'initiative' }
  | { readonly type: 'no-general' }
  | { readonly type: Try; readonly die: number; readonly rating: number; readonly succeeds: boolean };

export interface Round {
  /** Absent while a die is still missing. */
  readonly end?: End;
  readonly deeds: readonly Deed[];
  /** The dice so far, with the one that is asked for next. */
  readonly rolls: readonly Roll[];
}

const LABELS: Readonly<Record<Try, string>> = {
  counterattack: 'Counterattack',
  disengage: 'Disengage',
  cancel: 'Cancel the Disengage',
};

/** 11.5 to 11.7: follows the dice as far as they are there. */
export function fightRound(input: Input, faces: Faces): Round {
  const deeds: Deed[] = [];
  const rolls: Roll[] = [];
  /** die: a roll of at most the rating succeeds; undefined while it has not fallen. */
  const tries = (type: Try, rating: number): boolean | undefined => {
    rolls.push(oneDie(type, LABELS[type]));
    const die = faceOf(faces, type);
    if (die === undefined) return undefined;
    const succeeds = passes(die, rating);
    deeds.push({ type, die, rating, succeeds });
    return succeeds;
  };
  const does = (deed: Deed) => deeds.push(deed);
  const end =
    input.attackerCards === 0
      ? without(does)
      : input.move === 'card'
        ? leadCard(input, does, tries)
        : disengage(input, does, tries);
  return { ...(end && { end }), deeds, rolls };
}

type Does = (deed: Deed) => void;
type Tries = (type: Try, rating: number) => boolean | undefined;

/** 11.5.b */
function without(does: Does): End {
  does({ type: 'no-card' });
  return 'attackerLoses';
}

/** 11.5, 11.6: a card led, its answer, and the initiative after it. */
function leadCard(input: Input, does: Does, tries: Tries): End | undefined {
  const { lead, answer, ledReserve, defenderRating, declines } = input;
  if (ledReserve) does({ type: 'reserve-led', as: lead });
  if (answer === 'none' || !matches(lead, answer)) {
    does({ type: 'unmatched', lead, answer });
    return 'defenderLoses';
  }
  does({ type: 'matched', lead, answer });
  const way = declines ? 'none' : initiativeOf(input);
  if (way === 'none') return 'goesOn';
  if (way === 'free') {
    does({ type: 'initiative' });
    return 'takesOver';
  }
  const taken = tries('counterattack', defenderRating);
  return taken === undefined ? undefined : taken ? 'takesOver' : 'goesOn';
}

/** 11.7: an attempt to Disengage, unless it has been rolled, and the Defender's to cancel it. */
function disengage(input: Input, does: Does, tries: Tries): End | undefined {
  const { move, attackerRating, defenderRating, declines } = input;
  const ends = (attempt: Attempt): End => {
    if (attempt === 'away') return 'away';
    return !declines && mayTakeOver(attempt, input.cancelledDisengage) ? 'takesOver' : 'goesOn';
  };
  if (move === 'disengage') {
    if (attackerRating === 0) {
      does({ type: 'no-general' });
      return ends('failed');
    }
    const succeeds = tries('disengage', attackerRating);
    if (!succeeds) return succeeds === undefined ? undefined : ends('failed');
  }
  if (defenderRating === 0) return ends('away');
  const cancelled = tries('cancel', defenderRating);
  return cancelled === undefined ? undefined : ends(cancelled ? 'cancelled' : 'away');
}

export function told(deed: Deed): Step {
  switch (deed.type) {
    case 'no-card':
      return { rule: '11.5.b', text: 'The Attacker begins the round without a Battle Card and has lost.' };
    case 'reserve-led':
      return { rule: '11.5.d', text: `The Reserve counts as a ${CARD_NAMES[deed.as]}.` };
    case 'unmatched': {
      const [led, { answer }] = [CARD_NAMES[deed.lead], deed];
      const fails = answer === 'none' ? `The ${led} is not matched` : `A ${CARD_NAMES[answer]} does not match a ${led}`;
      return { rule: '11.5.b', text: `${fails}: the Defender has lost.` };
    }
    case 'matched':
      return { rule: '11.5.a', text: `A ${CARD_NAMES[deed.answer]} matches the ${CARD_NAMES[deed.lead]}.` };
    case 'initiative':
      return { rule: '11.6.a', text: 'The Defender takes the initiative without a roll.' };
    case 'no-general':
      return { rule: '11.7', text: 'There is no General to roll, so the attempt fails.' };
  }
  const rolled = `A ${deed.die} against rating ${deed.rating}`;
  const does = deed.succeeds ? 'succeeds' : 'fails';
  if (deed.type === 'counterattack') return { rule: '11.6', text: `${rolled}: the Counterattack ${does}.` };
  if (deed.type === 'disengage') return { rule: '11.7', text: `${rolled}: the roll ${does}.` };
  return { rule: '11.7', text: `${rolled}: the Disengage is ${deed.succeeds ? '' : 'not '}cancelled.` };
}

export const END_WORDS: Readonly<Record<End, string>> = {
  attackerLoses: 'the Attacker has no card and loses the Battle',
  defenderLoses: 'the Defender loses the Battle',
  takesOver: 'the Defender becomes the Attacker',
  goesOn: 'the Attacker stays the Attacker',
  away: 'the Attacker gets away and Withdraws',
};
