/** One battle of The Sword of Rome as a game of its own: a force enters, the other may avoid it, they fight, one retreats. */
import type { Faces } from '../../src/calculator/calculator.ts';
import { defaultsOf } from '../../src/calculator/fields.ts';
import type { Tables } from '../../src/calculator/table.ts';
import { battleDice, fight } from '../../src/games/sword-of-rome/battle/roll.ts';
import { type Battle, PLAIN_BATTLE, supportFor } from '../../src/games/sword-of-rome/battle/rules.ts';
import { strengthOf } from '../../src/games/sword-of-rome/battle/strength.ts';
import { check, faceOf, pool } from '../../src/games/sword-of-rome/dice.ts';
import { type RetreatInput, retreatFields } from '../../src/games/sword-of-rome/retreat/fields.ts';
import { retreatOf } from '../../src/games/sword-of-rome/retreat/rules.ts';
import { opponent, type Side } from '../../src/games/sword-of-rome/words.ts';
import { COMMON, place } from '../../src/play/fields.ts';
import { figuresOf, keptFrom } from '../../src/play/figures.ts';
import { wholeGame } from '../../src/play/machine.ts';
import { either, no } from '../../src/play/problem.ts';
import { always, type Procedure } from '../../src/play/procedure.ts';
import { type AnyState, note, pop, push } from '../../src/play/state.ts';

const ACTIONS = { ...COMMON, avoid: {}, retreat: { way: place } } as const;

interface EnteredFrame {
  readonly type: 'entered';
  tries: boolean;
}
interface BattleFrame {
  readonly type: 'battle';
}
interface RetreatFrame {
  readonly type: 'retreat';
  readonly who: Side;
  readonly lost: number;
}
type Frame = EnteredFrame | BattleFrame | RetreatFrame;

type Ways = Readonly<Record<string, RetreatInput['path']>>;

interface State extends AnyState<Frame> {
  readonly setup: { readonly tables: Tables; readonly ways: Ways };
  battle: Battle;
  cu: { attacker: number; flank: number; defender: number };
  support: number;
}

export interface SwordBattle {
  readonly Seat: Side;
  readonly Actions: typeof ACTIONS;
  readonly Frame: Frame;
  readonly State: State;
  /** The battle as its calculator takes it, and where a loser may go. */
  readonly Setup: { readonly battle: Partial<Battle>; readonly ways: Ways };
  readonly Content: { readonly tables: Tables };
}

/** 11.1: the defender may try to slip away before it comes to battle. */
const entered: Procedure<SwordBattle, EnteredFrame> = {
  who: () => 'defender',
  asks: (_, f) => ({ rule: '11.1', says: f.tries ? 'the die of the avoiding army.' : 'whether to avoid battle.' }),
  answers: {
    avoid: {
      when: (_, f) => !f.tries,
      options: () => [{ type: 'avoid' }],
      says: () => 'Try to avoid battle',
      apply(_, f) {
        f.tries = true;
      },
    },
    pass: {
      when: (_, f) => !f.tries,
      ...always({ type: 'pass' as const }, 'Stand and fight', (d: State) => {
        pop(d);
        push(d, { type: 'battle' });
      }),
    },
    roll: {
      when: (_, f) => f.tries,
      waits: ({ battle: { defenderTactics } }) => ({
        dice: () => [{ ...pool('avoid', 'Avoiding battle', 1), by: 'defender' }],
        reads: (faces) => (check('11.1', defenderTactics, faceOf(faces, 'avoid')).passes ? 'gets away' : 'must fight'),
      }),
      apply(d, _, { faces }) {
        const { passes, rule } = check('11.1', d.battle.defenderTactics, faceOf(faces, 'avoid'));
        note(d, rule, passes ? 'The defender gets away.' : 'The defender must fight.', { facts: { avoided: passes } });
        pop(d);
        if (passes) d.ending = { how: 'The battle is avoided.', rule, winners: [] };
        else {
          d.battle = { ...d.battle, failedAvoid: true };
          push(d, { type: 'battle' });
        }
      },
    },
  },
};

const readings = (battle: Battle, faces: Faces, s: State): string => {
  const { winner, attackerWipedOut, defenderWipedOut } = fight(battle, faces, figuresOf(s));
  const gone = winner === 'attacker' ? defenderWipedOut : attackerWipedOut;
  return `the ${winner} wins${gone ? ', nobody is left to retreat' : ''}`;
};

