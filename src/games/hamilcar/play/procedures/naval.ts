/** A Naval Battle (9), round by round: Maneuver, Engage, Evade; then Prizes, landings, Supremacy and PCs. */
import { note, pop, push } from '../../../../play/table.ts';
import { engage } from '../../battle-roll/roll.ts';
import { ROUNDS } from '../../naval-battle/cards.ts';
import { aftermathOf } from '../../naval-battle/end.ts';
import type { Over, Rolling } from '../../naval-battle/moment.ts';
import { leaderOf, maneuvered, struck } from '../../naval-battle/rules.ts';
import { both, otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { held, mayHold, spendCard } from '../cards.ts';
import { figuresOf } from '../figures.ts';
import type { ActivationFrame, NavalFrame } from '../frames.ts';
import { placeName, shift, takeSupremacy, unitsOf } from '../pieces.ts';
import { admiralOf, battleOfFrame, navalQuestion, watersOf } from '../questions.ts';
import { beaten, endMove } from '../sea.ts';
import type { TacticCard } from '../set-up.ts';
import { cardOfGeneral, commanderOf, controlOf } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';
import { rollDie } from './die.ts';
import { openWindow } from './window.ts';

const tactic = (s: State, id: string): TacticCard | undefined => s.setup.tactics[id];
const roller = (f: NavalFrame): Side => f.order[f.part] ?? 'rome';
const KEPT: readonly TacticCard['effect'][] = ['flee', 'pursuit'];

/** 9.1, 17.2.A.Gisco: Tactic Cards by the best Admiral aboard, and one more in an own port. */
function drawn(s: State, f: NavalFrame, side: Side): number {
  const admirals = f.fleets[side].generals.filter((id) => cardOfGeneral(s, id).admiral);
  const best = Math.max(0, ...admirals.map((id) => (id === 'gisco' ? 2 : cardOfGeneral(s, id).battle)));
  return best + (controlOf(s, f.port) === side ? 1 : 0);
}

function startRound(d: State, f: NavalFrame): void {
  f.round += 1;
  f.part = 0;
  f.order = [d.supremacy, otherSide(d.supremacy)];
  f.roundDie = 0;
  note(d, '9.2', `Round ${f.round} of the Naval Battle: ${SIDE_NAMES[d.supremacy]} goes first.`);
}

/** 9.2.C: who might Evade now, by what both can see. */
function evaders(s: State, f: NavalFrame): Side[] {
  const first = roller(f);
  const might = (side: Side): boolean =>
    f.hands[side].length > 0 || mayHold(s, side, 'evasion') || (f.rolled && side === first && s.supremacy === side);
  return [first, otherSide(first)].filter(might);
}

const flee = (s: State, f: NavalFrame, side: Side): string | undefined =>
  f.hands[side].find((id) => tactic(s, id)?.effect === 'flee');
const pursuit = (s: State, f: NavalFrame, side: Side): string | undefined =>
  f.hands[side].find((id) => tactic(s, id)?.effect === 'pursuit');

function means(s: State, f: NavalFrame): ('supremacy' | 'flee' | 'evasion')[] {
  const side = f.asked[0] ?? 'rome';
  return [
    ...(f.rolled && side === roller(f) && s.supremacy === side ? (['supremacy'] as const) : []),
    ...(flee(s, f, side) ? (['flee'] as const) : []),
    ...(held(s, side, 'evasion').length > 0 ? (['evasion'] as const) : []),
  ];
}

const discard = (f: NavalFrame, side: Side, id: string): void => {
  f.hands[side] = f.hands[side].filter((other) => other !== id);
};

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
  f.prizes[otherSide(side)] += prizes;
}

