/** The course of one round of a Land Battle (11.5 to 11.7), die by die, told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { CARD_NAMES } from '../battle-cards/deck.ts';
import type { Input } from './fields.ts';
import { type Attempt, type Initiative, initiativeAfter, matches, mayTakeOver, passes } from './rules.ts';

/** How a round ends: the Battle is over, the roles change or not, or the Attacker is away. */
export const ENDS = ['attackerLoses', 'defenderLoses', 'takesOver', 'goesOn', 'away'] as const;
export type End = (typeof ENDS)[number];

interface Told {
  readonly rule: string;
  readonly text: string;
}

export interface Course {
  /** Absent while a die is still missing. */
  readonly end?: End;
  /** The die needed next. */
  readonly asks?: Roll;
  readonly steps: readonly Told[];
}

/** 11.5 to 11.7: follows the dice as far as they are there; asks for the next where one is missing. */
export function follow(input: Input, faces: Faces): Course {
  const steps: Told[] = [];
  const tell = (rule: string, text: string) => steps.push({ rule, text });
  if (input.attackerCards === 0) {
    tell('11.5.b', 'The round begins, and the Attacker has no Battle Card: the Attacker has lost.');
    return { end: 'attackerLoses', steps };
  }
  return input.move === 'card' ? followCard(input, faces, steps, tell) : followAttempt(input, faces, steps, tell);
}

/** 11.6, 11.6.a: how the Defender may take the initiative, once the card is matched. */
export const initiativeOf = ({ lead, defenderRating, freeWithoutGeneral }: Input): Initiative =>
  initiativeAfter(lead, defenderRating, freeWithoutGeneral === 'allowed');

type Tell = (rule: string, text: string) => void;

function followCard(input: Input, faces: Faces, steps: Told[], tell: Tell): Course {
  const { lead, answer, ledReserve, defenderRating, declines } = input;
  if (ledReserve) tell('11.5.d', `The Reserve counts as a ${CARD_NAMES[lead]}.`);
  if (!matches(lead, answer)) {
    const played = answer === 'none' ? 'No card' : `A ${CARD_NAMES[answer]}`;
    tell('11.5.b', `${played} does not match a ${CARD_NAMES[lead]}: the Defender has lost.`);
    return { end: 'defenderLoses', steps };
  }
  tell('11.5.a', `A ${CARD_NAMES[answer as keyof typeof CARD_NAMES]} matches the ${CARD_NAMES[lead]}.`);
  const way = declines ? 'none' : initiativeOf(input);
  if (way === 'free') {
    tell('11.6.a', 'The Defender takes the initiative without a roll.');
    return { end: 'takesOver', steps };
  }
  if (way === 'none') return { end: 'goesOn', steps };
  const face = faces['counterattack']?.[0];
  if (face === undefined) return { asks: { id: 'counterattack', label: 'Counterattack', dice: 1, sides: 6 }, steps };
  const taken = passes(face, defenderRating);
  tell('11.6', `A ${face} against rating ${defenderRating}: the Counterattack ${taken ? 'succeeds' : 'fails'}.`);
  return { end: taken ? 'takesOver' : 'goesOn', steps };
}

function followAttempt(input: Input, faces: Faces, steps: Told[], tell: Tell): Course {
  const { attackerRating, defenderRating, declines } = input;
  const ends = (attempt: Attempt): Course => {
    if (attempt === 'away') return { end: 'away', steps };
    const takes = !declines && mayTakeOver(attempt, input.cancelledDisengage);
    return { end: takes ? 'takesOver' : 'goesOn', steps };
  };
  if (attackerRating === 0) {
    tell('11.7', 'Without a General nobody rolls: the attempt comes to nothing.');
    return ends('failed');
  }
  const face = faces['disengage']?.[0];
  if (face === undefined) return { asks: { id: 'disengage', label: 'Disengage', dice: 1, sides: 6 }, steps };
  const succeeds = passes(face, attackerRating);
  tell('11.7', `A ${face} against rating ${attackerRating}: the roll ${succeeds ? 'succeeds' : 'fails'}.`);
  if (!succeeds) return ends('failed');
  if (defenderRating === 0) return ends('away');
  const cancel = faces['cancel']?.[0];
  if (cancel === undefined) return { asks: { id: 'cancel', label: 'Cancel the Disengage', dice: 1, sides: 6 }, steps };
  const cancelled = passes(cancel, defenderRating);
  tell('11.7', `A ${cancel} against rating ${defenderRating}: the Disengage is ${cancelled ? '' : 'not '}cancelled.`);
  return ends(cancelled ? 'cancelled' : 'away');
}
