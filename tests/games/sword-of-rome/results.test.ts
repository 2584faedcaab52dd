/** What the dice did as plain data, which outcomes tell and whole games take: each result against its table and its odds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Faces } from '../../../src/calculator/calculator.ts';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { entryAt, type Figures, Reader } from '../../../src/calculator/table.ts';
import { standsOf } from '../../../src/games/sword-of-rome/attrition/rules.ts';
import { avoid } from '../../../src/games/sword-of-rome/avoid/calculator.ts';
import { react } from '../../../src/games/sword-of-rome/avoid/plan.ts';
import { battle as battleCalculator } from '../../../src/games/sword-of-rome/battle/calculator.ts';
import { fight } from '../../../src/games/sword-of-rome/battle/roll.ts';
import { type Battle, PLAIN_BATTLE } from '../../../src/games/sword-of-rome/battle/rules.ts';
import { check } from '../../../src/games/sword-of-rome/dice.ts';
import { intercept } from '../../../src/games/sword-of-rome/march-past/attempt.ts';
import { marchPast } from '../../../src/games/sword-of-rome/march-past/calculator.ts';
import { marchThrough } from '../../../src/games/sword-of-rome/march-past/plan.ts';
import { chanceToCome } from '../../../src/games/sword-of-rome/march-past/rules.ts';
import { navalMovement } from '../../../src/games/sword-of-rome/naval-movement/calculator.ts';
import { voyageOf } from '../../../src/games/sword-of-rome/naval-movement/rules.ts';
import { sail } from '../../../src/games/sword-of-rome/naval-movement/sail.ts';
import { raidFields } from '../../../src/games/sword-of-rome/raid/fields.ts';
import { pillage, raidPlan } from '../../../src/games/sword-of-rome/raid/plan.ts';
import { raidOnce, stateOf } from '../../../src/games/sword-of-rome/raid/rules.ts';
import { retreatFields } from '../../../src/games/sword-of-rome/retreat/fields.ts';
import { retreatOf } from '../../../src/games/sword-of-rome/retreat/rules.ts';
import { siegeFields } from '../../../src/games/sword-of-rome/siege/fields.ts';
import { courseOf } from '../../../src/games/sword-of-rome/siege/rules.ts';
import { attackUnrest } from '../../../src/games/sword-of-rome/unrest-attack/campaign.ts';
import { unrestFields } from '../../../src/games/sword-of-rome/unrest-attack/fields.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { suffer } from '../../../src/mechanics/attrition.ts';
import { besiege } from '../../../src/mechanics/siege.ts';
import { battleRoll, battleRolls } from '../../support/battle-answers.ts';
import { anyInput } from '../../support/inputs.ts';
import { sequences, sum } from '../../support/oracle.ts';

const { tables } = gameOf('sword-of-rome');

/** Figures as a whole game freezes them: looked up, and nothing remembered. */
const figures: Figures = {
  at: (id, ...keys) => {
    const entry = tables[id] && entryAt(tables[id], keys);
    if (!entry) throw new RangeError(`${id} ${keys.join(' ')}`);
    return entry;
  },
};

const FACES = [1, 2, 3, 4, 5, 6];
const face = fc.integer({ min: 1, max: 6 });
const anyFaces = (dice: number) => fc.array(face, { minLength: dice, maxLength: dice });

const anyBattle = anyInput(battleCalculator.fields, { numbers: 8 }) as unknown as fc.Arbitrary<Battle>;
const anyFight = anyBattle.chain((battle) =>
  fc.tuple(anyFaces(battle.attackerDice), anyFaces(battle.defenderDice)).map(([attacker, defender]) => ({
    battle,
    faces: { attacker, defender },
  })),
);

