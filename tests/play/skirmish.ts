/** A game of our own for tests: hands are dealt, places are raided by a die, whoever has a card may answer with it. */
import { calculatorWith, type Faces } from '../../src/calculator/calculator.ts';
import { number } from '../../src/calculator/fields.ts';
import type { Random } from '../../src/engine/random.ts';
import { shuffled } from '../../src/engine/shuffle.ts';
import { type Asking, asked, askedNext, asking, passes } from '../../src/play/asking.ts';
import { COMMON, card, choice, place } from '../../src/play/fields.ts';
import { wholeGame } from '../../src/play/machine.ts';
import { no } from '../../src/play/problem.ts';
import { always, type FrameOf, type Procedure } from '../../src/play/procedure.ts';
import { type AnyState, type Ending, type Happening, note, pop, push } from '../../src/play/state.ts';

export const SEATS = { red: 'Red', blue: 'Blue', green: 'Green' } as const;
export type Seat = keyof typeof SEATS;
const ALL = ['red', 'blue', 'green'] as const;

const WAYS = ['land', 'sea'] as const;

export const ACTIONS = {
  ...COMMON,
  raid: { place, way: choice(WAYS) },
  block: { card },
} as const;

interface RoundFrame {
  readonly type: 'round';
  stage: 'shuffle' | 'deal' | 'turn' | 'draw';
}
interface RaidFrame {
  readonly type: 'raid';
  readonly place: string;
  readonly way: (typeof WAYS)[number];
  blocks: number;
  asking: Asking<Seat>;
}
export interface State extends AnyState<FrameOf<typeof procedures>> {
  readonly setup: { readonly places: readonly string[]; readonly hand: number; readonly from: number };
  active: Seat;
  round: number;
  raided: boolean;
  owner: Record<string, Seat | null>;
  hands: Record<Seat, string[]>;
  deck: string[];
  discards: string[];
  ending: Ending | null;
  happened: Happening[];
}

export interface Skirmish {
  readonly Seat: Seat;
  readonly Actions: typeof ACTIONS;
  readonly Frame: FrameOf<typeof procedures>;
  readonly State: State;
  readonly Setup: { readonly hand: number };
  readonly Content: { readonly places: readonly string[]; readonly from: number };
}

const needed = (from: number, blocks: number): number => Math.min(6, from + blocks);

/** The odds of a raid: one die, so much or more. */
export const raidOdds = calculatorWith({})({
  id: 'raid',
  title: 'Raid',
  question: 'Does the raid succeed?',
  rules: ['2.1'],
  fields: {
    from: number({ label: 'From', key: 'f', min: 1, max: 6, default: 4 }),
    blocks: number({ label: 'Blocks', key: 'b', min: 0, max: 6, default: 0 }),
  },
  tables: [],
  terms: { taken: 'Taken', held: 'Held' },
  headline: ['taken', 'held'],
  rolls: () => [DIE],
  resolve: ({ from, blocks }, faces) => {
    const taken = takes(faces, from, blocks);
    return { sentence: '', steps: [], facts: { taken, held: !taken } };
  },
  compute: ({ from, blocks }) => {
    const taken = (7 - needed(from, blocks)) / 6;
    return { sentence: '', chances: { taken, held: 1 - taken } };
  },
});

const DIE = { id: 'raid', label: 'Raid', dice: 1, sides: 6 };
const takes = (faces: Faces, from: number, blocks: number): boolean =>
  (faces['raid']?.[0] ?? 0) >= needed(from, blocks);

const others = (seat: Seat): Seat[] => {
  const i = ALL.indexOf(seat);
  return [...ALL.slice(i + 1), ...ALL.slice(0, i)];
};
const open = (s: State): string[] => s.setup.places.filter((place) => s.owner[place] !== s.active);
const spend = (d: State, seat: Seat, card: string): void => {
  d.hands[seat] = d.hands[seat].filter((own) => own !== card);
  d.discards.push(card);
};

