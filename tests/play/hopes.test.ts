/** Whoever fears a chance finds the least of it best: figures beside options are ranked for the seat that decides. */
import { expect, test } from 'vitest';
import { tellingOf } from '../../src/gate/desk.ts';
import { gameOf } from '../../src/gate/game.ts';
import { readSamples, replayed } from '../../src/gate/samples.ts';
import { exactFigures } from '../../src/play/exact-figures.ts';
import { type Exact, marksOf } from '../../src/play/figure.ts';

const exact = (chance: number, hope?: Exact['hope']): Exact => ({
  ...{ type: 'exact', chance, of: 'Attacker wins', ...(hope && { hope }) },
});

test('the highest is best for who hopes, the lowest for who fears, and neither where that is not known', () => {
  const chances = [0.2, 0.5, 0.9];
  const marks = (hope?: Exact['hope']) => marksOf(chances.map((chance) => exact(chance, hope)));
  expect(marks('for')).toEqual(['worst', undefined, 'best']);
  expect(marks('against')).toEqual(['best', undefined, 'worst']);
  expect(marks()).toEqual([undefined, undefined, undefined]);
  expect(marksOf([exact(0.5), exact(0.5)])).toEqual(['the same', 'the same']);
  // What one hopes for and what one fears are not ranked together.
  expect(marksOf([exact(0.5, 'for'), exact(0.2, 'against')])).toEqual([undefined, undefined]);
});

/** Who decides at a step, what is told of his options, and whether he hopes for it: by the rules of the games. */
const MOMENTS = [
  ['sword-of-rome', 'three-turns', 73, 'greeks', 'Attacker wins', 'for'],
  ['sword-of-rome', 'three-turns', 73, 'romans', 'Attacker wins', 'against'],
  ['sword-of-rome', 'three-turns', 47, 'romans', 'Attacker wins', 'for'],
  ['sword-of-rome', 'three-turns', 47, 'etruscans', 'Attacker wins', 'against'],
  ['hamilcar', 'naval-battle-of-the-rulebook', 3, 'rome', 'Rome wins', 'for'],
  ['hamilcar', 'naval-battle-of-the-rulebook', 5, 'carthage', 'Rome wins', 'against'],
  ['hamilcar', 'rome-takes-to-the-sea', 11, 'rome', 'At least 1 CU is lost', 'against'],
  ['hannibal', 'the-war-from-218', 50, 'rome', 'No CU is lost', 'against'],
  ['hannibal', 'the-war-from-218', 147, 'carthage', 'Arrives', 'for'],
  ['nero', 'four-emperors', 41, 'west', 'An attempt gets through', 'against'],
  ['nero', 'four-emperors', 22, 'east', 'I win', 'for'],
] as const;

test.each(MOMENTS)('%s, %s, step %i: %s, “%s” is %s', async (id, name, step, seat, of, hope) => {
  const game = gameOf(id);
  const sample = readSamples(game).find((one) => one.id === name);
  const { whole, run } = await replayed(game, sample!);
  if (run.type === 'stopped') throw new Error(run.stop.sentence);
  const hopes = new Set<string | undefined>();
  for (const { by, before } of run.moments[step - 1]?.acts ?? [])
    if (by === seat)
      for (const one of await exactFigures(whole, before, tellingOf(game).desk))
        if (one?.type === 'exact' && one.of === of) hopes.add(one.hope);
  expect([...hopes]).toEqual([hope]);
});

test('no option of a battle is weighed by what the battle costs once it is over', async () => {
  const game = gameOf('hannibal');
  for (const sample of readSamples(game)) {
    const { whole, run } = await replayed(game, sample);
    if (run.type === 'stopped') throw new Error(run.stop.sentence);
    for (const { by, before } of run.moments.flatMap(({ acts }) => acts))
      if (by !== 'chance' && whole.asks(before) && before.frames.at(-1)?.type === 'duel')
        for (const one of await exactFigures(whole, before, tellingOf(game).desk))
          expect(one?.type === 'exact' ? one.of : '').not.toMatch(/field remain/);
  }
});
