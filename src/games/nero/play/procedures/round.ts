/** A player round (4.3): what the active colour may do next, in any order, until it ends. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES } from '../../words.ts';
import { cardName, cardOf, cardProblem, spend, usable } from '../cards.ts';
import { piecesName } from '../marching.ts';
import { changeRound } from '../pieces.ts';
import { freshAt, leaderFree, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';
import { declaring, mayDeclare } from './declare.ts';
import { playing } from './event.ts';

const unallotted = (s: State, at: string): number =>
  freshAt(s, at) - s.round.waiting.reduce((sum, w) => sum + (w.at === at ? w.legions : 0), 0);

const leaderUnallotted = (s: State, at: string): boolean => leaderFree(s, at) && !s.round.waiting.some((w) => w.leader);

/** 5.1: places whose pieces may still be given MP. */
function startingPlaces(s: State): string[] {
  const { active } = s.round;
  const at = Object.keys(s.stacks[active]).filter((p) => unallotted(s, p) > 0);
  const home = s.leaders[active].at;
  return !at.includes(home) && leaderUnallotted(s, home) ? [...at, home] : at;
}

/** 4.3: a card in the hand obliges to use one. */
const mustUse = ({ round, hands }: State): boolean =>
  round.used === 0 && !round.discarded && hands[round.active].length > 0;

/** 4.3: in place of all other cards. */
const mayDiscard = (s: State): readonly string[] => (s.round.used === 0 ? usable(s, s.round.active) : []);

function discardProblem(s: State, card: string) {
  const { active, used } = s.round;
  const held = cardProblem(s, active, card);
  if (held || used === 0) return held;
  return no('4.3', `${plural(used, 'card has', 'cards have')} been used; a card is discarded in place of all others.`);
}

export const round: ProcedureOf<'round'> = {
  run(d) {
    const { active, used, discarded, waiting } = d.round;
    const idle = used === 0 && !discarded && waiting.length === 0 && d.hands[active].length === 0;
    if (!idle || mayDeclare(d)) return 'waits';
    note(d, '4.1', `${AREA_NAMES[active]} has no card, and nothing else to do in its round.`);
    pop(d);
    return 'goes-on';
  },
  who: (s) => s.round.active,
  asks: (s) => ({
    rule: '4.3',
    says: `what to do next, with ${s.round.used} of ${limitOf('cards-in-round', figuresOf(s))} cards used.`,
  }),
  answers: {
    march: {
      choices: (s) =>
        s.round.waiting.map((w) => ({
          action: { type: 'march', force: w.id },
          says: `${piecesName(s, w)} in ${placeName(s, w.at)}, ${w.mp} MP`,
          group: 'Move a force',
        })),
      problem(s, _, { force }) {
        const { waiting } = s.round;
        if (waiting.some((w) => w.id === force)) return undefined;
        return no('5.0', `Found force ${force}; waiting are ${listed(waiting.map((w) => `${w.id} in ${w.at}`))}.`);
      },
      apply(d, _, { force }) {
        const { active, waiting } = d.round;
        const moving = waiting.find((w) => w.id === force);
        if (!moving) return;
        const { id, at, legions, leader, mp } = moving;
        changeRound(d, {
          waiting: waiting.filter((w) => w !== moving),
          force: {
            ...{ id, at, legions, leader, mp, left: mp, marked: legions > 0 && d.stacks[active][at]?.marker === true },
            ...{ came: null, fatigue: 0, tired: 0, steps: 0, fought: false },
            ...{ met: [], agreed: [], asked: false, over: false },
          },
        });
        push(d, { type: 'march', to: null, struck: [] });
      },
    },
    lay: {
      choices: (s) =>
        usable(s, s.round.active)
          .filter((card) => cardOf(s, card).mp >= 1)
          .flatMap((card) =>
            startingPlaces(s).map((at) => ({
              action: { type: 'lay' as const, card, at },
              says: `${cardName(s, card)}: ${cardOf(s, card).mp} MP for ${placeName(s, at)}`,
              group: 'Lay a card for movement',
            })),
          ),
      problem(s, _, { card, at }) {
        const held = cardProblem(s, s.round.active, card);
        if (held) return held;
        const { mp } = cardOf(s, card);
        if (mp < 1) return no('5.1', `${cardName(s, card)} gives ${mp} MP; movement takes 1 at least.`);
        if (unallotted(s, at) > 0 || leaderUnallotted(s, at)) return undefined;
        return no('5.0', `Found ${at}; pieces that may still move are in ${listed(startingPlaces(s))}.`);
      },
      apply(d, _, { card, at }) {
        const { mp } = cardOf(d, card);
        spend(d, d.round.active, card);
        note(d, '5.1', `${AREA_NAMES[d.round.active]} plays ${mp} MP for ${placeName(d, at)}.`, {
          facts: { laid: card },
        });
        push(d, { type: 'allot', at, mp, forces: [], ready: false, struck: [] });
      },
    },
    event: playing,
    declare: declaring,
    discard: {
      choices: (s) =>
        mayDiscard(s).map((card) => ({
          action: { type: 'discard', card },
          says: cardName(s, card),
          group: 'Discard a card and use no other',
        })),
      problem: (s, _, { card }) => discardProblem(s, card),
      apply(d, _, { card }) {
        const { active } = d.round;
        d.hands[active] = d.hands[active].filter((id) => id !== card);
        d.faceDown = [...d.faceDown, card];
        changeRound(d, { discarded: true });
        note(d, '4.3', `${AREA_NAMES[active]} discards a card.`);
      },
    },
    hold: {
      choices: (s) =>
        s.hands[s.round.active].length === 1
          ? mayDiscard(s).map((card) => ({
              action: { type: 'hold', card },
              says: `Hold ${cardName(s, card)} for the next game turn`,
            }))
          : [],
      problem(s, _, { card }) {
        const { length } = s.hands[s.round.active];
        const problem = discardProblem(s, card);
        if (problem || length === 1) return problem;
        return no('4.3', `${length} cards are left; only the last one may be held.`);
      },
      apply(d, _, { card }) {
        const { active } = d.round;
        d.hands[active] = [];
        d.held[active] = card;
        changeRound(d, { discarded: true });
        note(d, '4.3', `${AREA_NAMES[active]} holds its last card.`);
      },
    },
    done: {
      choices: (s) => (mustUse(s) ? [] : [{ action: { type: 'done' }, says: 'End the round' }]),
      problem(s) {
        const { active, used, discarded } = s.round;
        if (used > 0 || discarded || s.hands[active].length === 0) return undefined;
        return no('4.3', `${AREA_NAMES[active]} has used no card; 1 must be played or discarded.`);
      },
      apply: (d) => pop(d),
    },
  },
};
