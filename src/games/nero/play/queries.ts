/** Questions about the position: who is where, who controls what, who is Emperor. Changes nothing. */

import { plural } from '../../../calculator/words.ts';
import { figuresOf } from '../../../play/figures.ts';
import { found } from '../../../play/state.ts';
import { controllerOf as holderOf, neededFor } from '../control/rules.ts';
import { mostUncontrolled } from '../revolts/rules.ts';
import { countingAreas } from '../scoring/rules.ts';
import { barOf, type Flight } from '../way-out/rules.ts';
import { hasOccasion, type Mover } from '../withdrawal/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, each, LEADER_NAMES, PARTNERS, ROMA } from '../words.ts';
import type { Target } from './actions.ts';
import type { BoardPlace } from './set-up.ts';
import type { Force, Pieces, State } from './state.ts';

export const legionsOf = (s: State, c: Colour, at: string): number => s.stacks[c][at]?.n ?? 0;

export const placeOf = (s: State, at: string): BoardPlace => found(s.setup.board.places[at], 'place', at);

export const nameOf = (s: State, at: string): string => placeOf(s, at).name;

/** Pieces of the active colour in words; in a sentence the Leader takes an article. */
export function piecesName(s: State, { legions, leader }: Pieces, article: '' | 'the ' = ''): string {
  const lead = `${article}${LEADER_NAMES[s.leaders[s.round.active].status]}`;
  return [...(legions > 0 ? [plural(legions, 'Legion')] : []), ...(leader ? [lead] : [])].join(' and ');
}

/** The enemy in words. */
export const enemyName = (target: Target): string =>
  target === 'barbarian'
    ? 'the Barbarian Tribe'
    : target === 'uncontrolled'
      ? 'Uncontrolled Legions'
      : AREA_NAMES[target];

/** The first of those who are asked in turn; a RangeError where nobody is. */
export const firstOf = <T>([first]: readonly T[]): T => found(first, 'nobody is left to be asked');

/** The colours in play after this one, clockwise; the one itself is not among them. */
export function clockwise(s: State, from: Colour): Colour[] {
  const round: Colour[] = [];
  const first = COLOURS.indexOf(from) + 1;
  for (let i = first; i < first + COLOURS.length - 1; i++) {
    const c = COLOURS[i % COLOURS.length];
    if (c && c !== s.setup.vacant) round.push(c);
  }
  return round;
}

/** 14.0: the colours that one person plays: one, or the two of a pair where two play. */
export const coloursOf = (s: State, c: Colour): readonly Colour[] => (s.setup.players === 2 ? [c, PARTNERS[c]] : [c]);

/** Other colours with Legions in a Province, clockwise. */
export function enemiesAt(s: State, c: Colour, at: string): Colour[] {
  if (at === ROMA) return [];
  return clockwise(s, c).filter((other) => legionsOf(s, other, at) > 0);
}

/** 5.5: Legions of any other colour. */
export function hasEnemies(s: State, c: Colour, at: string): boolean {
  for (const other of COLOURS) if (other !== c && s.stacks[other][at]) return true;
  return false;
}

/** 5.6, 6.5: the neighbouring Provinces to which Legions may withdraw or retreat. */
export function flights(s: State, how: Flight, c: Colour, at: string, came: string | null): string[] {
  const { borders, straits } = placeOf(s, at);
  const goesBack = s.setup.rulings['beaten-attacker-goes-back'];
  const open = (to: string, overStraits: boolean): boolean => {
    const beyond = { roma: false, straits: overStraits, enemies: hasEnemies(s, c, to), tribe: s.barbarian === to };
    return !barOf(how, { ...beyond, cameFrom: came === to }, goesBack);
  };
  return [...borders.filter((to) => open(to, false)), ...straits.filter((to) => open(to, true))];
}

/** 5.6: whether what moves in gives occasion to withdraw. */
export const givesOccasion = ({ setup: { rulings } }: State, mover: Mover): boolean =>
  hasOccasion(mover, {
    galley: rulings['withdrawal-before-a-galley-fleet'],
    leader: rulings['withdrawal-before-a-leader'],
  });

/** What an answer to this force is aimed at. */
export const forceName = ({ id }: { readonly id: number }): string => `force-${id}`;

/** The force that moves now. */
export const movingForce = ({ round: { force } }: State): Force => found(force, 'no force is moving');

/** 5.4: Legions of the active colour that have not moved in this player round, beside the force that moves. */
export function freshAt(s: State, at: string): number {
  const { active, force } = s.round;
  const stack = s.stacks[active][at];
  if (!stack) return 0;
  return stack.n - stack.done - (force && force.at === at ? force.legions : 0);
}

/** 5.7: the Leader of the active colour is there and may still begin to move. */
export const leaderFree = (s: State, at: string): boolean =>
  s.leaders[s.round.active].at === at &&
  !s.round.leaderDone &&
  !s.round.force?.leader &&
  !s.round.sick.includes(s.round.active);

/** 5.1: Legions of the active colour that may still be given MP. */
export function unallotted(s: State, at: string): number {
  let free = freshAt(s, at);
  for (const w of s.round.waiting) if (w.at === at) free -= w.legions;
  return free;
}

/** 5.1, 5.7: the Leader of the active colour is there and may still be given MP. */
export const leaderUnallotted = (s: State, at: string): boolean =>
  leaderFree(s, at) && !s.round.waiting.some((w) => w.leader);

/** 11.1: more Legions than all other players together, and no Barbarian Tribe. */
export function controllerOf(s: State, at: string): Colour | undefined {
  return holderOf(
    each((c) => legionsOf(s, c, at)),
    s.barbarian === at,
  );
}

/** 11.1: the Provinces of an Area that a colour controls. */
export const controlledIn = (s: State, c: Colour, area: Colour): number =>
  s.setup.board.areas[area].filter((at) => controllerOf(s, at) === c).length;

/** 11.2: the Areas in which a colour controls Provinces enough. */
export const areasOf = (s: State, c: Colour): Colour[] =>
  COLOURS.filter((area) => controlledIn(s, c, area) >= neededFor(figuresOf(s)));

/** 3.2: the Areas that count for DP and for an automatic victory. */
export function areasCounting(s: State, c: Colour): number {
  const held = areasOf(s, c);
  const vacant = held.some((area) => area === s.setup.vacant);
  return countingAreas({ areas: held.length, vacant }, s.setup.rulings['vacant-area']);
}

/** 10.0: the colours that have an Emperor. */
export const emperors = (s: State): Colour[] => s.setup.colours.filter((c) => s.leaders[c].status === 'emperor');

/** 2.2-uncontrolled: all of them on the board. */
export const allUncontrolled = (s: State): number => Object.values(s.uncontrolled).reduce((a, b) => a + b, 0);

/** 2.2-uncontrolled: how many Legions may still turn Uncontrolled. */
export const roomForUncontrolled = (s: State): number => mostUncontrolled(figuresOf(s)) - allUncontrolled(s);
