/** What the board shows, and to whom: bands, the siege, hands, the deck, and a fight in progress. */
import type { Box, Card, Hand, Picture, Place, Stack, Viewer } from '../../../../../src/play/board.ts';
import { underWay } from '../../../../../src/play/state.ts';
import { NEEDED } from '../siege.ts';
import { cardName, eachPlace, eachSide, enemyOf, PLACE_NAMES, SIDES, type Side, type Space, WALLED } from '../words.ts';
import { bandsOf, spacesOf } from './queries.ts';
import type { State } from './state.ts';

const cardView = (id: string): Card => ({ id, title: cardName(id) });

const stacksAt = (s: State, at: Space): Stack[] =>
  SIDES.flatMap((side) => {
    const number = bandsOf(s, side, at);
    return number > 0 ? [{ side, kind: 'bands', number, ...(at === WALLED && { inside: true as const }) }] : [];
  });

function placeView(s: State, at: Space): Place {
  const holder = SIDES.find((side) => bandsOf(s, side, at) > 0) ?? null;
  return {
    control: holder,
    stacks: stacksAt(s, at),
    leaders: [],
    ...(at === WALLED && holder && s.points > 0 && { siege: { by: enemyOf(holder), points: s.points, of: NEEDED } }),
  };
}

const handView = (s: State, side: Side, viewer: Viewer<Side>): Hand => ({
  count: s.hands[side].length,
  ...((viewer === side || viewer === 'all') && { cards: s.hands[side].map(cardView) }),
});

function boxOf(s: State): Box | undefined {
  const f = underWay(s, 'fight');
  if (!f) return undefined;
  const party = (side: Side, role: string, number: number) => ({
    side,
    role,
    stacks: [{ side, kind: 'bands', number }],
  });
  return {
    title: `Fight in ${PLACE_NAMES[f.at]}`,
    at: f.at,
    stages: ['Ambush', 'Dice', 'Retreat'],
    stage: ['ambush', 'dice', 'retreat'].indexOf(f.stage),
    parties: [
      party(f.side, 'Attacker', f.bands),
      party(enemyOf(f.side), 'Defender', bandsOf(s, enemyOf(f.side), f.at)),
    ],
  };
}

export function picture(s: State, viewer: Viewer<Side>): Picture {
  const box = boxOf(s);
  return {
    title: `Round ${s.round}`,
    places: eachPlace((at) => placeView(s, at)),
    tracks: {
      round: { label: 'Round', from: 1, to: s.setup.rounds, at: s.round },
      spaces: { label: 'Spaces', from: 0, to: 6, at: eachSide((side) => spacesOf(s, side).length) },
    },
    hands: eachSide((side) => handView(s, side, viewer)),
    piles: {
      deck: { label: 'Deck', count: s.deck.length },
      discards: { label: 'Cards played', count: s.discards.length, open: s.discards.map(cardView) },
    },
    ...(box && { box }),
  };
}
