/** What the board of Hamilcar shows: pieces, hands, piles, tracks, Fleets at sea, and a battle beside the map. */
import { plural } from '../../../calculator/words.ts';
import type {
  Box,
  Card,
  Force,
  Hand,
  Leader,
  Mark,
  Picture,
  Pile,
  Place,
  Stack,
  Track,
  Viewer,
} from '../../../play/board.ts';
import { underWay } from '../../../play/state.ts';
import { MOOD_NAMES, otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import { cardOf, cardTitle, opsIn } from './cards.ts';
import { heapSays } from './pieces/band.ts';
import { cardOfGeneral, generalOf, generalsAt, leaderIn, nameOf } from './pieces/generals.ts';
import { fieldOf, insideOf } from './pieces/units.ts';
import { controlOf, counts, isCity, isSpace, isTribe, mood, placeName, slotName, spaceOf } from './queries.ts';
import { tacticOf } from './questions/sea.ts';
import type { Fleet, FrameAt, Heap, State, Warships } from './state.ts';

function leaderView(s: State, id: string): Leader {
  const { name, side, battle } = cardOfGeneral(s, id);
  const { office, inside } = generalOf(s, id);
  return {
    id,
    side,
    name,
    rating: battle,
    ...(office && { status: office }),
    ...(inside && { inside: true as const }),
    ...(s.flamen === id && { marks: [{ id: 'flamen', says: 'Flamen Martialis: his activation costs 2 PCs' }] }),
  };
}

const KINDS = { cu: 'CU', elephants: 'Elephants', st: 'ST' } as const;

const stacksOf = (side: Side, heap: Readonly<Heap>, inside = false): Stack[] =>
  (['cu', 'elephants', 'st'] as const).flatMap((key) =>
    heap[key] > 0 ? [{ side, kind: KINDS[key], number: heap[key], ...(inside && { inside: true as const }) }] : [],
  );

const fleetStacks = (side: Side, fleet: Fleet): Stack[] => [
  ...(fleet.warships > 0 ? [{ side, kind: 'Warships', number: fleet.warships }] : []),
  ...stacksOf(side, fleet),
];

const NAVAL_STAGES = ['Tactic Cards', 'Maneuver', 'Engage', 'Evade', 'End'] as const;

const NAVAL_STAGE: Readonly<Record<FrameAt<'naval'>['stage'], number>> = {
  shuffle: 0,
  window: 0,
  draw: 0,
  maneuver: 1,
  engage: 2,
  bonus: 2,
  losses: 2,
  evade: 3,
  chase: 3,
  end: 4,
};

function navalBox(s: State, f: FrameAt<'naval'>, viewer: Viewer<Side>): Box {
  return {
    title: `Naval Battle at ${placeName(s, f.port)}`,
    at: f.port,
    round: Math.max(1, f.round),
    rounds: 3,
    stages: NAVAL_STAGES,
    stage: NAVAL_STAGE[f.stage],
    parties: [f.mover, otherSide(f.mover)].map((side) => ({
      side,
      role: side === f.mover ? 'Mover' : 'Interceptor',
      stacks: fleetStacks(side, f.fleets[side]),
      leaders: f.fleets[side].generals.map((id) => leaderView(s, id)),
      ...(viewer === side || viewer === 'all'
        ? { cards: f.hands[side].map((id) => ({ id, title: tacticOf(s, id).title, side })) }
        : { hidden: f.hands[side].length }),
      ...(f.prizes[side] > 0 && { marks: [{ id: 'prizes', says: 'Prizes', number: f.prizes[side] }] }),
    })),
  };
}

const LAND_STAGES = ['Command', 'Charge', 'Dice', 'Reroll', 'Losses'] as const;

const LAND_STAGE: Readonly<Partial<Record<FrameAt<'battle'>['stage'], number>>> = {
  relief: 0,
  command: 0,
  'command-roll': 0,
  window: 0,
  charge: 1,
  fright: 1,
  'charge-roll': 1,
  metellus: 1,
  dice: 2,
  reroll: 3,
  'reroll-die': 3,
};

function battleBox(s: State, f: FrameAt<'battle'>): Box {
  return {
    title: `Land Battle in ${placeName(s, f.at)}`,
    at: f.at,
    stages: LAND_STAGES,
    stage: LAND_STAGE[f.stage] ?? 4,
    parties: [f.attacker, otherSide(f.attacker)].map((side) => {
      const leader = leaderIn(s, f, side);
      return {
        side,
        role: side === f.attacker ? 'Attacker' : 'Defender',
        stacks: stacksOf(side, fieldOf(s, side, f.at)),
        ...(leader && { leaders: [leaderView(s, leader)] }),
        ...(f.winner && { total: f.hits[side] }),
        ...(f.winner === side && { wins: true as const }),
      };
    }),
  };
}

function boxOf(s: State, viewer: Viewer<Side>): Box | undefined {
  const f = s.frames.findLast((frame) => frame.type === 'naval' || frame.type === 'battle');
  return f?.type === 'naval' ? navalBox(s, f, viewer) : f?.type === 'battle' ? battleBox(s, f) : undefined;
}

const cardView = (s: State, id: string, side?: Side): Card => ({
  id,
  title: cardTitle(s, id),
  values: { OP: cardOf(s, id).op },
  ...(side && { side }),
});

/** A Fleet that is under way, at the port it has come to. */
interface Afloat {
  readonly side: Side;
  readonly at: string;
  readonly fleet: Fleet;
}

/** Fleets at sea; in a battle as they are after the last broadside. */
function afloat(s: State): Afloat[] {
  const naval = underWay(s, 'naval');
  if (naval) return SIDES.map((side) => ({ side, at: naval.port, fleet: naval.fleets[side] }));
  return s.frames.flatMap((f): Afloat[] => {
    if (f.type === 'voyage') return [{ side: f.who, at: f.at, fleet: f.fleet }];
    if (f.type === 'squadron') return f.at ? [{ side: f.who, at: f.at, fleet: f.fleet }] : [];
    if (f.type !== 'landing' && f.type !== 'shot') return [];
    return f.route.slice(-1).map((at) => ({ side: f.who, at, fleet: f.fleet }));
  });
}

function placeView(s: State, at: string): Place {
  const owner = controlOf(s, at);
  const siege = s.sieges[at];
  const fleets = afloat(s).filter((fleet) => fleet.at === at);
  const marks: Mark[] = isTribe(s, at) ? [{ id: 'tribe', says: 'Tribe' }] : [];
  return {
    control: owner,
    stacks: [
      ...SIDES.flatMap((side) => stacksOf(side, fieldOf(s, side, at))),
      ...(owner ? stacksOf(owner, insideOf(s, at), true) : []),
      ...fleets.flatMap(({ side, fleet }) => fleetStacks(side, fleet)),
    ],
    leaders: [
      ...SIDES.flatMap((side) => generalsAt(s, side, at)),
      ...fleets.flatMap(({ fleet }) => fleet.generals),
    ].map((id) => leaderView(s, id)),
    ...(siege && { siege: { by: siege.by, points: siege.points, of: isCity(s, at) && !spaceOf(s, at).large ? 2 : 3 } }),
    ...(marks.length > 0 && { marks }),
  };
}

function handView(s: State, side: Side, viewer: Viewer<Side>): Hand {
  const seen = viewer === side || viewer === 'all' || (side === 'rome' && s.open);
  return {
    count: s.hands[side].length,
    ...(seen && { cards: s.hands[side].map((id) => cardView(s, id, side)) }),
    ...(side === 'rome' &&
      s.dictatorCard === 'held' && { marks: [{ id: 'dictator', says: 'The Dictator card has not been played' }] }),
  };
}

const bySide = (of: (side: Side) => number): Record<string, number> => ({ rome: of('rome'), carthage: of('carthage') });

function tracks(s: State): Record<string, Track> {
  const warships = (key: keyof Warships, label: string): Track => ({
    label,
    from: 0,
    to: 10,
    at: bySide((side) => s.warships[side][key]),
  });
  const display = counts(s);
  return {
    turn: { label: 'Game Turn', from: 1, to: 7, at: s.turn },
    display: { label: 'Provincial Display', from: 0, to: 14, at: bySide((side) => display[side]) },
    ready: warships('ready', 'Ready Warships'),
    spent: warships('spent', 'Spent Warships'),
    sunk: warships('track', 'Warships on the Turn Track'),
    seamanship: {
      label: 'Roman Seamanship',
      from: 1,
      to: 4,
      at: s.seamanship,
      words: ['Poor', 'Fair', 'Good', 'Excellent'],
    },
    miat: { label: 'PCs on the Miat', from: 0, to: Object.keys(s.setup.miat).length, at: s.miat.length },
    chest: { label: 'OPs in the War Chest', from: 0, to: 30, at: bySide((side) => opsIn(s, side)) },
  };
}

const marks = (s: State): Mark[] => [
  { id: 'supremacy', says: `Naval Supremacy: ${SIDE_NAMES[s.supremacy]}`, side: s.supremacy },
  { id: `miat-${mood(s)}`, says: `The Miat is ${MOOD_NAMES[mood(s)]}` },
  ...s.miat.map((slot) => ({ id: `slot-${slot}`, says: `PC in ${slotName(s, slot)}`, side: 'carthage' })),
  ...(s.corvi ? [{ id: 'corvi', says: 'Corvi are mounted', side: 'rome' }] : []),
  ...(s.forgotten ? [{ id: 'forgotten', says: 'Forgotten Tactics', side: 'carthage' }] : []),
  ...(s.truce ? [{ id: 'truce', says: 'Truce' }] : []),
];

function moving(s: State): Force | undefined {
  const a = underWay(s, 'activation');
  if (!a) return undefined;
  const v = underWay(s, 'voyage');
  const name = nameOf(s, a.general);
  return {
    side: a.who,
    at: v ? v.at : generalOf(s, a.general).at,
    says: v
      ? `${name} at sea with ${plural(v.fleet.warships, 'Warship')}, ${heapSays(v.fleet)}`
      : `${name} with ${heapSays(a.band)}`,
    left: a.mp,
    of: a.limit,
    unit: 'MP',
  };
}

const chestView = (s: State, side: Side): Pile => ({
  label: `${SIDE_NAMES[side]}’s War Chest`,
  count: s.chest[side].length,
  open: s.chest[side].map(({ card }) => cardView(s, card, side)),
});

export function picture(s: State, viewer: Viewer<Side>): Picture {
  const force = moving(s);
  const box = boxOf(s, viewer);
  const beside = Object.entries(s.generals).filter(([, { at }]) => !isSpace(s, at) && at !== 'gone' && at !== 'sea');
  return {
    title: `Game Turn ${s.turn}, ${SIDE_NAMES[s.active]} to play`,
    places: Object.fromEntries(s.setup.ids.map((at) => [at, placeView(s, at)])),
    tracks: tracks(s),
    hands: { rome: handView(s, 'rome', viewer), carthage: handView(s, 'carthage', viewer) },
    piles: {
      deck: { label: 'Strategy Cards', count: s.deck.length },
      discards: { label: 'Discards', count: s.discards.length, open: s.discards.map((id) => cardView(s, id)) },
      'chest-rome': chestView(s, 'rome'),
      'chest-carthage': chestView(s, 'carthage'),
    },
    beside: beside.map(([id, { at }]) => ({ ...leaderView(s, id), status: at })),
    marks: marks(s),
    ...(force && { moving: force }),
    ...(box && { box }),
  };
}
