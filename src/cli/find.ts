/** Find from a terminal: `find <game> '<words>'` prints the first hits as the page would list them. */
import { join } from 'node:path';
import { nearest, quoted } from '../calculator/quoted.ts';
import { caseIn } from '../find/case.ts';
import { find, makeIndex, openFinder } from '../find/search.ts';
import { GAMES } from '../games/index.ts';
import { allDocuments, allTalk } from '../gate/documents.ts';

// The games stand beside the code, wherever this is called from.
process.chdir(join(import.meta.dirname, '../..'));

const MOST = 8;
/** The pages of no game. */
const SITE = 'site';

const [game, ...words] = process.argv.slice(2);
const places = [...GAMES, SITE];

if (game === undefined || !places.includes(game) || words.length === 0) {
  const near = game && nearest(game, places);
  console.error(
    words.length
      ? `game: found ${quoted(game)}${near ? ` (did you mean "${near}"?)` : ''}, allowed ${places.join(', ')}.`
      : "find: allowed find <game> '<words>'.",
  );
  process.exitCode = 2;
} else {
  const documents = await allDocuments();
  const finder = openFinder(documents, makeIndex(documents, allTalk()));
  const offered = caseIn(documents, words.join(' '), game === SITE ? '' : game);
  if (offered) {
    const { label, title, address } = offered.document;
    for (const { query, says } of offered.told)
      console.log(`${label.padEnd(12)} ${title}: ${says.join('; against ')} (${address}?${query})`);
  }
  const found = find(finder, offered?.about ?? words.join(' '), game === SITE ? '' : game, MOST);
  for (const { document } of found)
    console.log(`${document.label.padEnd(12)} ${document.title} (${document.kind}, ${document.address})`);
  if (!found.length) console.log('Nothing found.');
}
