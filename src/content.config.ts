/** Tells Astro which MDX files to render. Only the gate reads their front matter. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { allGames, type Game } from './gate/game.ts';

const drawn = (folder: string, pagesOf: (game: Game) => readonly { readonly slug: string }[]) =>
  defineCollection({
    schema: z.object({}),
    loader: {
      name: folder,
      load: async ({ store }) => {
        store.clear();
        for (const game of allGames())
          for (const { slug } of pagesOf(game)) {
            const id = `${game.id}/${folder}/${slug}`;
            store.set({ id, data: {}, filePath: `content/${id}.mdx`, deferredRender: true });
          }
      },
    },
  });

export const collections = {
  rules: drawn('rules', (game) => game.chapters),
  reference: drawn('reference', (game) => game.reference),
};
