/** The documents and their index, fetched once, at the first use of find or preview. */
import type { Document } from '../find/document.ts';
import { type Finder, openFinder } from '../find/search.ts';

let documents: Promise<Document[]> | undefined;
let finder: Promise<Finder> | undefined;

async function fetched(base: string, file: string): Promise<string> {
  const response = await fetch(`${base}find/${file}.json`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

export function documentsAt(base: string): Promise<Document[]> {
  documents ??= fetched(base, 'documents').then(JSON.parse);
  // A failed fetch may succeed next time.
  documents.catch(() => {
    documents = undefined;
  });
  return documents;
}

export function finderAt(base: string): Promise<Finder> {
  finder ??= Promise.all([documentsAt(base), fetched(base, 'index')]).then(([all, index]) => openFinder(all, index));
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}