/** 12.2 to 12.5: the result is taken as the rules of battle give it. */
function settle(d: State, faces: Faces): void {
  const fought = fight(d.battle, faces, figuresOf(d));
  const { winner, attackerLosses, defenderLosses, primaryLosses, flankLosses, support } = fought;
  d.cu.attacker -= primaryLosses;
  d.cu.flank -= flankLosses;
  d.cu.defender -= defenderLosses;
  d.support = support;
  pop(d);
  note(d, '12.2.5', `The ${winner} wins.`, { facts: { victor: winner, attackerLosses, defenderLosses, support } });
  const loser = opponent(winner);
  const left = loser === 'attacker' ? d.cu.attacker : d.cu.defender;
  if (left > 0) push(d, { type: 'retreat', who: loser, lost: loser === 'attacker' ? attackerLosses : defenderLosses });
  else d.ending = { how: 'A side is destroyed.', rule: '12.3', winners: [winner] };
}

const battle: Procedure<SwordBattle, BattleFrame> = {
  run(d) {
    // 12.2.1: no die is rolled where one army is large enough.
    if (!strengthOf(d.battle, figuresOf(d)).automatic) return 'waits';
    settle(d, {});
    return 'goes-on';
  },
  asks: () => ({ rule: '12.2.3', says: 'the dice of both sides.' }),
  question: (s) => ({ calculator: 'battle', input: s.battle, shows: 'attackerWins' }),
  answers: {
    roll: {
      waits: (s) => ({
        dice: () => battleDice(s.battle).map((roll) => ({ ...roll, by: roll.id })),
        reads: (faces) => readings(s.battle, faces, s),
      }),
      apply: (d, _, { faces }) => settle(d, faces),
    },
  },
};

/** 12.4: what the calculator would be asked for this way. */
const retreatInput = (s: State, f: RetreatFrame, way: string): RetreatInput => ({
  ...defaultsOf(retreatFields),
  cu: f.who === 'attacker' ? s.cu.attacker : s.cu.defender,
  battleLosses: f.lost,
  role: f.who,
  path: s.setup.ways[way] ?? [],
  beatenOverRough: s.battle.beatenOverRough,
});

const retreat: Procedure<SwordBattle, RetreatFrame> = {
  who: (_, f) => f.who,
  asks: () => ({ rule: '12.4', says: 'which way to retreat.' }),
  answers: {
    retreat: {
      options: (s) => Object.keys(s.setup.ways).map((way) => ({ type: 'retreat', way })),
      says: (s, f, { way }) => ({
        says: `Retreat to ${way}`,
        question: { calculator: 'retreat', input: { ...retreatInput(s, f, way) } },
      }),
      why: (s, _, { way }) => no('12.4', `Found ${way}; ways are ${either(Object.keys(s.setup.ways))}.`),
      apply(d, f, { way }) {
        const { cuLeft, retreatLosses } = retreatOf(retreatInput(d, f, way), figuresOf(d));
        if (f.who === 'attacker') d.cu.attacker = cuLeft;
        else d.cu.defender = cuLeft;
        d.support = supportFor(f.lost + retreatLosses);
        pop(d);
        note(d, '12.4', `${cuLeft} CU reach ${way}.`, {
          facts: { cuLeft, retreatLosses, support: d.support },
          move: { side: f.who, path: ['battle', way], as: 'moved' },
        });
        d.ending = { how: 'A side has retreated.', rule: '12.4', winners: [opponent(f.who)] };
      },
    },
  },
};

export const swordBattle = wholeGame<SwordBattle>({
  id: 'sword-battle',
  seats: { attacker: 'Attacker', defender: 'Defender' },
  actions: ACTIONS,
  procedures: { entered, battle, retreat },
  begin: ({ battle: given, ways }, { tables }) => {
    const full: Battle = { ...PLAIN_BATTLE, ...given };
    return {
      setup: { tables: keptFrom(tables, ['force-ratio', 'combat-loss', 'retreat-penalties', 'limits']), ways },
      battle: full,
      cu: { attacker: full.attackerCu, flank: full.flankCu, defender: full.defenderCu },
      support: 0,
      frames: [{ type: 'entered', tries: false }],
      happened: [],
      ending: null,
    };
  },
  picture: (s) => ({
    title: 'A battle',
    places: {
      battle: {
        control: null,
        stacks: [
          { side: 'attacker', kind: 'CU', number: s.cu.attacker },
          { side: 'defender', kind: 'CU', number: s.cu.defender },
        ],
        leaders: [],
      },
    },
    tracks: { support: { label: 'Support', from: 0, to: 20, at: s.support } },
    hands: {},
    piles: {},
  }),
});
