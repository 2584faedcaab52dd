/**
 * What the calculators are asked in a Land Battle: command, charge, hands, cards and losses. A side is never asked with
 * hidden cards of the other.
 */
import { frameOf } from '../../../../play/state.ts';
import type { Question } from '../../game.ts';
import { CARDS, type Card, otherSide, type Side } from '../../words.ts';
import { battleOf, CAVALRY, handSizes, titleOf } from '../cards/battle.ts';
import { removablePcs } from '../politics.ts';
import { counterRating, generalOf, ratingOf } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

/** The readings that a duel is counted by. */
const readingsOf = ({ setup: { rulings } }: State) => ({
  freeWithoutGeneral: rulings['double-envelopment-without-general'],
  cancelledDisengage: rulings['cancelled-disengage'],
});

/** 11.2: the two Consuls. */
export const commandQuestion = (s: State, f: FrameAt<'battle'>, other: string | undefined): Question | undefined =>
  other === undefined
    ? undefined
    : {
        calculator: 'change-of-command',
        shows: 'swap',
        input: {
          rome: f.attacker === 'rome' ? 'attacker' : 'defender',
          inCommand: ratingOf(s, f.commanders.rome),
          other: generalOf(s, other).battle,
          ...(f.stage === 'command-roll' && { rolls: 'always' }),
        },
      };

/** 11.3: the charge, with the hands that it would change. */
export function chargeQuestion(s: State, f: FrameAt<'battle'>): Question {
  const sizes = handSizes(s, f);
  return {
    calculator: 'elephant-charge',
    shows: 'success',
    wants: 'carthage',
    input: {
      rating: ratingOf(s, f.commanders.rome),
      elephants: f.elephants,
      romanCards: sizes.rome,
      punicCards: sizes.carthage,
    },
  };
}

/** 11.4: the hands before they are dealt. */
export function duelQuestion(s: State, f: FrameAt<'battle'>): Question {
  const sizes = handSizes(s, f);
  const defender = otherSide(f.attacker);
  return {
    calculator: 'duel',
    shows: 'attackerWins',
    wants: f.attacker,
    input: {
      attackerCards: sizes[f.attacker],
      attackerRating: ratingOf(s, f.commanders[f.attacker]),
      defenderCards: sizes[defender],
      defenderRating: ratingOf(s, f.commanders[defender]),
      attackerCountersOn: counterRating(s, f.commanders[f.attacker], true),
      defenderCountersOn: counterRating(s, f.commanders[defender], false),
      rome: f.attacker === 'rome' ? 'attacker' : 'defender',
      ...readingsOf(s),
    },
  };
}

/** `flank-left` is FlankLeft to the calculator. */
const joined = (title: string): string => title.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

/** How many of each title, by the names that the calculator gives them. */
function counted(cards: readonly string[], prefix: '' | 'seen'): Record<string, number> {
  const name = (title: Card): string =>
    prefix ? `${prefix}${joined(title)}` : joined(title).replace(/^./, (first) => first.toLowerCase());
  return Object.fromEntries(CARDS.map((card) => [name(card), cards.filter((one) => titleOf(one) === card).length]));
}

/** 11.5 to 11.7: a hand as its holder sees it, who knows of the other only how many cards it has. */
function viewOf(s: State, f: FrameAt<'duel'>, me: Side, moment: 'lead' | 'initiative' | 'wait'): Question {
  const { commanders } = frameOf(s, 'battle');
  const seen = [...f.played.rome, ...f.played.carthage].flatMap(({ card }) => (card === CAVALRY ? [] : [card]));
  return {
    calculator: 'my-hand',
    shows: 'win',
    wants: me,
    input: {
      ...counted(f.hands[me], ''),
      ...counted(seen, 'seen'),
      enemyCards: f.hands[otherSide(me)].length,
      moment,
      ...(moment === 'initiative' && { matchedDouble: f.lead?.as === 'double-envelopment' }),
      rating: ratingOf(s, commanders[me]),
      enemyRating: ratingOf(s, commanders[otherSide(me)]),
      ...readingsOf(s),
    },
  };
}

