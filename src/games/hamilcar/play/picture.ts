/** What the eye sees of a game of Hamilcar: pieces, hands, piles, tracks, Fleets under way. */
import { plural } from '../../../calculator/words.ts';
import type { Card, Force, Hand, Mark, Picture, Place, Track, Viewer } from '../../../play/board.ts';
import { MOOD_NAMES, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import { heapSays } from './movement/band.ts';
import { boxOf } from './box.ts';
import { cardOf, cardTitle, opsIn } from './cards.ts';
import type { Fleet } from './parts.ts';
import { fieldOf, insideOf } from './changes.ts';
import { cardOfGeneral, controlOf, counts, generalsAt, isCity, isTribe, mood, spaceOf } from './queries.ts';
import type { State, Warships } from './state.ts';
import { fleetStacks, leaderView, stacksOf } from './views.ts';

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
  const naval = s.frames.findLast((f) => f.type === 'naval');
  if (naval) return SIDES.map((side) => ({ side, at: naval.port, fleet: naval.fleets[side] }));
  return s.frames.flatMap((f): Afloat[] => {
    if (f.type === 'voyage') return [{ side: f.who, at: f.at, fleet: f.fleet }];
    if (f.type === 'squadron') return f.at ? [{ side: f.who, at: f.at, fleet: f.fleet }] : [];
    if (f.type === 'landing' || f.type === 'shot') return [{ side: f.who, at: f.route.at(-1) ?? '', fleet: f.fleet }];
    return [];
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

function moving(s: State): Force | undefined {
  const a = s.frames.findLast((f) => f.type === 'activation');
  if (!a) return undefined;
  const v = s.frames.findLast((f) => f.type === 'voyage');
  const at = v ? v.at : (s.generals[a.general]?.at ?? '');
  return {
    side: a.who,
    at,
    says: v
      ? `${cardOfGeneral(s, a.general).name} at sea with ${plural(v.fleet.warships, 'Warship')}, ${heapSays(v.fleet)}`
      : `${cardOfGeneral(s, a.general).name} with ${heapSays(a.band)}`,
    left: a.mp,
    of: a.limit,
    unit: 'MP',
  };
}

export function picture(s: State, viewer: Viewer<Side>): Picture {
  const force = moving(s);
  const box = boxOf(s, viewer);
  const beside = Object.keys(s.generals).filter(
    (id) =>
      s.setup.spaces[s.generals[id]?.at ?? ''] === undefined && !['gone', 'sea'].includes(s.generals[id]?.at ?? 'gone'),
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
