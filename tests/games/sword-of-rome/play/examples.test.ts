/** The worked examples for five players, on the board: what they print is what happens there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { costOf } from '../../../../src/games/sword-of-rome/play/reinforcement.ts';
import { replay } from '../../../../src/play/replay.ts';
import type { Sample } from '../../../../src/play/sample.ts';
import { CONTENT, start } from './table.ts';

interface Example extends Pick<Sample, 'id' | 'setup'> {
  readonly says: string;
  readonly actions: Sample['steps'][number]['actions'];
  readonly expect: Sample['steps'][number]['expect'];
  readonly mpLeft?: number;
}

const examples: Example[] = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8'));

test.each(examples)('$id: $says', ({ says, setup, actions, expect: comes, mpLeft }) => {
  const steps = [{ says, actions, ...(comes && { expect: comes }) }];
  const run = replay(swordOfRome, { setup, steps }, CONTENT);
  if (run.type === 'stopped') throw new Error(run.stop.sentence);
  if (mpLeft !== undefined) expect(run.moments.at(-1)?.board.moving?.left).toBe(mpLeft);
});

test('8.2.3: two Carthaginian spaces in Sicily spare the Greeks the 1 loyalty that Timoleon costs, and no more', () => {
  const held = start({
    players: '5',
    position: {
      leaders: { timoleon: 'syracuse', dionysius: 'displaced' },
      markers: { selinus: 'greeks', panormus: 'greeks' },
    },
  });
  const paying = { powers: ['greeks'], kept: [], relieved: false } as never;
  expect(costOf(held, paying, 'timoleon')).toEqual({ cost: 0, saved: 1 });
  expect(costOf(held, { ...(paying as object), relieved: true } as never, 'timoleon')).toEqual({ cost: 1, saved: 0 });
  const lost = start({
    players: '5',
    position: {
      leaders: { timoleon: 'syracuse', dionysius: 'displaced' },
      markers: { selinus: 'greeks', panormus: 'greeks', catina: 'carthage' },
    },
  });
  expect(costOf(lost, paying, 'timoleon')).toEqual({ cost: 1, saved: 0 });
});
