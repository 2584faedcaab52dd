/** 8.2: a leader whom an event brings. 17.2: the Greeks who land in Africa with Agathocles. 16.4: the rebels. */
import type { Procedure } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { PLAYER_NAMES, type Player } from '../../words.ts';
import { landingPorts } from '../cards/events.ts';
import { addCu, addKind, askCommander, putLeader, removeCu, setInside, shiftCu } from '../changes.ts';
import { startMove } from '../movement/campaign.ts';
import { goHome, greekHomes } from '../politics/fall.ts';
import { cuAt, hasFoes, insideAt, isSpace, leaderOf, moveOf, nameOf, placedOf } from '../queries.ts';
import { REBEL_SPACES } from '../reinforcement.ts';
import type { Force, State, Sword } from '../state.ts';
import { beginBattle } from './battle.ts';

/** A leader or a force that an event puts on the map. */
interface ArriveFrame {
  readonly type: 'arrive';
  readonly seat: Player;
  /** Null where all Greeks return. */
  readonly leader: string | null;
  /** To CU of his own, with CU to Africa (17.2), at the head of the rebels (16.4), or all Greeks from Africa (17.2.2). */
  readonly how: 'joins' | 'lands' | 'rises' | 'returns';
}

/** As many as the Greeks carry to and from Syracuse. */
const LANDING = 6;

/** As many mercenaries rise. */
const RISING = 4;

/** Who comes. */
const comerOf = ({ leader }: ArriveFrame): string => found(leader, 'no leader arrives');

const spaces = (s: State, f: ArriveFrame): string[] => {
  if (f.how === 'lands') return landingPorts(s);
  if (f.how === 'rises') return REBEL_SPACES.filter((at) => isSpace(s, at));
  return Object.keys(s.cu).filter((at) => cuAt(s, at, leaderOf(s, comerOf(f)).power) > 0);
};

const RULES = { joins: '8.2', lands: '17.2', rises: '16.4', returns: '17.2.2' } as const;
const ASKS = {
  lands: 'name the port from which the CU sail.',
  rises: 'place the rebels.',
  returns: 'place the Greeks of Africa at home.',
} as const;

/** 17.2: placed, not moved. */
function land(d: State, f: ArriveFrame, from: string): void {
  const all = cuAt(d, from, 'greeks');
  const cu = d.setup.rulings['agathocles-landing'] === 'six' ? Math.min(LANDING, all) : all;
  shiftCu(d, 'greeks', cu, from, 'kerkouane');
  putLeader(d, comerOf(f), 'kerkouane');
  note(d, '17.2', () => `Agathocles lands in Kerkouane with ${cu} CU from ${nameOf(d, from)}.`, {
    move: { side: 'greeks', path: [from, 'kerkouane'], as: 'moved' },
  });
  fights(d, f, cu, { cameBy: 'sea', from });
}

/** Whoever is placed among enemies fights at once: nobody intercepts and nobody avoids. */
function fights(d: State, f: ArriveFrame, cu: number, came: Partial<Force>, attacked = false): void {
  const leader = comerOf(f);
  if (!hasFoes(d, placedOf(d, leader).at, leaderOf(d, leader).power)) return;
  startMove(d, { leader, by: f.seat, value: 3, means: 'none', campaign: false, flanks: null });
  const move = moveOf(d);
  Object.assign(move.force, { ...came, cu, mp: 0, moved: true });
  move.stage = 'over';
  beginBattle(d, move, { intercepted: false, failedAvoid: false }, attacked);
}

/** By one reading all mercenaries on the map go over to the rebels. */
function deserters(d: State): number {
  let sum = 0;
  for (const [at, hired] of Object.entries(d.mercenaries)) {
    sum += hired;
    addKind(d, 'mercenaries', at, -hired);
    const outside = Math.min(hired, cuAt(d, at, 'carthage'));
    for (let i = 0; i < outside; i++) removeCu(d, at, 'carthage');
    setInside(d, at, insideAt(d, at) - (hired - outside));
  }
  return sum;
}

/** 16.4: the rebels appear, and there is a battle where anybody is. */
function rise(d: State, f: ArriveFrame, at: string): void {
  const cu = d.setup.rulings['insurrection-size'] === 'four' ? RISING : deserters(d);
  addCu(d, at, 'rebels', cu);
  putLeader(d, comerOf(f), at);
  note(d, '16.4', () => `Mercenaries revolt: ${cu} CU of rebels in ${nameOf(d, at)}.`, { facts: { insurrection: at } });
  fights(d, f, cu, {}, d.setup.rulings['rebels-placed-on-cu'] === 'those-present');
}

export const arrive: Procedure<Sword, ArriveFrame> = {
  who: (_, f) => f.seat,
  asks: (s, f) => ({
    rule: RULES[f.how],
    says: `${PLAYER_NAMES[f.seat]}: ${f.how === 'joins' ? `place ${leaderOf(s, comerOf(f)).name}.` : ASKS[f.how]}`,
  }),
  answers: {
    place: {
      when: (_, f) => f.how === 'returns',
      options: (s) => greekHomes(s).map((space) => ({ type: 'place', power: 'greeks', space })),
      says: (s, _, { space }) => `All to ${nameOf(s, space)}`,
      apply(d, _, { space }) {
        pop(d);
        goHome(d, space);
      },
    },
    'place-leader': {
      when: (_, f) => f.how !== 'returns',
      options: (s, f) => spaces(s, f).map((space) => ({ type: 'place-leader', leader: comerOf(f), space })),
      says: (s, f, { space }) => `${leaderOf(s, comerOf(f)).name}: ${nameOf(s, space)}`,
      apply(d, f, { space }) {
        pop(d);
        if (f.how === 'lands') return land(d, f, space);
        if (f.how === 'rises') return rise(d, f, space);
        putLeader(d, comerOf(f), space);
        const { power, name } = leaderOf(d, comerOf(f));
        note(d, '8.2', () => `${name} comes to ${nameOf(d, space)}.`, { facts: { arrives: comerOf(f) } });
        askCommander(d, space, power);
      },
    },
  },
};
