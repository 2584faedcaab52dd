/** Cards dealt fast: the same as one by one. */
import { expect, test } from 'vitest';
import { Dealer } from '../../src/engine/dealer.ts';
import { Random } from '../../src/engine/random.ts';

test('hand after hand falls as the numbers of the same seed draw it', () => {
  for (let seed = 0; seed < 40; seed++) {
    const [dealer, random] = [new Dealer(seed * 7919), new Random(seed * 7919)];
    const size = 1 + seed * 6;
    const [dealt, drawn] = [
      Uint8Array.from({ length: size }, (_, i) => i),
      Uint8Array.from({ length: size }, (_, i) => i),
    ];
    for (let hand = 0; hand < 50; hand++) {
      const n = (hand * 13) % (size + 1);
      dealer.deal(dealt, n);
      for (let i = 0; i < n; i++) {
        const j = i + random.below(size - i);
        [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
      }
      expect([...dealt]).toEqual([...drawn]);
      expect(dealer.below(6)).toBe(random.below(6));
    }
  }
});
