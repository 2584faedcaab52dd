/** The documents and their index, each fetched once, when find or a preview is first used. */
import { type Document, shelvesOf } from '../../find/document.ts';
import { type Finder, openFinder } from '../../find/search.ts';

const shelves = new Map<string, Promise<Document[]>>();
let finder: Promise<Finder> | undefined;

async function fetched(base: string, file: string): Promise<string> {
  const response = await fetch(`${base}find/${file}.json`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

export function documentsOn(base: string, shelf: string): Promise<Document[]> {
  const documents = shelves.get(shelf) ?? fetched(base, shelf).then(JSON.parse);
  shelves.set(shelf, documents);
  // A failed fetch may succeed next time.
  documents.catch(() => shelves.delete(shelf));
  return documents;
}

export function finderAt(base: string, games: readonly string[]): Promise<Finder> {
  const all = Promise.all(shelvesOf(games).map((shelf) => documentsOn(base, shelf)));
  finder ??= Promise.all([all, fetched(base, 'index')]).then(([found, index]) => openFinder(found.flat(), index));
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}
