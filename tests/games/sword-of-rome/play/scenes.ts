/** Courses that seldom come up by themselves: a battle flanked, a city looted, voyages in a reaction, and readings that have another side. */
import { readFileSync } from 'node:fs';
import type { Play } from '../../../support/plays.ts';

export const scenes: Play['scenes'] = JSON.parse(readFileSync(new URL('scenes.json', import.meta.url), 'utf8'));