/** 11.5, 11.6: what the hand should do; once a card is led nothing is left to weigh but to match it. */
export function handQuestion(s: State, f: FrameAt<'duel'>): Question | undefined {
  const other = otherSide(f.attacker);
  if (f.hands[f.attacker].length === 0 || f.hands[other].length === 0) return undefined;
  if (f.stage === 'initiative') return { ...viewOf(s, f, other, 'initiative'), advises: true };
  if (f.stage !== 'lead') return undefined;
  return {
    ...viewOf(s, f, f.attacker, 'lead'),
    advises: true,
    beside: { by: other, question: viewOf(s, f, other, 'wait') },
  };
}

/** A card as what it counts, a Reserve as itself. */
const playedAs = ({ card, as }: FrameAt<'duel'>['played'][Side][number]): Card =>
  titleOf(card) === 'reserve' ? 'reserve' : as;

/** 11.6, 11.7: a roll within a round, and whether a Disengage is to be cancelled. */
export function roundQuestion(s: State, f: FrameAt<'duel'>, defenderRating: number): Question | undefined {
  const { commanders } = frameOf(s, 'battle');
  const of = (side: Side): number => ratingOf(s, commanders[side]);
  const readings = readingsOf(s);
  if (f.stage !== 'counter-roll' || !f.lead)
    return {
      calculator: 'counterattack',
      shows: 'away',
      wants: f.attacker,
      input: {
        ...{ move: f.stage === 'disengage-roll' ? 'disengage' : 'cancel' },
        attackerCards: Math.max(1, f.hands[f.attacker].length),
        ...{ attackerRating: of(f.attacker), defenderRating, ...readings },
      },
    };
  // The calculator knows no Double Envelopment that takes a roll.
  if (f.lead.card === CAVALRY) return undefined;
  const answer = f.played[otherSide(f.attacker)].at(-1);
  return {
    calculator: 'counterattack',
    shows: 'takesOver',
    wants: otherSide(f.attacker),
    input: {
      ...{ move: 'card', attackerCards: Math.min(20, f.hands[f.attacker].length + 1), lead: f.lead.as },
      ...{ ledReserve: titleOf(f.lead.card) === 'reserve', answer: answer ? playedAs(answer) : 'none' },
      ...{ defenderRating, ...readings },
    },
  };
}

/** 11.9 to 11.11: what the Battle costs. */
export function aftermathQuestion(s: State, { fought }: FrameAt<'aftermath'>): Question | undefined {
  const { result, cu, cards, elephants, lastCard } = fought;
  // The calculator knows no Battle without a card.
  if (cards.rome + cards.carthage === 0) return undefined;
  const lost = result === 'rome-wins' || result === 'carthage-wins';
  const loser: Side = result === 'rome-wins' ? 'carthage' : 'rome';
  return {
    calculator: 'after-battle',
    shows: 'stands',
    isAftermath: true,
    input: {
      ...{ result, romeCu: Math.max(1, cu.rome), carthageCu: Math.max(1, cu.carthage), elephants },
      ...{ romeCards: cards.rome, carthageCards: cards.carthage },
      ...(lost && { lastCard, way: 'march', marchLoss: 0, pcs: Math.min(40, removablePcs(s, loser).length) }),
    },
  };
}

/** 11.4: the hands, line by line. */
function handsInput(s: State, f: FrameAt<'battle'>): Readonly<Record<string, unknown>> {
  const { armies, active, region, tribe, intercepted, failedAvoid, elephants } = battleOf(s, f);
  const army = (side: Side) => ({
    [`${side}Rating`]: armies[side].rating,
    [`${side}Cu`]: Math.min(40, armies[side].cu),
    [`${side}Allies`]: 'older',
    [`${side}Provinces`]: armies[side].provinces,
    [`${side}Numidia`]: armies[side].numidia,
  });
  return {
    ...{ ...army('rome'), ...army('carthage'), active, region, tribe, intercepted, failedAvoid, elephants },
    ...(elephants > 0 && { charge: f.charge }),
  };
}

/** 11.4: asked while the cards are shuffled. */
export const handsQuestion = (s: State, f: FrameAt<'battle'>): Question => ({
  calculator: 'battle-cards',
  input: handsInput(s, f),
});
