/** The tests that mutations of the rules must not pass, over code that holds a sample of them behind switches. MUTATED names its file. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { runOver } from '../planted/vitest.config.ts';
import { type Mutated, withEnds } from './mutated.ts';

const { texts } = JSON.parse(readFileSync(process.env['MUTATED'] as string, 'utf8')) as Mutated;
const RULES = /^src\/(engine|mechanics|calculator|play|games)\/.*\.ts$/;
const FOLDERS = 'engine,mechanics,calculator,play,games,content,stores,corpus,opponent,gate,charts,components,find';

const mutated: Plugin = {
  ...{ name: 'mutated', enforce: 'pre' },
  transform: (code, id) => {
    const file = relative(process.cwd(), id.split('?')[0] ?? '');
    return RULES.test(file) ? { code: withEnds(texts[file] ?? code), map: null } : undefined;
  },
};

export default defineConfig(runOver(mutated, FOLDERS));
