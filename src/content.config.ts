/** Hands the chapters and reference pages in content/ to Astro; everything else comes through the gate. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { chapterSchema, referenceSchema } from './gate/schema.ts';

export const collections = {
  rules: defineCollection({
    loader: glob({ base: './content', pattern: '*/rules/*.mdx' }),
    schema: chapterSchema,
  }),
  reference: defineCollection({
    loader: glob({ base: './content', pattern: '*/reference/*.mdx' }),
    schema: referenceSchema,
  }),
};
