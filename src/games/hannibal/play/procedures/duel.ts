/** The duel of cards (11.5 to 11.7): lead, match, initiative, Disengage, until one side has lost or is away. */
import { passes } from '../../../../mechanics/rating-check.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note } from '../../../../play/table.ts';
import { matches } from '../../counterattack/rules.ts';
import { fallen, oneDie } from '../../die.ts';
import { CARD_NAMES, type Card, SIDE_NAMES, type Side, TYPES, type Type } from '../../words.ts';
import { handQuestion, roundQuestion } from '../battle-questions.ts';
import { titleOf } from '../cards.ts';
import {
  away,
  battleIn,
  defender,
  initiative,
  isRoll,
  loses,
  plays,
  ROLLS,
  rating,
  rolled,
  roller,
  swap,
} from '../duelling.ts';
import type { DuelFrame } from '../frames.ts';
import { generalName } from '../generals.ts';
import type { ProcedureOf, State } from '../state.ts';
import { withdrawals } from './withdraw.ts';

/** The side whose answer is waited for. */
const decides = (f: DuelFrame): Side => (f.stage === 'lead' ? f.attacker : defender(f));

/** The titles in a hand. */
const titles = (f: DuelFrame, side: Side): Card[] => [...new Set(f.hands[side].map(titleOf))];

const held = (f: DuelFrame, side: Side, card: string): Problem | undefined =>
  titles(f, side).some((title) => title === card)
    ? undefined
    : no('11.5', `${SIDE_NAMES[side]} does not hold "${card}".`);

const leadable = (title: Card): readonly Type[] => (title === 'reserve' ? TYPES : [title]);

const matched = (d: State, f: DuelFrame): void => {
  f.stage = initiative(d, f) === 'none' ? 'lead' : 'initiative';
};

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

