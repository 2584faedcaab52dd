/** What the board shows: the map, the tracks, the cards, and the force that is moving or fighting. */

import type {
  Box,
  Card,
  Force,
  Hand,
  Leader,
  Mark,
  Party,
  Picture,
  Pile,
  Place,
  Stack,
  Track,
  Viewer,
} from '../../../play/board.ts';
import { figuresOf } from '../../../play/figures.ts';
import { strengthOf } from '../battle/strength.ts';
import { PLAYER_NAMES, type Player, POWER_NAMES, type Power, partnerOf } from '../words.ts';
import { cardOf } from './cards.ts';
import { battleOf, powerOf } from './movement/battle.ts';
import { STAGES } from './procedures/battle.ts';
import {
  bearsAt,
  cuAt,
  holderAt,
  insideAt,
  isCity,
  isSpace,
  kindAt,
  leaderOf,
  limitOf,
  loyaltyAt,
  nameOf,
  placedOf,
  standing,
  under,
} from './queries.ts';
import type { Frame, FrameAt, State } from './state.ts';

const MARK_NAMES: Readonly<Record<State['marks'][number], string>> = {
  'mines-depleted': 'The mines are depleted: no more bribes',
  duoviri: 'Duoviri Navales: Rome may sail',
  'appian-way': 'The Appian Way is built',
  'punic-envoys': 'Punic envoys: a treaty can be signed',
  treaty: 'Rome and Carthage are bound by a treaty',
  'carthage-broken': 'Carthage has fallen',
};

function leaderPicture(s: State, id: string): Leader {
  const { power, name, tactics, kind } = leaderOf(s, id);
  const { commands, inside, at } = placedOf(s, id);
  const status = !isSpace(s, at) ? at : commands ? 'commander' : kind;
  return { id, side: power, name, rating: tactics, status, ...(inside && { inside }) };
}

function placePicture(s: State, at: string): Place {
  const outside = standing(s, at).flatMap((side): Stack[] => {
    const militia = side === 'carthage' ? (s.militia[at] ?? 0) : 0;
    const mercenaries = side === 'carthage' ? Math.min(s.mercenaries[at] ?? 0, cuAt(s, at, side)) : 0;
    const kinds = { CU: cuAt(s, at, side) - militia - mercenaries, mercenaries, militia };
    return Object.entries(kinds).flatMap(([kind, number]) => (number > 0 ? [{ side, kind, number }] : []));
  });
  const holder = holderAt(s, at);
  const inside: Stack[] =
    insideAt(s, at) > 0 ? [{ side: holder, kind: 'CU', number: insideAt(s, at), inside: true }] : [];
  const siege = s.siege[at];
  const marks: Mark[] = [
    ...(isCity(s, at) ? [{ id: 'loyalty', says: `loyalty ${loyaltyAt(s, at)}`, number: loyaltyAt(s, at) }] : []),
    ...(s.kind[at] === 'city' ? [{ id: 'colony', says: 'a colony' }] : []),
    ...(s.kind[at] === 'plain' ? [{ id: 'subjugated', says: 'a subjugated tribe' }] : []),
  ];
  return {
    control: kindAt(s, at) === 'box' ? null : holder,
    stacks: [...outside, ...inside],
    leaders: s.setup.leaderIds.filter((id) => placedOf(s, id).at === at).map((id) => leaderPicture(s, id)),
    ...(siege && { siege: { by: siege.by, points: siege.level, of: bearsAt(s, at) } }),
    ...(marks.length > 0 && { marks }),
  };
}

const cardPicture = (s: State, id: string): Card => {
  const event = s.setup.desperate[id];
  if (event) return { id, title: 'Desperate Times', values: { value: 3, event: s.setup.events[event]!.title } };
  const card = cardOf(s, id);
  return { id, title: card.title, side: card.seat, values: { value: card.value } };
};

function handPicture(s: State, seat: Player, viewer: Viewer<Player>): Hand {
  const desperate = s.desperate[seat];
  // With two players one person holds two hands.
  const own = viewer === seat || (s.setup.players === '2' && viewer !== 'none' && partnerOf(seat) === viewer);
  const seen = viewer === 'all' || own;
  return {
    count: s.hand[seat].length,
    ...(seen && { cards: s.hand[seat].map((id) => cardPicture(s, id)) }),
    ...(desperate.length > 0 && {
      marks: [{ id: 'desperate', says: 'Desperate Times cards left', number: desperate.length }],
    }),
  };
}

function pilePicture(s: State, seat: Player): [string, Pile][] {
  const [name, open] = [PLAYER_NAMES[seat], s.discard[seat].map((id) => cardPicture(s, id))];
  return [
    [`deck ${seat}`, { label: `${name}: deck`, count: s.deck[seat].length }],
    [`discards ${seat}`, { label: `${name}: discards`, count: open.length, open }],
  ];
}

