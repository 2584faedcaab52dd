/** What the board shows: spaces, Forces, Generals, hands, the duel of cards. A hidden card is never on it. */
import { keyed } from '../../../calculator/keys.ts';
import { plural } from '../../../calculator/words.ts';
import type { Box, Card, Force, Hand, Leader, Party, Picture, Place, Stack, Viewer } from '../../../play/board.ts';
import { figuresOf } from '../../../play/figures.ts';
import { underWay } from '../../../play/state.ts';
import { CARD_NAMES, CARDS, otherSide, SIDES, type Side, type Type } from '../words.ts';
import { titleOf } from './cards/battle.ts';
import { cardOf } from './cards/strategy.ts';
import { removablePcs, significantOf } from './politics.ts';
import {
  calledBy,
  cuAt,
  generalName,
  generalOf,
  insideAt,
  isCity,
  isConsul,
  isTribe,
  nameOf,
  ratingOf,
  stackAt,
} from './queries.ts';
import type { FrameAt, Pieces, State } from './state.ts';

const STAGES = ['command', 'Counter Events', 'Elephants', 'cards', 'losses'] as const;

function statusOf(s: State, id: string): string | undefined {
  if (isConsul(s, id)) return 'Consul';
  return s.proconsul === id ? 'Proconsul' : undefined;
}

function leaderOf(s: State, id: string, inside = false): Leader {
  const { side, battle, strategy } = generalOf(s, id);
  const status = statusOf(s, id);
  return {
    ...{ id, side, name: calledBy(id), rating: battle },
    ...(status && { status }),
    ...(inside && { inside: true as const }),
    marks: [{ id: 'strategy', says: `Strategy Rating ${strategy}`, number: strategy }],
  };
}

const stackOf = (side: Side, { cu, elephants }: Readonly<Pieces>, inside: boolean): Stack[] =>
  cu > 0
    ? [
        {
          ...{ side, kind: 'CU', number: cu },
          ...(inside && { inside: true as const }),
          ...(elephants > 0 && {
            marks: [{ id: 'elephants', says: plural(elephants, 'Elephant'), number: elephants }],
          }),
        },
      ]
    : [];

function placeOf(s: State, at: string): Place {
  const owner = s.control[at] ?? null;
  const inside = insideAt(s, at);
  const points = s.siege[at] ?? 0;
  const besieger = owner ? otherSide(owner) : SIDES.find((side) => cuAt(s, side, at) > 0);
  return {
    control: owner,
    stacks: [
      ...SIDES.flatMap((side) => stackOf(side, stackAt(s, side, at), false)),
      ...(owner ? stackOf(owner, inside, true) : []),
    ],
    leaders: [
      ...SIDES.flatMap((side) => stackAt(s, side, at).generals.map((id) => leaderOf(s, id))),
      ...inside.generals.map((id) => leaderOf(s, id, true)),
    ],
    ...(points > 0 && besieger && { siege: { by: besieger, points, of: s.setup.limits['siege-points'] } }),
  };
}

/** Spaces where something is to be seen. */
const shown = (s: State): string[] =>
  s.setup.places.filter(
    (at) => s.control[at] || isCity(s, at) || isTribe(s, at) || s.stacks.rome[at] || s.stacks.carthage[at],
  );

/** Its OPs are for either side; whose its Event is, it shows by the sign of that side. */
const strategyCard = (s: State, id: string): Card => {
  const { title, op, ship, owner, swords, troops } = cardOf(s, id);
  const symbols = Object.entries({ ship, swords, troops }).flatMap(([name, has]) => (has ? name : []));
  return {
    ...{ id, title, ...(owner !== 'either' && { side: owner }) },
    values: { OP: op, ...(symbols.length && { symbols: symbols.join(', ') }) },
  };
};

const sees = (viewer: Viewer<Side>, side: Side): boolean => viewer === 'all' || viewer === side;

const handOf = (s: State, side: Side, viewer: Viewer<Side>): Hand => ({
  count: s.hands[side].length,
  ...(sees(viewer, side) && { cards: s.hands[side].map((card) => strategyCard(s, card)) }),
});

/** How many of each title, in the order of the deck. */
const countsOf = (hand: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    CARDS.map((title) => [CARD_NAMES[title], hand.filter((card) => titleOf(card) === title).length] as const).filter(
      ([, number]) => number > 0,
    ),
  );

const namesIn = (cards: readonly string[]): string =>
  Object.entries(countsOf(cards))
    .map(([name, number]) => `${number} ${name}`)
    .join(', ');

