/** A player round (4.3): what the active player may do next, in any order, until it ends; and which pieces get the MP of a card (5.1). */

import { listed, plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { ask, type Course, type Procedure, waitsWhile } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES } from '../../words.ts';
import { byCard, cardName, cardOf, leaveUnseen, spend, usable, whyNoMp } from '../cards.ts';
import { finishLegions } from '../changes.ts';
import { forceName, leaderUnallotted, nameOf, piecesName, unallotted } from '../queries.ts';
import type { Nero, State, Waiting } from '../state.ts';
import { declaring, mayDeclare } from './emperor.ts';
import { playing } from './event.ts';
import { type Answerable, isStruck, openWindow, stopOffers } from './window.ts';

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
  return used > 0
    ? no('4.3', `You have used ${plural(used, 'card')}; you can discard only if you have used none.`)
    : undefined;
}

const waitingForce = ({ round: { waiting } }: State, id: number): Waiting => {
  const force = waiting.find((w) => w.id === id);
  return found(force, `force ${id} is not waiting`);
};

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
        const w = waitingForce(s, force);
        return { says: `${piecesName(s, w)} in ${nameOf(s, w.at)}, ${w.mp} MP`, group: 'Move a force' };
      },
      why: () => no('5.0', 'This force has no MP to move with.'),
      apply(d, _, { force }) {
        const { active, waiting } = d.round;
        const { id, at, legions, leader, mp } = waitingForce(d, force);
        d.round.waiting = waiting.filter((w) => w.id !== force);
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
        group: 'Play a card for movement',
      }),
      why: (s, _, { card }) =>
        whyNoMp(s, s.round.active, card) ??
        no(
          '5.0',
          startingPlaces(s).length > 0
            ? `Pieces that may still move are in ${listed(startingPlaces(s).map((p) => nameOf(s, p)))}.`
            : 'None of your pieces may still move.',
        ),
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
    // 4.3: a card in the hand obliges to use one.
    done: {
      says: 'End the round',
      why: (s) =>
        isFresh(s) && s.hands[s.round.active].length > 0
          ? no('4.3', `${AREA_NAMES[s.round.active]} has used no card yet and must play or discard one.`)
          : undefined,
      apply: (d) => pop(d),
    },
  },
};

interface AllotFrame extends Answerable {
  readonly type: 'allot';
  readonly at: string;
  /** MP not allotted yet. */
  mp: number;
  readonly forces: Waiting[];
  ready: boolean;
}

/** 5.1: Legions there that have not moved and have no MP yet. */
const legionsFree = (s: State, f: AllotFrame): number =>
  unallotted(s, f.at) - f.forces.reduce((sum, w) => sum + w.legions, 0);

const leaderOpen = (s: State, f: AllotFrame): boolean => leaderUnallotted(s, f.at) && !f.forces.some((w) => w.leader);

/** What is left of the forces after the answers. */
function announce(d: State, f: AllotFrame): void {
  const goesOn = d.setup.rulings['leader-of-a-halted-force'] === 'goes-on';
  for (const w of f.forces) {
    if (isStruck(f, 'bad-weather', forceName(w))) {
      finishLegions(d, w.at, w.legions);
      w.legions = 0;
      if (w.leader && !goesOn) d.round.leaderDone = true;
      w.leader &&= goesOn;
    }
    if (isStruck(f, 'sick', forceName(w))) {
      d.round.sick.push(d.round.active);
      w.leader = false;
    }
    if (w.legions > 0 || w.leader) d.round.waiting.push(w);
  }
}

export const allot: Procedure<Nero, AllotFrame> = {
  run: waitsWhile((_, f) => !f.ready, announce),
  who: (s) => s.round.active,
  asks: (s, f) =>
    ask('5.1', `which pieces in ${nameOf(s, f.at)} get the ${f.mp} MP.`, `Which pieces get the ${f.mp} MP?`),
  answers: {
    lay: {
      *options(s, f) {
        if (f.forces.length > 0) return;
        for (const card of usable(s, s.round.active))
          if (cardOf(s, card).mp >= 1) yield { type: 'lay', card, at: f.at };
      },
      says: (s, _, { card }) => ({ says: `${cardName(s, card)}: ${cardOf(s, card).mp} MP more`, group: 'Add a card' }),
      why(s, f, { card, at }) {
        if (f.forces.length > 0) return no('5.1', 'You have already given out MP; play all the cards first.');
        if (at !== f.at) return no('5.1', `The cards on the table are for ${nameOf(s, f.at)}.`);
        return whyNoMp(s, s.round.active, card);
      },
      apply(d, f, { card }) {
        f.mp += cardOf(d, card).mp;
        spend(d, d.round.active, card);
      },
    },
    allot: {
      *options(s, f) {
        const free = legionsFree(s, f);
        for (const leader of leaderOpen(s, f) ? [false, true] : [false])
          for (let legions = leader ? 0 : 1; legions <= free; legions++)
            for (let mp = 1; mp <= f.mp; mp++) yield { type: 'allot', legions, leader, mp };
      },
      draw(s, f, random) {
        const free = legionsFree(s, f);
        const ways = free + (leaderOpen(s, f) ? free + 1 : 0);
        if (f.mp === 0 || ways === 0) return undefined;
        const way = random.below(ways);
        const leader = way >= free;
        return { type: 'allot', legions: leader ? way - free : way + 1, leader, mp: 1 + random.below(f.mp) };
      },
      says: (s, _, { legions, leader, mp }) => ({ says: `${mp} MP`, group: piecesName(s, { legions, leader }) }),
      why(s, f, { legions, leader }) {
        if (legions === 0 && !leader) return no('5.1', 'Name the Legions, the Leader or both that get the MP.');
        const free = legionsFree(s, f);
        if (legions > free)
          return no('5.1', `Only ${plural(free, 'Legion')} there ${free === 1 ? 'has' : 'have'} no MP yet.`);
        return leader && !leaderOpen(s, f)
          ? no('5.7', 'The Leader is not there, or cannot be given MP any more.')
          : no('5.1', `A force can get 1 to ${f.mp} MP from these cards.`);
      },
      apply(d, f, { legions, leader, mp }) {
        d.round.forces += 1;
        f.forces.push({ id: d.round.forces, at: f.at, legions, leader, mp });
        f.mp -= mp;
      },
    },
    done: {
      says: 'No more forces',
      why: (_, f) => (f.forces.length === 0 ? no('5.1', 'Give MP to at least one force.') : undefined),
      apply(d, f) {
        const { active } = d.round;
        f.ready = true;
        for (const w of f.forces) {
          const pieces = (article: '' | 'the '): string => `${piecesName(d, w, article)} in ${nameOf(d, w.at)}`;
          note(
            d,
            '5.1',
            () => `${AREA_NAMES[active]} gives ${w.mp} MP to ${pieces('the ')}.`,
            () => ({ facts: { [forceName(w)]: `${pieces('')}, ${w.mp} MP` } }),
          );
        }
        const offers = f.forces.flatMap((w) => stopOffers(d, active, forceName(w), w.legions > 0, w.leader));
        openWindow(d, 'march', active, offers);
      },
    },
  },
};