/** 20.2: the last level of the track. */
const MOST_UNREST = 10;

function tracks(s: State): Record<string, Track> {
  const level = Number(figuresOf(s).at('automatic-victory-levels', s.turn, 'vp').value);
  const length = Number(figuresOf(s).at('plunder-track-length', 'length', 'spaces').value);
  return {
    turn: { label: 'Turn', from: 1, to: Number(figuresOf(s).at('game-length', 'full', 'turns').value), at: s.turn },
    round: { label: 'Round', from: 0, to: limitOf(s, 'rounds'), at: s.round },
    vp: {
      label: 'VP',
      from: limitOf(s, 'vp-least'),
      to: limitOf(s, 'vp-most'),
      at: Object.fromEntries(s.setup.seats.map((seat) => [seat, s.vp[seat]!])),
      wins: level,
    },
    plunder: {
      label: 'Plunder',
      from: 0,
      to: length,
      at: { gauls: Math.max(0, s.plunder), transalpine: Math.max(0, -s.plunder) },
    },
    ...(s.setup.players === '5' && { unrest: { label: 'Unrest', from: 0, to: MOST_UNREST, at: s.unrest } }),
  };
}

function battleBox(s: State, f: FrameAt<'battle'>): Box {
  const battle = battleOf(s, f);
  const stages = [...new Set(Object.values(STAGES))];
  const fighting = battle.attackerCu > 0 && battle.defenderCu > 0;
  const modifiers = fighting ? strengthOf(battle, figuresOf(s)).modifiers : undefined;
  const party = (side: 'attacker' | 'defender', cu: number): Party => {
    const power: Power = powerOf(f, side);
    return {
      side: power,
      role: side,
      stacks: [{ side: power, kind: 'CU', number: cu }],
      leaders: s.setup.leaderIds
        .filter((id) => placedOf(s, id).at === f.at && leaderOf(s, id).power === power)
        .map((id) => leaderPicture(s, id)),
      ...(modifiers && { total: modifiers[side] }),
      ...(f.winner === side && { wins: true as const }),
    };
  };
  return {
    title: `Battle in ${nameOf(s, f.at)}`,
    at: f.at,
    stages,
    stage: stages.indexOf(STAGES[f.stage]),
    parties: [party('attacker', battle.attackerCu), party('defender', battle.defenderCu)],
  };
}

function movingForce(s: State): Force | undefined {
  const move = under(s, 'move');
  if (!move || move.stage === 'over') return undefined;
  const { power, at, cu, mp, of, leader } = move.force;
  return { side: power, at, says: `${leaderOf(s, leader).name} with ${cu} CU`, left: mp, of, unit: 'MP' };
}

const PHASES: Partial<Record<Frame['type'], string>> = {
  draw: 'Draw Cards',
  first: 'First Player',
  rounds: 'Action Phase',
  attrition: 'Attrition',
  surrender: 'Surrender',
  renew: 'Alliances',
  return: 'Reinforcement',
};

function title(s: State): string {
  const phase = s.frames.map((f) => PHASES[f.type]).find((name) => name !== undefined);
  const where = phase === 'Action Phase' ? `round ${s.round}` : phase;
  return [`Turn ${s.turn}`, where, s.active ? PLAYER_NAMES[s.active] : undefined].filter(Boolean).join(', ');
}

export function picture(s: State, viewer: Viewer<Player>): Picture {
  const beside = s.setup.leaderIds.filter((id) => ['aside', 'displaced', 'pool'].includes(placedOf(s, id).at));
  const moving = movingForce(s);
  const battle = under(s, 'battle');
  const marks: Mark[] = [
    ...s.marks.map((mark) => ({ id: mark, says: MARK_NAMES[mark] })),
    ...s.alliances.map(({ one, other }) => ({
      id: `alliance ${one} ${other}`,
      says: `${POWER_NAMES[one]} and ${POWER_NAMES[other]} are allied`,
    })),
    ...s.wildBeasts.map((side) => ({ id: `wild-beasts ${side}`, says: 'Wild Beasts: −1 against Gauls', side })),
    ...s.out.map((seat) => ({ id: `out ${seat}`, says: `${PLAYER_NAMES[seat]}: out of the game`, side: seat })),
  ];
  return {
    title: title(s),
    places: Object.fromEntries(s.setup.spaceIds.map((at) => [at, placePicture(s, at)])),
    tracks: tracks(s),
    hands: Object.fromEntries(s.setup.seats.map((seat) => [seat, handPicture(s, seat, viewer)])),
    piles: Object.fromEntries(s.setup.seats.flatMap((seat) => pilePicture(s, seat))),
    beside: beside.map((id) => leaderPicture(s, id)),
    ...(marks.length > 0 && { marks }),
    ...(moving && { moving }),
    ...(battle && { box: battleBox(s, battle) }),
  };
}
