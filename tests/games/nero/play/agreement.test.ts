/** The game and the calculators cannot disagree: the same battles, declarations and withdrawals in both. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Reader } from '../../../../src/calculator/table.ts';
import { afterBattle, cardBp, type Force, forceBp, winnerOf } from '../../../../src/games/nero/battle/rules.ts';
import { bestOf } from '../../../../src/games/nero/deck/values.ts';
import { dpOf, worthOf } from '../../../../src/games/nero/declare/rules.ts';
import { dpWith as dpInPlay, positionOf } from '../../../../src/games/nero/play/points.ts';
import { COLOURS, STATUSES } from '../../../../src/games/nero/words.ts';
import { marching, n, next, position, tables } from './table.ts';

const read = new Reader(tables);
const legions = fc.integer({ min: 1, max: 7 });
const leader = fc.constantFrom('none', ...STATUSES);

test('6.2 to 6.4, 7.3, 13.2: a battle', () => {
  const side = fc.record({ legions, leader, bp: fc.option(fc.integer({ min: 0, max: 6 })) });
  fc.assert(
    fc.property(side, side, fc.boolean(), fc.constantFrom('no', 'yes'), (a, d, marker, newEmperor) => {
      const forces: Record<'attacker' | 'defender', Force> = {
        attacker: { legions: a.legions, leader: a.leader, marker: false, tribe: false },
        defender: { legions: d.legions, leader: d.leader, marker, tribe: false },
      };
      const total = (force: Force, bp: number | null) =>
        forceBp(force, read) + (bp === null ? 0 : cardBp(bp, force, 'zero', read));
      const winner = winnerOf({ attacker: total(forces.attacker, a.bp), defender: total(forces.defender, d.bp) });
      const expected = afterBattle(forces, winner, { beaten: 'none', tribeVp: 'vp', newEmperor }, 1);

      const west = a.leader === 'none' ? 'hispania' : ({ status: a.leader, at: 'syria' } as const);
      const asia = d.leader === 'none' ? 'africa' : ({ status: d.leader, at: 'syria' } as const);
      const s = position({
        ...{ legions: { west: { syria: a.legions }, asia: { syria: d.legions } }, leaders: { west, asia } },
        ...{ markers: marker ? { asia: ['syria'] } : {}, rulings: { 'vp-of-a-new-emperor': newEmperor } },
        hands: { west: ['traitor-1', 'bribe-1', 'bribe-3'], asia: ['bribe-2'] },
        values: { 'bribe-1': { bp: a.bp ?? 0 }, 'bribe-2': { bp: d.bp ?? 0 } },
      });
      const t = next(
        marching(s, 'traitor-1', 'syria', a.legions, a.leader !== 'none'),
        { type: 'attack', target: 'asia' },
        a.bp === null ? { type: 'pass' } : { type: 'battle-card', card: 'bribe-1' },
        d.bp === null ? { type: 'pass' } : { type: 'battle-card', card: 'bribe-2' },
      );
      expect([n(t, 'west', 'syria'), n(t, 'asia', 'syria')]).toEqual([
        expected.attacker.legions,
        expected.defender.legions,
      ]);
      expect([t.vp.west, t.vp.asia]).toEqual([expected.attacker.vp, expected.defender.vp]);
      const status = (c: 'west' | 'asia', was: string) => (was === 'none' ? 'none' : t.leaders[c].status);
      expect([status('west', a.leader), status('asia', d.leader)]).toEqual([
        expected.attacker.leader,
        expected.defender.leader,
      ]);
    }),
  );
});

test('7.1: DP', () => {
  const some = fc.integer({ min: 0, max: 4 });
  const home = ['judaea', 'syria', 'aegyptus', 'dacia', 'moesia', 'achaea'];
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 4, maxLength: 4 }),
      some,
      fc.subarray(home),
      some,
      some,
      (italy, free, held, senate, guard) => {
        const at = Object.fromEntries(COLOURS.map((c, i) => [c, italy[i] ? { 'italia-north': italy[i] } : {}]));
        const west = { ...at['west'], ...Object.fromEntries(held.map((p) => [p, 1])) };
        const s = position({ legions: { ...at, west }, uncontrolled: free ? { 'italia-south': free } : {} });
        const laid = [
          ...Array.from({ length: senate }, (_, i) => ({ card: `senate-influence-${i + 1}`, struck: null })),
          ...Array.from({ length: guard }, (_, i) => ({ card: `praetorian-guard-${i + 1}`, struck: null })),
        ];
        expect(dpInPlay(s, laid)).toBe(dpOf(positionOf(s, 'west'), { senate, guard }, worthOf(read)));
      },
    ),
  );
});

test('5.6: who can pay for a withdrawal', () => {
  const mps = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(mps, fc.integer({ min: 0, max: 12 }), (hand, left) => {
      const cards = hand.map((_, i) => `bribe-${i + 1}`);
      const values = Object.fromEntries(hand.map((mp, i) => [cards[i]!, { mp }]));
      const s = position({
        ...{ legions: { west: { judaea: 1 }, asia: { syria: 1 } }, hands: { west: ['traitor-1'], asia: cards } },
        values: { ...values, 'traitor-1': { mp: left + 1 } },
      });
      const t = next(marching(s, 'traitor-1', 'judaea', 1), { type: 'step', to: 'syria' });
      expect(t.frames.at(-1)?.type === 'entered').toBe(bestOf(hand, 3) > left);
    }),
  );
});
