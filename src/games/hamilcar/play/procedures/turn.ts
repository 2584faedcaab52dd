/** The game turn (5): reinforcements, the deal, who plays first, the rounds, and everything after them, including Isolation (5.4). */

import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { ask, goTo, to } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { type Link, type Marker, pathToSafety, type TracedSpace } from '../../isolation/rules.ts';
import { leaderAtEnd, losesItalia } from '../../victory/rules.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { cardTitle, DICTATOR, isCampaign, kindOf } from '../cards.ts';
import { retire, setPc, winAtOnce } from '../changes.ts';
import type { SetUp } from '../content.ts';
import { generalOf, holdsOffice } from '../pieces/generals.ts';
import { hasCus, holdsCus } from '../pieces/units.ts';
import {
  controlOf,
  counts,
  isCity,
  isSpace,
  isTribe,
  italian,
  limit,
  pcSpaces,
  placeName,
  spaceOf,
} from '../queries.ts';
import { noneMoved, type ProcedureOf, type StageFor, type State } from '../state.ts';
import { winterForces, winterSea } from './losses.ts';
import { reinforcements } from './reinforce.ts';

const maps = new WeakMap<SetUp['spaces'], readonly Link[]>();

/** Roads, the Strait and ordinary lanes, as places in the list of spaces. */
function linksOf({ spaces, ids }: SetUp): readonly Link[] {
  const known = maps.get(spaces);
  if (known) return known;
  const links = Object.values(spaces).flatMap(({ roads, strait, lanes }, a): Link[] => {
    const to = (others: readonly string[], way: Link['way']): Link[] =>
      others.map((other) => ({ a, b: ids.indexOf(other), way })).filter(({ b }) => a < b);
    return [...to(strait ? [...roads, strait] : roads, 'road'), ...to(Object.keys(lanes), 'lane')];
  });
  maps.set(spaces, links);
  return links;
}

function markerOf(s: State, side: Side, at: string): Marker {
  if (isTribe(s, at)) return 'tribe';
  const holder = controlOf(s, at);
  if (holder === null) return 'none';
  return holder !== side ? 'enemy' : isCity(s, at) ? 'own-city' : 'own';
}

export function isolatedPcs(s: State, side: Side): string[] {
  const { ids, rulings } = s.setup;
  const places: TracedSpace[] = ids.map((at) => ({
    marker: markerOf(s, side, at),
    ownCu: holdsCus(s, side, at),
    enemyCu: hasCus(s, otherSide(side), at),
  }));
  const links = linksOf(s.setup);
  return pcSpaces(s, side).filter(
    (at) => pathToSafety(places, links, ids.indexOf(at), rulings['isolation-path-ends']) === undefined,
  );
}

interface TurnFrame {
  readonly type: 'turn';
  stage:
    | ('reinforcement' | 'shuffle' | 'deal' | 'preempt' | 'first' | 'rounds' | 'winter' | 'isolation' | 'tribes')
    | ('victory' | 'italia' | 'chest' | 'close' | 'reshuffle' | 'end');
}

const handSize = (s: State): number => found(s.setup.track[s.turn - 1], `the track has no Game Turn ${s.turn}`).hand;

function begin(d: State, f: TurnFrame, side: Side, bound: string | null): void {
  note(d, '5.2.B', () => `${SIDE_NAMES[side]} plays first.`, { facts: { first: side } });
  d.active = side;
  f.stage = 'rounds';
  push(d, { type: 'round', who: side, bound, asked: false });
}

/** 5.2.B: the other side's turn, unless it has passed; a hand that is empty passes. */
function nextRound(d: State, f: TurnFrame): void {
  d.moved = noneMoved();
  for (const side of SIDES)
    if (d.hands[side].length === 0 && !d.passed[side]) {
      d.passed[side] = true;
      note(d, '5.2.B', () => `${SIDE_NAMES[side]} has no cards left and passes.`);
    }
  const next = [otherSide(d.active), d.active].find((side) => !d.passed[side]);
  if (!next) {
    note(d, '5.2', 'The Strategy Phase is over.');
    f.stage = 'winter';
    return;
  }
  d.active = next;
  push(d, { type: 'round', who: next, bound: null, asked: false });
}

/** 5.4: Carthage's isolated PCs all at once, then Rome's. */
function isolate(d: State): void {
  for (const side of ['carthage', 'rome'] as const)
    for (const at of isolatedPcs(d, side)) {
      setPc(d, null, at);
      note(d, '5.4', () => `${SIDE_NAMES[side]}’s PC in ${placeName(d, at)} is isolated, so it is removed.`);
    }
}

/** 16.5: Tribes at home that nobody is subjugating cost PCs. */
function unrest(d: State): void {
  for (const [who, region] of [
    ['rome', 'Italia'],
    ['carthage', 'Africa'],
  ] as const) {
    const left = d.tribes.filter((at) => spaceOf(d, at).region === region && !d.sieges[at]).length;
    if (left > 0) push(d, { type: 'removal', who, cause: 'other', rule: '16.5', left, fromMiat: false, region });
  }
}

/** 5.5: the side with the lower count removes the difference. */
function victoryCheck(d: State): void {
  const { rome, carthage } = counts(d);
  note(d, '5.5', () => `The Display shows ${rome} for Rome and ${carthage} for Carthage.`, {
    facts: { 'count rome': rome, 'count carthage': carthage },
  });
  const who: Side = rome < carthage ? 'rome' : 'carthage';
  const left = Math.abs(rome - carthage);
  if (left > 0) push(d, { type: 'removal', who, cause: 'check', rule: '5.5', left, fromMiat: false });
}

