/** A Naval Battle (9), round by round: Maneuver, Engage, Evade; then Prizes, landings, Supremacy and PCs. */

import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { ask, goTo, to } from '../../../../play/procedure.ts';
import { found, note, push } from '../../../../play/state.ts';
import { both, otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { held, spendCard, takeOut } from '../cards.ts';
import { takeSupremacy } from '../changes.ts';
import { placeName } from '../queries.ts';
import { navalQuestion, roller, tacticOf } from '../questions/sea.ts';
import type { Fleet, ProcedureOf, State } from '../state.ts';
import {
  away,
  broadside,
  drawn,
  evaders,
  finish,
  giscoDraws,
  goOn,
  mightEvade,
  nextDraw,
  playTactic,
} from './broadside.ts';
import { dieFor } from './die.ts';
import { openWindow } from './window.ts';

type Stage = 'shuffle' | 'window' | 'draw' | 'evade' | 'chase' | 'maneuver' | 'engage' | 'bonus' | 'losses' | 'end';

/** A Fleet that meets another, and how it has come. */
interface Met {
  readonly fleet: Fleet;
  readonly route: readonly string[];
}

const copyOf = ({ fleet }: Met): Fleet => ({ ...fleet, generals: [...fleet.generals] });

const begun = (port: string, mover: Side, met: Readonly<Record<Side, Met>>) => ({
  type: 'naval' as const,
  port,
  mover,
  routes: both((side) => met[side].route),
  start: both((side) => copyOf(met[side])),
  fleets: { ...both((side) => copyOf(met[side])) },
  stage: 'shuffle' as Stage,
  round: 0,
  /** Who acts first and last in this round. */
  order: [] as readonly Side[],
  part: 0 as 0 | 1,
  /** Who is still asked whether to Evade. */
  asked: [] as Side[],
  rolled: false,
  /** 9.2.C: Pursuit has held the one who is asked, who may try again with a card. */
  held: false,
  drawing: null as Side | null,
  tactics: [] as string[],
  hands: { rome: [], carthage: [] } as Record<Side, string[]>,
  /** 9.2.A: what cards add, for the battle, for this round, and to the enemy's next roll. */
  rating: { rome: 0, carthage: 0 },
  battleDie: { rome: 0, carthage: 0 },
  roundDie: 0,
  pending: { rome: 0, carthage: 0 },
  prizes: { rome: 0, carthage: 0 },
  surplus: 0,
  means: null as Means | null,
  evader: null as Side | null,
  winner: null as Side | null,
  fled: false,
  how: 'third-round' as 'sunk' | 'evaded' | 'third-round',
  face: null as number | null,
});
type NavalFrame = ReturnType<typeof begun>;
type Means = 'supremacy' | 'flee' | 'evasion';

/** 9: the Fleets meet in a port. */
export function meetAtSea(d: State, port: string, mover: Side, met: Readonly<Record<Side, Met>>): void {
  note(d, '9', () => `A Naval Battle begins at ${placeName(d, port)}.`);
  push(d, begun(port, mover, met));
}

/** 2.4.B: cards that take effect in another step. */
const isKept = (s: State, id: string): boolean => ['flee', 'pursuit'].includes(tacticOf(s, id).effect);

const withEffect = (s: State, f: NavalFrame, side: Side, effect: 'flee' | 'pursuit'): string | undefined =>
  f.hands[side].find((id) => tacticOf(s, id).effect === effect);

/** Somebody who must be there in this stage. */
const named = (side: Side | null | undefined, what: string): Side => found(side, `nobody ${what}`);

const asked = (f: NavalFrame): Side => named(f.asked[0], 'is asked to Evade');
const hunter = (f: NavalFrame): Side => otherSide(named(f.evader, 'Evades'));
const drawer = (f: NavalFrame): Side => named(f.drawing, 'draws Tactic Cards');

function means(s: State, f: NavalFrame): Means[] {
  const side = asked(f);
  const found: Means[] = [];
  if (f.rolled && !f.held && side === roller(f) && s.supremacy === side) found.push('supremacy');
  if (withEffect(s, f, side, 'flee')) found.push('flee');
  if (held(s, side, 'evasion').length > 0) found.push('evasion');
  return found;
}

const EVADES: Readonly<Record<Means, string>> = {
  supremacy: 'Give up Naval Supremacy to Evade',
  flee: 'Evade with Flee!',
  evasion: 'Evade with Evasion',
};

/** 9.2.C: on to whoever is asked next. */
function next(f: NavalFrame): void {
  f.asked.shift();
  f.held = false;
}

function evade(d: State, f: NavalFrame, by: Means): void {
  const side = asked(f);
  note(d, '9.2.C', () => `${SIDE_NAMES[side]} Evades.`);
  const [evasion] = held(d, side, 'evasion');
  if (by === 'evasion' && evasion) {
    spendCard(d, side, evasion, 'counter');
    push(d, { type: 'counter', who: side, card: evasion, face: null, cancelled: false, asked: false });
    return;
  }
  const flee = by === 'flee' ? withEffect(d, f, side, 'flee') : undefined;
  if (flee) takeOut(f.hands[side], flee);
  f.means = by;
  f.evader = side;
  f.stage = 'chase';
}

/** Tactic Cards come from the pile. */
function draws(d: State, f: NavalFrame, cards: readonly string[], rule: string): void {
  const side = drawer(f);
  f.hands[side].push(...cards);
  f.tactics = f.tactics.filter((id) => !cards.includes(id));
  note(d, rule, () => `${SIDE_NAMES[side]} draws ${plural(cards.length, 'Tactic Card')}.`);
}

export const naval: ProcedureOf<NavalFrame> = {
  who: (_, f) => roller(f),
  stages: {
    shuffle: {
      asks: ask('9.1', 'the Tactic Cards are shuffled.'),
      shuffle: {
        waits: () => ({ pile: 'tactics' }),
        apply(d, f) {
          f.tactics = Object.keys(d.setup.tactics);
          f.stage = 'window';
        },
      },
    },
    window(d, f) {
      f.stage = 'draw';
      f.drawing = d.supremacy;
      openWindow(d, 'naval');
    },
    draw: {
      run: (d, f) => (f.drawing && drawn(d, f, f.drawing) > 0 ? 'waits' : nextDraw(d, f)),
      asks: (_, f) => ask('9.1', `${SIDE_NAMES[drawer(f)]} draws Tactic Cards.`),
      draw: {
        waits(s, f) {
          return { pile: 'tactics', from: f.tactics, number: Math.min(f.tactics.length, drawn(s, f, drawer(f))) };
        },
        apply(d, f, { cards }) {
          draws(d, f, cards, '9.1');
          if (giscoDraws(d, f, drawer(f))) note(d, '17.2.A.Gisco', 'H. Gisco draws two cards, whatever his rating.');
          nextDraw(d, f);
        },
      },
    },
    evade: {
      run(d, f) {
        while (f.asked[0] && !mightEvade(d, f, f.asked[0])) next(f);
        return f.asked.length > 0 ? 'waits' : goOn(d, f);
      },
      who: (_, f) => asked(f),
      asks: (_, f) => ({ ...ask('9.2.C', 'whether to Evade.'), after: f.asked.slice(1) }),
      question: (s, f) => navalQuestion(s, f, means(s, f).length > 0),
      evade: {
        options: (s, f) => means(s, f).map((by) => ({ type: 'evade', means: by })),
        says: (_s, _f, { means: by }) => EVADES[by],
        why: (s, f, { means: by }) =>
          by === 'supremacy' && s.supremacy !== asked(f)
            ? no('2.1.I', 'Only its holder can give up Naval Supremacy.')
            : undefined,
        apply: (d, f, { means: by }) => evade(d, f, by),
      },
      pass: { says: 'Fight on', apply: (_, f) => next(f) },
    },
    chase: {
      run: (_, f) => (f.hands[hunter(f)].length > 0 ? 'waits' : away(f, hunter(f))),
      who: (_, f) => hunter(f),
      asks: (_, f) => ask('9.2.C', `whether to pursue ${SIDE_NAMES[otherSide(hunter(f))]}’s Fleet.`),
      chase: {
        options: (s, f) => (withEffect(s, f, hunter(f), 'pursuit') ? [{ type: 'chase' }] : []),
        says: 'Play Pursuit',
        apply(d, f) {
          const side = hunter(f);
          const card = withEffect(d, f, side, 'pursuit');
          if (card) takeOut(f.hands[side], card);
          note(d, '9.2.C', () => `${SIDE_NAMES[side]} plays Pursuit, and the battle goes on.`);
          const lost = f.means === 'supremacy' && d.setup.rulings['pursuit-and-supremacy'] === 'lost';
          if (lost) takeSupremacy(d, side, '9.2.C');
          // Cards may be played at any time, so another try may follow; Naval Supremacy is given up once a step.
          f.held = true;
          f.means = null;
          f.evader = null;
          f.stage = 'evade';
        },
      },
      pass: { says: 'Let them go', apply: (_, f) => away(f, hunter(f)) },
    },
    maneuver: {
      run: (_, f) => (f.hands[roller(f)].length > 0 ? 'waits' : goTo(f, 'engage')),
      asks(s, f) {
        const says = `which Tactic Card to play in round ${f.round} at ${placeName(s, f.port)}.`;
        return ask('9.2.A', says, `Round ${f.round}: which Tactic Card?`);
      },
      tactic: {
        options: (s, f) => f.hands[roller(f)].filter((id) => !isKept(s, id)).map((card) => ({ type: 'tactic', card })),
        says: (s, _, { card }) => tacticOf(s, card).title,
        why: (s, f, { card }) =>
          f.hands[roller(f)].includes(card)
            ? no('2.4.B', `${tacticOf(s, card).title} takes effect in another step.`)
            : undefined,
        apply: (d, f, { card }) => playTactic(d, f, card),
      },
      pass: { says: 'No card', apply: to('engage') },
    },
    engage: dieFor((_, f) => [roller(f), `Battle Roll, round ${f.round}`, '9.2.B1'], broadside),
    bonus: {
      asks: (_, f) => ask('9.2.B2', `${SIDE_NAMES[drawer(f)]} draws Tactic Cards.`),
      draw: {
        waits: (_, f) => ({ pile: 'tactics', from: f.tactics, number: 1 }),
        apply(d, f, { cards }) {
          draws(d, f, cards, '9.2.B2');
          f.stage = 'evade';
          f.asked = evaders(d, f);
        },
      },
    },
    end: (d, f) => finish(d, f, named(f.winner, 'has won')),
  },
};
