/** What travels before a reader touches anything, measured on the wire. */

import { expectAtMost } from './scripts.ts';
import { COMBAT, test } from './site.ts';

for (const path of [COMBAT, '/sword-of-rome/rules/', '/']) {
  test(`${path} loads at most 10 kB of script before it is touched`, ({ page }) => expectAtMost(page, path, 9_000));
}
