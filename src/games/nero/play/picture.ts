/** What the board of Nero shows: pieces, hands, piles, the moving force, and a battle or declaration in progress. */

import { plural } from '../../../calculator/words.ts';
import type {
  Box,
  Card,
  Force,
  Hand,
  Leader,
  Mark,
  Picture,
  Place,
  Stack,
  Track,
  Viewer,
} from '../../../play/board.ts';
import { figuresOf } from '../../../play/figures.ts';
import { surplusOf, worthOf } from '../declare/rules.ts';
import { limitOf } from '../limits/rules.ts';
import { areasToWin } from '../scoring/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, EVENT_NAMES, EVENTS, LEADER_NAMES, ROMA } from '../words.ts';
import { cardName, cardOf, eventOf } from './cards.ts';
import { attacking, defending, dpOfCard, neededBy, positionOf, totals } from './points.ts';
import { areasCounting, controllerOf, enemyName, movingForce, nameOf, piecesName } from './queries.ts';
import type { FrameAt, Force as Moving, State, Waiting } from './state.ts';

const RETREAT: Mark = { id: 'retreat', says: 'Retreat marker' };

const cardView = (s: State, id: string, side?: Colour): Card => {
  const { mp, bp } = cardOf(s, id);
  return { id, title: cardName(s, id), values: { MP: mp, BP: bp }, ...(side && { side }) };
};

function leaderView(s: State, c: Colour): Leader {
  const { status } = s.leaders[c];
  const sick = s.round.sick.includes(c);
  return {
    id: `${c}-leader`,
    side: c,
    name: LEADER_NAMES[status],
    status,
    ...(sick && { marks: [{ id: 'sick', says: 'Sick for this player round' }] }),
  };
}

function placeView(s: State, at: string): Place {
  const legions = s.setup.colours.flatMap((side): Stack[] => {
    const stack = s.stacks[side][at];
    return stack ? [{ side, kind: 'Legions', number: stack.n, ...(stack.marker && { marks: [RETREAT] }) }] : [];
  });
  const free = s.uncontrolled[at] ?? 0;
  return {
    control: (at === ROMA ? undefined : controllerOf(s, at)) ?? null,
    stacks: [...legions, ...(free > 0 ? [{ side: 'uncontrolled', kind: 'Legions', number: free }] : [])],
    leaders: s.setup.colours.filter((c) => s.leaders[c].at === at).map((c) => leaderView(s, c)),
    ...(s.barbarian === at && { marks: [{ id: 'barbarians', says: 'Barbarian Tribe' }] }),
  };
}

function handView(s: State, c: Colour, viewer: Viewer<Colour>): Hand {
  const { seen, active } = s.round;
  const shown = seen?.of === c && viewer === active ? seen.cards.filter((card) => s.hands[c].includes(card)) : [];
  const cards = viewer === c || viewer === 'all' ? s.hands[c] : shown;
  return {
    count: s.hands[c].length,
    ...((viewer === c || viewer === 'all' || cards.length > 0) && { cards: cards.map((id) => cardView(s, id, c)) }),
    ...(s.held[c] !== null && { marks: [{ id: 'holds', says: 'Holds a card for the next game turn' }] }),
  };
}

function tracks(s: State): Record<string, Track> {
  const figures = figuresOf(s);
  const of = (value: (c: Colour) => number) => Object.fromEntries(s.setup.colours.map((c) => [c, value(c)]));
  const most = limitOf('cards-in-round', figures);
  return {
    turn: { label: 'Game turn', from: 1, to: limitOf('game-turns', figures), at: s.turn },
    vp: { label: 'VP', from: 0, to: Math.max(20, ...Object.values(s.vp)), at: of((c) => s.vp[c]) },
    areas: {
      label: 'Areas',
      from: 0,
      to: COLOURS.length,
      at: of((c) => areasCounting(s, c)),
      wins: areasToWin(false, figures),
    },
    cards: { label: 'Cards used', from: 0, to: most, at: s.round.used },
  };
}

const forceView = (s: State, force: Moving | Waiting, left: number, of: number): Force => ({
  ...{ side: s.round.active, at: force.at, says: piecesName(s, force) },
  ...{ left, of, unit: 'MP' },
});

