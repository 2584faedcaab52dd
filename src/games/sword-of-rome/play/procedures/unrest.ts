/** 20: Carthage's unrest going up and down, and its attack from the Garrison box, by the calculator's rules. */
import { some } from '../../../../calculator/words.ts';
import { thrown } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { cast } from '../../battle/roll.ts';
import { PLAIN_BATTLE } from '../../battle/rules.ts';
import { pool } from '../../dice.ts';
import type { Question } from '../../game.ts';
import { groupsOf } from '../../tie-order/rules.ts';
import {
  afterAutomaticVictory,
  afterBattle,
  highestLevel,
  lowered,
  prepare,
  raised,
  type UnrestAttack,
} from '../../unrest-attack/rules.ts';
import type { Player, Power } from '../../words.ts';
import { openWindow } from '../cards.ts';
import { displace, loseCu } from '../changes.ts';
import { seatsIn } from '../politics/friends.ts';
import { cuAt, moveOf, tacticsOf } from '../queries.ts';
import { GARRISON_BOX } from '../set-up.ts';
import type { State, Sword } from '../state.ts';
import { contenders } from './order.ts';
import { byKind } from './stack.ts';

/** 20.1: as high as the CU in the Garrison box let it rise. */
const cap = (s: State): number => highestLevel(cuAt(s, GARRISON_BOX, 'carthage'), figuresOf(s));

/** Up or down by one. */
export function turnUnrest(d: State, up: boolean, rule: string): void {
  d.unrest = up ? raised(d.unrest, 1, cap(d)) : lowered(d.unrest, 1);
  const says = `Carthage’s unrest ${up ? 'rises' : 'falls'} to ${d.unrest}.`;
  note(d, rule, says, { facts: { unrest: d.unrest } });
}

/** 20.1: why the level cannot rise. */
export const capProblem = (s: State): Problem | undefined =>
  s.unrest < cap(s) ? undefined : no('20.1', `The garrison keeps the unrest from rising above ${s.unrest}.`);

/** 12.5.3: what a point of support does to the unrest after this battle, if anything. */
export function unrestPoint(s: State, winner: Power, losers: readonly Power[]): 'raise' | 'lower' | undefined {
  if (s.setup.players !== '5') return undefined;
  if (winner === 'carthage') return s.unrest > 0 ? 'lower' : undefined;
  return losers.includes('carthage') && !capProblem(s) ? 'raise' : undefined;
}

/** 20.3: an attack on the unrest. */
interface UnrestFrame {
  readonly type: 'unrest';
  sacred: boolean;
  windowed: boolean;
}

/** 20.3: the attack as the calculator takes it. */
function attackOf(s: State, f: UnrestFrame): UnrestAttack {
  const { force } = moveOf(s);
  return {
    level: s.unrest,
    cu: force.cu,
    tactics: tacticsOf(s, force.leader),
    boxCu: cuAt(s, GARRISON_BOX, 'carthage') - force.cu,
    carthageDice: f.sacred ? 4 : 3,
    unrestDice: 3,
    carthageEvent: 0,
    unrestEvent: 0,
    forceRatio: 'table',
    losersOnes: PLAIN_BATTLE.losersOnes,
    winnersOnes: PLAIN_BATTLE.winnersOnes,
    unrestVictory: 'automatic',
    survivors: 'stay',
  };
}

const rollsOf = (s: State, f: UnrestFrame) =>
  prepare(attackOf(s, f), figuresOf(s)).strength.automatic
    ? []
    : [pool('carthage', 'Carthage', f.sacred ? 4 : 3), pool('unrest', 'Unrest', 3)];

/** Nobody has the unrest: the one with the fewest VP of the others rolls for it. */
function rollerOf(s: State): Player {
  const others = seatsIn(s).filter((seat) => seat !== 'carthage');
  return found(
    groupsOf(contenders(s, others), 'fewest', figuresOf(s)).flatMap(({ players }) => players)[0],
    'nobody is left to roll for the unrest',
  );
}

type Faces = Readonly<Record<string, readonly number[]>>;
/** 12.2.3 to 12.3 with these dice, then 20.3. */
function fought(s: State, f: UnrestFrame, faces: Faces) {
  const figures = figuresOf(s);
  const { attack, battle, strength } = prepare(attackOf(s, f), figures);
  if (strength.automatic) return { after: afterAutomaticVictory(attack, strength.automatic, figures) };
  const rolled = { attacker: faces['carthage'] ?? [], defender: faces['unrest'] ?? [] };
  const thrown = cast(battle, strength, rolled, figures);
  const { winner, loserLosses, winnerLosses, totals } = thrown;
  return { after: afterBattle(attack, winner, loserLosses, winnerLosses, figures), totals };
}

const winnerOf = ({ carthageWins }: { readonly carthageWins: boolean }) => (carthageWins ? 'Carthage' : 'the unrest');

function struck(d: State, { after, totals }: ReturnType<typeof fought>): void {
  const { carthageWins, leaderDisplaced, cuLost, newLevel } = after;
  const move = moveOf(d);
  pop(d);
  byKind(d, GARRISON_BOX, () => loseCu(d, GARRISON_BOX, 'carthage', cuLost));
  move.force.cu -= cuLost;
  move.stage = 'over';
  move.fought = { winner: carthageWins ? 'attacker' : 'defender', automatic: !totals };
  const dice = totals ? `${totals.attacker} to ${totals.defender}` : 'Without a roll';
  const costs = `Carthage loses ${some(cuLost, 'CU', 'CU')}, and the unrest goes from ${d.unrest} to ${newLevel}`;
  note(d, '20.3', `${dice}: ${winnerOf(after)} wins. ${costs}.`, { facts: { carthageWins, cuLost, unrest: newLevel } });
  d.unrest = newLevel;
  if (leaderDisplaced) displace(d, move.force.leaders);
}

export const unrest: Procedure<Sword, UnrestFrame> = {
  run(d, f) {
    if (rollsOf(d, f).length === 0) return struck(d, fought(d, f, {}));
    if (f.windowed) return 'waits';
    f.windowed = true;
    openWindow(d, 'combat', '12.1-note', ['sacred-band']);
  },
  asks: () => ({ rule: '20.3', says: 'Carthage’s dice and the unrest’s dice.' }),
  question: (s, f): Question => ({ calculator: 'unrest-attack', input: { ...attackOf(s, f) }, shows: 'carthageWins' }),
  answers: {
    roll: thrown({
      dice: (s, f) => rollsOf(s, f).map((roll) => ({ ...roll, by: roll.id === 'carthage' ? 'carthage' : rollerOf(s) })),
      result: fought,
      worth: ({ after }) => -after.newLevel,
      reads: ({ after }) => `${winnerOf(after)} wins, unrest ${after.newLevel}`,
      apply: (d, _, result) => struck(d, result),
    }),
  },
};