const round: Procedure<Skirmish, RoundFrame> = {
  run(d, f) {
    if (f.stage === 'shuffle' && d.discards.length === 0) f.stage = 'deal';
    return 'waits';
  },
  who: (s) => s.active,
  asks: (s, f) =>
    f.stage === 'turn'
      ? { rule: '2', says: 'raid a place, or end the turn.' }
      : { rule: '1', says: `${f.stage} for round ${s.round}.` },
  answers: {
    shuffle: {
      when: (_, f) => f.stage === 'shuffle',
      waits: () => ({ pile: 'discards' }),
      apply(d, f) {
        d.deck = [...d.deck, ...d.discards];
        d.discards = [];
        f.stage = 'deal';
      },
    },
    deal: {
      when: (_, f) => f.stage === 'deal',
      waits: (s) => ({
        pile: 'deck',
        from: s.deck,
        hands: Object.fromEntries(ALL.map((seat) => [seat, s.setup.hand - s.hands[seat].length])),
      }),
      apply(d, f, { hands }) {
        for (const seat of ALL) d.hands[seat].push(...(hands[seat] ?? []));
        d.deck = d.deck.filter((card) => !Object.values(hands).flat().includes(card));
        note(d, '1', 'Hands are dealt.', { facts: { dealt: Object.values(hands).flat().length } });
        f.stage = 'turn';
      },
    },
    raid: {
      when: (s, f) => f.stage === 'turn' && !s.raided,
      *options(s) {
        for (const place of open(s)) for (const way of WAYS) yield { type: 'raid', place, way };
      },
      says: (s, _, { place, way }) => ({
        says: `Raid ${place} by ${way}`,
        group: place,
        question: { calculator: 'raid', input: { from: s.setup.from }, shows: 'taken' },
      }),
      why: (s, _, { place }) =>
        s.owner[place] === s.active
          ? no('2.1', `${place} is ${SEATS[s.active]}'s own.`)
          : no('2.1', `Found ${place}; there is no such place.`),
      apply(d, _, { place, way }) {
        d.raided = true;
        note(d, '2.1', `${SEATS[d.active]} raids ${place}.`, {
          move: { side: d.active, path: ['camp', place], as: 'moved' },
        });
        // Whoever has a card could have an answer: what it is does not matter.
        const asks = others(d.active).filter((seat) => d.hands[seat].length > 0);
        push(d, { type: 'raid', place, way, blocks: 0, asking: asking(asks) });
      },
    },
    done: {
      when: (_, f) => f.stage === 'turn',
      ...always({ type: 'done' as const }, 'End the turn', (d: State, f: RoundFrame) => {
        const next = ALL[ALL.indexOf(d.active) + 1];
        d.raided = false;
        d.active = next ?? ALL[0];
        if (!next) f.stage = 'draw';
      }),
    },
    draw: {
      when: (_, f) => f.stage === 'draw',
      waits: () => ({ pile: 'lots', from: ['rain', 'sun'], number: 1 }),
      apply(d, f, { cards: [lot] }) {
        note(d, '3', `The lot says ${lot}.`);
        if (lot === 'rain') for (const seat of ALL) d.hands[seat] = d.hands[seat].slice(1);
        d.round += 1;
        f.stage = 'shuffle';
        const held = (seat: Seat): number => d.setup.places.filter((place) => d.owner[place] === seat).length;
        const most = Math.max(...ALL.map(held));
        if (d.round > 3) d.ending = { how: 'points', rule: '3', winners: ALL.filter((seat) => held(seat) === most) };
        // The cards that the rain took lie with the others.
        d.discards = CARDS.filter((card) => !d.deck.includes(card) && !Object.values(d.hands).flat().includes(card));
      },
    },
  },
};

/** Who may answer the raid now. */
function answering(f: RaidFrame): Seat {
  const seat = asked(f.asking);
  if (!seat) throw new RangeError('all have passed; nobody may answer the raid');
  return seat;
}

