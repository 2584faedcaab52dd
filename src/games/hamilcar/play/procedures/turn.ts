/** The game turn (5): reinforcements, the deal, who plays first, the rounds, and what follows them. */

import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { leaderAtEnd, losesItalia } from '../../victory/rules.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { cardTitle, isCampaign, kindOf } from '../cards.ts';
import { setPc } from '../control.ts';
import type { TurnFrame } from '../frames.ts';
import { isolatedPcs } from './isolation.ts';
import { placeName, retire } from '../changes.ts';
import { counts, italian, spaceOf } from '../queries.ts';
import { noneMoved, type ProcedureOf, type State } from '../state.ts';
import { winAtOnce } from '../victory.ts';
import { winterForces, winterSea } from './wintering.ts';

const handSize = (s: State): number => s.setup.track[s.turn - 1]?.hand ?? 0;

/** 5.2.B: the Campaigns with which the side without Naval Supremacy may seize the first play. */
const campaigns = (s: State, side: Side): string[] => s.hands[side].filter((card) => isCampaign(s, card));

function begin(d: State, f: TurnFrame, side: Side, bound: string | null): void {
  note(d, '5.2.B', `${SIDE_NAMES[side]} plays first.`, { facts: { first: side } });
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
      note(d, '5.2.B', `${SIDE_NAMES[side]} has no cards left and passes.`);
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
      note(d, '5.4', `The PC of ${SIDE_NAMES[side]} in ${placeName(d, at)} is isolated and goes.`);
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
  note(d, '5.5', `The Display counts ${rome} for Rome and ${carthage} for Carthage.`, {
    facts: { 'count rome': rome, 'count carthage': carthage },
  });
  const who: Side = rome < carthage ? 'rome' : 'carthage';
  const left = Math.abs(rome - carthage);
  if (left > 0) push(d, { type: 'removal', who, cause: 'check', rule: '5.5', left, fromMiat: false });
}

/** 5.6: cards are laid aside, and what lasted for this turn ends. */
function closeTurn(d: State, f: TurnFrame): void {
  const played = SIDES.flatMap((side) => d.chest[side].map(({ card }) => card));
  const sea = played.some((card) => kindOf(d, card) === 'cruelSea');
  d.discards = [...d.discards, ...played.filter((card) => card !== 's57')];
  d.chest = { rome: [], carthage: [] };
  if (d.dictatorCard === 'chest') {
    d.dictatorCard = 'gone';
    if (d.generals['calatinus']?.office === 'dictator')
      retire(d, 'calatinus', d.consulBefore.includes('calatinus') ? 'gone' : 'pool');
  }
  const prolongs = d.setup.optional.includes('16.3');
  if (!prolongs && d.hired === d.turn && spaceThere(d, 'xanthippus')) {
    retire(d, 'xanthippus', 'gone');
    note(d, '5.2.C3.1', 'Xanthippus leaves.');
  }
  d.truce = false;
  d.open = false;
  d.flamen = null;
  d.passed = { rome: false, carthage: false };
  f.stage = sea ? 'reshuffle' : 'end';
}

const spaceThere = (d: State, id: string): boolean => d.setup.spaces[d.generals[id]?.at ?? ''] !== undefined;

/** 6.2, 4.2: after the last turn the higher count wins. */
function endTurn(d: State, f: TurnFrame): void {
  if (d.turn >= limitOf('turns', figuresOf(d))) {
    const { rome, carthage } = counts(d);
    const winner = leaderAtEnd(rome, carthage);
    d.ending = {
      how: `${SIDE_NAMES[winner]} leads the last count, ${rome} for Rome, ${carthage} for Carthage.`,
      rule: '6.2',
      winners: [winner],
    };
    note(d, '4.2', `Game Turn ${d.turn} is over, and nobody has won: the Display is counted.`);
    pop(d);
    return;
  }
  note(d, '5', `All six Phases of Game Turn ${d.turn} are over.`);
  d.turn += 1;
  d.reformed = false;
  note(d, '6', `Game Turn ${d.turn} begins.`, { facts: { turn: d.turn } });
  f.stage = 'reinforcement';
}

function mixed(d: State): void {
  d.deck = [...d.deck, ...d.discards];
  d.discards = [];
}