/** What Events have brought about, and what a side knows of the other hand. */
function marksOf(s: State, viewer: Viewer<Side>): { readonly id: string; readonly says: string }[] {
  const card = underWay(s, 'card')?.card;
  const seen = SIDES.flatMap((side) => (sees(viewer, side) ? s.seen[side] : []));
  return [
    ...(card ? [{ id: 'card', says: `Played: ${cardOf(s, card).title}` }] : []),
    ...(s.truce ? [{ id: 'truce', says: 'Truce' }] : []),
    ...(s.macedon === 'allied' ? [{ id: 'macedon', says: 'Macedon is an ally of Carthage' }] : []),
    ...(s.navalVictory ? [{ id: 'naval-victory', says: 'Carthaginian Naval Victory' }] : []),
    ...Object.values(s.bans).map((ban) => ({ id: ban.card, says: cardOf(s, ban.card).title })),
    ...(s.train ? [{ id: 'train', says: `Siege train in ${nameOf(s, s.train)}` }] : []),
    ...(s.out.length > 0
      ? [{ id: 'out', says: `Out of the game: ${s.out.map((id) => cardOf(s, id).title).join(', ')}` }]
      : []),
    ...seen.map((id) => ({ id: `seen-${id}`, says: `Seen in the opponent’s hand: ${cardOf(s, id).title}` })),
  ];
}

/** The Battle Cards that a side has played, and its hand for those who may see it. */
function partyOf(
  s: State,
  b: FrameAt<'battle'>,
  f: FrameAt<'duel'> | undefined,
  side: Side,
  viewer: Viewer<Side>,
): Party {
  const commander = b.commanders[side];
  const current = f?.attacker ?? b.attacker;
  const card = (id: string, as: Type): Card => {
    const title = CARD_NAMES[titleOf(id)];
    return { id, title: as === titleOf(id) ? title : `${title} as ${CARD_NAMES[as]}`, side };
  };
  const hand = f?.hands[side] ?? [];
  const open = f ? hand.filter((id) => f.open[side].includes(id)) : [];
  return {
    side,
    role: side === current ? 'Attacker' : 'Defender',
    stacks: stackOf(side, stackAt(s, side, b.at), false),
    leaders: commander ? [leaderOf(s, commander)] : [],
    cards: [...(f?.played[side] ?? []).map(({ card: id, as }) => card(id, as))],
    ...(f && { hidden: hand.length, total: hand.length }),
    ...(f && sees(viewer, side) && { holds: countsOf(hand) }),
    marks: [
      { id: 'rating', says: `Battle Rating ${ratingOf(s, commander)}`, number: ratingOf(s, commander) },
      ...(open.length > 0 ? [{ id: 'open', says: `Seen by the enemy: ${namesIn(open)}` }] : []),
    ],
  };
}

/** How far the Battle has come, by the stages that are shown. */
function stageOf(s: State, { stage }: FrameAt<'battle'>): number {
  if (underWay(s, 'aftermath')) return 4;
  if (underWay(s, 'duel')) return 3;
  return stage.startsWith('command') ? 0 : stage.endsWith('events') ? 1 : 2;
}

function boxOf(s: State, viewer: Viewer<Side>): Box | undefined {
  const b = underWay(s, 'battle');
  if (!b) return undefined;
  const f = underWay(s, 'duel');
  return {
    ...{ title: `Battle in ${nameOf(s, b.at)}`, at: b.at, stages: STAGES, stage: stageOf(s, b) },
    ...(f && { round: Math.max(f.played.rome.length, f.played.carthage.length) }),
    parties: [b.attacker, otherSide(b.attacker)].map((side) => partyOf(s, b, f, side, viewer)),
  };
}

function movingOf(s: State): Force | undefined {
  const f = underWay(s, 'move');
  if (!f || f.over) return undefined;
  const says = `${generalName(s, f.general)} with ${plural(f.force.cu, 'CU')}`;
  return { side: s.active, at: f.at, says, left: f.mp, of: f.most, unit: 'MP' };
}

export function picture(s: State, viewer: Viewer<Side>): Picture {
  const box = boxOf(s, viewer);
  const moving = movingOf(s);
  const date = figuresOf(s).at('turn-track', s.turn, 'date').value;
  const beside = [...s.pool, ...s.displaced].map((id) => leaderOf(s, id));
  const marks = marksOf(s, viewer);
  return {
    title: `Turn ${s.turn}, ${date}`,
    places: Object.fromEntries(shown(s).map((at) => [at, placeOf(s, at)])),
    tracks: {
      turn: { label: 'Turn', from: 1, to: 9, at: s.turn },
      provinces: {
        ...{ label: 'Provinces that count', from: 0, to: 18 },
        at: keyed(SIDES, (side) => significantOf(s, side)),
      },
      pcs: {
        ...{ label: 'PCs that may be removed', from: 0, to: 60 },
        at: keyed(SIDES, (side) => removablePcs(s, side).length),
      },
    },
    hands: keyed(SIDES, (side) => handOf(s, side, viewer)),
    piles: {
      deck: { label: 'Strategy Cards', count: s.deck.length },
      discards: { label: 'Discards', count: s.discards.length, open: s.discards.map((id) => strategyCard(s, id)) },
    },
    ...(beside.length && { beside }),
    ...(marks.length > 0 && { marks }),
    ...(moving && { moving }),
    ...(box && { box }),
  };
}
