/** Find from a terminal: `find <game> '<words>'` prints the top results as the page would list them. */
import { nearest, quoted } from '../calculator/quoted.ts';
import { caseIn } from '../find/case.ts';
import { find, makeIndex, openFinder } from '../find/search.ts';
import { GAMES } from '../games/index.ts';
import { allDocuments, allTalk } from '../gate/documents.ts';
import { answer, goHome } from './terminal.ts';

goHome();

const MOST = 8;
/** The pages of no game. */
const SITE = 'site';

const [game, ...words] = process.argv.slice(2);
const places = [...GAMES, SITE];

if (game === undefined || !places.includes(game) || words.length === 0) {
  const near = game && nearest(game, places);
  const err = words.length
    ? `There is no game ${quoted(game)}${near ? ` (did you mean "${near}"?)` : ''}; choose from ${places.join(', ')}.`
    : "Use find <game> '<words>'.";
  answer({ code: 2, err: `${err}\n` });
} else {
  const documents = await allDocuments();
  const finder = openFinder(documents, makeIndex(documents, allTalk()));
  const offered = caseIn(documents, words.join(' '), game === SITE ? '' : game);
  const cases = offered?.told.map(({ query, says }) => {
    const { label, title, address } = offered.document;
    return `${label.padEnd(12)} ${title}: ${says.join('; against ')} (${address}?${query})`;
  });
  const found = find(finder, offered?.about ?? words.join(' '), game === SITE ? '' : game, MOST);
  const hits = found.map(
    ({ document: { label, title, kind, address } }) => `${label.padEnd(12)} ${title} (${kind}, ${address})`,
  );
  answer({ code: 0, out: [...(cases ?? []), ...(hits.length ? hits : ['Nothing found.']), ''].join('\n') });
}