/** 5.6: cards are laid aside, and what lasted for this turn ends. */
function closeTurn(d: State, f: TurnFrame): void {
  const played = SIDES.flatMap((side) => d.chest[side].map(({ card }) => card));
  d.discards.push(...played.filter((card) => card !== DICTATOR));
  d.chest = { rome: [], carthage: [] };
  if (d.dictatorCard === 'chest') {
    d.dictatorCard = 'gone';
    if (holdsOffice(d, 'calatinus', 'dictator'))
      retire(d, 'calatinus', d.consulBefore.includes('calatinus') ? 'gone' : 'pool');
  }
  if (!d.setup.optional.includes('16.3') && d.hired === d.turn && isSpace(d, generalOf(d, 'xanthippus').at)) {
    retire(d, 'xanthippus', 'gone');
    note(d, '5.2.C3.1', 'Xanthippus leaves.');
  }
  d.truce = false;
  d.open = false;
  d.flamen = null;
  d.passed = { rome: false, carthage: false };
  f.stage = played.some((card) => kindOf(card) === 'cruelSea') ? 'reshuffle' : 'end';
}

/** 6.2, 4.2: after the last turn the higher count wins. */
function endTurn(d: State, f: TurnFrame): void {
  if (d.turn >= limit(d, 'turns')) {
    const { rome, carthage } = counts(d);
    const winner = leaderAtEnd(rome, carthage);
    d.ending = {
      how: `${SIDE_NAMES[winner]} wins ${rome === carthage ? 'the tie in ' : ''}the final count: ${rome} for Rome, ${carthage} for Carthage.`,
      rule: '6.2',
      winners: [winner],
    };
    note(d, '4.2', () => `Nobody has won by the end of Game Turn ${d.turn}: count the Provinces.`);
    pop(d);
    return;
  }
  note(d, '5', () => `All six Phases of Game Turn ${d.turn} are over.`);
  d.turn += 1;
  d.reformed = false;
  note(d, '6', () => `Game Turn ${d.turn} begins.`, { facts: { turn: d.turn } });
  f.stage = 'reinforcement';
}

/** The discards go back into the deck. */
const shuffling = (rule: string, then: TurnFrame['stage']): StageFor<TurnFrame> => ({
  asks: ask(rule, 'the deck and the discards are shuffled.', 'Deck and discards are shuffled'),
  shuffle: {
    waits: () => ({ pile: 'strategy' }),
    apply(d, f) {
      d.deck.push(...d.discards);
      d.discards = [];
      f.stage = then;
    },
  },
});

export const turn: ProcedureOf<TurnFrame> = {
  who: (s) => s.supremacy,
  stages: {
    reinforcement(d, f) {
      note(d, '5.1', 'The Reinforcement Phase begins.');
      f.stage = 'shuffle';
      reinforcements(d);
    },
    shuffle: {
      run: (d, f) => (d.deck.length >= 2 * handSize(d) ? goTo(f, 'deal') : 'waits'),
      ...shuffling('5.2.A', 'deal'),
    },
    deal: {
      asks: (s) => ask('5.2.A', `${handSize(s)} cards are dealt to each side.`),
      deal: {
        waits: (s) => ({ pile: 'deck', from: s.deck, hands: { rome: handSize(s), carthage: handSize(s) } }),
        apply(d, f, { hands }) {
          const { rome = [], carthage = [] } = hands;
          d.hands = { rome: [...rome], carthage: [...carthage] };
          d.deck = d.deck.filter((card) => !rome.includes(card) && !carthage.includes(card));
          note(d, '5.2.A', () => `Each side has ${handSize(d)} cards.`);
          f.stage = 'preempt';
        },
      },
    },
    preempt: {
      who: (s) => otherSide(s.supremacy),
      asks: ask('5.2.B', 'whether to seize the first play with a Campaign.', 'Play first with a Campaign?'),
      preempt: {
        options: (s) => s.hands[otherSide(s.supremacy)].filter(isCampaign).map((card) => ({ type: 'preempt', card })),
        says: (s, _, { card }) => `Play first, with ${cardTitle(s, card)}`,
        why: () => no('5.2.B', 'Only a Campaign in your hand lets you play first.'),
        apply: (d, f, { card }) => begin(d, f, otherSide(d.supremacy), card),
      },
      pass: { says: 'Leave the choice to the holder of Naval Supremacy', apply: to('first') },
    },
    first: {
      asks: ask('5.2.B', 'who plays first.'),
      first: {
        options: () => SIDES.map((side) => ({ type: 'first', side })),
        says: (_s, _f, { side }) => `${SIDE_NAMES[side]} plays first`,
        apply: (d, f, { side }) => begin(d, f, side, null),
      },
    },
    rounds: nextRound,
    winter(d, f) {
      note(d, '5.3', 'The Winter Attrition Phase begins.');
      f.stage = 'isolation';
      push(d, { type: 'winter', forces: winterForces(d), asked: false, face: null, cause: 'winter' });
    },
    isolation(d, f) {
      winterSea(d);
      isolate(d);
      f.stage = 'tribes';
    },
    tribes(d, f) {
      f.stage = 'victory';
      if (d.setup.optional.includes('16.5')) unrest(d);
    },
    victory(d, f) {
      f.stage = 'italia';
      victoryCheck(d);
    },
    italia(d, f) {
      f.stage = 'chest';
      if (losesItalia(italian(d), figuresOf(d)))
        winAtOnce(d, 'carthage', 'Rome controls fewer than three Provinces in Italia.', '5.5');
    },
    chest(d, f) {
      f.stage = 'close';
      push(d, { type: 'chest', stage: 'burn', burned: 0 });
    },
    close: closeTurn,
    reshuffle: shuffling('17.1.#11', 'end'),
    end: endTurn,
  },
};
