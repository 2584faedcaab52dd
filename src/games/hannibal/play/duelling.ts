/** What happens in a duel of cards (11.5 to 11.7): who attacks, what is rolled, and how it ends. */
import { passes } from '../../../mechanics/rating-check.ts';
import { note, push } from '../../../play/state.ts';
import { type Fought, type Result, startOf } from '../after-battle/rules.ts';
import { type Attempt, initiativeAfter, mayTakeOver } from '../counterattack/rules.ts';
import { type Card, otherSide, SIDE_NAMES, type Side, type Type } from '../words.ts';
import { titleOf } from './cards/strategy.ts';
import type { BattleFrame, DuelFrame } from './frames.ts';
import { ratingOf } from './generals.ts';
import { frameOf, type State } from './state.ts';

export const battleIn = (s: State): BattleFrame => frameOf(s, 'battle');
export const defender = (f: DuelFrame): Side => otherSide(f.attacker);
export const rating = (s: State, side: Side): number => ratingOf(s, battleIn(s).commanders[side]);

/** 11.5.b: the cards have settled it. */
function ends(d: State, f: DuelFrame, result: Result): void {
  const b = battleIn(d);
  const fought: Fought = {
    result,
    cu: b.cu,
    elephants: b.elephants,
    cards: { rome: f.played.rome.length, carthage: f.played.carthage.length },
    // Without a card played the Retreat Die is read as after a Frontal Assault, as we read it.
    lastCard: f.last ?? 'frontal-assault',
  };
  d.frames = d.frames.filter((frame) => frame !== f);
  push(d, { type: 'aftermath', fought, stage: 'roll', toll: startOf(fought), march: 0, eliminated: false });
}

export const loses = (d: State, f: DuelFrame, side: Side): void => {
  const winner = otherSide(side);
  note(d, '11.5.b', `${SIDE_NAMES[winner]} wins the Battle.`, { facts: { 'battle winner': winner } });
  ends(d, f, winner === 'rome' ? 'rome-wins' : 'carthage-wins');
};

export function swap(d: State, f: DuelFrame, rule: string): void {
  f.attacker = defender(f);
  f.stage = 'lead';
  note(d, rule, `${SIDE_NAMES[f.attacker]} is the Attacker now.`, { facts: { attacker: f.attacker } });
}

/** A card of this title goes from the hand to the table; says which. */
export function plays(f: DuelFrame, side: Side, title: Card, as: Type): string {
  const card = f.hands[side].find((held) => titleOf(held) === title);
  if (card === undefined) throw new RangeError(`${side} holds no "${title}"`);
  f.hands = { ...f.hands, [side]: f.hands[side].filter((held) => held !== card) };
  f.played = { ...f.played, [side]: [...f.played[side], { card, as }] };
  f.last = as;
  return card;
}

/** 11.6, 11.6.a: how the Defender may take the initiative now. */
export const initiative = (s: State, f: DuelFrame) =>
  f.lead
    ? initiativeAfter(
        f.lead.as,
        rating(s, defender(f)),
        s.setup.rulings['double-envelopment-without-general'] === 'allowed',
      )
    : 'none';

/** 11.7: an attempt that came to nothing. */
function attempted(d: State, f: DuelFrame, attempt: Attempt): void {
  const may = mayTakeOver(attempt, d.setup.rulings['cancelled-disengage']);
  f.stage = may ? 'take-over' : 'lead';
}

export function away(d: State, f: DuelFrame): void {
  note(d, '11.7.a', `${SIDE_NAMES[f.attacker]} gets away.`, { facts: { away: f.attacker } });
  ends(d, f, f.attacker === 'rome' ? 'rome-withdraws' : 'carthage-withdraws');
}

export const ROLLS = {
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

export const isRoll = (stage: DuelFrame['stage']): stage is RollStage => stage in ROLLS;

export const roller = (f: DuelFrame): Side => (f.stage === 'disengage-roll' ? f.attacker : defender(f));

export function rolled(d: State, f: DuelFrame, stage: RollStage, die: number): void {
  const { rule, yes, no: fails, id } = ROLLS[stage];
  const side = roller(f);
  const success = passes(die, rating(d, side));
  note(d, rule, `${SIDE_NAMES[side]} rolls ${die} against ${rating(d, side)}: ${success ? yes : fails}.`, {
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