export const duel: ProcedureOf<'duel'> = {
  run(d, f) {
    if (f.stage === 'lead' && f.hands[f.attacker].length === 0) {
      loses(d, f, f.attacker);
      return 'goes-on';
    }
    // A side without cards is passed over: that it has none is seen by all.
    if (f.stage === 'match' && f.hands[defender(f)].length === 0) {
      loses(d, f, defender(f));
      return 'goes-on';
    }
    return 'waits';
  },
  who: (_, f) => decides(f),
  asks: (_, f) => ASKS[f.stage],
  question: (s, f) => (isRoll(f.stage) || f.stage === 'cancel' ? roundQuestion(s, f) : handQuestion(s, f)),
  answers: {
    lead: {
      when: (_, f) => f.stage === 'lead',
      choices: (_, f) =>
        titles(f, f.attacker).flatMap((card) =>
          leadable(card).map((as) => ({
            action: { type: 'lead' as const, card, as },
            says: card === 'reserve' ? `Reserve as ${CARD_NAMES[as]}` : CARD_NAMES[as],
            group: 'Lead',
          })),
        ),
      problem(_, f, { card, as }) {
        const missing = held(f, f.attacker, card);
        if (missing) return missing;
        const title = titleOf(card);
        if (leadable(title).some((type) => type === as)) return undefined;
        return title === 'reserve'
          ? no('11.5.d', 'A Reserve is named as another type, not as a Reserve.')
          : no('11.5', `A ${CARD_NAMES[title]} is led as what it is.`);
      },
      apply(d, f, { card, as }) {
        const type = TYPES.find((one) => one === as) ?? 'frontal-assault';
        f.lead = { card: plays(f, f.attacker, titleOf(card), type), as: type };
        f.stage = 'match';
        const reserve = titleOf(card) === 'reserve' ? 'a Reserve as ' : '';
        note(d, reserve ? '11.5.d' : '11.5', `${SIDE_NAMES[f.attacker]} leads ${reserve}${CARD_NAMES[type]}.`, {
          facts: { lead: type },
        });
      },
    },
    disengage: {
      when: (_, f) => f.stage === 'lead',
      choices: (s, f) => (disengageProblem(s, f) ? [] : [{ action: { type: 'disengage' }, says: 'Try to Disengage' }]),
      problem: (s, f) => disengageProblem(s, f),
      apply(_, f) {
        f.lead = null;
        f.stage = 'disengage-roll';
      },
    },
    match: {
      when: (_, f) => f.stage === 'match',
      choices: (_, f) =>
        titles(f, defender(f))
          .filter((card) => f.lead && matches(f.lead.as, card))
          .map((card) => ({ action: { type: 'match', card }, says: CARD_NAMES[card] })),
      problem(_, f, { card }) {
        const missing = held(f, defender(f), card);
        if (missing || !f.lead) return missing;
        if (matches(f.lead.as, titleOf(card))) return undefined;
        return no('11.5.a', `${CARD_NAMES[titleOf(card)]} does not match ${CARD_NAMES[f.lead.as]}.`);
      },
      apply(d, f, { card }) {
        if (!f.lead) return;
        plays(f, defender(f), titleOf(card), f.lead.as);
        note(d, '11.5.a', `${SIDE_NAMES[defender(f)]} matches with ${CARD_NAMES[titleOf(card)]}.`, {
          facts: { matched: true },
        });
        matched(d, f);
      },
    },
    counterattack: {
      when: (_, f) => f.stage === 'initiative' || f.stage === 'lead',
      choices: (s, f) =>
        f.stage === 'initiative' && initiative(s, f) === 'roll'
          ? [{ action: { type: 'counterattack' }, says: 'Try to Counterattack' }]
          : [],
      problem(s, f) {
        if (f.stage === 'initiative' && initiative(s, f) === 'roll') return undefined;
        return no(
          '11.6',
          'A Counterattack takes a General, and a card that was just matched and is no Double Envelopment.',
        );
      },
      apply(_, f) {
        f.stage = 'counter-roll';
      },
    },
    seize: {
      when: (_, f) => f.stage === 'initiative',
      choices: (s, f) =>
        initiative(s, f) === 'free' ? [{ action: { type: 'seize' }, says: 'Take the initiative' }] : [],
      problem: (s, f) =>
        initiative(s, f) === 'free'
          ? undefined
          : no('11.6.a', 'Only a matched Double Envelopment gives it without a roll.'),
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
      when: (_, f) => ['match', 'initiative', 'cancel', 'take-over'].includes(f.stage),
      choices: (_, f) => [
        { action: { type: 'pass' }, says: f.stage === 'match' ? 'Do not match, and lose' : 'Leave it' },
      ],
      problem: () => undefined,
      apply(d, f) {
        if (f.stage === 'match') loses(d, f, defender(f));
        else if (f.stage === 'cancel') away(d, f);
        else f.stage = 'lead';
      },
    },
    roll: {
      when: (_, f) => isRoll(f.stage),
      waits(s, f) {
        const roll = ROLLS[isRoll(f.stage) ? f.stage : 'counter-roll'];
        return {
          dice: () => [{ ...oneDie(roll.id, roll.label), by: roller(f) }],
          reads: (faces) => (passes(fallen(faces, roll.id), rating(s, roller(f))) ? roll.yes : roll.no),
          worth: (faces) => Number(passes(fallen(faces, roll.id), rating(s, roller(f)))),
        };
      },
      apply(d, f, { faces }) {
        if (isRoll(f.stage)) rolled(d, f, f.stage, fallen(faces, ROLLS[f.stage].id));
      },
    },
  },
};

/** 11.7, die: it takes a General, and a space to go to. */
function disengageProblem(s: State, f: DuelFrame): Problem | undefined {
  const commander = battleIn(s).commanders[f.attacker];
  if (commander === null) return no('die', 'Without a General nobody rolls to Disengage.');
  if (withdrawals(s, f.attacker, battleIn(s).at).length > 0) return undefined;
  return no('11.7.a', `${generalName(s, commander)} has no space to Withdraw to.`);
}
