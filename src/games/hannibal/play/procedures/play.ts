/** One Strategy Card (5.2.a, 5.2.d): who plays first, which card, and for what. */
import { listed, plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { ask, inStage, type Procedure } from '../../../../play/procedure.ts';
import { found, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { USES, type Use } from '../actions.ts';
import { tell } from '../answers.ts';
import { eventBar, eventOf, occurs } from '../cards/events.ts';
import { cardOf, cardTitle, discard, heldProblem, isFor } from '../cards/strategy.ts';
import { raisers, takesPc } from '../politics.ts';
import { generalName, generalNames, onMap, strategyOf } from '../queries.ts';
import type { Bar, Hannibal, State } from '../state.ts';

export interface PlayFrame {
  readonly type: 'play';
  /** 5.2: the Campaign with which Rome opens. */
  readonly only?: string;
}

/** 5.2.d: the card's OPs are at least the General's Strategy Rating; a Campaign takes any. */
export function activated(s: State, side: Side, card: string, use: Use): string[] {
  const any = use === 'campaign' || s.setup.rulings['play-activation'] === 'any-card';
  const { op } = cardOf(s, card);
  return onMap(s, side).filter((id) => any || strategyOf(s, id) <= op);
}

/** Why a card cannot activate a General. */
export function activationProblem(s: State, side: Side, card: string, general: string): Problem {
  const there = onMap(s, side);
  if (!there.includes(general)) {
    if (there.length === 0) return no('7.2', `${SIDE_NAMES[side]} has no General on the map.`);
    const names = listed(generalNames(s, there));
    return no(
      '7.2',
      `${generalName(s, general)} is not one of ${SIDE_NAMES[side]}’s Generals on the map. They are: ${names}.`,
    );
  }
  const [name, rating] = [generalName(s, general), strategyOf(s, general)];
  return no('5.2.d', `${name} has Strategy Rating ${rating}; the card has ${plural(cardOf(s, card).op, 'OP')}.`);
}

/** 5.2.a: why a card's Event cannot be played. */
function eventProblem(s: State, side: Side, card: string): string | undefined {
  const event = eventOf(card);
  if (!event) return `${cardTitle(s, card)} has no Event to play in place of its OPs.`;
  if (!isFor(s, side, card)) return `${SIDE_NAMES[side]} cannot play the Event of ${cardTitle(s, card)}.`;
  return eventBar(s, side, event);
}

/** 5.2.a, 5.2.d: what bars a card from being played for something; the board is looked at once for all cards. */
function barsOf(s: State): Readonly<Record<Use, (card: string) => Bar | undefined>> {
  const side = s.active;
  const [politics, supplied] = [takesPc(s, side), raisers(s, side).length > 0];
  const activates = (card: string, use: Use): Bar | undefined =>
    activated(s, side, card, use).length > 0
      ? undefined
      : () => no('5.2.d', `${cardTitle(s, card)} cannot activate any of ${SIDE_NAMES[side]}’s Generals.`);
  return {
    activate: (card) => activates(card, 'activate'),
    campaign: (card) =>
      cardOf(s, card).event === 'campaign'
        ? activates(card, 'campaign')
        : () => no('7.2', `${cardTitle(s, card)} is not a Campaign.`),
    'force-march': (card) =>
      cardOf(s, card).event === 'march'
        ? activates(card, 'force-march')
        : () => no('5.2.a', `${cardTitle(s, card)} is not a Force March.`),
    event(card) {
      const says = eventProblem(s, side, card);
      return says === undefined ? undefined : () => no('5.2.a', says);
    },
    political: () => (politics ? undefined : () => no('5.2.d', 'No space can take a PC.')),
    raise(card) {
      const { op, troops, title } = cardOf(s, card);
      if (op < 3 || !troops)
        return () => no('5.2.d', `Raising troops takes a 3-OP card with the symbol for it, not ${title}.`);
      return supplied ? undefined : () => no('12.b', 'No General is in a space where troops can be raised.');
    },
    discard: () => undefined,
  };
}

/** What is done with the card, before and after its title, and how it is offered. */
const USE_WORDS: Readonly<Record<Use, readonly [before: string, after: string, offered: string]>> = {
  activate: ['plays', ' to activate a General', 'Move a General'],
  campaign: ['plays', ' as a Campaign', 'Play it as a Campaign'],
  'force-march': ['plays', ' as a Force March', 'Play it as a Force March'],
  event: ['plays', ' as an Event', 'Play it as an Event'],
  political: ['plays', ' to place PCs', 'Place PCs'],
  raise: ['plays', ' to raise troops', 'Raise troops'],
  discard: ['discards', '', 'Discard it'],
};

/** Generals that a card may activate, one after the other. */
const generalsFor = (s: State, card: string, use: Use): number =>
  use === 'campaign' ? cardOf(s, card).generals : use === 'activate' || use === 'force-march' ? 1 : 0;

/** The card leaves the hand, and what it is played for begins; the next card is the other side's. */
function startCard(d: State, card: string, use: Use): void {
  const side = d.active;
  pop(d);
  discard(d, side, card);
  const [before, after] = USE_WORDS[use];
  tell(d, '5.2.a', { card, use }, () => `${SIDE_NAMES[side]} ${before} ${cardTitle(d, card)}${after}.`);
  if (use === 'discard') {
    d.active = otherSide(side);
    return;
  }
  push(d, {
    ...{ type: 'card', card, use, left: generalsFor(d, card, use), fleet: null },
    ...{ activated: [], attempted: [], moved: {}, ridden: {} },
  });
  if (use === 'political') push(d, { type: 'political', left: cardOf(d, card).op, placed: [] });
  if (use === 'raise') push(d, { type: 'raise' });
  if (use === 'event') startEvent(d, side, card);
}

/** 5.2.a: what is picked is asked for; what needs no pick happens at once. */
function startEvent(d: State, side: Side, card: string): void {
  const event = found(eventOf(card), 'Event of', card);
  occurs(d, card);
  if (event.spaces || event.generals || event.provinces)
    push(d, { type: 'event', card, side, left: event.number ?? 1, picked: [] });
  else event.happens(d, side, card);
}

/** 5.2.a: the cards that may be played now. */
const playable = (s: State, { only }: PlayFrame): readonly string[] =>
  only === undefined ? s.hands[s.active] : [only];

export const play: Procedure<Hannibal, PlayFrame> = {
  who: (s) => s.active,
  asks: (s) =>
    ask(
      '5.2.a',
      s.hands[s.active].length === 1
        ? 'what to play the last Strategy Card for.'
        : `which of ${s.hands[s.active].length} Strategy Cards to play, and for what.`,
      'Play a card',
    ),
  answers: {
    play: {
      options(s, f) {
        const bars = barsOf(s);
        return playable(s, f).flatMap((card) =>
          USES.filter((use) => !bars[use](card)).map((use) => ({ type: 'play' as const, card, use })),
        );
      },
      allows: (s, f, { card, use }) => playable(s, f).includes(card) && !barsOf(s)[use](card),
      // A card first, so that the Events of the others need not be looked at.
      draw(s, f, random) {
        const cards = playable(s, f);
        const card = cards[random.below(cards.length)];
        if (card === undefined) return undefined;
        const bars = barsOf(s);
        const uses = USES.filter((use) => !bars[use](card));
        const use = uses[random.below(uses.length)];
        return use && { type: 'play', card, use };
      },
      says: (s, _, { card, use }) => ({ says: USE_WORDS[use][2], group: cardTitle(s, card) }),
      why(s, { only }, { card, use }) {
        const held = heldProblem(s, s.active, card);
        if (held) return held;
        if (only !== undefined && card !== only) return no('5.2', `Rome must open with ${cardTitle(s, only)}.`);
        return barsOf(s)[use](card)?.();
      },
      apply: (d, _, { card, use }) => startCard(d, card, use),
    },
  },
};

/** 5.2: Carthage decides who plays first, unless Rome opens with a Campaign. */
export interface FirstFrame {
  readonly type: 'first';
  stage: Side;
}

function begin(d: State, side: Side): void {
  d.active = side;
  pop(d);
  tell(d, '5.2', { first: side }, () => `${SIDE_NAMES[side]} plays the first card.`);
}

const campaigns = (s: State): string[] => s.hands.rome.filter((card) => cardOf(s, card).event === 'campaign');

export const first: Procedure<Hannibal, FirstFrame> = {
  who: (_, f) => f.stage,
  asks: (_, f) => ({
    rule: '5.2',
    says: f.stage === 'carthage' ? 'who plays the first card.' : 'whether to open with a Campaign before Carthage.',
    short: f.stage === 'carthage' ? 'Who plays the first card?' : 'Open with a Campaign?',
  }),
  answers: {
    first: {
      when: inStage('carthage'),
      options: () => SIDES.map((side) => ({ type: 'first', side })),
      says: (_s, _f, { side }) => SIDE_NAMES[side],
      apply(d, f, { side }) {
        // Rome is asked whatever it holds, so that being asked tells nothing.
        if (side === 'carthage' && d.hands.rome.length > 0) f.stage = 'rome';
        else begin(d, side);
      },
    },
    preempt: {
      when: inStage('rome'),
      options: (s) => campaigns(s).map((card) => ({ type: 'preempt', card })),
      says: (s, _, { card }) => cardTitle(s, card),
      why: (s, _, { card }) =>
        heldProblem(s, 'rome', card) ??
        no(
          '5.2',
          `${cardTitle(s, card)} is not a Campaign; Rome holds ${listed(campaigns(s).map((held) => cardTitle(s, held)))}.`,
        ),
      apply(d, _, { card }) {
        begin(d, 'rome');
        push(d, { type: 'play', only: card });
      },
    },
    pass: { when: inStage('rome'), says: 'Let Carthage begin', apply: (d: State) => begin(d, 'carthage') },
  },
};