export const turn: ProcedureOf<'turn'> = {
  run(d, f) {
    switch (f.stage) {
      case 'reinforcement':
        note(d, '5.1', 'The Reinforcement Phase begins.');
        f.stage = 'shuffle';
        push(d, {
          type: 'reinforce',
          stage: 'warships',
          left: 0,
          waiting: [],
          admirals: [],
          converted: false,
          mounted: false,
        });
        return 'goes-on';
      case 'shuffle':
        if (d.deck.length < 2 * handSize(d)) return 'waits';
        f.stage = 'deal';
        return 'goes-on';
      case 'rounds':
        nextRound(d, f);
        return 'goes-on';
      case 'winter':
        note(d, '5.3', 'The Winter Attrition Phase begins.');
        f.stage = 'isolation';
        push(d, { type: 'winter', forces: winterForces(d), asked: false, face: null, cause: 'winter' });
        return 'goes-on';
      case 'isolation':
        winterSea(d);
        isolate(d);
        f.stage = 'tribes';
        return 'goes-on';
      case 'tribes':
        f.stage = 'victory';
        if (d.setup.optional.includes('16.5')) unrest(d);
        return 'goes-on';
      case 'victory':
        f.stage = 'italia';
        victoryCheck(d);
        return 'goes-on';
      case 'italia':
        f.stage = 'chest';
        if (losesItalia(italian(d), figuresOf(d)))
          winAtOnce(d, 'carthage', 'Rome controls fewer than three Provinces of Italia.', '5.5');
        return 'goes-on';
      case 'chest':
        f.stage = 'close';
        push(d, { type: 'chest', stage: 'burn', burned: 0 });
        return 'goes-on';
      case 'close':
        closeTurn(d, f);
        return 'goes-on';
      case 'end':
        endTurn(d, f);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (s, f) => (f.stage === 'preempt' ? otherSide(s.supremacy) : s.supremacy),
  asks: (s, f) => {
    if (f.stage === 'preempt') return { rule: '5.2.B', says: 'whether to seize the first play with a Campaign.' };
    if (f.stage === 'first') return { rule: '5.2.B', says: 'who plays first.' };
    if (f.stage === 'deal') return { rule: '5.2.A', says: `${handSize(s)} cards are dealt to each side.` };
    return { rule: f.stage === 'reshuffle' ? '17.1.#11' : '5.2.A', says: 'the deck and the discards are shuffled.' };
  },
  answers: {
    shuffle: {
      when: (_, f) => f.stage === 'shuffle' || f.stage === 'reshuffle',
      waits: () => ({ pile: 'strategy' }),
      apply(d, f) {
        mixed(d);
        f.stage = f.stage === 'reshuffle' ? 'end' : 'deal';
      },
    },
    deal: {
      when: (_, f) => f.stage === 'deal',
      waits: (s) => ({ pile: 'deck', from: s.deck, hands: { rome: handSize(s), carthage: handSize(s) } }),
      apply(d, f, { hands }) {
        const dealt = [...(hands['rome'] ?? []), ...(hands['carthage'] ?? [])];
        d.hands = { rome: hands['rome'] ?? [], carthage: hands['carthage'] ?? [] };
        d.deck = d.deck.filter((card) => !dealt.includes(card));
        note(d, '5.2.A', `Each side has ${handSize(d)} cards.`);
        f.stage = 'preempt';
      },
    },
    preempt: listedAnswer(
      'preempt',
      '5.2.B',
      (s) =>
        campaigns(s, otherSide(s.supremacy)).map((card) => ({
          action: { type: 'preempt' as const, card },
          says: `Play first, with ${cardTitle(s, card)}`,
        })),
      (d, f: TurnFrame, { card }) => begin(d, f, otherSide(d.supremacy), card),
      {
        when: (_, f) => f.stage === 'preempt',
        why: (_s, _f, { card }) => no('5.2.B', `Found ${card}; only a Campaign in hand seizes the first play.`),
      },
    ),
    pass: plainAnswer(
      'pass',
      'Leave the choice to the holder of Naval Supremacy',
      (_, f: TurnFrame) => {
        f.stage = 'first';
      },
      (_, f) => f.stage === 'preempt',
    ),
    first: listedAnswer(
      'first',
      '5.2.B',
      () =>
        SIDES.map((side) => ({ action: { type: 'first' as const, side }, says: `${SIDE_NAMES[side]} plays first` })),
      (d, f: TurnFrame, { side }) => begin(d, f, side, null),
      { when: (_, f) => f.stage === 'first' },
    ),
  },
};
