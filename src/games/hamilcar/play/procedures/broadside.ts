/** One side's part of a naval round (9.2): its Tactic Card, its Battle Roll, who goes next; and how the battle ends (9.3, 9.4). */
import { plural } from '../../../../calculator/words.ts';
import { note, pop, push, underWay } from '../../../../play/state.ts';
import { ROUNDS } from '../../naval-battle/cards.ts';
import { aftermathOf } from '../../naval-battle/end.ts';
import type { Over, Rolling } from '../../naval-battle/moment.ts';
import { leaderOf, maneuvered, struck } from '../../naval-battle/rules.ts';
import { both, otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { mayHold, takeOut } from '../cards.ts';
import { shift, takeSupremacy } from '../changes.ts';
import { cardOfGeneral } from '../pieces/generals.ts';
import { beaten, endMove, loseAtSea } from '../pieces/sea.ts';
import { unitsOf } from '../pieces/units.ts';
import { controlOf, placeName } from '../queries.ts';
import { battleOfFrame, commanderIn, navalHits, roller, tacticOf } from '../questions/sea.ts';
import type { FrameAt, State } from '../state.ts';

type NavalFrame = FrameAt<'naval'>;

/** 9.1: the rating of the best Admiral aboard, for Tactic Cards. */
const bestFor = (s: State, f: NavalFrame, side: Side): number =>
  Math.max(0, ...f.fleets[side].generals.map((id) => cardOfGeneral(s, id)).map((c) => (c.admiral ? c.battle : 0)));

/** 17.2.A.Gisco, 2.2.E1: in command he draws two in place of his rating. */
export const giscoDraws = (s: State, f: NavalFrame, side: Side): boolean =>
  commanderIn(s, f, side) === 'gisco' && bestFor(s, f, side) < 2;

/** 9.1: Tactic Cards by the best Admiral aboard, and one more in an own port. */
export function drawn(s: State, f: NavalFrame, side: Side): number {
  const best = giscoDraws(s, f, side) ? 2 : bestFor(s, f, side);
  return best + (best > 0 ? f.rating[side] : 0) + (controlOf(s, f.port) === side ? 1 : 0);
}

function startRound(d: State, f: NavalFrame): void {
  f.round += 1;
  f.part = 0;
  f.order = [d.supremacy, otherSide(d.supremacy)];
  f.roundDie = 0;
  note(d, '9.2', () => `Round ${f.round} of the Naval Battle: ${SIDE_NAMES[d.supremacy]} goes first.`);
}

/** 9.2.C: whether a side might Evade now, by what both can see. */
export const mightEvade = (s: State, f: NavalFrame, side: Side): boolean =>
  f.hands[side].length > 0 ||
  mayHold(s, side, 'evasion') ||
  (f.rolled && !f.held && side === roller(f) && s.supremacy === side);

/** Who is asked, in order. */
export const evaders = (s: State, f: NavalFrame): Side[] =>
  [roller(f), otherSide(roller(f))].filter((side) => mightEvade(s, f, side));

/** The moment as the rules of a battle know it. */
const momentOf = (s: State, f: NavalFrame): Rolling => ({
  type: 'roll',
  round: f.round,
  part: f.part === 0 ? 1 : 2,
  roller: roller(f),
  holder: s.supremacy,
  ships: both((side) => f.fleets[side].warships),
  prizes: both((side) => f.prizes[side]),
  hands: both(() => ({ flee: 0, evasion: 0, pursuit: 0 })),
  pending: both((side) => f.pending[side]),
});

/** Warships that a side has lost go to the Turn Track, those taken as Prizes to the enemy's At Sea box. */
function sink(d: State, f: NavalFrame, side: Side, left: number, prizes: number): void {
  const lost = f.fleets[side].warships - left;
  shift(d, side, 'atSea', 'captured', prizes);
  shift(d, side, 'atSea', 'track', lost - prizes);
  f.fleets[side].warships = left;
  if (prizes > 0) note(d, '9.2.B3', () => `${SIDE_NAMES[otherSide(side)]} holds ${plural(prizes, 'more Prize')}.`);
  f.prizes[otherSide(side)] += prizes;
}

/** 9.2.A: a card of the Maneuver step. */
export function playTactic(d: State, f: NavalFrame, id: string): void {
  const card = tacticOf(d, id);
  const side = roller(f);
  const enemy = otherSide(side);
  takeOut(f.hands[side], id);
  note(d, '9.2.A', () => `${SIDE_NAMES[side]} plays ${card.title}.`);
  if (card.effect === 'rating') f.rating[side] += card.amount;
  if (card.effect === 'die-battle') f.battleDie[side] += card.amount;
  if (card.effect === 'die') f.roundDie += card.amount;
  if (card.effect === 'enemy-die') f.pending[enemy] += card.amount;
  f.stage = 'engage';
  if (card.effect !== 'prize') return;
  const after = maneuvered(momentOf(d, f), { effect: 'prize', amount: card.amount, round: f.round });
  sink(d, f, enemy, after.ships[enemy], after.prizes[side] - f.prizes[side]);
  if (after.type === 'over') decide(f, side, 'sunk');
}

function decide(f: NavalFrame, winner: Side, how: NavalFrame['how']): void {
  f.winner = winner;
  f.how = how;
  f.stage = 'end';
}

/** 9.2.B: what the roll brings. */
export function broadside(d: State, f: NavalFrame, face: number): void {
  const side = roller(f);
  const enemy = otherSide(side);
  const { brings, prospect } = navalHits(d, f, face);
  f.roundDie = 0;
  f.pending[side] = 0;
  f.rolled = true;
  const after = struck(momentOf(d, f), brings, unitsOf(f.fleets[enemy]));
  const prizes = after.prizes[side] - f.prizes[side];
  const taken = prizes === 0 ? '' : brings.hits > 1 ? ', one of them a Prize' : ', a Prize';
  const result = (): string => `${plural(brings.hits, 'hit')}${taken}`;
  note(d, '9.2.B1', () => `${SIDE_NAMES[side]} rolls ${face} in column ${prospect.column}: ${result()}.`, {
    facts: { hits: brings.hits, column: prospect.column, prize: prizes > 0 },
  });
  sink(d, f, enemy, after.ships[enemy], prizes);
  if (brings.supremacy) takeSupremacy(d, side, '9.2.B2');
  f.stage = brings.drawsTc && f.tactics.length > 0 ? 'bonus' : 'evade';
  f.drawing = brings.drawsTc ? side : null;
  f.asked = evaders(d, f);
  if (after.type !== 'over') return;
  f.surplus = after.surplus;
  decide(f, side, 'sunk');
  if (after.surplus > 0) loseAtSea(d, enemy, enemy, '9.2.B1', after.surplus);
}

/** 9.2, 9.3.A: on to the other side, the next round, or the end. */
export function goOn(d: State, f: NavalFrame): void {
  if (!f.rolled) f.stage = 'maneuver';
  else if (f.part === 0) {
    f.part = 1;
    f.stage = 'maneuver';
  } else if (f.round < ROUNDS) {
    startRound(d, f);
    f.stage = 'maneuver';
  } else {
    const ships = both((side) => f.fleets[side].warships);
    decide(f, leaderOf(ships, d.supremacy), 'third-round');
  }
}

/** 9.1: the holder of Naval Supremacy draws first; then the first round begins. */
export function nextDraw(d: State, f: NavalFrame): void {
  if (f.drawing === d.supremacy) {
    f.drawing = otherSide(d.supremacy);
    return;
  }
  f.drawing = null;
  startRound(d, f);
  f.stage = 'evade';
  f.asked = evaders(d, f);
}

/** 9.3.B1: of own Warships among the loser's Prizes half come back, for others the supply gives; the rest are sunk. Gives back how many came. */
function claim(d: State, winner: Side, most: number): number {
  const before = d.warships[winner].spent;
  const back = Math.min(most, Math.floor(d.warships[winner].captured / 2));
  shift(d, winner, 'captured', 'spent', back);
  for (const side of SIDES) shift(d, side, 'captured', 'track', d.warships[side].captured);
  shift(d, winner, 'supply', 'spent', Math.min(most - back, d.warships[winner].supply));
  return d.warships[winner].spent - before;
}

/** 9.3.B, 9.4: Prizes, ports, Supremacy, PCs. */
export function finish(d: State, f: NavalFrame, winner: Side): void {
  const loser = otherSide(winner);
  const over: Over = {
    type: 'over',
    round: f.round,
    holder: d.supremacy,
    ships: both((side) => f.fleets[side].warships),
    prizes: both((side) => f.prizes[side]),
    winner,
    how: f.how,
    fled: f.fled,
    surplus: f.surplus,
  };
  const after = aftermathOf(over, battleOfFrame(d, f));
  const commander = commanderIn(d, f, 'rome');
  pop(d);
  const claimed = claim(d, winner, after.claimed[winner]);
  note(d, '9.3.A', () => `${SIDE_NAMES[winner]} wins the Naval Battle at ${placeName(d, f.port)}.`, {
    facts: {
      winner,
      claimed,
      pcs: after.pcs[loser] - (after.displaced[loser] ? battleOfFrame(d, f).aristocrats : 0),
    },
  });
  if (!f.fled) takeSupremacy(d, winner, '9.3.B3');
  const voyage = d.frames.at(-1);
  const activation = underWay(d, 'activation');
  if (activation) activation.fought = true;
  if (voyage?.type === 'voyage' && winner === f.mover) {
    voyage.fleet = f.fleets[winner];
    voyage.won = true;
    voyage.boarded = true;
  } else if (voyage?.type === 'voyage') pop(d);
  if (winner === 'rome' && commander === 'lscipio') push(d, { type: 'scipio' });
  if (winner !== f.mover) push(d, { type: 'landing', who: winner, fleet: f.fleets[winner], route: f.routes[winner] });
  const lost = after.unitsLost[loser];
  const left = Math.floor(lost / 2);
  if (lost > 0)
    note(d, '2.3.A', () => `${SIDE_NAMES[loser]} has lost ${plural(lost, 'Unit')}: Warships, CUs and STs all count.`);
  if (lost % 2 === 1) note(d, '15.1', () => `Half of ${lost} is ${left}, rounded down.`);
  if (left > 0) push(d, { type: 'removal', who: loser, cause: 'battle', rule: '9.4', left, fromMiat: false });
  const saved = beaten(d, loser, f.fleets[loser], f.routes[loser], true);
  if (loser === f.mover) endMove(d, saved, f.fleets[loser].generals);
}

/** 9.3.A: the side that Evades has lost; Flee! leaves Supremacy where it is. */
export function away(f: NavalFrame, winner: Side): void {
  f.fled = f.means === 'flee';
  decide(f, winner, 'evaded');
}