describe('a battle', () => {
  test('the outcome tells what the fight did, and nothing else', () => {
    fc.assert(
      fc.property(anyFight, ({ battle, faces }) => {
        const { strength, cast, ...result } = fight(battle, faces, figures);
        expect(battleRoll(battle, faces, tables).facts).toMatchObject(result);
        expect(battleRolls(battle, tables)).toHaveLength(cast ? 2 : 0);
        expect(cast === undefined).toBe(strength.automatic !== undefined);
      }),
    );
  });

  test('12.3: the losses that the dice ask for are those of the dice one by one', () => {
    fc.assert(
      fc.property(anyFight, ({ battle, faces }) => {
        const { cast, winner } = fight(battle, faces, figures);
        if (!cast) return;
        expect(cast.winner).toBe(winner);
        expect(cast.dice.map((die) => die.face)).toEqual([...faces.attacker, ...faces.defender]);
        expect(sum(cast.dice.map((die) => die.loser))).toBe(cast.loserLosses);
        expect(sum(cast.dice.map((die) => die.winner))).toBe(cast.winnerLosses);
      }),
    );
  });

  test('12.3: the winner rolls 6, 4, 1 and the loser 5, 3, 1: 4 CU for the loser, its own 1 included, and 1 CU', () => {
    const large = { ...PLAIN_BATTLE, attackerCu: 20, defenderCu: 20 };
    const { cast } = fight(large, { attacker: [6, 4, 1], defender: [5, 3, 1] }, figures);
    expect(cast).toMatchObject({ winner: 'attacker', totals: { attacker: 11, defender: 9 } });
    expect(cast?.dice.map(({ side, face: one, loser, winner }) => [side, one, loser, winner])).toEqual([
      ['attacker', 6, 2, 0],
      ['attacker', 4, 1, 0],
      ['attacker', 1, 0, 0],
      ['defender', 5, 0, 1],
      ['defender', 3, 0, 0],
      ['defender', 1, 1, 0],
    ]);
    expect(cast).toMatchObject({ loserLosses: 4, winnerLosses: 1 });
  });

  test('12.4.1: an attacker beaten over rough is destroyed where its retreat is barred, and only there', () => {
    const beaten = { attacker: [1, 1, 2], defender: [6, 6, 6] };
    for (const beatenOverRough of ['destroyed', 'retreats'] as const)
      for (const acrossRough of [true, false]) {
        const battle = { ...PLAIN_BATTLE, attackerCu: 20, defenderCu: 20, acrossRough, beatenOverRough };
        const back = { ...defaultsOf(retreatFields.path.of), acrossRough };
        const { trail } = retreatOf(
          { ...defaultsOf(retreatFields), cu: 20, role: 'attacker', beatenOverRough, path: [back] },
          figures,
        );
        expect(fight(battle, beaten, figures).attackerWipedOut).toBe(trail.eliminated !== undefined);
        expect(trail.eliminated !== undefined).toBe(acrossRough && beatenOverRough === 'destroyed');
      }
  });

  test('20.3: dice against the unrest cost what they cost in a battle of those sizes', () => {
    fc.assert(
      fc.property(anyInput(unrestFields, { numbers: 8 }), anyFaces(6), anyFaces(6), (drawn, one, other) => {
        const campaign = drawn as InputOf<typeof unrestFields>;
        const rolled = { attacker: one.slice(0, campaign.carthageDice), defender: other.slice(0, campaign.unrestDice) };
        const faces: Faces = { carthage: rolled.attacker, unrest: rolled.defender, carthage2: one, unrest2: other };
        const battle: Battle = {
          ...PLAIN_BATTLE,
          attackerCu: campaign.cu,
          defenderCu: campaign.level,
          attackerTactics: campaign.tactics,
          attackerEvent: campaign.carthageEvent,
          defenderEvent: campaign.unrestEvent,
          attackerDice: campaign.carthageDice,
          defenderDice: campaign.unrestDice,
          forceRatio: campaign.forceRatio,
          losersOnes: campaign.losersOnes,
          winnersOnes: campaign.winnersOnes,
          defenderVictory: campaign.unrestVictory,
        };
        const { first } = attackUnrest(campaign, faces, figures);
        expect(first.cast).toEqual(fight(battle, rolled, figures).cast);
      }),
    );
  });
});

describe('one die against a rating', () => {
  test('10.5.1, 11.1, 11.3: as many faces pass as the rating says', () => {
    for (let tactics = 0; tactics <= 6; tactics++) {
      const checks = FACES.map((one) => check('11.1', tactics, one));
      expect(checks.filter(({ passes }) => passes)).toHaveLength(tactics);
      expect(checks.every(({ rule, needs }) => rule === '11.1' && needs === tactics)).toBe(true);
    }
  });

  test('10.4: each army comes as often as its chance says, whatever the others roll', () => {
    const armies = [
      { cu: 5, tactics: 4, enemySpace: false },
      { cu: 3, tactics: 4, enemySpace: true },
      { cu: 1, tactics: 1, enemySpace: true },
    ];
    const all = sequences(3).map((faces) => intercept(armies, faces));
    for (const [i, army] of armies.entries())
      expect(all.filter((checks) => checks[i]?.passes).length / all.length).toBeCloseTo(chanceToCome(army), 12);
  });
});

describe('a voyage', () => {
  const contested = { ...defaultsOf(navalMovement.fields), contest: '3', cu: 4 } as const;
  const voyage = voyageOf(contested);

  test('waits for the die of naval combat, and then for attrition alone', () => {
    expect(sail(voyage, 4, {}, figures).awaits).toBe('naval');
    for (const one of FACES) {
      const sailed = sail(voyage, 4, { naval: [one] }, figures);
      expect(sailed.awaits).toBe(sailed.result === 'attrition' ? 'attrition' : undefined);
      expect(sail(voyage, 4, { naval: [one], attrition: [3] }, figures)).not.toHaveProperty('awaits');
    }
    expect(sail({ contest: 'none', friendlyPort: false }, 4, {}, figures)).toMatchObject({
      arrives: true,
      cuArriving: 4,
    });
  });

  test('its ends over all faces have the chances of the report', () => {
    const { chances } = navalMovement.compute(contested, tables);
    const all = sequences(2).map(([naval = 0, attrition = 0]) =>
      sail(voyage, 4, { naval: [naval], attrition: [attrition] }, figures),
    );
    for (const end of ['success', 'returns', 'attrition', 'arrives', 'wipedOut'] as const)
      expect(all.filter((sailed) => sailed[end]).length / all.length, end).toBeCloseTo(chances[end], 12);
  });
});

