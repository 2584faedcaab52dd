/** What the eye sees of a game of Hamilcar: pieces, hands, piles, tracks, and the battle that is fought out. */
import type {
  Box,
  Card,
  Force,
  Hand,
  Leader,
  Mark,
  Party,
  Picture,
  Place,
  Stack,
  Track,
  Viewer,
} from '../../../play/board.ts';
import { MOOD_NAMES, otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import { heapSays } from './activating.ts';
import { cardOf, cardTitle, opsIn } from './cards.ts';
import { leaderIn } from './clash.ts';
import type { BattleFrame } from './land-frames.ts';
import type { Fleet, Heap } from './parts.ts';
import { fieldOf, insideOf, placeName } from './pieces.ts';
import type { NavalFrame } from './sea-frames.ts';
import { cardOfGeneral, controlOf, counts, generalsAt, isCity, isTribe, mood, spaceOf } from './situation.ts';
import type { State, Warships } from './state.ts';

const cardView = (s: State, id: string, side?: Side): Card => ({
  id,
  title: cardTitle(s, id),
  values: { OP: cardOf(s, id).op },
  ...(side && { side }),
});

export function leaderView(s: State, id: string): Leader {
  const { name, side, battle } = cardOfGeneral(s, id);
  const { office, inside } = s.generals[id] ?? {};
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

function placeView(s: State, at: string): Place {
  const owner = controlOf(s, at);
  const siege = s.sieges[at];
  const marks: Mark[] = isTribe(s, at) ? [{ id: 'tribe', says: 'Tribe' }] : [];
  return {
    control: owner,
    stacks: [
      ...SIDES.flatMap((side) => stacksOf(side, fieldOf(s, side, at))),
      ...(owner ? stacksOf(owner, insideOf(s, at), true) : []),
    ],
    leaders: SIDES.flatMap((side) => generalsAt(s, side, at)).map((id) => leaderView(s, id)),
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
      s.dictatorCard === 'held' && { marks: [{ id: 'dictator', says: 'The Dictator card lies beside the hand' }] }),
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
    miat: { label: 'PCs in the Miat', from: 0, to: Object.keys(s.setup.miat).length, at: s.miat.length },
    chest: { label: 'OPs in the War Chest', from: 0, to: 30, at: bySide((side) => opsIn(s, side)) },
  };
}

const marks = (s: State): Mark[] => [
  { id: 'supremacy', says: `Naval Supremacy: ${SIDE_NAMES[s.supremacy]}`, side: s.supremacy },
  { id: `miat-${mood(s)}`, says: `The Miat is ${MOOD_NAMES[mood(s)]}` },
  ...s.miat.map((slot) => ({ id: `slot-${slot}`, says: `PC in slot ${slot} of the Miat`, side: 'carthage' })),
  ...(s.corvi ? [{ id: 'corvi', says: 'Corvi are mounted', side: 'rome' }] : []),
  ...(s.forgotten ? [{ id: 'forgotten', says: 'Forgotten Tactics', side: 'carthage' }] : []),
  ...(s.truce ? [{ id: 'truce', says: 'Truce' }] : []),
];

const fleetParty = (s: State, side: Side, role: string, fleet: Fleet, hidden?: number): Party => ({
  side,
  role,
  stacks: [
    ...(fleet.warships > 0 ? [{ side, kind: 'Warships', number: fleet.warships }] : []),
    ...stacksOf(side, fleet),
  ],
  leaders: fleet.generals.map((id) => leaderView(s, id)),
  ...(hidden !== undefined && { hidden }),
});

const NAVAL_STAGES = ['Tactic Cards', 'Maneuver', 'Engage', 'Evade', 'End'] as const;

function navalBox(s: State, f: NavalFrame): Box {
  const stage = {
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
  }[f.stage];
  return {
    title: `Naval Battle at ${placeName(s, f.port)}`,
    at: f.port,
    round: Math.max(1, f.round),
    rounds: 3,
    stages: NAVAL_STAGES,
    stage,
    parties: [f.mover, otherSide(f.mover)].map((side) => ({
      ...fleetParty(s, side, side === f.mover ? 'Mover' : 'Interceptor', f.fleets[side], f.hands[side].length),
      total: f.prizes[side],
    })),
  };
}

const LAND_STAGES = ['Command', 'Charge', 'Dice', 'Re-roll', 'Losses'] as const;

function battleBox(s: State, f: BattleFrame): Box {
  const early = ['relief', 'command', 'command-roll', 'window'];
  const stage = early.includes(f.stage)
    ? 0
    : ['charge', 'fright', 'charge-roll', 'metellus'].includes(f.stage)
      ? 1
      : f.stage === 'dice'
        ? 2
        : f.stage.startsWith('reroll')
          ? 3
          : 4;
  return {
    title: `Land Battle in ${placeName(s, f.at)}`,
    at: f.at,
    stages: LAND_STAGES,
    stage,
    parties: [f.attacker, otherSide(f.attacker)].map((side) => {
      const leader = leaderIn(s, f, side);
      return {
        side,
        role: side === f.attacker ? 'Attacker' : 'Defender',
        stacks: stacksOf(side, fieldOf(s, side, f.at)),
        ...(leader && { leaders: [leaderView(s, leader)] }),
        total: f.hits[side],
        ...(f.winner === side && { wins: true as const }),
      };
    }),
  };
}

function moving(s: State): Force | undefined {
  const a = s.frames.findLast((f) => f.type === 'activation');
  if (a?.type !== 'activation') return undefined;
  const v = s.frames.findLast((f) => f.type === 'voyage');
  const at = v?.type === 'voyage' ? v.at : (s.generals[a.general]?.at ?? '');
  return {
    side: a.who,
    at,
    says: `${cardOfGeneral(s, a.general).name} with ${heapSays(a.band)}`,
    left: a.mp,
    of: a.limit,
    unit: 'MP',
  };
}

function boxOf(s: State): Box | undefined {
  const f = s.frames.findLast((frame) => frame.type === 'naval' || frame.type === 'battle');
  return f?.type === 'naval' ? navalBox(s, f) : f?.type === 'battle' ? battleBox(s, f) : undefined;
}

export function picture(s: State, viewer: Viewer<Side>): Picture {
  const force = moving(s);
  const box = boxOf(s);
  const beside = Object.keys(s.generals).filter(
    (id) => s.setup.spaces[s.generals[id]?.at ?? ''] === undefined && s.generals[id]?.at !== 'gone',
  );
  return {
    title: `Game Turn ${s.turn}, ${SIDE_NAMES[s.active]} to play`,
    places: Object.fromEntries(Object.keys(s.setup.spaces).map((at) => [at, placeView(s, at)])),
    tracks: tracks(s),
    hands: { rome: handView(s, 'rome', viewer), carthage: handView(s, 'carthage', viewer) },
    piles: {
      deck: { label: 'Strategy Cards', count: s.deck.length },
      discards: { label: 'Discards', count: s.discards.length, open: s.discards.map((id) => cardView(s, id)) },
      'chest-rome': {
        label: 'War Chest of Rome',
        count: s.chest.rome.length,
        open: s.chest.rome.map(({ card }) => cardView(s, card, 'rome')),
      },
      'chest-carthage': {
        label: 'War Chest of Carthage',
        count: s.chest.carthage.length,
        open: s.chest.carthage.map(({ card }) => cardView(s, card, 'carthage')),
      },
    },
    beside: beside.map((id) => ({ ...leaderView(s, id), status: s.generals[id]?.at ?? 'pool' })),
    marks: marks(s),
    ...(force && { moving: force }),
    ...(box && { box }),
  };
}
