/** What play has to settle stands among the rulings, with its clauses, and the readings are those of the engine. */
import { expect, test } from 'vitest';
import { RULINGS } from '../../../../src/games/sword-of-rome/play/rulings.ts';
import { gameOf } from '../../../../src/gate/game.ts';

const { rulings } = gameOf('sword-of-rome');

test.each(Object.entries(RULINGS))('%s is told, our reading first', (id, readings) => {
  const ruling = rulings.find((r) => r.id === id);
  expect(ruling?.options?.map((option) => option.id)).toEqual([...readings]);
  expect(ruling?.rules.length).toBeGreaterThan(0);
});
