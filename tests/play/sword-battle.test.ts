/** The roll of a whole game and the roll of a calculator are one: a battle of The Sword of Rome from march to retreat. */
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/calculator/parse.ts';
import type { Report } from '../../src/calculator/report.ts';
import { battle } from '../../src/games/sword-of-rome/battle/calculator.ts';
import { retreat } from '../../src/games/sword-of-rome/retreat/calculator.ts';
import { gameOf } from '../../src/gate/game.ts';
import { oddsOf } from '../../src/play/odds.ts';
import { outcomesOf } from '../../src/play/outcomes.ts';
import { propose } from '../../src/play/propose.ts';
import { replay } from '../../src/play/replay.ts';
import { type SwordBattle, swordBattle } from './sword-battle.ts';

const { tables, examples } = gameOf('sword-of-rome');
const { start, play, chance, question } = swordBattle;
type State = SwordBattle['State'];

const PLAIN = { enemyCu: 0, garrison: 0, ownCu: 0, alliedCu: false, acrossRough: false } as const;
const ways = {
  capua: [{ ...PLAIN, control: 'friendly' }],
  bovianum: [
    { ...PLAIN, control: 'enemy' },
    { ...PLAIN, control: 'friendly' },
  ],
} as const;

function next(s: State, action: object): State {
  const played = play(s, action);
  if (played.type === 'rejected') throw new Error(played.problem.sentence);
  return played.state;
}

const inputOf = (given: object) => {
  const parsed = parse(battle.fields, given);
  if (parsed.type === 'problems') throw new Error(parsed.problems[0]?.sentence);
  return parsed.input;
};

const BATTLES: readonly SwordBattle['Setup']['battle'][] = [
  {},
  { attackerCu: 7, attackerTactics: 4, flankCu: 5, defenderCu: 5, defenderTactics: 3, friendlyTo: 'defender' },
  { attackerCu: 2, defenderCu: 3, acrossRough: true, attackerDice: 2, defenderDice: 4 },
  { attackerCu: 4, defenderCu: 9, intercepted: true, losersOnes: 'nothing' },
];

describe.each(BATTLES)('%j', (given) => {
  const rolling = next(start({ battle: given, ways }, { tables }), { type: 'pass' });
  const waits = chance(rolling);
  if (waits?.type !== 'roll') throw new Error('no roll is waited for');
  const input = inputOf(given);

  test('the frame asks its calculator, and waits for the same dice', () => {
    expect(inputOf(question(rolling)!.input)).toEqual(input);
    const dice = waits.dice({}).map(({ by: _, ...roll }) => roll);
    expect(dice).toEqual(battle.rolls!(input, tables, {}));
  });

  test('the same faces give the same result', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { action } = propose(waits, seed);
      if (action.type !== 'roll') throw new Error('not a roll');
      const { facts } = battle.resolve!(input, action.faces, tables);
      const s = next(rolling, action);
      const { attackerLosses, defenderLosses, winner, support } = facts;
      expect(s.happened[0]?.facts).toEqual({ victor: winner, attackerLosses, defenderLosses, support });
      expect(s.cu.attacker + s.cu.flank).toBe(input.attackerCu + input.flankCu - Number(attackerLosses));
      expect(s.cu.defender).toBe(input.defenderCu - Number(defenderLosses));
    }
  });

  test('all faces together give the chances of the report', () => {
    const outcomes = outcomesOf(waits) ?? [];
    const { chances } = battle.compute(input, tables);
    const won = (side: string) =>
      outcomes.filter((o) => o.says.startsWith(`the ${side} wins`)).reduce((sum, o) => sum + o.chance, 0);
    expect(won('attacker')).toBeCloseTo(chances['attackerWins']!, 12);
    expect(won('defender')).toBeCloseTo(chances['defenderWins']!, 12);
  });
});

test('12.2.1: where one army is large enough nothing is rolled', () => {
  const s = next(start({ battle: { attackerCu: 40, defenderCu: 1 }, ways }, { tables }), { type: 'pass' });
  expect(s.happened[0]?.facts).toMatchObject({ victor: 'attacker', defenderLosses: 1 });
  expect(swordBattle.ending(s)).toMatchObject({ how: 'A side is destroyed.', winners: ['attacker'] });
});

/** The worked examples of the rulebook that tell the faces of a battle. */
const worked = examples.filter(({ run }) => run.calculator === 'battle' && run.faces);

test.each(worked)('$id of the rulebook, played', ({ run, expected }) => {
  const rolling = next(start({ battle: run.input, ways }, { tables }), { type: 'pass' });
  const facts = next(rolling, { type: 'roll', faces: run.faces }).happened[0]?.facts;
  const { winner, support } = expected;
  if (winner !== undefined) expect(facts?.['victor']).toBe(winner);
  if (support !== undefined) expect(facts?.['support']).toBe(support);
});

describe('Fregellae, from the march to the retreat', () => {
  const setup: SwordBattle['Setup'] = {
    battle: {
      ...{ attackerCu: 7, attackerTactics: 4, flankCu: 5, defenderCu: 5, defenderTactics: 3 },
      ...{ friendlyTo: 'defender', attackerEvent: -2 },
    },
    ways,
  };
  const played = replay(
    swordBattle,
    {
      setup,
      steps: [
        {
          says: 'Egnatius tries to avoid and fails.',
          actions: [{ type: 'avoid' }, { type: 'roll', faces: { avoid: [5] } }],
          expect: { avoided: false },
        },
        {
          says: 'Both armies roll.',
          actions: [{ type: 'roll', faces: { attacker: [5, 2, 2], defender: [5, 5, 4] } }],
          expect: { victor: 'defender', attackerLosses: 5, asked: 'attacker' },
        },
        {
          says: 'Camillus goes back to Capua.',
          actions: [{ type: 'retreat', way: 'capua' }],
          expect: { cuLeft: 4, support: 3, winner: 'defender' },
        },
      ],
    },
    { tables },
  );

  test('every step gives what the rulebook tells', () => {
    if (played.type === 'stopped') expect.fail(`${played.stop.step}: ${played.stop.sentence}`);
    expect(played.moments).toHaveLength(3);
  });

  test('each roll knows its odds: the die of the avoiding army, and the battle by its report', async () => {
    const desk = { load: async () => battle, tables };
    const [avoid, , ...more] = played.moments.flatMap((m) => m.acts).filter((a) => a.by === 'chance');
    expect(more).toEqual([]);
    expect((await oddsOf(swordBattle, avoid!, desk)).happened).toEqual({ says: 'must fight', chance: 0.5 });
    const roll = played.moments[1]!.acts[0]!;
    const odds = await oddsOf(swordBattle, roll, desk);
    expect(odds.happened?.says).toBe('the defender wins');
    const { chances } = battle.compute(inputOf({ ...setup.battle, failedAvoid: true }), tables);
    expect(odds.report?.chances).toEqual(chances);
  });

  test('12.4: the retreat is that of its calculator', () => {
    const before = played.moments[1]!.state as State;
    const choice = swordBattle.choices(before).find((c) => c.says === 'Retreat to bovianum')!;
    const parsed = parse(retreat.fields, choice.question!.input);
    if (parsed.type === 'problems') throw new Error(parsed.problems[0]?.sentence);
    const { facts }: Report = retreat.compute(parsed.input, tables);
    const s = next(before, choice.action);
    expect(s.happened[0]?.facts).toEqual({
      cuLeft: facts['cuLeft'],
      retreatLosses: facts['retreatLosses'],
      support: facts['support'],
    });
  });
});
