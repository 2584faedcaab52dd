/** No page fails in silence: whichever script is lost, it is said with a way to try again. `npm run audit` loses every script. */
import { expectSaid, KINDS, LOST, scriptsOf } from './lost.ts';
import { test } from './site.ts';

for (const [i, kind] of KINDS.entries())
  test(`${kind.name}: a lost script is said, and a press mends it`, async ({ page, allowed }) => {
    allowed.push(...LOST);
    const scripts = await scriptsOf(page, kind);
    // Another one for each kind: what stands at the beginning of the list every page shares.
    await expectSaid(page, kind, scripts.at((i * 3) % scripts.length)!);
  });