describe('siege, raid and attrition', () => {
  const siege = { ...defaultsOf(siegeFields), factor: 3, rolls: 2, cu: 5 };

  test('13.2: a roll adds the points and takes the CU of its row, and the next one waits', () => {
    for (const [one = 0, other = 0] of sequences(2)) {
      const { state, turns, rolls } = besiege(courseOf(siege, figures), { roll1: [one, other] });
      const points = Number(figures.at('siege', one + other, 'points').value);
      const cu = Number(figures.at('siege', one + other, 'cu').value);
      expect(state).toMatchObject({ points, cu: 5 - cu });
      expect(turns).toHaveLength(1);
      expect(rolls.map(({ id }) => id)).toEqual(points >= 3 || 5 - cu < 3 ? ['roll1'] : ['roll1', 'roll2']);
    }
  });

  test('14.2, 14.3: a raid succeeds with a point or more, and costs 1 MP and the CU of its row', () => {
    const raid = defaultsOf(raidFields);
    const before = stateOf(raid);
    for (const [one = 0, other = 0] of sequences(2)) {
      const { succeeds, rule, after } = raidOnce(before, [one, other], figures);
      expect(succeeds).toBe(Number(figures.at('siege', one + other, 'points').value) > 0);
      expect(rule).toBe(succeeds ? '14.3' : '14.2');
      expect(after.markers).toBe(succeeds ? before.markers - 1 : before.markers);
      expect(after).toMatchObject({
        mp: before.mp - 1,
        cu: before.cu - Number(figures.at('siege', one + other, 'cu').value),
      });
    }
  });

  test('14.2: the raiders go on until the next dice are missing, and only raids need dice', () => {
    const raid = { ...defaultsOf(raidFields), spaces: [...defaultsOf(raidFields).spaces].reverse() };
    const plan = raidPlan({ ...raid, mp: 3 }, figures);
    const waiting = pillage({ ...raid, mp: 3 }, plan, {}, figures);
    expect(waiting).toMatchObject({ waiting: true, raids: 0, deeds: [] });
    const done = pillage({ ...raid, mp: 3 }, plan, { raid1: [5, 5], raid2: [5, 5] }, figures);
    expect(done.deeds.map((deed) => deed.type)).toEqual(['raid', 'move', 'raid']);
    expect(done).toMatchObject({ waiting: false, raids: 2, end: { markers: 0, mp: 0 } });
  });

  test('5.5: only enemy spaces roll, each with the die of its place', () => {
    const spaces = [
      { cu: 6, ground: 'enemy' },
      { cu: 4, ground: 'own' },
      { cu: 2, ground: 'enemy' },
    ] as const;
    const suffered = suffer(standsOf(spaces, figures), [6, 1]).filter(({ face }) => face !== undefined);
    expect(suffered).toMatchObject([
      { place: 0, cu: 6, face: 6, toll: { cuLost: Number(figures.at('attrition', 6, '5-6').value) } },
      { place: 2, cu: 2, face: 1, toll: { cuLost: Number(figures.at('attrition', 1, '2').value) } },
    ]);
  });
});

describe('a march and a reaction', () => {
  test('end in the battle that their dice make', () => {
    const march = defaultsOf(marchPast.fields);
    const reaction = defaultsOf(avoid.fields);
    const marches = everyFall((fallen) => marchPast.rolls?.(march, tables, fallen) ?? [], 40_000) ?? [];
    const reactions = everyFall((fallen) => avoid.rolls?.(reaction, tables, fallen) ?? [], 40_000) ?? [];
    const read = new Reader(tables);
    expect(marches.length + reactions.length).toBeGreaterThan(1000);
    for (const { faces } of marches) {
      const { fought, fight: battle, moverLosses, enemyLosses } = marchThrough(march, faces, read);
      expect(fought).toEqual(battle && fight(battle.battle, faces, figures));
      expect([moverLosses, enemyLosses]).toEqual([fought?.attackerLosses ?? 0, fought?.defenderLosses ?? 0]);
    }
    for (const { faces } of reactions) {
      const { fought, end, moverLosses } = react(reaction, faces, read);
      expect(end).toBe(fought ? (fought.winner === 'defender' ? 'wins' : 'beaten') : 'noBattle');
      expect(moverLosses).toBe(fought?.attackerLosses ?? 0);
    }
  });

  test('are not over while dice are missing', () => {
    expect(() => marchThrough(defaultsOf(marchPast.fields), {}, new Reader(tables))).toThrow(/dice are missing/);
    expect(() => react({ ...defaultsOf(avoid.fields), plan: 'avoid' }, {}, new Reader(tables))).toThrow(
      /dice are missing/,
    );
  });
});