/** 9.2.A: a card of the Maneuver step. */
function playTactic(d: State, f: NavalFrame, id: string): void {
  const card = tactic(d, id);
  const side = roller(f);
  const enemy = otherSide(side);
  discard(f, side, id);
  if (!card) return;
  note(d, '9.2.A', `${SIDE_NAMES[side]} plays ${card.title}.`);
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
function broadside(d: State, f: NavalFrame, face: number): void {
  const side = roller(f);
  const enemy = otherSide(side);
  const admiral = admiralOf(d, f.fleets[side]);
  const rating = admiral === 'none' ? 'none' : admiral + f.rating[side];
  const cards = f.battleDie[side] + f.roundDie + f.pending[side];
  const { brings, prospect } = engage(watersOf(d), { side, rating, round: f.round, cards }, face, figuresOf(d));
  f.face = null;
  f.roundDie = 0;
  f.pending[side] = 0;
  f.rolled = true;
  const after = struck(momentOf(d, f), brings, unitsOf(f.fleets[enemy]));
  const prizes = after.prizes[side] - f.prizes[side];
  note(
    d,
    '9.2.B1',
    `${SIDE_NAMES[side]} rolls ${face} in column ${prospect.column}: ${brings.hits} hits${prizes ? ', one of them a Prize' : ''}.`,
    {
      facts: { hits: brings.hits, column: prospect.column, prize: prizes > 0 },
    },
  );
  sink(d, f, enemy, after.ships[enemy], prizes);
  if (brings.supremacy) takeSupremacy(d, side, '9.2.B2');
  f.stage = brings.drawsTc && f.tactics.length > 0 ? 'bonus' : 'evade';
  f.drawing = brings.drawsTc ? side : null;
  f.asked = evaders(d, f);
  if (after.type !== 'over') return;
  f.surplus = after.surplus;
  decide(f, side, 'sunk');
  if (after.surplus > 0)
    push(d, {
      type: 'loss',
      who: enemy,
      by: enemy,
      rule: '9.2.B1',
      where: 'fleet',
      at: '',
      left: after.surplus,
      elephantFirst: false,
    });
}

/** 9.2, 9.3.A: on to the other side, the next round, or the end. */
function goOn(d: State, f: NavalFrame): void {
  if (!f.rolled) f.stage = 'maneuver';
  else if (f.part === 0) {
    f.part = 1;
    f.stage = 'maneuver';
  } else if (f.round < ROUNDS) {
    startRound(d, f);
    f.stage = 'maneuver';
  } else
    decide(
      f,
      leaderOf(
        both((side) => f.fleets[side].warships),
        d.supremacy,
      ),
      'third-round',
    );
}

/** 9.3.B, 9.4: Prizes, ports, Supremacy, PCs. */
function finish(d: State, f: NavalFrame): void {
  const winner = f.winner ?? 'rome';
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
  const commander = commanderOf(d, f.fleets.rome.generals, true);
  pop(d);
  for (const side of SIDES) shift(d, side, 'captured', 'track', d.warships[side].captured);
  shift(d, winner, 'supply', 'spent', Math.min(after.claimed[winner], d.warships[winner].supply));
  note(d, '9.3.A', `${SIDE_NAMES[winner]} wins the Naval Battle at ${placeName(d, f.port)}.`, {
    facts: {
      winner,
      claimed: after.claimed[winner],
      pcs: after.pcs[loser] - (after.displaced[loser] ? battleOfFrame(d, f).aristocrats : 0),
    },
  });
  if (!f.fled) takeSupremacy(d, winner, '9.3.B3');
  const voyage = d.frames.at(-1);
  const activation = d.frames.findLast((frame): frame is ActivationFrame => frame.type === 'activation');
  if (activation) activation.fought = true;
  if (voyage?.type === 'voyage' && winner === f.mover) {
    voyage.fleet = f.fleets[winner];
    voyage.won = true;
    voyage.boarded = true;
  } else if (voyage?.type === 'voyage') {
    pop(d);
    endMove(d);
  }
  if (winner === 'rome' && commander === 'lscipio') push(d, { type: 'scipio' });
  if (winner !== f.mover) push(d, { type: 'landing', who: winner, fleet: f.fleets[winner], route: f.routes[winner] });
  const left = Math.floor(after.unitsLost[loser] / 2);
  if (left > 0) push(d, { type: 'removal', who: loser, cause: 'battle', rule: '9.4', left, fromMiat: false });
  beaten(d, loser, f.fleets[loser], f.routes[loser], true);
}

/** 9.3.A: the side that Evades has lost; Flee! leaves Supremacy where it is. */
function away(f: NavalFrame): void {
  f.fled = f.means === 'flee';
  decide(f, otherSide(f.evader ?? 'rome'), 'evaded');
}

const hunter = (f: NavalFrame): Side => otherSide(f.evader ?? 'rome');

export const naval: ProcedureOf<'naval'> = {
  run(d, f) {
    if (f.face !== null) {
      broadside(d, f, f.face);
      return 'goes-on';
    }
    switch (f.stage) {
      case 'window':
        f.stage = 'draw';
        f.drawing = d.supremacy;
        openWindow(d, 'naval');
        return 'goes-on';
      case 'draw':
        if (f.drawing && drawn(d, f, f.drawing) > 0) return 'waits';
        nextDraw(d, f);
        return 'goes-on';
      case 'evade':
        if (f.asked.length > 0) return 'waits';
        goOn(d, f);
        return 'goes-on';
      case 'chase':
        if (f.hands[hunter(f)].length > 0) return 'waits';
        away(f);
        return 'goes-on';
      case 'maneuver':
        if (f.hands[roller(f)].length > 0) return 'waits';
        f.stage = 'engage';
        return 'goes-on';
      case 'engage':
        rollDie(d, roller(f), `Battle Roll, round ${f.round}`, '9.2.B1');
        return 'goes-on';
      case 'end':
        finish(d, f);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (_, f) => (f.stage === 'evade' ? (f.asked[0] ?? 'rome') : f.stage === 'chase' ? hunter(f) : roller(f)),
  asks(s, f) {
    if (f.stage === 'shuffle') return { rule: '9.1', says: 'the Tactic Cards are shuffled.' };
    if (f.stage === 'draw' || f.stage === 'bonus')
      return {
        rule: f.stage === 'draw' ? '9.1' : '9.2.B2',
        says: `${SIDE_NAMES[f.drawing ?? 'rome']} draws Tactic Cards.`,
      };
    if (f.stage === 'evade') return { rule: '9.2.C', says: 'whether to Evade.', after: f.asked.slice(1) };
    if (f.stage === 'chase')
      return { rule: '9.2.C', says: `whether to pursue the Fleet of ${SIDE_NAMES[f.evader ?? 'rome']}.` };
    return { rule: '9.2.A', says: `which Tactic Card to play in round ${f.round} at ${placeName(s, f.port)}.` };
  },
  question: (s, f) => (f.stage === 'evade' && f.rolled ? navalQuestion(s, f) : undefined),
  answers: {
    shuffle: {
      when: (_, f) => f.stage === 'shuffle',
      waits: () => ({ pile: 'tactics' }),
      apply(d, f) {
        f.tactics = Object.keys(d.setup.tactics);
        f.stage = 'window';
      },
    },
    draw: {
      when: (_, f) => f.stage === 'draw' || f.stage === 'bonus',
      waits: (s, f) => ({
        pile: 'tactics',
        from: f.tactics,
        number: f.stage === 'bonus' ? 1 : Math.min(f.tactics.length, drawn(s, f, f.drawing ?? 'rome')),
      }),
      apply(d, f, { cards }) {
        const side = f.drawing ?? 'rome';
        f.hands[side] = [...f.hands[side], ...cards];
        f.tactics = f.tactics.filter((id) => !cards.includes(id));
        note(d, f.stage === 'draw' ? '9.1' : '9.2.B2', `${SIDE_NAMES[side]} draws ${cards.length} Tactic Cards.`);
        if (f.stage === 'draw') nextDraw(d, f);
        else {
          f.stage = 'evade';
          f.asked = evaders(d, f);
        }
      },
    },
    tactic: listedAnswer(
      'tactic',
      '9.2.A',
      (s, f: NavalFrame) =>
        f.hands[roller(f)]
          .filter((id) => !KEPT.includes(tactic(s, id)?.effect ?? 'flee'))
          .map((card) => ({ action: { type: 'tactic' as const, card }, says: tactic(s, card)?.title ?? card })),
      (d, f, { card }) => playTactic(d, f, card),
      { when: (_, f) => f.stage === 'maneuver' },
    ),
    evade: listedAnswer(
      'evade',
      '9.2.C',
      (s, f: NavalFrame) =>
        means(s, f).map((by) => ({
          action: { type: 'evade' as const, means: by },
          says: {
            supremacy: 'Give up Naval Supremacy to Evade',
            flee: 'Evade with Flee!',
            evasion: 'Evade with Evasion',
          }[by],
        })),
      (d, f, { means: by }) => {
        const side = f.asked[0] ?? 'rome';
        note(d, '9.2.C', `${SIDE_NAMES[side]} Evades.`);
        f.asked = f.asked.slice(1);
        const card = by === 'flee' ? flee(d, f, side) : by === 'evasion' ? held(d, side, 'evasion')[0] : undefined;
        if (by === 'evasion' && card) {
          spendCard(d, side, card, 'counter');
          push(d, { type: 'counter', who: side, card, face: null, cancelled: false, asked: false });
          return;
        }
        if (card) discard(f, side, card);
        f.means = by;
        f.evader = side;
        f.stage = 'chase';
      },
      { when: (_, f) => f.stage === 'evade' },
    ),
    chase: listedAnswer(
      'chase',
      '9.2.C',
      (s, f: NavalFrame) =>
        pursuit(s, f, hunter(f)) ? [{ action: { type: 'chase' as const }, says: 'Play Pursuit' }] : [],
      (d, f) => {
        const side = hunter(f);
        const card = pursuit(d, f, side);
        if (card) discard(f, side, card);
        note(d, '9.2.C', `${SIDE_NAMES[side]} plays Pursuit, and the battle goes on.`);
        if (f.means === 'supremacy' && d.setup.rulings['pursuit-and-supremacy'] === 'lost')
          takeSupremacy(d, side, '9.2.C');
        f.means = null;
        f.evader = null;
        f.stage = 'evade';
      },
      { when: (_, f) => f.stage === 'chase' },
    ),
    pass: plainAnswer(
      'pass',
      (_: State, f: NavalFrame) =>
        ({ maneuver: 'No card', chase: 'Let them go' })[f.stage as 'maneuver' | 'chase'] ?? 'Fight on',
      (_, f) => {
        if (f.stage === 'maneuver') f.stage = 'engage';
        else if (f.stage === 'chase') away(f);
        else f.asked = f.asked.slice(1);
      },
      (_, f) => ['maneuver', 'chase', 'evade'].includes(f.stage),
    ),
  },
};

/** 9.1: the holder of Naval Supremacy draws first; then the first round begins. */
function nextDraw(d: State, f: NavalFrame): void {
  if (f.drawing === d.supremacy) {
    f.drawing = otherSide(d.supremacy);
    return;
  }
  f.drawing = null;
  startRound(d, f);
  f.stage = 'evade';
  f.asked = evaders(d, f);
}
