/** Every script of every kind of page, lost one by one: it is said, and a press mends it. */
import { expectSaid, KINDS, LOST, scriptsOf } from '../e2e/lost.ts';
import { test } from '../e2e/site.ts';

for (const kind of KINDS)
  test(`${kind.name}, without any one script`, async ({ page, allowed }) => {
    allowed.push(...LOST);
    for (const script of await scriptsOf(page, kind)) await expectSaid(page, kind, script);
  });