const raid: Procedure<Skirmish, RaidFrame> = {
  who: (_, f) => answering(f),
  asks: (_, f) =>
    asked(f.asking)
      ? { rule: '2.2', says: `block the raid on ${f.place}, or pass.`, after: askedNext(f.asking) }
      : { rule: '2.1', says: 'the die of the raid.' },
  question: (s, f) => ({ calculator: 'raid', input: { from: s.setup.from, blocks: f.blocks }, shows: 'taken' }),
  answers: {
    block: {
      when: (_, f) => asked(f.asking) !== undefined,
      options: (s, f) =>
        s.hands[answering(f)].filter((card) => card.startsWith('block')).map((card) => ({ type: 'block', card })),
      says: () => 'Block it',
      why: (s, f, { card }) =>
        s.hands[answering(f)].includes(card)
          ? no('2.2', `Found ${card}; only a block answers a raid.`)
          : no('2.2', `Found ${card}; it is not in the hand.`),
      apply(d, f, { card }) {
        const who = answering(f);
        spend(d, who, card);
        f.blocks += 1;
        note(d, '2.2', `${SEATS[who]} blocks.`);
        f.asking = asking(f.asking.order.filter((seat) => d.hands[seat].length > 0));
      },
    },
    pass: {
      when: (_, f) => asked(f.asking) !== undefined,
      ...always({ type: 'pass' as const }, 'Let it be', (_: State, f: RaidFrame) => {
        f.asking = passes(f.asking);
      }),
    },
    roll: {
      when: (_, f) => asked(f.asking) === undefined,
      waits: (s, f) => ({
        dice: () => [{ ...DIE, by: s.active }],
        reads: (faces) => (takes(faces, s.setup.from, f.blocks) ? 'taken' : 'held'),
      }),
      apply(d, f, { faces }) {
        const taken = takes(faces, d.setup.from, f.blocks);
        if (taken) d.owner[f.place] = d.active;
        note(d, '2.1', `${f.place} is ${taken ? 'taken' : 'held'}.`, { facts: { taken } });
        pop(d);
      },
    },
  },
};

/** Deals the others' hands and the deck anew: a seat knows its own hand and what lies open. */
function redeal(d: State, viewer: Seat, random: Random): void {
  const hidden = ALL.filter((seat) => seat !== viewer);
  const cards = shuffled([...hidden.flatMap((seat) => d.hands[seat]), ...d.deck], random);
  for (const seat of hidden) d.hands[seat] = cards.splice(0, d.hands[seat].length);
  d.deck = cards;
}

export const CARDS = ['block-1', 'block-2', 'block-3', 'blank-1', 'blank-2', 'blank-3', 'blank-4'];

const procedures = { round, raid };

export const skirmish = wholeGame<Skirmish>({
  id: 'skirmish',
  seats: SEATS,
  actions: ACTIONS,
  procedures,
  redeal,
  loose: ['hands', 'deck', 'discards'],
  begin({ hand }, { places, from }) {
    if (hand > 2) throw new RangeError(`a hand of ${hand}: must be 0 to 2`);
    return {
      setup: { places, hand, from },
      active: 'red',
      round: 1,
      raided: false,
      owner: Object.fromEntries(places.map((place) => [place, null])),
      hands: { red: [], blue: [], green: [] },
      deck: CARDS,
      discards: [],
      frames: [{ type: 'round', stage: 'shuffle' }],
      happened: [],
      ending: null,
    };
  },
  picture: (s, viewer) => ({
    title: `Round ${s.round}`,
    places: Object.fromEntries(
      s.setup.places.map((place) => [place, { control: s.owner[place] ?? null, stacks: [], leaders: [] }]),
    ),
    tracks: { turn: { label: 'Round', from: 1, to: 3, at: s.round } },
    hands: Object.fromEntries(
      ALL.map((seat) => [
        seat,
        {
          count: s.hands[seat].length,
          ...((viewer === seat || viewer === 'all') && {
            cards: s.hands[seat].map((id) => ({ id, title: id.split('-')[0]! })),
          }),
        },
      ]),
    ),
    piles: {
      deck: { label: 'Deck', count: s.deck.length },
      discards: { label: 'Discards', count: s.discards.length },
    },
  }),
});

export const CONTENT: Skirmish['Content'] = { places: ['ford', 'hill', 'port'], from: 4 };
