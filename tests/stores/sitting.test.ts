/** At a branch: what goes by itself, what is silenced, when the screen is handed over, and what cannot be taken back. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { contentOf } from '../../src/gate/samples.ts';
import type { Sample, Written } from '../../src/play/sample.ts';
import { branching, gestures } from '../../src/stores/branch/branch.ts';
import { waivable } from '../../src/stores/branch/itself.ts';
import { leavingsAt, mainLine } from '../../src/stores/branch/main-line.ts';
import { type Sitting, sitting } from '../../src/stores/branch/sitting.ts';
import { whyNoUndo } from '../../src/stores/branch/turn.ts';

async function fresh(id: 'nero' | 'sword-of-rome' | 'hamilcar', setup: object, seed = 1): Promise<Sitting> {
  const game = (await playOf(id))!;
  const sample: Sample = { id: 'new', title: '', teaches: '', setup, standIns: [], steps: [] };
  const line = mainLine(game, sample, contentOf(gameOf(id)));
  let next = seed;
  return sitting(branching(line, leavingsAt(line, 0)[0]!.branch), 0, () => next++);
}

const nowOf = ({ branching: { $now } }: Sitting) => $now.get();

/** Takes what comes first until a card can be played. */
function toCards(one: Sitting): void {
  for (let i = 0; i < 200 && one.$tapping.get().cards.length === 0; i++) {
    const { chance, choices } = nowOf(one);
    if (chance) throw new Error(`chance waits: ${chance.type}`);
    one.play([choices[0]!.action]);
  }
}

const NERO = { players: 4, version: 'fast' };

describe('what goes by itself', () => {
  test('deals take no tap, and what is the only option is played with what it followed', async () => {
    const one = await fresh('nero', NERO);
    toCards(one);
    const { moves } = nowOf(one);
    const dealt = moves.findIndex(({ action }) => action.type === 'deal');
    expect(moves[dealt]?.follows).toBe(true);
    for (const { before, follows, by } of moves)
      if (!follows && by !== 'chance') expect(one.branching.line.game.choices(before).length).toBeGreaterThan(1);
  });

  test('on their table people name the cards: then a deal waits', async () => {
    const one = await fresh('nero', NERO);
    one.$dealing.set('table');
    for (let i = 0; i < 200 && !nowOf(one).chance; i++) one.play([nowOf(one).choices[0]!.action]);
    expect(nowOf(one).chance?.type).toBe('deal');
  });

  test('a way is gone on with after everybody has passed, and dropped where somebody has answered', async () => {
    for (let seed = 1; seed < 30; seed++) {
      const one = await fresh('nero', NERO, seed);
      toCards(one);
      const from = nowOf(one);
      const [card] = one.$tapping.get().cards;
      one.tap(card!);
      one.tap(one.$tapping.get().places[0]!);
      const goal = [...one.$tapping.get().reach!.ways].find(([, [way]]) => way!.stops.length === 3)?.[0];
      if (!goal) continue;
      one.aim(goal);
      one.go();
      if (nowOf(one).decider === from.decider) continue;
      // Somebody holds an answer.
      const passing = nowOf(one).moves.length;
      for (let i = 0; i < 9 && nowOf(one).decider !== from.decider; i++) one.play([{ type: 'pass' }]);
      const steps = () => nowOf(one).moves.filter(({ action }) => action.type === 'step').length;
      expect(steps()).toBe(2);
      while (nowOf(one).moves.length > passing) one.undo();
      const answer = nowOf(one).choices.find(({ action }) => action.type === 'answer' && action['card'] !== undefined);
      if (!answer?.says.startsWith('Bad Weather')) continue;
      one.play([answer.action]);
      for (let i = 0; i < 9 && nowOf(one).decider !== from.decider; i++) one.play([{ type: 'pass' }]);
      expect(steps()).toBe(0);
      return;
    }
    throw new Error('nobody could answer');
  });

  test('one undo takes back the whole way', async () => {
    const one = await fresh('nero', NERO, 7);
    toCards(one);
    const before = nowOf(one).state;
    one.tap(one.$tapping.get().cards[0]!);
    one.tap(one.$tapping.get().places[0]!);
    one.aim([...one.$tapping.get().reach!.ways.keys()].at(-1)!);
    one.go();
    expect(nowOf(one).moves.length - nowOf(one).moves.findLastIndex((m) => !m.follows)).toBeGreaterThan(2);
    one.undo();
    expect(nowOf(one).state).toBe(before);
  });

  test('"not this round" passes on the same question until the round is over, and no longer', async () => {
    const one = await fresh('sword-of-rome', { players: '4' });
    const { game } = one.branching.line;
    const random = new Random(2);
    const first = nowOf(one).chance;
    if (first) one.play([game.search(nowOf(one).state).draw(random) as Written]);
    const silenced = new Map<string, string>();
    let asked = 0;
    for (let i = 0; i < 400 && silenced.size < 6; i++) {
      const now = nowOf(one);
      const waived = waivable(game, now);
      const key = `${now.decider} ${now.asks?.rule} ${game.round(now.state)}`;
      if (silenced.has(key)) asked++;
      if (waived) {
        silenced.set(key, now.decider!);
        one.$waived.set([...one.$waived.get(), waived]);
        one.play([{ type: 'pass' }]);
      } else if (now.chance) one.play([game.search(now.state).draw(random) as Written]);
      else
        one.play([
          (now.choices.find(({ action }) => ['pass', 'done'].includes(action.type)) ?? now.choices[0]!).action,
        ]);
    }
    expect(silenced.size).toBe(6);
    expect(asked).toBe(0);
  });
});

describe('hidden hands', () => {
  test('the screen is not handed over at set-up, but wherever a hand is needed', async () => {
    const one = await fresh('nero', NERO);
    one.$table.set({ hands: 'hidden', holder: '' });
    for (let i = 0; i < 100 && !one.$turn.get().covered; i++) one.play([nowOf(one).choices[0]!.action]);
    // All are placed, the cards are dealt, and the first player round begins.
    expect(nowOf(one).moves.some(({ action }) => action.type === 'deal')).toBe(true);
    const { decider } = nowOf(one);
    expect(one.$viewer.get()).toBe('none');
    one.$table.set({ hands: 'hidden', holder: decider! });
    expect([one.$turn.get().covered, one.$viewer.get()]).toEqual([false, decider]);
  });

  test('what others have decided, and what chance has brought, is not taken back', async () => {
    const one = await fresh('nero', NERO);
    const table = { hands: 'hidden', holder: '' } as const;
    one.$table.set(table);
    for (let i = 0; i < 100 && !one.$turn.get().covered; i++) one.play([nowOf(one).choices[0]!.action]);
    const holder = nowOf(one).decider!;
    expect(whyNoUndo(nowOf(one), { hands: 'hidden', holder })).toBe('Dice were rolled or cards drawn since');
    one.$table.set({ hands: 'hidden', holder });
    const seen = gestures(nowOf(one)).length;
    one.tap(one.$tapping.get().cards[0]!);
    const discard = one.$tapping.get().options.find(({ action }) => action.type === 'discard')!;
    one.play([discard.action]);
    expect(gestures(nowOf(one)).length).toBe(seen + 1);
    const why = whyNoUndo(nowOf(one), { hands: 'hidden', holder });
    expect(why === undefined || why === 'Somebody else has acted since').toBe(true);
    expect(whyNoUndo(nowOf(one), { hands: 'hidden', holder: 'somebody' })).toBe('Somebody else has acted since');
  });
});
