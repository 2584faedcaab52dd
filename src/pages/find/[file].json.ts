/** What find and previews load at their first use: the documents of each shelf, and the index made from all. */
import type { APIRoute } from 'astro';
import { makeIndex } from '../../find/search.ts';
import { allDocuments, allTalk, documentsOn, SHELVES } from '../../gate/documents.ts';

export const getStaticPaths = () => [...SHELVES, 'index'].map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const file = params['file']!;
  const body = file === 'index' ? makeIndex(await allDocuments(), allTalk()) : JSON.stringify(await documentsOn(file));
  return new Response(body, { headers: { 'content-type': 'application/json' } });
};
