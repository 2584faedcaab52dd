/** A player round (4.3): what the active colour may do next, in any order, until it ends. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { ask, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES } from '../../words.ts';
import { byCard, cardName, cardOf, leaveUnseen, spend, usable, whyNoMp } from '../cards.ts';
import { leaderUnallotted, nameOf, piecesName, unallotted } from '../queries.ts';
import type { Nero, State } from '../state.ts';
import { declaring, mayDeclare } from './emperor.ts';
import { playing } from './event.ts';

interface RoundFrame {
  readonly type: 'round';
}

/** 5.1: places whose pieces may still be given MP. */
function startingPlaces(s: State): string[] {
  const { active } = s.round;
  const at = Object.keys(s.stacks[active]).filter((p) => unallotted(s, p) > 0);
  const home = s.leaders[active].at;
  if (leaderUnallotted(s, home) && !at.includes(home)) at.push(home);
  return at;
}

const movers = (s: State): string[] => usable(s, s.round.active).filter((card) => cardOf(s, card).mp >= 1);

/** 4.3: nothing has been used or discarded. */
const isFresh = ({ round }: State): boolean => round.used === 0 && !round.discarded;

/** 4.3: why no card can be discarded or held in place of all others. */
function whyNoDiscard({ round: { used } }: State): Problem | undefined {
  const cards = plural(used, 'card has', 'cards have');
  return used > 0 ? no('4.3', `${cards} been used; a card is discarded in place of all others.`) : undefined;
}

export const round: Procedure<Nero, RoundFrame> = {
  run(d): Course {
    const { active, waiting } = d.round;
    const idle = isFresh(d) && waiting.length === 0 && d.hands[active].length === 0;
    if (!idle || mayDeclare(d)) return 'waits';
    note(d, '4.1', () => `${AREA_NAMES[active]} has no card, and nothing else to do in its round.`);
    pop(d);
  },
  who: (s) => s.round.active,
  asks: (s) =>
    ask(
      '4.3',
      `what to do next, with ${s.round.used} of ${limitOf('cards-in-round', figuresOf(s))} cards used.`,
      'Play a card, or end the round',
    ),
  answers: {
    march: {
      options: (s) => s.round.waiting.map((w) => ({ type: 'march', force: w.id })),
      says(s, _, { force }) {
        const [w] = s.round.waiting.filter(({ id }) => id === force);
        if (!w) throw new RangeError(`force ${force} is not waiting`);
        return { says: `${piecesName(s, w)} in ${nameOf(s, w.at)}, ${w.mp} MP`, group: 'Move a force' };
      },
      why: (s, _, { force }) =>
        no('5.0', `Found force ${force}; waiting are ${listed(s.round.waiting.map((w) => `${w.id} in ${w.at}`))}.`),
      apply(d, _, { force }) {
        const { active, waiting } = d.round;
        const [moving] = waiting.splice(
          waiting.findIndex((w) => w.id === force),
          1,
        );
        if (!moving) throw new RangeError(`force ${force} is not waiting`);
        const { id, at, legions, leader, mp } = moving;
        d.round.force = {
          ...{ id, at, legions, leader, mp, left: mp, marked: legions > 0 && d.stacks[active][at]?.marker === true },
          ...{ came: null, fatigue: 0, tired: 0, steps: 0, fought: false },
          ...{ met: [], agreed: [], asked: false, over: false },
        };
        push(d, { type: 'march', to: null, struck: [] });
      },
    },
    lay: {
      *options(s) {
        const places = startingPlaces(s);
        for (const card of movers(s)) for (const at of places) yield { type: 'lay', card, at };
      },
      draw(s, _, random) {
        const [cards, places] = [movers(s), startingPlaces(s)];
        const [card, at] = [cards[random.below(cards.length)], places[random.below(places.length)]];
        return card && at ? { type: 'lay', card, at } : undefined;
      },
      says: (s, _, { card, at }) => ({
        says: `${cardName(s, card)}: ${cardOf(s, card).mp} MP for ${nameOf(s, at)}`,
        group: 'Lay a card for movement',
      }),
      why: (s, _, { card, at }) =>
        whyNoMp(s, s.round.active, card) ??
        no('5.0', `Found ${at}; pieces that may still move are in ${listed(startingPlaces(s))}.`),
      apply(d, _, { card, at }) {
        const { mp } = cardOf(d, card);
        spend(d, d.round.active, card);
        note(d, '5.1', () => `${AREA_NAMES[d.round.active]} plays ${mp} MP for ${nameOf(d, at)}.`, {
          facts: { laid: card },
        });
        push(d, { type: 'allot', at, mp, forces: [], ready: false, struck: [] });
      },
    },
    event: playing,
    declare: declaring,
    discard: byCard('discard', {
      who: (s) => s.round.active,
      why: whyNoDiscard,
      says: (s, card) => ({ says: cardName(s, card), group: 'Discard a card and use no other' }),
      apply(d, _, card) {
        const { active } = d.round;
        leaveUnseen(d, active, card);
        d.faceDown.push(card);
        d.round.discarded = true;
        note(d, '4.3', () => `${AREA_NAMES[active]} discards a card.`);
      },
    }),
    hold: byCard('hold', {
      who: (s) => s.round.active,
      why(s) {
        const { length } = s.hands[s.round.active];
        if (length > 1) return whyNoDiscard(s) ?? no('4.3', `${length} cards are left; only the last one may be held.`);
        return whyNoDiscard(s);
      },
      says: (s, card) => `Hold ${cardName(s, card)} for the next game turn`,
      apply(d, _, card) {
        const { active } = d.round;
        d.hands[active] = [];
        d.held[active] = card;
        d.round.discarded = true;
        note(d, '4.3', () => `${AREA_NAMES[active]} holds its last card.`);
      },
    }),
    done: {
      // 4.3: a card in the hand obliges to use one.
      options: (s) => (isFresh(s) && s.hands[s.round.active].length > 0 ? [] : [{ type: 'done' }]),
      says: () => 'End the round',
      why: (s) => no('4.3', `${AREA_NAMES[s.round.active]} has used no card; 1 must be played or discarded.`),
      apply: (d) => pop(d),
    },
  },
};
