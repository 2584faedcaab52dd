/** The game and the calculators cannot disagree: the same duel on the board and in the calculator, the same hands, the same count of CUs. */
import { expect, test } from 'vitest';
import { parse } from '../../../../src/calculator/parse.ts';
import { shareError } from '../../../../src/engine/sample.ts';
import { titleOf } from '../../../../src/games/hannibal/play/cards/battle.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { DuelFrame } from '../../../../src/games/hannibal/play/procedures/duel.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { otherSide, TYPES } from '../../../../src/games/hannibal/words.ts';
import { calculatorOf } from '../../../../src/games/index.ts';
import { propose } from '../../../../src/play/propose.ts';
import type { Question } from '../../../../src/play/question.ts';
import { next, position, tables } from './table.ts';

async function reportOf({ calculator: id, input }: Question) {
  const calculator = (await calculatorOf('hannibal', id))!;
  const parsed = parse(calculator.fields, input);
  if (parsed.type === 'problems') expect.fail(parsed.problems[0]?.sentence);
  return calculator.compute(parsed.input, tables);
}

/** Longus attacks Hasdrubal in Henna; the cards are about to be shuffled. */
const shuffling = (): State =>
  next(
    position({
      active: 'rome',
      hands: { rome: ['s35'] },
      forces: {
        rome: { agrigentum: { cu: 7, generals: ['longus'] } },
        carthage: { enna: { cu: 6, generals: ['hasdrubal'] } },
      },
    }),
    { type: 'play', card: 's35', use: 'activate' },
    { type: 'activate', general: 'longus' },
    { type: 'take', cu: 7, elephants: 0 },
    { type: 'step', to: 'enna' },
  );

const held = (hand: readonly string[], title: string): string | undefined => hand.map(titleOf).find((t) => t === title);

/** Plain play, as the calculator names it: the type held most is led, Reserves last, and the initiative taken. */
function plainly(f: DuelFrame): unknown {
  const mine = f.hands[f.attacker];
  const theirs = f.hands[otherSide(f.attacker)];
  if (f.stage === 'lead') {
    const count = (type: string) => mine.filter((card) => titleOf(card) === type).length;
    const best = TYPES.reduce((a, b) => (count(b) > count(a) ? b : a));
    const card = held(mine, best);
    return card ? { type: 'lead', card, as: best } : { type: 'lead', card: 'reserve', as: 'double-envelopment' };
  }
  if (f.stage === 'match') {
    const card = held(theirs, f.lead!.as) ?? held(theirs, 'reserve');
    return card ? { type: 'match', card } : { type: 'pass' };
  }
  if (mine.length === 0 || theirs.length === 0) return { type: 'pass' };
  return { type: f.lead!.as === 'double-envelopment' ? 'seize' : 'counterattack' };
}

/** The duel from the deal to its end: whether the first Attacker wins. */
function fought(dealt: State, seed: number): { readonly wins: boolean; readonly seed: number } {
  let [s, from] = [dealt, seed];
  for (;;) {
    const f = s.frames.at(-1)!;
    if (f.type === 'aftermath') return { wins: f.fought.result === 'rome-wins', seed: from };
    const waits = hannibal.chance(s);
    const proposed = waits && propose(waits, from);
    from = proposed?.seed ?? from;
    s = next(s, proposed?.action ?? plainly(f as DuelFrame));
  }
}

test('11.5 to 11.7: the duel on the board has the chances that its calculator gives', { timeout: 60_000 }, async () => {
  const before = next(shuffling(), { type: 'shuffle', pile: 'battle-cards' });
  const { chances, sampled } = await reportOf(hannibal.question(before)!);
  const GAMES = 1200;
  let [wins, seed] = [0, 11];
  for (let i = 0; i < GAMES; i++) {
    const deal = propose(hannibal.chance(before)!, seed);
    const end = fought(next(before, deal.action), deal.seed);
    wins += Number(end.wins);
    seed = end.seed;
  }
  const share = chances['attackerWins']!;
  const drawn = sampled?.errors['attackerWins'] ?? 0;
  const error = Math.hypot(shareError(wins, GAMES), drawn);
  expect(Math.abs(wins / GAMES - share)).toBeLessThan(3 * error);
});

test('11.4: the hands that are dealt are those that the calculator counts', async () => {
  const s = shuffling();
  const { facts } = await reportOf(hannibal.question(s)!);
  const waits = hannibal.chance(next(s, { type: 'shuffle', pile: 'battle-cards' }));
  expect(waits?.type === 'deal' && waits.hands).toEqual({ rome: facts['romeCards'], carthage: facts['carthageCards'] });
});