/** 6.3: cards are hidden until both are chosen, and so is whether there is one. */
function battleBox(s: State, f: FrameAt<'battle'>, viewer: Viewer<Colour>): Box {
  const sums = totals(s, f.target, null, null);
  const kind = 'Legions';
  const target = COLOURS.find((c) => c === f.target);
  const enemy = defending(s, f.target);
  const { at, leader } = movingForce(s);
  const knows = viewer === s.round.active || viewer === 'all';
  return {
    title: `Battle in ${nameOf(s, at)}`,
    at,
    stages: ['Announced', 'Cards', 'Result'],
    stage: f.stage === 'window' ? 0 : 1,
    parties: [
      {
        side: s.round.active,
        role: 'Attacker',
        stacks: [{ side: s.round.active, kind, number: attacking(s).legions }],
        ...(leader && { leaders: [leaderView(s, s.round.active)] }),
        ...(knows && f.attackerCard && { hidden: 1 }),
        total: sums.attacker,
      },
      {
        side: f.target,
        role: `Defender: ${enemyName(f.target)}`,
        ...(enemy.legions > 0 && { stacks: [{ side: f.target, kind, number: enemy.legions }] }),
        ...(target && s.leaders[target].at === at && { leaders: [leaderView(s, target)] }),
        total: sums.defender,
      },
    ],
  };
}

/** 7.1: the DP on the table, block by block. */
function declareBox(s: State, f: FrameAt<'declare'>): Box {
  const side = s.round.active;
  const worth = worthOf(figuresOf(s));
  const position = positionOf(s, side);
  const surplus = surplusOf(position);
  const block = (number: number, says: string) => (number > 0 ? [{ side, number, says }] : []);
  return {
    title: 'Declaration in Roma',
    at: ROMA,
    parties: [{ side, role: 'Declares', cards: f.cards.map(({ card }) => cardView(s, card, side)) }],
    tally: {
      unit: 'DP',
      goal: neededBy(s),
      blocks: [
        ...block(surplus * worth.superiority, 'Legions'),
        ...block(position.areas * worth.area, 'Area control'),
        ...f.cards.map(({ card, struck }) => ({
          side,
          number: dpOfCard(s, card),
          says: EVENT_NAMES[eventOf(s, card)],
          ...(struck && { struck: EVENT_NAMES[struck] }),
        })),
      ],
    },
  };
}

/** What is fought out beside the map: the innermost of battle, declaration and assassination. */
function boxOf(s: State, viewer: Viewer<Colour>): Box | undefined {
  for (const f of s.frames.toReversed()) {
    if (f.type === 'battle') return battleBox(s, f, viewer);
    if (f.type === 'declare') return declareBox(s, f);
    if (f.type === 'assassinate') {
      const role = (guards: number, bribes: number) => `${plural(guards, 'Guard')}, ${plural(bribes, 'Bribe')}`;
      return {
        title: `Assassination: ${AREA_NAMES[f.target]}`,
        at: ROMA,
        parties: [
          { side: s.round.active, role: `Assassin: ${role(f.guards, f.bribes)}` },
          { side: f.target, role: `Against it: ${role(f.guardsAgainst, f.bribesAgainst)}` },
        ],
      };
    }
  }
  return undefined;
}

/** 4.3, 12.0: what holds for the player round. */
function marks(s: State): Mark[] {
  const { active, once, last, failed } = s.round;
  const used = EVENTS.filter((event) => once.some((mark) => mark === event || mark.endsWith(` ${event}`)));
  return [
    { id: 'active', says: `Player round of ${AREA_NAMES[active]}`, side: active },
    ...used.map((event) => ({ id: `once-${event}`, says: `${EVENT_NAMES[event]} has been played in this round` })),
    ...(last ? [{ id: 'last-round', says: 'The last player round of the game turn' }] : []),
    ...(failed ? [{ id: 'failed', says: 'A declaration has failed' }] : []),
  ];
}

/** 3.0.4, 14.0: hands are secret; with two players a person sees both own hands, so he asks for both views. */
export function picture(s: State, viewer: Viewer<Colour>): Picture {
  const { force, waiting } = s.round;
  const box = boxOf(s, viewer);
  const setting = s.frames.at(-1)?.type === 'set-up';
  return {
    title: setting ? 'Set-up' : `Game turn ${s.turn}, round of ${AREA_NAMES[s.round.active]}`,
    places: Object.fromEntries(Object.keys(s.setup.board.places).map((at) => [at, placeView(s, at)])),
    tracks: tracks(s),
    hands: Object.fromEntries(s.setup.colours.map((c) => [c, handView(s, c, viewer)])),
    piles: {
      'face-up': { label: 'Cards used', count: s.faceUp.length, open: s.faceUp.map((id) => cardView(s, id)) },
      'face-down': { label: 'Cards unseen', count: s.faceDown.length },
    },
    marks: setting ? [] : marks(s),
    ...(force && { moving: forceView(s, force, force.left, force.mp) }),
    ...(waiting.length > 0 && { waiting: waiting.map((w) => forceView(s, w, w.mp, w.mp)) }),
    ...(box && { box }),
  };
}
