/** One Strategy Card (5.2.a, 5.2.d): who plays the first, which, and for what. */
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { USES, type Use } from '../actions.ts';
import { cardOf, cardTitle, discard, heldProblem, kindsHeld } from '../cards/strategy.ts';
import type { Card } from '../content.ts';
import { takesPc } from '../politics.ts';
import { generalName, generalNames, generalOf, onMap, reachedBySupplies } from '../queries.ts';
import type { Bar, Hannibal, State } from '../state.ts';

export interface PlayFrame {
  readonly type: 'play';
}

/** 5.2.d: the card's OPs are at least the General's Strategy Rating, as public texts say; a Campaign takes any. */
export function activated(s: State, side: Side, card: string, use: Use): string[] {
  const any = use === 'campaign' || s.setup.rulings['play-activation'] === 'any-card';
  const { op } = cardOf(s, card);
  return onMap(s, side).filter((id) => any || generalOf(s, id).strategy <= op);
}

/** Why a card cannot activate a General. */
export function activationProblem(s: State, side: Side, card: string, general: string): Problem {
  const there = onMap(s, side);
  if (!there.includes(general)) {
    const names = listed(generalNames(s, there));
    return no('7.2', `${generalName(s, general)} is not on the map for ${SIDE_NAMES[side]}; there are ${names}.`);
  }
  const { strategy, name } = generalOf(s, general);
  return no('5.2.d', `${name} has Strategy Rating ${strategy}; the card has ${cardOf(s, card).op} OPs.`);
}

/** 5.2.a, 5.2.d: what bars a card from being played for something; the board is looked at once for all cards. */
function barsOf(s: State): Readonly<Record<Use, (card: Card) => Bar | undefined>> {
  const side = s.active;
  const [politics, supplied] = [takesPc(s, side), reachedBySupplies(s, side).length > 0];
  const activates = ({ kind, title }: Card, use: Use): Bar | undefined =>
    activated(s, side, kind, use).length > 0
      ? undefined
      : () => no('5.2.d', `${title} activates none of the Generals of ${SIDE_NAMES[side]}.`);
  return {
    activate: (card) => activates(card, 'activate'),
    campaign: (card) =>
      card.generals > 0 ? activates(card, 'campaign') : () => no('7.2', `${card.title} is no Campaign.`),
    political: () => (politics ? undefined : () => no('5.2.d', 'No space can take a PC.')),
    raise({ op, troops, title }) {
      if (op < 3 || !troops)
        return () => no('5.2.d', `Troops are raised with a card of 3 OPs that bears the symbol, not ${title}.`);
      return supplied ? undefined : () => no('12.b', 'No General is outside a Besieged city.');
    },
    discard: () => undefined,
  };
}

const USE_WORDS: Readonly<Record<Use, string>> = {
  activate: 'activate a General',
  campaign: 'as a Campaign',
  political: 'place PCs',
  raise: 'raise troops',
  discard: 'discard it',
};

/** The card leaves the hand, and what it is played for begins; the next card is the other side's. */
function startCard(d: State, kind: string, use: Use): void {
  const side = d.active;
  const { generals, op, title } = cardOf(d, kind);
  pop(d);
  const card = discard(d, side, kind);
  note(d, '5.2.a', () => `${SIDE_NAMES[side]} plays ${title}: ${USE_WORDS[use]}.`, { facts: { card, use } });
  if (use === 'discard') {
    d.active = otherSide(side);
    return;
  }
  const left = use === 'campaign' ? generals : use === 'activate' ? 1 : 0;
  push(d, { type: 'card', card, use, left, activated: [], attempted: [], moved: {} });
  if (use === 'political') push(d, { type: 'political', left: op, placed: [] });
  if (use === 'raise') push(d, { type: 'raise' });
}

export const play: Procedure<Hannibal, PlayFrame> = {
  who: (s) => s.active,
  asks: (s) => ({ rule: '5.2.a', says: `which of ${s.hands[s.active].length} Strategy Cards to play, and for what.` }),
  answers: {
    play: {
      options(s) {
        const bars = barsOf(s);
        return kindsHeld(s, s.active).flatMap((card) =>
          USES.filter((use) => !bars[use](cardOf(s, card))).map((use) => ({ type: 'play' as const, card, use })),
        );
      },
      says: (s, _, { card, use }) => ({ says: USE_WORDS[use], group: cardTitle(s, card) }),
      why: (s, _, { card, use }) => heldProblem(s, s.active, card) ?? barsOf(s)[use](cardOf(s, card))?.(),
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
  note(d, '5.2', () => `${SIDE_NAMES[side]} plays the first card.`, { facts: { first: side } });
}

const campaigns = (s: State): string[] => kindsHeld(s, 'rome').filter((kind) => cardOf(s, kind).generals > 0);

export const first: Procedure<Hannibal, FirstFrame> = {
  who: (_, f) => f.stage,
  asks: (_, f) => ({
    rule: '5.2',
    says: f.stage === 'carthage' ? 'who plays the first card.' : 'whether to open with a Campaign before Carthage.',
  }),
  answers: {
    first: {
      when: (_, f) => f.stage === 'carthage',
      options: () => SIDES.map((side) => ({ type: 'first', side })),
      says: (_s, _f, { side }) => SIDE_NAMES[side],
      apply(d, f, { side }) {
        // Rome is asked whatever it holds, so that being asked tells nothing.
        if (side === 'carthage' && d.hands.rome.length > 0) f.stage = 'rome';
        else begin(d, side);
      },
    },
    preempt: {
      when: (_, f) => f.stage === 'rome',
      options: (s) => campaigns(s).map((card) => ({ type: 'preempt', card })),
      says: (s, _, { card }) => cardTitle(s, card),
      why: (s, _, { card }) =>
        heldProblem(s, 'rome', card) ??
        no(
          '5.2',
          `${cardTitle(s, card)} is no Campaign; Rome holds ${listed(campaigns(s).map((kind) => cardTitle(s, kind)))}.`,
        ),
      apply(d, _, { card }) {
        begin(d, 'rome');
        push(d, { type: 'play' });
        startCard(d, card, 'campaign');
      },
    },
    pass: {
      ...always({ type: 'pass' as const }, 'Let Carthage begin', (d: State) => begin(d, 'carthage')),
      when: (_, f) => f.stage === 'rome',
    },
  },
};
