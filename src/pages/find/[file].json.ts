/** What the find box loads at its first use: all documents, and the index made from them. */
import type { APIRoute } from 'astro';
import { makeIndex } from '../../find/search.ts';
import { allDocuments } from '../../gate/documents.ts';

export const getStaticPaths = () => ['documents', 'index'].map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const documents = await allDocuments();
  const body = params['file'] === 'index' ? makeIndex(documents) : JSON.stringify(documents);
  return new Response(body, { headers: { 'content-type': 'application/json' } });
};
