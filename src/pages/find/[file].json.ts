/** What find and previews load when they are first used: the documents of each shelf, and the index over all of them. */
import type { APIRoute } from 'astro';
import { makeIndex } from '../../find/search.ts';
import { allDocuments, allTalk, documentsOn, SHELVES } from '../../gate/documents.ts';

export const getStaticPaths = () => [...SHELVES, 'index'].map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const file = params['file']!;
  const body = file === 'index' ? makeIndex(await allDocuments(), allTalk()) : JSON.stringify(await documentsOn(file));
  return new Response(body, { headers: { 'content-type': 'application/json' } });
};
