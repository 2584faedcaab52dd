/** Courses that seldom come up by themselves: a battle flanked, a city looted, voyages in a reaction, readings that have another side, and the worked examples for five players. */
import { readFileSync } from 'node:fs';
import type { Play } from '../../../support/plays.ts';

const read = (file: string): Play['scenes'] => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const scenes: Play['scenes'] = [...read('scenes.json'), ...read('examples.json')];
